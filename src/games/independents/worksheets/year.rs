//! The new year as a bill: what every company saved and gets back, less its ten circles, before the year is accepted.

use crate::engine::worksheet::{Cell, Label, Row, Tried};
use crate::engine::{Acts, Derivation, Journal, Seat, Worksheet};
use crate::games::independents::status::{saved, status};
use crate::games::independents::units::{CIRCLES, SUBSIDY};
use crate::games::independents::{Act, Independents, Look, NewYear};
use crate::say;
use crate::words::keys::independents as k;

/// What the new year would decide; nothing of it where it is not possible yet, and entering it says why.
pub fn worksheet(journal: &Journal<Independents>) -> Worksheet<Act> {
    let view = journal.view();
    let year = NewYear { last: false };
    let tried = Tried::new(journal, year);
    let decided = tried.effect().map(|effect| effect.findings.as_slice()).unwrap_or_default();
    let of = |seat: Seat| decided.iter().find(|found| found.what == status(view, seat, found.total));
    let rows = view.seats().iter().filter_map(|seat| Some(row(view, seat, of(seat)?))).collect();
    let years: Vec<Act> = journal.choices().into_iter().map(|choice| choice.act).collect();
    let (beside, act) = match years.len() {
        0 | 1 => (Vec::new(), tried.offer()),
        // Where it is open whether this year was the last, each of both is an act of its own.
        _ => {
            let acts = years.into_iter().map(|act| Cell::act(journal, act.tell(journal.setting()), act));
            (acts.collect(), None)
        }
    };
    let heads = vec![Label::default(), Label::of(k::HEAD_STATUS), Label::of(k::HEAD_LEFT)];
    Worksheet { heads, rows, beside, act, ..Worksheet::of(k::VERB_YEAR) }
}

/// A company: how it stands, and the sum that says so.
fn row(view: Look<'_>, seat: Seat, decided: &Derivation) -> Row<Act> {
    let (saved, left) = (saved(view, seat), decided.total);
    let word = match left {
        ..0 => k::BANKRUPTCY,
        0..SUBSIDY => k::SUBSIDY,
        _ => k::SUCCESS,
    };
    let back = left + CIRCLES - saved;
    let bill = say!(k::BILL, saved = saved, back = back, circles = CIRCLES);
    Row {
        cells: vec![Cell::Words(word.into()), Cell::strong(decided.clone())],
        small: Some((bill, Some(decided.clone()))),
        below: true,
        ..Row::of(Label::seat(seat))
    }
}
