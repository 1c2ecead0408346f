//! What the rules answer to a text: what it would do, why not, or what must be read off the box first.

use crate::engine::tally::Trace;
use crate::engine::{Game, Halt, Journal, View, notation};
use crate::session::{After, Outcome, Reply, line};

/// Tries a text, notation or JSON, without entering it.
pub(super) fn reply<G: Game>(journal: &Journal<G>, text: &str) -> Reply {
    let verb = line::verb(journal, text).map_err(Halt::Unreadable)?;
    let (book, effect) = journal.foresee(&verb, Trace::On)?;
    Ok(Outcome {
        text: notation::write_verb(&verb, &journal.setting().seats),
        due: line::due(journal, &verb),
        effect,
        after: After::of(View { setting: journal.setting(), book: &book }),
    })
}
