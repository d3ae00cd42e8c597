//! The handlers, short: what a request asks is parsed by its extractors, what must be ordered is done by the table's
//! task, and what comes back is JSON.

pub(crate) mod games;
pub(crate) mod lessons;
pub(crate) mod live;
pub(crate) mod lobby;
pub(crate) mod me;
pub(crate) mod play;
pub(crate) mod replays;
pub(crate) mod talk;

use crate::{error::Error, state::State, table::Who, text};
use axum::{
    extract::{ConnectInfo, FromRequest, FromRequestParts, Request},
    http::{header, request::Parts},
};
use catalog::Language;
use serde::de::DeserializeOwned;
use std::net::SocketAddr;

/// A JSON body.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<State> for Body<T> {
    type Rejection = Error;

    async fn from_request(request: Request, state: &State) -> Result<Body<T>, Error> {
        use axum::{extract::rejection::JsonRejection, http::StatusCode};
        match axum::Json::from_request(request, state).await {
            Ok(axum::Json(value)) => Ok(Body(value)),
            Err(JsonRejection::BytesRejection(rejection))
                if rejection.status() == StatusCode::PAYLOAD_TOO_LARGE =>
            {
                Err(Error::TooLarge)
            }
            Err(rejection) => Err(Error::Unreadable(rejection.body_text())),
        }
    }
}

/// What stands after the question mark.
#[derive(Debug)]
pub(crate) struct Query<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequestParts<State> for Query<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Query<T>, Error> {
        match axum::extract::Query::from_request_parts(parts, state).await {
            Ok(axum::extract::Query(value)) => Ok(Query(value)),
            Err(rejection) => Err(Error::Unreadable(rejection.body_text())),
        }
    }
}

/// What stands in the path.
#[derive(Debug)]
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send> FromRequestParts<State> for Path<T> {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Path<T>, Error> {
        match axum::extract::Path::from_request_parts(parts, state).await {
            Ok(axum::extract::Path(value)) => Ok(Path(value)),
            Err(_) => Err(Error::Missing),
        }
    }
}

/// Where the request comes from.
#[derive(Clone, Debug)]
pub(crate) struct From(pub(crate) String);

impl FromRequestParts<State> for From {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<From, Error> {
        Ok(From(address(&parts.headers, parts.extensions.get(), state)))
    }
}

pub(crate) fn address(
    headers: &axum::http::HeaderMap,
    peer: Option<&ConnectInfo<SocketAddr>>,
    state: &State,
) -> String {
    if state.options.is_behind_proxy
        && let Some(named) = headers.get("x-forwarded-for").and_then(|value| value.to_str().ok())
        && let Some(last) = named.rsplit(',').next()
    {
        return last.trim().chars().take(64).collect();
    }
    peer.map_or_else(|| "local".to_owned(), |peer| peer.0.ip().to_string())
}

/// The reader's language, if one was asked for: `?lang=`, else the browser's.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lang(pub(crate) Language);

impl FromRequestParts<State> for Lang {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, _state: &State) -> Result<Lang, Error> {
        Ok(Lang(language(parts.uri.query(), &parts.headers)))
    }
}

pub(crate) fn language(query: Option<&str>, headers: &axum::http::HeaderMap) -> Language {
    let asked = query.unwrap_or_default().split('&').find_map(|pair| pair.strip_prefix("lang="));
    asked
        .and_then(Language::from_code)
        .or_else(|| headers.get(header::ACCEPT_LANGUAGE)?.to_str().ok().and_then(text::accepted))
        .unwrap_or_default()
}

/// Whose eyes, and with which invitation.
#[derive(Clone, Debug, Default, serde::Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Eyes {
    /// A seat of one's own; without it the one that is to act, or one's only one, or a spectator's place.
    #[serde(default)]
    pub(crate) seat: Option<String>,
    /// The key of an invitation.
    #[serde(default)]
    pub(crate) key: Option<String>,
}

impl Eyes {
    pub(crate) fn who(&self, account: Option<store::Account>) -> Who {
        Who { account: account.map(|account| account.id), key: self.key.clone() }
    }
}

/// Cuts text people wrote to what can be shown: no control characters, not empty, not longer than allowed.
pub(crate) fn plain(text: &str, most: usize, wrong: &'static str) -> Result<String, Error> {
    can_be_kept(text)?;
    let text: String = text.trim().chars().filter(|letter| !letter.is_control() || *letter == '\n').collect();
    if text.is_empty() || text.chars().count() > most { Err(Error::Wrong(wrong)) } else { Ok(text) }
}

/// Not every database keeps the letter NUL: no text with it comes near one.
pub(crate) fn can_be_kept(text: &str) -> Result<(), Error> {
    if text.contains('\0') { Err(Error::Wrong("nul")) } else { Ok(()) }
}

pub(crate) fn limit(
    state: &State,
    kind: &'static str,
    who: &str,
    rate: crate::limits::Rate,
) -> Result<(), Error> {
    if state.rates.take(kind, who, rate, state.now()) { Ok(()) } else { Err(Error::TooMany("too-fast")) }
}
