//! `steward branches FILE`: the ends of what was undone or put right, to be looked at and taken up again.

use std::path::Path;

use crate::console::fault::Fault;
use crate::console::files;
use crate::console::out::Console;
use crate::say;
use crate::words::keys::console as k;

/// Does it.
pub(super) fn run(file: &Path, console: &mut Console) -> Result<(), Fault> {
    let record = files::look(file, console)?;
    let table = record.table();
    let ends: Vec<u32> = table.branches().collect();
    console.say(say!(k::BRANCHES, count = ends.len(), head = table.head().to_string()));
    for n in ends {
        let Some(row) = table.line(n) else { continue };
        console.text(&format!("  {n} {}", console.typed(table, &row.text)));
        let file = files::quoted(file);
        let again = console.typed(table, &format!("back {n}"));
        let (look, back) =
            (format!("steward replay {file} --at {n}"), format!("steward act {file} \"{again}\""));
        console.term(say!(k::BRANCH, phase = row.phase, look = look, back = back));
    }
    Ok(())
}
