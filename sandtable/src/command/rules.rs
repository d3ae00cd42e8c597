//! `sandtable rules GAME|PARAGRAPH`: the rules as players read them.

use crate::desk::{Desk, Failure};
use catalog::{Language, rules};
use clap::Args;
use game::{Message, scenario::is_paragraph};
use std::process::ExitCode;

#[derive(Args, Debug)]
pub(crate) struct Rules {
    /// A game, or the number of a paragraph such as CL-4.4
    what: String,
}

impl Rules {
    pub(crate) fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        let text = find(&self.what, desk.text.language()).map_err(|message| desk.failure(&message))?;
        for line in text.lines() {
            writeln!(desk.out, "{}", unmarked(line))?;
        }
        Ok(ExitCode::SUCCESS)
    }
}

/// The rules of a game or the text of a paragraph.
pub(crate) fn find(what: &str, language: Language) -> Result<&'static str, Message> {
    let number = what.to_uppercase();
    if is_paragraph(&number) {
        let missing = || Message::new("error-no-paragraph").with("found", number.as_str());
        return rules::paragraph(&number, language).ok_or_else(missing);
    }
    let is_engine = |listing: &catalog::Listing| listing.engine == what;
    let listing = match catalog::games().into_iter().find(is_engine) {
        Some(listing) => listing,
        None => catalog::find(what)?,
    };
    rules::whole(listing.engine, language).ok_or_else(|| Message::new("error-no-rules").with("found", what))
}

/// A line of the rules without the marks for bold and italic letters.
pub(crate) fn unmarked(line: &str) -> String {
    let line = line.replace("**", "");
    let Some((number, rest)) = line.split_once(" *") else { return line };
    match (is_paragraph(number), rest.split_once('*')) {
        // Where a rule comes from stands in italics after its number.
        (true, Some((standing, text))) => format!("{number} [{standing}]{text}"),
        _ => line,
    }
}

#[cfg(test)]
mod tests {
    use super::unmarked;

    #[test]
    fn marks_are_taken_out_of_a_paragraph() {
        assert_eq!(unmarked("**CL-3.1** *S, I* **Place** costs 1."), "CL-3.1 [S, I] Place costs 1.");
        assert_eq!(unmarked("2 * 3 * 4"), "2 * 3 * 4");
    }
}
