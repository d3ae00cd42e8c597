//! `sandtable serve`: tables over the network and in the browser; what the program does without any command.

use crate::desk::{Desk, Failure};
use clap::Args;
use game::Message;
use server::Options;
use std::{net::SocketAddr, path::PathBuf, process, process::ExitCode};

#[derive(Args, Debug)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    addr: SocketAddr,
    /// Folder of the embedded database; made if it is not there
    #[arg(long, value_name = "DIR", default_value = ".")]
    data: PathBuf,
    /// Address of another database, sqlite:PATH or postgres://…
    #[arg(long, value_name = "URL")]
    database: Option<String>,
    /// The address people type, such as `https://play.example.org`, if a proxy stands in front
    #[arg(long, value_name = "URL")]
    public_url: Option<String>,
    /// Believe the proxy in front about who is asking
    #[arg(long)]
    behind_proxy: bool,
    /// Open the page in a browser
    #[arg(long)]
    open: bool,
}

impl Default for Serve {
    fn default() -> Serve {
        let Options { addr, data, database, public_url, is_behind_proxy, .. } = Options::default();
        Serve { addr, data, database, public_url, behind_proxy: is_behind_proxy, open: true }
    }
}

impl Serve {
    pub(crate) fn run(self, desk: &mut Desk<'_>) -> Result<ExitCode, Failure> {
        std::fs::create_dir_all(&self.data)?;
        let options = Options {
            addr: self.addr,
            data: self.data,
            database: self.database,
            public_url: self.public_url,
            is_behind_proxy: self.behind_proxy,
            ..Options::default()
        };
        let served = server::run(options, |addr| {
            let page = format!("http://{addr}/");
            let said = desk.text.say(&Message::new("serve-ready").with("page", page.as_str()), "");
            // Without a reader the server still serves.
            let _ = writeln!(desk.out, "{said}").and_then(|()| desk.out.flush());
            if self.open {
                show(&page);
            }
        });
        let failed = |error: server::Error| Message::new("error-serve").with("error", error.to_string());
        served.map_err(|error| desk.failure(&failed(error)))?;
        Ok(ExitCode::SUCCESS)
    }
}

/// Asks the system to show the page; if it cannot, the address has been printed.
fn show(page: &str) {
    let opener = if cfg!(target_os = "macos") { "open" } else { "xdg-open" };
    let quiet = || process::Stdio::null();
    let _ = process::Command::new(opener).arg(page).stdin(quiet()).stdout(quiet()).stderr(quiet()).spawn();
}
