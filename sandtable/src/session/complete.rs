//! Completion, word by word, from phrases that are allowed.

/// What could stand where the line ends.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Completion {
    /// The words that fit, in order, each once.
    pub(crate) words: Vec<String>,
    /// What may be added to the line without choosing: the letters all words share, and a space after a whole word.
    pub(crate) insert: String,
}

impl Completion {
    /// For words that all begin with `begun`.
    pub(crate) fn of(words: Vec<String>, begun: &str) -> Completion {
        let insert = match words.as_slice() {
            [] => String::new(),
            [word] => format!("{} ", &word[begun.len()..]),
            [first, rest @ ..] => {
                let shared = rest.iter().fold(first.len(), |length, word| {
                    first
                        .char_indices()
                        .zip(word.chars())
                        .find(|((_, a), b)| a != b)
                        .map_or(first.len().min(word.len()), |((at, _), _)| at)
                        .min(length)
                });
                first[begun.len().min(shared)..shared].to_owned()
            }
        };
        Completion { words, insert }
    }
}

/// The next words of all phrases that begin with this line.
pub(crate) fn complete(phrases: &[String], line: &str) -> Completion {
    let line = line.trim_start();
    let begun = line.rsplit(' ').next().unwrap_or_default();
    let said = line.len() - begun.len();
    let mut words: Vec<String> = Vec::new();
    for phrase in phrases.iter().filter(|phrase| phrase.starts_with(line)) {
        let word = phrase[said..].split(' ').next().unwrap_or_default();
        if !word.is_empty() && words.iter().all(|known| known != word) {
            words.push(word.to_owned());
        }
    }
    Completion::of(words, begun)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(line: &str) -> (String, String) {
        let phrases = ["place tank 3", "place tank 4", "place private 3", "end", "quit"].map(String::from);
        let completion = complete(&phrases, line);
        (completion.words.join(" "), completion.insert)
    }

    #[test]
    fn a_line_is_completed_word_by_word() {
        assert_eq!(after(""), ("place end quit".into(), String::new()));
        assert_eq!(after("pl"), ("place".into(), "ace ".into()));
        assert_eq!(after("place "), ("tank private".into(), String::new()));
        assert_eq!(after("place t"), ("tank".into(), "ank ".into()));
        assert_eq!(after("place tank "), ("3 4".into(), String::new()));
        assert_eq!(after("place tank 3"), ("3".into(), " ".into()));
        assert_eq!(after("nonsense"), (String::new(), String::new()));
    }

    #[test]
    fn shared_letters_are_inserted_and_no_more() {
        let words = vec!["roads-1-2".to_owned(), "roads-1-3".to_owned()];
        assert_eq!(Completion::of(words, "ro").insert, "ads-1-");
        let accents = vec!["à".to_owned(), "á".to_owned()];
        assert_eq!(Completion::of(accents, "").insert, "");
    }
}
