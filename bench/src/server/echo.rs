//! What no server on sockets can beat: one that says back what it hears.

use super::{duel::Duel, wire::Socket};
use std::{
    net::SocketAddr,
    time::{Duration, Instant},
};

/// A socket that is answered with its own words.
pub(crate) struct Echo {
    socket: Socket,
    number: u64,
}

impl Echo {
    pub(crate) async fn open(addr: SocketAddr) -> Echo {
        Echo { socket: Socket::open(addr, "/", "").await, number: 0 }
    }
}

impl Duel for Echo {
    async fn step(&mut self) -> Duration {
        self.number += 1;
        let begun = Instant::now();
        let message = format!(
            r#"{{"type":"say","ply":{0},"token":"{0}","sentence":"attack 5 with tank and private"}}"#,
            self.number
        );
        self.socket.send(message).await;
        self.socket.text().await;
        begun.elapsed()
    }
}
