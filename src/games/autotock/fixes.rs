//! What the referee may put right beyond the ledger: the deal, whose turn it is, cards owed, and what holds a car.
//! Cars themselves are put right on the ledger, from place to place.

use crate::engine::{Halt, Refusal, Seat};
use crate::games::autotock::act::{Fix, Held};
use crate::games::autotock::deals::DECK;
use crate::games::autotock::race::Mark;
use crate::games::autotock::units::cars;
use crate::games::autotock::{Look, Spot, Tx, turn};
use crate::say;
use crate::words::Line;
use crate::words::keys::autotock as k;

fn refused(why: Line) -> Halt {
    Refusal::new(why, crate::words::keys::engine::RULE_CORRECTIONS).way_out(k::FIX_WAY_OUT).into()
}

/// Carries out a fix.
pub fn fix(tx: &mut Tx<'_>, fix: &Fix) -> Result<(), Halt> {
    match fix {
        Fix::Deal(0) => return Err(refused(Line::new(k::FIX_DEAL))),
        Fix::Deal(deal) => tx.state().deal = *deal,
        Fix::Next(seat) => {
            tx.view().seats().known(*seat)?;
            tx.state().next = *seat;
            tx.state().settled = false;
        }
        Fix::Owes { seat, cards } => {
            tx.view().seats().known(*seat)?;
            if usize::from(*cards) > DECK {
                return Err(refused(say!(k::FIX_OWES, cards = *cards, most = DECK)));
            }
            tx.state().owed.set(*seat, *cards);
            if turn::whose(tx.view()) == Some(*seat) {
                tx.state().settled = false;
            }
        }
        Fix::Held { seat, car, held } => {
            tx.view().seats().known(*seat)?;
            hold(tx, *seat, *car, *held)?;
        }
    }
    Ok(())
}

/// Refuses what no table can look like after a correction: two cars on one square, or in one place of a garage.
pub fn validate(view: Look<'_>) -> Result<(), Refusal> {
    let cars = turn::cars_out(view);
    let pairs =
        cars.iter().enumerate().flat_map(|(n, car)| cars.iter().skip(n + 1).map(move |other| (car, other)));
    let Some((car, other)) = pairs.into_iter().find(|(car, other)| car.crowds(other)) else { return Ok(()) };
    let (seat, with) = (view.name(car.owner), view.name(other.owner));
    let why = say!(k::FIX_TWO_CARS, at = car.at.line(), seat = seat, other = with);
    Err(Refusal::new(why, crate::words::keys::engine::RULE_CORRECTIONS).way_out(k::FIX_TWO_CARS_WAY_OUT))
}

fn hold(tx: &mut Tx<'_>, seat: Seat, at: Spot, held: Held) -> Result<(), Halt> {
    if at.square().is_none() || tx.view().balance(at.holder(seat), cars(seat)) <= 0 {
        return Err(refused(say!(k::FIX_NO_CAR, seat = tx.view().name(seat), at = at.line())));
    }
    let mark: &mut Mark = tx.state().marks.entry((seat, at)).or_default();
    mark.stopped = held == Held::Stopped;
    Ok(())
}
