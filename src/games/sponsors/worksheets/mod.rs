//! The worksheets of Les Sponsors: the start order, playing in the race, a stop, and a car that comes back.

mod back;
mod hand;
mod play;
mod start;
mod stop;

use crate::engine::worksheet::PrivateInput;
use crate::engine::worksheet::{Cell, FieldId, Label, Press, Row};
use crate::engine::{Draft, PlaceId, Worksheet, Worksheets};
use crate::games::sponsors::hands::cars_with_unknown_cards;
use crate::games::sponsors::{Phase, Sponsors, Square, View, next_car};
use crate::msg;
use crate::words::Line;
use crate::words::keys::racing as k;

impl Worksheets for Sponsors {
    fn worksheet(view: View<'_>, draft: &Draft) -> Option<Worksheet> {
        let state = view.state();
        match state.phase {
            _ if state.over => None,
            Phase::BeforeRace if cars_with_unknown_cards(view).next().is_none() => {
                Some(start::worksheet(view, draft))
            }
            Phase::Race => match (state.race.dues.first(), &state.race.spin) {
                (Some(due), _) => Some(stop::worksheet(view, due.car, draft)),
                (None, None) => {
                    let car = next_car(view)?;
                    Some(match state.race.off.contains_key(&car) {
                        true => back::worksheet(view, car, draft),
                        false => play::worksheet(view, car, draft),
                    })
                }
                (None, Some(_)) => None,
            },
            _ => None,
        }
    }

    fn private_input(view: View<'_>, draft: &Draft) -> Option<PrivateInput> {
        hand::private_input(view, draft)
    }
}

/// A row of buttons to choose an answer; some answers are also places on the board.
fn question(
    asked: impl Into<Line>,
    id: &FieldId,
    chosen: Option<i64>,
    answers: impl IntoIterator<Item = (i64, Line)>,
    at: impl Fn(i64) -> Option<PlaceId>,
    draft: &Draft,
) -> Row {
    let press = |(value, name): (i64, Line)| {
        let makes = draft.clone().with(id.clone(), Some(value));
        Cell::Press(Press { at: at(value), ..Press::new(name, makes).chosen(Some(value) == chosen) })
    };
    let answers = answers.into_iter().map(press).collect();
    Row { cells: vec![Cell::Several(answers)], ..Row::of(Label::of(asked)) }
}

/// The places from one to another, as answers.
fn places(from: u8, to: u8) -> impl Iterator<Item = (i64, Line)> {
    (from..=to).map(|place| (place.into(), msg!(k::PLACE_NAMED, place)))
}

/// The kinds of squares, as answers.
fn squares() -> impl Iterator<Item = (i64, Line)> {
    (0..).zip(Square::ALL).map(|(at, on)| (at, on.key().into()))
}

/// The kind of square with this index in the answers.
fn square(at: i64) -> Option<Square> {
    Square::ALL.get(usize::try_from(at).ok()?).copied()
}
