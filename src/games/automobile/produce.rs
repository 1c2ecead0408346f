//! Production: each of the player's spaces may make cars, within the limits set by its number of tiles.

use crate::engine::{Command, Rejection, Seat, Tally, Term, Told, Trace, Why, refuse};
use crate::games::automobile::board::{BoardValues, Price};
use crate::games::automobile::rulings::{CARS_SHORT_LEFT, LEAVE_OUT_NO, PARTS_COUNT_YES};
use crate::games::automobile::track::{Ground, ground, own_spaces};
use crate::games::automobile::turn::{action_done, may_act, spend};
use crate::games::automobile::units::{PARTS_SAVING, cars, on, parts, tiles};
use crate::games::automobile::{Automobile, Space, Tx, View};
use crate::words::keys::automobile as k;
use crate::words::{Arg, Line};
use crate::{act, msg};

const WHY: Why = Why::new(k::CAUSE_PRODUCE, k::RULE_PRODUCE);

act! {
    /// Phase 3: makes cars.
    pub struct Produce(Automobile, "produce" / "produit", "red produce 3:4 7:2", k::VERB_PRODUCE, k::MEANS_PRODUCE) {
        by seat: Seat,
        pub cars: Vec<(Space, u8)>,
    } => |act, setting| {
        let made = act.cars.iter().filter(|(_, count)| *count > 0);
        let cars = made.map(|(at, count)| msg!(k::DESCRIBE_CARS_ON, count = *count, space = at.told(setting)));
        msg!(k::DESCRIBE_PRODUCE, seat = setting.seats.name(act.seat), cars = cars.collect::<Vec<_>>())
    }
}

impl Command<Automobile> for Produce {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let (seat, made) = (self.seat, &self.cars);
        may_act(tx.view(), seat, k::RULE_PRODUCE)?;
        let made: Vec<(Space, u8)> = made.iter().copied().filter(|(_, count)| *count > 0).collect();
        if made.is_empty() {
            return refused(k::PRODUCE_NOTHING, k::PRODUCE_NOTHING_SUGGESTION);
        }
        let hand = tx.view().has(seat, cars(seat));
        let wanted: i64 = made.iter().map(|(_, count)| i64::from(*count)).sum();
        if wanted > hand {
            let why = msg!(k::CARS_SHORT, seat = tx.view().name(seat), has = hand, needs = wanted);
            return refused(why, k::CARS_SHORT_SUGGESTION);
        }
        let mut tally = tx.tally();
        for (at, (space, count)) in made.iter().enumerate() {
            let line = BoardValues::of(tx.view()).space(*space);
            if made.iter().take(at).any(|(other, _)| other == space) {
                return refused(msg!(k::PRODUCE_TWICE, space = line), k::PRODUCE_TWICE_SUGGESTION);
            }
            within_limits(tx.view(), seat, *space, i64::from(*count), hand - wanted)?;
            let printed = BoardValues::of(tx.view()).car(*space)?;
            let saving = match tx.view().balance(on(*space), parts(seat)) {
                0 => 0,
                _ => PARTS_SAVING.min(printed.0),
            };
            tally.add_times(i64::from(*count), printed.0 - saving, || {
                let what = match saving {
                    0 => msg!(k::TERM_CARS, space = line.clone()),
                    _ => {
                        msg!(k::TERM_CARS_PARTS, space = line.clone(), cost = Arg::Money(printed.0))
                    }
                };
                Term::new(what).printed(printed.1)
            });
        }
        if tx.view().is(LEAVE_OUT_NO) {
            none_left_out(tx.view(), seat, &made, hand - wanted)?;
        }
        record_left_out(tx, seat, &made);
        spend(tx, seat, tally, WHY, Some(Line::new(k::WAY_FEWER_CARS)))?;
        for (space, count) in &made {
            tx.hand(seat, on(*space), cars(seat), i64::from(*count), WHY)?;
        }
        action_done(tx, seat, None)
    }
}

/// Questions spaces where a car costs more to make than it sells for.
pub fn doubts(view: View<'_>, act: &Produce) -> Vec<Line> {
    let values = BoardValues::of(view);
    let doubt = |(space, _): &(Space, u8)| {
        let cost = values.car(*space).ok()?.0;
        let price = values.price(values.class(*space).ok()?, Price::Full).ok()?.0;
        let ([made, sold], space) = ([cost, price].map(Arg::Money), values.space(*space));
        (cost > price).then(|| msg!(k::DOUBT_COST, space, cost = made, price = sold))
    };
    act.cars.iter().filter_map(doubt).collect()
}

fn refused<T>(why: impl Into<Line>, suggestion: impl Into<Line>) -> Result<T, Rejection> {
    refuse(why, k::RULE_PRODUCE, suggestion)
}

/// How many tiles a space counts for in the production table (ruling `parts-count`).
pub fn size(view: View<'_>, seat: Seat, space: Space) -> i64 {
    counted(view, seat, space, Trace::Off).total()
}

/// [`size`] as a tally that explains what counts and what does not.
pub fn counted(view: View<'_>, seat: Seat, space: Space, trace: Trace) -> Tally {
    let held = |unit| view.balance(on(space), unit);
    let standing = || Term::new(k::UNIT_TILES).read_from(on(space), tiles(seat));
    let mut tally = Tally::new(trace).plus(held(tiles(seat)), standing);
    let parts_factories = held(parts(seat));
    let counts = view.is(PARTS_COUNT_YES);
    let term = || Term::new(k::UNIT_PARTS).read_from(on(space), parts(seat));
    match (parts_factories, counts) {
        (0, _) => {}
        (_, true) => tally.add(parts_factories, term),
        (_, false) => tally.note(|| k::TERM_PARTS_APART),
    }
    tally
}

/// The minimum and maximum number of cars that a space makes in one action.
///
/// # Errors
/// Asks for missing board values; refuses a space without tiles.
pub fn limits(view: View<'_>, seat: Seat, space: Space) -> Result<(i64, i64), Rejection> {
    let line = BoardValues::of(view).space(space);
    if ground(view, space) != Ground::Open(seat) {
        return refused(
            msg!(k::PRODUCE_NOT_YOURS, space = line, seat = view.name(seat)),
            k::PRODUCE_NOT_YOURS_SUGGESTION,
        );
    }
    let count = size(view, seat, space);
    if count == 0 {
        return refused(msg!(k::PRODUCE_NO_TILE, space = line), k::PRODUCE_NO_TILE_SUGGESTION);
    }
    let printing = BoardValues::of(view);
    printing.production(printing.class(space)?, count)
}

fn within_limits(view: View<'_>, seat: Seat, space: Space, count: i64, left: i64) -> Result<(), Rejection> {
    let (least, most) = limits(view, seat, space)?;
    let scraping = view.is(CARS_SHORT_LEFT) && left == 0 && count > 0 && count < least;
    if (least..=most).contains(&count) || scraping {
        return Ok(());
    }
    let why = msg!(k::PRODUCE_LIMITS, space = BoardValues::of(view).space(space), count, least, most,);
    refused(why, k::PRODUCE_LIMITS_SUGGESTION)
}

/// Records the spaces that could have produced and were left out.
fn record_left_out(tx: &mut Tx<'_>, seat: Seat, made: &[(Space, u8)]) {
    let view = tx.view();
    let left: Vec<Space> = own_spaces(view, seat)
        .into_iter()
        .filter(|space| size(view, seat, *space) > 0 && !made.iter().any(|(other, _)| other == space))
        .collect();
    if left.is_empty() {
        return;
    }
    let mut tally = tx.tally();
    for space in left {
        let line = BoardValues::of(view).space(space);
        tally.add(1, || msg!(k::TERM_LEFT_OUT, space = line));
    }
    tx.found(k::LEFT_OUT, k::RULE_PRODUCE, tally);
}

/// Ruling `leave-out no`: refuses to leave out a space unless fewer cars than its minimum are left in hand.
fn none_left_out(view: View<'_>, seat: Seat, made: &[(Space, u8)], left: i64) -> Result<(), Rejection> {
    for space in own_spaces(view, seat) {
        if made.iter().any(|(other, _)| *other == space) || size(view, seat, space) == 0 {
            continue;
        }
        let (least, _) = limits(view, seat, space)?;
        if left >= least {
            let why = msg!(k::PRODUCE_LEFT_OUT, space = BoardValues::of(view).space(space), least);
            return refused(why, k::PRODUCE_LEFT_OUT_SUGGESTION);
        }
    }
    Ok(())
}
