//! The options that need no card: a policy (C), another hand (D), none (E).

use crate::engine::{Halt, Holder, Refusal, Seat, Term, Why};
use crate::games::auto_brocante::rulings::SHORT_DEBT;
use crate::games::auto_brocante::units::{CARDS, POLICIES, POLICY};
use crate::games::auto_brocante::{Means, Tx, money, stage, turn};
use crate::say;
use crate::words::Line;
use crate::words::keys::auto_brocante as k;

/// Option C, or a card: one policy.
///
/// # Errors
/// Refused out of the step, when all policies are out, and beyond cash.
pub fn policy(tx: &mut Tx<'_>, seat: Seat, by: Means) -> Result<(), Halt> {
    const BOUGHT: Why = Why::new(k::CAUSE_POLICY, k::RULE_INSURANCE);
    match by {
        Means::Cash => turn::may_choose(tx.view(), seat)?,
        Means::Card => turn::play_card(tx, seat)?,
    }
    let way_out = stage::stage(tx.view()).now;
    if tx.view().balance(Holder::Bank, POLICIES) == 0 {
        let why = Line::new(k::NO_POLICY_LEFT);
        return Err(Refusal::new(why, k::RULE_INSURANCE).way_out(way_out).into());
    }
    if by == Means::Cash {
        let price = tx.tally().plus(POLICY, || Term::new(Line::new(k::TERM_POLICY)));
        money::purchase(tx, (seat, Holder::Bank), price, BOUGHT, SHORT_DEBT, way_out)?;
        turn::option_done(tx);
    }
    tx.hand(Holder::Bank, Holder::Seat(seat), POLICIES, 1, BOUGHT)
}

/// Option D: the hand under the pile, as many drawn.
///
/// # Errors
/// Refused out of the step, and without a card in hand.
pub fn exchange(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Halt> {
    const OUT: Why = Why::new(k::CAUSE_EXCHANGE_OUT, k::RULE_OPTION_D);
    const IN: Why = Why::new(k::CAUSE_EXCHANGE_IN, k::RULE_OPTION_D);
    turn::may_choose(tx.view(), seat)?;
    let cards = tx.view().has(seat, CARDS);
    if cards == 0 {
        let why = say!(k::NO_CARD, seat = tx.view().name(seat));
        return Err(Refusal::new(why, k::RULE_OPTION_D).way_out(k::NO_CARD_WAY_OUT).into());
    }
    tx.hand(Holder::Seat(seat), Holder::Bank, CARDS, cards, OUT)?;
    tx.hand(Holder::Bank, Holder::Seat(seat), CARDS, cards, IN)?;
    turn::option_done(tx);
    Ok(())
}

/// Option E: none of the options.
///
/// # Errors
/// Refused out of the step.
pub fn none(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Halt> {
    turn::may_choose(tx.view(), seat)?;
    turn::option_done(tx);
    Ok(())
}
