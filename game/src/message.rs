//! Text that people read, before it has a language: a key and its arguments. Events, refusals, faults and odds all
//! become messages here, mechanically, from their serde form; the Fluent files under `text/` give them words.
//!
//! `Placed { side: Axis, unit: Tank, road: 3 }` of the game `clash` becomes the key `clash-event-placed` with the
//! arguments `side`, `unit` and `road`. A text argument is itself translated if the files have a message
//! `<game>-<argument>-<value>` (`clash-unit-tank`); otherwise it stands as it is.

use serde::{Deserialize, Serialize, de, ser::Error as _};
use std::{collections::BTreeMap, fmt};

/// One argument of a message.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Value {
    Number(i64),
    Text(String),
    /// Several words, each translated on its own and joined in the reader's way.
    List(Vec<String>),
}

impl From<i64> for Value {
    fn from(number: i64) -> Value {
        Value::Number(number)
    }
}

impl From<&str> for Value {
    fn from(text: &str) -> Value {
        Value::Text(text.to_owned())
    }
}

impl From<String> for Value {
    fn from(text: String) -> Value {
        Value::Text(text)
    }
}

impl From<Vec<String>> for Value {
    fn from(words: Vec<String>) -> Value {
        Value::List(words)
    }
}

/// A sentence for people, without its language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Message {
    pub key: String,
    pub args: BTreeMap<String, Value>,
}

impl Message {
    pub fn new(key: impl Into<String>) -> Message {
        Message { key: key.into(), args: BTreeMap::new() }
    }

    #[must_use]
    pub fn with(mut self, name: &str, value: impl Into<Value>) -> Message {
        self.args.insert(name.to_owned(), value.into());
        self
    }

    /// The message of an enum value: key `<prefix>-<variant>`, arguments its fields. The enum must be tagged the
    /// usual way of serde, with struct or unit variants in kebab-case.
    pub fn of<T: Serialize + ?Sized>(prefix: &str, value: &T) -> Message {
        message_of(prefix, value).expect("events and reasons are enums of unit and struct variants")
    }
}

fn message_of<T: Serialize + ?Sized>(prefix: &str, value: &T) -> Result<Message, serde_json::Error> {
    use serde_json::Value as Json;
    let (variant, fields) = match serde_json::to_value(value)? {
        Json::String(variant) => (variant, serde_json::Map::new()),
        Json::Object(tagged) => match tagged.into_iter().next() {
            Some((variant, Json::Object(fields))) => (variant, fields),
            _ => return Err(serde_json::Error::custom("not a struct variant")),
        },
        _ => return Err(serde_json::Error::custom("not an enum")),
    };
    let mut message = Message::new(format!("{prefix}-{variant}"));
    for (name, field) in fields {
        if let Some(value) = value_of(field)? {
            message.args.insert(name, value);
        }
    }
    Ok(message)
}

/// A field as an argument; an empty option is left out.
fn value_of(field: serde_json::Value) -> Result<Option<Value>, serde_json::Error> {
    use serde_json::Value as Json;
    Ok(Some(match field {
        Json::Null => return Ok(None),
        Json::Bool(yes) => Value::Text(if yes { "yes" } else { "no" }.to_owned()),
        Json::Number(number) => match number.as_i64() {
            Some(number) => Value::Number(number),
            None => return Err(serde_json::Error::custom("only whole numbers")),
        },
        Json::String(text) => Value::Text(text),
        Json::Array(items) => Value::List(
            items
                .into_iter()
                .map(|item| match item {
                    Json::String(text) => Ok(text),
                    Json::Number(number) => Ok(number.to_string()),
                    _ => Err(serde_json::Error::custom("a list of words or numbers")),
                })
                .collect::<Result<_, _>>()?,
        ),
        Json::Object(_) => return Err(serde_json::Error::custom("no nested structures")),
    }))
}

/// Without a language: the key and its arguments, for tests and logs.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.key)?;
        for (name, value) in &self.args {
            match value {
                Value::Number(number) => write!(f, " {name}={number}")?,
                Value::Text(text) => write!(f, " {name}={text}")?,
                Value::List(words) => write!(f, " {name}={}", words.join("+"))?,
            }
        }
        Ok(())
    }
}

/// Something wrong with what people wrote: an option, a position, a content file. All faults are reported together.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    /// Where: counted from 0 among the lines that were handed over, if one line is to blame.
    pub line: Option<usize>,
    pub message: Message,
}

impl Fault {
    pub fn new(message: Message) -> Fault {
        Fault { line: None, message }
    }

    pub fn at(line: usize, message: Message) -> Fault {
        Fault { line: Some(line), message }
    }
}

/// Exact odds of an action, ready to be shown: tables whose rows add up to 1, and single figures.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Odds {
    pub tables: Vec<OddsTable>,
    pub figures: Vec<(Message, f64)>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct OddsTable {
    pub title: Message,
    pub rows: Vec<(Message, f64)>,
}

/// The words of all variants of an enum with derived `Deserialize`, as serde knows them: the list by which tests see
/// that every event and every reason has its text.
pub fn variants<'de, T: Deserialize<'de>>() -> &'static [&'static str] {
    let mut names: &'static [&'static str] = &[];
    // The deserialiser stops at once, having noted the names: the error says nothing.
    let _ = T::deserialize(NoteVariants(&mut names));
    names
}

struct NoteVariants<'a>(&'a mut &'static [&'static str]);

impl<'de> de::Deserializer<'de> for NoteVariants<'_> {
    type Error = de::value::Error;

    fn deserialize_enum<V: de::Visitor<'de>>(
        self,
        _name: &'static str,
        variants: &'static [&'static str],
        _visitor: V,
    ) -> Result<V::Value, Self::Error> {
        *self.0 = variants;
        Err(de::Error::custom("only the names were wanted"))
    }

    fn deserialize_any<V: de::Visitor<'de>>(self, _visitor: V) -> Result<V::Value, Self::Error> {
        Err(de::Error::custom("not an enum"))
    }

    serde::forward_to_deserialize_any! {
        bool i8 i16 i32 i64 u8 u16 u32 u64 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    enum Told {
        TurnEnded,
        UnitPlaced { unit: String, road: u8, gone: Option<u8>, swept: Vec<u8> },
    }

    #[test]
    fn a_variant_becomes_key_and_arguments() {
        let told = Told::UnitPlaced { unit: "tank".into(), road: 3, gone: None, swept: vec![1, 2] };
        assert_eq!(Message::of("x", &told).to_string(), "x-unit-placed road=3 swept=1+2 unit=tank");
        assert_eq!(Message::of("x", &Told::TurnEnded).to_string(), "x-turn-ended");
    }

    #[test]
    fn variants_are_listed_as_serde_writes_them() {
        assert_eq!(variants::<Told>(), ["turn-ended", "unit-placed"]);
        assert!(variants::<u8>().is_empty());
    }
}
