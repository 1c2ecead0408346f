//! The order of turns and the steps of a turn: minimum, one option, business, card (1. Le jeu).

use crate::engine::{Command, Holder, Refusal, Rejection, Seat, Why, refuse};
use crate::games::auto_brocante::units::{CARDS, CARDS_A_TURN, CARS, MINIMUM, SMALL_MINIMUM};
use crate::games::auto_brocante::{AutoBrocante, Step, Tx, View, lots};
use crate::words::keys::auto_brocante as k;
use crate::words::{Key, Line};
use crate::{act, msg};

/// The current step of the turn. Skips the minimum if nothing is left to buy for it, and the option after two cards,
/// even when a correction has filled the lot or set the number of cards.
pub fn step_now(view: View<'_>) -> Step {
    match view.state().step {
        Step::Minimum if missing(view) > 0 => Step::Minimum,
        Step::Minimum | Step::Option => after_minimum(view.state().cards),
        step => step,
    }
}

/// The step after the minimum: the option, unless two cards have used it up, including cards for the minimum.
pub const fn after_minimum(cards: u8) -> Step {
    if cards >= CARDS_A_TURN { Step::Business } else { Step::Option }
}

/// How many cars the dealer to act must still buy to reach the minimum.
pub fn missing(view: View<'_>) -> i64 {
    let state = view.state();
    if state.step != Step::Minimum {
        return 0;
    }
    (state.minimum - view.has(state.turn, CARS)).clamp(0, lots::in_bank(view))
}

/// Begins a turn and fixes its minimum.
pub fn begin(tx: &mut Tx<'_>, seat: Seat) {
    let minimum = if lots::in_bank(tx.view()) < MINIMUM { SMALL_MINIMUM } else { MINIMUM };
    let state = tx.state();
    state.turn = seat;
    state.minimum = minimum;
    state.cards = 0;
    state.step = Step::Minimum;
    tx.state().step = step_now(tx.view());
}

/// Refuses options B to E if an option has already been used or begun.
///
/// # Errors
/// Says what the dealer has to do first or has already done.
pub fn may_choose(view: View<'_>, seat: Seat) -> Result<(), Rejection> {
    let refused = |why: Line| Err(Refusal::new(why, k::RULE_TURN).into());
    match step_now(view) {
        Step::Option if view.state().cards == 0 => Ok(()),
        Step::Option => refused(msg!(k::OPTION_A_BEGUN, seat = view.name(seat), cards = view.state().cards)),
        Step::Minimum => refused(msg!(k::MINIMUM_FIRST, seat = view.name(seat), cars = missing(view))),
        _ => refused(msg!(k::OPTION_DONE, seat = view.name(seat))),
    }
}

/// Ends options B to E; business and drawing a card remain.
pub fn option_done(tx: &mut Tx<'_>) {
    tx.state().step = Step::Business;
}

/// Plays a card of option A, which goes under the pile. The second card uses the option up.
///
/// # Errors
/// Refuses before the lot has the minimum, after the option, beyond two cards a turn, and without a card in hand.
pub fn play_card(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Rejection> {
    let view = tx.view();
    if step_now(view) == Step::Minimum {
        let why = msg!(k::MINIMUM_FIRST, seat = view.name(seat), cars = missing(view));
        return Err(Refusal::new(why, k::RULE_TURN).into());
    }
    play_bank_card(tx, seat)
}

/// Plays a card that buys from the bank, as option A or for the minimum. Both count towards the two cards of option A
/// (2.).
///
/// # Errors
/// The same as [`play_card`], except that it allows the step of the minimum.
pub fn play_bank_card(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Rejection> {
    let view = tx.view();
    let step = step_now(view);
    let played = view.state().cards;
    let refused = |why: Line| Err(Refusal::new(why, k::RULE_CARDS).into());
    if !matches!(step, Step::Minimum | Step::Option) || played >= CARDS_A_TURN {
        return refused(match played {
            0 => msg!(k::OPTION_DONE, seat = view.name(seat)),
            _ => msg!(k::CARDS_DONE, seat = view.name(seat), cards = played),
        });
    }
    discard(tx, seat, k::CAUSE_CARD)?;
    let state = tx.state();
    state.cards += 1;
    state.step = match step {
        Step::Minimum => Step::Minimum,
        _ => after_minimum(state.cards),
    };
    Ok(())
}

/// Puts a card from a dealer's hand under the pile.
///
/// # Errors
/// Refuses if the hand is empty.
pub fn discard(tx: &mut Tx<'_>, seat: Seat, cause: Key) -> Result<(), Rejection> {
    if tx.view().has(seat, CARDS) == 0 {
        let why = msg!(k::NO_CARD, seat = tx.view().name(seat));
        return refuse(why, k::RULE_CARDS, k::NO_CARD_SUGGESTION);
    }
    tx.hand(seat, Holder::Bank, CARDS, 1, Why::new(cause, k::RULE_CARDS))
}

/// Refuses a later step before the option is done. Ends option A if cards have been played.
///
/// # Errors
/// Says which step comes first.
pub fn after_option(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Rejection> {
    let view = tx.view();
    let refused = |why: Line| Err(Refusal::new(why, k::RULE_TURN).into());
    match step_now(view) {
        now @ (Step::Business | Step::Draw) => {
            tx.state().step = now;
            Ok(())
        }
        Step::Option if view.state().cards > 0 => {
            tx.state().step = Step::Business;
            Ok(())
        }
        Step::Minimum => refused(msg!(k::MINIMUM_FIRST, seat = view.name(seat), cars = missing(view))),
        _ => refused(msg!(k::OPTION_FIRST, seat = view.name(seat))),
    }
}

act! {
    /// Draws a card and ends the turn.
    pub struct DrawCard(AutoBrocante, "draw" / "pioche", "red draw", k::VERB_DRAW, k::MEANS_DRAW) {
        by seat: Seat,
    } => k::DESCRIBE_DRAW
}

impl Command<AutoBrocante> for DrawCard {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat } = *self;
        const DRAWN: Why = Why::new(k::CAUSE_DRAW, k::RULE_TURN);
        after_option(tx, seat)?;
        let left = tx.view().balance(Holder::Bank, CARDS);
        tx.hand(Holder::Bank, seat, CARDS, left.min(1), DRAWN)?;
        let next = tx.view().seats().from(seat).nth(1).unwrap_or(seat);
        if next == tx.view().state().first {
            let state = tx.state();
            state.round = state.round.saturating_add(1);
        }
        begin(tx, next);
        Ok(())
    }
}
