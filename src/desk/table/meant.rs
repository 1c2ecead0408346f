//! A line whose player was left out.

use crate::engine::Reply;
use crate::page;
use crate::session::Session;

/// The act that a text means, and what the rules say to it.
pub(super) fn meant(table: &Session, text: &str) -> (String, Reply) {
    match page::meant(table, text) {
        Ok(verb) => (table.write(&verb), table.preview(verb)),
        Err(why) => (text.to_owned(), Err(why)),
    }
}
