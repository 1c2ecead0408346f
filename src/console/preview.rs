//! `steward preview FILE LINE`: what a line would do, without entering it.

use std::path::Path;

use crate::console::fault::Fault;
use crate::console::out::Console;
use crate::console::{act, amend, explain, files};
use crate::words::keys::console as k;

/// Does it.
pub(super) fn run(file: &Path, line: &str, console: &mut Console) -> Result<(), Fault> {
    let record = files::look(file, console)?;
    let table = record.table();
    if let Some(amended) = table.preview_reading(line) {
        console.text(&console.typed(table, &amended.text));
        if !amended.broken.is_empty() {
            return Err(amend::broken(table, &amended, console));
        }
        amend::changed(table, &amended, console);
        amend::balances(table, table.ledger(), &amended.after.ledger, console);
        amend::hand_over(table, &amended, console);
        console.say(k::NOT_ENTERED);
        return Ok(());
    }
    let reply = table.preview(line);
    act::doubts(table, &reply, console);
    let halt = match reply {
        Ok(outcome) => {
            console.text(&console.typed(table, &outcome.text));
            if outcome.effect.movements.is_empty() && outcome.effect.findings.is_empty() {
                console.below(k::WOULD_MOVE_NOTHING);
            }
            explain::told(table, &outcome.effect, console);
            table.decides(line).into_iter().for_each(|ruled| console.below(ruled));
            let stage = outcome.after.stage;
            console.say(stage.over.unwrap_or(stage.now));
            console.say(k::NOT_ENTERED);
            return Ok(());
        }
        Err(halt) => halt,
    };
    Err(files::refused(&halt, table, file, line))
}
