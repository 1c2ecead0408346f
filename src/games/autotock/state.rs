//! The state of Autotock off the ledger: which deal, whose turn, who owes a card for a puncture, and the marks of
//! cars.

use std::collections::BTreeMap;

use crate::engine::{PerSeat, Seat};
use crate::games::autotock::Spot;
use crate::games::autotock::race::Mark;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The current deal, counted from 1 through the whole game; 0 before the first.
    pub deal: u16,
    /// Who plays first in the first deal, to the left of the dealer.
    pub first: Seat,
    /// Whose turn it is, unless their hand is empty; then the next player with cards.
    pub next: Seat,
    /// Whether the player to act has given the cards for punctures.
    pub settled: bool,
    /// Cards owed for punctures.
    pub owed: PerSeat<u8>,
    /// The marks of cars, by owner and place.
    pub marks: BTreeMap<(Seat, Spot), Mark>,
}

impl State {
    /// The state before the first deal.
    pub fn new(seats: usize, first: Seat) -> Self {
        Self {
            deal: 0,
            first,
            next: first,
            settled: false,
            owed: PerSeat::new(seats),
            marks: BTreeMap::new(),
        }
    }

    /// Sets the mark of a car at its new place. Two cars of one player on one verge share a mark.
    pub fn mark(&mut self, owner: Seat, at: Spot, mark: Mark) {
        let kept = self.marks.entry((owner, at)).or_insert(mark);
        if matches!(at, Spot::Verge(_)) {
            kept.stopped |= mark.stopped;
        } else {
            *kept = mark;
        }
    }
}
