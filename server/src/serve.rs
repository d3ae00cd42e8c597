//! The server as a process: it listens, wakes tables that must be looked at, and stops cleanly.

use crate::{
    app, clock::Clock, computers::Computers, error::Error, options::Options, pages, state::State,
    thinkers::Thinkers,
};
use axum::serve::ListenerExt;
use std::{net::SocketAddr, time::Duration};
use tokio::{net::TcpListener, sync::oneshot, task::JoinHandle};

/// A server that listens.
#[derive(Debug)]
pub struct Running {
    pub addr: SocketAddr,
    pub state: State,
    stop: oneshot::Sender<()>,
    listening: JoinHandle<()>,
}

/// Sockets get this long to say goodbye.
const FAREWELL: Duration = Duration::from_secs(3);
const WOKEN_AT_ONCE: i64 = 200;

impl Running {
    pub async fn start(options: Options, clock: Clock, thinkers: Thinkers) -> Result<Running, Error> {
        let addr = options.addr;
        let state = State::open(options, clock, thinkers).await?;
        Running::with(state, addr).await
    }

    /// Listens for a state that is there already.
    pub async fn with(state: State, addr: SocketAddr) -> Result<Running, Error> {
        let cannot = |error: std::io::Error| Error::Broken(format!("cannot listen at {addr}: {error}"));
        let listener = TcpListener::bind(addr).await.map_err(cannot)?;
        let addr = listener.local_addr().map_err(cannot)?;
        // An answer of a few bytes must not wait for the one before it to be confirmed.
        let listener = listener.tap_io(|socket| {
            if let Err(error) = socket.set_nodelay(true) {
                tracing::debug!(%error, "a connection that waits");
            }
        });
        let service = app(state.clone()).into_make_service_with_connect_info::<SocketAddr>();
        let (stop, stopped) = oneshot::channel();
        let listening = tokio::spawn(async move {
            let until = async {
                let _ = stopped.await;
            };
            if let Err(error) = axum::serve(listener, service).with_graceful_shutdown(until).await {
                tracing::error!(%error, "no longer listening");
            }
        });
        tokio::spawn(sweep(state.clone()));
        Ok(Running { addr, state, stop, listening })
    }

    /// Takes no more requests, tells everybody, finishes what was begun.
    pub async fn stop(self) {
        let _ = self.stop.send(());
        self.state.close().await;
        self.state.sockets.all_gone(FAREWELL).await;
        if tokio::time::timeout(FAREWELL, self.listening).await.is_err() {
            tracing::warn!("some connections did not close in time");
        }
    }
}

/// Serves until `stop` comes, then stops cleanly.
pub async fn serve(
    options: Options,
    thinkers: Thinkers,
    ready: impl FnOnce(SocketAddr),
    stop: impl Future<Output = ()>,
) -> Result<(), Error> {
    let running = Running::start(options, Clock::system(), thinkers).await?;
    ready(running.addr);
    stop.await;
    tracing::info!("closing");
    running.stop().await;
    Ok(())
}

/// The whole process: logs to standard error, serves until it is told to end (control-C or SIGTERM), stops cleanly.
pub fn run(options: Options, ready: impl FnOnce(SocketAddr)) -> Result<(), Error> {
    let filter = tracing_subscriber::EnvFilter::try_from_default_env()
        .unwrap_or_else(|_| tracing_subscriber::EnvFilter::new("info"));
    // A program that logs in its own way has already said so.
    let has_colour = std::io::IsTerminal::is_terminal(&std::io::stderr());
    let log = tracing_subscriber::fmt().with_env_filter(filter).with_writer(std::io::stderr);
    let _ = log.with_ansi(has_colour).try_init();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| Error::Broken(format!("no threads: {error}")))?;
    let limits = &options.limits;
    let thinkers = Thinkers::new(Computers::default(), limits.thinkers, limits.thoughts);
    runtime.block_on(serve(options, thinkers, ready, told_to_end()))
}

#[cfg(unix)]
async fn told_to_end() {
    use tokio::signal::unix::{SignalKind, signal};
    match signal(SignalKind::terminate()) {
        Ok(mut terminate) => {
            tokio::select! {
                _ = tokio::signal::ctrl_c() => {}
                _ = terminate.recv() => {}
            }
        }
        Err(_) => {
            let _ = tokio::signal::ctrl_c().await;
        }
    }
}

#[cfg(not(unix))]
async fn told_to_end() {
    let _ = tokio::signal::ctrl_c().await;
}

/// Wakes the tables whose time has come though nobody asks for them, and drops the places of those that left.
async fn sweep(state: State) {
    let mut closing = state.closing();
    loop {
        tokio::select! {
            () = closing.begun() => return,
            () = state.clock.until(state.now() + state.limits().sweep_ms as i64) => {}
        }
        state.tables.forget_empty();
        // Times that were measured are heaped up until somebody asks for figures, or until this.
        pages::recorder().run_upkeep();
        let waking = match state.store.waking_games(state.now(), WOKEN_AT_ONCE).await {
            Ok(waking) => waking,
            Err(error) => {
                tracing::error!(%error, "cannot see which tables wait");
                continue;
            }
        };
        for id in waking {
            // Being in memory is all it takes: the table looks at its own clocks.
            if let Err(error) = state.tables.handle(&state, &id).await {
                tracing::warn!(table = %id, %error, "a table that waits cannot be opened");
            }
        }
    }
}
