//! Policies: bought as option C, or taken by a card (5. Assurance).

use serde::{Deserialize, Serialize};

use crate::act;
use crate::engine::{
    Actor, Command, Holder, Part, Rejection, Rest, Seat, Seats, Told, Why, is_default, refuse,
};
use crate::games::auto_brocante::rulings::SHORT_DEBT;
use crate::games::auto_brocante::units::{POLICIES, POLICY};
use crate::games::auto_brocante::{AutoBrocante, Tx, money, stage, turn};
use crate::msg;
use crate::words::Line;
use crate::words::keys::auto_brocante as k;

/// How a policy is obtained.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Means {
    /// Bought (option C).
    #[default]
    Cash,
    /// By a card "free policy".
    Card,
}

act! {
    /// Takes a policy: option C, or by a card. Its kind stays secret until a claim is made.
    pub struct TakePolicy(AutoBrocante, "policy" / "assure", "red policy card", k::VERB_POLICY, k::MEANS_POLICY) {
        by seat: Seat,
        #[serde(default, skip_serializing_if = "is_default")]
        pub by: Means,
    } => |act, setting| {
        let key = if act.by == Means::Cash { k::DESCRIBE_POLICY } else { k::DESCRIBE_POLICY_CARD };
        msg!(key, seat = act.seat.told(setting))
    }
}

impl Part<()> for Means {
    fn take<A: Actor>((): (), rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        Ok(if rest.skips("card") { Self::Card } else { Self::Cash })
    }

    fn put(&self, (): (), seats: &Seats, line: &mut String) {
        (*self == Self::Card).put("card", seats, line);
    }
}

impl Command<AutoBrocante> for TakePolicy {
    /// # Errors
    /// Refused out of the step, when all policies are out, and beyond cash.
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
