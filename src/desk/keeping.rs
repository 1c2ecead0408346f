//! Stores entered board values for the next sessions of the game, whichever preset was chosen.

use crate::clock::now;
use crate::desk::notice::Notice;
use crate::desk::{Desk, Page};

impl Desk {
    /// Stores the board values that were just entered. Those of a demo are not stored.
    pub(super) fn keep_read(&mut self) {
        let Page::Table(page) = &mut self.page else { return };
        let read = page.take_read();
        let record = page.record();
        let shelf = self.room.shelf().filter(|_| !read.is_empty() && !self.room.is_demo(record.path()));
        let Some(shelf) = shelf else { return };
        let (table, date) = (record.session(), now().chars().take(10).collect::<String>());
        let (game, preset) = (table.info().game, table.header().preset.as_str());
        if let Err(why) = shelf.keep((game, preset), table.board().schema(), &read, &date) {
            self.notice = Some(Notice::trouble(why.line(), why.suggestion()));
        }
    }
}
