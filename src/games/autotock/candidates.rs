//! What might be done now: every legal play of every card, since hands are secret, and letting a card go.

use crate::engine::{Choice, Seat};
use crate::games::autotock::rulings::LAID_CARD_BACK;
use crate::games::autotock::turn::{cars_out, circuit, due_now, race, whose};
use crate::games::autotock::{Act, Card, Look, cards, end};

/// What might be done now, most useful first.
pub fn candidates(view: Look<'_>) -> Vec<Choice<Act>> {
    if end::over(view).is_some() {
        return Vec::new();
    }
    let Some(seat) = whose(view) else { return vec![Choice::whole(Act::Deal)] };
    let plays = offered(view).iter().flat_map(|card| plays(view, seat, *card));
    let without = without(view, None);
    let all: Vec<Act> = match due_now(view) {
        Ok(1..) => without.into_iter().chain(plays).collect(),
        _ => plays.chain(without).collect(),
    };
    all.into_iter().map(Choice::whole).collect()
}

/// The cards of which one may be played now: while a card is due for a puncture, the joker alone.
pub fn offered(view: Look<'_>) -> &'static [Card] {
    match due_now(view).unwrap_or_default() {
        0 => &Card::ALL,
        _ => &[Card::Joker],
    }
}

/// What whoever is on turn can do without playing a card: give the cards for punctures, or discard one, which may be
/// shown to be one that can do nothing.
pub fn without(view: Look<'_>, shown: Option<Card>) -> Vec<Act> {
    let Some(seat) = whose(view) else { return Vec::new() };
    if due_now(view).unwrap_or_default() > 0 {
        return vec![Act::Puncture { seat }];
    }
    let Some(card) = shown.filter(|_| !cards::first_is_enough(view)) else {
        return vec![Act::Discard { seat, card: None }];
    };
    let laid = (!view.ruled(LAID_CARD_BACK)).then_some(Act::Laid { seat, card });
    [Act::Discard { seat, card: Some(card) }].into_iter().chain(laid).collect()
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
