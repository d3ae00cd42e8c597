//! What follows from an action: pure and deterministic. It trusts that `check` allowed the action.

use crate::{
    Mortain,
    action::Action,
    data::UnitId,
    deck::Card,
    event::Event,
    map::HexId,
    phase::{Phase, Side},
    state::{Change, EXITS_TO_WIN, Place, State},
};

pub(crate) fn apply(game: &Mortain, at: &mut State, action: &Action, events: &mut Vec<Event>) {
    let mut change = Change { game, at, events };
    match *action {
        Action::Deploy { unit, hex } => change.set_up(unit, hex),
        Action::Move { unit, hex, along } => change.go(unit, along, Some(hex)),
        Action::Exit { unit, along } => change.go(unit, along, None),
        Action::Fire { target, firers } => change.open_fire(target, firers),
        Action::Strike { support, hex, against } => change.strike(support, hex, against),
        Action::StrikeUnit { support, unit } => change.strike_unit(support, unit),
        Action::Harass { hex } => {
            change.spend_support();
            change.harass(hex);
            change.resume();
        }
        Action::Redraw => {
            change.tell(Event::Redrawn);
            change.at.phase = Phase::Fight;
        }
        Action::Miss => {
            change.tell(Event::MissTaken);
            change.resume();
        }
        Action::Pass => {
            change.tell(Event::Passed { side: change.at.active(game), count: change.at.left });
            change.finish_card();
        }
        Action::Draw { card } => change.draw(card),
    }
}

impl Change<'_> {
    /// SM-2.1: when all five stand, turn 1 begins.
    fn set_up(&mut self, unit: UnitId, hex: HexId) {
        self.deploy(unit, hex);
        if self.at.standing(self.game.units.deployed, Place::WAITING.bit()) == 0 {
            self.begin_turn(1);
        }
    }

    /// A move to `hex`, or off the west edge; the companion goes along free (SM-4.3).
    fn go(&mut self, unit: UnitId, along: bool, hex: Option<HexId>) {
        let origin = self.at.place(unit);
        let companion = self.game.units.companion.filter(|_| along);
        self.spend(unit.bit() | companion.map_or(0, UnitId::bit), 1, origin);
        for mover in [Some(unit), companion].into_iter().flatten() {
            match hex {
                Some(hex) => self.relocate(mover, hex),
                None => self.leave(mover),
            }
        }
        // SM-7.1, given at once.
        if hex.is_none() && self.at.exits(self.game, Side::German) >= EXITS_TO_WIN {
            self.win(Side::German, Event::WonByExit { side: Side::German });
        }
        self.resume();
    }

    fn draw(&mut self, card: Card) {
        let is_combat = self.at.phase == Phase::Fight;
        if card == Card::JOKER {
            self.draw_joker(is_combat);
        } else if is_combat {
            self.fight(card);
        } else {
            self.take_card(card);
        }
    }

    /// SM-3.6, SM-3.7: ends the turn, the combat without effect; ignored while one side had no card yet.
    fn draw_joker(&mut self, is_combat: bool) {
        if self.game.deck.joker_counts(self.at.used) {
            self.tell(Event::JokerEndedTurn { turn: self.at.turn });
            self.end_turn();
            return;
        }
        self.tell(Event::JokerIgnored);
        if is_combat {
            self.at.fought |= Card::JOKER.bit();
            // SM-5.5: no card left is a miss.
            if self.at.is_deck_empty() {
                self.tell(Event::MissedWithoutCard);
                self.resume();
            }
        } else {
            self.at.used |= Card::JOKER.bit();
            if self.at.is_deck_empty() {
                self.finish_card();
            }
        }
    }
}
