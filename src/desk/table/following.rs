//! Follows a record that another program writes: the file is watched in the background, and the window is redrawn only after a change.

use std::time::Duration;

use egui::Context;

use crate::desk::table::{Echo, TablePage};
use crate::platform::Watch;

impl TablePage {
    /// Starts to follow the file, if another program may write it.
    pub fn follow(&mut self, ctx: &Context, every: Duration) {
        self.following = self.record.follower().map(|mut follower| {
            let ctx = ctx.clone();
            Watch::start(every, move || follower.check(), move || ctx.request_repaint())
        });
    }

    /// Applies what was found since the last frame.
    pub(super) fn arrivals(&mut self) {
        let before = self.record.session().lines();
        while let Some(found) = self.following.as_mut().and_then(Watch::look) {
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
