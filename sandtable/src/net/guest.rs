//! Who we are at a server: a guest's cookie, kept in a file for each server and name, so that a terminal that is
//! started again is the same guest, and two terminals with different names are two.

use super::{
    Address, Http,
    address::quoted,
    http::{Lost, Reply},
};
use serde_json::json;
use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

/// Where the system wants a program's memory to be kept.
fn state() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    set("XDG_STATE_HOME")
        .or_else(|| if cfg!(windows) { set("LOCALAPPDATA") } else { Some(set("HOME")?.join(".local/state")) })
}

fn file(address: &Address, name: &str) -> Option<PathBuf> {
    // Names are short at every server; one that is not is turned away there, not here.
    let name: String = quoted(name).chars().take(200).collect();
    Some(state()?.join("sandtable").join("guests").join(quoted(address.host())).join(name))
}

impl Http {
    /// Comes in under this name: as the guest we were, or as a new one.
    pub(crate) fn come_in(&mut self, address: &Address, name: &str, lang: &str) -> Result<Reply, Lost> {
        let path = file(address, name);
        if let Some(kept) = path.as_deref().and_then(|path| fs::read_to_string(path).ok()) {
            self.set_cookie(kept.trim());
            let me = self.get("/me")?;
            if me.status == 200 {
                return Ok(me);
            }
            self.set_cookie("");
        }
        let came = self.post("/me", &json!({ "name": name, "lang": lang }))?;
        if let (201, Some(path), Some(cookie)) = (came.status, path, &came.cookie) {
            // A home that cannot be written to must not keep anybody from playing; the next time it is another guest.
            let _ = keep(&path, cookie);
        }
        Ok(came)
    }
}

/// For its owner alone: whoever has it is this guest.
fn keep(path: &Path, cookie: &str) -> io::Result<()> {
    let folder = path.parent().ok_or(io::ErrorKind::InvalidFilename)?;
    fs::create_dir_all(folder)?;
    let mut options = fs::OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    io::Write::write_all(&mut options.open(path)?, cookie.as_bytes())
}
