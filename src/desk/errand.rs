//! Background tasks on a thread of their own.

use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use egui::Context;

use crate::platform::{Waiting, receive, spawn, when};

/// A running background task.
#[derive(Debug)]
pub struct Errand<T>(Receiver<T>);

impl<T: Send + 'static> Errand<T> {
    /// Runs a task. The window is redrawn when the result arrives.
    pub fn run(ctx: &Context, work: impl FnOnce() -> T + Send + 'static) -> Self {
        Self::describe(ctx, move |describe| describe(work()))
    }

    /// Runs a task that sends several results.
    pub fn describe(ctx: &Context, work: impl FnOnce(&(dyn Fn(T) + Sync)) + Send + 'static) -> Self {
        let (answers, answer) = channel();
        let ctx = ctx.clone();
        let work = move || {
            work(&|found| {
                // The receiver is gone if the page was left.
                let _ = answers.send(found);
                ctx.request_repaint();
            });
            drop(answers);
            ctx.request_repaint();
        };
        // If no thread can be started, the task ends without a result.
        let _ = spawn("errand", work);
        Self(answer)
    }

    /// Waits for a value that arrives later.
    pub fn when(ctx: &Context, value: Waiting<T>) -> Self {
        let (answers, answer) = channel();
        let ctx = ctx.clone();
        when(value, move |found| {
            // The receiver is gone if the page was left.
            let _ = answers.send(found);
            ctx.request_repaint();
        });
        Self(answer)
    }

    /// The next result, without waiting.
    pub fn look(&self) -> Looked<T> {
        self.wait(Duration::ZERO)
    }

    /// The next result, if it arrives in time.
    pub fn wait(&self, at_most: Duration) -> Looked<T> {
        match receive(&self.0, at_most) {
            Ok(found) => Looked::Found(found),
            Err(RecvTimeoutError::Timeout) => Looked::NotYet,
            Err(RecvTimeoutError::Disconnected) => Looked::Over,
        }
    }
}

/// The answer to a poll of a task.
#[derive(Debug)]
pub enum Looked<T> {
    Found(T),
    NotYet,
    /// The task has ended.
    Over,
}
