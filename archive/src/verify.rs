//! The dice of one game file derived again from what was sealed.

use game::{Fault, GameFile, Message};
use provable::{Mismatch, Proof, Verified};

/// A file that can be read, and what came of it.
#[derive(Debug)]
pub struct Verification {
    pub edition: &'static str,
    pub engine: &'static str,
    /// The game's id, under which its dice were drawn, and the seal that was shown before it began.
    pub game: String,
    pub sealed: String,
    /// Seats that took part in the dice.
    pub salts: usize,
    pub result: Result<Verified, Message>,
}

/// A file that cannot be verified at all.
#[derive(Debug)]
pub enum Unproved {
    Faults(Vec<Fault>),
    /// No proof stands in it: the game goes on, or people threw real dice.
    Nothing,
    /// A line of the proof that cannot be read.
    Line(String),
}

pub fn verify(source: &str) -> Result<Verification, Unproved> {
    let file = GameFile::parse(source).map_err(Unproved::Faults)?;
    let listing =
        catalog::find(file.edition).map_err(|message| Unproved::Faults(vec![Fault::new(message)]))?;
    if file.proof.is_empty() {
        return Err(Unproved::Nothing);
    }
    let (infos, opened) = match listing.open_file(&file) {
        Ok(table) => (table.seats().to_vec(), Ok(table)),
        // An interval that the rules would not give is no unreadable file but a wrong die.
        Err(faults) if faults.iter().any(|fault| fault.message.key == "refusal-proof") => {
            (listing.seats(), Err(interval(&faults)))
        }
        Err(faults) => return Err(Unproved::Faults(faults)),
    };
    let proof = Proof::read(&file.proof, &infos).map_err(Unproved::Line)?;
    let result =
        opened.and_then(|table| provable::verify(&*table, &proof).map_err(|wrong| told(&wrong, &infos)));
    Ok(Verification {
        edition: listing.edition,
        engine: listing.engine,
        game: proof.game,
        sealed: crate::kept::hex(&proof.sealed),
        salts: proof.sealed_salts.iter().flatten().count(),
        result,
    })
}

fn interval(faults: &[Fault]) -> Message {
    let line = faults.iter().find_map(|fault| fault.line).unwrap_or_default();
    Message::new("verify-interval").with("line", line as i64)
}

fn told(wrong: &Mismatch, infos: &[game::SeatInfo]) -> Message {
    match wrong {
        Mismatch::Secret => Message::new("verify-secret"),
        Mismatch::Salt(seat) => {
            Message::new("verify-salt").with("seat", infos.get(*seat).map_or("?", |info| info.name))
        }
        Mismatch::Number { line, sentence, number } => Message::new("verify-number")
            .with("line", *line as i64)
            .with("sentence", sentence.as_str())
            .with("number", number.to_string()),
        Mismatch::Unproved { line, sentence } => {
            Message::new("verify-unproved").with("line", *line as i64).with("sentence", sentence.as_str())
        }
    }
}
