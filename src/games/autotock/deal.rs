//! Dealing cards: the cycle of deals decides who deals and how many cards.

use crate::engine::{Command, Holder, Refusal, Rejection, Why, refuse};
use crate::games::autotock::rulings::PUNCTURE_DEBT_DROPPED;
use crate::games::autotock::turn::{next_deal, whose};
use crate::games::autotock::units::{CARDS, PILE};
use crate::games::autotock::{Autotock, Tx};
use crate::words::keys::autotock as k;
use crate::{act, msg};

act! {
    /// Deals the cards. Before a full deck, the pile is shuffled back in.
    pub struct DealCards(Autotock, "deal" / "distribue", "deal", k::VERB_DEAL, k::MEANS_DEAL) {} => k::DESCRIBE_DEAL
}

impl Command<Autotock> for DealCards {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        const DEALT: Why = Why::new(k::CAUSE_DEAL, k::RULE_DEALS);
        const SHUFFLED: Why = Why::new(k::CAUSE_SHUFFLE, k::RULE_DEALS);
        let view = tx.view();
        if let Some(seat) = whose(view) {
            let why = msg!(k::DEAL_NOT_NOW, seat = view.name(seat));
            return Err(Refusal::new(why, k::RULE_DEALS).into());
        }
        let Some((dealing, _, opener)) = next_deal(view) else {
            return refuse(k::NO_DEAL, k::RULE_DEALS, k::NO_DEAL_SUGGESTION);
        };
        if dealing.full_deck() {
            let pile = view.balance(PILE, CARDS);
            tx.hand(PILE, Holder::Bank, CARDS, pile, SHUFFLED)?;
        }
        for seat in tx.view().seats().from(opener) {
            let tally = tx.tally().plus(i64::from(dealing.deal.cards), || {
                msg!(k::TERM_DEAL, number = dealing.deal.number, of = dealing.of)
            });
            tx.post(Holder::Bank, seat, CARDS, tally, DEALT)?;
        }
        let (count, dropped) = (tx.view().seats().count(), tx.view().is(PUNCTURE_DEBT_DROPPED));
        let state = tx.state();
        state.deal = state.deal.saturating_add(1);
        state.next = opener;
        state.settled = false;
        // Unless the ruling drops them, cards owed for punctures remain owed in the next deal.
        if dropped {
            state.owed = crate::engine::PerSeat::new(count);
        }
        Ok(())
    }
}
