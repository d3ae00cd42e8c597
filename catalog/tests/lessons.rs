//! Every lesson can be taken: its scenario comes out as written, every way it offers leads to its end, and the coach has
//! words for it in all languages.

#![allow(clippy::unwrap_used, clippy::panic)]

use catalog::{Attempt, Language, Lesson, Verdict, lessons, text};
use game::{Scenario, Turn};
use std::{collections::BTreeSet, path::Path};

fn every() -> impl Iterator<Item = Lesson> {
    lessons::courses().iter().flat_map(|course| course.steps().map(|step| course.step(step).unwrap()))
}

fn begin(lesson: &Lesson) -> Attempt {
    let listing = catalog::find(lesson.game).unwrap();
    lesson.begin(&listing).unwrap_or_else(|faults| panic!("{} {}: {faults:?}", lesson.game, lesson.name))
}

fn after(lesson: &Lesson, said: &[String]) -> Attempt {
    let mut attempt = begin(lesson);
    for sentence in said {
        let verdict = attempt.say(sentence);
        let is_right = matches!(verdict, Ok(Verdict::Right | Verdict::RightlyRefused(_)));
        assert!(is_right, "{} {}: {said:?}: {verdict:?}", lesson.game, lesson.name);
    }
    attempt
}

/// All sequences of sentences that take a step to its end.
fn ways(lesson: &Lesson) -> Vec<Vec<String>> {
    let mut ended = Vec::new();
    let mut open = vec![Vec::new()];
    while let Some(said) = open.pop() {
        let attempt = after(lesson, &said);
        if attempt.is_done() {
            ended.push(said);
            continue;
        }
        assert_eq!(attempt.table().turn(), Turn::Player(attempt.learner()), "{} {said:?}", lesson.name);
        for sentence in attempt.wanted() {
            open.push(said.iter().cloned().chain([sentence.to_owned()]).collect());
        }
        assert!(open.len() + ended.len() < 500, "{} {}", lesson.game, lesson.name);
    }
    ended
}

#[test]
fn every_game_has_a_course_of_at_least_six_steps() {
    let games: Vec<&str> = catalog::games().iter().map(|listing| listing.edition).collect();
    let taught: Vec<&str> = lessons::courses().iter().map(|course| course.game).collect();
    assert_eq!(taught, games);
    for course in lessons::courses() {
        assert!((6..=9).contains(&course.steps().len()), "{}", course.game);
        let in_vain = course.steps().filter(|step| course.step(step).unwrap().source.contains("\nrefuse\n"));
        assert!(in_vain.count() > 0, "{}: nothing is tried in vain", course.game);
    }
}

#[test]
fn every_lesson_is_a_scenario_that_comes_out_as_written() {
    for lesson in every() {
        let scenario = Scenario::parse(lesson.source).unwrap();
        assert_eq!(scenario.edition, lesson.game, "{}", lesson.name);
        let outcome = catalog::find(lesson.game).unwrap().run(&scenario);
        assert_eq!(outcome, Ok(Ok(())), "{} {}", lesson.game, lesson.name);
        let says = |section: &str| scenario.sections().iter().any(|one| one.keyword == section);
        assert!(says("play") && says("expect"), "{} {}", lesson.game, lesson.name);
    }
}

#[test]
fn every_way_a_lesson_offers_leads_to_its_end() {
    for lesson in every() {
        assert!(!begin(&lesson).is_done());
        assert!(!ways(&lesson).is_empty(), "{} {}", lesson.game, lesson.name);
    }
}

#[test]
fn the_last_step_wins_the_game() {
    for course in lessons::courses() {
        let last = course.steps().last().and_then(|step| course.step(step)).unwrap();
        for said in ways(&last) {
            let attempt = after(&last, &said);
            let Turn::Over(game::Outcome::Won(winners)) = attempt.table().turn() else {
                panic!("{}: {said:?} does not end the game", course.game);
            };
            assert!(winners.has(attempt.learner()), "{}", course.game);
        }
    }
}

#[test]
fn what_is_legal_but_not_asked_for_leads_astray_and_what_is_forbidden_is_refused() {
    let place = lessons::course("clash-ardennes").unwrap().step("place").unwrap();
    let mut attempt = begin(&place);
    assert_eq!(attempt.say("place mine 4"), Ok(Verdict::Astray));
    let mut attempt = begin(&place);
    assert_eq!(attempt.say("attack 4").unwrap_err().rule, Some("CL-4.1"));
    assert!(!attempt.is_done() && attempt.tries() == 0);
    assert_eq!(attempt.say("place tank 7"), Ok(Verdict::Right));
    assert!(attempt.is_done() && attempt.model().is_none());

    let room = lessons::course("clash-ardennes").unwrap().step("room").unwrap();
    let mut attempt = begin(&room);
    assert!(attempt.is_in_vain());
    let Ok(Verdict::RightlyRefused(refusal)) = attempt.say("place tank 3") else { panic!("not refused") };
    assert_eq!(refusal.rule, Some("CL-3.1"));
    assert!(!attempt.is_in_vain() && !attempt.is_done());
}

#[test]
fn the_opponent_and_chance_answer_by_themselves() {
    let turn = lessons::course("clash-ardennes").unwrap().step("turn").unwrap();
    let attempt = after(&turn, &["place private 4".to_owned(), "end".to_owned()]);
    let told = attempt.table().told(attempt.viewer(), 1);
    assert!(attempt.is_done() && told.len() == 7, "{told:?}");
}

/// The keys a step must have, found by taking it as its script does.
fn keys(lesson: &Lesson) -> Vec<String> {
    let mut keys = vec![lesson.key("title")];
    let mut attempt = begin(lesson);
    loop {
        keys.push(lesson.coach_key(&attempt));
        let Some(model) = attempt.model().map(str::to_owned) else { return keys };
        attempt.say(&model).unwrap();
    }
}

/// Messages of one file in one language: key and everything up to the next.
fn messages(source: &str) -> impl Iterator<Item = (&str, &str)> {
    source.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "))
}

#[test]
fn the_coach_has_words_for_every_step_in_every_language_and_none_to_spare() {
    for course in lessons::courses() {
        let name = format!("learn-{}", course.game);
        let (_, files) = text::FILES.iter().find(|(file, _)| *file == name).unwrap();
        let wanted: BTreeSet<String> =
            course.steps().flat_map(|step| keys(&course.step(step).unwrap())).collect();
        for (language, source) in Language::ALL.into_iter().zip(files) {
            let found: BTreeSet<String> = messages(source).map(|(key, _)| key.to_owned()).collect();
            assert_eq!(found, wanted, "{name} in {language}");
        }
    }
}

#[test]
fn every_step_names_paragraphs_of_its_own_rules_the_same_in_every_language() {
    let cited = |text: &str| -> Vec<String> {
        let words = text.split(|letter: char| letter.is_whitespace() || "(),;".contains(letter));
        words
            .map(|word| word.trim_end_matches('.').to_owned())
            .filter(|word| game::scenario::is_paragraph(word))
            .collect()
    };
    for lesson in every() {
        let engine = catalog::find(lesson.game).unwrap().engine;
        let known = catalog::rules::paragraphs(engine);
        let rules = cited(&catalog::Text::new(Language::English).plain(&lesson.key("done")));
        assert!(!rules.is_empty(), "{} {}", lesson.game, lesson.name);
        assert!(rules.iter().all(|rule| known.contains(&rule.as_str())), "{} {rules:?}", lesson.name);
        for language in Language::ALL {
            let said = catalog::Text::new(language).plain(&lesson.key("done"));
            assert_eq!(cited(&said), rules, "{} {} in {language}", lesson.game, lesson.name);
        }
    }
}

#[test]
fn every_lesson_file_is_in_the_list() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("lessons");
    for course in lessons::courses() {
        let files = std::fs::read_dir(folder.join(course.game)).unwrap().count();
        assert_eq!(files, course.steps().len(), "{}", course.game);
    }
}
