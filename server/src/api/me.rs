//! Guests, accounts, signing in and out, and leaving for good.

use super::{Body, From, limit, plain};
use crate::{
    error::{Error, Problem},
    identity::{self, Me},
    random,
    state::State,
};
use axum::{
    Json,
    extract::State as In,
    http::{StatusCode, header},
    response::{IntoResponse, Response},
};
use catalog::Language;
use serde::{Deserialize, Serialize};
use store::{Account, Failure, Page};
use utoipa::ToSchema;

#[derive(Debug, Serialize, ToSchema)]
pub(crate) struct MeShown {
    pub(crate) name: String,
    /// Without a login: a guest.
    pub(crate) login: Option<String>,
    pub(crate) lang: String,
    pub(crate) since: i64,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewGuest {
    #[schema(min_length = 1, max_length = 40)]
    name: String,
    /// `en`, `nl`, `fr` or `it`.
    lang: Option<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangedMe {
    #[schema(min_length = 1, max_length = 40)]
    name: Option<String>,
    lang: Option<String>,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Login {
    /// 3 to 40 letters, digits, dots, dashes.
    #[schema(min_length = 3, max_length = 40)]
    login: String,
    #[schema(min_length = 10, max_length = 200)]
    password: String,
}

#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Farewell {
    /// Needed if there is one.
    password: Option<String>,
}

fn shown(account: &Account) -> MeShown {
    MeShown {
        name: account.name.clone(),
        login: account.login.clone(),
        lang: account.lang.clone(),
        since: account.since,
    }
}

fn with_cookie(state: &State, account: &Account, status: StatusCode) -> Response {
    (status, [(header::SET_COOKIE, identity::remember(state, account))], Json(shown(account))).into_response()
}

fn is_login(login: &str) -> bool {
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || ".-_@+".contains(letter);
    (3..=40).contains(&login.len()) && login.chars().all(is_plain)
}

fn code_of(lang: Option<&str>) -> Result<String, Error> {
    match lang {
        None => Ok(Language::default().code().to_owned()),
        Some(code) => {
            Language::from_code(code).map(|it| it.code().to_owned()).ok_or(Error::Wrong("no-such-language"))
        }
    }
}

/// Who I am.
#[utoipa::path(get, path = "/me", tag = "me", responses((status = 200, body = MeShown), (status = 401, body = Problem)))]
pub(crate) async fn me(Me(account): Me) -> Json<MeShown> {
    Json(shown(&account))
}

/// Comes in as a guest with a name; a cookie remembers it.
#[utoipa::path(post, path = "/me", tag = "me", request_body = NewGuest,
    responses((status = 201, body = MeShown), (status = 400, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn come_in(
    In(state): In<State>,
    From(address): From,
    Body(new): Body<NewGuest>,
) -> Result<Response, Error> {
    let name = plain(&new.name, state.limits().name, "bad-name")?;
    let lang = code_of(new.lang.as_deref())?;
    limit(&state, "guest", &address, state.limits().guests)?;
    let account = Account { id: random::id(), name, login: None, password: None, lang, since: state.now() };
    state.store.add_account(&account).await?;
    Ok(with_cookie(&state, &account, StatusCode::CREATED))
}

/// Another name or language.
#[utoipa::path(patch, path = "/me", tag = "me", request_body = ChangedMe,
    responses((status = 200, body = MeShown), (status = 400, body = Problem), (status = 401, body = Problem), (status = 422, body = Problem)))]
pub(crate) async fn change(
    In(state): In<State>,
    Me(mut account): Me,
    Body(changed): Body<ChangedMe>,
) -> Result<Json<MeShown>, Error> {
    if let Some(name) = changed.name {
        account.name = plain(&name, state.limits().name, "bad-name")?;
    }
    if changed.lang.is_some() {
        account.lang = code_of(changed.lang.as_deref())?;
    }
    state.store.change_account(&account).await?;
    for table in tables_of(&state, &account.id).await? {
        let (id, name) = (account.id.clone(), account.name.clone());
        let told = state.tables.ask(&state, &table, move |live| {
            Box::pin(async move {
                live.rename(&id, &name);
                Ok(())
            })
        });
        // A table that cannot be opened has nobody to tell.
        let _ = told.await;
    }
    Ok(Json(shown(&account)))
}

/// Makes the guest an account; all games stay.
#[utoipa::path(post, path = "/me/account", tag = "me", request_body = Login,
    responses((status = 200, body = MeShown), (status = 400, body = Problem), (status = 401, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn upgrade(
    In(state): In<State>,
    Me(mut account): Me,
    From(address): From,
    Body(new): Body<Login>,
) -> Result<Response, Error> {
    if account.login.is_some() {
        return Err(Error::Conflict("already-account"));
    }
    if !is_login(&new.login) {
        return Err(Error::Wrong("bad-login"));
    }
    if !(10..=200).contains(&new.password.chars().count()) {
        return Err(Error::Wrong("bad-password"));
    }
    limit(&state, "sign-in", &address, state.limits().sign_ins)?;
    account.login = Some(new.login.to_ascii_lowercase());
    account.password = Some(identity::hash(&state, new.password).await?);
    state.store.change_account(&account).await.map_err(|failure| match failure {
        Failure::Conflict => Error::Conflict("login-taken"),
        failure => failure.into(),
    })?;
    Ok(with_cookie(&state, &account, StatusCode::OK))
}

/// Signs in.
#[utoipa::path(post, path = "/session", tag = "me", request_body = Login,
    responses((status = 200, body = MeShown), (status = 400, body = Problem), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn sign_in(
    In(state): In<State>,
    From(address): From,
    Body(given): Body<Login>,
) -> Result<Response, Error> {
    let login = given.login.to_ascii_lowercase();
    if !is_login(&login) {
        return Err(Error::WrongPassword);
    }
    limit(&state, "sign-in", &address, state.limits().sign_ins)?;
    limit(&state, "sign-in-as", &login, state.limits().sign_ins)?;
    let account = state.store.account_by_login(&login).await?;
    let hash = account.as_ref().and_then(|account| account.password.clone());
    let fits = identity::fits(&state, given.password, hash).await?;
    let account = account.filter(|_| fits).ok_or(Error::WrongPassword)?;
    Ok(with_cookie(&state, &account, StatusCode::OK))
}

/// Signs out: this browser forgets.
#[utoipa::path(delete, path = "/session", tag = "me", responses((status = 204)))]
pub(crate) async fn sign_out(In(state): In<State>) -> Response {
    (StatusCode::NO_CONTENT, [(header::SET_COOKIE, identity::forget(&state))]).into_response()
}

/// Deletes everything by which I can be recognised. Games go on without me.
#[utoipa::path(delete, path = "/me", tag = "me", request_body = Farewell,
    responses((status = 204), (status = 400, body = Problem), (status = 401, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn leave_for_good(
    In(state): In<State>,
    Me(account): Me,
    From(address): From,
    Body(farewell): Body<Farewell>,
) -> Result<Response, Error> {
    if let Some(hash) = account.password {
        limit(&state, "sign-in", &address, state.limits().sign_ins)?;
        if !identity::fits(&state, farewell.password.unwrap_or_default(), Some(hash)).await? {
            return Err(Error::WrongPassword);
        }
    }
    for table in tables_of(&state, &account.id).await? {
        let id = account.id.clone();
        let left = state.tables.ask(&state, &table, move |live| Box::pin(live.forget(id)));
        // Where the table cannot be opened the store still forgets.
        let _ = left.await;
    }
    state.store.forget_account(&account.id).await?;
    Ok(sign_out(In(state)).await)
}

async fn tables_of(state: &State, account: &str) -> Result<Vec<String>, Error> {
    let mut ids = Vec::new();
    loop {
        let page = Page { from: ids.len() as i64, most: 200 };
        let found = state.store.games_of(account, None, page).await?;
        let is_last = found.len() < 200;
        ids.extend(found.into_iter().map(|summary| summary.id));
        if is_last {
            return Ok(ids);
        }
    }
}
