//! Lessons: guided first games, step by step. Nothing is kept here: whoever learns sends along what they have said in a
//! step so far, and every answer follows from that alone.

use super::{Lang, Path, Query, play::OddsShown};
use crate::{
    error::{Error, Problem},
    state::State,
    table::{
        shown::{LineShown, Seen},
        stream,
    },
    text::Spoken,
};
use axum::{Json, extract::State as In};
use catalog::{Attempt, Language, Lesson, Listing, Verdict, lessons};
use game::Message;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

/// Steps are a few sentences long.
const MOST_SAID: usize = 32;

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct CourseShown {
    game: &'static str,
    /// In teaching order.
    steps: Vec<StepName>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StepName {
    step: &'static str,
    title: Spoken,
}

/// A step as it stands after what was said: the position, and what to try in it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct StepShown {
    game: &'static str,
    step: &'static str,
    title: Spoken,
    /// What to try now; when the step is done, what there was to see and why.
    coach: Spoken,
    /// How many things were done as asked.
    tries: usize,
    is_done: bool,
    /// A sentence that would do, for those who want to be shown.
    model: Option<String>,
    /// Whether it is there to be refused.
    is_in_vain: bool,
    /// Option, map and nations lines, for a real game of the same kind.
    head: Vec<String>,
    seats: Vec<LessonSeat>,
    seen: Seen,
    /// Everything that has happened in this step.
    lines: Vec<LineShown>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct LessonSeat {
    seat: &'static str,
    team: &'static str,
}

#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum VerdictShown {
    /// As asked: `step` is where it led, `said` has grown by this sentence.
    Right,
    /// Legal, and `step` shows what came of it, but it is not what this step asks for: go on from `said` as it was.
    Astray,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Tried {
    verdict: VerdictShown,
    /// The refusal, where the step asked for something that is not allowed.
    refusal: Option<RefusalShown>,
    step: StepShown,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct RefusalShown {
    message: Spoken,
    rule: Option<&'static str>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct SoFar {
    /// What the learner has said in this step, as asked: sentences separated by commas.
    #[serde(default)]
    #[param(max_length = 6000)]
    said: String,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Trying {
    /// What the learner has said in this step, as asked: sentences separated by commas.
    #[serde(default)]
    #[param(max_length = 6000)]
    said: String,
    #[param(min_length = 1, max_length = 200)]
    sentence: String,
}

/// The guided first games and their steps.
#[utoipa::path(get, path = "/lessons", tag = "lessons", responses((status = 200, body = Vec<CourseShown>)))]
pub(crate) async fn list(In(state): In<State>, Lang(language): Lang) -> Json<Vec<CourseShown>> {
    let shown = |course: &lessons::Course| CourseShown {
        game: course.game,
        steps: course
            .steps()
            .filter_map(|step| course.step(step))
            .map(|lesson| StepName { step: lesson.name, title: spoken(&state, &lesson, "title", language) })
            .collect(),
    };
    Json(lessons::courses().iter().map(shown).collect())
}

/// A step: its position, what to try, and what may be said.
#[utoipa::path(get, path = "/lessons/{game}/{step}", tag = "lessons", params(("game" = String, Path), ("step" = String, Path), SoFar),
    responses((status = 200, body = StepShown), (status = 400, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn step(
    In(state): In<State>,
    Lang(language): Lang,
    Path((game, step)): Path<(String, String)>,
    Query(so_far): Query<SoFar>,
) -> Result<Json<StepShown>, Error> {
    let (lesson, attempt) = begin(&state, (&game, &step), &so_far.said)?;
    Ok(Json(show(&state, &lesson, &attempt, language)))
}

/// Says a sentence in a step. What the rules forbid is refused as at any table, unless the step asked for just that.
#[utoipa::path(get, path = "/lessons/{game}/{step}/try", tag = "lessons", params(("game" = String, Path), ("step" = String, Path), Trying),
    responses((status = 200, body = Tried), (status = 400, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn try_out(
    In(state): In<State>,
    Lang(language): Lang,
    Path((game, step)): Path<(String, String)>,
    Query(trying): Query<Trying>,
) -> Result<Json<Tried>, Error> {
    let (lesson, mut attempt) = begin(&state, (&game, &step), &trying.said)?;
    let engine = attempt.table().engine();
    let verdict =
        attempt.say(sentence(&state, &trying)?).map_err(|refusal| Error::Refused(refusal, engine))?;
    let (verdict, refusal) = match verdict {
        Verdict::Right => (VerdictShown::Right, None),
        Verdict::Astray => (VerdictShown::Astray, None),
        Verdict::RightlyRefused(refusal) => {
            let message = state.texts.spoken(refusal.message, engine, language);
            (VerdictShown::Right, Some(RefusalShown { message, rule: refusal.rule }))
        }
    };
    Ok(Json(Tried { verdict, refusal, step: show(&state, &lesson, &attempt, language) }))
}

/// The exact odds of a sentence in a step; nothing if it does not depend on chance.
#[utoipa::path(get, path = "/lessons/{game}/{step}/odds", tag = "lessons", params(("game" = String, Path), ("step" = String, Path), Trying),
    responses((status = 200, body = Option<OddsShown>), (status = 400, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn odds(
    In(state): In<State>,
    Lang(language): Lang,
    Path((game, step)): Path<(String, String)>,
    Query(trying): Query<Trying>,
) -> Result<Json<Option<OddsShown>>, Error> {
    let (_, attempt) = begin(&state, (&game, &step), &trying.said)?;
    let engine = attempt.table().engine();
    let odds = attempt
        .table()
        .odds(attempt.learner(), sentence(&state, &trying)?)
        .map_err(|refusal| Error::Refused(refusal, engine))?;
    Ok(Json(odds.map(|odds| OddsShown::new(odds, &state.texts, engine, language))))
}

fn sentence<'a>(state: &State, trying: &'a Trying) -> Result<&'a str, Error> {
    let is_sound = !trying.sentence.is_empty() && trying.sentence.chars().count() <= state.limits().sentence;
    if is_sound { Ok(&trying.sentence) } else { Err(Error::Wrong("bad-sentence")) }
}

/// The step after what was said in it; only what it asks for can have been said.
fn begin(state: &State, (game, step): (&str, &str), said: &str) -> Result<(Lesson, Attempt), Error> {
    let listing: Listing = catalog::find(game).map_err(|_| Error::Missing)?;
    let lesson = lessons::course(game).ok().and_then(|course| course.step(step)).ok_or(Error::Missing)?;
    let broken = |faults: Vec<game::Fault>| Error::Broken(format!("lesson {game} {step}: {faults:?}"));
    let mut attempt = lesson.begin(&listing).map_err(broken)?;
    let said: Vec<&str> = said.split(',').filter(|sentence| !sentence.is_empty()).collect();
    if said.len() > MOST_SAID {
        return Err(Error::TooLarge);
    }
    for sentence in said {
        if sentence.chars().count() > state.limits().sentence {
            return Err(Error::Wrong("bad-sentence"));
        }
        match attempt.say(sentence) {
            Ok(Verdict::Right | Verdict::RightlyRefused(_)) => {}
            Ok(Verdict::Astray) => return Err(Error::Wrong("bad-lesson")),
            Err(refusal) => return Err(Error::Refused(refusal, listing.engine)),
        }
    }
    Ok((lesson, attempt))
}

fn spoken(state: &State, lesson: &Lesson, part: &str, language: Language) -> Spoken {
    state.texts.spoken(Message::new(lesson.key(part)), "", language)
}

fn show(state: &State, lesson: &Lesson, attempt: &Attempt, language: Language) -> StepShown {
    let table = attempt.table();
    let seats = table.seats();
    let mut lines: Vec<LineShown> =
        table.told(attempt.viewer(), 1).into_iter().map(|told| LineShown::new(told, seats)).collect();
    stream::speak(&mut lines, &state.texts, table.engine(), language);
    StepShown {
        game: lesson.game,
        step: lesson.name,
        title: spoken(state, lesson, "title", language),
        coach: state.texts.spoken(Message::new(lesson.coach_key(attempt)), "", language),
        tries: attempt.tries(),
        is_done: attempt.is_done(),
        model: attempt.model().map(str::to_owned),
        is_in_vain: attempt.is_in_vain(),
        head: table.head(),
        seats: seats.iter().map(|seat| LessonSeat { seat: seat.name, team: seat.team }).collect(),
        seen: Seen::new(table, attempt.viewer(), None),
        lines,
    }
}
