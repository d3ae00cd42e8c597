//! The reader's language, and messages with their words.

use catalog::{Language, Text};
use game::Message;
use serde::Serialize;
use std::sync::Arc;
use utoipa::ToSchema;

/// All languages, read once.
#[derive(Debug)]
pub(crate) struct Texts([Text; 4]);

impl Texts {
    pub(crate) fn new() -> Arc<Texts> {
        Arc::new(Texts(Language::ALL.map(Text::new)))
    }

    pub(crate) fn of(&self, language: Language) -> &Text {
        &self.0[language as usize]
    }

    pub(crate) fn spoken(&self, message: Message, engine: &str, language: Language) -> Spoken {
        let text = self.of(language).say(&message, engine);
        Spoken { key: message.key, args: message.args, text: Some(text) }
    }
}

/// A sentence for people: its key and arguments, and its words if a language was asked for.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, ToSchema)]
pub(crate) struct Spoken {
    pub(crate) key: String,
    #[schema(value_type = std::collections::BTreeMap<String, serde_json::Value>)]
    pub(crate) args: std::collections::BTreeMap<String, game::Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) text: Option<String>,
}

impl From<Message> for Spoken {
    fn from(message: Message) -> Spoken {
        Spoken { key: message.key, args: message.args, text: None }
    }
}

/// The first language of an `Accept-Language` header that we speak, by its weights.
pub(crate) fn accepted(header: &str) -> Option<Language> {
    let mut best: Option<(f32, Language)> = None;
    for part in header.split(',') {
        let (name, weight) = part.split_once(";q=").unwrap_or((part, "1"));
        let code = name.trim().split('-').next().unwrap_or_default().to_ascii_lowercase();
        let (Some(language), Ok(weight)) = (Language::from_code(&code), weight.trim().parse::<f32>()) else {
            continue;
        };
        if best.is_none_or(|(most, _)| weight > most) {
            best = Some((weight, language));
        }
    }
    best.map(|(_, language)| language)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_heaviest_language_that_we_speak_is_taken() {
        assert_eq!(accepted("de, nl-BE;q=0.8, fr;q=0.9"), Some(Language::French));
        assert_eq!(accepted("it"), Some(Language::Italian));
        assert_eq!(accepted("de-DE,de;q=0.9"), None);
        assert_eq!(accepted(";;,q=,nl;q=x"), None);
    }
}
