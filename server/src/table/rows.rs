//! Lines of the log as they are stored, and back.

use game::{By, Proposal, Seat, Word};
use store::Action;

pub(crate) fn by_text(by: By) -> String {
    match by {
        By::Seat(seat) => seat.0.to_string(),
        By::Chance => "chance".to_owned(),
        By::Table => "table".to_owned(),
    }
}

pub(crate) fn by(text: &str) -> Option<By> {
    match text {
        "chance" => Some(By::Chance),
        "table" => Some(By::Table),
        seat => seat.parse().ok().map(|seat| By::Seat(Seat(seat))),
    }
}

/// `from+weight/total`, as in a game file.
pub(crate) fn proof_text(words: &[Word]) -> String {
    let word = |word: &Word| format!("{}+{}/{}", word.from, word.weight, word.total);
    words.iter().map(word).collect::<Vec<_>>().join(" ")
}

pub(crate) fn proof(text: &str) -> Option<Vec<Word>> {
    let word = |text: &str| {
        let (from, rest) = text.split_once('+')?;
        let (weight, total) = rest.split_once('/')?;
        Some(Word { from: from.parse().ok()?, weight: weight.parse().ok()?, total: total.parse().ok()? })
    };
    text.split(' ').filter(|word| !word.is_empty()).map(word).collect()
}

/// The rows of a proposal; the token stands with the first, which the client said.
pub(crate) fn rows(proposal: &Proposal, token: Option<&str>, at: i64) -> Vec<Action> {
    let row = |(index, line): (usize, &game::Line)| Action {
        seq: (proposal.seq + index) as i64,
        by: by_text(line.by),
        sentence: line.sentence.clone(),
        proof: proof_text(&line.words),
        token: token.filter(|_| index == 0).map(str::to_owned),
        at,
    };
    proposal.lines.iter().enumerate().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_stored_is_read_back() {
        for said in [By::Seat(Seat(3)), By::Chance, By::Table] {
            assert_eq!(by(&by_text(said)), Some(said));
        }
        assert_eq!(by("host"), None);
        let words = vec![Word { from: 0, weight: 2, total: 7 }, Word { from: 3, weight: 1, total: 6 }];
        assert_eq!(proof(&proof_text(&words)), Some(words));
        assert_eq!(proof(""), Some(Vec::new()));
        assert_eq!(proof("1+2"), None);
    }
}
