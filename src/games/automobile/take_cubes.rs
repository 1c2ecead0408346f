//! Phase 3: takes two R&D cubes.

use serde::{Deserialize, Serialize};

use crate::engine::{Command, Holder, Rejection, Seat, Setting, Syntax, Typed, Why};
use crate::games::automobile::turn::{action_done, may_act};
use crate::games::automobile::units::{CUBES, CUBES_PER_ACTION};
use crate::games::automobile::{Automobile, Tx};
use crate::msg;
use crate::words::Line;
use crate::words::keys::automobile as k;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cubes {
    pub seat: Seat,
}

impl Command<Automobile> for Cubes {
    const SYNTAX: &'static [Syntax] =
        &[Syntax::player("cubes", "cubes", [k::VERB_CUBES, k::MEANS_CUBES], "red cubes")];

    fn parse(typed: &Typed<'_>) -> Result<Self, Line> {
        typed.alone(Self { seat: typed.by()? })
    }

    fn describe(&self, setting: &Setting) -> Line {
        msg!(k::DESCRIBE_CUBES, seat = setting.seats.name(self.seat))
    }

    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat } = *self;
        may_act(tx.view(), seat, k::RULE_CUBES)?;
        let why = Why::new(k::CAUSE_CUBES, k::RULE_CUBES);
        tx.hand(Holder::Bank, Holder::Seat(seat), CUBES, CUBES_PER_ACTION, why)?;
        action_done(tx, seat, None)
    }
}
