//! The acts offered now: every legal play of every card, since hands are secret, and discarding.

use crate::engine::{Choice, Seat};
use crate::games::autotock::carry::Play;
use crate::games::autotock::rulings::LAID_CARD_BACK;
use crate::games::autotock::turn::{cars_out, circuit, due_now, race, whose};
use crate::games::autotock::{Act, Card, Discard, LaidCard, PlayCard, Puncture, View, discard, end};

/// The acts offered now, most useful first.
pub fn candidates(view: View<'_>) -> Vec<Choice<Act>> {
    if end::over(view).is_some() {
        return Vec::new();
    }
    let Some(seat) = whose(view) else { return vec![Choice::whole(Act::Deal)] };
    let plays = plays(view, seat, offered(view));
    let without = without(view, None);
    let (first, then) = match due_now(view) {
        Ok(1..) => (without, plays),
        _ => (plays, without),
    };
    first.into_iter().chain(then).map(Choice::whole).collect()
}

/// The cards that may be played now: all, or only the joker while a puncture card is due.
pub fn offered(view: View<'_>) -> &'static [Card] {
    match due_now(view).unwrap_or_default() {
        0 => &Card::ALL,
        _ => &[Card::Joker],
    }
}

/// The acts that play no card: giving puncture cards, or discarding. A card that was shown to be unplayable is named.
pub fn without(view: View<'_>, shown: Option<Card>) -> Vec<Act> {
    let Some(seat) = whose(view) else { return Vec::new() };
    if due_now(view).unwrap_or_default() > 0 {
        return vec![Puncture { seat }.into()];
    }
    let Some(card) = shown.filter(|_| !discard::first_is_enough(view)) else {
        return vec![Discard { seat, card: None }.into()];
    };
    let laid = (!view.is(LAID_CARD_BACK)).then_some(LaidCard { seat, card }.into());
    [Discard { seat, card: Some(card) }.into()].into_iter().chain(laid).collect()
}

/// The legal plays of these cards. If board values are missing, plays that ask for them.
fn plays(view: View<'_>, seat: Seat, some: &[Card]) -> Vec<Act> {
    let act = |how| PlayCard { seat, how }.into();
    let Ok(circuit) = circuit(view) else {
        let out = some.iter().filter(|card| card.brings_out()).map(|card| Play::Out { card: *card });
        return out.map(act).collect();
    };
    let cars = cars_out(view);
    let race = race(view, &circuit, &cars);
    some.iter().flat_map(|card| race.legal(seat, *card)).map(act).collect()
}
