//! The status of the turn: the deal and its dealer, the player to act, and whether a puncture card is due first.

use crate::engine::TurnStatus;
use crate::games::autotock::lessons::PHASES;
use crate::games::autotock::turn::{due_now, next_deal, whose};
use crate::games::autotock::units::CARDS;
use crate::games::autotock::{View, end};
use crate::msg;
use crate::words::Line;
use crate::words::keys::autotock as k;

pub fn stage(view: View<'_>) -> TurnStatus {
    let over = end::over(view);
    let turn = if over.is_some() { None } else { whose(view) };
    // While board values are missing, no car is out, so nothing is due.
    let due = due_now(view).unwrap_or_default();
    let (phase, now) = match (turn, due) {
        (None, _) => (1, dealing(view)),
        (Some(seat), 0) => (3, msg!(k::NOW_PLAY, seat = view.name(seat), cards = view.has(seat, CARDS))),
        (Some(seat), due) => (2, msg!(k::NOW_PUNCTURE, seat = view.name(seat), due)),
    };
    let dealt = view.state().deal.max(u16::from(phase == 1) + view.state().deal);
    TurnStatus {
        label: k::TURN,
        turn: u32::from(dealt.max(1)),
        phase,
        phases: PHASES,
        to_act: turn.into_iter().collect(),
        prompt: over.clone().unwrap_or(now),
        over,
        ..TurnStatus::default()
    }
}

fn dealing(view: View<'_>) -> Line {
    match next_deal(view) {
        Some((dealing, dealer, opener)) => msg!(
            k::NOW_DEAL,
            seat = view.name(dealer),
            cards = dealing.deal.cards,
            player = view.name(opener),
            number = dealing.deal.number,
            of = dealing.of,
        ),
        None => Line::new(k::NO_DEAL),
    }
}
