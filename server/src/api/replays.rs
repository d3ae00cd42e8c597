//! Game files that somebody holds: opened, looked at and judged without a table. Nothing is kept between two requests;
//! the file comes along each time.

use super::{Body, From, Lang, limit};
use crate::{
    error::{Error, Problem},
    state::State,
    table::shown::{Json as Raw, LineShown, OutcomeShown},
    table::stream,
    thinkers::Asked,
};
use axum::{Json, extract::State as In};
use catalog::Listing;
use game::{Fault, GameFile, Seat, Table, Turn, Viewer};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::play::HintShown;

/// Views in one answer, however many are asked for: by number, and by size.
const MOST_VIEWS: u32 = 64;
const MOST_BYTES: usize = 2 * 1024 * 1024;

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct FileGiven {
    /// The whole text of a game file.
    file: String,
    /// Through whose eyes; nothing for what everybody saw.
    #[serde(default)]
    seat: Option<String>,
    /// The first view wanted, by the number of lines before it.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 1000000)]
    from: u32,
    /// How many views; fewer may come.
    #[serde(default)]
    #[schema(minimum = 0, maximum = 64)]
    count: u32,
    /// Whether the log is wanted too.
    #[serde(default)]
    lines: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ReplayShown {
    game: &'static str,
    engine: &'static str,
    head: Vec<String>,
    /// The position it began in, if not the usual one.
    start: Option<Vec<String>>,
    seats: Vec<PlayerShown>,
    /// Nothing while it goes on.
    outcome: Option<OutcomeShown>,
    /// How many lines there are; views are numbered from 0 to this.
    count: usize,
    /// Every line, if asked for.
    lines: Vec<ReplayLine>,
    views: Vec<Raw>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct PlayerShown {
    seat: &'static str,
    team: &'static str,
    name: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ReplayLine {
    /// As this viewer saw it; nothing if it was hidden.
    told: Option<LineShown>,
    /// Part of the line of play: a sentence of the game that was not taken back.
    counts: bool,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReviewGiven {
    /// The whole text of the game file of a game that is over.
    file: String,
}

/// How a game went, after so many lines from 0 to all.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MomentShown {
    /// How well each seat stood, from -1 (lost) to 1 (won), by the computer's estimate.
    scores: Vec<f32>,
    drawn: Option<DrawnShown>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct DrawnShown {
    /// How likely it was.
    likelihood: Option<f64>,
    /// The mean of the scores over everything that could have come: what is above it is luck.
    expected: Vec<f32>,
    is_exact: bool,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AdviceGiven {
    /// The whole text of the game file of a game that is over.
    file: String,
    /// After so many lines.
    #[schema(minimum = 0, maximum = 1000000)]
    line: u32,
}

type Opened = (Listing, Box<dyn Table>, Vec<(String, String)>);

fn open(source: &str) -> Result<Opened, Error> {
    let faults = |faults| Error::Faults(faults, "");
    let file = GameFile::parse(source).map_err(faults)?;
    let listing = catalog::find(file.edition).map_err(|message| faults(vec![Fault::new(message)]))?;
    let table = listing.open_file(&file).map_err(|faults| Error::Faults(faults, listing.engine))?;
    let players = file.players.iter().map(|&(seat, name)| (seat.to_owned(), name.to_owned())).collect();
    Ok((listing, table, players))
}

/// A file is work for a thread, and only so many at once.
async fn read<T: Send + 'static>(
    state: &State,
    from: &From,
    file: String,
    look: impl FnOnce(Opened) -> Result<T, Error> + Send + 'static,
) -> Result<T, Error> {
    limit(state, "replay", &from.0, state.limits().replays)?;
    if file.len() > state.limits().file || file.lines().count() > state.limits().file_lines {
        return Err(Error::TooLarge);
    }
    let _place = state.reading.acquire().await.map_err(|_| Error::Closing)?;
    let looked = tokio::task::spawn_blocking(move || open(&file).and_then(look));
    looked.await.map_err(|error| Error::Broken(format!("a file could not be looked at: {error}")))?
}

/// Secrets of a game that goes on are nobody's business, even of whoever holds its file.
fn must_be_over(table: &dyn Table) -> Result<(), Error> {
    if matches!(table.turn(), Turn::Over(_)) { Ok(()) } else { Err(Error::Conflict("not-over")) }
}

fn show(asked: &FileGiven, (listing, table, players): Opened) -> Result<ReplayShown, Error> {
    let infos = table.seats();
    let viewer = match &asked.seat {
        None => Viewer::Public,
        Some(name) => {
            let seat = infos.iter().position(|seat| seat.name == name).ok_or(Error::Wrong("no-such-seat"))?;
            Viewer::Seat(Seat(seat as u8))
        }
    };
    let from = asked.from as usize;
    let mut views = table.views(viewer, from..from + asked.count.min(MOST_VIEWS) as usize);
    let mut bytes = 0;
    let fits = views.iter().take_while(|view| {
        bytes += view.len();
        bytes <= MOST_BYTES
    });
    // One view fits, however large.
    let fitting = fits.count().max(1);
    views.truncate(fitting);
    let seat = |info: &game::SeatInfo| PlayerShown {
        seat: info.name,
        team: info.team,
        name: players.iter().find(|(seat, _)| seat == info.name).map(|(_, name)| name.clone()),
    };
    let outcome = match table.turn() {
        Turn::Over(outcome) => Some(OutcomeShown::new(outcome, infos)),
        Turn::Player(_) | Turn::Chance => None,
    };
    Ok(ReplayShown {
        game: table.edition(),
        engine: listing.engine,
        head: table.head(),
        start: table.arranged(),
        seats: infos.iter().map(seat).collect(),
        outcome,
        count: table.line_count(),
        lines: if asked.lines { lines(&*table, viewer) } else { Vec::new() },
        views: views.into_iter().map(Raw::new).collect(),
    })
}

fn lines(table: &dyn Table, viewer: Viewer) -> Vec<ReplayLine> {
    let counts = table.counting();
    let told = table.told_lines(viewer).into_iter();
    told.zip(counts)
        .map(|(told, counts)| ReplayLine {
            told: told.map(|told| LineShown::new(told, table.seats())),
            counts,
        })
        .collect()
}

/// Opens a game file: every line is checked again. Faults name the line of the file, from 1.
#[utoipa::path(post, path = "/replays", tag = "replays", request_body = FileGiven,
    responses((status = 200, body = ReplayShown), (status = 400, body = Problem), (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn replay(
    In(state): In<State>,
    from: From,
    Lang(language): Lang,
    Body(asked): Body<FileGiven>,
) -> Result<Json<ReplayShown>, Error> {
    let mut asked = asked;
    let file = std::mem::take(&mut asked.file);
    let mut shown = read(&state, &from, file, move |opened| show(&asked, opened)).await?;
    for told in shown.lines.iter_mut().filter_map(|line| line.told.as_mut()) {
        stream::speak(std::slice::from_mut(told), &state.texts, shown.engine, language);
    }
    Ok(Json(shown))
}

/// How a finished game went: how everybody stood after each line, and what dice and cards added to it.
#[utoipa::path(post, path = "/replays/review", tag = "replays", request_body = ReviewGiven,
    responses((status = 200, body = Vec<MomentShown>), (status = 400, body = Problem), (status = 409, body = Problem), (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn review(
    In(state): In<State>,
    from: From,
    Body(asked): Body<ReviewGiven>,
) -> Result<Json<Vec<MomentShown>>, Error> {
    let reviewed = read(&state, &from, asked.file, |(_, table, _)| {
        must_be_over(&*table)?;
        Ok(table.review())
    });
    let shown = |moment: game::Reviewed| MomentShown {
        scores: moment.scores,
        drawn: moment.drawn.map(|drawn| DrawnShown {
            likelihood: drawn.likelihood,
            expected: drawn.expected,
            is_exact: drawn.is_exact,
        }),
    };
    Ok(Json(reviewed.await?.into_iter().map(shown).collect()))
}

/// What the computer would have done at one moment of a finished game, seen through the eyes of the seat that acted.
#[utoipa::path(post, path = "/replays/hint", tag = "replays", request_body = AdviceGiven,
    responses((status = 200, body = HintShown), (status = 400, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 413, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn hint(
    In(state): In<State>,
    from: From,
    Lang(language): Lang,
    Body(asked): Body<AdviceGiven>,
) -> Result<Json<HintShown>, Error> {
    limit(&state, "hint", &from.0, state.limits().hints)?;
    let line = asked.line as usize;
    let question = read(&state, &from, asked.file, move |(listing, table, _)| {
        must_be_over(&*table)?;
        Ok((question(&listing, &*table, line)?, listing.engine))
    });
    let (question, engine) = question.await?;
    let hint = state.thinkers.hint(question).await?.ok_or(Error::Missing)?;
    Ok(Json(HintShown::new(hint, &state.texts, engine, language)))
}

/// The decision that was due after so many lines.
fn question(listing: &Listing, table: &dyn Table, line: usize) -> Result<Asked, Error> {
    let faults = |faults| Error::Faults(faults, listing.engine);
    let head = table.head();
    let mut earlier = match table.arranged() {
        None => listing.open(&head).map_err(faults)?,
        Some(facts) => listing.arrange(&head, &facts).map_err(faults)?,
    };
    for said in table.log().iter().take(line) {
        earlier
            .replay_line(said.by, &said.sentence, &said.words)
            .map_err(|refusal| Error::Refused(refusal, listing.engine))?;
    }
    let Turn::Player(seat) = earlier.turn() else { return Err(Error::Conflict("not-your-turn")) };
    Ok(Asked {
        edition: table.edition().to_owned(),
        head,
        view: earlier.view(Viewer::Seat(seat)),
        seat,
        legal: earlier.legal(seat),
        level: 5,
        seed: crate::random::seed(),
    })
}
