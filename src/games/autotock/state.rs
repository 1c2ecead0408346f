//! The off-ledger state of Autotock: the deal, the player to act, cards owed for punctures, and the marks of cars.

use std::collections::BTreeMap;

use crate::engine::{PerSeat, Seat};
use crate::games::autotock::Spot;
use crate::games::autotock::race::Mark;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The number of the current deal in the game, from 1; 0 before the first.
    pub deal: u16,
    /// The player who goes first in the first deal, to the left of the dealer.
    pub first: Seat,
    /// The player to act; if their hand is empty, the next player with cards.
    pub next: Seat,
    /// Whether the player to act has given their puncture cards.
    pub settled: bool,
    /// Cards that each player owes for punctures.
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

    /// Sets the mark of a car at its new place. Two cars of one player on the same verge share a mark.
    pub fn mark(&mut self, owner: Seat, at: Spot, mark: Mark) {
        let kept = self.marks.entry((owner, at)).or_insert(mark);
        if matches!(at, Spot::Verge(_)) {
            kept.stopped |= mark.stopped;
        } else {
            *kept = mark;
        }
    }
}
