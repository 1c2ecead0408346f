//! The differences that a mistake leaves between the counts and the book.

use std::collections::{BTreeMap, BTreeSet};

use crate::engine::amend::difference_of;
use crate::engine::discrepancy::Mistake;
use crate::engine::{Holder, Movement, Unit};

/// The difference of one account: counted minus booked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Off {
    /// The account.
    pub holder: Holder,
    /// The unit that was counted.
    pub unit: Unit,
    /// The amount, never zero; below zero if fewer were counted.
    pub amount: i64,
}

/// The differences that a mistake in some movements leaves, in the order of the accounts.
pub(super) fn effect(moved: &[Movement], mistake: Mistake) -> Vec<Off> {
    let mut sums: BTreeMap<(Holder, Unit), i64> = BTreeMap::new();
    let mut moves = |from: Holder, to: Holder, unit: Unit, amount: i64| {
        for (holder, more) in [(from, amount.saturating_neg()), (to, amount)] {
            let sum = sums.entry((holder, unit)).or_default();
            *sum = sum.saturating_add(more);
        }
    };
    for Movement { from, to, unit, amount } in moved.iter().copied() {
        match mistake {
            Mistake::Missed | Mistake::BookedTwice => moves(to, from, unit, amount),
            Mistake::Part(left_out) => moves(to, from, unit, left_out),
            Mistake::NotBooked => moves(from, to, unit, amount),
            Mistake::Turned => moves(to, from, unit, amount.saturating_mul(2)),
            Mistake::NoChange(over) => moves(from, to, unit, over),
            Mistake::Elsewhere { book, hands } => {
                moves(to, from, unit, amount);
                let place = |holder| if holder == book { hands } else { holder };
                moves(place(from), place(to), recoloured(unit, book, hands), amount);
            }
        }
    }
    let off = sums.into_iter().filter(|(_, amount)| *amount != 0);
    off.map(|((holder, unit), amount)| Off { holder, unit, amount }).collect()
}

/// The unit in the colour of the other player, if it has the colour of the first.
fn recoloured(unit: Unit, book: Holder, hands: Holder) -> Unit {
    match (unit.colour(), book, hands) {
        (Some(colour), Holder::Seat(book), Holder::Seat(hands)) if colour == book => {
            Unit::of(unit.kind(), hands)
        }
        _ => unit,
    }
}

/// Movements that bring the book in line with the counts: for each unit, holders with too much give to those with too little.
pub(super) fn settling(off: &[Off]) -> Vec<Movement> {
    let units: BTreeSet<Unit> = off.iter().map(|off| off.unit).collect();
    let settled = |unit: Unit| {
        let gaps = off.iter().rev().filter(|off| off.unit == unit).map(|off| (off.holder, off.amount));
        difference_of(unit, &gaps.collect::<Vec<_>>())
    };
    units.into_iter().flat_map(settled).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;

    const CASH: Unit = Unit::common(0);
    const RED: Holder = Holder::Seat(Seat::new(0));
    const BLUE: Holder = Holder::Seat(Seat::new(1));

    fn red_pays(amount: i64, mistake: Mistake) -> Vec<(Holder, i64)> {
        let paid = Movement { from: RED, to: Holder::Bank, unit: CASH, amount };
        let off = effect(&[paid], mistake);
        off.into_iter().filter(|off| off.holder != Holder::Bank).map(|off| (off.holder, off.amount)).collect()
    }

    #[test]
    fn each_mistake_leaves_its_own_mark() {
        assert_eq!(red_pays(310, Mistake::Missed), [(RED, 310)]);
        assert_eq!(red_pays(310, Mistake::Part(100)), [(RED, 100)]);
        assert_eq!(red_pays(310, Mistake::Part(-30)), [(RED, -30)]);
        assert_eq!(red_pays(310, Mistake::NotBooked), [(RED, -310)]);
        assert_eq!(red_pays(310, Mistake::Turned), [(RED, 620)]);
        assert_eq!(red_pays(310, Mistake::NoChange(40)), [(RED, -40)]);
        let by_blue = Mistake::Elsewhere { book: RED, hands: BLUE };
        assert_eq!(red_pays(310, by_blue), [(RED, 310), (BLUE, -310)]);
    }

    #[test]
    fn what_settles_an_effect_moves_just_that() {
        let paid = Movement { from: RED, to: Holder::Bank, unit: CASH, amount: 310 };
        assert_eq!(settling(&effect(&[paid], Mistake::Missed)), [paid.reversed()]);
        assert_eq!(settling(&effect(&[paid], Mistake::NotBooked)), [paid]);
    }
}
