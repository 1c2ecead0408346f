//! What Autotock keeps beside the ledger: which deal, whose turn, who owes a card for a puncture, and what cars
//! carry with them.

use std::collections::BTreeMap;

use crate::engine::{PerSeat, Seat};
use crate::games::autotock::Spot;
use crate::games::autotock::race::Mark;

/// What Autotock keeps beside the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The deal that is being played, counted from 1 through the whole game; 0 before the first.
    pub deal: u16,
    /// Who plays first in the first deal; the dealer sits before them.
    pub first: Seat,
    /// Whose turn it is, unless their hand is empty; then the next with cards.
    pub next: Seat,
    /// Whether the player whose turn it is has given the cards for punctures.
    pub settled: bool,
    /// Cards owed for punctures.
    pub owed: PerSeat<u8>,
    /// What cars carry with them, by owner and place.
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

    /// Keeps what a car carries at its new place. Two cars of one player on one verge share it.
    pub fn mark(&mut self, owner: Seat, at: Spot, mark: Mark) {
        let kept = self.marks.entry((owner, at)).or_insert(mark);
        if matches!(at, Spot::Verge(_)) {
            kept.stopped |= mark.stopped;
        } else {
            *kept = mark;
        }
    }
}
