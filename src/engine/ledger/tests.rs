//! The chart parses its own words; no transfer changes a total.

use std::sync::Arc;

use super::balances::FURTHEST;
use super::*;
use crate::words::keys;

const UNITS: &[UnitKind] = &[
    UnitKind::money("dollars", keys::engine::COLOUR_RED, keys::engine::COLOUR_RED),
    UnitKind::pieces("cars", keys::engine::COLOUR_RED, keys::engine::COLOUR_RED, Supply::PerColour(28)),
];
const PLACES: &[PlaceKind] = &[PlaceKind { word: "space", name: keys::engine::COLOUR_RED, count: 3 }];
const DOLLARS: Unit = Unit::common(0);

fn ledger() -> Ledger {
    Ledger::open(Arc::new(Chart::new(UNITS, PLACES, 2)))
}

fn give(ledger: &mut Ledger, from: Holder, to: Holder, unit: Unit, amount: i64) -> Result<(), Imbalance> {
    ledger.transfer(Movement { from, to, unit, amount })
}

#[test]
fn the_sum_of_a_unit_never_changes() {
    let mut ledger = ledger();
    let red = Seat::new(0);
    give(&mut ledger, Holder::Bank, Holder::Seat(red), DOLLARS, 2000).unwrap();
    give(&mut ledger, Holder::Seat(red), Holder::Place(0, 3), Unit::of(1, red), 4).unwrap();
    assert_eq!(ledger.total(DOLLARS), 0);
    assert_eq!(ledger.total(Unit::of(1, red)), 28);
    assert_eq!(ledger.balance(Holder::Place(0, 3), Unit::of(1, red)), 4);
}

#[test]
fn a_hand_cannot_give_what_it_has_not() {
    let mut ledger = ledger();
    let red = Seat::new(0);
    let before = ledger.clone();
    let refused = give(&mut ledger, Holder::Seat(red), Holder::Bank, DOLLARS, 1);
    assert_eq!(refused, Err(Imbalance::Short { has: 0 }));
    let refused = give(&mut ledger, Holder::Seat(red), Holder::Place(0, 4), Unit::of(1, red), 1);
    assert_eq!(refused, Err(Imbalance::Unknown));
    let refused = give(&mut ledger, Holder::Bank, Holder::Seat(red), DOLLARS, 0);
    assert_eq!(refused, Err(Imbalance::Amount));
    assert_eq!(ledger, before);
}

#[test]
fn a_balance_never_leaves_the_range_of_numbers() {
    let mut ledger = ledger();
    let red = Seat::new(0);
    let too_much = give(&mut ledger, Holder::Bank, Holder::Seat(red), DOLLARS, i64::MAX);
    assert_eq!(too_much, Err(Imbalance::Amount));
    for holder in [Holder::Seat(red), Holder::Seat(Seat::new(1)), Holder::Place(0, 1)] {
        let from = if holder == Holder::Seat(red) { Holder::Bank } else { Holder::Outside };
        let most = give(&mut ledger, from, holder, DOLLARS, FURTHEST);
        assert_eq!(most, if holder == Holder::Place(0, 1) { Err(Imbalance::Amount) } else { Ok(()) });
    }
    assert_eq!(give(&mut ledger, Holder::Bank, Holder::Seat(red), DOLLARS, 5), Err(Imbalance::Amount));
    assert_eq!(ledger.total(DOLLARS), 0);
}

#[test]
fn words_of_holders_and_units_are_read_back() {
    let chart = Chart::new(UNITS, PLACES, 2);
    for holder in chart.holders() {
        assert_eq!(chart.find_holder(&chart.holder_word(holder)), Some(holder));
    }
    for unit in chart.units() {
        assert_eq!(chart.find_unit(&chart.unit_word(unit)), Some(unit));
    }
    for wrong in ["space 4", "space 0", "p3", "p0", "space", "", "hall 1"] {
        assert_eq!(chart.find_holder(wrong), None, "{wrong}");
    }
    for wrong in ["cars", "dollars p1", "cars p3", "cubes"] {
        assert_eq!(chart.find_unit(wrong), None, "{wrong}");
    }
}
