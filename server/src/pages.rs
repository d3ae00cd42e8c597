//! The files for browsers, built into the binary, and the pages for whoever runs the server.

use crate::{error::Error, state::State};
use axum::{
    extract::State as In,
    http::{HeaderMap, StatusCode, Uri, header},
    response::{IntoResponse, Response},
};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};
use rust_embed::RustEmbed;
use std::sync::OnceLock;

/// The front end as `make web` builds it.
#[derive(RustEmbed)]
#[folder = "../web/dist/"]
#[allow_missing = true]
struct Built;

/// A plain page for a binary that was built without it.
#[derive(RustEmbed)]
#[folder = "web/"]
struct Plain;

/// A file of the front end; the front page for the root.
pub(crate) async fn file(headers: HeaderMap, uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    let path = if path.is_empty() { "index.html" } else { path };
    let Some(file) = Built::get(path).or_else(|| Plain::get(path)) else {
        return Error::Missing.into_response();
    };
    let tag = format!("\"{}\"", crate::random::text(&file.metadata.sha256_hash()[..12]));
    let is_known = headers.get(header::IF_NONE_MATCH).is_some_and(|known| known.as_bytes() == tag.as_bytes());
    let head = [
        (header::CONTENT_TYPE, kind(path).to_owned()),
        (header::ETAG, tag),
        (header::CACHE_CONTROL, "no-cache".to_owned()),
    ];
    if is_known {
        return (StatusCode::NOT_MODIFIED, head).into_response();
    }
    (head, file.data.into_owned()).into_response()
}

fn kind(path: &str) -> &'static str {
    match path.rsplit('.').next() {
        Some("html") => "text/html; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("js") => "text/javascript; charset=utf-8",
        Some("json" | "webmanifest") => "application/json",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("woff2") => "font/woff2",
        Some("ftl" | "txt") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Whether the server and its database are well.
pub(crate) async fn health(In(state): In<State>) -> Result<&'static str, Error> {
    if state.is_closing() {
        return Err(Error::Closing);
    }
    state.store.ping().await?;
    Ok("well\n")
}

/// Figures for Prometheus.
pub(crate) async fn figures(In(state): In<State>) -> Response {
    metrics::gauge!("sandtable_tables_in_memory").set(state.tables.count() as f64);
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], recorder().render()).into_response()
}

/// One for the process, however many servers run in it.
pub(crate) fn recorder() -> &'static PrometheusHandle {
    static RECORDER: OnceLock<PrometheusHandle> = OnceLock::new();
    RECORDER.get_or_init(|| {
        let recorder = PrometheusBuilder::new().build_recorder();
        let handle = recorder.handle();
        if metrics::set_global_recorder(recorder).is_err() {
            tracing::warn!("somebody else counts already; /metrics stays empty");
        }
        handle
    })
}
