//! The load's side of the wire: a JSON request, and a socket. As little work as possible, for it shares the machine with
//! what it measures.

use futures_util::{SinkExt, StreamExt};
use serde_json::Value;
use std::net::SocketAddr;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
};
use tokio_tungstenite::{
    WebSocketStream,
    tungstenite::{Message, Utf8Bytes, client::IntoClientRequest, http::HeaderValue},
};

async fn connect(addr: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(addr).await.expect("the server listens");
    stream.set_nodelay(true).expect("a socket can be told not to wait");
    stream
}

/// A request on a connection of its own. The new cookie, if one was set, and the answer.
pub(crate) async fn call(
    addr: SocketAddr,
    method: &str,
    path: &str,
    cookie: &str,
    body: &Value,
) -> (Option<String>, Value) {
    let body = if body.is_null() { String::new() } else { body.to_string() };
    let request = format!(
        "{method} /api/v1{path} HTTP/1.1\r\nhost: {addr}\r\nconnection: close\r\ncookie: {cookie}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    );
    let mut stream = connect(addr).await;
    stream.write_all(request.as_bytes()).await.expect("the server reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.expect("the server answers");
    let (head, body) = answer.split_once("\r\n\r\n").expect("an answer has a head");
    assert!(head.starts_with("HTTP/1.1 2"), "{method} {path}: {answer}");
    let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
    let cookie = cookie.and_then(|line| line.split(';').next()).map(str::to_owned);
    (cookie, serde_json::from_str(body).unwrap_or_default())
}

pub(crate) struct Socket(WebSocketStream<TcpStream>);

impl Socket {
    pub(crate) async fn open(addr: SocketAddr, path: &str, cookie: &str) -> Socket {
        let mut request = format!("ws://{addr}{path}").into_client_request().expect("an address");
        if !cookie.is_empty() {
            let cookie = HeaderValue::from_str(cookie).expect("a plain cookie");
            request.headers_mut().insert("cookie", cookie);
        }
        let opened = tokio_tungstenite::client_async(request, connect(addr).await).await;
        Socket(opened.expect("a socket can be opened").0)
    }

    pub(crate) async fn send(&mut self, text: String) {
        self.0.send(Message::Text(text.into())).await.expect("an open socket");
    }

    pub(crate) async fn text(&mut self) -> Utf8Bytes {
        loop {
            match self.0.next().await.expect("an open socket").expect("a message") {
                Message::Text(text) => return text,
                Message::Close(why) => unreachable!("closed: {why:?}"),
                _ => {}
            }
        }
    }
}
