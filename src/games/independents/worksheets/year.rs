//! The worksheet of the new year: what each company saved and gets back, less its ten circles.

use crate::engine::worksheet::{Cell, Label, Row};
use crate::engine::{Acts, Derivation, Effect, Holder, Posting, PreviewedAct, Seat, Worksheet};
use crate::games::independents::status::{saved, status};
use crate::games::independents::units::{CIRCLES, SUBSIDY};
use crate::games::independents::{Act, NewYear, View};
use crate::msg;
use crate::words::keys::independents as k;

/// The results of the new year. The sheet is empty while the act is not possible; entering it says why.
pub fn worksheet(view: View<'_>) -> Worksheet {
    let year = NewYear { last: false };
    let tried = PreviewedAct::new(view, year);
    let decided = tried.effect().map(|effect| effect.findings.as_slice()).unwrap_or_default();
    let of = |seat: Seat| decided.iter().find(|found| found.what == status(view, seat, found.total));
    let row =
        |seat| Some(row(view, seat, of(seat)?, tried.effect().and_then(|effect| got(view, seat, effect))));
    let rows = view.seats().iter().filter_map(row).collect();
    let years: Vec<Act> = view.choices().into_iter().map(|choice| choice.act).collect();
    let (alternatives, act) = match years.len() {
        0 | 1 => (Vec::new(), tried.offer()),
        // When the table decides whether this was the last year, there is an act for each answer.
        _ => {
            let acts = years.into_iter().map(|act| Cell::act(view, act.describe(view.setting), act));
            (acts.collect(), None)
        }
    };
    let heads =
        vec![Label::default(), Label::of(k::HEAD_STATUS), Label::of(k::HEAD_LEFT), Label::of(k::HEAD_GETS)];
    Worksheet { heads, rows, alternatives, act, ..Worksheet::of(k::VERB_YEAR) }
}

/// The disks that a company gets from the supply: a subsidy, or the disks of a new company.
fn got(view: View<'_>, seat: Seat, effect: &Effect) -> Option<Derivation> {
    let got = |posting: &&Posting| {
        posting.movement.to == Holder::Seat(seat)
            && [k::CAUSE_SUBSIDY, k::CAUSE_NEW_COMPANY].contains(&posting.why.cause)
    };
    let got = effect.postings.iter().find(got)?;
    Some(got.figure(view.book.ledger.chart(), got.why.cause))
}

/// A company's row: its status, the sum that decides it, and what it gets.
fn row(view: View<'_>, seat: Seat, decided: &Derivation, got: Option<Derivation>) -> Row {
    let (saved, left) = (saved(view, seat), decided.total);
    let word = match left {
        ..0 => k::BANKRUPTCY,
        0..SUBSIDY => k::SUBSIDY,
        _ => k::SUCCESS,
    };
    let back = left + CIRCLES - saved;
    let bill = msg!(k::BILL, saved, back, circles = CIRCLES);
    Row {
        cells: vec![
            Cell::Words(word.into()),
            Cell::strong(decided.clone()),
            got.map_or(Cell::None, Cell::plain),
        ],
        small: Some((bill, Some(decided.clone()))),
        below: true,
        ..Row::of(Label::seat(seat))
    }
}
