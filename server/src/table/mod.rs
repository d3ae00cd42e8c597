//! One table in memory: a task owns it, and its mailbox is the order of play. Handlers and sockets send jobs; each is
//! done to its end before the next begins.
//!
//! Reading order: `mod` (the task) → `open` (from the store) → `play` (a sentence, from proposal to broadcast) →
//! `seats` (who sits where, start, salts) → `look` (clocks and bots) → `watch` (what viewers are shown) → `stream`,
//! `outbox`, `shown`.

mod look;
mod open;
pub(crate) mod outbox;
mod play;
pub(crate) mod rows;
mod seats;
pub(crate) mod shown;
pub(crate) mod stream;
pub(crate) mod watch;

pub(crate) use play::Say;
pub(crate) use seats::Who;

use crate::{clocks::Clocks, error::Error, state::State, tables::Doing, terms::Terms};
use catalog::Listing;
use game::{Seat, Table};
use std::{collections::VecDeque, pin::pin};
use store::Status;
use stream::Stream;
use tokio::sync::{mpsc, oneshot, watch as watching};

/// Something to be done by the task that owns the table.
pub(crate) type Job =
    Box<dyn for<'a> FnOnce(&'a mut Live) -> std::pin::Pin<Box<dyn Future<Output = ()> + Send + 'a>> + Send>;

/// A table, and everything the server keeps about it while it is in memory.
pub(crate) struct Live {
    state: State,
    me: mpsc::WeakSender<Job>,
    record: store::Game,
    listing: Listing,
    terms: Terms,
    seats: Vec<store::Seat>,
    status: Status,
    clocks: Clocks,
    table: Box<dyn Table>,
    dice: Dice,
    /// When and at which line a position was stored last.
    kept_line: usize,
    /// The newest messages that were carried out, by seat and the client's token.
    tokens: VecDeque<String>,
    last_chat: Option<i64>,
    /// By viewer: the seats in order, then the public.
    streams: Vec<Stream>,
    /// Numbers of events count only within one.
    epoch: String,
    listeners: u64,
    /// A bot is thinking about this seat's decision at this line.
    thinking: Option<(Seat, usize)>,
    used_at: i64,
    /// What is in memory may not be what is stored: load it again.
    is_doubtful: bool,
}

/// From which chance's words are drawn.
#[derive(Debug)]
struct Dice {
    /// `None` where people throw real dice, and before the salts are in.
    key: Option<provable::Key>,
    /// The line of play where the table in memory begins, and now.
    begin: provable::Line,
    line: provable::Line,
}

/// The way to a table's task; cheap to clone.
#[derive(Clone, Debug)]
pub(crate) struct Handle {
    jobs: mpsc::Sender<Job>,
    gone: watching::Receiver<bool>,
}

impl Handle {
    /// Whether the task takes no more jobs.
    pub(crate) fn is_leaving(&self) -> bool {
        self.jobs.is_closed()
    }

    pub(crate) fn is_gone(&self) -> bool {
        *self.gone.borrow() || self.gone.has_changed().is_err()
    }

    /// Returns when the task has ended.
    pub(crate) async fn gone(&self) {
        // An error means that the task has ended too.
        let _ = self.gone.clone().wait_for(|gone| *gone).await;
    }

    /// Hands the job back if the task takes no more.
    pub(crate) async fn send(&self, job: Job) -> Result<(), Job> {
        self.jobs.send(job).await.map_err(|back| back.0)
    }
}

/// A job that answers.
pub(crate) fn job<T, F>(doing: F) -> (Job, oneshot::Receiver<Result<T, Error>>)
where
    T: Send + 'static,
    F: for<'a> FnOnce(&'a mut Live) -> Doing<'a, T> + Send + 'static,
{
    let (answer, answered) = oneshot::channel();
    let job: Job = Box::new(move |live| {
        Box::pin(async move {
            // Whoever asked may be gone; it is done all the same.
            let _ = answer.send(doing(live).await);
        })
    });
    (job, answered)
}

/// Loads a table and starts its task.
pub(crate) async fn start(state: State, id: &str) -> Result<Handle, Error> {
    let (jobs, mailbox) = mpsc::channel(state.limits().mailbox);
    let live = Live::open(state, id, jobs.downgrade()).await?;
    let (gone_to, gone) = watching::channel(false);
    tokio::spawn(async move {
        run(live, mailbox).await;
        gone_to.send_replace(true);
    });
    Ok(Handle { jobs, gone })
}

async fn run(mut live: Live, mut mailbox: mpsc::Receiver<Job>) {
    let mut closing = live.state.closing();
    let mut closing = pin!(closing.begun());
    let clock = live.state.clock.clone();
    loop {
        if !live.is_doubtful {
            live.look().await;
        }
        if live.is_doubtful {
            // Those who wait are told to try again, and find the table as it is stored.
            return;
        }
        let wake = live.wake_at();
        let idle = live.idle_at();
        tokio::select! {
            biased;
            job = mailbox.recv() => match job {
                Some(job) => job(&mut live).await,
                None => break,
            },
            () = &mut closing => break,
            () = clock.until(wake.unwrap_or_default()), if wake.is_some() => {}
            () = clock.until(idle) => {
                live.tidy();
                if live.is_idle() {
                    break;
                }
            }
        }
    }
    mailbox.close();
    while let Some(job) = mailbox.recv().await {
        job(&mut live).await;
        if live.is_doubtful {
            return;
        }
    }
}
