//! An errand: work that may take long, done on a thread of its own while the window goes on.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use egui::Context;

/// Work on its way.
#[derive(Debug)]
pub struct Errand<T>(Receiver<T>);

impl<T: Send + 'static> Errand<T> {
    /// Sends somebody; the window is drawn again when the answer is there.
    pub fn run(ctx: &Context, work: impl FnOnce() -> T + Send + 'static) -> Self {
        Self::describe(ctx, move |describe| describe(work()))
    }

    /// Sends somebody who answers several times.
    pub fn describe(ctx: &Context, work: impl FnOnce(&(dyn Fn(T) + Sync)) + Send + 'static) -> Self {
        let (answers, answer) = channel();
        let ctx = ctx.clone();
        let work = move || {
            work(&|found| {
                // Nobody waits any more: the page was left.
                let _ = answers.send(found);
                ctx.request_repaint();
            });
            drop(answers);
            ctx.request_repaint();
        };
        // Where the machine gives no thread the errand ends without an answer.
        let _ = std::thread::Builder::new().name("errand".to_owned()).spawn(work);
        Self(answer)
    }

    /// The next answer, nothing yet, or the end.
    pub fn look(&self) -> Looked<T> {
        self.wait(Duration::ZERO)
    }

    /// The same, if it comes within so long.
    pub fn wait(&self, at_most: Duration) -> Looked<T> {
        match self.0.recv_timeout(at_most) {
            Ok(found) => Looked::Found(found),
            Err(RecvTimeoutError::Timeout) => Looked::NotYet,
            Err(RecvTimeoutError::Disconnected) => Looked::Over,
        }
    }
}

/// What was found when looking for an answer.
#[derive(Debug)]
pub enum Looked<T> {
    /// An answer.
    Found(T),
    /// Nothing yet.
    NotYet,
    /// Nothing, and nothing will come.
    Over,
}
