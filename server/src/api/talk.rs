//! Chat at the table and private notes.

use super::{Body, Eyes, Path, Query, can_be_kept, limit, plain};
use crate::{
    error::{Error, Problem},
    identity::{Maybe, Me},
    state::State,
    table::{Who, shown::ChatShown, stream::Reply},
};
use axum::{Json, extract::State as In, http::StatusCode};
use game::Viewer;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Talk {
    #[schema(min_length = 1, max_length = 500)]
    text: String,
    /// The key of an invitation, for those who watch a table that is not public.
    #[serde(default)]
    key: Option<String>,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct After {
    /// The number of the last line already known.
    #[serde(default)]
    #[param(minimum = 0, maximum = 1000000000)]
    after: u32,
    #[serde(default)]
    key: Option<String>,
}

#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Note {
    #[schema(max_length = 20000)]
    text: String,
}

/// What was said last, in the channels I may read.
#[utoipa::path(get, path = "/tables/{id}/chat", tag = "talk", params(("id" = String, Path), After),
    responses((status = 200, body = Vec<ChatShown>), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn chats(
    In(state): In<State>,
    Maybe(me): Maybe,
    Path(id): Path<String>,
    Query(after): Query<After>,
) -> Result<Json<Vec<ChatShown>>, Error> {
    let who = Who { account: me.map(|me| me.id), key: after.key };
    let asked = state.tables.ask(&state, &id, move |live| {
        Box::pin(async move {
            live.touch();
            let viewer = live.viewer(&who, None)?;
            Ok(live.channels(viewer))
        })
    });
    let channels = asked.await?;
    let found = state.store.chats(&id, channels, i64::from(after.after), state.limits().page * 4).await?;
    Ok(Json(found.into_iter().map(ChatShown::from).collect()))
}

/// Says something to the table: players to players, those who watch to each other.
#[utoipa::path(post, path = "/tables/{id}/chat", tag = "talk", params(("id" = String, Path)), request_body = Talk,
    responses((status = 201, body = ChatShown), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn chat(
    In(state): In<State>,
    Me(me): Me,
    Path(id): Path<String>,
    Body(talk): Body<Talk>,
) -> Result<(StatusCode, Json<ChatShown>), Error> {
    let who = Who { account: Some(me.id.clone()), key: talk.key };
    let (shown, _) = say(&state, &id, (who, me), &talk.text, None).await?;
    Ok((StatusCode::CREATED, Json(shown)))
}

/// The one door for chat, from HTTP and from sockets. Whether the socket that said it has been answered.
pub(crate) async fn say(
    state: &State,
    id: &str,
    (who, me): (Who, store::Account),
    text: &str,
    reply: Option<Reply>,
) -> Result<(ChatShown, bool), Error> {
    let text = plain(text, state.limits().chat, "bad-chat")?;
    limit(state, "chat", &me.id, state.limits().chats)?;
    let said = state.tables.ask(state, id, move |live| {
        Box::pin(async move {
            let viewer: Viewer = live.viewer(&who, None)?;
            live.chat(viewer, me, text, reply).await
        })
    });
    said.await
}

/// My private note on this table.
#[utoipa::path(get, path = "/tables/{id}/note", tag = "talk", params(("id" = String, Path), Eyes),
    responses((status = 200, body = Note), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem)))]
pub(crate) async fn note(
    In(state): In<State>,
    Me(me): Me,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Json<Note>, Error> {
    must_see(&state, &id, eyes.who(Some(me.clone()))).await?;
    let text = state.store.note(&id, &me.id).await?;
    Ok(Json(Note { text: text.unwrap_or_default() }))
}

/// Writes it; nobody else ever reads it.
#[utoipa::path(put, path = "/tables/{id}/note", tag = "talk", params(("id" = String, Path), Eyes), request_body = Note,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn set_note(
    In(state): In<State>,
    Me(me): Me,
    Path(id): Path<String>,
    Query(eyes): Query<Eyes>,
    Body(note): Body<Note>,
) -> Result<StatusCode, Error> {
    if note.text.chars().count() > state.limits().note {
        return Err(Error::Wrong("bad-note"));
    }
    can_be_kept(&note.text)?;
    limit(&state, "note", &me.id, state.limits().moves)?;
    must_see(&state, &id, eyes.who(Some(me.clone()))).await?;
    state.store.set_note(&id, &me.id, &note.text).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn must_see(state: &State, id: &str, who: Who) -> Result<(), Error> {
    let asked =
        state.tables.ask(state, id, move |live| Box::pin(async move { live.viewer(&who, None).map(|_| ()) }));
    asked.await
}
