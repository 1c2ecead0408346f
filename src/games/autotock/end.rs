//! The end of the game: the first player with all three cars in the garage wins. In teams, both partners need all
//! their cars there.

use crate::engine::{Derivation, Rejection, Seat, Standing, Tally, Term};
use crate::games::autotock::units::cars;
use crate::games::autotock::{Spot, View, turn};
use crate::msg;
use crate::words::Line;
use crate::words::keys::autotock as k;

/// How many cars of a seat are in its garage.
pub fn home(view: View<'_>, seat: Seat) -> i64 {
    (1..=Spot::PLACES).map(|place| view.balance(Spot::Garage(place).holder(seat), cars(seat))).sum()
}

/// The result of the game; `None` while it goes on.
pub fn over(view: View<'_>) -> Option<Line> {
    match turn::winners(view).as_slice() {
        [] => None,
        [one] => Some(msg!(k::OVER, seat = view.name(*one))),
        [one, other, ..] => Some(msg!(k::OVER_TEAM, seat = view.name(*one), other = view.name(*other))),
    }
}

/// The standings by cars in the garage, including the partner's in teams.
///
/// # Errors
/// Never fails: it needs no board value.
pub fn standings(view: View<'_>) -> Result<Vec<Standing>, Rejection> {
    let winners = turn::winners(view);
    let mut all: Vec<(Seat, Derivation)> = Vec::new();
    for seat in view.seats().iter() {
        let mut tally = Tally::traced();
        for place in (1..=Spot::PLACES).rev() {
            let holder = Spot::Garage(place).holder(seat);
            let there = view.balance(holder, cars(seat));
            if there > 0 {
                let term = || Term::new(msg!(k::TERM_HOME, n = place)).read_from(holder, cars(seat));
                tally.add(there, term);
            }
        }
        if let Some(partner) = super::race::partner(view.seats(), &view.book.rulings, seat) {
            tally.add(home(view, partner), || msg!(k::TERM_PARTNER, seat = view.name(partner)));
        }
        let what = msg!(k::SCORE, seat = view.name(seat));
        all.push((seat, Derivation::of(what, k::RULE_WIN, tally)));
    }
    Ok(Standing::ranked(all, |seat, score| (!winners.contains(&seat), std::cmp::Reverse(score.total))))
}
