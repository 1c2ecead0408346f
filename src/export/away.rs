//! What a player missed: what was paid and received since an entry, and every entry that it comes from.

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::{Halt, Holder, Posting, Seat, Unit};
use crate::session::Table;

/// How many entries back somebody is taken to have been away where no break is written down.
const USUAL: u32 = 10;

/// What a player missed.
#[derive(Clone, Debug)]
pub struct Away {
    /// Who was away.
    pub seat: Seat,
    /// The entry after which the player was away; 0 is the set-up.
    pub since: u32,
    /// What changed hands with the player, unit by unit.
    pub passed: Vec<Passed>,
    /// What was undone since, newest first, and then what was made, in order.
    pub missed: Vec<Missed>,
}

/// What a player paid and received of a unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passed {
    /// Of what.
    pub unit: Unit,
    /// What the player had.
    pub then: i64,
    /// What was paid.
    pub paid: i64,
    /// What was received.
    pub received: i64,
    /// What the player has.
    pub now: i64,
}

/// An entry that was made since then, or one from before that was undone.
#[derive(Clone, Debug)]
pub struct Missed {
    /// Its number.
    pub n: u32,
    /// Whether it was undone.
    pub undone: bool,
    /// What it moved; where it was undone, back.
    pub postings: Vec<Posting>,
}

impl Missed {
    fn of(table: &dyn Table, n: u32, undone: bool) -> Result<Self, Halt> {
        let mut postings = table.explain(n)?.postings;
        if undone {
            postings.iter_mut().for_each(|posting| posting.movement = posting.movement.reversed());
        }
        Ok(Self { n, undone, postings })
    }

    /// What of it concerns a player.
    pub fn of_seat(&self, seat: Seat) -> impl Iterator<Item = &Posting> {
        let holder = Holder::Seat(seat);
        self.postings.iter().filter(move |one| one.movement.from == holder || one.movement.to == holder)
    }
}

impl Away {
    /// What a player missed since an entry.
    ///
    /// # Errors
    /// Refuses an entry that is not there.
    pub fn of(table: &dyn Table, seat: Seat, since: u32) -> Result<Self, Halt> {
        let then = table.look(since)?;
        let missed = missed(table, since)?;
        let mut passed: BTreeMap<Unit, (i64, i64)> = BTreeMap::new();
        for posting in missed.iter().flat_map(|entry| entry.of_seat(seat)) {
            let (paid, received) = passed.entry(posting.movement.unit).or_default();
            let sum = if posting.movement.from == Holder::Seat(seat) { paid } else { received };
            *sum = sum.saturating_add(posting.movement.amount);
        }
        let of_unit = |(unit, (paid, received))| {
            let [then, now] =
                [&then.ledger, table.ledger()].map(|book| book.balance(Holder::Seat(seat), unit));
            Passed { unit, then, paid, received, now }
        };
        Ok(Self { seat, since, passed: passed.into_iter().map(of_unit).collect(), missed })
    }

    /// The entry after which somebody who comes back was away, as far as the record tells: the last break, or some
    /// entries ago.
    pub fn usual(table: &dyn Table) -> u32 {
        let is_break = |n: &u32| table.line(*n).is_some_and(|row| row.verb == "pause");
        let earlier = || table.lines().saturating_sub(USUAL);
        (1..=table.lines()).rev().find(is_break).unwrap_or_else(earlier)
    }

    /// How many entries were made since.
    pub fn made(&self) -> usize {
        self.missed.iter().filter(|entry| !entry.undone).count()
    }

    /// How many entries from before were undone.
    pub fn undone(&self) -> usize {
        self.missed.iter().filter(|entry| entry.undone).count()
    }
}

fn missed(table: &dyn Table, since: u32) -> Result<Vec<Missed>, Halt> {
    let mut before = BTreeSet::new();
    let mut at = since;
    while let Some(row) = table.line(at) {
        before.insert(at);
        at = row.on;
    }
    let gone = before.iter().rev().filter(|n| table.line(**n).is_some_and(|row| !row.live));
    let new = table.chain().iter().filter(|n| !before.contains(n));
    let gone = gone.map(|n| Missed::of(table, *n, true));
    gone.chain(new.map(|n| Missed::of(table, *n, false))).collect()
}
