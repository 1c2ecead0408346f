//! What might have been done in the place of an act. Characters and bids are not among it: the order of everybody's turns
//! hangs on them, so that nobody's answers would stay as they were. Nor is a loan, which is no choice of what to do.

use crate::engine::Acts;
use crate::games::automobile::candidates::candidates;
use crate::games::automobile::{Act, Look, Produce, Space, produce};

/// The other choices there were, legal or not.
pub fn otherwise(view: Look<'_>, act: &Act) -> Vec<Act> {
    if act.actor().is_none() || matches!(act, Act::Choose(_) | Act::Bid(_) | Act::Loan(_)) {
        return Vec::new();
    }
    let own = |other: &Act| other.actor() == act.actor() && !matches!(other, Act::Loan(_) | Act::Produce(_));
    let mut all: Vec<Act> = candidates(view).into_iter().map(|choice| choice.act).filter(own).collect();
    if let Act::Produce(made) = act {
        all.extend(made.cars.iter().flat_map(|(space, _)| made_otherwise(view, made, *space)));
    }
    all
}

/// The same production with another number of cars on one space, none too.
fn made_otherwise(view: Look<'_>, made: &Produce, space: Space) -> impl Iterator<Item = Act> {
    let (least, most) = produce::limits(view, made.seat, space).unwrap_or_default();
    let counts = (least..=most).chain([0]).filter_map(|count| u8::try_from(count).ok());
    counts.map(move |count| {
        let cars = made.cars.iter().map(|(at, old)| (*at, if *at == space { count } else { *old }));
        Act::Produce(Produce { seat: made.seat, cars: cars.filter(|(_, count)| *count > 0).collect() })
    })
}
