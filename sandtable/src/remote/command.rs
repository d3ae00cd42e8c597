//! What people can type at a server's table besides what they can type at one here. No verb may be a verb of a game.

use crate::session::Command;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Online<'a> {
    /// The same as at a table here.
    Common(Command<'a>),
    /// A sentence by another name.
    Sentence(&'static str),
    Chat(&'a str),
    Table,
    Seat(&'a str),
    /// The computer takes the seat at this level, or gives it back.
    Bot(Option<u8>),
    Start,
    Rematch,
    GetUp,
    Incomplete(&'static str),
}

/// The verbs, for completion and help, in the order in which help explains them.
pub(super) const VERBS: [&str; 19] = [
    "help", "legal", "why", "odds", "hint", "rules", "log", "show", "describe", "chat", "table", "seat",
    "bot", "takeback", "start", "rematch", "stand-up", "save", "quit",
];

impl<'a> Online<'a> {
    pub(super) fn parse(line: &'a str) -> Online<'a> {
        let line = line.trim();
        let (verb, rest) = match line.split_once(char::is_whitespace) {
            Some((verb, rest)) => (verb, rest.trim()),
            None => (line, ""),
        };
        match (verb, rest) {
            ("chat" | "seat" | "bot", "") => Online::Incomplete(match verb {
                "chat" => "chat",
                "seat" => "seat",
                _ => "bot",
            }),
            ("chat", text) => Online::Chat(text),
            ("seat", name) => Online::Seat(name),
            ("bot", "off") => Online::Bot(None),
            ("bot", level) => match level.parse() {
                Ok(level @ 1..=5) => Online::Bot(Some(level)),
                _ => Online::Incomplete("bot"),
            },
            ("table", "") => Online::Table,
            ("start", "") => Online::Start,
            ("rematch", "") => Online::Rematch,
            ("stand-up", "") => Online::GetUp,
            ("takeback", "") => Online::Sentence("offer takeback"),
            ("draw", "") => Online::Sentence("offer draw"),
            _ => Online::Common(Command::parse(line)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_are_told_from_sentences() {
        for (line, command) in [
            ("chat good luck ", Online::Chat("good luck")),
            ("chat", Online::Incomplete("chat")),
            ("bot 3", Online::Bot(Some(3))),
            ("bot off", Online::Bot(None)),
            ("bot 6", Online::Incomplete("bot")),
            ("takeback", Online::Sentence("offer takeback")),
            ("table", Online::Table),
            ("stand-up", Online::GetUp),
            ("draw 7s", Online::Common(Command::Sentence("draw 7s"))),
            ("place tank 3", Online::Common(Command::Sentence("place tank 3"))),
            ("resign", Online::Common(Command::Sentence("resign"))),
            ("", Online::Common(Command::Nothing)),
        ] {
            assert_eq!(Online::parse(line), command, "{line:?}");
        }
    }

    #[test]
    fn no_game_has_one_of_these_verbs() {
        for listing in catalog::games() {
            let table = listing.open(&[]).unwrap();
            for verb in VERBS {
                // A verb of the game is misread at its second word, anything else at its first.
                let refusal = table.why(game::By::Seat(game::Seat(0)), verb).unwrap_err();
                assert_eq!(refusal.message.args.get("number"), Some(&1.into()), "{verb}");
            }
        }
    }
}
