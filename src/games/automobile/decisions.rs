//! Phase 6, executive decisions: players take one at a time, round after round, until all have passed. The order of
//! passing is the order of choosing in the next turn.

use crate::engine::{Command, Holder, Rejection, Seat, Tally, Why, refuse};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::rulings::{MARKER_WITH_CARS, PASS_AGAIN};
use crate::games::automobile::track::{Ground, ground};
use crate::games::automobile::turn::{in_phase, on_turn};
use crate::games::automobile::units::{BONUS, BONUS_COST, CUBES, REDUCED, cars, on};
use crate::games::automobile::{Automobile, Class, Phase, Space, State, Tx, View};
use crate::words::keys::automobile as k;
use crate::words::{Key, Line};
use crate::{act, msg};

const RULE: Key = k::RULE_DECISIONS;

fn refused<T>(why: impl Into<Line>, suggestion: impl Into<Line>) -> Result<T, Rejection> {
    refuse(why, RULE, suggestion)
}

/// Takes the only decision that closes a factory.
pub fn take_close(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Rejection> {
    may_decide(tx.view(), seat)?;
    if tx.view().state().taken.close {
        return refused(k::CLOSE_TAKEN, k::CLOSE_TAKEN_SUGGESTION);
    }
    tx.state().taken.close = true;
    Ok(())
}

act! {
    /// Phase 6: takes a bonus-sales marker.
    pub struct Bonus(Automobile, "bonus" / "bonus", "red bonus 7", k::VERB_BONUS, k::MEANS_BONUS) {
        by seat: Seat,
        pub space: Space,
    } => k::DESCRIBE_BONUS
}

impl Command<Automobile> for Bonus {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, space } = *self;
        may_decide(tx.view(), seat)?;
        let taken = tx.view().state().taken.bonus;
        let Some(cost) = BONUS_COST.get(usize::from(taken)).copied() else {
            return refused(k::BONUS_GONE, k::BONUS_GONE_SUGGESTION);
        };
        may_bear_marker(tx.view(), seat, space)?;
        if tx.view().balance(on(space), BONUS) > 0 {
            let line = BoardValues::of(tx.view()).space(space);
            return refused(msg!(k::BONUS_TWICE, space = line), k::BONUS_TWICE_SUGGESTION);
        }
        let has = tx.view().has(seat, CUBES);
        if has < cost {
            let why = msg!(k::BONUS_SHORT, seat = tx.view().name(seat), has, needs = cost);
            return refused(why, k::BONUS_SHORT_SUGGESTION);
        }
        let why = Why::new(k::CAUSE_BONUS, RULE);
        let tally = tx.tally().plus(cost, || msg!(k::TERM_BONUS, n = taken + 1));
        tx.post(seat, Holder::Bank, CUBES, tally, why)?;
        tx.hand(Holder::Bank, on(space), BONUS, 1, why)?;
        tx.state().taken.bonus += 1;
        decided(tx, seat)
    }
}

act! {
    /// Phase 6: takes a set of reduced-price markers.
    pub struct Reduced(Automobile, "reduced" / "solde", "red reduced 7 2", k::VERB_REDUCED, k::MEANS_REDUCED) {
        by seat: Seat,
        pub space: Space,
        /// How many markers are in the set: 1 or 2.
        pub markers: u8 = 1,
    } => k::DESCRIBE_REDUCED
}

impl Command<Automobile> for Reduced {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, space, markers } = *self;
        may_decide(tx.view(), seat)?;
        let taken = tx.view().state().taken;
        let gone = match markers {
            2 => taken.pair,
            1 => taken.singles >= 2,
            _ => return refused(msg!(k::REDUCED_SETS, markers), k::REDUCED_SETS_SUGGESTION),
        };
        if gone {
            return refused(msg!(k::REDUCED_GONE, markers), k::REDUCED_SETS_SUGGESTION);
        }
        may_bear_marker(tx.view(), seat, space)?;
        let printing = BoardValues::of(tx.view());
        let line = printing.space(space);
        if printing.class(space)? == Class::Premium {
            return refused(msg!(k::REDUCED_PREMIUM, space = line), k::REDUCED_PREMIUM_SUGGESTION);
        }
        if tx.view().balance(on(space), REDUCED) > 0 {
            return refused(msg!(k::REDUCED_TWICE, space = line), k::REDUCED_PREMIUM_SUGGESTION);
        }
        let why = Why::new(k::CAUSE_REDUCED, RULE);
        tx.hand(Holder::Bank, on(space), REDUCED, i64::from(markers), why)?;
        match markers {
            2 => tx.state().taken.pair = true,
            _ => tx.state().taken.singles += 1,
        }
        decided(tx, seat)
    }
}

act! {
    /// Phase 6: passes.
    pub struct Pass(Automobile, "pass" / "passe", "red pass", k::VERB_PASS, k::MEANS_PASS) {
        by seat: Seat,
    } => k::DESCRIBE_PASS
}

impl Command<Automobile> for Pass {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat } = *self;
        if tx.view().state().to_act() != Some(seat) {
            may_decide(tx.view(), seat)?;
        }
        in_phase(tx.view(), 6, RULE)?;
        let again = tx.view().is(PASS_AGAIN);
        let state = tx.state();
        // Under the ruling, a player who passes again moves to the end.
        state.passed.retain(|other| *other != seat);
        state.passed.push(seat);
        let (place, all) = (state.passed.len(), state.order.len());
        let mut in_a_row = 0;
        if let Phase::Decisions { quiet, .. } = &mut state.phase {
            *quiet = if again { *quiet + 1 } else { 0 };
            in_a_row = *quiet;
        }
        record_passed(tx, place);
        if place == all && (!again || in_a_row >= all) {
            tx.state().phase = Phase::Sale;
            return Ok(());
        }
        next_to_decide(tx);
        Ok(())
    }
}

/// Records the player's place in the next choice of characters, and whether it can still change.
fn record_passed(tx: &mut Tx<'_>, place: usize) {
    let what = if tx.view().is(PASS_AGAIN) { k::PASS_PLACE_SO_FAR } else { k::PASS_PLACE };
    let tally = passed(tx, place);
    tx.found(msg!(what, count = place), RULE, tally);
}

/// Records that a player who had passed takes a decision and loses their place.
fn record_back_in(tx: &mut Tx<'_>, seat: Seat, place: usize) {
    let tally = passed(tx, place);
    tx.found(msg!(k::BACK_IN, seat = tx.view().name(seat), count = place), RULE, tally);
}

/// A place in the next choice of characters: the number of players who have passed.
fn passed(tx: &Tx<'_>, place: usize) -> Tally {
    tx.tally().plus(i64::try_from(place).unwrap_or(i64::MAX), || k::TERM_PASSED)
}

/// Moves on to the next player after a decision.
pub fn decided(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Rejection> {
    if let Some(before) = tx.view().state().passed.iter().position(|other| *other == seat) {
        record_back_in(tx, seat, before + 1);
    }
    let state = tx.state();
    state.passed.retain(|other| *other != seat);
    if let Phase::Decisions { quiet, .. } = &mut state.phase {
        *quiet = 0;
    }
    next_to_decide(tx);
    Ok(())
}

fn next_to_decide(tx: &mut Tx<'_>) {
    let again = tx.view().is(PASS_AGAIN);
    let state = tx.state();
    let State { phase: Phase::Decisions { next, .. }, order, passed, .. } = state else { return };
    let count = order.len();
    let mut round = (1..=count).map(|step| (*next + step) % count);
    if let Some(at) = round.find(|at| again || order.get(*at).is_some_and(|seat| !passed.contains(seat))) {
        *next = at;
    }
}

fn may_decide(view: View<'_>, seat: Seat) -> Result<(), Rejection> {
    in_phase(view, 6, RULE)?;
    if view.state().passed.contains(&seat) && !view.is(PASS_AGAIN) {
        return refused(msg!(k::HAS_PASSED, seat = view.name(seat)), k::HAS_PASSED_SUGGESTION);
    }
    on_turn(view, seat, RULE)
}

/// Refuses a marker unless the space is the player's own and open; a ruling says whether it must have cars.
fn may_bear_marker(view: View<'_>, seat: Seat, space: Space) -> Result<(), Rejection> {
    let line = BoardValues::of(view).space(space);
    if ground(view, space) != Ground::Open(seat) {
        let why = msg!(k::MARKER_NOT_YOURS, space = line, seat = view.name(seat));
        return refused(why, k::MARKER_NOT_YOURS_SUGGESTION);
    }
    if view.is(MARKER_WITH_CARS) && view.balance(on(space), cars(seat)) == 0 {
        return refused(msg!(k::MARKER_NO_CARS, space = line), k::MARKER_NO_CARS_SUGGESTION);
    }
    Ok(())
}
