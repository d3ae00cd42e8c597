//! Every way in which a request can fail: what the caller is told, with which status, and how loudly it is logged.
//! Causes are logged, not sent.

use crate::{table::shown::Seen, text::Spoken};
use axum::{
    Json,
    http::StatusCode,
    response::{IntoResponse, Response},
};
use game::{Fault, Message, Refusal};
use serde::Serialize;
use tracing::Level;
use utoipa::ToSchema;

#[derive(Debug, thiserror::Error)]
pub enum Error {
    #[error("not readable: {0}")]
    Unreadable(String),
    #[error("no such thing")]
    Missing,
    #[error("nobody is signed in")]
    Nobody,
    #[error("login and password do not fit")]
    WrongPassword,
    #[error("not allowed: {0}")]
    Forbidden(&'static str),
    #[error("another page sent this")]
    Origin,
    #[error("in conflict: {0}")]
    Conflict(&'static str),
    #[error("an older view was answered")]
    Stale(Box<Seen>),
    #[error("refused: {}", .0.message)]
    Refused(Refusal, &'static str),
    #[error("faults: {0:?}")]
    Faults(Vec<Fault>, &'static str),
    #[error("wrong value: {0}")]
    Wrong(&'static str),
    #[error("the game was begun by rules {found}, these are {current}")]
    OtherRules { found: i64, current: i64 },
    #[error("too large")]
    TooLarge,
    #[error("too many: {0}")]
    TooMany(&'static str),
    #[error("the server is closing")]
    Closing,
    #[error("store: {0}")]
    Store(#[from] store::Failure),
    #[error("our mistake: {0}")]
    Broken(String),
}

/// What the caller is told.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Problem {
    /// One of a few words for programs.
    pub(crate) code: &'static str,
    pub(crate) message: Spoken,
    /// The paragraph of the rules that forbids it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<&'static str>,
    /// Everything that is wrong with options or a position.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(crate) faults: Vec<FaultShown>,
    /// The fresh view, when an older one was answered.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seen: Option<Box<Seen>>,
    #[serde(skip)]
    pub(crate) engine: &'static str,
}

#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct FaultShown {
    /// Counted from 0 among the lines that were sent.
    pub(crate) line: Option<usize>,
    pub(crate) message: Spoken,
}

impl Error {
    /// Word for programs, status, and how loudly it is logged.
    fn kind(&self) -> (&'static str, StatusCode, Level) {
        match self {
            Error::Unreadable(_) => ("unreadable", StatusCode::BAD_REQUEST, Level::DEBUG),
            Error::Missing => ("missing", StatusCode::NOT_FOUND, Level::DEBUG),
            Error::Nobody => ("nobody", StatusCode::UNAUTHORIZED, Level::DEBUG),
            Error::WrongPassword => ("wrong-password", StatusCode::UNAUTHORIZED, Level::INFO),
            Error::Forbidden(_) => ("forbidden", StatusCode::FORBIDDEN, Level::DEBUG),
            Error::Origin => ("origin", StatusCode::FORBIDDEN, Level::INFO),
            Error::Conflict(_) => ("conflict", StatusCode::CONFLICT, Level::DEBUG),
            Error::Stale(_) => ("stale", StatusCode::CONFLICT, Level::DEBUG),
            Error::Refused(..) => ("refused", StatusCode::UNPROCESSABLE_ENTITY, Level::DEBUG),
            Error::Faults(..) => ("faults", StatusCode::UNPROCESSABLE_ENTITY, Level::DEBUG),
            Error::Wrong(_) => ("wrong", StatusCode::UNPROCESSABLE_ENTITY, Level::DEBUG),
            Error::OtherRules { .. } => ("other-rules", StatusCode::CONFLICT, Level::INFO),
            Error::TooLarge => ("too-large", StatusCode::PAYLOAD_TOO_LARGE, Level::DEBUG),
            Error::TooMany(_) => ("too-many", StatusCode::TOO_MANY_REQUESTS, Level::INFO),
            Error::Closing => ("closing", StatusCode::SERVICE_UNAVAILABLE, Level::INFO),
            Error::Store(_) => ("store", StatusCode::SERVICE_UNAVAILABLE, Level::ERROR),
            Error::Broken(_) => ("broken", StatusCode::INTERNAL_SERVER_ERROR, Level::ERROR),
        }
    }

    pub(crate) fn status(&self) -> StatusCode {
        self.kind().1
    }

    fn message(&self) -> Message {
        match self {
            Error::Refused(refusal, _) => refusal.message.clone(),
            Error::Unreadable(what) => {
                // Part of it is what the caller sent; no need to send it all back.
                Message::new("server-unreadable").with("found", what.chars().take(200).collect::<String>())
            }
            Error::Forbidden(why) | Error::Conflict(why) | Error::Wrong(why) | Error::TooMany(why) => {
                Message::new(format!("server-{why}"))
            }
            Error::OtherRules { found, current } => {
                Message::new("server-other-rules").with("found", *found).with("current", *current)
            }
            _ => Message::new(format!("server-{}", self.kind().0)),
        }
    }

    pub(crate) fn problem(self) -> Problem {
        let (code, status, level) = self.kind();
        match level {
            Level::ERROR => tracing::error!(code, status = status.as_u16(), cause = %self, "failed"),
            Level::INFO => tracing::info!(code, status = status.as_u16(), cause = %self, "turned away"),
            _ => tracing::debug!(code, status = status.as_u16(), cause = %self, "turned away"),
        }
        let message = self.message().into();
        let plain = Problem { code, message, rule: None, faults: Vec::new(), seen: None, engine: "" };
        match self {
            Error::Stale(seen) => Problem { seen: Some(seen), ..plain },
            Error::Refused(refusal, engine) => Problem { rule: refusal.rule, engine, ..plain },
            Error::Faults(faults, engine) => {
                let shown = |fault: Fault| FaultShown { line: fault.line, message: fault.message.into() };
                Problem { faults: faults.into_iter().map(shown).collect(), engine, ..plain }
            }
            _ => plain,
        }
    }
}

impl IntoResponse for Error {
    fn into_response(self) -> Response {
        let status = self.status();
        let problem = self.problem();
        let mut response = (status, Json(&problem)).into_response();
        // Whoever knows the reader's language adds the words (`guard::speak`).
        response.extensions_mut().insert(problem);
        response
    }
}
