//! Playing over HTTP: the view, a sentence, the log, earlier plies, why and odds, hints, salts, and the file at the end.

use super::{Body, Eyes, Lang, Path, Query, limit};
use crate::{
    error::{Error, Problem},
    identity::{Maybe, Me},
    state::State,
    table::{
        Say, rows,
        shown::{Json as Raw, LineShown, Seen},
        stream,
    },
    text::{Spoken, Texts},
    thinkers::{Advice, Hint},
};
use axum::{
    Json,
    extract::State as In,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use catalog::Language;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Said {
    /// By which of my seats; without it the one that is to act, or my only one.
    #[serde(default)]
    pub(crate) seat: Option<String>,
    /// `true` for dice and cards thrown and drawn by hand.
    #[serde(default)]
    pub(crate) is_chance: bool,
    /// The number of the view that is answered.
    #[schema(minimum = 0, maximum = 1000000)]
    pub(crate) ply: u32,
    /// My own number for this message; sent twice it is carried out once.
    #[schema(min_length = 1, max_length = 64)]
    pub(crate) token: String,
    #[schema(min_length = 1, max_length = 200)]
    pub(crate) sentence: String,
}

impl Said {
    /// Checks sizes and rates; what the sentence means is for the table to say.
    pub(crate) fn by(self, state: &State, account: &str) -> Result<Say, Error> {
        let limits = state.limits();
        if self.sentence.is_empty() || self.sentence.chars().count() > limits.sentence {
            return Err(Error::Wrong("bad-sentence"));
        }
        let is_plain = self.token.bytes().all(|byte| byte.is_ascii_graphic());
        if self.token.is_empty() || self.token.len() > limits.token || !is_plain {
            return Err(Error::Wrong("bad-token"));
        }
        limit(state, "move", account, limits.moves)?;
        Ok(Say {
            account: account.to_owned(),
            seat: self.seat,
            is_chance: self.is_chance,
            ply: self.ply as usize,
            token: self.token,
            sentence: self.sentence,
            from: None,
        })
    }
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Carried {
    /// Carried out by an earlier message with the same token.
    is_repeated: bool,
    seen: Seen,
}

/// The position as I see it, and what I may say.
#[utoipa::path(get, path = "/tables/{id}/view", tag = "play", params(("id" = String, Path), Eyes),
    responses((status = 200, body = Seen), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn view(
    In(state): In<State>,
    Maybe(me): Maybe,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<Seen>, Error> {
    let who = eyes.who(me);
    let seen = state.tables.ask(&state, &id, move |live| {
        Box::pin(async move {
            let viewer = live.viewer(&who, eyes.seat.as_deref())?;
            live.plain_seen(viewer)
        })
    });
    seen.await.map(Json)
}

/// Says a sentence.
#[utoipa::path(post, path = "/tables/{id}/say", tag = "play", params(("id" = String, Path)), request_body = Said,
    responses((status = 200, body = Carried), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem, description = "stale: the fresh view comes along"), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn say(
    In(state): In<State>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(said): Body<Said>,
) -> Result<Json<Carried>, Error> {
    let say = said.by(&state, &me.id)?;
    let done = state.tables.ask(&state, &id, move |live| {
        Box::pin(async move {
            let done = live.say(say).await?;
            Ok(Carried { is_repeated: done.is_repeated, seen: live.seen(game::Viewer::Seat(done.seat)) })
        })
    });
    done.await.map(Json)
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Since {
    /// The first ply wanted, from 1.
    #[serde(default)]
    #[param(minimum = 0, maximum = 1000000)]
    from: u32,
    #[serde(default)]
    seat: Option<String>,
    #[serde(default)]
    key: Option<String>,
}

/// The log as I saw it happen, with words.
#[utoipa::path(get, path = "/tables/{id}/log", tag = "play", params(("id" = String, Path), Since),
    responses((status = 200, body = Vec<LineShown>), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn log(
    In(state): In<State>,
    Maybe(me): Maybe,
    Lang(language): Lang,
    Path(id): Path<String>,
    Query(since): Query<Since>,
) -> Result<Json<Vec<LineShown>>, Error> {
    let eyes = Eyes { seat: since.seat, key: since.key };
    let who = eyes.who(me);
    let asked = state.tables.ask(&state, &id, move |live| {
        Box::pin(async move {
            let viewer = live.viewer(&who, eyes.seat.as_deref())?;
            Ok((live.log(viewer, since.from as usize).await?, live.engine()))
        })
    });
    let (mut lines, engine) = asked.await?;
    stream::speak(&mut lines, &state.texts, engine, language);
    Ok(Json(lines))
}

/// The position after an earlier ply, through the same eyes.
#[utoipa::path(get, path = "/tables/{id}/view/{ply}", tag = "play", params(("id" = String, Path), ("ply" = u32, Path), Eyes),
    responses((status = 200, body = Object), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn earlier(
    In(state): In<State>,
    Maybe(me): Maybe,
    Path((id, ply)): Path<(String, u32)>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<Raw>, Error> {
    let who = eyes.who(me);
    let view = state.tables.ask(&state, &id, move |live| {
        Box::pin(async move {
            let viewer = live.viewer(&who, eyes.seat.as_deref())?;
            live.plain_seen(viewer)?;
            live.earlier(viewer, ply as usize).await
        })
    });
    view.await.map(|view| Json(Raw::new(view)))
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Asking {
    #[param(min_length = 1, max_length = 200)]
    sentence: String,
    #[serde(default)]
    seat: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct Allowed {
    is_legal: bool,
}

/// Whether my seat may say this now; if not, the answer is the refusal with its paragraph.
#[utoipa::path(get, path = "/tables/{id}/why", tag = "play", params(("id" = String, Path), Asking),
    responses((status = 200, body = Allowed), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn why(
    In(state): In<State>,
    Me(me): Me,
    Path(id): Path<String>,
    Query(asking): Query<Asking>,
) -> Result<Json<Allowed>, Error> {
    let sentence = sentence_of(&state, &asking)?;
    let asked = state.tables.ask(&state, &id, move |live| {
        Box::pin(async move {
            let seat = live.own_seat(&me.id, asking.seat.as_deref())?;
            live.plain_seen(game::Viewer::Seat(seat))?;
            live.why(seat, &sentence)
        })
    });
    asked.await?;
    Ok(Json(Allowed { is_legal: true }))
}

fn sentence_of(state: &State, asking: &Asking) -> Result<String, Error> {
    let sentence = asking.sentence.clone();
    let is_sound = !sentence.is_empty() && sentence.chars().count() <= state.limits().sentence;
    if is_sound { Ok(sentence) } else { Err(Error::Wrong("bad-sentence")) }
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OddsShown {
    /// Each adds up to 1.
    tables: Vec<OddsTableShown>,
    figures: Vec<ChanceShown>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct OddsTableShown {
    title: Spoken,
    rows: Vec<ChanceShown>,
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct ChanceShown {
    of: Spoken,
    value: f64,
}

impl OddsShown {
    pub(crate) fn new(odds: game::Odds, texts: &Texts, engine: &str, language: Language) -> OddsShown {
        let say = |message| texts.spoken(message, engine, language);
        let chance = |(of, value): (game::Message, f64)| ChanceShown { of: say(of), value };
        let table = |table: game::OddsTable| OddsTableShown {
            title: say(table.title),
            rows: table.rows.into_iter().map(chance).collect(),
        };
        OddsShown {
            tables: odds.tables.into_iter().map(table).collect(),
            figures: odds.figures.into_iter().map(chance).collect(),
        }
    }
}

/// The exact odds of a sentence that depends on chance, from what my seat knows; nothing if it does not.
#[utoipa::path(get, path = "/tables/{id}/odds", tag = "play", params(("id" = String, Path), Asking),
    responses((status = 200, body = Option<OddsShown>), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn odds(
    In(state): In<State>,
    Me(me): Me,
    Lang(language): Lang,
    Path(id): Path<String>,
    Query(asking): Query<Asking>,
) -> Result<Json<Option<OddsShown>>, Error> {
    let sentence = sentence_of(&state, &asking)?;
    let asked = state.tables.ask(&state, &id, move |live| {
        Box::pin(async move {
            let seat = live.own_seat(&me.id, asking.seat.as_deref())?;
            live.plain_seen(game::Viewer::Seat(seat))?;
            Ok((live.odds(seat, &sentence)?, live.engine()))
        })
    });
    let (odds, engine) = asked.await?;
    Ok(Json(odds.map(|odds| OddsShown::new(odds, &state.texts, engine, language))))
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct HintShown {
    best: Advice,
    next: Vec<Advice>,
    reason: Spoken,
}

impl HintShown {
    pub(crate) fn new(hint: Hint, texts: &Texts, engine: &str, language: Language) -> HintShown {
        HintShown { best: hint.best, next: hint.next, reason: texts.spoken(hint.reason, engine, language) }
    }
}

/// What the computer would do in my place, and why.
#[utoipa::path(get, path = "/tables/{id}/hint", tag = "play", params(("id" = String, Path), Eyes),
    responses((status = 200, body = HintShown), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn hint(
    In(state): In<State>,
    Me(me): Me,
    Lang(language): Lang,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<HintShown>, Error> {
    limit(&state, "hint", &me.id, state.limits().hints)?;
    let asked = state.tables.ask(&state, &id, move |live| {
        Box::pin(async move { Ok((live.hint_question(&me.id, eyes.seat.as_deref())?, live.engine())) })
    });
    let (question, engine) = asked.await?;
    let hint = state.thinkers.hint(question).await?.ok_or(Error::Missing)?;
    Ok(Json(HintShown::new(hint, &state.texts, engine, language)))
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SaltGiven {
    #[serde(default)]
    seat: Option<String>,
    /// SHA-256 of 32 bytes of my own, as 64 hexadecimal digits: before the start.
    #[serde(default)]
    sealed: Option<String>,
    /// Those bytes: once all are in.
    #[serde(default)]
    salt: Option<String>,
}

fn hex(text: &str) -> Result<[u8; 32], Error> {
    let wrong = || Error::Wrong("bad-salt");
    if text.len() != 64 || !text.is_ascii() {
        return Err(wrong());
    }
    let mut bytes = [0; 32];
    for (at, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * at..2 * at + 2], 16).map_err(|_| wrong())?;
    }
    Ok(bytes)
}

/// My seat's part in the dice: sealed first, then opened.
#[utoipa::path(post, path = "/tables/{id}/salt", tag = "play", params(("id" = String, Path)), request_body = SaltGiven,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn salt(
    In(state): In<State>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(given): Body<SaltGiven>,
) -> Result<StatusCode, Error> {
    match (given.sealed, given.salt) {
        (Some(sealed), None) => {
            let sealed = hex(&sealed)?;
            state
                .tables
                .ask(&state, &id, move |live| Box::pin(live.seal_salt(me.id, given.seat, sealed)))
                .await?;
        }
        (None, Some(salt)) => {
            let salt = hex(&salt)?;
            state
                .tables
                .ask(&state, &id, move |live| Box::pin(live.open_salt(me.id, given.seat, salt)))
                .await?;
        }
        _ => return Err(Error::Wrong("bad-salt")),
    }
    Ok(StatusCode::NO_CONTENT)
}

/// What was sealed, and once the game is over what was in it: lines as they stand after `proof` in a game file.
#[utoipa::path(get, path = "/tables/{id}/proof", tag = "play", params(("id" = String, Path), Eyes),
    responses((status = 200, body = Vec<String>), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn proof(
    In(state): In<State>,
    Maybe(me): Maybe,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<Vec<String>>, Error> {
    let who = eyes.who(me);
    let asked = state.tables.ask(&state, &id, move |live| {
        Box::pin(async move {
            live.viewer(&who, eyes.seat.as_deref())?;
            Ok(live.proof_lines())
        })
    });
    asked.await.map(Json)
}

/// The whole game as one text, once it is over; of a game by other rules, what is stored, for those who played it.
#[utoipa::path(get, path = "/tables/{id}/file", tag = "play", params(("id" = String, Path), Eyes),
    responses((status = 200, body = String, content_type = "text/plain"), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn file(
    In(state): In<State>,
    Maybe(me): Maybe,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Response, Error> {
    let who = eyes.who(me.clone());
    let asked = state.tables.ask(&state, &id, move |live| {
        Box::pin(async move {
            live.viewer(&who, eyes.seat.as_deref())?;
            live.file().await
        })
    });
    let text = match asked.await {
        Err(Error::OtherRules { .. }) => stored_file(&state, &id, me).await?,
        other => other?,
    };
    let name = format!("attachment; filename=\"{id}.sandtable\"");
    let headers =
        [(header::CONTENT_TYPE, "text/plain; charset=utf-8".to_owned()), (header::CONTENT_DISPOSITION, name)];
    Ok((headers, text).into_response())
}

/// A game that this server can no longer play leaves as it was stored, line by line.
async fn stored_file(state: &State, id: &str, me: Option<store::Account>) -> Result<String, Error> {
    let me = me.ok_or(Error::Nobody)?;
    let (record, standing, seats) = state.store.game(id).await?.ok_or(Error::Missing)?;
    if !seats.iter().any(|seat| seat.account.as_deref() == Some(&me.id)) {
        return Err(Error::Forbidden("not-your-seat"));
    }
    let infos = catalog::find(&record.edition).map(|listing| listing.seats()).unwrap_or_default();
    let mut text = format!("sandtable 1\ngame {}\nrules {}\n", record.edition, record.rules_version);
    text.extend(record.head.lines().map(|line| format!("{line}\n")));
    text.extend(standing.outcome.iter().map(|outcome| format!("result {outcome}\n")));
    text.push_str("play\n");
    for row in state.store.actions(id, 0).await? {
        let by = match rows::by(&row.by) {
            Some(game::By::Seat(seat)) => infos.get(seat.index()).map_or(row.by.as_str(), |info| info.name),
            _ => row.by.as_str(),
        };
        let proof = if row.proof.is_empty() { String::new() } else { format!(" ; {}", row.proof) };
        text.push_str(&format!("  {by} {}{proof}\n", row.sentence));
    }
    Ok(text)
}
