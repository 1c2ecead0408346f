//! The factory track: the owner of each space, the most modern space, and the R&D cubes for jumping ahead.

use crate::engine::{Seat, Tally, Term, Trace};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::units::{CLOSED, cars, on, parts, tiles};
use crate::games::automobile::{Space, View, rulings};
use crate::msg;

use crate::words::keys::automobile as k;

/// What is on a space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    /// Nothing is on the space, or nothing is left of a factory.
    Free,
    /// A player's factory.
    Open(Seat),
    /// A closed space with its marker.
    Closed,
}

pub fn ground(view: View<'_>, space: Space) -> Ground {
    let place = on(space);
    let owner = view
        .seats()
        .iter()
        .find(|seat| view.balance(place, tiles(*seat)) > 0 || view.balance(place, parts(*seat)) > 0);
    match owner {
        Some(seat) => Ground::Open(seat),
        None if view.balance(place, CLOSED) > 0 => Ground::Closed,
        None => Ground::Free,
    }
}

/// The spaces where a player has an open factory, the oldest first.
pub fn own_spaces(view: View<'_>, seat: Seat) -> Vec<Space> {
    Space::all()
        .filter(|space| {
            view.balance(on(*space), tiles(seat)) > 0 || view.balance(on(*space), parts(seat)) > 0
        })
        .collect()
}

/// The spaces with a player's cars and how many, the oldest first.
pub fn stock(view: View<'_>, seat: Seat) -> Vec<(Space, i64)> {
    Space::all()
        .map(|space| (space, view.balance(on(space), cars(seat))))
        .filter(|(_, count)| *count > 0)
        .collect()
}

/// The most modern space, which decides the cost of jumping ahead (Construire une usine; ruling `closed-leads`).
pub fn most_modern(view: View<'_>) -> Option<Space> {
    Space::all().rev().find(|space| match ground(view, *space) {
        Ground::Open(_) => true,
        Ground::Closed => !view.is(rulings::CLOSED_LEADS_NO),
        Ground::Free => false,
    })
}

/// The R&D cubes to pay for building on a space: 1 + 2 + … + k for the k-th space beyond the most modern one
/// (Construire une usine).
pub fn skip_cost(view: View<'_>, seat: Seat, space: Space, mut tally: Tally) -> Tally {
    if ground(view, space) == Ground::Open(seat) {
        tally.note(|| msg!(k::TERM_SKIP_OWN, space = BoardValues::of(view).space(space)));
        return tally;
    }
    let lead = most_modern(view).map_or(0, Space::number);
    if space.number() <= lead {
        tally.note(|| msg!(k::TERM_SKIP_BEHIND, lead));
        return tally;
    }
    let beyond = space.number() - lead;
    steps(i64::from(beyond), tally, |step| Term::new(msg!(k::TERM_SKIP, n = i64::from(lead) + step)))
}

/// The most modern free space that a number of R&D cubes reaches beyond the most modern built one.
pub fn reach(view: View<'_>, cubes: i64) -> Option<Space> {
    let lead = most_modern(view).map_or(0, Space::number);
    let term = |_| Term::new(k::CAUSE_SKIP);
    let cost = |beyond: u8| steps(i64::from(beyond), Tally::new(Trace::Off), term).total();
    let mut beyond = Space::all().rev().take_while(|space| space.number() > lead);
    beyond.find(|space| cost(space.number() - lead) <= cubes && ground(view, *space) == Ground::Free)
}

/// 1 + 2 + … + k, each step with its term.
pub fn steps(beyond: i64, mut tally: Tally, term: impl Fn(i64) -> Term) -> Tally {
    for step in 1..=beyond {
        tally.add(step, || term(step));
    }
    tally
}

/// The spaces with factories or closing markers, from the most modern backwards.
pub fn built_backwards(view: View<'_>) -> impl Iterator<Item = (Space, Ground)> + '_ {
    Space::all()
        .rev()
        .map(move |space| (space, ground(view, space)))
        .filter(|(_, ground)| *ground != Ground::Free)
}
