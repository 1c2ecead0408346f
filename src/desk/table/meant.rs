//! A line whose player was left out.

use crate::engine::Halt;
use crate::session::{Reply, Table};

/// What the rules say to a text; where it is no line, to the same with whoever acts before it.
pub(super) fn meant(table: &dyn Table, text: &str) -> (String, Reply) {
    let reply = table.preview(text);
    if let (Err(Halt::Unreadable(_)), [seat]) = (&reply, table.stage().whose.as_slice()) {
        let act = format!("{} {text}", table.seats().word(*seat));
        let filled = table.preview(&act);
        if !matches!(filled, Err(Halt::Unreadable(_))) {
            return (act, filled);
        }
    }
    (text.to_owned(), reply)
}
