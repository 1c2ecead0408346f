//! `steward check FILE [--as-played | --by-rule]`: replays a record, compares the effects with the recorded
//! ones, and checks that the books balance. Lists divergences, which the two options resolve.

use crate::clock::{is_moment, now};
use crate::console::args::Check;
use crate::console::files;
use crate::console::out::{Console, Fault};
use crate::engine::Resolution;
use crate::msg;
use crate::record::{Record, Report};
use crate::session::{Session, description, divergence};
use crate::words::keys::console as k;

pub(super) fn run(args: &Check, console: &mut Console) -> Result<(), Fault> {
    let record = match (args.as_played, args.by_rule) {
        (true, _) => decided(args, Resolution::AsPlayed(None), console)?,
        (_, true) => decided(args, Resolution::ByTheRule, console)?,
        _ => Record::open_read_only(console.disk(), &args.file)?,
    };
    let (table, report) = (record.session(), record.check());
    let fault = faults(table, &report, console);
    if fault.is_none() {
        // Scripts look for the first word, so it is the same in all languages.
        let text = format!("ok: {}", console.words(msg!(k::CHECK_OK, count = report.entries)));
        console.text(&text);
    }
    for balance in table.trial_balances().into_iter().filter(|balance| !balance.whole()) {
        description::trial_balance_lines(table, &balance).into_iter().for_each(|line| console.say(line));
    }
    if report.without_moves > 0 {
        console.say(msg!(k::CHECK_NO_MOVES, count = report.without_moves));
    }
    if report.without_sum > 0 {
        console.say(msg!(k::CHECK_NO_SUM, count = report.without_sum));
    }
    let none = |at: &str| !at.is_empty() && !is_moment(at);
    let date = table.header().date.as_str();
    if none(date) {
        console.say(msg!(k::CHECK_DATE, text = date, example = now()));
    }
    for row in (1..=table.lines()).filter_map(|n| table.line(n)).filter(|row| none(row.at)) {
        console.say(msg!(k::CHECK_DATE_OF, n = row.n.to_string(), text = row.at, example = now()));
    }
    fault.map_or(Ok(()), Err)
}

/// The record after all divergences have been resolved.
fn decided(args: &Check, way: Resolution, console: &mut Console) -> Result<Record, Fault> {
    let mut record = files::open(&args.file, None, console)?;
    let open: Vec<u32> = record.check().open().map(|open| open.n).collect();
    if open.is_empty() {
        console.note(k::CHECK_NOTHING_OPEN);
    } else {
        let resolved = record.resolve(way, &console.words(divergence::as_played_line(&open)));
        let n = resolved.map_err(|trouble| files::trouble(&trouble, &mut record, &args.file))?;
        console.did(msg!(k::ENTERED_AS, n = n.to_string()));
        files::unfinished(&record, console);
    }
    Ok(record)
}

/// Lists divergences and returns the first error.
fn faults(table: &Session, report: &Report, console: &mut Console) -> Option<Fault> {
    for divergence in &report.divergences {
        let act = table.line(divergence.n).map(|row| row.text).unwrap_or_default();
        console.say(divergence::divergence_line(divergence, act));
        divergence::then_and_now(table, divergence).into_iter().for_each(|line| console.below(line));
    }
    let changed = report.open().count();
    if !report.balanced {
        return Some(Fault::wrong(k::UNBALANCED));
    }
    if changed > 0 {
        return Some(
            Fault::wrong(msg!(k::CHECK_DIFFERS, count = changed)).suggestion(k::CHECK_DIFFERS_SUGGESTION),
        );
    }
    (report.torn > 0)
        .then(|| Fault::wrong(msg!(k::TORN, n = report.entries + 1)).suggestion(k::TORN_SUGGESTION))
}
