//! Net gains of players, for prices and payouts.

use std::collections::BTreeMap;

use crate::engine::{Holder, Movement, Seat, Unit};

/// The net gain of a player in a unit, negative for a loss.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Net {
    pub seat: Seat,
    pub unit: Unit,
    /// The amount; never zero.
    pub amount: i64,
}

/// The net gains of players' hands, by seat and then by unit.
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

/// The total of all net gains, if all are in the same unit and in the same direction.
pub fn together(nets: &[Net]) -> Option<(Unit, i64)> {
    let first = nets.first()?;
    let alike = |net: &Net| net.unit == first.unit && net.amount.signum() == first.amount.signum();
    let sum = nets.iter().try_fold(0_i64, |sum, net| sum.checked_add(net.amount))?;
    nets.iter().all(alike).then_some((first.unit, sum))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn movements_are_netted_per_player() {
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

    #[test]
    fn totals_need_one_direction() {
        let cash = Unit::common(0);
        let net = |seat, amount| Net { seat: Seat::new(seat), unit: cash, amount };
        assert_eq!(together(&[net(0, -250), net(1, -60)]), Some((cash, -310)));
        assert_eq!(together(&[net(0, -250), net(1, 60)]), None);
        assert_eq!(together(&[]), None);
    }
}
