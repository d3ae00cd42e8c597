//! All addresses, and the document that describes them.

use crate::{
    api::{games, lessons, live, lobby, me, play, replays, talk},
    error::{Error, Problem},
    guard, pages,
    state::State,
    table::shown::{Answer, Body},
};
use axum::{
    Router,
    extract::DefaultBodyLimit,
    middleware,
    response::{IntoResponse, Response},
    routing::get,
};
use std::time::Duration;
use tower_http::{catch_panic::CatchPanicLayer, timeout::TimeoutLayer};
use utoipa::{
    OpenApi,
    openapi::{ContentBuilder, Ref, ResponseBuilder},
};
use utoipa_axum::{router::OpenApiRouter, routes};
use utoipa_swagger_ui::SwaggerUi;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Sandtable",
        description = "Tables, views and sentences. Errors are `Problem`s; what a socket is sent is `Body` (events) and `Answer`. See docs/api.md.",
    ),
    components(schemas(Problem, Body, Answer)),
    tags(
        (name = "me", description = "Guests and accounts"),
        (name = "games", description = "What can be played"),
        (name = "lessons", description = "Guided first games"),
        (name = "lobby", description = "Tables"),
        (name = "play", description = "At the table"),
        (name = "talk", description = "Chat and notes"),
        (name = "replays", description = "Game files"),
    )
)]
struct Description;

const LONGEST: Duration = Duration::from_secs(30);

/// The whole server as one service; tests need no more.
pub fn app(state: State) -> Router {
    pages::recorder();
    let (api, mut description) =
        OpenApiRouter::with_openapi(Description::openapi()).nest("/api/v1", routes(&state)).split_for_parts();
    add_common(&mut description);
    api.merge(SwaggerUi::new("/api/docs").url("/api/v1/openapi.json", description))
        .route("/healthz", get(pages::health))
        .route("/metrics", get(pages::figures))
        .fallback(pages::file)
        .method_not_allowed_fallback(|| async { Error::Missing })
        .layer(DefaultBodyLimit::max(state.limits().body))
        .layer(TimeoutLayer::with_status_code(axum::http::StatusCode::SERVICE_UNAVAILABLE, LONGEST))
        .layer(CatchPanicLayer::custom(broken))
        .layer(middleware::from_fn_with_state(state.clone(), guard::guard))
        .with_state(state)
}

/// Files are larger than anything else that is sent here.
fn files(state: &State) -> OpenApiRouter<State> {
    // As JSON a text grows a little: its ends of line take two letters.
    let most = state.limits().file + state.limits().file / 4;
    OpenApiRouter::new()
        .routes(routes!(replays::replay))
        .routes(routes!(replays::review))
        .routes(routes!(replays::hint))
        .layer(DefaultBodyLimit::max(most))
}

/// What any request may be answered with, whatever it asks: the guard and the extractors stand before every handler.
fn add_common(description: &mut utoipa::openapi::OpenApi) {
    const COMMON: [(&str, &str); 6] = [
        ("400", "it cannot be read"),
        ("403", "another site sent it, or it is not yours"),
        ("404", "there is no such thing"),
        ("413", "it is too large"),
        ("429", "too many or too fast"),
        ("503", "the server is closing or cannot reach its database"),
    ];
    for item in description.paths.paths.values_mut() {
        let operations = [&mut item.get, &mut item.put, &mut item.post, &mut item.delete, &mut item.patch];
        for operation in operations.into_iter().flatten() {
            for (status, words) in COMMON {
                let problem = ContentBuilder::new().schema(Some(Ref::from_schema_name("Problem"))).build();
                let answer =
                    || ResponseBuilder::new().description(words).content("application/json", problem);
                let answers = &mut operation.responses.responses;
                answers.entry(status.to_owned()).or_insert_with(|| answer().build().into());
            }
            // Answered by the connection before anybody reads it, so without a body.
            let too_long = || ResponseBuilder::new().description("the address is too long").build().into();
            operation.responses.responses.entry("414".to_owned()).or_insert_with(too_long);
        }
    }
}

fn routes(state: &State) -> OpenApiRouter<State> {
    OpenApiRouter::new()
        .routes(routes!(me::me, me::come_in, me::change, me::leave_for_good))
        .routes(routes!(me::upgrade))
        .routes(routes!(me::sign_in, me::sign_out))
        .routes(routes!(games::games))
        .routes(routes!(games::map))
        .routes(routes!(games::rule))
        .routes(routes!(games::rules))
        .routes(routes!(lessons::list))
        .routes(routes!(lessons::step))
        .routes(routes!(lessons::try_out))
        .routes(routes!(lessons::odds))
        .routes(routes!(lobby::list, lobby::make))
        .routes(routes!(lobby::table, lobby::remove))
        .routes(routes!(lobby::join))
        .routes(routes!(lobby::leave))
        .routes(routes!(lobby::start))
        .routes(routes!(lobby::rematch))
        .routes(routes!(lobby::set_player))
        .routes(routes!(play::view))
        .routes(routes!(play::earlier))
        .routes(routes!(play::say))
        .routes(routes!(play::log))
        .routes(routes!(play::why))
        .routes(routes!(play::odds))
        .routes(routes!(play::hint))
        .routes(routes!(play::salt))
        .routes(routes!(play::proof))
        .routes(routes!(play::file))
        .routes(routes!(talk::chats, talk::chat))
        .routes(routes!(talk::note, talk::set_note))
        .routes(routes!(live::live))
        .merge(files(state))
}

/// A fault of ours in one request is no reason to stop.
#[allow(clippy::needless_pass_by_value, reason = "the layer hands it over like that")]
fn broken(panic: Box<dyn std::any::Any + Send>) -> Response {
    let said = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    Error::Broken(format!("a handler panicked: {}", said.unwrap_or("without a word"))).into_response()
}
