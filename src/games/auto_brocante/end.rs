//! The final count: each dealer's cars count at the values in the dealer's own Blue Book, and the richest dealer wins
//! (8. Fin de la partie, Le gagnant).

use std::collections::BTreeMap;

use crate::engine::{
    Actor, Command, Dash, Derivation, Each, Filled, Holder, Measure, Part, PerSeat, Rejection, Rest, Seat,
    Seats, Standing, Tally, Term, decided_by, refuse,
};
use crate::games::auto_brocante::board::BoardValues;
use crate::games::auto_brocante::units::{CARS, DOLLARS};
use crate::games::auto_brocante::{AutoBrocante, Car, Dollars, Tx, View, lots, shown, stuck};
use crate::words::Line;
use crate::words::keys::auto_brocante as k;
use crate::words::keys::engine::NOTATION_HOW;
use crate::{act, msg};

act! {
    /// The final count: the Blue Book values of all cars on lots.
    pub struct FinalCount(AutoBrocante, "final" / "bilan", "final red 3:9000 7:junk, blue 5:2500, green -", k::VERB_FINAL, k::MEANS_FINAL) {
        /// For each dealer, in the order of the table, the cars with their values in dollars; 0 is junk.
        pub values: Vec<Vec<(Car, u32)>> = Each(InBook),
    } => |_act, _setting| Line::new(k::DESCRIBE_FINAL)
}

/// Notation for cars with their Blue Book values.
#[derive(Clone, Copy, Debug)]
struct InBook;

impl Part<InBook> for Vec<(Car, u32)> {
    fn take<A: Actor>(_: InBook, rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        Ok(Vec::take(Dash, rest)?.into_iter().map(|(car, Dollars(value))| (car, value)).collect())
    }

    fn put(&self, _: InBook, seats: &Seats, line: &mut String) {
        let cars: Vec<_> = self.iter().map(|(car, value)| (*car, Dollars(*value))).collect();
        cars.put(Dash, seats, line);
    }

    fn fill(&mut self, _: InBook, filled: &mut Filled<'_>) {
        self.iter_mut().for_each(|(_, value)| filled.count(value));
    }
}

impl Command<AutoBrocante> for FinalCount {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { values } = self;
        let view = tx.view();
        let mut counted: PerSeat<BTreeMap<Car, u32>> = PerSeat::new(view.seats().count());
        if values.len() != view.seats().count() {
            let lots = view
                .seats()
                .iter()
                .map(|seat| lots::lot(view, seat).into_iter().map(|car| (car, 0)).collect());
            let junk = Self { values: lots.collect() };
            return refuse(k::FINAL_SEATS, k::RULE_END, msg!(NOTATION_HOW, example = view.line(junk)));
        }
        for (seat, named) in view.seats().iter().zip(values) {
            let lot = lots::lot(view, seat);
            let worth: BTreeMap<Car, u32> = named.iter().copied().collect();
            if worth.len() != named.len() || !worth.keys().eq(&lot) {
                let why = msg!(k::FINAL_CARS, seat = view.name(seat));
                return refuse(why, k::RULE_END, lots::lot_line(view, seat));
            }
            counted.set(seat, worth);
        }
        if !ended(tx.view()) {
            stuck::record_may_end(tx);
        }
        tx.state().counted = Some(counted);
        for seat in tx.view().seats().iter() {
            let fortune = fortune(tx.view(), seat);
            tx.record_finding(|| fortune);
        }
        Ok(())
    }
}

/// Whether the game has ended: the bank and at least one lot are empty at the same moment (8. Fin de la partie).
pub fn ended(view: View<'_>) -> bool {
    lots::in_bank(view) == 0 && view.seats().iter().any(|seat| view.has(seat, CARS) == 0)
}

/// The fortunes. Until the values are known, only cash counts.
pub fn standings(view: View<'_>) -> Vec<Standing> {
    let fortunes = view.seats().iter().map(|seat| (seat, fortune(view, seat))).collect();
    let standings = Standing::ranked(fortunes, |_, score| std::cmp::Reverse(score.total));
    decided_by(standings, None, None, |_| 0)
}

fn fortune(view: View<'_>, seat: Seat) -> Derivation {
    let mut fortune = Tally::traced();
    let cash = view.has(seat, DOLLARS);
    fortune.add(cash, || Term::new(k::TERM_CASH).read_from(seat, DOLLARS));
    match &view.state().counted {
        Some(counted) => {
            for (car, value) in counted.get(seat).into_iter().flatten() {
                add_car(view, &mut fortune, seat, *car, *value);
            }
        }
        None => {
            let cars = view.has(seat, CARS);
            fortune.note(|| msg!(k::TERM_UNKNOWN, cars));
        }
    }
    for debt in view.book.debts.iter().filter(|debt| debt.unit == DOLLARS) {
        let cause = || msg!(k::TERM_DEBT, cause = debt.cause.clone());
        if debt.from == seat {
            fortune.add(-debt.amount, cause);
        }
        if debt.to == Holder::Seat(seat) {
            let owed = msg!(k::TERM_OWED, who = view.name(debt.from), cause = debt.cause.clone());
            fortune.add(debt.amount, || owed);
        }
    }
    let what = msg!(k::FORTUNE, seat = view.name(seat));
    Derivation::of(what, k::RULE_END, fortune).counted_in(Measure::Money)
}

fn add_car(view: View<'_>, fortune: &mut Tally, seat: Seat, car: Car, value: u32) {
    let printing = BoardValues::of(view);
    let key = if value == 0 { k::TERM_CAR_JUNK } else { k::TERM_BOOK };
    fortune.add(i64::from(value), || msg!(key, car = printing.car(car)));
    if let Some(doubt) = shown::doubt(view, seat, car, value) {
        fortune.note(|| doubt);
    }
}
