//! The demo of a box as a record, to be looked at and played on.

use crate::session::{Session, Sitting};

/// The record of the demo of a game, if it has one.
pub fn text(game: &str) -> Option<String> {
    let session = Session::demo(game)?.ok()?;
    let table = session.table();
    let lines = (1..=table.lines()).filter_map(|n| table.line_json(n));
    Some(std::iter::once(table.header_json()).chain(lines).map(|line| format!("{line}\n")).collect())
}
