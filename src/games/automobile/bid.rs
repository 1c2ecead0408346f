//! Ruling `first-choice bid`: all players bid for the first choice of phase 2.

use crate::engine::{Command, Each, Refusal, Rejection, Why, refuse};
use crate::games::automobile::rulings::FIRST_CHOICE_BID;
use crate::games::automobile::turn::{in_phase, spend};
use crate::games::automobile::{Automobile, Tx, View};
use crate::words::Line;
use crate::words::keys::automobile as k;
use crate::{act, msg};

act! {
    /// Ruling `first-choice bid`: enters the bids for the first choice.
    pub struct Bid(Automobile, "bid" / "mise", "bid red 100, blue 50, green 0", k::VERB_BID, k::MEANS_BID) {
        /// In dollars, in the order of the table.
        pub bids: Vec<u32> = Each(()),
    } => |_act, _setting| Line::new(k::DESCRIBE_BID)
}

impl Command<Automobile> for Bid {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { bids } = self;
        in_phase(tx.view(), 2, k::RULE_CHARACTERS)?;
        if !bids_due(tx.view()) {
            return Err(Refusal::new(k::NO_BID_DUE, k::RULE_CHARACTERS).into());
        }
        let count = tx.view().seats().count();
        if bids.len() != count {
            let why = msg!(k::BIDS_COUNT, found = bids.len(), expected = count);
            return refuse(why, k::RULE_CHARACTERS, k::BIDS_FIRST_SUGGESTION);
        }
        let why = Why::new(k::CAUSE_BID, k::RULE_CHARACTERS);
        for (seat, bid) in tx.view().seats().iter().zip(bids) {
            let tally = tx.tally().plus(i64::from(*bid), || k::CAUSE_BID);
            spend(tx, seat, tally, why, None)?;
        }
        let mut order = tx.view().state().choosing.clone();
        order.sort_by_key(|seat| std::cmp::Reverse(bids.get(seat.index()).copied().unwrap_or_default()));
        let state = tx.state();
        state.choosing = order;
        state.first_choice = false;
        Ok(())
    }
}

/// Whether bids must be entered before characters are chosen (ruling `first-choice bid`).
pub fn bids_due(view: View<'_>) -> bool {
    view.state().first_choice && view.is(FIRST_CHOICE_BID)
}
