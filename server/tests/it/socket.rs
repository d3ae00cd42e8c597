//! A client with a socket to one table.

use crate::client::{Client, House};
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use server::Running;
use std::time::Duration;
use tokio::net::TcpStream;
use tokio_tungstenite::{
    MaybeTlsStream, WebSocketStream, connect_async,
    tungstenite::{Error, Message, client::IntoClientRequest, http::HeaderValue},
};

/// A house that listens on a port of its own.
pub(crate) async fn listen(house: &House) -> Running {
    Running::with(house.state.clone(), ([127, 0, 0, 1], 0).into()).await.expect("a free port")
}

pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    pub(crate) async fn try_open(
        running: &Running,
        client: &Client,
        table: &str,
        query: &str,
        origin: Option<&str>,
    ) -> Result<Socket, u16> {
        let url = format!("ws://{}/api/v1/tables/{table}/live?{query}", running.addr);
        let mut request = url.into_client_request().expect("a request");
        let cookie = HeaderValue::from_str(&client.cookie).expect("a plain cookie");
        request.headers_mut().insert("cookie", cookie);
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", HeaderValue::from_str(origin).expect("plain"));
        }
        match connect_async(request).await {
            Ok((stream, _)) => Ok(Socket { stream }),
            Err(Error::Http(response)) => Err(response.status().as_u16()),
            Err(error) => unreachable!("no connection: {error}"),
        }
    }

    pub(crate) async fn open(running: &Running, client: &Client, table: &str, query: &str) -> Socket {
        Socket::try_open(running, client, table, query, None).await.expect("a socket")
    }

    pub(crate) async fn send(&mut self, message: Value) {
        self.send_text(message.to_string()).await;
    }

    pub(crate) async fn send_text(&mut self, text: String) {
        self.stream.send(Message::Text(text.into())).await.expect("an open socket");
    }

    /// The next message as it came; `None` when the socket was closed.
    pub(crate) async fn text(&mut self) -> Option<String> {
        let next = async {
            loop {
                match self.stream.next().await? {
                    Ok(Message::Text(text)) => return Some(text.as_str().to_owned()),
                    Ok(Message::Close(_)) | Err(_) => return None,
                    // The server's pings are no answer, however many there are.
                    Ok(_) => {}
                }
            }
        };
        tokio::time::timeout(Duration::from_secs(30), next).await.expect("an answer in time")
    }

    pub(crate) async fn next(&mut self) -> Value {
        let text = self.text().await.expect("an open socket");
        serde_json::from_str(&text).expect("JSON")
    }

    /// Reads on until a message of that type.
    pub(crate) async fn until(&mut self, kind: &str) -> Value {
        loop {
            let message = self.next().await;
            if message["type"] == kind {
                return message;
            }
        }
    }

    /// Everything that has been sent so far.
    pub(crate) async fn all(&mut self) -> Vec<String> {
        self.send(json!({ "type": "ping", "token": "all" })).await;
        let mut texts = Vec::new();
        loop {
            let text = self.text().await.expect("an open socket");
            if text.contains("\"pong\"") {
                return texts;
            }
            texts.push(text);
        }
    }

    pub(crate) async fn close(mut self) {
        // The other side may have closed first.
        let _ = self.stream.close(None).await;
    }
}
