//! The end of the game: the most victory tokens win, then the most disks before the subsidies and bankruptcies of the
//! last year.

use std::cmp::Reverse;

use crate::engine::{Derivation, Rejection, Seat, Standing, Tally, Term, decided_by};
use crate::games::independents::units::{CAR, RETURN, TOKENS, disks, on};
use crate::games::independents::{Category, Section, Spot, View, status};
use crate::msg;

use crate::words::keys::independents as k;

/// A player's disks for the tie-break. Before the end of the game, all their disks in play.
fn tie_disks(view: View<'_>, seat: Seat) -> i64 {
    if view.state().over {
        return view.state().disks_at_end.of(seat);
    }
    let spots = Category::ALL
        .into_iter()
        .flat_map(|category| Section::all().map(move |section| on(Spot::new(category, section))));
    let lying = spots.chain([RETURN, CAR]).map(|holder| view.balance(holder, disks(seat)));
    status::owned(view, seat).saturating_add(lying.sum())
}

/// The standings by tokens. Before the end of the game, they are what they would be if it ended now.
pub fn standings(view: View<'_>) -> Result<Vec<Standing>, Rejection> {
    let scored = |seat: Seat| {
        let tokens = || Term::new(k::TERM_TOKENS).read_from(seat, TOKENS);
        let score = Tally::traced().plus(view.has(seat, TOKENS), tokens);
        (seat, Derivation::of(msg!(k::SCORE, seat = view.name(seat)), k::RULE_END, score))
    };
    let disks = |seat| tie_disks(view, seat);
    let scores = view.seats().iter().map(scored).collect();
    let all = Standing::ranked(scores, |seat, score| (Reverse(score.total), Reverse(disks(seat))));
    Ok(decided_by(all, Some(k::DECIDED_DISKS), None, disks))
}
