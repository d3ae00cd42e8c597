//! One writer for all tables: it commits whatever has gathered while the last commit was under way. No timer: a lone
//! move is written at once, and under load many share one flush to disk.

use crate::store::{Change, Failure, Store};
use async_trait::async_trait;
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

/// The one thing the writer needs of a store.
#[async_trait]
trait Log: Send + Sync + 'static {
    async fn commit(&self, changes: &[Change]) -> Vec<Result<(), Failure>>;
}

#[async_trait]
impl Log for Arc<dyn Store> {
    async fn commit(&self, changes: &[Change]) -> Vec<Result<(), Failure>> {
        Store::commit(&**self, changes).await
    }
}

impl Writer {
    pub fn start(store: Arc<dyn Store>) -> (Writer, tokio::task::JoinHandle<()>) {
        Writer::over(store)
    }

    fn over(log: impl Log) -> (Writer, tokio::task::JoinHandle<()>) {
        let (queue, waiting) = mpsc::channel(4 * MOST);
        let task = tokio::spawn(run(log, waiting));
        (Writer { queue }, task)
    }

    /// Returns when the change is on disk. If nobody waits for the answer any more it is written all the same.
    pub async fn write(&self, change: Change) -> Result<(), Failure> {
        let (answer, written) = oneshot::channel();
        self.queue.send((change, answer)).await.map_err(|_| Failure::Stopped)?;
        written.await.map_err(|_| Failure::Stopped)?
    }
}

/// Whatever waits; false when nothing will come any more. Tables that were just answered are about to speak again, and
/// without a moment's grace the first of them would get a commit of its own: everybody who is ready is let through
/// once. Not longer: tables work out their next moves while the disk is waited for, not before.
async fn gather(
    waiting: &mut mpsc::Receiver<(Change, Answer)>,
    gathered: &mut Vec<(Change, Answer)>,
) -> bool {
    if waiting.recv_many(gathered, MOST).await == 0 {
        return false;
    }
    tokio::task::yield_now().await;
    while gathered.len() < MOST
        && let Ok(next) = waiting.try_recv()
    {
        gathered.push(next);
    }
    true
}

async fn run(log: impl Log, mut waiting: mpsc::Receiver<(Change, Answer)>) {
    let mut gathered = Vec::with_capacity(MOST);
    while gather(&mut waiting, &mut gathered).await {
        let (changes, answers): (Vec<Change>, Vec<Answer>) = gathered.drain(..).unzip();
        let results = log.commit(&changes).await;
        debug_assert_eq!(answers.len(), results.len(), "one answer for each change");
        for (answer, result) in answers.into_iter().zip(results) {
            // A table that no longer waits has been closed.
            let _ = answer.send(result);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Standing, Status};
    use std::{sync::Mutex, time::Duration};
    use tokio::sync::Semaphore;

    /// A log that commits only when it is let, and remembers the games of each commit.
    #[derive(Clone)]
    struct Gate {
        open: Arc<Semaphore>,
        commits: Arc<Mutex<Vec<Vec<String>>>>,
        begun: Arc<Semaphore>,
    }

    impl Gate {
        fn new() -> Gate {
            Gate {
                open: Arc::new(Semaphore::new(0)),
                commits: Arc::default(),
                begun: Arc::new(Semaphore::new(0)),
            }
        }

        async fn has_begun(&self) {
            self.begun.acquire().await.unwrap().forget();
        }

        fn commits(&self) -> Vec<Vec<String>> {
            self.commits.lock().unwrap().clone()
        }
    }

    #[async_trait]
    impl Log for Gate {
        async fn commit(&self, changes: &[Change]) -> Vec<Result<(), Failure>> {
            self.begun.add_permits(1);
            self.open.acquire().await.unwrap().forget();
            self.commits.lock().unwrap().push(changes.iter().map(|change| change.game.clone()).collect());
            changes
                .iter()
                .map(|change| if change.game == "taken" { Err(Failure::Conflict) } else { Ok(()) })
                .collect()
        }
    }

    fn change(game: &str) -> Change {
        let standing = Standing {
            status: Status::Running,
            due: None,
            outcome: None,
            clocks: String::new(),
            wake: None,
            ply: 0,
            at: 0,
        };
        Change { game: game.to_owned(), actions: Vec::new(), standing, snapshot: None, seats: Vec::new() }
    }

    fn send(writer: &Writer, game: &str) -> tokio::task::JoinHandle<Result<(), Failure>> {
        let (writer, change) = (writer.clone(), change(game));
        tokio::spawn(async move { writer.write(change).await })
    }

    /// Lets all tasks run as far as they can; the test runtime has one thread and its clock stands still.
    async fn settle() {
        tokio::time::sleep(Duration::from_millis(1)).await;
    }

    #[tokio::test(start_paused = true)]
    async fn what_comes_during_a_commit_goes_into_the_next_one_together() {
        let gate = Gate::new();
        let (writer, _task) = Writer::over(gate.clone());
        let mut sent = vec![send(&writer, "a")];
        gate.has_begun().await;
        sent.extend(["b", "c", "d"].map(|game| send(&writer, game)));
        settle().await;
        assert_eq!(gate.commits().len(), 0);
        gate.open.add_permits(2);
        for sent in sent {
            sent.await.unwrap().unwrap();
        }
        assert_eq!(gate.commits(), [vec!["a"], vec!["b", "c", "d"]]);
    }

    #[tokio::test(start_paused = true)]
    async fn tables_that_speak_again_at_once_share_the_next_commit() {
        let gate = Gate::new();
        gate.open.add_permits(100);
        let (writer, _task) = Writer::over(gate.clone());
        let table = |game: &'static str| {
            let writer = writer.clone();
            tokio::spawn(async move {
                for _ in 0..5 {
                    writer.write(change(game)).await.unwrap();
                }
            })
        };
        for table in [table("a"), table("b"), table("c")] {
            table.await.unwrap();
        }
        assert!(gate.commits().len() <= 6, "{:?}", gate.commits());
    }

    #[tokio::test(start_paused = true)]
    async fn a_lone_change_is_written_without_waiting_for_others() {
        let gate = Gate::new();
        gate.open.add_permits(10);
        let (writer, _task) = Writer::over(gate.clone());
        let begun = tokio::time::Instant::now();
        writer.write(change("a")).await.unwrap();
        assert_eq!(begun.elapsed(), Duration::ZERO);
    }

    #[tokio::test(start_paused = true)]
    async fn nobody_is_answered_before_the_commit_and_everybody_gets_his_own_answer() {
        let gate = Gate::new();
        let (writer, _task) = Writer::over(gate.clone());
        let first = send(&writer, "a");
        gate.has_begun().await;
        let (good, bad) = (send(&writer, "b"), send(&writer, "taken"));
        settle().await;
        assert!(!first.is_finished() && !good.is_finished() && !bad.is_finished());
        gate.open.add_permits(1);
        first.await.unwrap().unwrap();
        settle().await;
        assert!(!good.is_finished() && !bad.is_finished());
        gate.open.add_permits(1);
        good.await.unwrap().unwrap();
        assert!(matches!(bad.await.unwrap(), Err(Failure::Conflict)));
    }

    #[tokio::test(start_paused = true)]
    async fn the_writer_ends_only_when_all_is_written() {
        let gate = Gate::new();
        let (writer, task) = Writer::over(gate.clone());
        let sent = send(&writer, "a");
        gate.has_begun().await;
        let later = send(&writer, "b");
        settle().await;
        drop(writer);
        // Whoever asked is gone too: that changes nothing.
        later.abort();
        settle().await;
        assert!(!task.is_finished());
        gate.open.add_permits(2);
        task.await.unwrap();
        sent.await.unwrap().unwrap();
        assert_eq!(gate.commits(), [vec!["a"], vec!["b"]]);
    }

    #[tokio::test(start_paused = true)]
    async fn a_writer_that_is_gone_says_so() {
        let (writer, task) = Writer::over(Gate::new());
        task.abort();
        settle().await;
        assert!(matches!(writer.write(change("a")).await, Err(Failure::Stopped)));
    }
}
