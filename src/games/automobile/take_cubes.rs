//! Phase 3: takes two R&D cubes.

use crate::act;
use crate::engine::{Command, Holder, Rejection, Seat, Why};
use crate::games::automobile::turn::{action_done, may_act};
use crate::games::automobile::units::{CUBES, CUBES_PER_ACTION};
use crate::games::automobile::{Automobile, Tx};
use crate::words::keys::automobile as k;

act! {
    pub struct Cubes(Automobile, "cubes" / "cubes", "red cubes", k::VERB_CUBES, k::MEANS_CUBES) {
        by seat: Seat,
    } => k::DESCRIBE_CUBES
}

impl Command<Automobile> for Cubes {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat } = *self;
        may_act(tx.view(), seat, k::RULE_CUBES)?;
        let why = Why::new(k::CAUSE_CUBES, k::RULE_CUBES);
        tx.hand(Holder::Bank, seat, CUBES, CUBES_PER_ACTION, why)?;
        action_done(tx, seat, None)
    }
}
