//! `steward explain FILE N`: shows the movements of an entry and their derivations.

use std::path::Path;

use crate::clock::moment;
use crate::console::out::{Console, Fault};
use crate::console::{act, files};
use crate::engine::entry::Verb;
use crate::engine::{Effect, Rejection, StepId};
use crate::msg;
use crate::session::{Mended, Mending, Session, description};
use crate::words::keys::console as k;

pub(super) fn run(file: &Path, n: u32, console: &mut Console) -> Result<(), Fault> {
    let record = files::open_read_only(file, console)?;
    let table = record.session();
    let refused = |rejection: Rejection| {
        Fault::request(rejection.line()).suggestion(msg!(k::ENTRIES, count = table.lines()))
    };
    let effect = table.explain(n).map_err(refused)?;
    title(table, n, console);
    let amend = table.line(n).is_some_and(|row| matches!(row.verb, Verb::Amend(_)));
    if effect.movements.is_empty() && effect.findings.is_empty() && !amend {
        console.below(k::MOVES_NOTHING);
    }
    show_effect(table, &effect, console);
    description::deciding_lines(table, &table.decided(n)).into_iter().for_each(|ruled| console.below(ruled));
    put_in(table, n, console)
}

/// Shows the effects of entries that an amend inserted or replaced.
fn put_in(table: &Session, n: u32, console: &mut Console) -> Result<(), Fault> {
    let steps = table.put_in(n).map_err(|rejection| Fault::request(rejection.line()))?;
    for (step, effect) in steps {
        let text = format!(
            "{} {}",
            console.sentence(msg!(k::ENTRY, n = step.id.to_string())),
            console.typed(table, &step.text)
        );
        console.text(&text);
        if effect.movements.is_empty() && effect.findings.is_empty() {
            console.below(k::MOVES_NOTHING);
        }
        show_effect(table, &effect, console);
    }
    Ok(())
}

/// Shows what the entry is.
fn title(table: &Session, n: u32, console: &mut Console) {
    let Some(row) = table.line(n) else {
        console.say(k::ENTRY_SETUP);
        return;
    };
    let mended = table.mended().remove(&StepId::line(n)).unwrap_or_default();
    let mended = mended.into_iter().rfind(|mended| mended.how != Mending::Swapped);
    let replaced = mended.as_ref().filter(|mended| mended.how == Mending::Replaced);
    let now = replaced.map_or(&row.text, |mended| &mended.text);
    let now = console.typed(table, now);
    let text = format!("{} {now}", console.sentence(msg!(k::ENTRY, n = n.to_string())));
    console.text(&text);
    if !row.at.is_empty() {
        console.below(msg!(k::ENTERED, at = moment(row.at)));
    }
    act::drawn(&row, console);
    if let Some(Mended { by, how, reason, .. }) = mended {
        console.below(match how {
            Mending::Struck => msg!(k::STRUCK_BY, n = by.to_string()),
            _ => msg!(k::PUT_RIGHT_BY, n = by.to_string(), text = table.typed(&row.text)),
        });
        if !reason.is_empty() {
            console.below(msg!(k::PUT_RIGHT_WHY, n = by.to_string(), reason = reason.as_str()));
        }
    }
    if !row.live {
        console.below(k::ENTRY_UNDONE);
    }
}

/// Shows the movements with their terms, then other figures.
pub(super) fn show_effect(table: &Session, effect: &Effect, console: &mut Console) {
    for posting in &effect.postings {
        console.below(description::posting_line(table, posting));
        for term in description::posting_terms(table, posting) {
            console.term(term);
        }
    }
    if effect.postings.is_empty() {
        for movement in &effect.movements {
            console.below(description::movement_line(table, movement));
        }
    }
    for figure in &effect.findings {
        console.below(description::figure_line(figure));
        for term in description::figure_terms(figure) {
            console.term(term);
        }
    }
}
