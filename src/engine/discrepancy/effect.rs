//! The differences that a mistake leaves between the counts and the book.

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
    let mut sums = Sums::default();
    for movement in moved {
        let Movement { from, to, unit, amount } = *movement;
        match mistake {
            Mistake::Missed | Mistake::BookedTwice => sums.moves(to, from, unit, amount),
            Mistake::Part(left_out) => sums.moves(to, from, unit, left_out),
            Mistake::NotBooked => sums.moves(from, to, unit, amount),
            Mistake::Turned => sums.moves(to, from, unit, amount.saturating_mul(2)),
            Mistake::NoChange(over) => sums.moves(from, to, unit, over),
            Mistake::Elsewhere { book, hands } => {
                sums.moves(to, from, unit, amount);
                let place = |holder| if holder == book { hands } else { holder };
                sums.moves(place(from), place(to), recoloured(unit, book, hands), amount);
            }
        }
    }
    sums.all()
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

/// Movements that bring the table in line with the book: for each unit, holders with too much give to those with too little.
pub(super) fn settling(off: &[Off]) -> Vec<Movement> {
    let mut moves = Vec::new();
    let mut units: Vec<Unit> = off.iter().map(|off| off.unit).collect();
    units.sort_unstable();
    units.dedup();
    for unit in units {
        let side = |sign: i64| {
            let own = off.iter().filter(move |off| off.unit == unit && off.amount.signum() == sign);
            own.map(|off| (off.holder, off.amount.saturating_abs())).collect::<Vec<_>>()
        };
        let (mut give, mut take) = (side(-1), side(1));
        while let (Some((from, has)), Some((to, wants))) = (give.last_mut(), take.last_mut()) {
            let amount = (*has).min(*wants);
            moves.push(Movement { from: *from, to: *to, unit, amount });
            *has -= amount;
            *wants -= amount;
            give.retain(|(_, left)| *left > 0);
            take.retain(|(_, left)| *left > 0);
        }
    }
    moves
}

#[derive(Default)]
struct Sums(Vec<Off>);

impl Sums {
    fn moves(&mut self, from: Holder, to: Holder, unit: Unit, amount: i64) {
        self.add(from, unit, amount.saturating_neg());
        self.add(to, unit, amount);
    }

    fn add(&mut self, holder: Holder, unit: Unit, amount: i64) {
        match self.0.iter_mut().find(|off| (off.holder, off.unit) == (holder, unit)) {
            Some(off) => off.amount = off.amount.saturating_add(amount),
            None => self.0.push(Off { holder, unit, amount }),
        }
    }

    fn all(mut self) -> Vec<Off> {
        self.0.retain(|off| off.amount != 0);
        self.0.sort_unstable();
        self.0
    }
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
