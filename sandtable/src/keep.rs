//! Files that must not be lost: saved games are written beside their place and then put there in one step, and every
//! game in progress is kept in the user's data directory until it is saved or over.

use std::{
    env, fs,
    fs::{File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
    process,
    time::{SystemTime, UNIX_EPOCH},
};

const ENDING: &str = "sandtable";
const LOCK: &str = "lock";

/// Writes a file so that a reader sees either the old text or the new one, never a part.
pub(crate) fn write(path: &Path, text: &str) -> io::Result<()> {
    let name = path.file_name().ok_or_else(|| io::Error::from(io::ErrorKind::InvalidFilename))?;
    let beside = path.with_file_name(format!(".{}.{}", name.to_string_lossy(), process::id()));
    let written = File::create(&beside).and_then(|mut file| {
        file.write_all(text.as_bytes())?;
        file.sync_all()
    });
    written.and_then(|()| fs::rename(&beside, path)).inspect_err(|_| {
        // The half-written file is of no use to anybody.
        let _ = fs::remove_file(&beside);
    })
}

/// Where games in progress are kept, if the system says where a user's data belong.
pub(crate) fn directory() -> Option<PathBuf> {
    let set = |name: &str| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let data = set("XDG_DATA_HOME").or_else(|| {
        if cfg!(windows) {
            set("APPDATA")
        } else if cfg!(target_os = "macos") {
            Some(set("HOME")?.join("Library/Application Support"))
        } else {
            Some(set("HOME")?.join(".local/share"))
        }
    });
    Some(data?.join("sandtable").join("unfinished"))
}

/// The copy of one game in progress. While it is held no other process takes it.
#[derive(Debug)]
pub(crate) struct Autosave {
    path: PathBuf,
    _lock: File,
}

impl Autosave {
    pub(crate) fn new(directory: &Path, edition: &str) -> io::Result<Autosave> {
        fs::create_dir_all(directory)?;
        let seconds = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs());
        let mut path = directory.join(format!("{edition}-{seconds}-{}.{ENDING}", process::id()));
        for number in 2.. {
            if !path.exists() {
                break;
            }
            path = directory.join(format!("{edition}-{seconds}-{}-{number}.{ENDING}", process::id()));
        }
        Autosave::hold(path)
    }

    fn hold(path: PathBuf) -> io::Result<Autosave> {
        let lock =
            OpenOptions::new().create(true).truncate(false).write(true).open(path.with_extension(LOCK))?;
        lock.try_lock()?;
        Ok(Autosave { path, _lock: lock })
    }

    /// The newest game of this edition that nobody holds.
    pub(crate) fn left_over(directory: &Path, edition: &str) -> Option<Autosave> {
        let mut found: Vec<(SystemTime, PathBuf)> = fs::read_dir(directory)
            .ok()?
            .flatten()
            .filter(|entry| belongs(&entry.file_name().to_string_lossy(), edition))
            .filter_map(|entry| Some((entry.metadata().ok()?.modified().ok()?, entry.path())))
            .collect();
        found.sort();
        found.into_iter().rev().find_map(|(_, path)| Autosave::hold(path).ok())
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn write(&self, text: &str) -> io::Result<()> {
        write(&self.path, text)
    }

    pub(crate) fn read(&self) -> io::Result<String> {
        fs::read_to_string(&self.path)
    }

    /// The game is safe elsewhere, or there is nothing in it.
    pub(crate) fn discard(self) -> io::Result<()> {
        match fs::remove_file(&self.path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => Ok(()),
        }
    }

    /// Keeps it under a name by which it is not offered again; returns that.
    pub(crate) fn set_aside(self) -> io::Result<PathBuf> {
        let aside = self.path.with_extension(format!("aside.{ENDING}"));
        fs::rename(&self.path, &aside)?;
        Ok(aside)
    }
}

impl Drop for Autosave {
    fn drop(&mut self) {
        // Left behind it does no harm: the lock itself ends with the process.
        let _ = fs::remove_file(self.path.with_extension(LOCK));
    }
}

/// `<edition>-<seconds>-<process>.sandtable`; an edition's name may be the beginning of another's.
fn belongs(name: &str, edition: &str) -> bool {
    name.strip_prefix(edition)
        .and_then(|rest| rest.strip_prefix('-'))
        .and_then(|rest| rest.strip_suffix(ENDING)?.strip_suffix('.'))
        .is_some_and(|rest| rest.split('-').all(|part| part.parse::<u64>().is_ok()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_written_whole_and_nothing_is_left_beside_it() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.sandtable");
        write(&path, "one").unwrap();
        write(&path, "two").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "two");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
        assert!(write(&folder.path().join("no/such/folder"), "x").is_err());
    }

    #[test]
    fn a_game_that_is_held_is_not_offered() {
        let folder = tempfile::tempdir().unwrap();
        let held = Autosave::new(folder.path(), "clash-dday").unwrap();
        held.write("x").unwrap();
        assert!(Autosave::left_over(folder.path(), "clash-dday").is_none());
        assert!(Autosave::left_over(folder.path(), "clash").is_none());
        let path = held.path().to_owned();
        drop(held);
        let found = Autosave::left_over(folder.path(), "clash-dday").unwrap();
        assert_eq!(found.path(), path);
        let aside = found.set_aside().unwrap();
        assert!(aside.exists());
        assert!(Autosave::left_over(folder.path(), "clash-dday").is_none());
    }
}
