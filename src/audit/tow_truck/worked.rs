//! The worked cases of the page.

use serde_json::json;

use super::TowTruck;
use crate::audit::fixture::{board, perform, table};
use crate::audit::rules::Rules;

/// Three players after these calls.
fn called(calls: [i64; 3]) -> TowTruck {
    let cells = board(&[("worth mini dollars", json!(6)), ("worth van dollars", json!(10))]);
    let mut table: TowTruck = table(3, cells);
    for (seat, dollars) in ["p1", "p2", "p3"].into_iter().zip(calls) {
        perform(&mut table, json!({"call": {"seat": seat, "dollars": dollars}})).unwrap();
    }
    table
}

#[test]
fn the_highest_call_pays_at_most_what_the_wreck_is_worth() {
    let mut table = called([4, 9, 0]);
    perform(&mut table, json!({"tow": {"wreck": "mini"}})).unwrap();
    assert_eq!((table.cash(2), table.has("p2", "minis"), table.fortune(2)), (24, 1, 30));
    assert_eq!(table.phase(), "2.1");
    assert!(perform(&mut table, json!({"call": {"seat": "p1", "dollars": 1}})).is_err(), "p2 calls first");
}

#[test]
fn calls_of_nothing_scrap_the_wreck() {
    let mut table = called([0, 0, 0]);
    perform(&mut table, json!({"tow": {"wreck": "van"}})).unwrap();
    assert_eq!((table.has("scrap 1", "vans"), table.has("bank", "vans")), (1, 3));
}
