//! The reference implementation: the rules of each game written once more, naively, from its rule page alone. It uses
//! nothing of the program, so that a mistake would have to be made twice; the tests play the same lines with both.

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

use replay::Replay;

/// A session of any game by the reference implementation: lines of its record go in, and its state comes out.
pub trait Reference: Debug {
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
    /// The state off the ledger, as text; see the game's `off_ledger`.
    fn off_ledger(&self) -> BTreeMap<String, String>;
    /// The fortune of each seat, in the order of the table.
    fn fortunes(&self) -> Vec<i64>;
}

/// The result of most steps: nothing, or the reason for a refusal.
type Done = Result<(), String>;

/// Opens a record by its first line.
///
/// # Errors
/// Says what is wrong in the header.
pub fn open(header: &Value) -> Result<Box<dyn Reference>, String> {
    Ok(match header.get("game").and_then(Value::as_str).unwrap_or_default() {
        "automobile" => Box::new(Replay::<automobile::Automobile>::open(header)?),
        "auto-brocante" => Box::new(Replay::<auto_brocante::AutoBrocante>::open(header)?),
        "autotock" => Box::new(Replay::<autotock::Autotock>::open(header)?),
        "independents" => Box::new(Replay::<independents::Independents>::open(header)?),
        "sponsors" => Box::new(Replay::<sponsors::Sponsors>::open(header)?),
        other => return Err(format!("{other:?} is no box")),
    })
}
