//! Phase 5: distributors in their bands sell one car each, round after round, as long as they can.

use crate::engine::{Command, Holder, Rejection, Seat, Why, refuse};
use crate::games::automobile::board::{BoardValues, Price};
use crate::games::automobile::howard::sell_car;
use crate::games::automobile::turn::{in_phase, on_turn};
use crate::games::automobile::units::{LOSSES, band, boxes, cars, distributors, on};
use crate::games::automobile::{Automobile, Class, Phase, Space, Taken, Tx, View};
use crate::words::keys::automobile as k;
use crate::words::{Key, Line};
use crate::{act, msg};

pub const WHY: Why = Why::new(k::CAUSE_DISTRIBUTORS, k::RULE_DISTRIBUTORS);

act! {
    /// Phase 5: one distributor sells one car.
    pub struct Sell(Automobile, "sell" / "vend", "red sell 7 mid", k::VERB_SELL, k::MEANS_SELL, duty) {
        by seat: Seat,
        /// The space of the car; the class of the space decides the row.
        pub space: Space,
        /// The band of the distributor.
        pub band: Class,
    } => k::DESCRIBE_SELL
}

impl Command<Automobile> for Sell {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, space, band: from } = *self;
        in_phase(tx.view(), 5, k::RULE_DISTRIBUTORS)?;
        on_turn(tx.view(), seat, k::RULE_DISTRIBUTORS)?;
        let printing = BoardValues::of(tx.view());
        let line = printing.space(space);
        let row = printing.class(space)?;
        let refused = |why: Line, suggestion: Key| refuse(why, WHY.rule, suggestion);
        if tx.view().balance(band(from), distributors(seat)) == 0 {
            let why = msg!(k::NO_DISTRIBUTOR, seat = tx.view().name(seat), band = from.key());
            return refused(why, k::NO_DISTRIBUTOR_SUGGESTION);
        }
        if !from.reaches(row) {
            let why = msg!(k::BAND_TOO_FAR, band = from.key(), row = row.key());
            return refused(why, k::BAND_TOO_FAR_SUGGESTION);
        }
        if !has_free_box(tx.view(), row)? {
            let open = printing.open_boxes(row, tx.view().state().turn)?;
            return refused(msg!(k::BOXES_FULL, row = row.key(), open), k::BOXES_FULL_SUGGESTION);
        }
        let price = BoardValues::of(tx.view()).price(row, Price::Full)?;
        tx.hand(band(from), boxes(row), distributors(seat), 1, WHY)?;
        sell_car(tx, seat, space, line, price.0, WHY)?;
        let place = tx.view().state().order.iter().position(|other| *other == seat);
        if let Phase::Distributors { next, selling } = &mut tx.state().phase {
            *selling = true;
            *next = place.map_or(*next, |at| at + 1);
        }
        end_if_nobody_can_sell(tx)
    }
}

/// How many boxes of a row are open and free.
pub fn free_boxes(view: View<'_>, row: Class) -> Result<i64, Rejection> {
    Ok((BoardValues::of(view).open_boxes(row, view.state().turn)? - taken(view, row)).max(0))
}

/// Whether a row has an open, free box. Asks for a board value only if the known boxes do not decide it.
fn has_free_box(view: View<'_>, row: Class) -> Result<bool, Rejection> {
    let known = BoardValues::of(view).known_boxes(row, view.state().turn);
    Ok(known > taken(view, row) || free_boxes(view, row)? > 0)
}

/// How many boxes of a row hold a distributor.
fn taken(view: View<'_>, row: Class) -> i64 {
    view.seats().iter().map(|seat| view.balance(boxes(row), distributors(seat))).sum()
}

/// All sales that a player could make now, or could turn out to make once a missing board value is known: the space
/// of the car and the band of the distributor.
pub fn sales(view: View<'_>, seat: Seat) -> impl Iterator<Item = (Space, Class)> {
    let in_band = move |class: &Class| view.balance(band(*class), distributors(seat)) > 0;
    let somewhere = Class::ALL.iter().any(in_band);
    let spaces = Space::all().filter(move |space| somewhere && view.balance(on(*space), cars(seat)) > 0);
    let open = move |row: Class| has_free_box(view, row).unwrap_or(true);
    let may_be =
        move |space, row: &Class| BoardValues::of(view).known_class(space).is_none_or(|known| known == *row);
    let can = move |space, from: Class| {
        Class::ALL.into_iter().any(|row| from.reaches(row) && may_be(space, &row) && open(row))
    };
    spaces.flat_map(move |space| {
        let bands = Class::ALL.into_iter().filter(in_band).filter(move |from| can(space, *from));
        bands.map(move |from| (space, from))
    })
}

/// Ends the phase when no player can sell.
pub fn end_if_nobody_can_sell(tx: &mut Tx<'_>) -> Result<(), Rejection> {
    let view = tx.view();
    let somebody = view.state().from_next().any(|seat| sales(view, seat).next().is_some());
    if somebody { Ok(()) } else { end_phase_5(tx) }
}

/// Ends the phase: distributors that could not sell go back to hand, with a loss point each; the others move into the
/// band to the right of their box.
pub fn end_phase_5(tx: &mut Tx<'_>) -> Result<(), Rejection> {
    for seat in tx.view().seats().iter() {
        let mut idle = tx.tally();
        for class in Class::ALL {
            let left = tx.view().balance(band(class), distributors(seat));
            if left > 0 {
                tx.hand(band(class), seat, distributors(seat), left, WHY)?;
                idle.add(left, || msg!(k::TERM_IDLE, band = class.key()));
            }
        }
        let count = idle.total();
        if count > 0 {
            let back = tx.tally().plus(count, || k::TERM_COME_BACK);
            tx.found(msg!(k::COME_BACK, seat = tx.view().name(seat), count), WHY.rule, back);
        }
        tx.post(Holder::Bank, seat, LOSSES, idle, WHY)?;
        for class in Class::ALL {
            let sold = tx.view().balance(boxes(class), distributors(seat));
            tx.hand(boxes(class), band(class), distributors(seat), sold, WHY)?;
        }
    }
    let lying = Taken::lying(tx.view());
    let state = tx.state();
    state.taken = lying;
    state.phase = Phase::DECIDING;
    state.passed.clear();
    Ok(())
}
