//! The end: the bag is empty. Whoever has the most in dollars and wrecks has won.

use crate::engine::board::Printed;
use crate::engine::{Derivation, Halt, Holder, Measure, Seat, Standing, Tally, Term};
use crate::games::tow_truck::board::worth;
use crate::games::tow_truck::units::DOLLARS;
use crate::games::tow_truck::{Look, Wreck};
use crate::say;
use crate::words::Line;
use crate::words::keys::tow_truck as k;

/// Dollars, and what the wrecks are worth.
///
/// # Errors
/// Asks for what a wreck is worth where nobody has read it.
pub(super) fn standings(view: Look<'_>) -> Result<Vec<Standing>, Halt> {
    let all: Vec<(Seat, Derivation)> =
        view.seats().iter().map(|seat| Ok((seat, fortune(view, seat)?))).collect::<Result<_, Halt>>()?;
    let totals: Vec<i64> = all.iter().map(|(_, fortune)| fortune.total).collect();
    let standing = |(seat, fortune): (Seat, Derivation)| {
        let rank = 1 + totals.iter().filter(|other| **other > fortune.total).count();
        Standing::new(seat, rank, fortune)
    };
    let mut standings: Vec<Standing> = all.into_iter().map(standing).collect();
    standings.sort_by_key(|standing| (standing.rank, standing.seat));
    Ok(standings)
}

fn fortune(view: Look<'_>, seat: Seat) -> Result<Derivation, Halt> {
    let holder = Holder::Seat(seat);
    let cash = || Term::new(Line::new(k::UNIT_DOLLARS)).read_from(holder, DOLLARS);
    let mut tally = Tally::told().plus(view.has(seat, DOLLARS), cash);
    for wreck in Wreck::ALL {
        let count = view.has(seat, wreck.unit());
        if count > 0 {
            let Printed(each, source) = worth(view, wreck)?;
            let term = || Term::new(Line::new(wreck.key())).printed(source).read_from(holder, wreck.unit());
            tally.add_times(count, each, term);
        }
    }
    let what = say!(k::FORTUNE, seat = view.name(seat));
    Ok(Derivation::of(what, k::RULE_END, tally).counted_in(Measure::Money))
}
