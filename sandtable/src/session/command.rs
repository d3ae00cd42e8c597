//! What people can type besides the sentences of the game. No verb here may be a verb of a game.

/// A line as it was typed, taken apart.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command<'a> {
    Nothing,
    /// For the table: a sentence of the game, or `undo`, `resign` and the like.
    Sentence(&'a str),
    Help,
    Why(&'a str),
    Legal(&'a str),
    Odds(&'a str),
    Hint,
    Rules(&'a str),
    Log,
    Show,
    Describe,
    Save(&'a str),
    Load(&'a str),
    Quit,
    /// A command that needs something after it.
    Incomplete(&'static str),
}

/// The verbs of commands, for completion and help, in the order in which help explains them.
pub(crate) const VERBS: [&str; 12] =
    ["help", "legal", "why", "odds", "hint", "rules", "log", "show", "describe", "save", "load", "quit"];

impl<'a> Command<'a> {
    pub(crate) fn parse(line: &'a str) -> Command<'a> {
        let line = line.trim();
        let (verb, rest) = match line.split_once(char::is_whitespace) {
            Some((verb, rest)) => (verb, rest.trim()),
            None => (line, ""),
        };
        let needs = |command: Command<'a>, verb| {
            if rest.is_empty() { Command::Incomplete(verb) } else { command }
        };
        match (verb, rest) {
            ("", _) => Command::Nothing,
            ("help" | "?", "") => Command::Help,
            ("why" | "?", _) => needs(Command::Why(rest), "why"),
            ("legal", _) => Command::Legal(rest),
            ("odds", _) => needs(Command::Odds(rest), "odds"),
            ("hint", "") => Command::Hint,
            ("rules", _) => Command::Rules(rest),
            ("log", "") => Command::Log,
            ("show", "") => Command::Show,
            ("describe", "") => Command::Describe,
            ("save", _) => needs(Command::Save(rest), "save"),
            ("load", _) => needs(Command::Load(rest), "load"),
            ("quit", "") => Command::Quit,
            _ if line.starts_with('?') => Command::Why(line[1..].trim()),
            _ => Command::Sentence(line),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Command::{self, *};

    #[test]
    fn commands_are_told_from_sentences() {
        for (line, command) in [
            ("", Nothing),
            ("  place tank 3 ", Sentence("place tank 3")),
            ("board gb.infantry gb.transport", Sentence("board gb.infantry gb.transport")),
            ("?", Help),
            ("? attack 3", Why("attack 3")),
            ("?attack 3", Why("attack 3")),
            ("why attack 3", Why("attack 3")),
            ("why", Incomplete("why")),
            ("legal", Legal("")),
            ("legal place", Legal("place")),
            ("save my game.sandtable", Save("my game.sandtable")),
            ("save", Incomplete("save")),
            ("hint", Hint),
            ("rules", Rules("")),
            ("undo", Sentence("undo")),
            ("quit", Quit),
        ] {
            assert_eq!(Command::parse(line), command, "{line:?}");
        }
    }
}
