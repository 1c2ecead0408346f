//! Policies, bought as option C or taken with a card (5. Assurance).

use crate::engine::{Command, Holder, Rejection, Seat, Told, Why, refuse};
use crate::games::auto_brocante::rulings::SHORT_DEBT;
use crate::games::auto_brocante::units::{POLICIES, POLICY};
use crate::games::auto_brocante::{AutoBrocante, Tx, money, stage, turn};
use crate::{act, msg, parts};

use crate::words::keys::auto_brocante as k;

parts! {
    /// How a policy is obtained.
    #[derive(Default)]
    enum Means {
        /// With a card "free policy".
        Card = "card";
        #[default]
        Cash
    }
}

act! {
    /// Takes a policy, as option C or with a card. Its kind stays secret until a claim.
    pub struct TakePolicy(AutoBrocante, "policy" / "assure", "red policy card", k::VERB_POLICY, k::MEANS_POLICY) {
        by seat: Seat,
        pub by: Means; default,
    } => |act, setting| {
        let key = if act.by == Means::Cash { k::DESCRIBE_POLICY } else { k::DESCRIBE_POLICY_CARD };
        msg!(key, seat = act.seat.told(setting))
    }
}

impl Command<AutoBrocante> for TakePolicy {
    /// # Errors
    /// Refuses outside the step of the option, when no policy is left, and when cash is short.
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, by } = *self;
        const BOUGHT: Why = Why::new(k::CAUSE_POLICY, k::RULE_INSURANCE);
        match by {
            Means::Cash => turn::may_choose(tx.view(), seat)?,
            Means::Card => turn::play_card(tx, seat)?,
        }
        let suggestion = stage::stage(tx.view()).prompt;
        if tx.view().balance(Holder::Bank, POLICIES) == 0 {
            return refuse(k::NO_POLICY_LEFT, k::RULE_INSURANCE, suggestion);
        }
        if by == Means::Cash {
            let price = tx.tally().plus(POLICY, || k::TERM_POLICY);
            money::purchase(tx, (seat, Holder::Bank), price, BOUGHT, SHORT_DEBT, suggestion)?;
            turn::option_done(tx);
        }
        tx.hand(Holder::Bank, seat, POLICIES, 1, BOUGHT)
    }
}
