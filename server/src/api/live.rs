//! The socket of a table: events as they come, and the same sentences and chat as over HTTP. Numbers, resuming and
//! acknowledgements are described in docs/api.md.

use super::{From, Path, Query, play::Said, talk};
use crate::{
    error::{Error, Problem},
    identity::Maybe,
    limits::Bucket,
    state::{Place, State},
    table::{
        Handle, Say, Who,
        outbox::{Gone, Outbox},
        shown::Answer,
        stream::{Event, Reply, Subscription, speak, to_json},
        watch::Entering,
    },
};
use axum::{
    extract::{
        State as In,
        ws::{CloseFrame, Message, WebSocket, WebSocketUpgrade, close_code},
    },
    response::Response,
};
use catalog::Language;
use futures_util::{StreamExt, stream::SplitStream};
use game::Viewer;
use serde::Deserialize;
use std::{
    pin::pin,
    time::{Duration, Instant},
};
use utoipa::IntoParams;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct Ear {
    /// A seat of one's own, as for views.
    #[serde(default)]
    seat: Option<String>,
    #[serde(default)]
    key: Option<String>,
    /// Where one was: the epoch and the number of the last event one got.
    #[serde(default)]
    epoch: Option<String>,
    #[serde(default)]
    event: Option<u64>,
    /// With a language, lines of the log come with their words.
    #[serde(default)]
    lang: Option<String>,
}

/// Enough for the answer to a sentence and what it led to, so that they go out together.
const WRITE_BUFFER: usize = 16 << 10;

/// How long a farewell may take.
const PARTING: Duration = Duration::from_secs(5);

/// What a client may say.
#[derive(Debug, Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Heard {
    Say(Said),
    Chat {
        #[serde(default)]
        token: Option<String>,
        text: String,
    },
    Ping {
        #[serde(default)]
        token: Option<String>,
    },
}

/// Listens to a table and speaks to it (WebSocket).
#[utoipa::path(get, path = "/tables/{id}/live", tag = "play", params(("id" = String, Path), Ear),
    responses((status = 101, description = "the socket is open"), (status = 400, body = Problem), (status = 403, body = Problem), (status = 404, body = Problem), (status = 409, body = Problem), (status = 422, body = Problem), (status = 429, body = Problem)))]
pub(crate) async fn live(
    In(state): In<State>,
    Maybe(me): Maybe,
    From(address): From,
    Path(id): Path<String>,
    Query(ear): Query<Ear>,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Error> {
    let upgrade = upgrade.map_err(|_| Error::Wrong("no-socket"))?;
    let limits = state.limits();
    let account = me.as_ref().map_or_else(|| address.clone(), |me| me.id.clone());
    let place = state.sockets.enter(&[
        (format!("account {account}"), limits.sockets_per_account),
        (format!("address {address}"), limits.sockets_per_address),
    ])?;
    let who = Who { account: me.as_ref().map(|me| me.id.clone()), key: ear.key };
    let language = ear.lang.as_deref().and_then(Language::from_code);
    let resume = ear.epoch.zip(ear.event);
    let entering = Entering { who: who.clone(), seat: ear.seat, resume, language };
    let handle = state.tables.handle(&state, &id).await?;
    let entered = state.tables.ask(&state, &id, move |live| {
        Box::pin(async move { Ok((live.enter(entering).await?, live.engine())) })
    });
    let ((viewer, subscription), engine) = entered.await?;
    let most = limits.message;
    let room = 2 * most;
    let Subscription { id: listener, first, missed, out } = subscription;
    let ears = Ears { state, id, me, who, viewer, engine, language, handle, listener, out, _place: place };
    Ok(upgrade
        .max_message_size(most)
        .max_frame_size(most)
        // The usual 128 KiB for every socket would be most of the server's memory.
        .read_buffer_size(room)
        // So much more is held for one who does not read, beside the events of its queue.
        .write_buffer_size(WRITE_BUFFER)
        .on_upgrade(move |socket| ears.run(socket, first, missed)))
}

/// One open socket.
struct Ears {
    state: State,
    id: String,
    me: Option<store::Account>,
    who: Who,
    viewer: Viewer,
    engine: &'static str,
    language: Option<Language>,
    handle: Handle,
    /// The number of this socket at the table.
    listener: u64,
    out: Outbox,
    _place: Place,
}

impl Ears {
    async fn run(self, socket: WebSocket, first: Answer, missed: Vec<Event>) {
        metrics::gauge!("sandtable_sockets").increment(1.0);
        let (sink, mut heard) = socket.split();
        self.out.open(sink, Message::Text(to_json(&self.spoken(first))), missed);
        // However it ends, the table is told below.
        let _ = self.talk(&mut heard).await;
        metrics::gauge!("sandtable_sockets").decrement(1.0);
        let (viewer, listener) = (self.viewer, self.listener);
        let (job, _) = crate::table::job(move |live| {
            Box::pin(async move {
                live.exit(viewer, listener);
                Ok(())
            })
        });
        // A table that has left has no listeners any more.
        let _ = self.handle.send(job).await;
    }

    async fn talk(&self, socket: &mut SplitStream<WebSocket>) -> Result<(), Gone> {
        let mut closing = self.state.closing();
        let mut closing = pin!(closing.begun());
        let limits = self.state.limits();
        let mut bucket = Bucket::full(limits.messages, self.state.now());
        let mut ping = tokio::time::interval(Duration::from_millis(limits.ping_ms));
        let mut heard = Instant::now();
        loop {
            tokio::select! {
                biased;
                let_go = self.out.until_let_go() => {
                    let_go?;
                    // Not kept up, or the table was loaded anew: come back and resume.
                    let is_closing = self.state.is_closing();
                    return if is_closing { self.farewell().await } else { self.close(close_code::AGAIN).await };
                }
                message = socket.next() => {
                    heard = Instant::now();
                    let Some(Ok(message)) = message else { return Err(Gone) };
                    let is_calm = bucket.take(limits.messages, self.state.now());
                    match message {
                        Message::Text(_) if !is_calm => self.fail(None, Error::TooMany("too-fast"))?,
                        Message::Text(text) => self.hear(text.as_str()).await?,
                        Message::Binary(_) => return self.close(close_code::UNSUPPORTED).await,
                        Message::Close(_) => return Err(Gone),
                        Message::Ping(_) | Message::Pong(_) => {}
                    }
                }
                () = &mut closing => return self.farewell().await,
                _ = ping.tick() => {
                    let silence = i64::try_from(heard.elapsed().as_millis()).unwrap_or(i64::MAX);
                    if silence > limits.silence_ms {
                        return Err(Gone);
                    }
                    self.out.say(Message::Ping(Vec::new().into()))?;
                }
            }
        }
    }

    async fn farewell(&self) -> Result<(), Gone> {
        self.answer(&Answer::Closing)?;
        self.close(close_code::RESTART).await
    }

    async fn hear(&self, text: &str) -> Result<(), Gone> {
        match serde_json::from_str(text) {
            Ok(Heard::Say(said)) => self.say(said).await,
            Ok(Heard::Chat { token, text }) => self.chat(token, &text).await,
            Ok(Heard::Ping { token }) => self.answer(&Answer::Pong { token, now: self.state.now() }),
            Err(error) => self.fail(None, Error::Unreadable(error.to_string())),
        }
    }

    async fn chat(&self, token: Option<String>, text: &str) -> Result<(), Gone> {
        let Some(me) = &self.me else { return self.fail(token, Error::Nobody) };
        let ack = Answer::Ack { token: token.clone().unwrap_or_default(), ply: 0, is_repeated: false };
        let answer = to_json(&ack);
        let reply = Reply { to: self.out.clone(), text: answer.clone() };
        let who = (self.who.clone(), me.clone());
        match talk::say(&self.state, &self.id, who, text, Some(reply)).await {
            Ok((_, true)) => Ok(()),
            Ok((_, false)) => self.out.say(Message::Text(answer)),
            Err(error) => self.fail(token, error),
        }
    }

    async fn say(&self, said: Said) -> Result<(), Gone> {
        let token = said.token.clone();
        let done = match &self.me {
            Some(me) => match said.by(&self.state, &me.id) {
                Ok(say) => {
                    let (tables, id) = (&self.state.tables, &self.id);
                    let say = Say { from: Some(self.out.clone()), ..say };
                    tables.ask_at(&self.handle, &self.state, id, move |live| Box::pin(live.say(say))).await
                }
                Err(error) => Err(error),
            },
            None => Err(Error::Nobody),
        };
        match done {
            Ok(done) if done.is_told => Ok(()),
            Ok(done) => self.answer(&Answer::Ack { token, ply: done.ply, is_repeated: done.is_repeated }),
            Err(error) => self.fail(Some(token), error),
        }
    }

    fn fail(&self, token: Option<String>, error: Error) -> Result<(), Gone> {
        let mut problem = error.problem();
        crate::guard::say_problem(&mut problem, &self.state, self.language.unwrap_or_default());
        self.answer(&Answer::Failed { token, problem: Box::new(problem) })
    }

    fn answer(&self, answer: &Answer) -> Result<(), Gone> {
        self.out.say(Message::Text(to_json(answer)))
    }

    async fn close(&self, code: u16) -> Result<(), Gone> {
        let frame = CloseFrame { code, reason: "".into() };
        self.out.say(Message::Close(Some(frame)))?;
        // Whoever does not read has had its chance.
        tokio::time::timeout(PARTING, self.out.done()).await.map_err(|_| Gone)?
    }

    fn spoken(&self, mut first: Answer) -> Answer {
        if let (Answer::Sync { lines, .. }, Some(language)) = (&mut first, self.language) {
            speak(lines, &self.state.texts, self.engine, language);
        }
        first
    }
}
