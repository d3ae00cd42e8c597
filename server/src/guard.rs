//! What every request passes on its way in and every answer on its way out: rates, origin, words for errors, security
//! headers, figures. Query strings are never logged: they may hold an invitation.

use crate::{
    api,
    error::{Error, Problem},
    state::State,
    text::Spoken,
};
use axum::{
    Json,
    extract::{ConnectInfo, MatchedPath, Request, State as In},
    http::{HeaderMap, HeaderName, HeaderValue, Method, header},
    middleware::Next,
    response::{IntoResponse, Response},
};
use catalog::Language;
use std::{net::SocketAddr, time::Instant};

const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; \
                      connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; \
                      frame-ancestors 'none'";
/// The API page writes its own styles.
const DOCS_POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; \
                           img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

pub(crate) async fn guard(In(state): In<State>, request: Request, next: Next) -> Response {
    let started = Instant::now();
    let method = request.method().clone();
    let path = request.extensions().get::<MatchedPath>().map_or("other", MatchedPath::as_str).to_owned();
    let is_docs = request.uri().path().starts_with("/api/docs");
    let language = api::language(request.uri().query(), request.headers());
    let mut response = match admit(&state, &request) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    };
    speak(&mut response, &state, language);
    let status = response.status().as_u16();
    let seconds = started.elapsed().as_secs_f64();
    tracing::debug!(%method, path, status, seconds, "answered");
    metrics::counter!("sandtable_requests_total", "path" => path.clone(), "status" => status.to_string())
        .increment(1);
    metrics::histogram!("sandtable_request_seconds", "path" => path).record(seconds);
    secure(response.headers_mut(), is_docs);
    response
}

fn admit(state: &State, request: &Request) -> Result<(), Error> {
    if request.uri().path().starts_with("/api/v1") {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
        let address = api::address(request.headers(), peer, state);
        api::limit(state, "request", &address, state.limits().requests)?;
    }
    let is_safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if (!is_safe || is_socket) && !is_own_origin(state, request.headers()) {
        return Err(Error::Origin);
    }
    Ok(())
}

/// Browsers name the page that sends a request; programs without one have no cookies to steal.
fn is_own_origin(state: &State, headers: &HeaderMap) -> bool {
    let Some(origin) = headers.get(header::ORIGIN) else { return true };
    let Ok(origin) = origin.to_str() else { return false };
    if state.options.public_url.as_deref().is_some_and(|url| url.trim_end_matches('/') == origin) {
        return true;
    }
    let named = origin.split_once("://").map(|(_, host)| host);
    let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
    named.is_some() && named == host
}

/// Gives an error its words, now that the reader's language is known.
fn speak(response: &mut Response, state: &State, language: Language) {
    let Some(mut problem) = response.extensions_mut().remove::<Problem>() else { return };
    say_problem(&mut problem, state, language);
    let status = response.status();
    *response = (status, Json(problem)).into_response();
}

pub(crate) fn say_problem(problem: &mut Problem, state: &State, language: Language) {
    let text = state.texts.of(language);
    let engine = problem.engine;
    let say = |spoken: &mut Spoken| {
        let plain = game::Message { key: spoken.key.clone(), args: spoken.args.clone() };
        spoken.text = Some(text.say(&plain, engine));
    };
    say(&mut problem.message);
    problem.faults.iter_mut().for_each(|fault| say(&mut fault.message));
}

fn secure(headers: &mut HeaderMap, is_docs: bool) {
    let policy = if is_docs { DOCS_POLICY } else { POLICY };
    let fixed = [
        (header::CONTENT_SECURITY_POLICY, policy),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
        (header::X_FRAME_OPTIONS, "DENY"),
        (header::REFERRER_POLICY, "same-origin"),
        (HeaderName::from_static("cross-origin-opener-policy"), "same-origin"),
        (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
        (HeaderName::from_static("permissions-policy"), "camera=(), geolocation=(), microphone=()"),
    ];
    for (name, value) in fixed {
        headers.insert(name, HeaderValue::from_static(value));
    }
    // What one person sees must not be kept for another.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
}
