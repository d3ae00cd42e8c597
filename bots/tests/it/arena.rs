//! Matches: sides are swapped, results repeat, games can be read again, and the stronger player is found out.

use bots::{
    Budget, Player,
    arena::{Interval, Match, Record, Report, Sprt, Verdict, run},
};
use clash::Clash;
use game::GameFile;
use mortain::Mortain;
use std::sync::Arc;

fn game() -> Arc<Clash> {
    Arc::new(crate::boxes::open::<Clash>("clash-ardennes"))
}

fn player(word: &str) -> Player {
    word.parse().unwrap()
}

fn played(plan: &Match) -> (Vec<Record>, Report) {
    let mut records = Vec::new();
    let report = run(&game(), plan, &mut |record, _| records.push(record.clone()));
    records.sort_by_key(|record| record.number);
    (records, report)
}

#[test]
fn sides_are_swapped_in_each_pair_and_the_starter_stays() {
    let (records, report) = played(&Match::new(player("random"), player("random"), 8));
    assert_eq!(records.len(), 8);
    for pair in records.chunks(2) {
        assert_ne!(pair[0].a, pair[1].a);
        assert_eq!(pair[0].starter, pair[1].starter);
    }
    for record in &records {
        assert_eq!(record.won, record.winner.map(|winner| winner == record.a));
    }
    assert_eq!(report.tally.games(), 8);
    let [allies, axis] = &report.sides[..] else { panic!("two sides") };
    assert_eq!((allies.name, axis.name), ("allies", "axis"));
    assert_eq!((allies.tally.wins, allies.tally.draws), (axis.tally.losses, axis.tally.draws));
    let decisions: u32 = records.iter().map(|record| record.decisions).sum();
    assert!((report.length - f64::from(decisions) / 8.0).abs() < 1e-9);
}

#[test]
fn a_match_repeats_on_any_number_of_threads() {
    let plan =
        Match { budget: Some(Budget::simulations(10)), ..Match::new(player("1"), player("greedy"), 6) };
    let (alone, report) = played(&plan);
    let (together, other_report) = played(&Match { threads: 3, ..plan });
    assert_eq!(alone, together);
    assert_eq!(report.tally, other_report.tally);
    let (others, _) = played(&Match { seed: 2, ..plan });
    assert_ne!(alone, others);
}

#[test]
fn saved_games_can_be_read_and_replayed() {
    let plan = Match { is_saved: true, ..Match::new(player("greedy"), player("random"), 2) };
    for record in played(&plan).0 {
        let text = record.file.unwrap();
        let file = GameFile::parse(&text).unwrap();
        assert!(file.players.iter().any(|(_, name)| *name == "computer greedy"), "{text}");
        // Opening checks every line and the result.
        assert!(text.contains("\nresult "));
        file.open::<Clash>().unwrap();
    }
}

#[test]
fn a_match_stops_when_the_test_is_decided() {
    let sprt = Some(Sprt { low: 0.0, high: 200.0 });
    let plan = Match { sprt, ..Match::new(player("greedy"), player("random"), 400) };
    let (records, report) = played(&plan);
    assert_eq!(report.verdict, Some(Verdict::Better));
    assert!(records.len() < 100, "{} games for what was clear", records.len());
    assert!(report.rate.low > 0.5 && report.elo.low.unwrap() > 0.0);
}

/// Mortain tells luck, Clash does not. What `a` owes to chance the other side pays for.
#[test]
fn less_the_luck_a_rate_is_the_same_and_better_known() {
    let box_of_mortain = Arc::new(crate::boxes::open::<Mortain>("mortain"));
    let plan = Match { threads: 2, ..Match::balance(player("greedy"), 80) };
    let report = run(&box_of_mortain, &plan, &mut |record, _| assert!(record.luck.is_some()));
    let (rate, less_luck) = (report.rate, report.less_luck.unwrap());
    assert!(rate.low < less_luck.high && less_luck.low < rate.high, "{rate:?} {less_luck:?}");
    let width = |interval: Interval| interval.high - interval.low;
    assert!(width(less_luck) < 0.85 * width(rate), "{rate:?} {less_luck:?}");
    let [german, american] = &report.sides[..] else { panic!("two sides") };
    let both = german.less_luck.unwrap().mean + american.less_luck.unwrap().mean;
    assert!((both - 1.0).abs() < 1e-5, "{both}");
    assert!(report.first.less_luck.is_some());
    let alone = run(&box_of_mortain, &Match { threads: 1, ..plan }, &mut |_, _| {});
    assert_eq!(alone, report);
    assert!(report.to_csv().lines().skip(1).all(|line| !line.ends_with(",,")));

    let (records, report) = played(&Match::new(player("random"), player("random"), 2));
    assert!(records.iter().all(|record| record.luck.is_none()) && report.less_luck.is_none());
}

#[test]
fn reports_are_json_and_csv() {
    let (_, report) = played(&Match::balance(player("random"), 4));
    let json: serde_json::Value = serde_json::from_str(&report.to_json()).unwrap();
    assert_eq!(json["game"], "clash-ardennes");
    assert_eq!(json["sides"].as_array().map(Vec::len), Some(2));
    let csv = report.to_csv();
    let columns: Vec<usize> = csv.lines().map(|line| line.split(',').count()).collect();
    assert_eq!(columns, [18; 5], "{csv}");
    assert!(csv.lines().nth(4).unwrap().starts_with("clash-ardennes,random,random,first,4,"));
}
