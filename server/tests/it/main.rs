//! The server as its users see it: through `app()` without a network, and through real sockets.

mod bots;
mod client;
mod clocks;
mod guard;
mod hostile;
mod identity;
mod lessons;
mod live;
mod lobby;
mod play;
mod replays;
mod socket;
mod twins;
