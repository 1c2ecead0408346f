//! `steward amend FILE N replace|strike|insert|swap [LINE]`: amends a past entry, and shows the changes and who hands back what.

use crate::console::args::{Amend, Edit, Was};
use crate::console::out::{Console, Fault};
use crate::console::{act, files, replay};
use crate::engine::amend::Amended;
use crate::engine::entry::Amendment;
use crate::engine::{Holder, Ledger, Rejection};
use crate::msg;
use crate::record::Trouble;
use crate::session::{Session, description};
use crate::words::keys::console as k;

pub(super) fn run(args: &Amend, console: &mut Console) -> Result<(), Fault> {
    let text = edits(args)?;
    let mut record = files::open(&args.file, args.after, console)?;
    let refused = |rejection: Rejection, table: &Session| files::rejected(&rejection, table, &args.file);
    let table = record.session();
    let edits = table.read_edits(&text).map_err(|rejection| refused(rejection, table))?;
    let mut amendment = Amendment::of(edits, args.was.into());
    let preview =
        |amendment: &Amendment| table.preview_amend(amendment).map_err(|rejection| refused(rejection, table));
    let mut amended = preview(&amendment)?;
    if !amended.broken.is_empty() && args.mend {
        let because = |step| console.words(description::because_of(step));
        amendment = table.mend(&amendment, &because).map_err(|rejection| refused(rejection, table))?;
        amended = preview(&amendment)?;
    }
    if !amended.broken.is_empty() {
        return Err(broken(table, &amended, console));
    }
    let before = record.session().book().ledger.clone();
    let n =
        record.amend(&amendment.edits, args.was.into(), &args.reason).map_err(|trouble| match trouble {
            Trouble::Rejected(rejection) => refused(rejection, record.session()),
            other => files::trouble(&other, &mut record, &args.file),
        })?;
    console.did(msg!(k::ENTERED_AS, n = n.to_string()));
    files::unfinished(&record, console);
    let table = record.session();
    act::echo(table, n, console);
    changed(table, &amended, console);
    balances(table, &before, &table.book().ledger, console);
    put_right(table, &amended, args.was, console);
    Ok(())
}

/// The edit in notation. Entry 0 is the setup, which can only be replaced.
fn edits(args: &Amend) -> Result<String, Fault> {
    let entry = args.entry.trim();
    let line = args.line.as_deref().map(str::trim).filter(|line| !line.is_empty());
    match (args.edit, line) {
        (Edit::Replace, Some(line)) if entry == "0" => Ok(format!("set-up {line}")),
        (Edit::Replace, Some(line)) => Ok(format!("replace {entry} {line}")),
        (Edit::Insert, Some(line)) => Ok(format!("insert {entry} {line}")),
        (Edit::Strike, None) => Ok(format!("strike {entry}")),
        (Edit::Swap, None) => Ok(format!("swap {entry}")),
        (Edit::Replace | Edit::Insert, None) => Err(Fault::from(k::AMEND_LINE).suggestion(k::AMEND_LINE_HOW)),
        (Edit::Strike | Edit::Swap, Some(_)) => Err(Fault::from(k::AMEND_NO_LINE)),
    }
}

/// Reports later entries that the amend would make illegal; nothing is changed.
pub(super) fn broken(table: &Session, amended: &Amended, console: &mut Console) -> Fault {
    console.say(k::AMEND_BROKEN);
    for (step, text, rejection) in &amended.broken {
        let why = rejection.line();
        console.below(msg!(k::AMEND_STEP, entry = step.to_string(), act = table.typed(text), what = why));
    }
    let count = amended.broken.len();
    Fault::request(msg!(k::AMEND_BREAKS, count = count))
        .suggestion(crate::words::keys::engine::AMEND_BREAKS_SUGGESTION)
}

/// Shows later entries whose movements change.
pub(super) fn changed(table: &Session, amended: &Amended, console: &mut Console) {
    for step in amended.changed.iter().filter(|step| !step.text.is_empty() && !step.now.is_empty()) {
        console.say(msg!(k::AMEND_CHANGED, entry = step.step.to_string(), act = table.typed(&step.text)));
        for (key, moved) in [(k::THEN, &step.then), (k::NOW, &step.now)] {
            let lines =
                moved.iter().map(|movement| description::movement_line(table, movement)).collect::<Vec<_>>();
            console.below(msg!(key, what = lines));
        }
    }
}

/// Shows balances that change.
pub(super) fn balances(table: &Session, before: &Ledger, after: &Ledger, console: &mut Console) {
    let chart = table.chart();
    let mut same = true;
    for seat in table.seats().iter() {
        for unit in replay::units_of(chart, seat) {
            let holder = Holder::Seat(seat);
            let (then, now) = (before.balance(holder, unit), after.balance(holder, unit));
            let Some(kind) = chart.unit(unit).filter(|_| then != now) else { continue };
            same = false;
            console.say(msg!(
                k::BALANCE_CHANGED,
                seat = table.seats().name(seat),
                unit = kind.name,
                then = kind.measure().of(then),
                now = kind.measure().of(now),
            ));
        }
    }
    if same {
        console.say(k::BALANCES_SAME);
    }
}

/// Shows who hands over what to whom.
pub(super) fn hand_over(table: &Session, amended: &Amended, console: &mut Console) {
    if amended.put_right.is_empty() {
        return console.say(k::HAND_NOTHING);
    }
    console.say(k::HAND_BACK);
    for movement in &amended.put_right {
        console.below(description::movement_line(table, movement));
    }
}

/// Shows who hands over what to whom, if the table was wrong.
fn put_right(table: &Session, amended: &Amended, was: Was, console: &mut Console) {
    match was {
        Was::Table => hand_over(table, amended, console),
        Was::Book => console.say(k::WAS_BOOK),
        Was::Stand => console.say(k::WAS_STAND),
    }
}
