//! Passing: the marker goes to the passing lane, or, in trends, the player reveals no more cards.

use crate::engine::{Command, Refusal, Rejection, Seat};
use crate::games::independents::step::{CARD_STEP, SELECTIVE_STEP, TRENDS};
use crate::games::independents::turn::{go_on, go_round, in_step, on_turn};
use crate::games::independents::{Independents, Tx, stage};
use crate::words::keys::independents as k;
use crate::{act, msg};

act! {
    /// Steps 1 and 3: passes, and the marker goes to the passing lane. Trends: reveals no more cards.
    #[derive(Copy)]
    pub struct Pass(Independents, "pass" / "passe", "red pass", k::VERB_PASS, k::MEANS_PASS) {
        by seat: Seat,
    } => k::DESCRIBE_PASS
}

impl Command<Independents> for Pass {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat } = *self;
        let step = tx.view().state().step.number();
        match step {
            SELECTIVE_STEP | CARD_STEP => {
                in_step(tx.view(), step, k::RULE_ORDER)?;
                on_turn(tx.view(), seat, k::RULE_ORDER)?;
                tx.state().step.lane_mut().into_iter().for_each(|lane| lane.push(seat));
                go_round(tx, seat)
            }
            TRENDS => {
                in_step(tx.view(), step, k::RULE_TREND)?;
                on_turn(tx.view(), seat, k::RULE_TREND)?;
                go_on(tx, seat)
            }
            _ => {
                in_step(tx.view(), step, k::RULE_ORDER)?;
                Err(Rejection::from(Refusal::new(
                    msg!(k::NO_PASS, step = stage::step_name(step)),
                    k::RULE_ORDER,
                )))
            }
        }
    }
}
