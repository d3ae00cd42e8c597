//! One writer for all tables: it commits whatever has gathered while the last commit was under way. No timer: a lone
//! move is written at once, and under load many share one flush to disk.

use crate::store::{Change, Failure, Store};
use std::sync::Arc;
use tokio::sync::{mpsc, oneshot};

/// The most changes in one transaction.
const MOST: usize = 512;

type Answer = oneshot::Sender<Result<(), Failure>>;

/// A handle; cheap to clone. The writer ends when the last handle is gone and everything is written.
#[derive(Clone, Debug)]
pub struct Writer {
    queue: mpsc::Sender<(Change, Answer)>,
}

impl Writer {
    pub fn start(store: Arc<dyn Store>) -> (Writer, tokio::task::JoinHandle<()>) {
        let (queue, waiting) = mpsc::channel(4 * MOST);
        let task = tokio::spawn(run(store, waiting));
        (Writer { queue }, task)
    }

    /// Returns when the change is on disk.
    pub async fn write(&self, change: Change) -> Result<(), Failure> {
        let (answer, written) = oneshot::channel();
        self.queue.send((change, answer)).await.map_err(|_| Failure::Stopped)?;
        written.await.map_err(|_| Failure::Stopped)?
    }
}

async fn run(store: Arc<dyn Store>, mut waiting: mpsc::Receiver<(Change, Answer)>) {
    let mut gathered = Vec::with_capacity(MOST);
    while waiting.recv_many(&mut gathered, MOST).await > 0 {
        let (changes, answers): (Vec<Change>, Vec<Answer>) = gathered.drain(..).unzip();
        let results = store.commit(&changes).await;
        for (answer, result) in answers.into_iter().zip(results) {
            // A table that no longer waits has been closed; its change is written all the same.
            let _ = answer.send(result);
        }
    }
}
