//! Background work on threads.

use std::io;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::{self, Builder, JoinHandle};
use std::time::Duration;

/// Work on a thread.
#[derive(Debug)]
pub struct Task(JoinHandle<()>);

impl Task {
    /// Waits until the work is done.
    pub fn join(self) {
        // A thread that panicked needs no waiting.
        let _ = self.0.join();
    }
}

/// Runs work in the background.
///
/// # Errors
/// Fails if no thread can be started.
pub fn spawn(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<Task> {
    Builder::new().name(name.to_owned()).spawn(work).map(Task)
}

/// Runs the same work on several threads, at most `at_most`, and waits for all of them.
pub fn in_parallel(at_most: usize, work: impl Fn() + Sync) {
    let threads = thread::available_parallelism().map_or(1, usize::from).min(at_most);
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(&work);
        }
        work();
    });
}

/// Receives what background work sent, if it comes in time.
///
/// # Errors
/// Says whether nothing came in time or nothing will come.
pub fn receive<T>(from: &Receiver<T>, at_most: Duration) -> Result<T, RecvTimeoutError> {
    from.recv_timeout(at_most)
}

/// Does one job after another in the background.
#[derive(Debug)]
pub struct Worker<J, A> {
    jobs: Option<Sender<J>>,
    answers: Receiver<A>,
    thread: Option<Task>,
}

impl<J: Send + 'static, A: Send + 'static> Worker<J, A> {
    /// Starts a worker, which calls `bell` after each job. `work` is called again for the same job until it has an answer.
    ///
    /// # Errors
    /// Fails if no thread can be started.
    pub fn spawn(
        name: &str,
        mut work: impl FnMut(&J) -> Option<A> + Send + 'static,
        bell: impl Fn() + Send + 'static,
    ) -> io::Result<Self> {
        let (jobs, job) = channel();
        let (answer, answers) = channel();
        let work = move || {
            for job in job {
                let Some(done) = std::iter::repeat_with(|| work(&job)).flatten().next() else { return };
                if answer.send(done).is_err() {
                    return;
                }
                bell();
            }
        };
        Ok(Self { jobs: Some(jobs), answers, thread: Some(spawn(name, work)?) })
    }

    /// Gives it a job; returns whether it takes any.
    pub fn give(&mut self, job: J) -> bool {
        self.jobs.as_ref().is_some_and(|jobs| jobs.send(job).is_ok())
    }

    /// An answer, if there is one.
    pub fn poll(&mut self) -> Option<A> {
        self.answers.try_recv().ok()
    }

    /// Waits for the answer to a job.
    pub fn wait(&mut self) -> Option<A> {
        self.answers.recv().ok()
    }
}

impl<J, A> Drop for Worker<J, A> {
    fn drop(&mut self) {
        self.jobs = None;
        if let Some(thread) = self.thread.take() {
            thread.join();
        }
    }
}

/// Checks something again and again until it is dropped.
#[derive(Debug)]
pub struct Watch<T> {
    found: Receiver<T>,
    _stop: Sender<()>,
}

impl<T: Send + 'static> Watch<T> {
    /// Starts to check at this interval, and calls `bell` when something was found.
    pub fn start(
        every: Duration,
        mut check: impl FnMut() -> Option<T> + Send + 'static,
        bell: impl Fn() + Send + 'static,
    ) -> Self {
        let (stop, stopped) = channel::<()>();
        let (tell, found) = channel();
        let work = move || {
            while stopped.recv_timeout(every) == Err(RecvTimeoutError::Timeout) {
                if let Some(what) = check() {
                    // The receiver is gone if this value was dropped.
                    let _ = tell.send(what);
                    bell();
                }
            }
        };
        // If no thread can be started, nothing is ever found.
        let _ = spawn("watch", work);
        Self { found, _stop: stop }
    }

    /// What was found since the last call, one at a time.
    pub fn look(&mut self) -> Option<T> {
        self.found.try_recv().ok()
    }
}
