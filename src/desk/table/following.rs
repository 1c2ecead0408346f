//! Follows a record that another program writes: a thread watches the file, and the window is redrawn only after a change.

use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

use egui::Context;

use crate::desk::errand::{Errand, Looked};
use crate::desk::table::{Echo, TablePage};
use crate::record::{CaughtUp, Follower};

/// A thread that watches the file. It stops when this value is dropped.
#[derive(Debug)]
pub struct Following {
    found: Errand<CaughtUp>,
    _stop: Sender<()>,
}

impl Following {
    fn run(ctx: &Context, mut follower: Follower, every: Duration) -> Self {
        let (stop, stopped) = channel();
        let found = Errand::describe(ctx, move |describe| {
            while stopped.recv_timeout(every) == Err(RecvTimeoutError::Timeout) {
                follower.check().into_iter().for_each(describe);
            }
        });
        Self { found, _stop: stop }
    }
}

impl TablePage {
    /// Starts to follow the file, if another program may write it.
    pub fn follow(&mut self, ctx: &Context, every: Duration) {
        self.following = self.record.follower().map(|follower| Following::run(ctx, follower, every));
    }

    /// Applies what was found since the last frame.
    pub(super) fn arrivals(&mut self) {
        let before = self.record.session().lines();
        while let Some(Looked::Found(found)) = self.following.as_ref().map(|following| following.found.look())
        {
            if self.record.follow(found).is_break() {
                self.following = None;
            }
        }
        let table = self.record.session();
        if table.lines() > before && self.apart.is_none() {
            self.echo = Echo::of(table, table.lines());
        }
    }
}
