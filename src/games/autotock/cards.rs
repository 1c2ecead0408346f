//! Cards leaving a hand: played, given for a puncture, discarded by somebody who cannot play, or laid in vain.

use crate::engine::{Halt, Holder, Refusal, Seat, Term, Why};
use crate::games::autotock::notation::write_play;
use crate::games::autotock::plays::{Outcome, Play};
use crate::games::autotock::race::Race;
use crate::games::autotock::rulings::{
    JOKER_TWO_DEBTS_ONE, LAID_CARD_BACK, PUNCTURE_BLOCK_FIRST, PUNCTURE_EVERY, PUNCTURE_JOKER_MUST,
};
use crate::games::autotock::turn::{cars_out, circuit, due_now, race, turn_over};
use crate::games::autotock::units::{CARDS, PILE};
use crate::games::autotock::{Card, Look, Tx, moving};
use crate::say;
use crate::words::Line;
use crate::words::keys::autotock as k;

const PLAYED: Why = Why::new(k::CAUSE_PLAYED, k::RULE_TURNS);
const PUNCTURE: Why = Why::new(k::CAUSE_PUNCTURE, k::RULE_PUNCTURE);
const DISCARD: Why = Why::new(k::CAUSE_DISCARD, k::RULE_BLOCKED);

/// Gives the cards that are due for punctures; with no card left the turn passes.
pub fn puncture(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Halt> {
    let due = due_now(tx.view())?;
    if due == 0 {
        let why = say!(k::PUNCTURE_NONE, seat = tx.view().name(seat));
        return Err(Refusal::new(why, k::RULE_PUNCTURE).way_out(super::stage::stage(tx.view()).now).into());
    }
    let given = i64::from(due).min(tx.view().has(seat, CARDS));
    let tally = tx.tally().plus(given, || Term::new(say!(k::TERM_PUNCTURE, due = due)));
    tx.post(Holder::Seat(seat), PILE, CARDS, tally, PUNCTURE)?;
    owes(tx, seat, due.saturating_sub(u8::try_from(given).unwrap_or(u8::MAX)));
    // The turn has begun, and stays with who began it where somebody who was passed over is given a card.
    tx.state().next = seat;
    tx.state().settled = true;
    if tx.view().has(seat, CARDS) == 0 {
        turn_over(tx, seat);
    }
    Ok(())
}

/// Writes down what somebody owes, where it is not reckoned anew every turn.
fn owes(tx: &mut Tx<'_>, seat: Seat, cards: u8) {
    if !tx.view().ruled(PUNCTURE_EVERY) {
        tx.state().owed.set(seat, cards);
    }
}

/// Plays a card.
pub fn play(tx: &mut Tx<'_>, seat: Seat, how: &Play) -> Result<(), Halt> {
    let due = due_now(tx.view())?;
    let (outcome, spared) = {
        let view = tx.view();
        let (circuit, cars) = (circuit(view)?, cars_out(view));
        let race = Race { trace: tx.trace(), ..race(view, &circuit, &cars) };
        let spared = if due > 0 { spared(view, &race, seat, how, due)? } else { 0 };
        (race.carry(seat, how)?, spared)
    };
    let card = how.card();
    let played = tx.tally().plus(1, || Term::new(say!(k::TERM_PLAYED, card = card.key())));
    tx.post(Holder::Seat(seat), PILE, CARDS, played, PLAYED)?;
    if due > 0 {
        sacrifice(tx, seat, due - spared)?;
    }
    moving::post(tx, &outcome)?;
    new_debts(tx, &outcome);
    if super::turn::winners(tx.view()).is_empty() {
        turn_over(tx, seat);
    }
    Ok(())
}

/// How many punctures a joker settles; any other card has to wait for the puncture card (Les jokers).
fn spared(view: Look<'_>, race: &Race<'_>, seat: Seat, how: &Play, due: u8) -> Result<u8, Halt> {
    if how.card() != Card::Joker {
        let why = say!(k::PUNCTURE_FIRST, seat = view.name(seat), due = due);
        return Err(Refusal::new(why, k::RULE_PUNCTURE).way_out(k::PUNCTURE_FIRST_WAY_OUT).into());
    }
    let flat = match how {
        Play::Move { car, .. } => {
            race.find(race.plays_for(seat), *car).is_some_and(|car| race.punctured(car))
        }
        _ => false,
    };
    if !flat && view.ruled(PUNCTURE_JOKER_MUST) {
        let why = say!(k::PUNCTURE_JOKER_CAR, seat = view.name(seat));
        return Err(Refusal::new(why, k::RULE_PUNCTURE).way_out(k::PUNCTURE_FIRST_WAY_OUT).into());
    }
    Ok(if view.ruled(JOKER_TWO_DEBTS_ONE) { 1 } else { due })
}

/// What a joker did not settle is given from the hand, as far as it goes.
fn sacrifice(tx: &mut Tx<'_>, seat: Seat, left: u8) -> Result<(), Halt> {
    let given = i64::from(left).min(tx.view().has(seat, CARDS));
    let ruling = tx.view().ruling_word(JOKER_TWO_DEBTS_ONE);
    let tally = tx.tally().plus(given, || Term::new(say!(k::TERM_PUNCTURE, due = left)).under(ruling));
    tx.post(Holder::Seat(seat), PILE, CARDS, tally, PUNCTURE)?;
    owes(tx, seat, left.saturating_sub(u8::try_from(given).unwrap_or(u8::MAX)));
    Ok(())
}

fn new_debts(tx: &mut Tx<'_>, outcome: &Outcome) {
    for seat in &outcome.punctures {
        let owed = tx.view().state().owed.of(*seat);
        owes(tx, *seat, owed.saturating_add(1));
    }
}

/// Whether the card given for a puncture this turn is all that a blocked player gives.
pub fn first_is_enough(view: Look<'_>) -> bool {
    view.state().settled && view.ruled(PUNCTURE_BLOCK_FIRST)
}

/// Cannot play: a card goes and the turn passes. A card that is named must be one that cannot be played.
pub fn discard(tx: &mut Tx<'_>, seat: Seat, card: Option<Card>) -> Result<(), Halt> {
    settled_first(tx.view(), seat)?;
    let free = first_is_enough(tx.view());
    if let Some(card) = card {
        if free {
            return Err(Refusal::new(k::DISCARD_NO_SECOND, k::RULE_BLOCKED)
                .way_out(k::DISCARD_NO_SECOND_WAY_OUT)
                .into());
        }
        unplayable(tx.view(), seat, card)?;
    }
    if free {
        let ruling = tx.view().ruling_word(PUNCTURE_BLOCK_FIRST);
        let mut tally = tx.tally();
        tally.skip(|| Term::new(Line::new(k::TERM_FIRST_ENOUGH)).under(ruling));
        let what = say!(k::FINDING_DISCARD, seat = tx.view().name(seat));
        tx.record_finding(|| crate::engine::Derivation::of(what, k::RULE_BLOCKED, tally));
    } else {
        give_up(tx, seat, card)?;
    }
    turn_over(tx, seat);
    Ok(())
}

/// A laid card that cannot be played counts as the discard.
pub fn laid(tx: &mut Tx<'_>, seat: Seat, card: Card) -> Result<(), Halt> {
    settled_first(tx.view(), seat)?;
    if tx.view().ruled(LAID_CARD_BACK) {
        let why = say!(k::LAID_BACK, card = card.key());
        return Err(Refusal::new(why, k::RULE_GENERAL).way_out(k::LAID_BACK_WAY_OUT).into());
    }
    unplayable(tx.view(), seat, card)?;
    give_up(tx, seat, Some(card))?;
    turn_over(tx, seat);
    Ok(())
}

fn give_up(tx: &mut Tx<'_>, seat: Seat, card: Option<Card>) -> Result<(), Halt> {
    let tally = tx.tally().plus(1, || match card {
        Some(card) => Term::new(say!(k::TERM_PLAYED, card = card.key())),
        None => Term::new(Line::new(k::TERM_DISCARD)),
    });
    tx.post(Holder::Seat(seat), PILE, CARDS, tally, DISCARD)
}

fn settled_first(view: Look<'_>, seat: Seat) -> Result<(), Halt> {
    match due_now(view)? {
        0 => Ok(()),
        due => {
            let why = say!(k::PUNCTURE_FIRST, seat = view.name(seat), due = due);
            Err(Refusal::new(why, k::RULE_PUNCTURE).way_out(k::PUNCTURE_FIRST_WAY_OUT).into())
        }
    }
}

/// Refuses to let a card go that could be played: who can play must (Règles générales).
fn unplayable(view: Look<'_>, seat: Seat, card: Card) -> Result<(), Halt> {
    if card == Card::OneEyed && !view.ruled(super::rulings::EXPERTS_YES) {
        return Err(Refusal::new(k::NO_EXPERTS, k::RULE_EXPERTS).way_out(k::NO_EXPERTS_WAY_OUT).into());
    }
    let (circuit, cars) = (circuit(view)?, cars_out(view));
    match race(view, &circuit, &cars).must(seat, card) {
        Some(play) => {
            let example = format!("{} {}", view.seats().word(seat), write_play(&play, view.seats()));
            let why = say!(k::MUST_PLAY, seat = view.name(seat), card = card.key());
            Err(Refusal::new(why, k::RULE_GENERAL)
                .way_out(say!(k::MUST_PLAY_WAY_OUT, example = example))
                .into())
        }
        None => Ok(()),
    }
}
