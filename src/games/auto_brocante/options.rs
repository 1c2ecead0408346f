//! The options that need no card and no cash: a new hand (D) or nothing (E).

use crate::engine::{Command, Holder, Rejection, Seat, Why, refuse};
use crate::games::auto_brocante::units::CARDS;
use crate::games::auto_brocante::{AutoBrocante, Tx, turn};
use crate::words::keys::auto_brocante as k;
use crate::{act, msg};

act! {
    /// Option D: puts the hand under the pile and draws as many cards.
    pub struct Exchange(AutoBrocante, "exchange" / "échange", "red exchange", k::VERB_EXCHANGE, k::MEANS_EXCHANGE) {
        by seat: Seat,
    } => k::DESCRIBE_EXCHANGE
}

impl Command<AutoBrocante> for Exchange {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat } = *self;
        const OUT: Why = Why::new(k::CAUSE_EXCHANGE_OUT, k::RULE_OPTION_D);
        const IN: Why = Why::new(k::CAUSE_EXCHANGE_IN, k::RULE_OPTION_D);
        turn::may_choose(tx.view(), seat)?;
        let cards = tx.view().has(seat, CARDS);
        if cards == 0 {
            let why = msg!(k::NO_CARD, seat = tx.view().name(seat));
            return refuse(why, k::RULE_OPTION_D, k::NO_CARD_SUGGESTION);
        }
        tx.hand(seat, Holder::Bank, CARDS, cards, OUT)?;
        tx.hand(Holder::Bank, seat, CARDS, cards, IN)?;
        turn::option_done(tx);
        Ok(())
    }
}

act! {
    /// Option E: does nothing.
    pub struct NoOption(AutoBrocante, "none" / "passe", "red none", k::VERB_NONE, k::MEANS_NONE) {
        by seat: Seat,
    } => k::DESCRIBE_NONE
}

impl Command<AutoBrocante> for NoOption {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat } = *self;
        turn::may_choose(tx.view(), seat)?;
        turn::option_done(tx);
        Ok(())
    }
}
