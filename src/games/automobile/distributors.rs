//! Phase 5 and the network it needs: distributors are placed in bands, and sell one car each, round and
//! round, while they can.

use crate::engine::{Halt, Holder, Refusal, Seat, Term, Why};
use crate::games::automobile::board::{Price, Printing};
use crate::games::automobile::howard::sell_car;
use crate::games::automobile::turn::{action_done, in_phase, may_act, on_turn};
use crate::games::automobile::units::{DISTRIBUTORS_PER_ACTION, LOSSES, band, boxes, cars, distributors, on};
use crate::games::automobile::{Class, Look, Space, Taken, Tx};
use crate::say;
use crate::words::Line;
use crate::words::keys::automobile as k;

/// What phase 5 moves things for.
pub const WHY: Why = Why::new(k::CAUSE_DISTRIBUTORS, k::RULE_DISTRIBUTORS);

/// Phase 3: places up to three distributors, in any bands.
pub fn place(tx: &mut Tx<'_>, seat: Seat, bands: &[u8; 3]) -> Result<(), Halt> {
    may_act(tx.view(), seat, k::RULE_PLACE)?;
    let wanted: i64 = bands.iter().map(|count| i64::from(*count)).sum();
    let refused = |why| Halt::from(Refusal::new(why, k::RULE_PLACE).way_out(Line::new(k::PLACE_WAY_OUT)));
    if !(1..=DISTRIBUTORS_PER_ACTION).contains(&wanted) {
        return Err(refused(say!(k::PLACE_COUNT, wanted = wanted, most = DISTRIBUTORS_PER_ACTION)));
    }
    let has = tx.view().has(seat, distributors(seat));
    if wanted > has {
        return Err(refused(say!(k::PLACE_SHORT, seat = tx.view().name(seat), has = has, needs = wanted)));
    }
    for (class, count) in Class::ALL.into_iter().zip(bands) {
        let why = Why::new(k::CAUSE_PLACE, k::RULE_PLACE);
        tx.hand(Holder::Seat(seat), band(class), distributors(seat), i64::from(*count), why)?;
    }
    action_done(tx, seat)
}

/// Phase 5: one distributor moves into a box and sells one car of that row's class.
pub fn sell(tx: &mut Tx<'_>, seat: Seat, space: Space, from: Class) -> Result<(), Halt> {
    in_phase(tx.view(), 5, k::RULE_DISTRIBUTORS)?;
    on_turn(tx.view(), seat, k::RULE_DISTRIBUTORS)?;
    let printing = Printing::of(tx.view());
    let line = printing.space(space);
    let row = printing.class(space)?;
    let refused = |why, way_out| Halt::from(Refusal::new(why, WHY.rule).way_out(Line::new(way_out)));
    if tx.view().balance(band(from), distributors(seat)) == 0 {
        let why = say!(k::NO_DISTRIBUTOR, seat = tx.view().name(seat), band = from.key());
        return Err(refused(why, k::NO_DISTRIBUTOR_WAY_OUT));
    }
    if !from.reaches(row) {
        let why = say!(k::BAND_TOO_FAR, band = from.key(), row = row.key());
        return Err(refused(why, k::BAND_TOO_FAR_WAY_OUT));
    }
    if free_boxes(tx.view(), row)? == 0 {
        let open = printing.boxes(row, tx.view().state().turn)?;
        return Err(refused(say!(k::BOXES_FULL, row = row.key(), open = open), k::BOXES_FULL_WAY_OUT));
    }
    let price = Printing::of(tx.view()).price(row, Price::Full)?;
    tx.hand(band(from), boxes(row), distributors(seat), 1, WHY)?;
    sell_car(tx, seat, space, line, price.0, WHY, None)?;
    let place = tx.view().state().order.iter().position(|other| *other == seat);
    let state = tx.state();
    state.selling = true;
    state.next = place.map_or(state.next, |at| at + 1);
    end_if_nobody_can_sell(tx)
}

/// How many boxes of a row are open and free.
pub fn free_boxes(view: Look<'_>, row: Class) -> Result<i64, Halt> {
    let taken: i64 = view.seats().iter().map(|seat| view.balance(boxes(row), distributors(seat))).sum();
    Ok((Printing::of(view).boxes(row, view.state().turn)? - taken).max(0))
}

/// Every sale that a player could make now: the space of the car and the band of the distributor.
pub fn sales(view: Look<'_>, seat: Seat) -> Result<Vec<(Space, Class)>, Halt> {
    possible(view, seat).collect()
}

/// Whether a player can sell, or could once a value has been read.
pub fn can_sell(view: Look<'_>, seat: Seat) -> bool {
    possible(view, seat).next().is_some()
}

fn possible(view: Look<'_>, seat: Seat) -> impl Iterator<Item = Result<(Space, Class), Halt>> {
    let in_band = move |class: &Class| view.balance(band(*class), distributors(seat)) > 0;
    let somewhere = Class::ALL.iter().any(in_band);
    let spaces = Space::all().filter(move |space| somewhere && view.balance(on(*space), cars(seat)) > 0);
    let sale = move |space: Space, from: Class| {
        let row = Printing::of(view).class(space)?;
        Ok((from.reaches(row) && free_boxes(view, row)? > 0).then_some((space, from)))
    };
    spaces.flat_map(move |space| {
        Class::ALL.into_iter().filter(in_band).filter_map(move |from| sale(space, from).transpose())
    })
}

/// When nobody can sell, the phase is over.
pub fn end_if_nobody_can_sell(tx: &mut Tx<'_>) -> Result<(), Halt> {
    let (order, from) = (tx.view().state().order.clone(), tx.view().state().next);
    let (before, after) = order.split_at(from.min(order.len()));
    for seat in after.iter().chain(before).copied() {
        if !sales(tx.view(), seat)?.is_empty() {
            return Ok(());
        }
    }
    close_phase(tx)
}

/// Distributors that could not sell come back to hand with a loss point each; the others drop into the band
/// right of their box.
pub fn close_phase(tx: &mut Tx<'_>) -> Result<(), Halt> {
    for seat in tx.view().seats().iter() {
        let mut idle = tx.tally();
        for class in Class::ALL {
            let left = tx.view().balance(band(class), distributors(seat));
            if left > 0 {
                tx.hand(band(class), Holder::Seat(seat), distributors(seat), left, WHY)?;
                idle.add(left, || Term::new(say!(k::TERM_IDLE, band = class.key())));
            }
        }
        tx.post(Holder::Bank, Holder::Seat(seat), LOSSES, idle, WHY)?;
        for class in Class::ALL {
            let sold = tx.view().balance(boxes(class), distributors(seat));
            tx.hand(boxes(class), band(class), distributors(seat), sold, WHY)?;
        }
    }
    let lying = Taken::lying(tx.view());
    let state = tx.state();
    state.taken = lying;
    state.phase = 6;
    state.next = 0;
    state.selling = false;
    state.passed.clear();
    state.quiet = 0;
    Ok(())
}
