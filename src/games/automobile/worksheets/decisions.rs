//! Executive decisions: the own spaces with everything that may be done on them, what is left of the markers, and the order
//! that passing builds up.

use super::{heads, of_space};
use crate::engine::worksheet::{Cell, Row, Tried};
use crate::engine::{Choice, Journal, Seat, Worksheet};
use crate::games::automobile::board::Printing;
use crate::games::automobile::track::own_spaces;
use crate::games::automobile::units::{BONUS, BONUS_COST, REDUCED, cars, on};
use crate::games::automobile::{Act, Automobile, Bonus, Close, Look, Pass, Reduced, Space};
use crate::say;
use crate::words::Line;
use crate::words::keys::{desk, sheets};

/// Nothing where nobody decides.
pub fn worksheet(journal: &Journal<Automobile>) -> Option<Worksheet<Act>> {
    let view = journal.view();
    let seat = view.state().to_act()?;
    let spaces = own_spaces(view, seat);
    let mut notes = markers(view);
    notes.extend(order(view));
    if spaces.is_empty() {
        notes.push(say!(sheets::NO_SPACE, who = view.name(seat)));
    }
    Some(Worksheet {
        heads: heads(&[sheets::SPACE, sheets::CARS_THERE, sheets::BONUS, sheets::REDUCED, sheets::CLOSING]),
        rows: spaces.into_iter().map(|space| row(journal, seat, space)).collect(),
        notes,
        act: Tried::new(journal, Pass { seat }).offer(),
        ..Worksheet::of(say!(sheets::PASS, who = view.name(seat)))
    })
}

fn row(journal: &Journal<Automobile>, seat: Seat, space: Space) -> Row<Act> {
    let view = journal.view();
    let decision = |label: Line, act: Act| {
        let name = say!(sheets::ON_SPACE, what = label.clone(), space = Printing::of(view).space(space));
        Cell::Act(name, label, Box::new(journal.offer(Choice::whole(act))))
    };
    let lies = |marker, otherwise: Vec<Cell<Act>>| match view.balance(on(space), marker) {
        0 => Cell::Several(otherwise),
        there => Cell::Lying(on(space), marker, there),
    };
    let set = |markers: u8| {
        decision(say!(sheets::REDUCED_SET, markers = markers), Reduced { seat, space, markers }.into())
    };
    Row {
        cells: vec![
            Cell::Lying(on(space), cars(seat), view.balance(on(space), cars(seat))),
            lies(BONUS, vec![decision(sheets::BONUS_PLUS.into(), Bonus { seat, space }.into())]),
            lies(REDUCED, vec![set(2), set(1)]),
            decision(sheets::CLOSE.into(), Close { seat, space }.into()),
        ],
        ..Row::of(of_space(view, space))
    }
}

/// What is left of the markers, with the price of each.
fn markers(view: Look<'_>) -> Vec<Line> {
    let taken = view.state().taken;
    let left = BONUS_COST.iter().skip(usize::from(taken.bonus));
    let costs: Vec<Line> = left.map(|cost| say!(desk::FIGURE, figure = *cost)).collect();
    let bonus = match costs.len() {
        0 => Line::new(sheets::BONUS_NONE),
        count => say!(sheets::BONUS_LEFT, count = count, costs = costs),
    };
    let (pair, singles) = (i64::from(!taken.pair), 2 - i64::from(taken.singles));
    let reduced = say!(sheets::REDUCED_LEFT, pair = pair, singles = singles);
    let close = if taken.close { sheets::CLOSE_GONE } else { sheets::CLOSE_LEFT };
    vec![bonus, reduced, close.into()]
}

/// Next turn's order of choosing as far as it has built up.
fn order(view: Look<'_>) -> Option<Line> {
    let passed = view.state().passed.iter().enumerate();
    let passed: Vec<Line> =
        passed.map(|(at, seat)| say!(sheets::IN_ORDER, rank = at + 1, who = view.name(*seat))).collect();
    (!passed.is_empty()).then(|| say!(sheets::NEXT_ORDER, who = passed))
}
