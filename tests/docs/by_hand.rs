//! A whole turn written by hand from `docs/record.md` opens as a record.

use std::sync::Arc;

use steward::engine::{Holder, Unit};
use steward::games::automobile::units::{CUBES, DOLLARS, LOSSES};
use steward::platform::Files;
use steward::record::Record;

use crate::docs::page::root;

fn record() -> Record {
    let path = root().join("docs/by-hand.steward");
    Record::open_read_only(Arc::new(Files), &path).unwrap_or_else(|fault| panic!("{fault}"))
}

#[test]
fn the_turn_written_by_hand_opens_and_its_books_balance() {
    let report = record().check();
    assert!(report.sound(), "{report:?}");
    assert_eq!(report.torn, 0);
    assert_eq!(report.without_sum, report.entries + 1, "nobody computes a checksum by hand");
}

#[test]
fn the_turn_written_by_hand_ends_with_the_figures_computed_by_hand() {
    let record = record();
    let table = record.session();
    let held = |unit: Unit| -> Vec<i64> {
        table.seats().iter().map(|seat| table.balance(Holder::Seat(seat), unit)).collect()
    };
    assert_eq!(table.stage().word(), "2.1");
    assert_eq!(held(DOLLARS), [1740, 1540, 1260]);
    assert_eq!(held(LOSSES), [1, 0, 4]);
    assert_eq!(held(CUBES), [3, 5, 4]);
}
