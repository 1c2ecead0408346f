//! Movements in plain words, and in the words of notation.

use crate::desk::Speech;
use crate::engine::{Holder, Movement, Unit};
use crate::session::{Session, description};
use crate::words::Line;

/// A movement as a correction writes it: `bank > red 40 dollars`.
pub fn moving(table: &Session, movement: &Movement) -> String {
    let Movement { from, to, unit, amount } = *movement;
    format!("{} > {} {amount} {}", holder(table, from), holder(table, to), unit_word(table, unit))
}

/// A holder as notation writes it.
pub fn holder(table: &Session, holder: Holder) -> String {
    match holder {
        Holder::Seat(seat) => table.seats().word(seat),
        holder => table.chart().holder_word(holder).to_owned(),
    }
}

/// A unit as notation writes it.
pub fn unit_word(table: &Session, unit: Unit) -> String {
    let word = table.chart().unit(unit).map_or("", |unit| unit.word);
    match unit.colour {
        Some(seat) => format!("{word} {}", table.seats().word(seat)),
        None => word.to_owned(),
    }
}

/// Who hands what to whom.
pub fn moved(speech: Speech, table: &Session, movement: &Movement) -> String {
    speech.sentence(&description::given(table, movement))
}

/// What is moved or found, and the terms that it comes to.
pub fn with_terms(speech: Speech, what: &Line, terms: &[Line]) -> String {
    let said = [speech.sentence(what)].into_iter().chain(terms.iter().map(|term| speech.say(term)));
    said.collect::<Vec<_>>().join(" · ")
}
