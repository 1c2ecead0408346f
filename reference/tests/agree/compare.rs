//! A game and the reference implementation side by side: they must say the same after every entry.

use std::collections::BTreeMap;
use std::fmt::Debug;

use reference::Reference;
use serde_json::Value;
use steward::engine::{Holder, Measure};
use steward::session::{GAMES, Session, begin};

use crate::off_ledger::off_ledger;

/// Replays a record, given as its header and its lines, with both.
#[track_caller]
pub fn replay(header: &str, lines: impl IntoIterator<Item = String>) {
    let json = |text: &str| serde_json::from_str::<Value>(text).unwrap();
    let mut book = begin(GAMES, header).unwrap_or_else(|fault| panic!("{}", fault.line()));
    let mut reference = reference::open(&json(header)).unwrap();
    assert_eq!(compare(&book, &*reference), None, "{header}");
    for line in lines {
        let accepted =
            book.replay_line(&line, false).unwrap_or_else(|fault| panic!("{line}: {}", fault.line()));
        // The line as it stands in the book: complete, also where it was written by hand.
        let whole = book.line_json(accepted.n).unwrap();
        reference.enter(&json(&whole)).unwrap_or_else(|why| panic!("{whole}: {why}"));
        assert_eq!(compare(&book, &*reference), None, "{whole}");
    }
}

/// The first thing about which a game and the reference do not say the same: balances, debts, what is kept beside them,
/// the phase and, once the game is over, what everybody has come to.
pub fn compare(table: &Session, reference: &dyn Reference) -> Option<String> {
    let stage = table.stage();
    differ(&balances(table), &reference.balances())
        .or_else(|| differ(&debts(table), &reference.debts()))
        .or_else(|| differ(&off_ledger(table), &reference.off_ledger()))
        .or_else(|| other("phase", &stage.word(), &reference.phase()))
        .or_else(|| stage.over.and_then(|_| other("fortunes", &fortunes(table), &reference.fortunes())))
}

/// The first difference of two lists; what is not named is nothing.
fn differ<K: Debug + Ord, V: Clone + Debug + Default + PartialEq>(
    book: &BTreeMap<K, V>,
    reference: &BTreeMap<K, V>,
) -> Option<String> {
    let of = |all: &BTreeMap<K, V>, name: &K| all.get(name).cloned().unwrap_or_default();
    let mut names = book.keys().chain(reference.keys());
    names.find_map(|name| other(name, &of(book, name), &of(reference, name)))
}

fn other<V: Debug + PartialEq>(about: impl Debug, book: &V, reference: &V) -> Option<String> {
    (book != reference).then(|| format!("{about:?}: {book:?} in the book, {reference:?} by the reference"))
}

fn balances(table: &Session) -> BTreeMap<(String, String), i64> {
    let chart = table.chart();
    let mut all = BTreeMap::new();
    for holder in chart.holders() {
        for unit in chart.units() {
            let balance = table.balance(holder, unit);
            if balance != 0 {
                all.insert((chart.holder_word(holder).to_owned(), chart.unit_word(unit).to_owned()), balance);
            }
        }
    }
    all
}

/// What each seat owes in money.
fn debts(table: &Session) -> BTreeMap<String, i64> {
    let mut all = BTreeMap::new();
    for debt in table.book().debts.iter().filter(|debt| table.chart().measure(debt.unit) == Measure::Money) {
        *all.entry(table.chart().holder_word(Holder::Seat(debt.from)).to_owned()).or_insert(0) += debt.amount;
    }
    all
}

/// What each seat has come to, in the order of the table.
fn fortunes(table: &Session) -> Vec<i64> {
    let mut standings = table.standings().unwrap_or_default();
    standings.sort_by_key(|standing| standing.seat);
    standings.into_iter().map(|standing| standing.score.total).collect()
}

#[test]
fn a_figure_that_differs_is_named_with_both_sides() {
    let of = |all: &[(&str, i64)]| all.iter().map(|(name, n)| ((*name).to_owned(), *n)).collect();
    assert_eq!(differ(&of(&[("p1", 3), ("p2", 0)]), &of(&[("p1", 3)])), None);
    let found = differ(&of(&[("p1", 3)]), &of(&[("p1", 3), ("p2", 4)]));
    assert_eq!(found.as_deref(), Some("\"p2\": 0 in the book, 4 by the reference"));
}
