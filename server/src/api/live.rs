//! The socket of a table: events as they come, and the same sentences and chat as over HTTP. Numbers, resuming and
//! acknowledgements are described in docs/api.md.

use super::{From, Path, Query, play::Said, talk};
use crate::{
    error::{Error, Problem},
    identity::Maybe,
    limits::Bucket,
    state::{Place, State},
    table::{
        Handle, Who,
        shown::Answer,
        stream::{Event, Subscription, speak, to_json},
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
use futures_util::SinkExt;
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
    let entering = Entering { who: who.clone(), seat: ear.seat, resume: ear.epoch.zip(ear.event) };
    let handle = state.tables.handle(&state, &id).await?;
    let entered = state.tables.ask(&state, &id, move |live| {
        Box::pin(async move { Ok((live.enter(entering).await?, live.engine())) })
    });
    let ((viewer, subscription), engine) = entered.await?;
    let language = ear.lang.as_deref().and_then(Language::from_code);
    let most = limits.message;
    let room = 2 * most;
    let ears = Ears { state, id, me, who, viewer, engine, language, handle, _place: place };
    Ok(upgrade
        .max_message_size(most)
        .max_frame_size(most)
        // The usual 128 KiB for every socket would be most of the server's memory.
        .read_buffer_size(room)
        .on_upgrade(move |socket| ears.run(socket, subscription)))
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
    _place: Place,
}

/// The other side is gone; nothing more can be said to it.
struct Gone;

impl Ears {
    async fn run(self, mut socket: WebSocket, subscription: Subscription) {
        metrics::gauge!("sandtable_sockets").increment(1.0);
        let listener = subscription.id;
        // However it ends, the table is told below.
        let _ = self.talk(&mut socket, subscription).await;
        metrics::gauge!("sandtable_sockets").decrement(1.0);
        let viewer = self.viewer;
        let (job, _) = crate::table::job(move |live| {
            Box::pin(async move {
                live.exit(viewer, listener);
                Ok(())
            })
        });
        // A table that has left has no listeners any more.
        let _ = self.handle.send(job).await;
    }

    async fn talk(&self, socket: &mut WebSocket, mut subscription: Subscription) -> Result<(), Gone> {
        let mut closing = self.state.closing();
        let mut closing = pin!(closing.begun());
        let limits = self.state.limits();
        let mut bucket = Bucket::full(limits.messages, self.state.now());
        let mut ping = tokio::time::interval(Duration::from_millis(limits.ping_ms));
        let mut heard = Instant::now();
        self.answer(socket, self.spoken(subscription.first)).await?;
        for event in subscription.missed {
            self.event(socket, &event).await?;
        }
        loop {
            // What is there by now goes out together: the answer to a sentence, and what it led to.
            while let Ok(event) = subscription.events.try_recv() {
                self.event(socket, &event).await?;
            }
            socket.flush().await.map_err(|_| Gone)?;
            tokio::select! {
                biased;
                event = subscription.events.recv() => match event {
                    Some(event) => self.event(socket, &event).await?,
                    None if self.state.is_closing() => return self.farewell(socket).await,
                    // Not kept up, or the table was loaded anew: come back and resume.
                    None => return close(socket, close_code::AGAIN).await,
                },
                message = socket.recv() => {
                    heard = Instant::now();
                    let Some(Ok(message)) = message else { return Err(Gone) };
                    let is_calm = bucket.take(limits.messages, self.state.now());
                    match message {
                        Message::Text(_) if !is_calm => {
                            self.fail(socket, None, Error::TooMany("too-fast")).await?;
                        }
                        Message::Text(text) => self.hear(socket, text.as_str()).await?,
                        Message::Binary(_) => return close(socket, close_code::UNSUPPORTED).await,
                        Message::Close(_) => return Err(Gone),
                        Message::Ping(_) | Message::Pong(_) => {}
                    }
                }
                () = &mut closing => return self.farewell(socket).await,
                _ = ping.tick() => {
                    let silence = i64::try_from(heard.elapsed().as_millis()).unwrap_or(i64::MAX);
                    if silence > limits.silence_ms {
                        return Err(Gone);
                    }
                    socket.send(Message::Ping(Vec::new().into())).await.map_err(|_| Gone)?;
                }
            }
        }
    }

    async fn farewell(&self, socket: &mut WebSocket) -> Result<(), Gone> {
        self.answer(socket, Answer::Closing).await?;
        close(socket, close_code::RESTART).await
    }

    async fn hear(&self, socket: &mut WebSocket, text: &str) -> Result<(), Gone> {
        match serde_json::from_str(text) {
            Ok(Heard::Say(said)) => self.say(socket, said).await,
            Ok(Heard::Chat { token, text }) => {
                let said = match &self.me {
                    Some(me) => talk::say(&self.state, &self.id, self.who.clone(), me.clone(), &text).await,
                    None => Err(Error::Nobody),
                };
                match said {
                    Ok(_) => {
                        let token = token.unwrap_or_default();
                        self.answer(socket, Answer::Ack { token, ply: 0, is_repeated: false }).await
                    }
                    Err(error) => self.fail(socket, token, error).await,
                }
            }
            Ok(Heard::Ping { token }) => {
                self.answer(socket, Answer::Pong { token, now: self.state.now() }).await
            }
            Err(error) => self.fail(socket, None, Error::Unreadable(error.to_string())).await,
        }
    }

    async fn say(&self, socket: &mut WebSocket, said: Said) -> Result<(), Gone> {
        let token = said.token.clone();
        let done = match &self.me {
            Some(me) => match said.by(&self.state, &me.id) {
                Ok(say) => {
                    let (tables, id) = (&self.state.tables, &self.id);
                    tables.ask_at(&self.handle, &self.state, id, move |live| Box::pin(live.say(say))).await
                }
                Err(error) => Err(error),
            },
            None => Err(Error::Nobody),
        };
        match done {
            Ok(done) => {
                self.answer(socket, Answer::Ack { token, ply: done.ply, is_repeated: done.is_repeated }).await
            }
            Err(error) => self.fail(socket, Some(token), error).await,
        }
    }

    async fn fail(&self, socket: &mut WebSocket, token: Option<String>, error: Error) -> Result<(), Gone> {
        let mut problem = error.problem();
        crate::guard::say_problem(&mut problem, &self.state, self.language.unwrap_or_default());
        self.answer(socket, Answer::Failed { token, problem: Box::new(problem) }).await
    }

    /// Written, but not yet sent off.
    async fn answer(&self, socket: &mut WebSocket, answer: Answer) -> Result<(), Gone> {
        socket.feed(Message::Text(to_json(&answer))).await.map_err(|_| Gone)
    }

    async fn event(&self, socket: &mut WebSocket, event: &Event) -> Result<(), Gone> {
        let text = event.json(&self.state.texts, self.engine, self.language);
        socket.feed(Message::Text(text)).await.map_err(|_| Gone)
    }

    fn spoken(&self, mut first: Answer) -> Answer {
        if let (Answer::Sync { lines, .. }, Some(language)) = (&mut first, self.language) {
            speak(lines, &self.state.texts, self.engine, language);
        }
        first
    }
}

async fn close(socket: &mut WebSocket, code: u16) -> Result<(), Gone> {
    let frame = CloseFrame { code, reason: "".into() };
    socket.send(Message::Close(Some(frame))).await.map_err(|_| Gone)
}
