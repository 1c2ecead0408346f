//! `steward question FILE N`: the table before and after an entry, why it did what it did, and what the open points of
//! the rules would make of it.

use std::path::Path;

use crate::console::fault::Fault;
use crate::console::out::Console;
use crate::console::{explain, files};
use crate::engine::entry::StepId;
use crate::say;
use crate::session::{changes, telling};
use crate::words::keys::console as k;
use crate::words::{Line, keys};

/// Does it.
pub(super) fn run(file: &Path, entry: &str, console: &mut Console) -> Result<(), Fault> {
    let record = files::look(file, console)?;
    let table = record.table();
    let step: StepId = entry
        .trim()
        .parse()
        .map_err(|_| Fault::request(say!(keys::engine::NOTATION_NO_ENTRY, text = entry)))?;
    let asked = table.question(step).map_err(|halt| files::halted(&halt, table, file))?;
    console.text(&format!("{step} {}", console.typed(table, &asked.text)));
    for one in changes(&asked.before.ledger, &asked.after.ledger) {
        let measure = table.chart().measure(one.unit);
        console.below(say!(
            k::BALANCE_CHANGED,
            seat = table.holder_line(one.holder),
            unit = table.chart().unit(one.unit).map_or(k::BALANCES_SAME, |kind| kind.name),
            then = measure.of(one.then),
            now = measure.of(one.now),
        ));
    }
    explain::told(table, &asked.effect, console);
    if asked.points.is_empty() {
        console.say(k::QUESTION_CLEAR);
    }
    for point in &asked.points {
        let (word, option) = point.in_force;
        console.say(say!(
            k::QUESTION_POINT,
            id = point.id,
            question = point.question,
            word = word,
            option = option
        ));
        for other in &point.others {
            console.below(say!(k::QUESTION_OTHER, word = other.word, option = other.option));
            let moved: Vec<Line> =
                other.amended.put_right.iter().map(|moved| telling::movement_line(table, moved)).collect();
            if !moved.is_empty() {
                console.term(say!(k::QUESTION_MOVES, what = moved));
            }
            if !other.amended.broken.is_empty() {
                console.term(say!(k::AMEND_BREAKS, count = other.amended.broken.len()));
            }
            console.term(say!(k::QUESTION_FROM_HERE, line = table.typed(&other.amended.text)));
            console.term(say!(k::QUESTION_FROM_NOW, line = table.typed(&other.ruling)));
        }
    }
    Ok(())
}
