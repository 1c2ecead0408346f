//! Phase 9 and the end of the game: factories count towards fortunes, loans are paid back, and the richest player
//! wins.

use crate::engine::{
    Command, Debt, Derivation, Holder, Measure, Rejection, Seat, Standing, Tally, Term, Why, decided_by,
};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::rulings::TIE_LOSSES;
use crate::games::automobile::state::Taken;
use crate::games::automobile::track::own_spaces;
use crate::games::automobile::turn::in_phase;
use crate::games::automobile::units::{
    DOLLARS, LOANS_TAKEN, LOSSES, PARTS_COST, REPAYMENT, TURNS, on, parts, tiles,
};
use crate::games::automobile::{Automobile, Phase, Tx, View};

use crate::words::keys::automobile as k;
use crate::{act, msg};

act! {
    /// Phase 9: takes back tiles and markers, then begins the next turn or ends the game.
    pub struct EndTurn(Automobile, "end" / "fin", "end", k::VERB_END, k::MEANS_END) {} => k::DESCRIBE_END
}

impl Command<Automobile> for EndTurn {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        in_phase(tx.view(), 9, k::RULE_END_TURN)?;
        if tx.view().state().turn >= TURNS {
            return end_game(tx);
        }
        let seats = tx.view().seats().count();
        let state = tx.state();
        state.turn += 1;
        state.phase = Phase::Tiles;
        state.choosing = std::mem::take(&mut state.passed);
        state.order.clear();
        state.characters = crate::engine::PerSeat::new(seats);
        state.ford_used = false;
        state.acted = None;
        state.taken = Taken::default();
        state.demand = None;
        Ok(())
    }
}

fn end_game(tx: &mut Tx<'_>) -> Result<(), Rejection> {
    let value = Why::new(k::CAUSE_VALUE, k::RULE_END);
    let back = Why::new(k::CAUSE_REPAYMENT, k::RULE_END);
    for seat in tx.view().seats().iter() {
        let mut worth = tx.tally();
        add_value(tx.view(), seat, &mut worth)?;
        tx.post(Holder::Bank, seat, DOLLARS, worth, value)?;
        let loans = tx.view().has(seat, LOANS_TAKEN);
        let due = tx.tally().plus_times(loans, REPAYMENT, || k::TERM_REPAYMENT);
        tx.pay_or_owe(seat, Holder::Bank, DOLLARS, due, back)?;
        tx.hand(seat, Holder::Bank, LOANS_TAKEN, loans, back)?;
    }
    tx.state().phase = Phase::Over;
    Ok(())
}

/// Adds the building cost of each open tile, and $500 for a parts factory.
fn add_value(view: View<'_>, seat: Seat, worth: &mut Tally) -> Result<(), Rejection> {
    for space in own_spaces(view, seat) {
        let line = BoardValues::of(view).space(space);
        let standing = view.balance(on(space), tiles(seat));
        if standing > 0 {
            let printed = BoardValues::of(view).cost(space)?;
            worth.add_times(standing, printed.0, || {
                Term::new(msg!(k::TERM_VALUE, space = line.clone())).printed(printed.1)
            });
        }
        if view.balance(on(space), parts(seat)) > 0 {
            worth.add(PARTS_COST, || msg!(k::TERM_VALUE_PARTS, space = line));
        }
    }
    Ok(())
}

/// The fortunes. Before the end of the game, they are what they would be if it ended now.
///
/// # Errors
/// Asks for the cost of a space with tiles if it is not known.
pub fn standings(view: View<'_>) -> Result<Vec<Standing>, Rejection> {
    let mut all = Vec::new();
    for seat in view.seats().iter() {
        let mut fortune = Tally::traced();
        let cash = view.has(seat, DOLLARS);
        fortune.add(cash, || Term::new(k::TERM_CASH).read_from(seat, DOLLARS));
        if !view.state().over() {
            add_value(view, seat, &mut fortune)?;
            let loans = view.has(seat, LOANS_TAKEN);
            if loans > 0 {
                fortune.add_times(loans, -REPAYMENT, || k::TERM_REPAYMENT);
            }
        }
        for debt in owed(view, seat) {
            fortune.add(-debt.amount, || msg!(k::TERM_DEBT, cause = debt.cause.clone()));
        }
        let what = msg!(k::FORTUNE, seat = view.name(seat));
        all.push((seat, Derivation::of(what, k::RULE_END, fortune).counted_in(Measure::Money)));
    }
    Ok(ranked(view, all))
}

fn owed<'a>(view: View<'a>, seat: Seat) -> impl Iterator<Item = &'a Debt> {
    view.book.debts.iter().filter(move |debt| debt.from == seat && debt.unit == DOLLARS)
}

/// Sorts the richest first. Equal fortunes share a place unless the ruling compares loss points.
fn ranked(view: View<'_>, fortunes: Vec<(Seat, Derivation)>) -> Vec<Standing> {
    let losses = |seat| view.has(seat, LOSSES);
    let by_losses = view.is(TIE_LOSSES);
    let standings = Standing::ranked(fortunes, |seat, score| {
        (std::cmp::Reverse(score.total), if by_losses { losses(seat) } else { 0 })
    });
    decided_by(standings, Some(k::DECIDED_LOSSES), Some(view.ruling_form(TIE_LOSSES)), losses)
}
