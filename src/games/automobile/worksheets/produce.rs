//! The worksheet of production: each of the player's spaces with its limits, the number to make, and the cost.

use super::{heads, of_space};
use crate::engine::worksheet::{Cell, FieldId, NumberEntry, Row};
use crate::engine::{Derivation, Draft, Field, Holder, Measure, PreviewedAct, Seat, Worksheet};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::produce::{limits, size};
use crate::games::automobile::track::own_spaces;
use crate::games::automobile::units::{DOLLARS, cars, on, parts};
use crate::games::automobile::{Act, Automobile, Produce, Space, View, scene};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{automobile as k, sheets};

pub fn worksheet(view: View<'_>, draft: &Draft) -> Option<Worksheet> {
    let seat = view.state().to_act()?;
    let spaces = own_spaces(view, seat).into_iter().filter(|space| size(view, seat, *space) > 0);
    let spaces: Vec<Space> = spaces.collect();
    if spaces.is_empty() {
        return None;
    }
    let mut bounds = Vec::new();
    for space in &spaces {
        match limits(view, seat, *space) {
            Ok(limits) => bounds.push((*space, limits)),
            Err(unread) => {
                let empty = Worksheet { verb: Some("produce"), ..Worksheet::of(sheets::PRODUCE) };
                return Some(empty.asking(Act::Produce(Produce { seat, cars: vec![(*space, 1)] }), unread));
            }
        }
    }
    let made = |space: &Space| draft.value(&FieldId::new(space)).and_then(|count| u8::try_from(count).ok());
    let made = spaces.iter().filter_map(|space| Some((*space, made(space).filter(|count| *count > 0)?)));
    let act = Produce { seat, cars: made.collect() };
    let producing: Vec<Space> = act.cars.iter().map(|(space, _)| *space).collect();
    let tried = PreviewedAct::new(view, act);
    let cost = |space: Space| {
        let postings = &tried.effect()?.postings;
        let posting = postings.iter().find(|posting| posting.movement.unit == DOLLARS)?;
        let at = producing.iter().position(|made| *made == space)?;
        let term = posting.terms.get(at)?.clone();
        let (what, total) = (term.what.clone(), term.amount);
        let rule = posting.why.rule;
        Some(Derivation { what, measure: Measure::Money, total, terms: vec![term], rule })
    };
    let hand = view.has(seat, cars(seat));
    let rows = bounds.iter().map(|(space, (least, most))| {
        let (least, most) = (*least, *most);
        let (id, line) = (FieldId::new(space), BoardValues::of(view).space(*space));
        let field = Field::new(msg!(k::FIELD_CARS, space = line.clone()), least, most).or_zero();
        let field = Field { begins: Some(0), ..field };
        // A click on the space goes from 0 to the minimum, to the maximum, and back to 0.
        let next = match draft.value(&id).unwrap_or_default() {
            0 => least,
            made if made < most => most,
            _ => 0,
        };
        let has_parts = view.balance(on(*space), parts(seat)) > 0;
        let range = if has_parts { k::SHEET_FROM_TO_PARTS } else { sheets::FROM_TO };
        Row {
            at: Some((scene::space(*space), draft.clone().with(id.clone(), Some(next)))),
            cells: vec![
                Cell::Field(NumberEntry::new(id.clone(), field, draft)),
                cost(*space).map_or(Cell::None, Cell::strong),
            ],
            small: Some((msg!(range, least, most), None)),
            ..Row::of(of_space(view, *space))
        }
    });
    Some(Worksheet {
        verb: Some("produce"),
        heads: heads(&[sheets::SPACE, sheets::CARS_MADE, sheets::COST]),
        rows: rows.collect(),
        notes: notes(hand, seat, &tried),
        act: tried.offer(),
        ..Worksheet::of(sheets::PRODUCE)
    })
}

/// How many cars the player has in hand, and how many are left after production.
fn notes(hand: i64, seat: Seat, tried: &PreviewedAct<Automobile>) -> Vec<Line> {
    let left = tried.answer.as_ref().ok().map(|(book, _)| {
        msg!(sheets::AFTER_PRODUCING, count = book.ledger.balance(Holder::Seat(seat), cars(seat)))
    });
    [msg!(sheets::CARS_IN_HAND, count = hand)].into_iter().chain(left).collect()
}
