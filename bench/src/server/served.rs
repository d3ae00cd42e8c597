//! What runs in the children: our server as it is shipped, but for limits that would keep one address from playing two
//! hundred seats at once, and a socket that says back what it hears.

use ::server::{Limits, Options, Rate};
use axum::{Router, extract::ws::WebSocketUpgrade, routing::get, serve::ListenerExt};
use std::{path::PathBuf, process::ExitCode};

/// All load comes from one address, and one guest may hold many seats.
fn limits() -> Limits {
    let plenty = Rate::new(1e9, 1e9);
    Limits {
        tables_per_account: i64::MAX,
        tables: plenty,
        guests: plenty,
        requests: plenty,
        messages: plenty,
        moves: plenty,
        sockets_per_account: usize::MAX,
        sockets_per_address: usize::MAX,
        ..Limits::default()
    }
}

pub(crate) fn ours(folder: PathBuf) -> ExitCode {
    let addr = ([127, 0, 0, 1], 0).into();
    let options = Options { addr, data: folder, limits: limits(), ..Options::default() };
    match ::server::run(options, |addr| println!("listening {}", addr.port())) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

pub(crate) fn echo() -> ExitCode {
    let runtime = tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build();
    runtime.expect("threads can be started").block_on(async {
        let app =
            Router::new().route("/", get(|upgrade: WebSocketUpgrade| async { upgrade.on_upgrade(say_back) }));
        let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a free port");
        println!("listening {}", listener.local_addr().expect("it listens").port());
        let listener = listener.tap_io(|socket| {
            let _ = socket.set_nodelay(true);
        });
        axum::serve(listener, app).await.expect("a server");
    });
    ExitCode::SUCCESS
}

async fn say_back(mut socket: axum::extract::ws::WebSocket) {
    while let Some(Ok(message)) = socket.recv().await {
        if socket.send(message).await.is_err() {
            return;
        }
    }
}
