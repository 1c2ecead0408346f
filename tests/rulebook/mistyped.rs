//! A figure typed one too high or too low, in each box that counts something by it: a count of what is in hand finds the
//! entry, and amends it.

use steward::engine::slips::Slip;
use steward::engine::{Holder, Unit};
use steward::preset::{self, Playthrough};
use steward::session::{GameSession, Opening, Session};

/// A line of the demo of a box as hands did it, the same as it was typed, and the two figures.
const CASES: &[(&str, &str, &str, (i64, i64))] = &[
    ("automobile", "blue produce 3:8", "blue produce 3:9", (9, 8)),
    ("automobile", "blue build 3 2", "blue build 3 1", (1, 2)),
    ("sponsors", "red energy 3", "red energy 2", (2, 3)),
    ("independents", "red place 4:3", "red place 4:4", (4, 3)),
];

/// The demo of a box up to a line, and another one in its place.
fn until(game: &str, line: &str, instead: &str) -> Session {
    let whole = Playthrough::read(preset::demo(game).unwrap()).unwrap();
    let contents = Session::contents(game).unwrap();
    let mut session = Opening::of(&whole, &contents).unwrap().begin(&contents).unwrap();
    let lines = whole.lines.iter().map(|line| line.text.as_str());
    for line in lines.take_while(|other| *other != line).chain([instead]) {
        session.play().enter(line, "").unwrap_or_else(|halt| panic!("{game}, {line}: {halt:?}"));
    }
    session
}

/// What is in every hand.
fn hands(session: &Session) -> Vec<(Holder, Unit, i64)> {
    let table = session.table();
    let units: Vec<Unit> = table.trial_balances().iter().map(|balance| balance.unit).collect();
    let held = table
        .seats()
        .iter()
        .map(Holder::Seat)
        .flat_map(|holder| units.iter().map(move |unit| (holder, *unit, table.balance(holder, *unit))));
    held.collect()
}

#[test]
fn a_figure_typed_one_too_high_or_too_low_is_found_by_a_count_and_amended() {
    for (game, done, typed, (figure, meant)) in CASES {
        let counted = hands(&until(game, done, done));
        let mut session = until(game, done, typed);
        assert_ne!(hands(&session), counted, "{typed} shows in no hand");
        let gaps = session.table().gaps(&counted);
        let found = session.table().suspects(&gaps, &|_| Vec::new(), &|step| format!("entry {step}"));
        let slips: Vec<_> = found.iter().map(|one| (one.slip, one.text.as_str())).collect();
        let slip = Slip::Mistyped { typed: *figure, meant: *meant };
        assert_eq!(slips.first(), Some(&(slip, *typed)), "{game}: {slips:#?}");
        let fix = found[0].fix.clone();
        assert!(fix.ends_with(done), "{fix}");
        session.play().enter(&fix, "").unwrap();
        assert_eq!(hands(&session), counted, "{fix}");
    }
}
