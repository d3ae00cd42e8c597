//! Who asks: a signed cookie names an account, a guest's or one with a login. The signature covers the password's
//! hash, so a new password ends all other sessions.

use crate::{error::Error, random, state::State};
use argon2::{Argon2, PasswordHasher, PasswordVerifier, password_hash::phc::PasswordHash};
use axum::{
    extract::FromRequestParts,
    http::{HeaderMap, HeaderValue, header, request::Parts},
};
use store::Account;

const COOKIE: &str = "sandtable";
const YEAR_S: i64 = 365 * 24 * 60 * 60;

/// Somebody with a name.
#[derive(Clone, Debug)]
pub(crate) struct Me(pub(crate) Account);

/// Somebody, perhaps without one.
#[derive(Clone, Debug)]
pub(crate) struct Maybe(pub(crate) Option<Account>);

impl FromRequestParts<State> for Maybe {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Maybe, Error> {
        let Some(value) = cookie(&parts.headers) else { return Ok(Maybe(None)) };
        let Some((id, code)) = value.split_once('.') else { return Ok(Maybe(None)) };
        let Some(account) = state.store.account(id).await? else { return Ok(Maybe(None)) };
        let is_genuine = is_same(code.as_bytes(), signature(state, &account).as_bytes());
        Ok(Maybe(is_genuine.then_some(account)))
    }
}

impl FromRequestParts<State> for Me {
    type Rejection = Error;

    async fn from_request_parts(parts: &mut Parts, state: &State) -> Result<Me, Error> {
        Maybe::from_request_parts(parts, state).await?.0.map(Me).ok_or(Error::Nobody)
    }
}

fn cookie(headers: &HeaderMap) -> Option<&str> {
    let pairs = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    pairs
        .flat_map(|pairs| pairs.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(name, _)| *name == COOKIE)
        .map(|(_, value)| value)
}

fn signature(state: &State, account: &Account) -> String {
    let covered = format!("{}\n{}", account.id, account.password.as_deref().unwrap_or_default());
    random::text(&state.code("session", &covered))
}

/// The header that makes a browser come back as this account.
pub(crate) fn remember(state: &State, account: &Account) -> HeaderValue {
    set_cookie(state, &format!("{}.{}", account.id, signature(state, account)), YEAR_S)
}

pub(crate) fn forget(state: &State) -> HeaderValue {
    set_cookie(state, "", 0)
}

fn set_cookie(state: &State, value: &str, seconds: i64) -> HeaderValue {
    let is_https = state.options.public_url.as_deref().is_some_and(|url| url.starts_with("https:"));
    let secure = if is_https { "; Secure" } else { "" };
    let text = format!("{COOKIE}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).expect("ids and signatures are plain letters")
}

/// Compares without telling by its time where the difference is.
pub(crate) fn is_same(one: &[u8], other: &[u8]) -> bool {
    one.len() == other.len() && one.iter().zip(other).fold(0, |sum, (a, b)| sum | (a ^ b)) == 0
}

/// Hashing is slow on purpose: it has threads of its own, and few of them.
async fn on_a_thread<T: Send + 'static>(
    state: &State,
    work: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Error> {
    let broken = |error: String| Error::Broken(format!("hashing: {error}"));
    let _turn = state.hashing.acquire().await.map_err(|error| broken(error.to_string()))?;
    tokio::task::spawn_blocking(work).await.map_err(|error| broken(error.to_string()))
}

pub(crate) async fn hash(state: &State, password: String) -> Result<String, Error> {
    let hashed = on_a_thread(state, move || {
        let hash = Argon2::default().hash_password(password.as_bytes());
        hash.map(|hash| hash.to_string()).map_err(|error| Error::Broken(format!("hashing: {error}")))
    });
    hashed.await?
}

/// Takes as long for a login that does not exist.
pub(crate) async fn fits(state: &State, password: String, hash: Option<String>) -> Result<bool, Error> {
    let checked = on_a_thread(state, move || match hash {
        Some(hash) => PasswordHash::new(&hash)
            .is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok()),
        None => {
            let _ = Argon2::default().hash_password(password.as_bytes());
            false
        }
    });
    checked.await
}
