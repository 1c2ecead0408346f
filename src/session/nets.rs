//! Who gains and who loses by some movements: one line for each player and unit, for prices and payouts.

use std::collections::BTreeMap;

use crate::engine::{Holder, Movement, Seat, Unit};

/// What a player gains of a unit, below zero where it is lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Net {
    /// The player.
    pub seat: Seat,
    /// The unit that moved.
    pub unit: Unit,
    /// How much; never zero.
    pub amount: i64,
}

/// What each player gains or loses in hand, in the order of the table and then of the units.
pub fn nets(movements: &[Movement]) -> Vec<Net> {
    let mut sums: BTreeMap<(Seat, Unit), i64> = BTreeMap::new();
    for Movement { from, to, unit, amount } in movements {
        for (holder, gain) in [(from, amount.checked_neg()), (to, Some(*amount))] {
            if let (Holder::Seat(seat), Some(gain)) = (holder, gain) {
                let sum = sums.entry((*seat, *unit)).or_default();
                *sum = sum.saturating_add(gain);
            }
        }
    }
    let all = sums.into_iter().map(|((seat, unit), amount)| Net { seat, unit, amount });
    all.filter(|net| net.amount != 0).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_comes_and_goes_is_one_line_and_what_evens_out_is_none() {
        let (red, blue, cash) = (Seat::new(0), Seat::new(1), Unit::common(0));
        let moved = |from, to, amount| Movement { from, to, unit: cash, amount };
        let movements = [
            moved(Holder::Bank, Holder::Seat(blue), 300),
            moved(Holder::Seat(blue), Holder::Bank, 50),
            moved(Holder::Seat(red), Holder::Bank, 70),
            moved(Holder::Bank, Holder::Seat(red), 70),
        ];
        assert_eq!(nets(&movements), [Net { seat: blue, unit: cash, amount: 250 }]);
    }
}
