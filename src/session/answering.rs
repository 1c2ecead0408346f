//! What the rules answer to a text: what it would do, why not, or what must be read off the box first.

use crate::engine::tally::Trace;
use crate::engine::{Game, Halt, Journal, View, notation};
use crate::session::{After, Outcome, Reply, line};

/// Tries a text, notation or JSON, without entering it.
pub(super) fn reply<G: Game>(journal: &Journal<G>, text: &str) -> Reply {
    let verb = match line::verb(journal, text) {
        Ok(verb) => verb,
        Err(line) => return Reply::NotUnderstood(line),
    };
    match journal.foresee(&verb, Trace::On) {
        Ok((book, effect)) => Reply::Done(Box::new(Outcome {
            text: notation::write_verb(&verb, &journal.setting().seats),
            due: line::due(journal, &verb),
            effect,
            after: After::of(View { setting: journal.setting(), book: &book }),
        })),
        Err(Halt::Refused(refusal)) => Reply::Refused(refusal),
        Err(Halt::Missing(missing)) => Reply::Missing(missing),
    }
}
