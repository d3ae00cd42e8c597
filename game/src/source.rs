//! The shape that scenarios and game files share: lines with comments, a head, and sections of indented lines.

use crate::{
    contract::SourceLine,
    message::{Fault, Message},
};

/// A meaningful line: its number in the file, from 1, and its words separated by one space.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Numbered<'a> {
    pub number: usize,
    pub text: &'a str,
}

/// The lines of a section, with its keyword and the line it stands on.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Section<'a> {
    pub keyword: &'a str,
    pub number: usize,
    pub lines: Vec<Numbered<'a>>,
}

/// A file cut into head lines and sections. A line that starts at the margin and is one of `keywords` opens a section;
/// indented lines belong to it.
pub fn cut<'a>(
    source: &'a str,
    keywords: &[&str],
) -> Result<(Vec<Numbered<'a>>, Vec<Section<'a>>), Vec<Fault>> {
    let mut head = Vec::new();
    let mut sections: Vec<Section<'a>> = Vec::new();
    let mut faults = Vec::new();
    for (index, line) in source.lines().enumerate() {
        let number = index + 1;
        let bare = line.find('#').map_or(line, |comment| &line[..comment]);
        let text = bare.trim();
        if text.is_empty() {
            continue;
        }
        if text.contains("  ") || text.contains('\t') {
            faults.push(Fault::at(number, Message::new("fault-spaces")));
            continue;
        }
        let is_indented = bare.starts_with([' ', '\t']);
        match (is_indented, sections.last_mut()) {
            (true, Some(section)) => section.lines.push(Numbered { number, text }),
            (true, None) => faults.push(Fault::at(number, Message::new("fault-indented"))),
            (false, _) if keywords.contains(&text) => {
                sections.push(Section { keyword: text, number, lines: Vec::new() });
            }
            (false, None) => head.push(Numbered { number, text }),
            (false, Some(_)) => {
                faults.push(Fault::at(number, Message::new("fault-section").with("found", text)));
            }
        }
    }
    if faults.is_empty() { Ok((head, sections)) } else { Err(faults) }
}

/// Faults counted among handed-over lines, counted among the lines of the file instead.
pub(crate) fn place(faults: Vec<Fault>, lines: &[Numbered<'_>]) -> Vec<Fault> {
    let number = |line: usize| lines.get(line).map(|line| line.number);
    faults.into_iter().map(|fault| Fault { line: fault.line.and_then(number), ..fault }).collect()
}

pub(crate) fn owned(lines: &[Numbered<'_>]) -> Vec<SourceLine> {
    lines.iter().map(|line| line.text.to_owned()).collect()
}
