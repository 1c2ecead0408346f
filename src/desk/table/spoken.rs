//! Movements as sentences, and in notation.

use crate::desk::Speech;
use crate::engine::{Holder, Movement, Unit};
use crate::session::{Session, description};
use crate::words::Line;

/// A movement in the notation of a correction: `bank > red 40 dollars`.
pub fn moving(table: &Session, movement: &Movement) -> String {
    let Movement { from, to, unit, amount } = *movement;
    format!("{} > {} {amount} {}", holder(table, from), holder(table, to), unit_word(table, unit))
}

/// A holder in notation.
pub fn holder(table: &Session, holder: Holder) -> String {
    match holder {
        Holder::Seat(seat) => table.seats().word(seat),
        holder => table.chart().holder_word(holder).to_owned(),
    }
}

/// A unit in notation.
pub fn unit_word(table: &Session, unit: Unit) -> String {
    let word = table.chart().unit(unit).map_or("", |unit| unit.word);
    match unit.colour {
        Some(seat) => format!("{word} {}", table.seats().word(seat)),
        None => word.to_owned(),
    }
}

/// Describes who hands what to whom.
pub fn moved(speech: Speech, table: &Session, movement: &Movement) -> String {
    speech.sentence(&description::given(table, movement))
}

/// A sentence followed by its terms.
pub fn with_terms(speech: Speech, what: &Line, terms: &[Line]) -> String {
    let said = [speech.sentence(what)].into_iter().chain(terms.iter().map(|term| speech.say(term)));
    said.collect::<Vec<_>>().join(" · ")
}
