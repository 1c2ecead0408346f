//! `steward what-if FILE LINE…`: plays lines in memory and shows how balances change. `--keep` enters them.

use crate::chance;
use crate::console::args::WhatIf as Args;
use crate::console::out::{Console, Fault};
use crate::console::{act, files};
use crate::msg;
use crate::session::{Changed, Session, WhatIf};
use crate::words::Line;
use crate::words::keys::console as k;

pub(super) fn run(args: &Args, console: &mut Console) -> Result<(), Fault> {
    // With `--keep`, the record must not change in the meantime, so it is opened for writing.
    let mut record = match args.keep {
        true => files::open(&args.file, None, console)?,
        false => files::open_read_only(&args.file, console)?,
    };
    let mut what_if = WhatIf::begin(record.session());
    let seed = chance::fresh().map_err(|why| Fault::request(msg!(k::NO_OUTPUT, why = why.to_string())))?;
    for text in &args.lines {
        let entered = what_if.enter(text, |due| chance::draw(seed, due.ordinal).from(&due.pool));
        entered.map_err(|rejection| files::rejected(&rejection, what_if.session(), &args.file))?;
    }
    let table = what_if.session();
    let kept = match what_if.keep() {
        Err(unkept) if args.keep => return Err(Fault::request(unkept.line()).suggestion(unkept.suggestion())),
        kept => kept,
    };
    console.say(msg!(k::WHAT_IF, count = args.lines.len()));
    let changed = what_if.compare();
    changed.iter().for_each(|one| console.below(changed_line(table, one)));
    if changed.is_empty() {
        console.below(k::BALANCES_SAME);
    }
    console.say(table.stage().prompt);
    match kept {
        Ok(texts) if args.keep && texts.is_empty() => console.say(k::WHAT_IF_NOTHING),
        Ok(texts) if args.keep => {
            let first = record.session().lines() + 1;
            let entered = record.enter_all(&texts);
            let last = entered.map_err(|trouble| files::trouble(&trouble, &mut record, &args.file))?;
            console.did(match first == last {
                true => msg!(k::ENTERED_AS, n = first.to_string()),
                false => msg!(k::ENTERED_FROM, first = first.to_string(), last = last.to_string()),
            });
            files::unfinished(&record, console);
            (first..=record.session().lines()).for_each(|n| act::echo(record.session(), n, console));
        }
        Ok(_) => console.say(k::WHAT_IF_DROPPED),
        Err(unkept) => console.say(unkept.line()),
    }
    Ok(())
}

/// Describes a changed balance: "Red, cash: $1,400 → $1,700".
fn changed_line(table: &Session, changed: &Changed) -> Line {
    let measure = table.chart().measure(changed.unit);
    msg!(
        k::BALANCE_CHANGED,
        seat = table.holder_line(changed.holder),
        unit = table.chart().unit(changed.unit).map_or(k::BALANCES_SAME, |kind| kind.name),
        then = measure.of(changed.then),
        now = measure.of(changed.now),
    )
}
