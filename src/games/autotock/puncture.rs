//! Cards that are due for punctures and are given before playing (Case crevaison).

use crate::engine::{Command, Refusal, Rejection, Seat, Why, refuse};
use crate::games::autotock::carry::{Cause, Outcome, Play, Shift};
use crate::games::autotock::race::Race;
use crate::games::autotock::rulings::{
    JOKER_TWO_DEBTS_ONE, PUNCTURE_EVERY, PUNCTURE_JOKER_MUST, PUSHED_EFFECTS_NONE,
};
use crate::games::autotock::turn::{cars_out, circuit, due_now, race, turn_over};
use crate::games::autotock::units::{CARDS, PILE};
use crate::games::autotock::{Autotock, Card, PlayCard, Special, Spot, Tx, View};
use crate::words::Line;
use crate::words::keys::{autotock as k, desk};
use crate::{act, msg};

const GIVEN: Why = Why::new(k::CAUSE_PUNCTURE, k::RULE_PUNCTURE);

act! {
    /// Gives the cards that are due for punctures. If no card is left in hand, the turn ends.
    #[derive(Copy)]
    pub struct Puncture(Autotock, "puncture" / "crevaison", "red puncture", k::VERB_PUNCTURE, k::MEANS_PUNCTURE) {
        by seat: Seat,
    } => k::DESCRIBE_PUNCTURE
}

impl Command<Autotock> for Puncture {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let (seat, due) = (self.seat, due_now(tx.view())?);
        if due == 0 {
            let why = msg!(k::PUNCTURE_NONE, seat = tx.view().name(seat));
            return Err(Refusal::new(why, k::RULE_PUNCTURE).into());
        }
        give(tx, seat, due)?;
        // The turn has begun, so it stays with this player, even if another player with an empty hand now gets a
        // card.
        tx.state().next = seat;
        tx.state().settled = true;
        if tx.view().has(seat, CARDS) == 0 {
            turn_over(tx, seat);
        }
        Ok(())
    }
}

/// Refuses an act while puncture cards are due.
pub fn settled(view: View<'_>, seat: Seat) -> Result<(), Rejection> {
    match due_now(view)? {
        0 => Ok(()),
        due => Err(puncture_first(view, seat, due)),
    }
}

fn puncture_first(view: View<'_>, seat: Seat, due: u8) -> Rejection {
    let why = msg!(k::PUNCTURE_FIRST, seat = view.name(seat), due);
    Refusal::new(why, k::RULE_PUNCTURE).suggestion(k::PUNCTURE_FIRST_SUGGESTION).into()
}

/// How many punctures a joker settles. Refuses any other card before the puncture card is given (Les jokers).
pub fn settled_by_joker(
    view: View<'_>,
    race: &Race<'_>,
    seat: Seat,
    how: &Play,
    due: u8,
) -> Result<u8, Rejection> {
    if how.card() != Card::Joker {
        return Err(puncture_first(view, seat, due));
    }
    let flat = match how {
        Play::Move { car, .. } => {
            race.find(race.plays_for(seat), *car).is_some_and(|car| race.punctured(car))
        }
        _ => false,
    };
    if !flat && view.is(PUNCTURE_JOKER_MUST) {
        let why = msg!(k::PUNCTURE_JOKER_CAR, seat = view.name(seat));
        return refuse(why, k::RULE_PUNCTURE, k::PUNCTURE_FIRST_SUGGESTION);
    }
    Ok(if view.is(JOKER_TWO_DEBTS_ONE) { 1 } else { due })
}

/// Gives the cards that are due, as many as the hand has; the rest remains owed.
pub fn give(tx: &mut Tx<'_>, seat: Seat, due: u8) -> Result<(), Rejection> {
    let given = i64::from(due).min(tx.view().has(seat, CARDS));
    let tally = tx.tally().plus(given, || msg!(k::TERM_PUNCTURE, due));
    tx.post(seat, PILE, CARDS, tally, GIVEN)?;
    set_owed(tx, seat, due.saturating_sub(u8::try_from(given).unwrap_or(u8::MAX)));
    Ok(())
}

/// Adds a card owed for each car that stopped on a puncture.
pub fn new_debts(tx: &mut Tx<'_>, outcome: &Outcome) {
    for seat in &outcome.punctures {
        let owed = tx.view().state().owed.of(*seat);
        set_owed(tx, *seat, owed.saturating_add(1));
    }
}

/// Doubts about cars that a play puts on a puncture without a card being due, by a ruling: swapped there, or pushed
/// there without effect.
pub fn spared(view: View<'_>, act: &PlayCard) -> Vec<Line> {
    let Ok(circuit) = circuit(view) else { return Vec::new() };
    let cars = cars_out(view);
    let race = race(view, &circuit, &cars);
    let Ok(outcome) = race.carry(act.seat, &act.how) else { return Vec::new() };
    let said = |shift: &Shift| {
        let square = shift.to.square()?;
        if !matches!(shift.to, Spot::Square(_)) || circuit.special(square) != Some(Special::Puncture) {
            return None;
        }
        let (what, ruling_option) = match shift.cause {
            Cause::Swap => (k::SPARED_SWAPPED, PUNCTURE_EVERY),
            Cause::Drive if !shift.mark.stopped => (k::SPARED_PUSHED, PUSHED_EFFECTS_NONE),
            _ => return None,
        };
        let what = msg!(what, seat = view.name(shift.owner), at = shift.to.line());
        Some(msg!(desk::BY_RULING, what, ruling = view.ruling_form(ruling_option).shown()))
    };
    outcome.shifts.iter().filter_map(said).collect()
}

/// Sets the cards that a player owes, unless the ruling computes them every turn.
fn set_owed(tx: &mut Tx<'_>, seat: Seat, cards: u8) {
    if !tx.view().is(PUNCTURE_EVERY) {
        tx.state().owed.set(seat, cards);
    }
}
