//! The worksheets of Automobile: production, distributors, demand tiles, demand sale, and the bill of the loss phase.

mod bill;
mod distributors;
mod produce;
mod sale;
mod tiles;

use crate::engine::worksheet::{self, Label};
use crate::engine::{Derivation, Draft, Posting, Seat, Worksheet, Worksheets};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::{Automobile, Class, Space, View};
use crate::msg;
use crate::words::keys::{engine, sheets};
use crate::words::{Key, Line};

impl Worksheets for Automobile {
    fn worksheet(view: View<'_>, draft: &Draft) -> Option<Worksheet> {
        let state = view.state();
        if state.over() {
            return None;
        }
        match state.phase.number() {
            3 => produce::worksheet(view, draft),
            5 => distributors::worksheet(view, draft),
            7 if state.demand.is_none() => Some(tiles::worksheet(view, draft)),
            7 => sale::worksheet(view),
            8 => Some(bill::worksheet(view, draft)),
            _ => None,
        }
    }
}

/// Labels a space with its name and the letter of its class.
fn of_space(view: View<'_>, space: Space) -> Label {
    let printing = BoardValues::of(view);
    Label { seat: None, class: printing.known_class(space).map(of_class), what: Some(printing.space(space)) }
}

pub(super) fn of_class(class: Class) -> worksheet::Class {
    let letter = msg!(sheets::LETTER, class = class.number());
    worksheet::Class { at: class.index(), letter, name: class.key() }
}

fn of_seat(view: View<'_>, seat: Seat) -> Line {
    msg!(engine::HOLDER_SEAT, name = view.name(seat))
}

/// The amount of a posting, with its terms.
fn posted(view: View<'_>, posting: &Posting, what: impl Into<Line>) -> Derivation {
    posting.figure(view.book.ledger.chart(), what)
}

fn heads(keys: &[Key]) -> Vec<Label> {
    keys.iter().map(|key| Label::of(*key)).collect()
}
