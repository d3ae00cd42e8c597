//! A stored game as a game file, and back. Written from the rows alone, so that a game whose rules this program no
//! longer knows can still be taken out.

use crate::{
    Failure,
    kept::{Kept, hex},
};
use catalog::Listing;
use game::{By, Fault, GameFile, SeatInfo, Table, Turn, gamefile};
use provable::{Bytes, Line, Proof, Salt, seal};
use std::fmt::Write;
use store::{Action, Game, Seat, Standing, Status, Whole};

/// What goes into the file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Contents {
    /// The game and, once it is over, the proof of its dice. Before that the file is for hosts: its lines name hidden
    /// things.
    Game,
    /// Also what another server needs to go on with it: accounts, terms, the secret, talk. For hosts only.
    Everything,
}

/// The game as a file.
pub fn write(whole: &Whole, contents: Contents) -> String {
    let Whole { game, standing, seats, actions, .. } = whole;
    let infos = seat_infos(game);
    let mut text = format!("sandtable 1\ngame {}\nrules {}\n", game.edition, game.rules_version);
    for line in game.head.lines() {
        push(&mut text, format_args!("{line}\n"));
    }
    for seat in seats {
        // `#` and runs of spaces mean something in a game file.
        let name = seat.name.as_deref().unwrap_or_default().replace('#', " ");
        let name: Vec<&str> = name.split_whitespace().collect();
        if !name.is_empty() {
            push(&mut text, format_args!("player {} {}\n", seat_name(seat.seat, &infos), name.join(" ")));
        }
    }
    if contents == Contents::Everything {
        text.push_str(&Kept::of(whole).line());
    }
    if standing.status == Status::Over {
        for line in proof(whole).map(|proof| proof.lines(&infos)).unwrap_or_default() {
            push(&mut text, format_args!("proof {line}\n"));
        }
        if let Some(outcome) = &standing.outcome {
            push(&mut text, format_args!("result {outcome}\n"));
        }
    }
    if let Some(start) = &game.start {
        text.push_str("start\n");
        for fact in start.lines() {
            push(&mut text, format_args!("  {fact}\n"));
        }
    }
    text.push_str("play\n");
    for action in actions {
        let by = match action.by.parse() {
            Ok(seat) => seat_name(seat, &infos),
            Err(_) => action.by.clone(),
        };
        push(&mut text, format_args!("  {by} {}", action.sentence));
        if !action.proof.is_empty() {
            push(&mut text, format_args!(" ; {}", action.proof));
        }
        text.push('\n');
    }
    text
}

fn push(text: &mut String, line: std::fmt::Arguments<'_>) {
    text.write_fmt(line).expect("writing to a string cannot fail");
}

/// The seats of the box; none if this program cannot open it any more.
fn seat_infos(game: &Game) -> Vec<SeatInfo> {
    let head: Vec<String> = game.head.lines().map(str::to_owned).collect();
    let opened = catalog::find(&game.edition).ok().and_then(|listing| listing.open(&head).ok());
    opened.map(|table| table.seats().to_vec()).unwrap_or_default()
}

/// Its name, or its number where the names are not known.
fn seat_name(seat: i64, infos: &[SeatInfo]) -> String {
    let info = usize::try_from(seat).ok().and_then(|seat| infos.get(seat));
    info.map_or_else(|| seat.to_string(), |info| info.name.to_owned())
}

/// Everything that was sealed, opened. None where people threw real dice.
fn proof(whole: &Whole) -> Option<Proof> {
    let is_drawn = |action: &Action| !action.proof.is_empty();
    if !whole.actions.iter().any(is_drawn) {
        return None;
    }
    let secret: Bytes = whole.game.secret.clone().try_into().ok()?;
    let bytes = |kept: &Option<Vec<u8>>| kept.clone().and_then(|bytes| Bytes::try_from(bytes).ok());
    let salt = |seat: &Seat| match (bytes(&seat.salt), bytes(&seat.sealed)) {
        (Some(salt), _) => Salt::Opened(salt),
        (None, Some(sealed)) => Salt::Sealed(sealed),
        (None, None) => Salt::None,
    };
    Some(Proof {
        game: whole.game.id.clone(),
        secret,
        sealed: seal(&secret),
        salts: whole.seats.iter().map(salt).collect(),
        sealed_salts: whole.seats.iter().map(|seat| bytes(&seat.sealed)).collect(),
    })
}

/// A game file as it is to be stored. It is replayed first: nothing enters that the rules would not have let happen.
/// `now` is when it is imported.
pub fn read(source: &str, now: i64) -> Result<Whole, Failure> {
    let file = GameFile::parse(source).map_err(Failure::Faults)?;
    let kept = file.kept.first().map(|said| Kept::read(said)).transpose()?;
    let listing =
        catalog::find(file.edition).map_err(|message| Failure::Faults(vec![Fault::new(message)]))?;
    let table = listing.open_file(&file).map_err(Failure::Faults)?;
    match kept {
        Some(kept) => restored(&*table, &listing, &kept),
        None => finished(&*table, &listing, &file, source, now),
    }
}

/// As it stood in another store.
fn restored(table: &dyn Table, listing: &Listing, kept: &Kept) -> Result<Whole, Failure> {
    let mut actions = actions(table, kept.at);
    if kept.times.len() != actions.len() {
        return Err(Failure::Kept("not a time for every line".to_owned()));
    }
    for (action, at) in actions.iter_mut().zip(&kept.times) {
        action.at = *at;
        action.token = kept.tokens.get(&action.seq).cloned();
    }
    let mut game = game_of(table, listing, &kept.id, kept.at);
    game.host.clone_from(&kept.host);
    game.terms.clone_from(&kept.terms);
    game.is_public = kept.is_public;
    game.secret = kept.secret()?;
    game.rematch_of.clone_from(&kept.rematch_of);
    let standing = kept.standing(actions.len());
    Ok(Whole { game, standing, seats: kept.seats()?, actions, chats: kept.chats(), notes: kept.notes() })
}

/// A game from anywhere, to look at: it must be over, since nobody sits at it.
fn finished(
    table: &dyn Table,
    listing: &Listing,
    file: &GameFile<'_>,
    source: &str,
    now: i64,
) -> Result<Whole, Failure> {
    let Turn::Over(_) = table.turn() else { return Err(Failure::NotOver) };
    let infos = table.seats();
    let proof = match file.proof[..] {
        [] => None,
        ref lines => Some(Proof::read(lines, infos).map_err(Failure::Kept)?),
    };
    let id = match &proof {
        Some(proof) => proof.game.clone(),
        // The same file always gets the same id, so that it cannot be imported twice.
        None => format!("file-{}", hex(&Line::default().then(source).bytes()[..8])),
    };
    let mut game = game_of(table, listing, &id, now);
    game.secret = proof.as_ref().map(|proof| proof.secret.to_vec()).unwrap_or_default();
    let seat = |seat: usize| Seat {
        seat: seat as i64,
        sealed: proof.as_ref().and_then(|proof| proof.sealed_salts[seat]).map(|sealed| sealed.to_vec()),
        salt: proof.as_ref().and_then(|proof| match proof.salts[seat] {
            Salt::Opened(salt) => Some(salt.to_vec()),
            Salt::None | Salt::Sealed(_) => None,
        }),
        ..Seat::default()
    };
    let actions = actions(table, now);
    let standing = Standing {
        status: Status::Over,
        due: None,
        outcome: gamefile::result(table.turn(), infos),
        clocks: "{}".to_owned(),
        wake: None,
        ply: actions.len() as i64,
        at: now,
    };
    let seats = (0..infos.len()).map(seat).collect();
    Ok(Whole { game, standing, seats, actions, chats: Vec::new(), notes: Vec::new() })
}

fn game_of(table: &dyn Table, listing: &Listing, id: &str, at: i64) -> Game {
    Game {
        id: id.to_owned(),
        edition: table.edition().to_owned(),
        head: table.head().join("\n"),
        start: table.arranged().map(|facts| facts.join("\n")),
        rules_version: i64::from(listing.rules_version),
        host: String::new(),
        terms: "{}".to_owned(),
        is_public: false,
        secret: Vec::new(),
        rematch_of: None,
        at,
    }
}

fn actions(table: &dyn Table, at: i64) -> Vec<Action> {
    let action = |(seq, line): (usize, game::Line)| {
        let word = |word: &game::Word| format!("{}+{}/{}", word.from, word.weight, word.total);
        Action {
            seq: seq as i64,
            by: match line.by {
                By::Seat(seat) => seat.0.to_string(),
                By::Chance => "chance".to_owned(),
                By::Table => "table".to_owned(),
            },
            sentence: line.sentence,
            proof: line.words.iter().map(word).collect::<Vec<_>>().join(" "),
            token: None,
            at,
        }
    };
    table.log().into_iter().enumerate().map(action).collect()
}
