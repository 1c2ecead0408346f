//! What the referee entered, in plain words: rulings, corrections, counts, entries put right. What has no words of its
//! own is told as it was written.

use crate::desk::Speech;
use crate::desk::table::{plain, spoken};
use crate::say;
use crate::session::{Row, Table};
use crate::words::keys::table as k;
use crate::words::{Key, Line};

/// A line of the record that is no act of the game.
pub fn told(speech: Speech, table: &dyn Table, row: &Row<'_>) -> Line {
    let rest = row.text.split_once(' ').map_or("", |(_, rest)| rest);
    match row.verb {
        "back" if rest == "0" => Line::new(k::BACK_TO_START),
        "back" => {
            let to = rest.parse().ok().and_then(|n| table.line(n));
            let what = to.map_or_else(String::new, |to| plain::told_row(speech, table, &to));
            say!(k::BACK, n = rest, what = what)
        }
        "note" => say!(k::NOTED, text = rest),
        "pause" => say!(k::PAUSED, text = rest),
        "correct" => corrected(speech, table, row, rest),
        "ruling" => ruled(speech, table, row).unwrap_or_else(|| say!(k::RULED, text = rest)),
        "amend" => put_right(table, row).unwrap_or_else(|| say!(k::AMENDED, text = rest)),
        "read" => say!(k::READ_OFF, text = rest),
        "count" => say!(k::COUNTED, count = rest.split(',').count()),
        "seed" => say!(k::SEED, seed = rest),
        _ => say!(k::WRITTEN, text = row.text.as_str()),
    }
}

/// Who hands what to whom, and why; as it was written where something else than holdings was put right.
fn corrected(speech: Speech, table: &dyn Table, row: &Row<'_>, rest: &str) -> Line {
    let moved: Vec<String> =
        plain::moved(table, row).iter().map(|movement| spoken::moved(speech, table, movement)).collect();
    let (steps, reason) = rest.split_once(": ").unwrap_or((rest, ""));
    match moved.len() == steps.split(',').count() {
        true => because(say!(k::CORRECTED, text = moved.join(", ")), reason),
        false => say!(k::CORRECTED, text = rest),
    }
}

/// The question and what was decided, by whom and why.
fn ruled(speech: Speech, table: &dyn Table, row: &Row<'_>) -> Option<Line> {
    let rulings = table.table_rulings();
    let ruling = rulings.iter().find(|ruling| ruling.step.line == row.n)?;
    let form = table.rulings().forms().iter().find(|form| form.word == ruling.id)?;
    let option: Key = form.options.iter().find(|(word, _)| *word == ruling.option)?.1;
    let decided = say!(k::DECIDED, question = speech.word(form.question), option = option);
    let decided = match ruling.by.as_str() {
        "" => decided,
        by => say!(k::DECIDED_BY, what = decided, name = by),
    };
    Some(because(say!(k::RULED, text = decided), &ruling.reason))
}

/// Which entries were put right; what they say now stands with them.
fn put_right(table: &dyn Table, row: &Row<'_>) -> Option<Line> {
    let mended = table.mended();
    let by_this = mended.iter().filter(|(_, all)| all.iter().any(|mended| mended.by == row.n));
    let entries: Vec<String> = by_this.map(|(step, _)| step.to_string()).collect();
    let count = entries.len();
    (count > 0).then(|| say!(k::AMENDED_ENTRIES, count = count, entries = entries.join(", ")))
}

fn because(what: Line, reason: &str) -> Line {
    match reason {
        "" => what,
        reason => say!(k::BECAUSE, what = what, reason = reason),
    }
}
