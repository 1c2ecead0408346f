//! What Automobile keeps beside the ledger, word by word, as records name things.

use std::collections::BTreeMap;

use crate::engine::Seat;
use crate::games::automobile::turn::whose;
use crate::games::automobile::{Class, Look};

/// The state, for whoever compares two books.
pub fn beside(view: Look<'_>) -> BTreeMap<String, String> {
    let state = view.state();
    let one = |seat: Option<Seat>| seat.map_or_else(String::new, |seat| seat.to_string());
    let many = |seats: &[Seat]| seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(" ");
    let yes = |is: bool| if is { "yes" } else { "no" }.to_owned();
    let mut all = BTreeMap::new();
    let mut put = |word: String, what: String| all.insert(word, what);
    put("over".into(), yes(state.over));
    put("next".into(), one(whose(view).filter(|_| !state.over)));
    for (seat, character) in state.characters.iter() {
        put(format!("character {seat}"), character.map_or_else(String::new, |held| held.word().to_owned()));
    }
    if state.phase <= 2 {
        put("choosing".into(), many(&state.choosing));
        put("durant".into(), one(state.durant.or(state.durant_later)));
        put("first choice".into(), yes(state.first_choice));
    } else {
        put("order".into(), many(&state.order));
        put("passed".into(), many(&state.passed));
    }
    let after = state.acted.filter(|_| state.ford_after());
    put("ford after".into(), one(after));
    let built = state.built.filter(|_| after.is_some());
    put("ford built".into(), built.map_or_else(String::new, |space| space.to_string()));
    if state.phase == 3 {
        put("round".into(), state.round.to_string());
        put("ford used".into(), yes(state.ford_used));
    }
    if state.phase == 5 {
        put("selling".into(), yes(state.selling));
    }
    if state.phase == 6 {
        let taken =
            [state.taken.bonus, state.taken.pair.into(), state.taken.singles, state.taken.close.into()];
        put("taken".into(), taken.map(|taken| taken.to_string()).join(" "));
    }
    if state.phase == 7 {
        let demand = state.demand.as_ref();
        let demand = demand.map(|demand| Class::ALL.map(|class| demand.of(class).to_string()).join(" "));
        put("demand".into(), demand.unwrap_or_default());
    }
    if state.phase == 8 {
        for (seat, loans) in state.loans_before.iter() {
            put(format!("loans before {seat}"), loans.to_string());
        }
    }
    all
}
