//! The command `serve`: it says where it listens, answers there, and ends cleanly when told to.

use std::{
    io::{BufRead, BufReader, Read, Write},
    net::TcpStream,
    process::{Command, Stdio},
};

#[test]
fn it_says_where_it_listens_and_answers_there() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(["--lang", "en", "serve", "--addr", "127.0.0.1:0", "--data"])
        .arg(folder.path().join("new"))
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut said = String::new();
    BufReader::new(server.stdout.take().unwrap()).read_line(&mut said).unwrap();
    let address = said.split("http://").nth(1).and_then(|rest| rest.split('/').next()).unwrap_or_default();
    let mut socket = TcpStream::connect(address).unwrap_or_else(|error| panic!("{error}: {said}"));
    write!(socket, "GET /healthz HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n").unwrap();
    let mut answer = String::new();
    socket.read_to_string(&mut answer).unwrap();
    assert!(answer.starts_with("HTTP/1.1 200"), "{answer}");
    let told = Command::new("kill").arg(server.id().to_string()).status().unwrap();
    assert!(told.success());
    assert!(server.wait().unwrap().success(), "told to end, it ends without complaint");
    assert!(folder.path().join("new/sandtable.db").exists());
}

#[test]
fn a_taken_address_is_said_in_one_line() {
    let taken = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let folder = tempfile::tempdir().unwrap();
    let ran = Command::new(env!("CARGO_BIN_EXE_sandtable"))
        .args(["--lang", "en", "serve", "--addr", &address, "--data"])
        .arg(folder.path())
        .env("RUST_LOG", "off")
        .output()
        .unwrap();
    let said = String::from_utf8_lossy(&ran.stderr).into_owned();
    assert_eq!(ran.status.code(), Some(2), "{said}");
    assert!(said.contains(&address) && said.lines().count() == 1, "{said}");
}
