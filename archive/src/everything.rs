//! Everything at once: a folder with a file per game, the accounts, and the server's own settings. This is also the way
//! from SQLite to PostgreSQL and back. Readable by its owner alone, for it holds every secret.

use crate::{
    Failure,
    file::{Contents, read, write},
    kept::{bytes, hex},
};
use serde::{Deserialize, Serialize};
use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
};
use store::{Account, Store};

/// How much was moved.
#[derive(Debug, Default)]
pub struct Moved {
    pub games: usize,
    pub accounts: usize,
    /// Files that the current rules do not take, and why: they stay files.
    pub left: Vec<(PathBuf, Failure)>,
}

/// The file of accounts and settings, one JSON object per line.
const HOST: &str = "host.jsonl";
const EXTENSION: &str = "sandtable";
const PAGE: i64 = 500;

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Entry {
    Setting {
        name: String,
        value: String,
    },
    Account {
        id: String,
        name: String,
        login: Option<String>,
        password: Option<String>,
        lang: String,
        since: i64,
    },
}

/// Writes everything into a folder that is not there yet.
pub async fn export_all(store: &dyn Store, folder: &Path) -> Result<Moved, Failure> {
    let failed = |error| Failure::Io(folder.to_owned(), error);
    fs::create_dir(folder).map_err(failed)?;
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        fs::set_permissions(folder, fs::Permissions::from_mode(0o700)).map_err(failed)?;
    }
    let mut moved = Moved::default();
    let host = folder.join(HOST);
    let mut entries = fs::File::create_new(&host).map_err(|error| Failure::Io(host.clone(), error))?;
    let mut add = |entry: &Entry| {
        let line = serde_json::to_string(entry).expect("plain words and numbers");
        writeln!(entries, "{line}").map_err(|error| Failure::Io(host.clone(), error))
    };
    for (name, value) in store.settings().await? {
        add(&Entry::Setting { name, value: hex(&value) })?;
    }
    let mut last = String::new();
    while let Some(page) = Some(store.accounts(&last, PAGE).await?).filter(|page| !page.is_empty()) {
        for account in page {
            last.clone_from(&account.id);
            add(&entry(account))?;
            moved.accounts += 1;
        }
    }
    last.clear();
    while let Some(page) = Some(store.all_games(&last, PAGE).await?).filter(|page| !page.is_empty()) {
        for id in page {
            if let Some(whole) = store.whole(&id).await? {
                let file = folder.join(file_name(&id));
                fs::write(&file, write(&whole, Contents::Everything))
                    .map_err(|error| Failure::Io(file, error))?;
                moved.games += 1;
            }
            last = id;
        }
    }
    Ok(moved)
}

fn entry(account: Account) -> Entry {
    let Account { id, name, login, password, lang, since } = account;
    Entry::Account { id, name, login, password, lang, since }
}

/// Ids are ours and plain, but a file name must not lead anywhere else.
fn file_name(id: &str) -> String {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "-_".contains(letter);
    let name: String = if !id.is_empty() && id.chars().all(plain) {
        id.to_owned()
    } else {
        format!("x.{}", hex(id.as_bytes()))
    };
    format!("{name}.{EXTENSION}")
}

/// Reads everything back into a store that is empty: what is there already would be mixed up with what comes.
pub async fn import_all(store: &dyn Store, folder: &Path, now: i64) -> Result<Moved, Failure> {
    let accounts = store.accounts("", 1).await?.pop().map(|account| account.id);
    if let Some(there) = store.all_games("", 1).await?.pop().or(accounts) {
        return Err(Failure::Twice(there));
    }
    let mut moved = Moved::default();
    // All files are read and replayed before anything is written.
    let mut wholes = Vec::new();
    for file in files(folder)? {
        let source = fs::read_to_string(&file).map_err(|error| Failure::Io(file.clone(), error))?;
        match read(&source, now) {
            Ok(whole) => wholes.push(whole),
            Err(failure) => moved.left.push((file, failure)),
        }
    }
    let host = folder.join(HOST);
    let entries = fs::read_to_string(&host).map_err(|error| Failure::Io(host.clone(), error))?;
    for line in entries.lines() {
        match serde_json::from_str(line).map_err(|error| Failure::Kept(error.to_string()))? {
            Entry::Setting { name, value } => {
                store.settle(&name, &bytes(&value)?).await?;
            }
            Entry::Account { id, name, login, password, lang, since } => {
                store.add_account(&Account { id, name, login, password, lang, since }).await?;
                moved.accounts += 1;
            }
        }
    }
    for whole in &wholes {
        store.add_whole(whole).await?;
        moved.games += 1;
    }
    Ok(moved)
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let failed = |error| Failure::Io(folder.to_owned(), error);
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|extension| extension == EXTENSION) {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}
