//! Background work in a browser, which has no threads here: it is done at once, and a job that has to wait is tried again with each frame.

use std::fmt::{self, Debug};
use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError};
use std::time::Duration;

/// Work that is done.
#[derive(Debug)]
pub struct Task;

impl Task {
    /// Waits until the work is done.
    pub fn join(self) {}
}

/// Runs work.
///
/// # Errors
/// Never.
pub fn spawn(_: &str, work: impl FnOnce() + Send + 'static) -> io::Result<Task> {
    work();
    Ok(Task)
}

/// Runs work that several threads could do.
pub fn in_parallel(_: usize, work: impl Fn() + Sync) {
    work();
}

/// Receives what background work sent.
///
/// # Errors
/// Says whether nothing has come yet or nothing will come.
pub fn receive<T>(from: &Receiver<T>, _: Duration) -> Result<T, RecvTimeoutError> {
    from.try_recv().map_err(|why| match why {
        TryRecvError::Empty => RecvTimeoutError::Timeout,
        TryRecvError::Disconnected => RecvTimeoutError::Disconnected,
    })
}

/// Does one job after another. A job that cannot be finished at once is tried again with each call of [`Worker::poll`].
pub struct Worker<J, A> {
    work: Box<dyn FnMut(&J) -> Option<A> + Send>,
    job: Option<J>,
    answer: Option<A>,
}

impl<J, A> Debug for Worker<J, A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Worker").finish_non_exhaustive()
    }
}

impl<J: Send + 'static, A: Send + 'static> Worker<J, A> {
    /// A worker. `bell` is not needed, because the store draws a frame after each write.
    ///
    /// # Errors
    /// Never.
    pub fn spawn(
        _: &str,
        work: impl FnMut(&J) -> Option<A> + Send + 'static,
        _bell: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        Ok(Self { work: Box::new(work), job: None, answer: None })
    }

    /// Gives it a job; returns whether it takes any.
    pub fn give(&mut self, job: J) -> bool {
        if self.job.is_some() {
            return false;
        }
        self.job = Some(job);
        self.answer = self.poll();
        true
    }

    /// An answer, if there is one.
    pub fn poll(&mut self) -> Option<A> {
        if let Some(job) = &self.job
            && let Some(answer) = (self.work)(job)
        {
            self.job = None;
            return Some(answer);
        }
        self.answer.take()
    }

    /// As [`Worker::poll`]: a browser page cannot wait.
    pub fn wait(&mut self) -> Option<A> {
        self.poll()
    }
}

/// Checks something with each frame until it is dropped.
pub struct Watch<T>(Box<dyn FnMut() -> Option<T> + Send>);

impl<T> Debug for Watch<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Watch").finish_non_exhaustive()
    }
}

impl<T: Send + 'static> Watch<T> {
    /// Starts to check. The store draws a frame when another tab has written something.
    pub fn start(
        _: Duration,
        check: impl FnMut() -> Option<T> + Send + 'static,
        _bell: impl Fn() + Send + 'static,
    ) -> Self {
        Self(Box::new(check))
    }

    /// What is found now, one at a time.
    pub fn look(&mut self) -> Option<T> {
        (self.0)()
    }
}
