//! The second pair of eyes: each box reckoned once more, naively, from its rule page alone. A second reckoning uses
//! neither the engine nor the games, so that a mistake would have to be made twice; only `agree` knows both, and lays
//! them side by side.

mod agree;
mod auto_brocante;
mod automobile;
mod autotock;
#[cfg(test)]
mod fixture;
mod independents;
mod ledger;
mod line;
mod replay;
mod rules;
mod rulings;
mod sponsors;
mod steps;

use std::collections::BTreeMap;
use std::fmt::Debug;

use serde_json::Value;

pub use agree::{Audited, Disagreement, audit, compare};

use replay::Replay;

/// A second reckoning of one game, of any box: the lines of its record go in, what it came to comes out.
pub trait Second: Debug {
    /// Enters one line of the record.
    ///
    /// # Errors
    /// Says why the line is not legal here.
    fn enter(&mut self, line: &Value) -> Result<(), String>;
    /// What every holder has of every unit, in the words of records; nothing that is zero.
    fn balances(&self) -> BTreeMap<(String, String), i64>;
    /// What each seat owes, in money.
    fn debts(&self) -> BTreeMap<String, i64>;
    /// The phase, as records write it.
    fn phase(&self) -> String;
    /// What the box keeps beside balances and debts, word by word; see the box's `beside`.
    fn beside(&self) -> BTreeMap<String, String> {
        BTreeMap::new()
    }
    /// What each seat has come to, in the order of the table.
    fn fortunes(&self) -> Vec<i64>;
}

/// What most steps give back: nothing, or the reason why not.
type Done = Result<(), String>;

/// The second reckoning of a record that begins with this header; none where the box has no second reckoning.
///
/// # Errors
/// Says what in the header does not fit the box.
pub fn second(header: &Value) -> Result<Option<Box<dyn Second>>, String> {
    Ok(match header.get("game").and_then(Value::as_str) {
        Some("automobile") => Some(Box::new(Replay::<automobile::Automobile>::open(header)?)),
        Some("auto-brocante") => Some(Box::new(Replay::<auto_brocante::AutoBrocante>::open(header)?)),
        Some("autotock") => Some(Box::new(Replay::<autotock::Autotock>::open(header)?)),
        Some("independents") => Some(Box::new(Replay::<independents::Independents>::open(header)?)),
        Some("sponsors") => Some(Box::new(Replay::<sponsors::Sponsors>::open(header)?)),
        _ => None,
    })
}
