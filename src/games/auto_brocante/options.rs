//! The options that need neither a card nor cash: a new hand (D), or nothing (E).

use serde::{Deserialize, Serialize};

use crate::engine::{Command, Holder, Refusal, Rejection, Seat, Setting, Syntax, Typed, Why};
use crate::games::auto_brocante::units::CARDS;
use crate::games::auto_brocante::{AutoBrocante, Tx, turn};
use crate::msg;
use crate::words::Line;
use crate::words::keys::auto_brocante as k;

/// Option D: puts the hand of cards under the pile and draws as many.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exchange {
    pub seat: Seat,
}

impl Command<AutoBrocante> for Exchange {
    const SYNTAX: &'static [Syntax] =
        &[Syntax::player("exchange", "échange", [k::VERB_EXCHANGE, k::MEANS_EXCHANGE], "red exchange")];

    fn parse(typed: &Typed<'_>) -> Result<Self, Line> {
        typed.alone(Self { seat: typed.by()? })
    }

    fn describe(&self, setting: &Setting) -> Line {
        msg!(k::DESCRIBE_EXCHANGE, seat = setting.seats.name(self.seat))
    }

    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat } = *self;
        const OUT: Why = Why::new(k::CAUSE_EXCHANGE_OUT, k::RULE_OPTION_D);
        const IN: Why = Why::new(k::CAUSE_EXCHANGE_IN, k::RULE_OPTION_D);
        turn::may_choose(tx.view(), seat)?;
        let cards = tx.view().has(seat, CARDS);
        if cards == 0 {
            let why = msg!(k::NO_CARD, seat = tx.view().name(seat));
            return Err(Refusal::new(why, k::RULE_OPTION_D).suggestion(k::NO_CARD_SUGGESTION).into());
        }
        tx.hand(Holder::Seat(seat), Holder::Bank, CARDS, cards, OUT)?;
        tx.hand(Holder::Bank, Holder::Seat(seat), CARDS, cards, IN)?;
        turn::option_done(tx);
        Ok(())
    }
}

/// Option E: uses none of the options.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NoOption {
    pub seat: Seat,
}

impl Command<AutoBrocante> for NoOption {
    const SYNTAX: &'static [Syntax] =
        &[Syntax::player("none", "passe", [k::VERB_NONE, k::MEANS_NONE], "red none")];

    fn parse(typed: &Typed<'_>) -> Result<Self, Line> {
        typed.alone(Self { seat: typed.by()? })
    }

    fn describe(&self, setting: &Setting) -> Line {
        msg!(k::DESCRIBE_NONE, seat = setting.seats.name(self.seat))
    }

    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat } = *self;
        turn::may_choose(tx.view(), seat)?;
        turn::option_done(tx);
        Ok(())
    }
}
