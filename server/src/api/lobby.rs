//! Making tables and finding them, sitting down and getting up, starting, and another game with sides swapped.

use super::{Body, Eyes, From, Path, Query, limit};
use crate::{
    clocks::Clocks,
    error::{Error, Problem},
    identity::{Maybe, Me},
    random,
    state::State,
    table::{
        Who,
        shown::{SeatShown, TableShown},
        watch::seat_shown,
    },
    terms::Terms,
};
use axum::{Json, extract::State as In, http::StatusCode};
use game::Table;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use store::{Page, Standing, Status, Summary};
use utoipa::{IntoParams, ToSchema};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    /// Such as `clash-ardennes`.
    game: String,
    /// Lines that make the box: `option <name> <value>`, and for games with maps `map …`, `nations …`.
    #[serde(default)]
    head: Vec<String>,
    /// The seats I take: none means the first that is not a bot's.
    #[serde(default)]
    seats: Vec<String>,
    /// I only make the table and take no seat.
    #[serde(default)]
    only_host: bool,
    /// Seats the computer takes, with its level from 1 to 5.
    #[serde(default)]
    bots: BTreeMap<String, u8>,
    /// Whether everybody can find it.
    #[serde(default)]
    is_public: bool,
    #[serde(default)]
    terms: Terms,
}

/// A table as one who asks stands to it.
#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MyTable {
    table: TableShown,
    /// My seats.
    yours: Vec<&'static str>,
    is_host: bool,
    /// The key to send to friends; for those who sit here and for the host.
    key: Option<String>,
}

#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Joining {
    /// The seat I want; without it any that is free.
    #[serde(default)]
    seat: Option<String>,
    /// The key of an invitation, for a table that is not public.
    #[serde(default)]
    key: Option<String>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Listed {
    /// `mine` (those that wait for me first) or `public`.
    #[serde(default)]
    #[param(inline)]
    whose: Whose,
    /// `open`, `running` or `over`; all of mine without it, open ones of the public.
    #[serde(default)]
    #[param(inline)]
    status: Option<Wanted>,
    /// How many to skip.
    #[serde(default)]
    #[param(minimum = 0, maximum = 1000000)]
    from: u32,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Whose {
    #[default]
    Mine,
    Public,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Wanted {
    Open,
    Running,
    Over,
}

impl std::convert::From<Wanted> for Status {
    fn from(wanted: Wanted) -> Status {
        match wanted {
            Wanted::Open => Status::Open,
            Wanted::Running => Status::Running,
            Wanted::Over => Status::Over,
        }
    }
}

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct SummaryShown {
    id: String,
    game: String,
    status: &'static str,
    outcome: Option<String>,
    is_public: bool,
    terms: Terms,
    seats: Vec<SeatShown>,
    /// The seat to act.
    due: Option<&'static str>,
    /// It is my turn.
    is_due: bool,
    moved_at: i64,
}

/// Makes a table.
#[utoipa::path(post, path = "/tables", tag = "lobby", request_body = NewTable,
    responses((status = 201, body = MyTable), (status = 400, body = Problem), (status = 401, body = Problem), (status = 404, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn make(
    In(state): In<State>,
    Me(me): Me,
    From(address): From,
    Body(new): Body<NewTable>,
) -> Result<(StatusCode, Json<MyTable>), Error> {
    let (listing, table) = open_box(&state, &new.game, &new.head)?;
    if !new.terms.clock.is_sensible() {
        return Err(Error::Wrong("bad-clock"));
    }
    let seats = seating(&new, &*table, &me)?;
    // Checked before counted: a mistake costs nothing.
    limit(&state, "table", &address, state.limits().tables)?;
    if state.store.unfinished_games(&me.id).await? >= state.limits().tables_per_account {
        return Err(Error::TooMany("too-many-tables"));
    }
    let record = store::Game {
        id: random::id(),
        edition: new.game,
        head: table.head().join("\n"),
        start: None,
        rules_version: i64::from(listing.rules_version),
        host: me.id.clone(),
        terms: serde_json::to_string(&new.terms).expect("terms are plain words and numbers"),
        is_public: new.is_public,
        secret: random::secret().to_vec(),
        rematch_of: None,
        at: state.now(),
    };
    add(&state, &record, &new.terms, &seats).await?;
    let is_full = seats.iter().all(|seat| seat.account.is_some() || seat.bot.is_some());
    if is_full && new.terms.auto_start && !new.terms.salts {
        let host = me.id.clone();
        state.tables.ask(&state, &record.id, move |live| Box::pin(live.start_by(host))).await?;
    }
    let mine = my_table(&state, &record.id, Who { account: Some(me.id), key: None }).await?;
    Ok((StatusCode::CREATED, Json(mine)))
}

fn open_box(state: &State, game: &str, head: &[String]) -> Result<(catalog::Listing, Box<dyn Table>), Error> {
    let listing = catalog::find(game).map_err(|_| Error::Wrong("no-such-game"))?;
    let is_long = |line: &String| line.len() > 400 || line.contains(['\n', '\r', '#']);
    if head.len() > state.limits().head_lines || head.iter().any(is_long) {
        return Err(Error::Wrong("bad-head"));
    }
    let engine = listing.engine;
    let table = listing.open(head).map_err(|faults| Error::Faults(faults, engine))?;
    Ok((listing, table))
}

/// Who sits where when the table is made.
fn seating(new: &NewTable, table: &dyn Table, me: &store::Account) -> Result<Vec<store::Seat>, Error> {
    let infos = table.seats();
    let named =
        |name: &String| infos.iter().position(|info| info.name == name).ok_or(Error::Wrong("no-such-seat"));
    let mut seats: Vec<store::Seat> =
        (0..infos.len()).map(|seat| store::Seat { seat: seat as i64, ..store::Seat::default() }).collect();
    for (name, &level) in &new.bots {
        if !(1..=5).contains(&level) {
            return Err(Error::Wrong("bad-level"));
        }
        seats[named(name)?].bot = Some(i64::from(level));
    }
    let mut own: Vec<usize> = new.seats.iter().map(named).collect::<Result<_, _>>()?;
    if own.is_empty() && !new.only_host {
        own.extend(seats.iter().position(|seat| seat.bot.is_none()));
    }
    for seat in own {
        if seats[seat].bot.is_some() {
            return Err(Error::Conflict("seat-taken"));
        }
        seats[seat].account = Some(me.id.clone());
        seats[seat].name = Some(me.name.clone());
    }
    Ok(seats)
}

async fn add(state: &State, record: &store::Game, terms: &Terms, seats: &[store::Seat]) -> Result<(), Error> {
    let clocks = Clocks::new(terms.clock, seats.len());
    let standing = Standing {
        status: Status::Open,
        due: None,
        outcome: None,
        clocks: serde_json::to_string(&clocks).expect("clocks are numbers"),
        wake: None,
        ply: 0,
        at: record.at,
    };
    state.store.add_game(record, &standing, seats).await?;
    metrics::counter!("sandtable_tables_total", "game" => record.edition.clone()).increment(1);
    Ok(())
}

async fn my_table(state: &State, id: &str, who: Who) -> Result<MyTable, Error> {
    let key = state.invitation(id);
    state
        .tables
        .ask(state, id, move |live| {
            Box::pin(async move {
                live.touch();
                live.admit(&who)?;
                let table = live.table_shown();
                let account = who.account.unwrap_or_default();
                let own = live.seats_of(&account);
                let is_host = live.record().host == account;
                let yours: Vec<&'static str> =
                    own.iter().map(|seat| table.seats[seat.index()].seat).collect();
                let key = (is_host || !yours.is_empty()).then_some(key);
                Ok(MyTable { table, yours, is_host, key })
            })
        })
        .await
}

/// A table.
#[utoipa::path(get, path = "/tables/{id}", tag = "lobby", params(("id" = String, Path), Eyes),
    responses((status = 200, body = MyTable), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn table(
    In(state): In<State>,
    Maybe(me): Maybe,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<MyTable>, Error> {
    my_table(&state, &id, eyes.who(me)).await.map(Json)
}

/// Lists of tables.
#[utoipa::path(get, path = "/tables", tag = "lobby", params(Listed),
    responses((status = 200, body = Vec<SummaryShown>), (status = 400, body = Problem), (status = 401, body = Problem)))]
pub(crate) async fn list(
    In(state): In<State>,
    Maybe(me): Maybe,
    Query(listed): Query<Listed>,
) -> Result<Json<Vec<SummaryShown>>, Error> {
    let page = Page { from: i64::from(listed.from.min(1_000_000)), most: state.limits().page };
    let status = listed.status.map(Status::from);
    let found = match listed.whose {
        Whose::Mine => {
            let me = me.ok_or(Error::Nobody)?;
            state.store.games_of(&me.id, status, page).await?
        }
        Whose::Public => state.store.public_games(status.unwrap_or(Status::Open), page).await?,
    };
    Ok(Json(found.into_iter().filter_map(summary).collect()))
}

/// A table in a list; one whose game this server does not know is left out.
fn summary(found: Summary) -> Option<SummaryShown> {
    // Options may change who sits at a table: the box it was made with says.
    let head: Vec<String> = found.head.lines().map(str::to_owned).collect();
    let infos = catalog::find(&found.edition).ok()?.open(&head).ok()?.seats().to_vec();
    let seats =
        found.seats.iter().filter_map(|seat| Some(seat_shown(*infos.get(seat.seat as usize)?, seat, false)));
    Some(SummaryShown {
        seats: seats.collect(),
        id: found.id,
        game: found.edition,
        status: found.standing.status.word(),
        outcome: found.standing.outcome,
        is_public: found.is_public,
        terms: serde_json::from_str(&found.terms).ok()?,
        due: found.standing.due.and_then(|seat| Some(infos.get(seat as usize)?.name)),
        is_due: found.is_due,
        moved_at: found.standing.at,
    })
}

/// Sits down.
#[utoipa::path(post, path = "/tables/{id}/join", tag = "lobby", params(("id" = String, Path)), request_body = Joining,
    responses((status = 200, body = MyTable), (status = 400, body = Problem), (status = 401, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn join(
    In(state): In<State>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(joining): Body<Joining>,
) -> Result<Json<MyTable>, Error> {
    let who = Who { account: Some(me.id), key: joining.key };
    let asked = who.clone();
    state.tables.ask(&state, &id, move |live| Box::pin(live.join(asked, me.name, joining.seat))).await?;
    my_table(&state, &id, who).await.map(Json)
}

/// Gets up. In a running game the computer plays on until one comes back.
#[utoipa::path(post, path = "/tables/{id}/leave", tag = "lobby", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn leave(
    In(state): In<State>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    state.tables.ask(&state, &id, move |live| Box::pin(live.leave(me.id))).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Starts the game, where it does not start by itself.
#[utoipa::path(post, path = "/tables/{id}/start", tag = "lobby", params(("id" = String, Path)),
    responses((status = 200, body = MyTable), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn start(
    In(state): In<State>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<Json<MyTable>, Error> {
    let who = Who { account: Some(me.id.clone()), key: None };
    state.tables.ask(&state, &id, move |live| Box::pin(live.start_by(me.id))).await?;
    my_table(&state, &id, who).await.map(Json)
}

/// Removes a table at which no game has begun.
#[utoipa::path(delete, path = "/tables/{id}", tag = "lobby", params(("id" = String, Path)),
    responses((status = 204), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn remove(
    In(state): In<State>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<StatusCode, Error> {
    state.tables.ask(&state, &id, move |live| Box::pin(live.remove(me.id))).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Player {
    /// The computer's level from 1 to 5; nothing for a person.
    #[schema(minimum = 1, maximum = 5)]
    bot: Option<u8>,
}

/// Lets the computer play a seat of mine, or takes it back.
#[utoipa::path(put, path = "/tables/{id}/seats/{seat}", tag = "lobby", params(("id" = String, Path), ("seat" = String, Path)), request_body = Player,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn set_player(
    In(state): In<State>,
    Me(me): Me,
    Path((id, seat)): Path<(String, String)>,
    Body(player): Body<Player>,
) -> Result<StatusCode, Error> {
    if player.bot.is_some_and(|level| !(1..=5).contains(&level)) {
        return Err(Error::Wrong("bad-level"));
    }
    state.tables.ask(&state, &id, move |live| Box::pin(live.set_bot(me.id, seat, player.bot))).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Another game of the same kind, everybody one seat further. Whoever asks first makes the table; the others come to
/// the same one.
#[utoipa::path(post, path = "/tables/{id}/rematch", tag = "lobby", params(("id" = String, Path)),
    responses((status = 200, body = MyTable), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn rematch(
    In(state): In<State>,
    Me(me): Me,
    Path(id): Path<String>,
) -> Result<Json<MyTable>, Error> {
    let account = me.id.clone();
    let (old, terms, seats, own) = state
        .tables
        .ask(&state, &id, move |live| {
            Box::pin(async move {
                live.own_seat(&account, None)?;
                if live.status() != Status::Over {
                    return Err(Error::Conflict("not-over"));
                }
                let own = live.seats_of(&account);
                Ok((live.record().clone(), live.terms().clone(), live.kept_seats().to_vec(), own))
            })
        })
        .await?;
    // The same id for everybody who asks, so that they meet.
    let next = random::id_of(&state.code("rematch", &id));
    let further = |seat: usize| (seat + 1) % seats.len();
    if state.store.game(&next).await?.is_none() {
        let mut again: Vec<store::Seat> = (0..seats.len())
            .map(|seat| store::Seat { seat: seat as i64, ..store::Seat::default() })
            .collect();
        for (seat, was) in seats.iter().enumerate().filter(|(_, was)| was.account.is_none()) {
            again[further(seat)].bot = was.bot;
        }
        let record = store::Game {
            id: next.clone(),
            host: me.id.clone(),
            secret: random::secret().to_vec(),
            rematch_of: Some(id.clone()),
            at: state.now(),
            ..old.clone()
        };
        match add(&state, &record, &terms, &again).await {
            // The other was first by a hair.
            Ok(()) | Err(Error::Store(store::Failure::Conflict)) => {}
            Err(error) => return Err(error),
        }
    }
    let key = state.invitation(&next);
    let infos = catalog::find(&old.edition).map_err(|_| Error::Missing)?;
    let names: Vec<&'static str> = infos
        .open(&old_head(&old))
        .map(|table| table.seats().iter().map(|seat| seat.name).collect())
        .unwrap_or_default();
    let who = Who { account: Some(me.id), key: Some(key.clone()) };
    for seat in own {
        let (who, name) = (who.clone(), me.name.clone());
        let wanted = names.get(further(seat.index())).map(|&name| name.to_owned());
        state.tables.ask(&state, &next, move |live| Box::pin(live.join(who, name, wanted))).await?;
    }
    let told = next.clone();
    let showing = state.tables.ask(&state, &id, move |live| {
        Box::pin(async move {
            live.show_rematch(&told, &key);
            Ok(())
        })
    });
    showing.await?;
    my_table(&state, &next, who).await.map(Json)
}

fn old_head(record: &store::Game) -> Vec<String> {
    record.head.lines().map(str::to_owned).collect()
}
