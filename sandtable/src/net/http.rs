//! Questions to a server: JSON in, JSON out, one cookie. An answer is whatever the server said, refusals included;
//! only a server that cannot be reached is a failure.

use super::{Address, wire::Problem};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::time::Duration;
use ureq::{
    Agent,
    http::{Method, Request, Response, header},
};

/// The longest answer: the log of a long game.
const LONGEST: u64 = 32 * 1024 * 1024;
/// A server that is there answers within this, the computer's hints included.
const PATIENCE: Duration = Duration::from_secs(40);

#[derive(Clone, Debug)]
pub(crate) struct Http {
    agent: Agent,
    base: String,
    cookie: String,
}

/// What the server answered.
#[derive(Clone, Debug)]
pub(crate) struct Reply {
    pub(crate) status: u16,
    pub(crate) text: String,
    pub(crate) cookie: Option<String>,
}

/// The server was not reached, or something else answers there; in the system's words.
#[derive(Clone, Debug)]
pub(crate) struct Lost(pub(crate) String);

impl Reply {
    /// The answer read, or why it is none.
    pub(crate) fn read<T: DeserializeOwned>(&self) -> Result<T, Box<Problem>> {
        if !self.is_success() {
            return Err(Box::new(self.problem()));
        }
        serde_json::from_str(&self.text).map_err(|error| Box::new(Problem::strange(&error.to_string())))
    }

    pub(crate) fn is_success(&self) -> bool {
        (200..300).contains(&self.status)
    }

    pub(crate) fn problem(&self) -> Problem {
        serde_json::from_str(&self.text)
            .unwrap_or_else(|_| Problem::strange(&format!("HTTP {}", self.status)))
    }

    /// Whether the same question may be answered in a moment: a server that is closing, a proxy without one, or a table
    /// that is being read again. A message keeps its token, so asking again does nothing twice.
    pub(crate) fn is_for_later(&self) -> bool {
        matches!(self.status, 502..=504)
            || self.status == 409 && self.problem().message.key == "server-try-again"
    }
}

impl Http {
    pub(crate) fn new(address: &Address) -> Http {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_global(Some(PATIENCE))
            .timeout_connect(Some(Duration::from_secs(5)))
            .max_redirects(0)
            .proxy(None)
            .user_agent(concat!("sandtable/", env!("CARGO_PKG_VERSION")))
            .build();
        Http { agent: config.into(), base: address.base.clone(), cookie: String::new() }
    }

    pub(crate) fn cookie(&self) -> &str {
        &self.cookie
    }

    pub(super) fn set_cookie(&mut self, cookie: &str) {
        cookie.clone_into(&mut self.cookie);
    }

    pub(crate) fn get(&mut self, path: &str) -> Result<Reply, Lost> {
        self.ask(&Method::GET, path, &Value::Null)
    }

    pub(crate) fn post(&mut self, path: &str, body: &Value) -> Result<Reply, Lost> {
        self.ask(&Method::POST, path, body)
    }

    pub(crate) fn ask(&mut self, method: &Method, path: &str, body: &Value) -> Result<Reply, Lost> {
        let lost = |error: &dyn std::fmt::Display| Lost(error.to_string());
        let mut request = Request::builder().method(method).uri(format!("{}/api/v1{path}", self.base));
        if !self.cookie.is_empty() {
            request = request.header(header::COOKIE, &self.cookie);
        }
        let response = if body.is_null() {
            self.agent.run(request.body(()).map_err(|error| lost(&error))?)
        } else {
            let request = request.header(header::CONTENT_TYPE, "application/json");
            self.agent.run(request.body(body.to_string()).map_err(|error| lost(&error))?)
        };
        let mut response = response.map_err(|error| lost(&error))?;
        let cookie = cookie(&response);
        if let Some(cookie) = &cookie {
            self.set_cookie(cookie);
        }
        let text = response.body_mut().with_config().limit(LONGEST).read_to_string();
        Ok(Reply { status: response.status().as_u16(), text: text.map_err(|error| lost(&error))?, cookie })
    }
}

fn cookie<B>(response: &Response<B>) -> Option<String> {
    let set = response.headers().get(header::SET_COOKIE)?.to_str().ok()?;
    set.split(';').next().map(|cookie| cookie.trim().to_owned())
}
