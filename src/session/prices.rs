//! The choices of a decision side by side and what is easily forgotten, in notation, for any box.

use crate::engine::alternatives::Alternative;
use crate::engine::tally::Trace;
use crate::engine::{Acts, Game, Journal, Offer, Reminder};

/// Every choice with its price.
pub(super) fn alternatives<G: Game>(journal: &Journal<G>) -> Vec<Alternative<String>> {
    let seats = &journal.setting().seats;
    let written = |one: Alternative<G::Act>| {
        let Alternative { offer: Offer { act, fields, answer, reveals_secret }, seat, now, bill, left } = one;
        let offer = Offer { act: act.write(seats), fields, answer, reveals_secret };
        Alternative { offer, seat, now, bill, left }
    };
    journal.alternatives().into_iter().map(written).collect()
}

/// What is about to be forgotten; an act that is not legal now reminds of nothing.
pub(super) fn reminders<G: Game>(journal: &Journal<G>) -> Vec<Reminder<String>> {
    let legal = |one: &Reminder<G::Act>| journal.preview(&one.act, Trace::Off).is_ok();
    let written = |one: Reminder<G::Act>| {
        let Reminder { word, what, seat, act } = one;
        Reminder { word, what, seat, act: act.write(&journal.setting().seats) }
    };
    G::reminders(journal.view()).into_iter().filter(legal).map(written).collect()
}
