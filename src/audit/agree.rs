//! The two reckonings side by side: a record is replayed with both, and after every entry they must say the same.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::audit::{Second, second};
use crate::engine::{Holder, Measure};
use crate::session::{GameSession, Session, Table};

/// What an audit came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Audited {
    /// Both reckonings say the same after each of so many entries.
    Agree(u32),
    /// The box has no second reckoning.
    NoSecond,
    /// They say different things.
    Differ(Disagreement),
}

/// Where two reckonings say different things, in the words of records.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Disagreement {
    /// After which entry; 0 is the set-up.
    pub n: u32,
    /// About what: `p1 dollars`, `phase`.
    pub about: String,
    /// What the book says.
    pub book: String,
    /// What the second reckoning says.
    pub second: String,
}

/// Replays a record, given as its header and its lines, with both reckonings. Stops at the first difference.
///
/// # Errors
/// The record itself does not replay.
pub fn audit(header: &str, lines: impl IntoIterator<Item = String>) -> Result<Audited, String> {
    let mut book = Session::begin(header).map_err(|fault| fault.line().to_string())?;
    let json: Value = serde_json::from_str(header).map_err(|why| why.to_string())?;
    let differ = |n, about: &str, book: &str, second: String| {
        Ok(Audited::Differ(Disagreement { n, about: about.to_owned(), book: book.to_owned(), second }))
    };
    let mut second = match second(&json) {
        Ok(Some(second)) => second,
        Ok(None) => return Ok(Audited::NoSecond),
        Err(why) => return differ(0, "header", "", why),
    };
    if let Some(difference) = compare(book.table(), &*second) {
        return Ok(Audited::Differ(difference));
    }
    for line in lines {
        let accepted = book.play().accept(&line).map_err(|fault| fault.line().to_string())?;
        // The line as it stands in the book: complete, also where it was written by hand.
        let whole = book.table().line_json(accepted.n).unwrap_or(line);
        let json: Value = serde_json::from_str(&whole).map_err(|why| why.to_string())?;
        if let Err(why) = second.enter(&json) {
            return differ(accepted.n, "entry", &whole, why);
        }
        if let Some(difference) = compare(book.table(), &*second) {
            return Ok(Audited::Differ(difference));
        }
    }
    Ok(Audited::Agree(book.table().lines()))
}

/// The first thing about which a game and its second reckoning do not say the same: balances, debts, what is kept
/// beside them, the phase and,
/// once the game is over, what everybody has come to.
pub fn compare(table: &dyn Table, second: &dyn Second) -> Option<Disagreement> {
    let about = |about: &str, book: &dyn ToString, second: &dyn ToString| {
        let (book, second) = (book.to_string(), second.to_string());
        Some(Disagreement { n: table.lines(), about: about.to_owned(), book, second })
    };
    let (ours, theirs) = (balances(table), second.balances());
    for (holder, unit) in ours.keys().chain(theirs.keys()) {
        let of = |all: &BTreeMap<(String, String), i64>| {
            all.get(&(holder.clone(), unit.clone())).copied().unwrap_or(0)
        };
        if of(&ours) != of(&theirs) {
            return about(&format!("{holder} {unit}"), &of(&ours), &of(&theirs));
        }
    }
    let (ours, theirs) = (debts(table), second.debts());
    for seat in ours.keys().chain(theirs.keys()) {
        let of = |all: &BTreeMap<String, i64>| all.get(seat).copied().unwrap_or(0);
        if of(&ours) != of(&theirs) {
            return about(&format!("{seat} debts"), &of(&ours), &of(&theirs));
        }
    }
    let (ours, theirs) = (table.beside(), second.beside());
    for word in ours.keys().chain(theirs.keys()) {
        let of = |all: &BTreeMap<String, String>| all.get(word).cloned().unwrap_or_default();
        if of(&ours) != of(&theirs) {
            return about(word, &of(&ours), &of(&theirs));
        }
    }
    let stage = table.stage();
    if stage.word() != second.phase() {
        return about("phase", &stage.word(), &second.phase());
    }
    if stage.over.is_some() {
        let (ours, theirs) = (fortunes(table), second.fortunes());
        if ours != theirs {
            return about("fortunes", &format!("{ours:?}"), &format!("{theirs:?}"));
        }
    }
    None
}

fn balances(table: &dyn Table) -> BTreeMap<(String, String), i64> {
    let chart = table.chart();
    let mut all = BTreeMap::new();
    for holder in chart.holders() {
        for unit in chart.units() {
            let balance = table.balance(holder, unit);
            if balance != 0 {
                all.insert((chart.holder_word(holder), chart.unit_word(unit)), balance);
            }
        }
    }
    all
}

/// What each seat owes in money.
fn debts(table: &dyn Table) -> BTreeMap<String, i64> {
    let mut all = BTreeMap::new();
    for debt in table.debts().iter().filter(|debt| table.chart().measure(debt.unit) == Measure::Money) {
        *all.entry(table.chart().holder_word(Holder::Seat(debt.from))).or_insert(0) += debt.amount;
    }
    all
}

/// What each seat has come to, in the order of the table.
fn fortunes(table: &dyn Table) -> Vec<i64> {
    let mut standings = table.standings().unwrap_or_default();
    standings.sort_by_key(|standing| standing.seat);
    standings.into_iter().map(|standing| standing.score.total).collect()
}
