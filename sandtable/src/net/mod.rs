//! The way to a server: its address, who we are there, questions over HTTP that are repeated until they are answered,
//! and a socket that comes back by itself. Knows what goes over the wire, nothing of screens or games.

mod address;
mod guest;
mod http;
mod link;
pub(crate) mod wire;

pub(crate) use address::{Address, quoted};
pub(crate) use http::{Http, Lost, Reply};
pub(crate) use link::{Link, News, Question, Then};
