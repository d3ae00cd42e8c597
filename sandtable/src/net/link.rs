//! Two threads between a table on a server and the person here: one asks, again and again until it is answered; the
//! other listens to the socket and comes back by itself, from where it was. Both tell the one who reads `News`.

use super::{
    Address, Http, Reply,
    address::quoted,
    wire::{self, Event, Problem},
};
use serde_json::Value;
use std::{
    io,
    net::{TcpStream, ToSocketAddrs},
    path::PathBuf,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
        mpsc,
    },
    thread,
    time::{Duration, Instant},
};
use tungstenite::{
    Error, HandshakeError, Message, WebSocket, client::IntoClientRequest, http::HeaderValue,
    stream::MaybeTlsStream,
};
use ureq::http::Method;

/// How often a thread that waits looks whether it should still.
const GLANCE: Duration = Duration::from_millis(200);
/// A connection is made within this, and a server that lives says something within that.
const CONNECTING: Duration = Duration::from_secs(5);
const SILENCE: Duration = Duration::from_secs(50);
/// Between two tries: at first a moment, later more.
const SHORTEST_WAIT: Duration = Duration::from_millis(250);
const LONGEST_WAIT: Duration = Duration::from_secs(4);

/// What the threads tell.
#[derive(Debug)]
pub(crate) enum News {
    Event(Event),
    /// The server cannot be reached; it is tried again.
    Away,
    /// It can, again.
    Back,
    /// The table is closed to us.
    Shut(Problem),
    Answer(Then, Reply),
}

/// What an answer is for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Then {
    Said,
    Why(String),
    Odds(String),
    Hint,
    /// The log to read, or what was missed.
    Log,
    Missed,
    Save(PathBuf),
    Rematch,
    Leave,
    /// Chat, and what is told by an event anyway.
    Nothing,
}

#[derive(Debug)]
pub(crate) struct Question {
    pub(crate) method: Method,
    pub(crate) path: String,
    pub(crate) body: Value,
    pub(crate) then: Then,
}

/// Through whose eyes to listen.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Eyes {
    table: String,
    key: Option<String>,
    seat: Option<String>,
}

#[derive(Debug)]
pub(crate) struct Link {
    questions: mpsc::Sender<Question>,
    news: mpsc::Receiver<News>,
    eyes: Arc<Mutex<Eyes>>,
    stop: Arc<AtomicBool>,
}

impl Link {
    pub(crate) fn open(
        address: &Address,
        http: Http,
        table: &str,
        key: Option<String>,
        seat: Option<String>,
    ) -> Link {
        let (questions, asked) = mpsc::channel();
        let (tell, news) = mpsc::channel();
        let eyes = Arc::new(Mutex::new(Eyes { table: table.to_owned(), key, seat }));
        let stop = Arc::new(AtomicBool::new(false));
        let ear = Ear {
            address: address.clone(),
            cookie: http.cookie().to_owned(),
            eyes: eyes.clone(),
            tell: tell.clone(),
            stop: stop.clone(),
            resume: None,
        };
        thread::spawn(move || ear.listen());
        let stopped = stop.clone();
        thread::spawn(move || ask(http, &asked, &tell, &stopped));
        Link { questions, news, eyes, stop }
    }

    pub(crate) fn ask(&self, question: Question) {
        // The thread that asks ends only with this link.
        let _ = self.questions.send(question);
    }

    pub(crate) fn news(&self) -> Option<News> {
        self.news.try_recv().ok()
    }

    /// Listens through other eyes from now on; everything comes anew.
    pub(crate) fn look(&self, table: &str, key: Option<String>, seat: Option<String>) {
        *self.eyes.lock().unwrap_or_else(PoisonError::into_inner) =
            Eyes { table: table.to_owned(), key, seat };
    }
}

impl Drop for Link {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
    }
}

/// Asks one question after the other, each until it is answered: what was said before the server went away is said
/// again with the same token, and is carried out once.
fn ask(mut http: Http, asked: &mpsc::Receiver<Question>, tell: &mpsc::Sender<News>, stop: &AtomicBool) {
    while let Ok(question) = asked.recv() {
        let mut wait = SHORTEST_WAIT;
        loop {
            if stop.load(Ordering::Relaxed) {
                return;
            }
            match http.ask(&question.method, &question.path, &question.body) {
                Ok(reply) if !reply.is_for_later() => {
                    if tell.send(News::Answer(question.then, reply)).is_err() {
                        return;
                    }
                    break;
                }
                Ok(_) | Err(_) => thread::sleep(wait),
            }
            wait = (wait * 2).min(LONGEST_WAIT);
        }
    }
}

struct Ear {
    address: Address,
    cookie: String,
    eyes: Arc<Mutex<Eyes>>,
    tell: mpsc::Sender<News>,
    stop: Arc<AtomicBool>,
    /// The epoch and the last event that came.
    resume: Option<(String, u64)>,
}

type Socket = WebSocket<MaybeTlsStream<TcpStream>>;

/// Why a socket did not open or did not stay.
enum Closed {
    /// To be tried again.
    Broken,
    /// Somebody else's eyes are wanted now.
    Elsewhere,
    /// Not for us, or the one who reads is gone.
    Over,
}

impl Ear {
    fn listen(mut self) {
        let mut wait = SHORTEST_WAIT;
        let mut is_away = false;
        while !self.stop.load(Ordering::Relaxed) {
            let eyes = self.eyes();
            let closed = match self.open(&eyes) {
                Ok(socket) => {
                    wait = SHORTEST_WAIT;
                    if std::mem::take(&mut is_away) && self.tell.send(News::Back).is_err() {
                        return;
                    }
                    self.hear(socket, &eyes)
                }
                Err(closed) => closed,
            };
            match closed {
                Closed::Over => return,
                Closed::Elsewhere => {
                    self.resume = None;
                    continue;
                }
                Closed::Broken => {}
            }
            if !std::mem::replace(&mut is_away, true) && self.tell.send(News::Away).is_err() {
                return;
            }
            thread::sleep(wait);
            wait = (wait * 2).min(LONGEST_WAIT);
        }
    }

    fn eyes(&self) -> Eyes {
        self.eyes.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    fn open(&self, eyes: &Eyes) -> Result<Socket, Closed> {
        let broken = |_| Closed::Broken;
        let stream = connect(&self.address).map_err(broken)?;
        let timeouts = stream.try_clone().map_err(broken)?;
        let scheme = if self.address.is_secure() { "wss" } else { "ws" };
        let mut asked = Vec::new();
        asked.extend(eyes.seat.iter().map(|seat| format!("seat={}", quoted(seat))));
        asked.extend(eyes.key.iter().map(|key| format!("key={}", quoted(key))));
        if let Some((epoch, event)) = &self.resume {
            asked.push(format!("epoch={}&event={event}", quoted(epoch)));
        }
        let (host, table) = (self.address.host(), quoted(&eyes.table));
        let url = format!("{scheme}://{host}/api/v1/tables/{table}/live?{}", asked.join("&"));
        let mut request = url.into_client_request().map_err(|_| Closed::Over)?;
        if let Ok(cookie) = HeaderValue::from_str(&self.cookie) {
            request.headers_mut().insert("cookie", cookie);
        }
        match tungstenite::client_tls(request, stream) {
            Ok((socket, _)) => {
                timeouts.set_read_timeout(Some(GLANCE)).map_err(broken)?;
                Ok(socket)
            }
            Err(HandshakeError::Failure(Error::Http(refused))) => {
                let (status, body) = (refused.status().as_u16(), refused.into_body().unwrap_or_default());
                let text = String::from_utf8_lossy(&body).into_owned();
                let reply = Reply { status, text, cookie: None };
                if reply.is_for_later() || status == 429 {
                    return Err(Closed::Broken);
                }
                // Whoever reads is told; if nobody does it is over too.
                let _ = self.tell.send(News::Shut(reply.problem()));
                Err(Closed::Over)
            }
            Err(_) => Err(Closed::Broken),
        }
    }

    fn hear(&mut self, mut socket: Socket, eyes: &Eyes) -> Closed {
        let mut heard = Instant::now();
        loop {
            if self.stop.load(Ordering::Relaxed) {
                let _ = socket.close(None);
                let _ = socket.flush();
                return Closed::Over;
            }
            if self.eyes() != *eyes {
                let _ = socket.close(None);
                return Closed::Elsewhere;
            }
            let message = match socket.read() {
                Ok(message) => message,
                Err(Error::Io(error)) if is_pause(&error) && heard.elapsed() < SILENCE => continue,
                Err(_) => return Closed::Broken,
            };
            heard = Instant::now();
            match message {
                Message::Text(text) => {
                    if let Some(closed) = self.take(text.as_str()) {
                        return closed;
                    }
                }
                Message::Close(_) => return Closed::Broken,
                _ => {}
            }
        }
    }

    fn take(&mut self, text: &str) -> Option<Closed> {
        let Some(heard) = wire::heard(text) else {
            let _ = self.tell.send(News::Shut(Problem::strange(text)));
            return Some(Closed::Over);
        };
        match (heard.epoch, heard.event, &mut self.resume) {
            // `resumed` names the newest event; those before it follow.
            (Some(epoch), Some(event), resume) if heard.body.is_some() => *resume = Some((epoch, event)),
            (None, Some(event), Some((_, last))) => *last = event,
            _ => {}
        }
        let event = heard.body?;
        self.tell.send(News::Event(event)).is_err().then_some(Closed::Over)
    }
}

/// Nothing has come in time; what has come in part is kept.
fn is_pause(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut | io::ErrorKind::Interrupted)
}

fn connect(address: &Address) -> io::Result<TcpStream> {
    let host = address.host();
    let has_port = host.rsplit_once(':').is_some_and(|(_, port)| port.parse::<u16>().is_ok());
    let standard = if address.is_secure() { 443 } else { 80 };
    let host = if has_port { host.to_owned() } else { format!("{host}:{standard}") };
    let mut failure = io::Error::from(io::ErrorKind::NotFound);
    for place in host.to_socket_addrs()? {
        match TcpStream::connect_timeout(&place, CONNECTING) {
            Ok(stream) => {
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(CONNECTING))?;
                stream.set_write_timeout(Some(CONNECTING))?;
                return Ok(stream);
            }
            Err(error) => failure = error,
        }
    }
    Err(failure)
}
