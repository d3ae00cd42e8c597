//! `<seat>=<player>` as people write it: who is played by the computer, and how strong.

use crate::player::{Player, UnknownPlayer};
use game::{Message, Seat, SeatInfo, Seats};

/// Why a seating cannot be.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadSeating {
    /// No `=` in it.
    NotASeating(String),
    UnknownSeat {
        found: String,
        expected: Vec<String>,
    },
    UnknownPlayer(UnknownPlayer),
    /// Two players for one seat.
    Taken(&'static str),
}

impl BadSeating {
    pub fn message(&self) -> Message {
        match self {
            BadSeating::NotASeating(found) => {
                Message::new("bots-fault-seating").with("found", found.as_str())
            }
            BadSeating::UnknownSeat { found, expected } => Message::new("bots-fault-seat")
                .with("found", found.as_str())
                .with("expected", expected.clone()),
            BadSeating::UnknownPlayer(unknown) => unknown.message(),
            BadSeating::Taken(seat) => Message::new("bots-fault-taken").with("found", *seat),
        }
    }
}

/// The players of all seats, by seat: `None` where a person sits. Before the `=` stands a seat, a team, or `all`.
pub fn seating<'a>(
    texts: impl IntoIterator<Item = &'a str>,
    seats: &[SeatInfo],
) -> Result<Vec<Option<Player>>, BadSeating> {
    let mut players = vec![None; seats.len()];
    for text in texts {
        let (named, player) = text.split_once('=').ok_or_else(|| BadSeating::NotASeating(text.to_owned()))?;
        let named = seats_named(named, seats)?;
        let player: Player = player.parse().map_err(BadSeating::UnknownPlayer)?;
        for seat in named.iter() {
            if players[seat.index()].replace(player).is_some() {
                return Err(BadSeating::Taken(seats[seat.index()].name));
            }
        }
    }
    Ok(players)
}

fn seats_named(name: &str, seats: &[SeatInfo]) -> Result<Seats, BadSeating> {
    let is_meant = |info: &SeatInfo| name == "all" || info.name == name || info.team == name;
    let meant = |(index, info): (usize, &SeatInfo)| is_meant(info).then_some(Seat(index as u8));
    let named: Seats = seats.iter().enumerate().filter_map(meant).collect();
    if !named.is_empty() {
        return Ok(named);
    }
    let mut expected: Vec<String> = seats.iter().map(|info| info.name.to_owned()).collect();
    for info in seats.iter().filter(|info| info.team != info.name) {
        if !expected.iter().any(|name| name == info.team) {
            expected.push(info.team.to_owned());
        }
    }
    expected.push("all".to_owned());
    Err(BadSeating::UnknownSeat { found: name.to_owned(), expected })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SEATS: [SeatInfo; 3] = [
        SeatInfo { name: "germany", team: "central" },
        SeatInfo { name: "britain", team: "entente" },
        SeatInfo { name: "austria", team: "central" },
    ];

    fn names(texts: &[&str]) -> Result<String, String> {
        let players = seating(texts.iter().copied(), &SEATS).map_err(|bad| bad.message().to_string())?;
        let name = |player: &Option<Player>| player.map_or("-".to_owned(), |player| player.to_string());
        Ok(players.iter().map(name).collect::<Vec<_>>().join(" "))
    }

    #[test]
    fn seats_teams_and_all_can_be_given_to_the_computer() {
        assert_eq!(names(&[]).unwrap(), "- - -");
        assert_eq!(names(&["britain=3"]).unwrap(), "- 3 -");
        assert_eq!(names(&["central=2", "britain=random"]).unwrap(), "2 random 2");
        assert_eq!(names(&["all=5"]).unwrap(), "5 5 5");
    }

    #[test]
    fn mistakes_are_named() {
        let refused = |texts: &[&str]| names(texts).unwrap_err();
        assert_eq!(refused(&["3"]), "bots-fault-seating found=3");
        assert_eq!(
            refused(&["france=3"]),
            "bots-fault-seat expected=germany+britain+austria+central+entente+all found=france"
        );
        assert_eq!(refused(&["central=3", "austria=2"]), "bots-fault-taken found=austria");
        assert!(refused(&["britain=9"]).starts_with("bots-fault-player"));
    }
}
