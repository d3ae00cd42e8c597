//! The way out to one socket. The table writes to it itself, as far as the socket takes it at once, so that nobody has
//! to be woken for a move to be told; what does not fit the socket's own task writes later, in the same order.

use super::stream::Event;
use crate::text::Texts;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket};
use catalog::Language;
use futures_util::{Sink, SinkExt, stream::SplitSink};
use std::{
    collections::VecDeque,
    future::poll_fn,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    task::{Context, Poll, Waker, ready},
};

/// The other side is gone; nothing more can be said to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Gone;

/// In whose words lines of the log are wanted.
#[derive(Clone, Debug)]
pub(crate) struct Words {
    pub(crate) texts: Arc<Texts>,
    pub(crate) engine: &'static str,
    pub(crate) language: Language,
}

/// Cheap to clone: the table holds one, the socket's task another.
#[derive(Debug)]
pub(crate) struct Outbox<S = SplitSink<WebSocket, Message>>(Arc<Mutex<Out<S>>>);

impl<S> Clone for Outbox<S> {
    fn clone(&self) -> Outbox<S> {
        Outbox(Arc::clone(&self.0))
    }
}

#[derive(Debug)]
struct Out<S> {
    /// Nothing before the socket is open, and after it broke.
    sink: Option<S>,
    waiting: VecDeque<Waiting>,
    /// The most that may wait.
    room: usize,
    words: Option<Words>,
    /// Wakes the socket's task: it goes on where the table could not.
    task: Waker,
    is_gone: bool,
    is_let_go: bool,
}

#[derive(Debug)]
enum Waiting {
    Ready(Message),
    /// Gets its words only when it is sent: that takes longer than the table should wait.
    Wordless(Event),
}

impl<S: Sink<Message> + Unpin> Outbox<S> {
    pub(crate) fn new(room: usize, words: Option<Words>) -> Outbox<S> {
        Outbox(Arc::new(Mutex::new(Out {
            sink: None,
            waiting: VecDeque::new(),
            room,
            words,
            task: Waker::noop().clone(),
            is_gone: false,
            is_let_go: false,
        })))
    }

    /// Whether both lead to the same socket.
    pub(crate) fn is(&self, other: &Outbox<S>) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    fn lock(&self) -> MutexGuard<'_, Out<S>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The socket is open. What was said meanwhile comes after this.
    pub(crate) fn open(&self, sink: S, first: Message, missed: Vec<Event>) {
        let mut out = self.lock();
        out.sink = Some(sink);
        let missed = missed.into_iter().rev().map(Waiting::Wordless);
        for waiting in missed.chain([Waiting::Ready(first)]) {
            out.waiting.push_front(waiting);
        }
    }

    /// An event, and before it the answer to what led to it, if this is the socket that said it. False when nothing
    /// more can be said here: the socket is gone or does not keep up.
    pub(crate) fn tell(&self, answer: Option<Utf8Bytes>, event: &Event) -> bool {
        let mut out = self.lock();
        if out.is_gone || out.waiting.len() >= out.room {
            return false;
        }
        let is_free = out.waiting.is_empty() && out.words.is_none();
        out.waiting.extend(answer.map(|answer| Waiting::Ready(Message::Text(answer))));
        out.waiting.push_back(Waiting::Wordless(event.clone()));
        if is_free {
            return out.write() != Poll::Ready(Err(Gone));
        }
        out.task.wake_by_ref();
        true
    }

    /// Says it when everything before it has been said. One who asks on and on without reading is taken for gone.
    pub(crate) fn say(&self, message: Message) -> Result<(), Gone> {
        let mut out = self.lock();
        if out.waiting.len() >= out.room {
            return Err(Gone);
        }
        out.waiting.push_back(Waiting::Ready(message));
        match out.write() {
            Poll::Ready(Err(Gone)) => Err(Gone),
            // What is left is written by and by.
            Poll::Ready(Ok(())) | Poll::Pending => Ok(()),
        }
    }

    /// Returns when everything has been said.
    pub(crate) async fn done(&self) -> Result<(), Gone> {
        poll_fn(|context| self.lock().go_on(context)).await
    }

    /// Says what is waiting, now and later, and returns only when the table speaks no more to this socket, or when it
    /// is gone.
    pub(crate) async fn until_let_go(&self) -> Result<(), Gone> {
        let step = |context: &mut Context<'_>| {
            let mut out = self.lock();
            ready!(out.go_on(context))?;
            if out.is_let_go { Poll::Ready(Ok(())) } else { Poll::Pending }
        };
        poll_fn(step).await
    }

    /// The table speaks no more to this socket.
    pub(crate) fn let_go(&self) {
        let mut out = self.lock();
        out.is_let_go = true;
        out.task.wake_by_ref();
    }
}

impl<S: Sink<Message> + Unpin> Out<S> {
    fn go_on(&mut self, context: &Context<'_>) -> Poll<Result<(), Gone>> {
        self.task.clone_from(context.waker());
        self.write()
    }

    /// As much as the socket takes. When it takes more its task is woken, whoever asks now.
    fn write(&mut self) -> Poll<Result<(), Gone>> {
        let written = self.try_write();
        if written == Poll::Ready(Err(Gone)) {
            (self.sink, self.is_gone) = (None, true);
            self.waiting.clear();
            self.task.wake_by_ref();
        }
        written
    }

    fn try_write(&mut self) -> Poll<Result<(), Gone>> {
        if self.is_gone {
            return Poll::Ready(Err(Gone));
        }
        let Some(sink) = &mut self.sink else { return Poll::Pending };
        let task = self.task.clone();
        let context = &mut Context::from_waker(&task);
        while !self.waiting.is_empty() {
            ready!(sink.poll_ready_unpin(context)).map_err(|_| Gone)?;
            let message = match self.waiting.pop_front() {
                Some(Waiting::Ready(message)) => message,
                Some(Waiting::Wordless(event)) => Message::Text(event.worded(self.words.as_ref())),
                None => break,
            };
            sink.start_send_unpin(message).map_err(|_| Gone)?;
        }
        sink.poll_flush_unpin(context).map_err(|_| Gone)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::{shown::Body, stream::Stream};
    use futures_util::FutureExt;
    use std::pin::{Pin, pin};

    /// A socket that takes so many messages, and then no more until there is room again.
    #[derive(Clone, Default)]
    struct Narrow(Arc<Mutex<Taken>>);

    #[derive(Default)]
    struct Taken {
        room: usize,
        messages: Vec<String>,
        waker: Option<Waker>,
        is_broken: bool,
    }

    impl Narrow {
        fn taken(&self) -> MutexGuard<'_, Taken> {
            self.0.lock().expect("nobody panics here")
        }

        fn make_room(&self, room: usize) {
            let mut taken = self.taken();
            taken.room += room;
            taken.waker.take().into_iter().for_each(Waker::wake);
        }

        /// What has arrived: the kind of each message, and its number.
        fn messages(&self) -> Vec<String> {
            std::mem::take(&mut self.taken().messages)
        }
    }

    impl Sink<Message> for Narrow {
        type Error = ();

        fn poll_ready(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Result<(), ()>> {
            let mut taken = self.taken();
            if taken.is_broken {
                return Poll::Ready(Err(()));
            }
            if taken.room == 0 {
                taken.waker = Some(context.waker().clone());
                return Poll::Pending;
            }
            Poll::Ready(Ok(()))
        }

        fn start_send(self: Pin<&mut Self>, message: Message) -> Result<(), ()> {
            let mut taken = self.taken();
            taken.room -= 1;
            taken.messages.push(message.into_text().expect("text").chars().take(10).collect());
            Ok(())
        }

        fn poll_flush(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), ()>> {
            Poll::Ready(if self.taken().is_broken { Err(()) } else { Ok(()) })
        }

        fn poll_close(self: Pin<&mut Self>, _: &mut Context<'_>) -> Poll<Result<(), ()>> {
            Poll::Ready(Ok(()))
        }
    }

    /// The next event of a stream, of so many.
    fn events<const N: usize>() -> [Event; N] {
        let body = Body::Rematch { table: String::new(), key: String::new() };
        let mut stream = Stream::new();
        std::array::from_fn(|_| {
            let event = stream.next(&body);
            stream.send(&body, None, 1, 0);
            event
        })
    }

    fn opened(room: usize) -> (Outbox<Narrow>, Narrow) {
        let (out, socket) = (Outbox::new(room, None), Narrow::default());
        out.open(socket.clone(), Message::Text("first".into()), Vec::new());
        (out, socket)
    }

    #[tokio::test]
    async fn the_table_writes_to_a_socket_that_takes_it_the_answer_before_the_event() {
        let (out, socket) = opened(4);
        socket.make_room(9);
        out.done().await.expect("a socket that takes it");
        let [event] = events();
        assert!(out.tell(Some("answer".into()), &event));
        assert_eq!(socket.messages(), ["first", "answer", r#"{"event":1"#]);
    }

    #[tokio::test]
    async fn what_is_said_before_the_socket_is_open_comes_after_what_was_missed() {
        let out = Outbox::new(4, None);
        let [missed, also, later] = events();
        assert!(out.tell(None, &later));
        let socket = Narrow::default();
        out.open(socket.clone(), Message::Text("first".into()), vec![missed, also]);
        socket.make_room(9);
        out.done().await.expect("a socket that takes it");
        assert_eq!(socket.messages(), ["first", r#"{"event":1"#, r#"{"event":2"#, r#"{"event":3"#]);
    }

    #[tokio::test]
    async fn what_does_not_fit_is_written_by_the_sockets_task_in_order_and_no_more_waits_than_there_is_room()
    {
        let (out, socket) = opened(3);
        socket.make_room(1);
        out.done().await.expect("a socket that takes it");
        let mut task = pin!(out.until_let_go());
        assert!(task.as_mut().now_or_never().is_none());
        let [one, two, three, four] = events();
        assert!(out.tell(None, &one) && out.tell(None, &two) && out.tell(None, &three));
        assert!(!out.tell(None, &four), "it does not keep up");
        assert_eq!(socket.messages(), ["first"]);
        socket.make_room(2);
        assert!(task.as_mut().now_or_never().is_none());
        assert_eq!(socket.messages(), [r#"{"event":1"#, r#"{"event":2"#]);
        out.let_go();
        assert!(task.as_mut().now_or_never().is_none(), "first what still waits");
        socket.make_room(1);
        assert_eq!(task.await, Ok(()));
        assert_eq!(socket.messages(), [r#"{"event":3"#]);
    }

    #[tokio::test]
    async fn one_who_asks_on_and_on_without_reading_is_taken_for_gone() {
        let (out, _socket) = opened(3);
        let answers = [(); 4].map(|()| out.say(Message::Text("answer".into())));
        // The first view is waiting too.
        assert_eq!(answers, [Ok(()), Ok(()), Err(Gone), Err(Gone)]);
    }

    #[tokio::test]
    async fn the_sockets_task_is_woken_when_there_is_room_again_and_when_the_socket_breaks() {
        let (out, socket) = opened(8);
        let task = tokio::spawn({
            let out = out.clone();
            async move { out.until_let_go().await }
        });
        tokio::task::yield_now().await;
        let [one, two] = events();
        assert!(out.tell(None, &one));
        socket.make_room(9);
        tokio::task::yield_now().await;
        assert_eq!(socket.messages(), ["first", r#"{"event":1"#]);
        socket.taken().is_broken = true;
        assert!(!out.tell(None, &two));
        assert_eq!(task.await.expect("a task that ends"), Err(Gone));
        assert_eq!(out.say(Message::Text("lost".into())), Err(Gone));
    }
}
