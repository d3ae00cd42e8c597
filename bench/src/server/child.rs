//! The programs that are measured, each a process of its own, so that the load does not run inside the server: ours and
//! a bare echo are this program started again, the peer is Node. They are killed when their handle is dropped.

use std::{
    io::{BufRead, BufReader},
    net::{Ipv4Addr, SocketAddr},
    path::Path,
    process::{Child, Command, Stdio},
};

pub(crate) struct Served {
    child: Child,
    pub(crate) addr: SocketAddr,
}

impl Served {
    /// Our server on the database in that folder.
    pub(crate) fn ours(folder: &Path) -> Served {
        Served::again(&["serve", folder.to_str().expect("a plain path")])
    }

    pub(crate) fn echo() -> Served {
        Served::again(&["echo"])
    }

    fn again(words: &[&str]) -> Served {
        let me = std::env::current_exe().expect("this program has a path");
        Served::start(Command::new(me).args(words))
    }

    /// Any program that says on which port of this machine it listens: the last word of a line.
    pub(crate) fn start(command: &mut Command) -> Served {
        let command = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().expect("the program can be started");
        let said = child.stdout.take().expect("its output is ours to read");
        // Held from here on, so that it is ended whatever happens.
        let mut served = Served { child, addr: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)) };
        let mut lines = BufReader::new(said).lines().map_while(Result::ok);
        let port = lines.find_map(|line| line.strip_prefix("listening ")?.parse().ok());
        served.addr.set_port(port.expect("it says where it listens"));
        served
    }

    /// Processor time used so far. Linux counts it in hundredths of a second.
    pub(crate) fn processor_seconds(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        // After the name, which may hold anything but ends with the last bracket.
        let fields = status.rsplit_once(')').map(|(_, rest)| rest).unwrap_or_default();
        let ticks = fields.split_whitespace().skip(11).take(2).filter_map(|field| field.parse::<f64>().ok());
        ticks.sum::<f64>() / 100.0
    }

    /// Memory in use, in KiB.
    pub(crate) fn memory(&self) -> f64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let resident = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = resident.and_then(|text| text.trim().trim_end_matches(" kB").parse().ok());
        number.expect("Linux says how much memory a process has")
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // It may have ended by itself; either way it is gone afterwards.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
