//! The parts of an entry that can go wrong at the table: a term of an amount, a single movement, everything between two holders,
//! everything of one player, or the whole entry.

use crate::engine::transaction::Posting;
use crate::engine::{Holder, Movement, Seat};
use crate::words::Line;

/// Which share of an entry an effect is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Share {
    /// One movement, or the net of all movements of one unit between two holders.
    One,
    /// Everything that one player gives and receives.
    Player(Seat),
    /// The whole entry.
    Whole,
}

/// Movements that are made together at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct EntryEffect {
    pub(super) moved: Vec<Movement>,
    pub(super) share: Share,
    /// If it is one term of an amount: the value of the term, and what it stands for.
    pub(super) part: Option<(i64, Line)>,
}

/// The terms of each amount in an entry that has several.
pub(super) fn parts(postings: Vec<Posting>) -> Vec<EntryEffect> {
    let of = |posting: Posting| {
        let terms = posting.terms.into_iter().filter(|term| term.applied && term.amount != 0);
        let terms: Vec<_> = terms.map(|term| (term.amount, term.what)).collect();
        let several = terms.len() > 1;
        let moved = vec![posting.movement];
        let part = move |part| EntryEffect { moved: moved.clone(), share: Share::One, part: Some(part) };
        terms.into_iter().filter(move |_| several).map(part)
    };
    postings.into_iter().flat_map(of).collect()
}

/// The distinct parts of an entry, smallest first.
pub(super) fn entry_effects(moved: &[Movement]) -> Vec<EntryEffect> {
    let mut all: Vec<EntryEffect> = Vec::new();
    let mut add = |moved: Vec<Movement>, share: Share| {
        if !moved.is_empty()
            && !all.iter().any(|entry_effect| entry_effect.moved == moved && entry_effect.share == share)
        {
            all.push(EntryEffect { moved, share, part: None });
        }
    };
    let nets = nets(moved);
    for movement in moved.iter().chain(&nets) {
        add(vec![*movement], Share::One);
    }
    let seat_of = |holder: Holder| match holder {
        Holder::Seat(seat) => Some(seat),
        _ => None,
    };
    let mut seats: Vec<Seat> =
        moved.iter().flat_map(|movement| [seat_of(movement.from), seat_of(movement.to)]).flatten().collect();
    seats.sort_unstable();
    seats.dedup();
    let several = seats.len() > 1;
    for seat in seats.into_iter().filter(|_| several) {
        let own = |movement: &&Movement| [movement.from, movement.to].contains(&Holder::Seat(seat));
        let own: Vec<Movement> = nets.iter().filter(own).copied().collect();
        if own.len() > 1 {
            add(own, Share::Player(seat));
        }
    }
    if nets.len() > 1 || moved.len() == 1 {
        add(nets, Share::Whole);
    }
    all
}

/// The net movements between each two holders.
fn nets(moved: &[Movement]) -> Vec<Movement> {
    let mut nets: Vec<Movement> = Vec::new();
    for movement in moved {
        let same = |net: &&mut Movement| {
            net.unit == movement.unit
                && ((net.from, net.to) == (movement.from, movement.to)
                    || (net.to, net.from) == (movement.from, movement.to))
        };
        match nets.iter_mut().find(same) {
            Some(net) if net.from == movement.from => net.amount = net.amount.saturating_add(movement.amount),
            Some(net) => net.amount = net.amount.saturating_sub(movement.amount),
            None => nets.push(*movement),
        }
    }
    nets.retain(|net| net.amount != 0);
    for net in nets.iter_mut().filter(|net| net.amount < 0) {
        *net = Movement { from: net.to, to: net.from, unit: net.unit, amount: net.amount.saturating_neg() };
    }
    nets
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Unit;

    const CASH: Unit = Unit::common(0);
    const RED: Holder = Holder::Seat(Seat::new(0));

    fn paid(from: Holder, to: Holder, amount: i64) -> Movement {
        Movement { from, to, unit: CASH, amount }
    }

    #[test]
    fn a_payout_of_several_amounts_is_one_handful_too() {
        let all = entry_effects(&[paid(Holder::Bank, RED, 300), paid(Holder::Bank, RED, 200)]);
        let amounts: Vec<Vec<i64>> = all
            .iter()
            .map(|entry_effect| entry_effect.moved.iter().map(|moved| moved.amount).collect())
            .collect();
        assert_eq!(amounts, [[300], [200], [500]]);
    }

    #[test]
    fn a_loan_and_a_bill_at_once_are_what_is_left_of_the_loan() {
        let all = entry_effects(&[paid(Holder::Bank, RED, 500), paid(RED, Holder::Bank, 310)]);
        assert!(all.iter().any(|entry_effect| entry_effect.moved == [paid(Holder::Bank, RED, 190)]));
        let all = entry_effects(&[paid(Holder::Bank, RED, 500), paid(RED, Holder::Bank, 510)]);
        assert!(all.iter().any(|entry_effect| entry_effect.moved == [paid(RED, Holder::Bank, 10)]));
    }
}
