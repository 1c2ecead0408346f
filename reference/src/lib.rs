//! The reference implementation: the rules of each game written a second time, naively, from the rule page alone. It
//! shares no code with the program, so a mistake would have to be made twice. Tests play the same records with both.

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

/// A session of any game in the reference implementation: it takes the lines of a record and gives the state.
pub trait Reference: Debug {
    /// Enters a line of the record.
    ///
    /// # Errors
    /// Says why the line is not legal here.
    fn enter(&mut self, line: &Value) -> Result<(), String>;
    /// What every holder has of every unit, with the names that records use; zeros are left out.
    fn balances(&self) -> BTreeMap<(String, String), i64>;
    /// What each player owes, in money.
    fn debts(&self) -> BTreeMap<String, i64>;
    /// The phase, written as in records.
    fn phase(&self) -> String;
    /// The off-ledger state as text; see the game's `off_ledger`.
    fn off_ledger(&self) -> BTreeMap<String, String>;
    /// The fortune of each player, in the order of the table.
    fn fortunes(&self) -> Vec<i64>;
}

/// The result of most operations: nothing, or the reason for a refusal.
type Done = Result<(), String>;

/// Opens a record by its header, the first line.
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
