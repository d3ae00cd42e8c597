//! boardgame.io: its own server with its own protocol, and two players on it. What they speak is socket.io's framing on
//! a WebSocket, written here by hand, so that the load on both servers is the same program.

use super::{child::Served, duel::Duel, wire::Socket};
use serde::{Deserialize, de::IgnoredAny};
use std::{
    net::SocketAddr,
    path::{Path, PathBuf},
    process::Command,
    time::{Duration, Instant},
};

const GAME: &str = include_str!("../../peers/boardgameio.cjs");
/// The newest boardgame.io, and the last koa-compose that it works with.
const PACKAGES: [&str; 2] = ["boardgame.io@0.50.2", "koa-compose@4.1.0"];
const PIECES: usize = 50;

/// Installs it outside the tree, unless an earlier run has.
pub(crate) fn install() -> Option<PathBuf> {
    let folder = std::env::temp_dir().join("sandtable-bench-boardgameio-0.50.2");
    std::fs::create_dir_all(&folder).ok()?;
    if !folder.join("installed").exists() {
        let npm = |words: &[&str]| Command::new("npm").args(words).current_dir(&folder).output();
        npm(&["init", "--yes"]).ok()?;
        let mut words = vec!["install", "--no-audit", "--no-fund"];
        words.extend(PACKAGES);
        if !npm(&words).ok()?.status.success() {
            return None;
        }
        std::fs::write(folder.join("installed"), "").ok()?;
    }
    std::fs::write(folder.join("lanes.cjs"), GAME).ok()?;
    Some(folder)
}

pub(crate) fn start(folder: &Path) -> Served {
    let mut node = Command::new("node");
    Served::start(node.arg("lanes.cjs").current_dir(folder).env("NODE_ENV", "production"))
}

/// An update, as far as the load must know it: `["update", match, state, log]`.
#[derive(Deserialize)]
struct Update(IgnoredAny, IgnoredAny, State, IgnoredAny);

#[derive(Deserialize)]
struct State {
    #[serde(rename = "_stateID")]
    id: u64,
    ctx: Context,
}

#[derive(Deserialize)]
struct Context {
    #[serde(rename = "currentPlayer")]
    player: String,
}

pub(crate) struct Lanes {
    name: String,
    sockets: [Socket; 2],
    state: u64,
    player: usize,
}

impl Lanes {
    pub(crate) async fn open(addr: SocketAddr, number: usize) -> Lanes {
        let name = format!("match-{number}");
        let sockets = [Lanes::enter(addr, &name, 0).await, Lanes::enter(addr, &name, 1).await];
        Lanes { name, sockets, state: 0, player: 0 }
    }

    async fn enter(addr: SocketAddr, name: &str, player: usize) -> Socket {
        let mut socket = Socket::open(addr, "/socket.io/?EIO=4&transport=websocket", "").await;
        // Engine.IO opens, socket.io joins the game's room, the game synchronises.
        assert!(socket.text().await.starts_with('0'));
        socket.send("40/lanes,".to_owned()).await;
        assert!(socket.text().await.starts_with("40/lanes"));
        socket.send(format!(r#"42/lanes,["sync","{name}","{player}",null,2]"#)).await;
        while !socket.text().await.starts_with(r#"42/lanes,["sync""#) {}
        socket
    }

    async fn hear(socket: &mut Socket) -> (Instant, State) {
        loop {
            let text = socket.text().await;
            let now = Instant::now();
            if text.as_str() == "2" {
                socket.send("3".to_owned()).await;
            } else if let Some(json) = text.strip_prefix("42/lanes,")
                && json.starts_with(r#"["update""#)
            {
                let update: Update = serde_json::from_str(json).expect("an update");
                return (now, update.2);
            }
        }
    }
}

impl Duel for Lanes {
    async fn step(&mut self) -> Duration {
        let (moved, player) = (self.state, self.player);
        // Any of the player's own pieces; its numbers are even or odd.
        let piece = (moved as usize * 7 % (PIECES / 2)) * 2 + player;
        let message = format!(
            r#"42/lanes,["update",{{"type":"MAKE_MOVE","payload":{{"type":"advance","args":[{piece}],"playerID":"{player}","credentials":null}}}},{moved},"{}","{player}"]"#,
            self.name
        );
        let begun = Instant::now();
        let [first, second] = &mut self.sockets;
        if player == 0 { &mut *first } else { &mut *second }.send(message).await;
        let ((first_at, first), (second_at, second)) = tokio::join!(Lanes::hear(first), Lanes::hear(second));
        assert_eq!(first.id, second.id, "both were told the same");
        self.state = first.id;
        self.player = usize::from(first.ctx.player == "1");
        first_at.max(second_at) - begun
    }
}
