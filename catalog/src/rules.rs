//! The rules as players read them: `docs/rules/<engine>.md`, and `<engine>.nl.md` and so on.
//! A paragraph begins with its number in bold at the start of a line, such as `**CL-4.4**`.

use crate::language::Language;

/// The rules of an engine in all languages, in the order of `Language::ALL`.
type File = (&'static str, [&'static str; 4]);

macro_rules! files {
    ($($engine:literal),* $(,)?) => {
        const FILES: &[File] = &[$((
            $engine,
            [
                include_str!(concat!("../../docs/rules/", $engine, ".md")),
                include_str!(concat!("../../docs/rules/", $engine, ".nl.md")),
                include_str!(concat!("../../docs/rules/", $engine, ".fr.md")),
                include_str!(concat!("../../docs/rules/", $engine, ".it.md")),
            ],
        )),*];
    };
}

files!("clash", "mortain", "trench-club");

/// The whole rules of an engine.
pub fn whole(engine: &str, language: Language) -> Option<&'static str> {
    FILES.iter().find(|(name, _)| *name == engine).map(|(_, texts)| texts[language as usize])
}

/// One paragraph by its number, whatever game it belongs to.
pub fn paragraph(number: &str, language: Language) -> Option<&'static str> {
    FILES.iter().find_map(|(_, texts)| cut(texts[language as usize], number))
}

/// The numbers of all paragraphs of an engine's rules, in order.
pub fn paragraphs(engine: &str) -> Vec<&'static str> {
    whole(engine, Language::English).into_iter().flat_map(str::lines).filter_map(opens).collect()
}

/// The number a line opens a paragraph with.
fn opens(line: &str) -> Option<&str> {
    let (number, _) = line.strip_prefix("**")?.split_once("**")?;
    game::scenario::is_paragraph(number).then_some(number)
}

fn cut<'a>(text: &'a str, number: &str) -> Option<&'a str> {
    let mut from = None;
    let mut offset = 0;
    for line in text.split_inclusive('\n') {
        match from {
            None if opens(line) == Some(number) => from = Some(offset),
            Some(from) if opens(line).is_some() || line.starts_with('#') => {
                return Some(text[from..offset].trim_end());
            }
            _ => {}
        }
        offset += line.len();
    }
    from.map(|from| text[from..].trim_end())
}

#[cfg(test)]
mod tests {
    use super::cut;

    const TEXT: &str =
        "# A\n\n**XX-1.1** One.\n\n| table |\n\n**XX-1.10** Ten.\n\n## B\n\n**XX-2.1** Last.\n";

    #[test]
    fn a_paragraph_ends_where_the_next_or_a_heading_begins() {
        assert_eq!(cut(TEXT, "XX-1.1"), Some("**XX-1.1** One.\n\n| table |"));
        assert_eq!(cut(TEXT, "XX-1.10"), Some("**XX-1.10** Ten."));
        assert_eq!(cut(TEXT, "XX-2.1"), Some("**XX-2.1** Last."));
        assert_eq!(cut(TEXT, "XX-1.2"), None);
    }
}
