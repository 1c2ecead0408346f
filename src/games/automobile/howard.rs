//! Phase 4: Howard sells two cars at full price, from one or two spaces.

use crate::engine::{Command, Holder, Refusal, Rejection, Seat, Told, Why, refuse};
use crate::games::automobile::board::{BoardValues, Price};
use crate::games::automobile::rulings::{HOWARD_PREMIUM_NO, HOWARD_SHORT_LOSS};
use crate::games::automobile::track::stock;
use crate::games::automobile::turn::{enter_phase_5, in_phase, on_turn, pass_empty_phases};
use crate::games::automobile::units::{DOLLARS, HOWARD_CARS, LOSSES, cars, on};
use crate::games::automobile::{Automobile, Character, Class, Space, Tx, View};
use crate::words::keys::automobile as k;
use crate::words::{Arg, Line};
use crate::{act, msg};

const WHY: Why = Why::new(k::CAUSE_HOWARD, k::RULE_HOWARD);

/// The spaces that Howard may sell from, with the number of cars on each.
pub fn for_sale(view: View<'_>, seat: Seat) -> Vec<(Space, i64)> {
    let mut lots = stock(view, seat);
    if view.is(HOWARD_PREMIUM_NO) {
        lots.retain(|(space, _)| BoardValues::of(view).known_class(*space) != Some(Class::Premium));
    }
    lots
}

/// How many cars Howard can sell now: two, or all that there are. Spaces of unknown class count.
pub fn may_sell(view: View<'_>) -> usize {
    let holder = view.state().holder(Character::Howard);
    sold_of(holder.map(|seat| for_sale(view, seat)).unwrap_or_default().into_iter())
}

/// How many cars Howard must sell now: two, or all that there are.
fn must_sell(view: View<'_>) -> Result<usize, Rejection> {
    let Some(seat) = view.state().holder(Character::Howard) else { return Ok(0) };
    let lots = for_sale(view, seat);
    if view.is(HOWARD_PREMIUM_NO) {
        let known = |(space, _): &(Space, i64)| BoardValues::of(view).known_class(*space).is_some();
        if sold_of(lots.iter().copied().filter(known)) < HOWARD_CARS {
            lots.iter().try_for_each(|(space, _)| BoardValues::of(view).class(*space).map(|_| ()))?;
        }
    }
    Ok(sold_of(lots.into_iter()))
}

/// Limits a number of cars to what Howard sells.
fn sold_of(lots: impl Iterator<Item = (Space, i64)>) -> usize {
    usize::try_from(lots.map(|(_, count)| count).sum::<i64>()).unwrap_or_default().min(HOWARD_CARS)
}

act! {
    /// Phase 4: Howard sells cars, one from each space named.
    pub struct Howard(Automobile, "howard" / "howard", "red howard 3 7", k::VERB_HOWARD, k::MEANS_HOWARD) {
        by seat: Seat,
        /// The space of each car; a space may appear twice.
        pub cars: Vec<Space>,
    } => |act, setting| {
        let cars = act.cars.chunk_by(PartialEq::eq).filter_map(|cars| Some((cars.len(), cars.first()?)));
        let cars = cars.map(|(count, space)| msg!(k::DESCRIBE_CARS_OF, count, space = space.told(setting)));
        msg!(k::DESCRIBE_HOWARD, seat = setting.seats.name(act.seat), cars = cars.collect::<Vec<_>>())
    }
}

impl Command<Automobile> for Howard {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let (seat, spaces) = (self.seat, &self.cars);
        in_phase(tx.view(), 4, k::RULE_HOWARD)?;
        on_turn(tx.view(), seat, k::RULE_HOWARD)?;
        for space in spaces.iter().filter(|_| tx.view().is(HOWARD_PREMIUM_NO)) {
            let printing = BoardValues::of(tx.view());
            if printing.class(*space)? == Class::Premium {
                let line = printing.space(*space);
                return refuse(
                    msg!(k::HOWARD_NO_PREMIUM, space = line),
                    k::RULE_HOWARD,
                    k::HOWARD_NO_PREMIUM_SUGGESTION,
                );
            }
        }
        let must = must_sell(tx.view())?;
        if spaces.len() != must {
            let why = msg!(k::HOWARD_COUNT, seat = tx.view().name(seat), must, named = spaces.len());
            return refuse(why, k::RULE_HOWARD, k::HOWARD_COUNT_SUGGESTION);
        }
        record_ruling(tx, seat, must);
        for space in spaces {
            let printing = BoardValues::of(tx.view());
            let line = printing.space(*space);
            let price = printing.price(printing.class(*space)?, Price::Full)?;
            sell_car(tx, seat, *space, line, price.0, WHY)?;
        }
        punish(tx, spaces.len())?;
        enter_phase_5(tx);
        pass_empty_phases(tx)
    }
}

/// Questions the sale of a premium car by Howard, for which the rules give no price (ruling `howard-premium`).
pub fn doubt(view: View<'_>, howard: &Howard) -> Option<Line> {
    let board = BoardValues::of(view);
    let space = howard.cars.iter().find(|space| board.known_class(**space) == Some(Class::Premium))?;
    let price = board.price(Class::Premium, Price::Full).ok()?.0;
    Some(msg!(k::DOUBT_HOWARD, space = board.space(*space), price = Arg::Money(price)))
}

/// Records how many cars Howard had to sell, if fewer than two.
pub fn record_ruling(tx: &mut Tx<'_>, seat: Seat, must: usize) {
    if must >= HOWARD_CARS {
        return;
    }
    let view = tx.view();
    let mut tally = tx.tally();
    tally.add(i64::try_from(must).unwrap_or_default(), || k::TERM_HOWARD_CARS);
    if view.is(HOWARD_PREMIUM_NO) && i64::try_from(must).is_ok_and(|must| has(view, seat) > must) {
        tally.note(|| k::TERM_HOWARD_PREMIUM);
    }
    if !view.is(HOWARD_SHORT_LOSS) {
        tally.note(|| k::TERM_HOWARD_EXCUSED);
    }
    tx.found(k::HOWARD_MUST, k::RULE_HOWARD, tally);
}

/// The number of the player's cars on the board.
fn has(view: View<'_>, seat: Seat) -> i64 {
    stock(view, seat).iter().map(|(_, count)| count).sum()
}

/// Ruling `howard-short loss`: gives a loss point for each car that Howard could not sell.
pub fn punish(tx: &mut Tx<'_>, sold: usize) -> Result<(), Rejection> {
    let Some(seat) = tx.view().state().holder(Character::Howard) else { return Ok(()) };
    let missing = HOWARD_CARS.saturating_sub(sold);
    if missing == 0 || !tx.view().is(HOWARD_SHORT_LOSS) {
        return Ok(());
    }
    let points = i64::try_from(missing).unwrap_or_default();
    let tally = tx.tally().plus(points, || k::TERM_HOWARD_MISSING);
    tx.post(Holder::Bank, seat, LOSSES, tally, WHY)
}

/// Sells one car to the bank: the car goes back to its owner's hand.
pub fn sell_car(
    tx: &mut Tx<'_>,
    seat: Seat,
    space: Space,
    line: Line,
    price: i64,
    why: Why,
) -> Result<(), Rejection> {
    if tx.view().balance(on(space), cars(seat)) == 0 {
        let refusal =
            Refusal::new(msg!(k::NO_CAR_THERE, seat = tx.view().name(seat), space = line), why.rule);
        return Err(refusal.suggestion(k::NO_CAR_THERE_SUGGESTION).into());
    }
    tx.hand(on(space), seat, cars(seat), 1, why)?;
    let tally = tx.tally().plus_times(1, price, || msg!(k::TERM_SOLD, space = line));
    tx.post(Holder::Bank, seat, DOLLARS, tally, why)
}
