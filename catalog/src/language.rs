//! The languages people can play in, and how one is chosen.

use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    #[default]
    English,
    Dutch,
    French,
    Italian,
}

impl Language {
    pub const ALL: [Language; 4] = [Language::English, Language::Dutch, Language::French, Language::Italian];

    /// The two letters by which files and `--lang` name it.
    pub fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Dutch => "nl",
            Language::French => "fr",
            Language::Italian => "it",
        }
    }

    pub fn from_code(code: &str) -> Option<Language> {
        Language::ALL.into_iter().find(|language| language.code() == code)
    }

    /// The language of a locale such as `nl_BE.UTF-8`; English for those we do not speak.
    pub fn from_locale(locale: &str) -> Language {
        let code = locale.split(['_', '-', '.', '@']).next().unwrap_or_default();
        Language::from_code(&code.to_ascii_lowercase()).unwrap_or_default()
    }

    /// The language of the first variable that is set, in the order in which POSIX asks them.
    pub fn from_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
        ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .filter_map(variable)
            .find(|locale| !locale.is_empty())
            .map_or(Language::English, |locale| Language::from_locale(&locale))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language_or_english() {
        assert_eq!(Language::from_locale("nl_BE.UTF-8"), Language::Dutch);
        assert_eq!(Language::from_locale("fr"), Language::French);
        assert_eq!(Language::from_locale("it@euro"), Language::Italian);
        assert_eq!(Language::from_locale("C.UTF-8"), Language::English);
        assert_eq!(Language::from_locale("de_DE"), Language::English);
    }

    #[test]
    fn the_first_variable_that_is_set_decides() {
        let set = |pairs: &'static [(&str, &str)]| {
            Language::from_environment(|name| {
                pairs.iter().find(|(key, _)| *key == name).map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(set(&[("LANG", "it_IT"), ("LC_ALL", "")]), Language::Italian);
        assert_eq!(set(&[("LANG", "it_IT"), ("LC_MESSAGES", "fr_FR")]), Language::French);
        assert_eq!(set(&[("LC_ALL", "nl_NL"), ("LC_MESSAGES", "fr_FR")]), Language::Dutch);
        assert_eq!(set(&[]), Language::English);
    }
}
