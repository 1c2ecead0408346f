//! The notes in the timeline on amended entries: what replaced them, when and why.

use std::collections::BTreeMap;

use crate::desk::Speech;
use crate::desk::table::plain;
use crate::engine::StepId;
use crate::msg;
use crate::session::{Mended, Mending, Session};
use crate::words::keys::right as k;

/// The notes on amended entries, by line.
pub type Past = BTreeMap<u32, String>;

/// The notes on all amended entries.
pub fn past(speech: Speech, table: &Session) -> Past {
    let of = |(step, mended): (StepId, Vec<Mended>)| {
        let last = mended.last().filter(|_| step.part == 0)?;
        Some((step.line, description(speech, table, last)))
    };
    table.mended().into_iter().filter_map(of).collect()
}

fn description(speech: Speech, table: &Session, mended: &Mended) -> String {
    let by = match time(&mended.at) {
        Some(time) => msg!(k::BY_AT, n = mended.by, time = time),
        None => msg!(k::BY, n = mended.by),
    };
    let text = match mended.how {
        Mending::Replaced if mended.text.starts_with('{') => msg!(k::NOW_SET_UP, by = by),
        Mending::Replaced => {
            msg!(k::NOW_READS, what = plain::description(speech, table, &mended.text), by = by)
        }
        Mending::Struck => msg!(k::NOW_STRUCK, by = by),
        Mending::Swapped => msg!(k::NOW_SWAPPED, by = by),
    };
    match mended.reason.as_str() {
        "" => speech.say(&text),
        reason => speech.say(&msg!(k::WITH_REASON, what = text, reason = reason)),
    }
}

/// The hour and minute of a time in the record: `2026-11-21T10:51:34+00:00`.
pub(super) fn time(at: &str) -> Option<String> {
    let (_, time) = at.split_once('T')?;
    time.get(..5).map(str::to_owned)
}
