//! A content file as tables with line numbers. Every read notes what is wrong and goes on, so that all faults of a
//! file come out together. Knows TOML, not the game.

use game::{Fault, Message};
use toml::{
    Spanned,
    de::{DeTable, DeValue},
};

/// One table of a file, and where it begins.
#[derive(Clone, Copy)]
pub(crate) struct Entry<'a> {
    table: &'a DeTable<'a>,
    pub(crate) at: usize,
}

/// Collects the faults of one file.
pub(crate) struct Source<'a> {
    file: &'a str,
    text: &'a str,
    pub(crate) faults: Vec<Fault>,
}

impl<'a> Source<'a> {
    /// The text as a table, as far as it can be read at all.
    pub(crate) fn parse(file: &'a str, text: &'a str) -> (Source<'a>, Spanned<DeTable<'a>>) {
        let (root, errors) = DeTable::parse_recoverable(text);
        let mut source = Source { file, text, faults: Vec::new() };
        for error in errors {
            let at = error.span().map_or(0, |span| span.start);
            source.fault(at, "syntax", error.message());
        }
        (source, root)
    }

    pub(crate) fn fault(&mut self, at: usize, problem: &str, word: impl Into<String>) {
        let line = self.text[..at.min(self.text.len())].matches('\n').count() as i64 + 1;
        self.faults.push(Fault::new(
            Message::new("clash-fault-content")
                .with("file", self.file)
                .with("line", line)
                .with("problem", problem)
                .with("word", word.into()),
        ));
    }

    pub(crate) fn root<'t>(root: &'t Spanned<DeTable<'a>>) -> Entry<'t>
    where
        'a: 't,
    {
        Entry { table: root.get_ref(), at: 0 }
    }

    /// The tables of the list `[[name]]`; the file must hold nothing but `allowed`.
    pub(crate) fn entries<'t>(&mut self, root: Entry<'t>, name: &str, allowed: &[&str]) -> Vec<Entry<'t>> {
        self.only(root, allowed);
        let Some(value) = self.get(root, name) else { return Vec::new() };
        let Some(items) = value.get_ref().as_array() else {
            self.fault(value.span().start, "not-a-list", name);
            return Vec::new();
        };
        let mut entries = Vec::new();
        for item in items.iter() {
            match item.get_ref() {
                DeValue::Table(table) => entries.push(Entry { table, at: item.span().start }),
                _ => self.fault(item.span().start, "not-a-table", name),
            }
        }
        entries
    }

    /// The table `[name]`.
    pub(crate) fn table<'t>(&mut self, root: Entry<'t>, name: &str) -> Option<Entry<'t>> {
        let value = self.get(root, name)?;
        match value.get_ref() {
            DeValue::Table(table) => Some(Entry { table, at: value.span().start }),
            _ => {
                self.fault(value.span().start, "not-a-table", name);
                None
            }
        }
    }

    /// Reports keys that mean nothing here: most often a typing error in a key that may be left out.
    pub(crate) fn only(&mut self, entry: Entry<'_>, keys: &[&str]) {
        for (key, _) in entry.table {
            let word: &str = key.get_ref();
            if !keys.contains(&word) {
                self.fault(key.span().start, "unknown-key", word);
            }
        }
    }

    pub(crate) fn optional<'t>(&self, entry: Entry<'t>, key: &str) -> Option<&'t Spanned<DeValue<'t>>> {
        entry.table.iter().find(|(found, _)| found.get_ref() == key).map(|(_, value)| value)
    }

    fn get<'t>(&mut self, entry: Entry<'t>, key: &str) -> Option<&'t Spanned<DeValue<'t>>> {
        let value = self.optional(entry, key);
        if value.is_none() {
            self.fault(entry.at, "missing-key", key);
        }
        value
    }

    /// A word that `read` understands.
    pub(crate) fn word<T>(
        &mut self,
        entry: Entry<'_>,
        key: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let value = self.get(entry, key)?;
        self.word_of(value, key, read)
    }

    pub(crate) fn word_of<T>(
        &mut self,
        value: &Spanned<DeValue<'_>>,
        key: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let at = value.span().start;
        let Some(text) = value.get_ref().as_str() else {
            self.fault(at, "not-a-word", key);
            return None;
        };
        let read = read(text);
        if read.is_none() {
            self.fault(at, "unknown-word", text);
        }
        read
    }

    /// A whole number between `least` and `most`.
    pub(crate) fn number(&mut self, entry: Entry<'_>, key: &str, least: u8, most: u8) -> Option<u8> {
        let value = self.get(entry, key)?;
        self.number_of(value, key, least, most)
    }

    pub(crate) fn number_of(
        &mut self,
        value: &Spanned<DeValue<'_>>,
        key: &str,
        least: u8,
        most: u8,
    ) -> Option<u8> {
        let at = value.span().start;
        let Some(number) = value.get_ref().as_integer() else {
            self.fault(at, "not-a-number", key);
            return None;
        };
        match number.as_str().parse::<u8>() {
            Ok(number) if (least..=most).contains(&number) => Some(number),
            _ => {
                self.fault(at, "out-of-range", format!("{key} {}, {least}–{most}", number.as_str()));
                None
            }
        }
    }

    /// The items of a list.
    pub(crate) fn items<'t>(
        &mut self,
        value: &'t Spanned<DeValue<'t>>,
        key: &str,
    ) -> &'t [Spanned<DeValue<'t>>] {
        match value.get_ref().as_array() {
            Some(items) => items,
            None => {
                self.fault(value.span().start, "not-a-list", key);
                &[]
            }
        }
    }
}
