//! What the host decides when the server starts.

use crate::limits::Limits;
use std::{net::SocketAddr, path::PathBuf};

#[derive(Clone, Debug)]
pub struct Options {
    pub addr: SocketAddr,
    /// Where the embedded database lives.
    pub data: PathBuf,
    /// `sqlite:…` or `postgres://…`; without it a file in `data`.
    pub database: Option<String>,
    /// The address people type, such as `https://play.example.org`: for links, and cookies are secure if it is https.
    pub public_url: Option<String>,
    /// A proxy in front names the client in `X-Forwarded-For`; believe its last entry.
    pub is_behind_proxy: bool,
    pub limits: Limits,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            addr: SocketAddr::from(([127, 0, 0, 1], 8080)),
            data: PathBuf::from("."),
            database: None,
            public_url: None,
            is_behind_proxy: false,
            limits: Limits::default(),
        }
    }
}

impl Options {
    pub fn database(&self) -> String {
        match &self.database {
            Some(address) => address.clone(),
            None => format!("sqlite:{}", self.data.join("sandtable.db").display()),
        }
    }
}
