//! What might be done now: every legal play of every card, since hands are secret, and letting a card go.

use crate::engine::{Choice, Seat};
use crate::games::autotock::turn::{cars_out, circuit, due_now, race, whose};
use crate::games::autotock::{Act, Card, Look, end};

/// What might be done now, most useful first.
pub fn candidates(view: Look<'_>) -> Vec<Choice<Act>> {
    if end::over(view).is_some() {
        return Vec::new();
    }
    let Some(seat) = whose(view) else { return vec![Choice::whole(Act::Deal)] };
    let due = due_now(view).unwrap_or_default();
    let mut all = Vec::new();
    if due > 0 {
        all.push(Act::Puncture { seat });
        all.extend(plays(view, seat, Card::Joker));
    } else {
        all.extend(Card::ALL.into_iter().flat_map(|card| plays(view, seat, card)));
        all.push(Act::Discard { seat, card: None });
    }
    all.into_iter().map(Choice::whole).collect()
}

/// The legal plays of a card; on a board that nobody has read, the one that asks for it.
pub fn plays(view: Look<'_>, seat: Seat, card: Card) -> Vec<Act> {
    let Ok(circuit) = circuit(view) else {
        let out = Act::Play { seat, how: super::plays::Play::Out { card } };
        return card.brings_out().then_some(out).into_iter().collect();
    };
    let cars = cars_out(view);
    let legal = race(view, &circuit, &cars).legal(seat, card);
    legal.into_iter().map(|how| Act::Play { seat, how }).collect()
}
