//! `steward explain FILE N`: every movement of an entry with its derivation.

use crate::console::args::Explain;
use crate::console::fault::Fault;
use crate::console::out::Console;
use crate::console::{act, files};
use crate::engine::Effect;
use crate::engine::ruling::Rulings;
use crate::say;
use crate::session::{Problem, Table, telling};
use crate::words::keys::console as k;

/// Does it.
pub(super) fn run(args: &Explain, console: &mut Console) -> Result<(), Fault> {
    let record = files::look(&args.file, console)?;
    let table = record.table();
    let refused =
        |halt| Fault::request(Problem::from(halt).line()).way_out(say!(k::ENTRIES, count = table.lines()));
    let effect = table.explain(args.n).map_err(refused)?;
    title(table, args.n, console);
    let rulings = table.look(args.n).map(|seen| seen.rulings).ok();
    if effect.movements.is_empty() && effect.findings.is_empty() {
        console.below(k::MOVES_NOTHING);
    }
    told(table, &effect, rulings.as_ref(), console);
    Ok(())
}

/// Which entry it is.
fn title(table: &dyn Table, n: u32, console: &mut Console) {
    let Some(row) = table.line(n) else {
        console.say(k::ENTRY_SETUP);
        return;
    };
    let text = format!("{} {}", console.sentence(say!(k::ENTRY, n = n.to_string())), row.text);
    console.text(&text);
    if !row.at.is_empty() {
        console.below(say!(k::ENTERED, at = row.at));
    }
    act::drawn(&row, console);
    if let Some(by) = table.put_right().get(&n) {
        console.below(say!(k::PUT_RIGHT_BY, n = by.to_string()));
    }
    if !row.live {
        console.below(k::ENTRY_UNDONE);
    }
}

/// Every movement with the terms of its amount, then the figures that decided something.
pub(super) fn told(table: &dyn Table, effect: &Effect, rulings: Option<&Rulings>, console: &mut Console) {
    for posting in &effect.postings {
        console.below(telling::posting_line(table, posting));
        for term in telling::posting_terms(table, posting, rulings) {
            console.term(term);
        }
    }
    if effect.postings.is_empty() {
        for movement in &effect.movements {
            console.below(telling::movement_line(table, movement));
        }
    }
    for figure in &effect.findings {
        console.below(telling::figure_line(figure));
        for term in telling::figure_terms(figure, rulings) {
            console.term(term);
        }
    }
}
