//! What Tow Truck keeps beside the ledger: the night, who calls first in it, and the phase with what was called.

use std::collections::BTreeMap;

use crate::engine::{Holder, Seat};
use crate::games::tow_truck::{Look, Wreck};

/// What everybody has called tonight, in dollars.
pub type Calls = BTreeMap<Seat, u32>;

/// The phase, with what was called so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Somebody has not called yet.
    Calling(Calls),
    /// Everybody has: a wreck is drawn.
    Towing(Calls),
}

/// What Tow Truck keeps beside the ledger.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct State {
    /// The night, from 1.
    pub night: u32,
    /// Who calls first in it.
    pub first: Seat,
    /// The phase.
    pub phase: Phase,
}

impl State {
    /// The beginning of a night.
    pub fn new(night: u32, first: Seat) -> Self {
        Self { night, first, phase: Phase::Calling(Calls::new()) }
    }

    /// What was called tonight.
    pub fn calls(&self) -> &Calls {
        let (Phase::Calling(calls) | Phase::Towing(calls)) = &self.phase;
        calls
    }

    /// Keeps a call; the last of so many players ends the phase.
    pub fn call(&mut self, players: usize, seat: Seat, dollars: u32) {
        let mut calls = self.calls().clone();
        calls.insert(seat, dollars);
        self.phase = if calls.len() == players { Phase::Towing(calls) } else { Phase::Calling(calls) };
    }
}

/// Whose call it is; nobody's once everybody has called.
pub(super) fn caller(view: Look<'_>) -> Option<Seat> {
    let calls = view.state().calls();
    view.seats().from(view.state().first).find(|seat| !calls.contains_key(seat))
}

/// How many wrecks of a kind are in the bag.
pub(super) fn in_bag(view: Look<'_>, wreck: Wreck) -> i64 {
    view.balance(Holder::Bank, wreck.unit())
}

/// Whether the bag is empty, which ends the game.
pub(super) fn is_over(view: Look<'_>) -> bool {
    Wreck::ALL.iter().all(|wreck| in_bag(view, *wreck) == 0)
}
