//! The bill of the loss phase: each player's points, the amount due, and the cash left afterwards. A player who is
//! short chooses how to pay.

use super::{heads, of_seat};
use crate::engine::tally::Measure;
use crate::engine::worksheet::{Cell, FieldId, Label, Press, Row};
use crate::engine::{Derivation, Draft, Effect, Holder, PreviewedAct, Rules, Seat, Tally, Unit, Worksheet};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::rulings::{SHORT_CLOSE, SHORT_TABLE};
use crate::games::automobile::track::own_spaces;
use crate::games::automobile::units::{DOLLARS, LOSSES};
use crate::games::automobile::{Act, Automobile, Losses, Short, Space, View};
use crate::msg;
use crate::words::keys::{automobile as k, engine, sheets};
use crate::words::{Key, Line};

pub fn worksheet(view: View<'_>, draft: &Draft) -> Worksheet {
    let wanted = wanted(view);
    let short: Vec<Short> = wanted.iter().map(|short| chosen(view, short, draft)).collect();
    let tried = PreviewedAct::new(view, Losses { short: short.clone() });
    let debts: Vec<Option<Derivation>> = view.seats().iter().map(|seat| debt(&tried, seat)).collect();
    let owed = debts.iter().any(Option::is_some);
    let rows = view.seats().iter().zip(debts).map(|(seat, debt)| {
        let mut row = of_player(view, seat, tried.effect());
        if owed {
            row.cells.push(debt.map_or(Cell::None, Cell::strong));
        }
        row
    });
    let mut rows: Vec<Row> = rows.collect();
    let may_close = view.is(SHORT_CLOSE) || view.is(SHORT_TABLE);
    let mut notes = Vec::new();
    if may_close {
        rows.extend(short.iter().map(|short| repair(view, short, draft)));
    } else if !short.is_empty() {
        let who: Vec<Line> = short.iter().map(|short| of_seat(view, short.seat)).collect();
        notes.push(msg!(sheets::ALL_SHORT, people = who));
    }
    let mut named = vec![sheets::PLAYER, sheets::POINTS, sheets::DUE, sheets::CASH_AFTER];
    if owed {
        named.push(sheets::DEBT_LEFT);
    }
    Worksheet { heads: heads(&named), rows, notes, act: tried.offer(), ..Worksheet::of(sheets::PAY) }
}

/// A player's row of the bill; empty while a board value it needs is missing.
fn of_player(view: View<'_>, seat: Seat, effect: Option<&Effect>) -> Row {
    let hand = Holder::Seat(seat);
    let row = Row::of(Label::seat(seat));
    let Some(effect) = effect else {
        return Row { cells: vec![Cell::None, Cell::None, Cell::None], ..row };
    };
    let chart = view.book.ledger.chart();
    let after = |unit, what: Key| effect.after(chart, (hand, unit), view.balance(hand, unit), what.into());
    let due = due(view, seat, effect);
    let terms = due.as_ref().and_then(products).into_iter().chain(changes(view, seat, effect));
    let terms: Vec<Line> = terms.collect();
    let small = (!terms.is_empty()).then(|| (msg!(sheets::DESCRIBE, what = terms), due.clone()));
    Row {
        cells: vec![
            Cell::plain(after(LOSSES, sheets::POINTS)),
            due.map_or(Cell::None, Cell::strong),
            Cell::strong(after(DOLLARS, sheets::CASH_AFTER)),
        ],
        small,
        ..row
    }
}

/// The amount due for a player, whether paid or owed.
fn due(view: View<'_>, seat: Seat, effect: &Effect) -> Option<Derivation> {
    let bill = effect.bill(seat, DOLLARS, k::CAUSE_LOSSES)?;
    let what = match effect.dues.contains(bill) {
        true => msg!(engine::DUE, name = view.name(seat), cause = bill.why.cause),
        false => bill.why.cause.into(),
    };
    let (total, terms) = (bill.movement.amount, bill.terms.clone());
    Some(Derivation { what, measure: Measure::Money, total, terms, rule: bill.why.rule })
}

/// The products that make up the amount due.
fn products(due: &Derivation) -> Option<Line> {
    let each = due.terms.iter().filter(|term| term.amount != 0).filter_map(|term| term.times);
    let each = each.map(|(count, each)| msg!(sheets::PRODUCT, count, each = Measure::Money.of(each)));
    each.reduce(|first, second| msg!(sheets::PLUS, first, second))
}

/// What changes a player's points before paying, and where missing cash comes from.
fn changes(view: View<'_>, seat: Seat, effect: &Effect) -> Vec<Line> {
    let mut found: Vec<(Key, Unit, i64)> = Vec::new();
    for posting in &effect.postings {
        let (gain, unit) =
            (posting.movement.side(Holder::Seat(seat)) * posting.movement.amount, posting.movement.unit);
        let counts = unit == LOSSES || unit == DOLLARS && posting.why.cause != k::CAUSE_LOSSES;
        if gain == 0 || !counts {
            continue;
        }
        match found.iter_mut().find(|(cause, of, _)| (*cause, *of) == (posting.why.cause, unit)) {
            Some((.., amount)) => *amount += gain,
            None => found.push((posting.why.cause, unit, gain)),
        }
    }
    let changes = found.into_iter().map(|(cause, unit, amount)| {
        let amount = view.book.ledger.chart().measure(unit).of(amount);
        msg!(sheets::TERM, what = cause, amount)
    });
    changes.collect()
}

/// The debt that a player has afterwards.
fn debt(tried: &PreviewedAct<Automobile>, seat: Seat) -> Option<Derivation> {
    let (book, _) = tried.answer.as_ref().ok()?;
    let mut tally = Tally::traced();
    for debt in book.debts.iter().filter(|debt| debt.from == seat && debt.unit == DOLLARS) {
        tally.add(debt.amount, || debt.cause.clone());
    }
    let debt = Derivation::of(sheets::DEBT_LEFT, engine::RULE_DEBTS, tally);
    (debt.total > 0).then(|| debt.counted_in(Measure::Money))
}

/// The players who cannot pay, each with a legal way to do so.
fn wanted(view: View<'_>) -> Vec<Short> {
    let acts = Automobile::candidates(view).into_iter().map(|choice| choice.act);
    let mut short =
        acts.filter_map(|act| if let Act::Losses(Losses { short }) = act { Some(short) } else { None });
    short.next().unwrap_or_default()
}

fn closes(view: View<'_>, seat: Seat, space: Space) -> FieldId {
    FieldId(format!("{} close {space}", view.seats().word(seat)))
}

fn carries(view: View<'_>, seat: Seat) -> FieldId {
    FieldId(format!("{} debt", view.seats().word(seat)))
}

/// How a player who is short pays: as filled in, or as the rules propose.
fn chosen(view: View<'_>, short: &Short, draft: &Draft) -> Short {
    let seat = short.seat;
    let own = own_spaces(view, seat);
    let named = |id: &FieldId| own.iter().copied().find(|space| closes(view, seat, *space) == *id);
    let close: Vec<Space> = draft.filled().filter_map(|(id, _)| named(id)).collect();
    match close.is_empty() && draft.value(&carries(view, seat)).is_none() {
        true => short.clone(),
        false => Short { seat, close },
    }
}

/// The buttons of a player who is short: a debt, or factories to close, in the order of the clicks.
fn repair(view: View<'_>, short: &Short, draft: &Draft) -> Row {
    let seat = short.seat;
    let own = own_spaces(view, seat);
    let with = |close: &[Space]| {
        let mut then = draft.clone().with(carries(view, seat), None);
        own.iter().for_each(|space| then.set(closes(view, seat, *space), None));
        close.iter().for_each(|space| then.set(closes(view, seat, *space), Some(1)));
        if close.is_empty() {
            then.set(carries(view, seat), Some(1));
        }
        then
    };
    let debt = Press { chosen: Some(short.close.is_empty()), ..Press::new(sheets::DEBT, with(&[])) };
    let spaces = own.iter().map(|space| {
        let chosen = short.close.contains(space);
        let mut close = short.close.clone();
        match chosen {
            true => close.retain(|other| other != space),
            false => close.push(*space),
        }
        let name = msg!(sheets::CLOSE_SPACE, space = BoardValues::of(view).space(*space));
        Press { chosen: Some(chosen), ..Press::new(name, with(&close)) }
    });
    let presses = [debt].into_iter().chain(spaces).map(Cell::Press).collect();
    let label = Label { what: Some(msg!(sheets::SHORT, who = view.name(seat))), ..Label::seat(seat) };
    Row { cells: vec![Cell::Several(presses)], ..Row::of(label) }
}
