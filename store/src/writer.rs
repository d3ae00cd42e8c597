//! One writer for all tables: it commits whatever has gathered while the last commit was under way. No timer: a lone
//! move is written at once, by the thread that brings it, and under load many share one flush to disk.

use crate::store::{Change, Direct, Failure, Store};
use async_trait::async_trait;
use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    task::{Context, Poll},
};
use tokio::{
    runtime::Handle,
    sync::{mpsc, oneshot},
};

/// The most changes in one transaction.
const MOST: usize = 512;

/// So many lone commits in a row are a calm.
const CALM: usize = 4;

type Answer = oneshot::Sender<Result<(), Failure>>;

/// A handle; cheap to clone. The writer ends when the last handle is gone and everything is written.
#[derive(Clone)]
pub struct Writer {
    queue: mpsc::Sender<(Change, Answer)>,
    /// Where lone changes can be written without the journey to another thread and back, which would take as long as
    /// half a flush. Not where there is only one worker: all others would wait with it.
    spot: Option<Arc<Spot>>,
}

struct Spot {
    log: Arc<dyn Direct>,
    /// Commits of a single change since one was shared, or since two wanted to write at once.
    lone: AtomicUsize,
}

impl std::fmt::Debug for Writer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Writer").field("queue", &self.queue).finish_non_exhaustive()
    }
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
        match store.direct() {
            Some(direct) => Writer::on_a_thread(direct),
            None => Writer::over(store),
        }
    }

    fn over(log: impl Log) -> (Writer, tokio::task::JoinHandle<()>) {
        let (queue, waiting) = mpsc::channel(4 * MOST);
        let task = tokio::spawn(run(log, waiting));
        (Writer { queue, spot: None }, task)
    }

    /// From a table to the disk and back it is one journey each.
    fn on_a_thread(log: Arc<dyn Direct>) -> (Writer, tokio::task::JoinHandle<()>) {
        let (queue, waiting) = mpsc::channel(4 * MOST);
        let (end, ended) = oneshot::channel::<()>();
        let here = Arc::new(Spot { log, lone: AtomicUsize::new(CALM) });
        let spot = (Handle::current().metrics().num_workers() > 1).then(|| Arc::clone(&here));
        let write = move || {
            write_all(&here, waiting);
            drop(end);
        };
        let thread = std::thread::Builder::new().name("writer".to_owned()).spawn(write);
        thread.expect("a thread can be started");
        let task = tokio::spawn(async move {
            let _ = ended.await;
        });
        (Writer { queue, spot }, task)
    }

    /// Returns when the change is on disk. If nobody waits for the answer any more it is written all the same.
    pub async fn write(&self, change: Change) -> Result<(), Failure> {
        self.hand_in(change).await?.done().await
    }

    /// Returns when the change is in the queue: whoever has something else to do meanwhile asks later whether it is done.
    pub async fn hand_in(&self, change: Change) -> Result<Handed, Failure> {
        let (answer, written) = oneshot::channel();
        match self.calm_spot() {
            Some(spot) => {
                let (spot, queue) = (Arc::clone(spot), self.queue.clone());
                tokio::spawn(async move {
                    match spot.log.try_commit(&change) {
                        Some(result) => tell(vec![answer], vec![result]),
                        // Somebody was faster. A writer that is gone drops the answer, and that is one.
                        None => {
                            spot.lone.store(0, Ordering::Relaxed);
                            drop(queue.send((change, answer)).await);
                        }
                    }
                });
                step_aside().await;
            }
            None => self.queue.send((change, answer)).await.map_err(|_| Failure::Stopped)?,
        }
        Ok(Handed(written))
    }

    /// Where a change that comes alone is written: nothing waits, and for a while nothing was shared.
    fn calm_spot(&self) -> Option<&Arc<Spot>> {
        let is_empty = self.queue.capacity() == self.queue.max_capacity();
        self.spot.as_ref().filter(|spot| is_empty && spot.lone.load(Ordering::Relaxed) >= CALM)
    }
}

/// Lets the task that was just spawned have this worker; another worker goes on with the one that spawned it.
async fn step_aside() {
    let mut has_stepped = false;
    let step = |context: &mut Context<'_>| {
        if has_stepped {
            return Poll::Ready(());
        }
        has_stepped = true;
        // Not `yield_now`, which comes back on the same worker, when that has nothing else to do.
        context.waker().wake_by_ref();
        Poll::Pending
    };
    std::future::poll_fn(step).await;
}

/// A change that is being written.
#[derive(Debug)]
pub struct Handed(oneshot::Receiver<Result<(), Failure>>);

impl Handed {
    /// Returns when it is on disk.
    pub async fn done(self) -> Result<(), Failure> {
        self.0.await.map_err(|_| Failure::Stopped)?
    }
}

type Waiting = mpsc::Receiver<(Change, Answer)>;
type Gathered = Vec<(Change, Answer)>;

/// Takes what is there without waiting; whether there was anything.
fn take_ready(waiting: &mut Waiting, gathered: &mut Gathered) -> bool {
    let before = gathered.len();
    while gathered.len() < MOST
        && let Ok(next) = waiting.try_recv()
    {
        gathered.push(next);
    }
    gathered.len() > before
}

/// Whatever waits; false when nothing will come any more. Tables that were just answered are about to speak again, and
/// without a moment's grace the first of them would get a commit of its own: everybody who is ready is let through
/// once. Not longer: tables work out their next moves while the disk is waited for, not before.
async fn gather(waiting: &mut Waiting, gathered: &mut Gathered) -> bool {
    if waiting.recv_many(gathered, MOST).await == 0 {
        return false;
    }
    tokio::task::yield_now().await;
    take_ready(waiting, gathered);
    true
}

/// The same for a thread. Where many wait for one commit it looks again as long as more are coming; a lone change goes
/// straight to disk.
fn gather_here(waiting: &mut Waiting, gathered: &mut Gathered, last: usize) -> bool {
    let Some(first) = waiting.blocking_recv() else { return false };
    gathered.push(first);
    take_ready(waiting, gathered);
    if last > 1 {
        while gathered.len() < MOST {
            std::thread::yield_now();
            if !take_ready(waiting, gathered) {
                break;
            }
        }
    }
    true
}

fn tell(answers: Vec<Answer>, results: Vec<Result<(), Failure>>) {
    debug_assert_eq!(answers.len(), results.len(), "one answer for each change");
    for (answer, result) in answers.into_iter().zip(results) {
        // A table that no longer waits has been closed.
        let _ = answer.send(result);
    }
}

async fn run(log: impl Log, mut waiting: Waiting) {
    let mut gathered = Vec::with_capacity(MOST);
    while gather(&mut waiting, &mut gathered).await {
        let (changes, answers): (Vec<Change>, Vec<Answer>) = gathered.drain(..).unzip();
        tell(answers, log.commit(&changes).await);
    }
}

fn write_all(here: &Spot, mut waiting: Waiting) {
    let mut gathered = Vec::with_capacity(MOST);
    let mut last = 0;
    while gather_here(&mut waiting, &mut gathered, last) {
        last = gathered.len();
        if last == 1 {
            here.lone.fetch_add(1, Ordering::Relaxed);
        } else {
            here.lone.store(0, Ordering::Relaxed);
        }
        let (changes, answers): (Vec<Change>, Vec<Answer>) = gathered.drain(..).unzip();
        tell(answers, here.log.commit(&changes));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{Standing, Status};
    use std::{
        sync::{Mutex, atomic::AtomicBool},
        time::Duration,
    };
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

    /// The same for a thread.
    struct Door {
        open: Mutex<std::sync::mpsc::Receiver<()>>,
        begun: std::sync::mpsc::Sender<()>,
        commits: Arc<Mutex<Vec<Vec<String>>>>,
    }

    impl Direct for Door {
        fn try_commit(&self, _: &Change) -> Option<Result<(), Failure>> {
            None
        }

        fn commit(&self, changes: &[Change]) -> Vec<Result<(), Failure>> {
            self.begun.send(()).unwrap();
            self.open.lock().unwrap().recv().unwrap();
            self.commits.lock().unwrap().push(changes.iter().map(|change| change.game.clone()).collect());
            let answer = |change: &Change| match change.game.as_str() {
                "taken" => Err(Failure::Conflict),
                _ => Ok(()),
            };
            changes.iter().map(answer).collect()
        }
    }

    /// A log that remembers which thread wrote, and can be taken by somebody else.
    #[derive(Default)]
    struct Threads {
        is_taken: AtomicBool,
        written: Mutex<Vec<bool>>,
    }

    impl Threads {
        fn write(&self, changes: &[Change]) -> Vec<Result<(), Failure>> {
            let is_writer = std::thread::current().name() == Some("writer");
            changes.iter().map(|_| self.written.lock().unwrap().push(is_writer)).map(Ok).collect()
        }
    }

    impl Direct for Threads {
        fn commit(&self, changes: &[Change]) -> Vec<Result<(), Failure>> {
            self.write(changes)
        }

        fn try_commit(&self, change: &Change) -> Option<Result<(), Failure>> {
            if self.is_taken.load(Ordering::Relaxed) {
                None
            } else {
                self.write(std::slice::from_ref(change)).pop()
            }
        }
    }

    /// Whether the writer's own thread wrote: a change in a calm, one while somebody else writes, and those after it.
    async fn some_changes() -> Vec<bool> {
        let log = Arc::new(Threads::default());
        let (writer, _task) = Writer::on_a_thread(log.clone());
        for number in 0..CALM + 2 {
            log.is_taken.store(number == 1, Ordering::Relaxed);
            writer.write(change("a")).await.unwrap();
        }
        log.written.lock().unwrap().clone()
    }

    #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
    async fn a_lone_change_is_written_by_the_thread_that_brings_it_unless_somebody_else_writes() {
        assert_eq!(tokio::spawn(some_changes()).await.unwrap(), [false, true, true, true, true, false]);
    }

    #[tokio::test]
    async fn an_only_worker_does_not_wait_for_the_disk() {
        assert_eq!(some_changes().await, [true; CALM + 2]);
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

    #[tokio::test]
    async fn a_thread_gathers_and_answers_like_a_task_and_ends_when_all_is_written() {
        let (open, opened) = std::sync::mpsc::channel();
        let (begin, begun) = std::sync::mpsc::channel();
        let commits = Arc::default();
        let door = Door { open: Mutex::new(opened), begun: begin, commits: Arc::clone(&commits) };
        let (writer, task) = Writer::on_a_thread(Arc::new(door));
        let first = send(&writer, "a");
        settle().await;
        begun.recv().unwrap();
        let (good, bad) = (send(&writer, "b"), send(&writer, "taken"));
        settle().await;
        assert!(!first.is_finished() && !good.is_finished() && !bad.is_finished());
        // The last handle goes while something waits: it is written all the same.
        drop(writer);
        open.send(()).unwrap();
        open.send(()).unwrap();
        first.await.unwrap().unwrap();
        good.await.unwrap().unwrap();
        assert!(matches!(bad.await.unwrap(), Err(Failure::Conflict)));
        task.await.unwrap();
        assert_eq!(*commits.lock().unwrap(), [vec!["a"], vec!["b", "taken"]]);
    }
}
