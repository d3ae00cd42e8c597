//! Messages in the reader's language. The words stand in `text/<language>/*.ftl` (Fluent) and are built into the
//! binary; a message without words in the language is said in English, and one without any shows its key.
//!
//! Text arguments are words of the sentences and have names of their own: `unit` = `tank` in a message of `clash` is
//! looked up as `clash-unit-tank`, and stands as it is if there is no such message (`.` in a word becomes `-`). The
//! bare word stays within reach of selectors as `$unit-id`. What could stand in a sentence that was misread is said in
//! the words that could be typed.

use crate::language::Language;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};
use game::{Fault, Message, Refusal, Value};
use std::{fmt, sync::Arc};
use unic_langid::LanguageIdentifier;

/// A file of messages in all languages, in the order of `Language::ALL`.
pub type File = (&'static str, [&'static str; 4]);

macro_rules! files {
    ($($name:literal),* $(,)?) => {
        /// Every file of messages.
        pub const FILES: &[File] = &[$((
            $name,
            [
                include_str!(concat!("../../text/en/", $name, ".ftl")),
                include_str!(concat!("../../text/nl/", $name, ".ftl")),
                include_str!(concat!("../../text/fr/", $name, ".ftl")),
                include_str!(concat!("../../text/it/", $name, ".ftl")),
            ],
        )),*];
    };
}

files!(
    "bots",
    "clash",
    "learn",
    "learn-clash-ardennes",
    "learn-clash-dday",
    "learn-mortain",
    "learn-trench-club",
    "mortain",
    "sandtable",
    "server",
    "trench-club",
    "web",
);

/// More words than this in a list are counted, not read out.
const LONGEST_LIST: usize = 16;

type Bundle = FluentBundle<Arc<FluentResource>>;

/// A reader's language.
pub struct Text {
    language: Language,
    /// The reader's language, then English.
    bundles: Vec<Bundle>,
}

impl fmt::Debug for Text {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Text").field("language", &self.language).finish_non_exhaustive()
    }
}

impl Text {
    pub fn new(language: Language) -> Text {
        let mut bundles = vec![bundle(language)];
        if language != Language::English {
            bundles.push(bundle(Language::English));
        }
        Text { language, bundles }
    }

    pub fn language(&self) -> Language {
        self.language
    }

    /// The message in words; `engine` names the game whose words its arguments are.
    pub fn say(&self, message: &Message, engine: &str) -> String {
        let engine = if message.key.starts_with("refusal-misread") { "" } else { engine };
        let mut args = FluentArgs::new();
        for (name, value) in &message.args {
            match value {
                Value::Number(number) => args.set(name.clone(), *number),
                Value::Text(word) => {
                    args.set(format!("{name}-id"), harmless(word));
                    args.set(name.clone(), self.word(engine, name, word));
                }
                Value::List(words) => {
                    args.set(format!("{name}-count"), words.len() as i64);
                    args.set(name.clone(), self.list(engine, name, words));
                }
            }
        }
        self.format(&message.key, &args).unwrap_or_else(|| message.key.clone())
    }

    /// A message without arguments.
    pub fn plain(&self, key: &str) -> String {
        self.format(key, &FluentArgs::new()).unwrap_or_else(|| key.to_owned())
    }

    /// A word of the game's sentences as people call it: its name if it has one, else the word.
    pub fn word(&self, engine: &str, kind: &str, word: &str) -> String {
        if word.is_empty() || engine.is_empty() {
            return harmless(word);
        }
        let key = format!("{engine}-{kind}-{}", word.replace('.', "-"));
        self.format(&key, &FluentArgs::new()).unwrap_or_else(|| harmless(word))
    }

    /// A refusal with its paragraph in brackets.
    pub fn refusal(&self, refusal: &Refusal, engine: &str) -> String {
        let said = self.say(&refusal.message, engine);
        match refusal.rule {
            Some(rule) => format!("{said} ({rule})"),
            None => said,
        }
    }

    /// A fault of something people wrote, its line first if it has one. `engine` may be empty.
    pub fn fault(&self, fault: &Fault, engine: &str) -> String {
        let said = self.say(&fault.message, engine);
        match fault.line {
            Some(line) => {
                let line = Message::new("fault-at-line").with("line", line as i64).with("fault", said);
                self.say(&line, engine)
            }
            None => said,
        }
    }

    pub fn has(&self, key: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(key))
    }

    /// `a, b and c`; what could stand somewhere is joined by `or`.
    fn list(&self, engine: &str, name: &str, words: &[String]) -> String {
        let named: Vec<String> =
            words.iter().take(LONGEST_LIST).map(|word| self.word(engine, name, word)).collect();
        let joined = |key: &str, rest: &[String], last: FluentValue<'static>| {
            let mut args = FluentArgs::new();
            args.set("rest", rest.join(", "));
            args.set("last", last);
            self.format(key, &args).unwrap_or_else(|| rest.join(", "))
        };
        if words.len() > LONGEST_LIST {
            return joined("list-more", &named, FluentValue::from((words.len() - LONGEST_LIST) as i64));
        }
        let key = if name == "expected" { "list-or" } else { "list-and" };
        match named.as_slice() {
            [] => self.plain("list-none"),
            [word] => word.clone(),
            [rest @ .., last] => joined(key, rest, FluentValue::from(last.clone())),
        }
    }

    fn format(&self, key: &str, args: &FluentArgs<'_>) -> Option<String> {
        let (bundle, pattern) =
            self.bundles.iter().find_map(|bundle| Some((bundle, bundle.get_message(key)?.value()?)))?;
        // Errors are arguments that were left out, which selectors answer with their default.
        Some(bundle.format_pattern(pattern, Some(args), &mut Vec::new()).into_owned())
    }
}

/// What others wrote, without the characters by which it could command a terminal.
pub fn harmless(text: &str) -> String {
    text.chars().map(|letter| if letter.is_control() { '\u{fffd}' } else { letter }).collect()
}

fn bundle(language: Language) -> Bundle {
    let id: LanguageIdentifier = language.code().parse().expect("our language codes are well formed");
    let mut bundle = Bundle::new_concurrent(vec![id]);
    bundle.set_use_isolating(false);
    for (_, sources) in FILES {
        // A message with a mistake in it is left out; a test finds it.
        let resource = FluentResource::try_new(sources[language as usize].to_owned())
            .unwrap_or_else(|(resource, _)| resource);
        let _ = bundle.add_resource(Arc::new(resource));
    }
    bundle
}
