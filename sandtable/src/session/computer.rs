//! The computer at the table: its seats act by themselves, and a person may ask it for advice. It is handed what a
//! seat sees and may say, nothing else.

use super::{Effect, Session, Tone};
use bots::{Hint, Means, Opponent, Player, Question};
use game::{By, Message, Seat, SeededDice, Table, Turn, Viewer};

/// Who is played by the computer, and with which thoughts.
#[derive(Clone, Debug)]
pub(crate) struct Computer {
    /// By seat; `None` where a person sits.
    pub(crate) players: Vec<Option<Player>>,
    pub(crate) means: Means,
    pub(crate) thoughts: SeededDice,
}

impl Computer {
    fn plays(&self, seat: Seat) -> Option<Player> {
        self.players.get(seat.index()).copied().flatten()
    }

    /// The seats it leaves to people, who look at the same screen.
    pub(super) fn people(&self, seats: usize) -> Vec<Seat> {
        (0..seats).map(|seat| Seat(seat as u8)).filter(|seat| self.plays(*seat).is_none()).collect()
    }

    /// Names for the seats it plays, for prompt, log and file.
    pub(super) fn names(&self) -> Vec<(Seat, String)> {
        let name = |(seat, player): (usize, &Option<Player>)| {
            player.map(|player| (Seat(seat as u8), format!("computer {player}")))
        };
        self.players.iter().enumerate().filter_map(name).collect()
    }
}

impl Session {
    pub(super) fn is_computer(&self, seat: Seat) -> bool {
        self.computer.plays(seat).is_some()
    }

    /// Whether the computer is to act now: front ends then call `let_computer_act` instead of waiting for a line.
    pub(crate) fn is_computer_due(&self) -> bool {
        match (&self.mode, self.table.turn()) {
            (super::Mode::Playing, Turn::Player(seat)) => self.is_computer(seat),
            _ => false,
        }
    }

    /// One action of the computer, and what follows from it.
    pub(crate) fn let_computer_act(&mut self) -> Vec<Effect> {
        let mut effects = Vec::new();
        let Turn::Player(seat) = self.table.turn() else { return effects };
        let Some(player) = self.computer.plays(seat) else { return effects };
        let seed = self.computer.thoughts.bits();
        let chosen =
            ask(&*self.table, seat, |bots, asked| bots.choose(asked, player, Means::default(), seed));
        match chosen {
            Ok(sentence) => self.act(By::Seat(seat), &sentence, &mut effects),
            Err(message) => {
                // It cannot go on: a person takes over.
                self.computer.players[seat.index()] = None;
                self.refuse(&message, &mut effects);
                self.go_on(&mut effects);
            }
        }
        // Without anybody's eyes on it the board is shown at each change of seat.
        if self.eyes.is_none() && self.is_computer_due() && self.table.turn() != Turn::Player(seat) {
            effects.push(Effect::Board);
        }
        effects
    }

    /// While the computer is to act: what is new, for whoever looks on.
    pub(super) fn tell_onlooker(&mut self, effects: &mut Vec<Effect>) {
        if let Some(seat) = self.eyes {
            return self.tell_news(seat, effects);
        }
        let news = self.table.told(Viewer::Public, self.told_public + 1);
        for message in news.iter().flat_map(|told| &told.messages) {
            effects.push(Effect::Say(Tone::News, self.text.say(message, self.table.engine())));
        }
        self.told_public += news.len();
    }

    pub(super) fn hint(&mut self, effects: &mut Vec<Effect>) {
        let Turn::Player(seat) = self.table.turn() else {
            return self.refuse(&Message::new("legal-nobody"), effects);
        };
        let (means, seed) = (self.computer.means, self.computer.thoughts.bits());
        match ask(&*self.table, seat, |bots, asked| bots.hint(asked, means, seed)) {
            Ok(Hint { best, next, reason }) => {
                let line = |key: &str, advice: &bots::Advice| {
                    Message::new(key)
                        .with("sentence", advice.sentence.as_str())
                        .with("win", i64::from(advice.win))
                };
                self.reply(&line("bots-hint-best", &best), effects);
                self.reply(&reason, effects);
                for advice in &next {
                    self.reply(&line("bots-hint-next", advice), effects);
                }
            }
            Err(message) => self.refuse(&message, effects),
        }
    }
}

/// Puts the decision of `seat` to the computer. The box is opened anew from its head: a loaded game may have another.
fn ask<R>(
    table: &dyn Table,
    seat: Seat,
    question: impl FnOnce(&dyn Opponent, Question<'_>) -> Result<R, Message>,
) -> Result<R, Message> {
    let computer = catalog::find(table.edition())?.computer(&table.head());
    let computer = computer.map_err(|faults| {
        faults.into_iter().next().map_or_else(|| Message::new("bots-fault-view"), |fault| fault.message)
    })?;
    let (view, legal) = (table.view(Viewer::Seat(seat)), table.legal(seat));
    question(&*computer, Question { view: &view, seat, legal: &legal })
}
