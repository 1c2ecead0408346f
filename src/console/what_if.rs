//! `steward what-if FILE LINE…`: lines played in memory, and everybody then and now. `--keep` enters them.

use crate::chance::Seed;
use crate::console::args::WhatIf as Args;
use crate::console::fault::Fault;
use crate::console::out::Console;
use crate::console::{act, files};
use crate::say;
use crate::session::{Changed, Table, WhatIf};
use crate::words::Line;
use crate::words::keys::console as k;

/// Does it.
pub(super) fn run(args: &Args, console: &mut Console) -> Result<(), Fault> {
    let looked = files::look(&args.file, console)?;
    let mut what_if = WhatIf::begin(looked.sitting());
    let seed = Seed::fresh().map_err(|why| Fault::request(say!(k::NO_OUTPUT, why = why.to_string())))?;
    for text in &args.lines {
        let entered = what_if.enter_drawing(text, |due| seed.draw(due.ordinal).from(&due.pool));
        entered.map_err(|problem| files::problem(&problem, what_if.table(), &args.file))?;
    }
    let table = what_if.table();
    let keep = what_if.keep();
    console.say(say!(k::WHAT_IF, count = keep.len()));
    let changed = what_if.compare();
    changed.iter().for_each(|one| console.below(changed_line(table, one)));
    if changed.is_empty() {
        console.below(k::BALANCES_SAME);
    }
    console.say(table.stage().now);
    if !args.keep {
        console.say(k::WHAT_IF_DROPPED);
        return Ok(());
    }
    drop(looked);
    let mut record = files::open(&args.file, console)?;
    for text in keep {
        let n = record.enter(&text).map_err(Fault::from)?;
        act::echo(record.table(), n, console);
    }
    Ok(())
}

/// "Red, cash: $1,400 → $1,700".
fn changed_line(table: &dyn Table, changed: &Changed) -> Line {
    let measure = table.chart().measure(changed.unit);
    say!(
        k::BALANCE_CHANGED,
        seat = table.holder_line(changed.holder),
        unit = table.chart().unit(changed.unit).map_or(k::BALANCES_SAME, |kind| kind.name),
        then = measure.of(changed.then),
        now = measure.of(changed.now),
    )
}
