//! Ruling `first-choice bid`: all players bid for the first choice of phase 2.

use serde::{Deserialize, Serialize};

use crate::engine::{Command, Refusal, Rejection, Seats, Setting, Syntax, Term, Typed, Why};
use crate::games::automobile::rulings::FIRST_CHOICE_BID;
use crate::games::automobile::turn::{in_phase, spend};
use crate::games::automobile::{Automobile, Tx, View};
use crate::msg;
use crate::words::Line;
use crate::words::keys::automobile as k;

/// Ruling `first-choice bid`: enters the bids for the first choice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Bid {
    /// In dollars, in the order of the table.
    pub bids: Vec<u32>,
}

impl Command<Automobile> for Bid {
    const SYNTAX: &'static [Syntax] =
        &[Syntax::table("bid", "mise", [k::VERB_BID, k::MEANS_BID], "bid red 100, blue 50, green 0")];

    fn arguments(&self, seats: &Seats) -> String {
        let bids = seats.iter().zip(&self.bids).map(|(seat, bid)| format!("{} {bid}", seats.word(seat)));
        bids.collect::<Vec<_>>().join(", ")
    }

    fn parse(typed: &Typed<'_>) -> Result<Self, Line> {
        let bid = |words: &[&str]| match words {
            [bid] => typed.argument(bid),
            _ => Err(typed.how()),
        };
        Ok(Self { bids: typed.per_seat(bid)? })
    }

    fn describe(&self, _: &Setting) -> Line {
        Line::new(k::DESCRIBE_BID)
    }

    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { bids } = self;
        in_phase(tx.view(), 2, k::RULE_CHARACTERS)?;
        if !bids_due(tx.view()) {
            return Err(Refusal::new(k::NO_BID_DUE, k::RULE_CHARACTERS)
                .suggestion(super::stage::stage(tx.view()).prompt)
                .into());
        }
        let count = tx.view().seats().count();
        if bids.len() != count {
            let why = msg!(k::BIDS_COUNT, found = bids.len(), expected = count);
            return Err(Refusal::new(why, k::RULE_CHARACTERS).suggestion(k::BIDS_FIRST_SUGGESTION).into());
        }
        let why = Why::new(k::CAUSE_BID, k::RULE_CHARACTERS);
        for (seat, bid) in tx.view().seats().iter().zip(bids) {
            let tally = tx.tally().plus(i64::from(*bid), || Term::new(Line::new(k::CAUSE_BID)));
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

/// Whether bids are due before characters are chosen (ruling `first-choice bid`).
pub fn bids_due(view: View<'_>) -> bool {
    view.state().first_choice && view.is(FIRST_CHOICE_BID)
}
