//! The state of Automobile off the ledger, as text to compare two books by.

use std::collections::BTreeMap;

use crate::engine::Seat;
use crate::games::automobile::turn::whose;
use crate::games::automobile::{Class, Phase, Taken, View};

pub fn off_ledger(view: View<'_>) -> BTreeMap<String, String> {
    let state = view.state();
    let one = |seat: Option<Seat>| seat.map_or_else(String::new, |seat| seat.to_string());
    let many = |seats: &[Seat]| seats.iter().map(Seat::to_string).collect::<Vec<_>>().join(" ");
    let yes = |is: bool| if is { "yes" } else { "no" }.to_owned();
    let mut all = BTreeMap::new();
    let mut put = |word: String, what: String| {
        all.insert(word, what);
    };
    put("over".into(), yes(state.over()));
    put("next".into(), one(whose(view).filter(|_| !state.over())));
    for (seat, character) in state.characters.iter() {
        put(format!("character {seat}"), character.map_or_else(String::new, |held| held.word().to_owned()));
    }
    if state.phase.number() <= 2 {
        put("choosing".into(), many(&state.choosing));
        put("durant".into(), one(state.durant_due()));
        put("first choice".into(), yes(state.first_choice));
    } else {
        put("order".into(), many(&state.order));
        put("passed".into(), many(&state.passed));
    }
    let after = state.ford_just_acted();
    put("ford after".into(), one(after.map(|acted| acted.seat)));
    let built = after.and_then(|acted| acted.built);
    put("ford built".into(), built.map_or_else(String::new, |space| space.to_string()));
    match &state.phase {
        Phase::Actions { round, .. } => {
            put("round".into(), round.to_string());
            put("ford used".into(), yes(state.ford_used));
        }
        Phase::Distributors { selling, .. } => put("selling".into(), yes(*selling)),
        Phase::Decisions { .. } => {
            let Taken { close, bonus, pair, singles } = state.taken;
            put("taken".into(), [bonus, pair.into(), singles, close.into()].map(|n| n.to_string()).join(" "));
        }
        Phase::Sale => {
            let demand = state.demand.as_ref();
            let demand = demand.map(|demand| Class::ALL.map(|class| demand.of(class).to_string()).join(" "));
            put("demand".into(), demand.unwrap_or_default());
        }
        Phase::Losses { loans } => {
            loans.iter().for_each(|(seat, loans)| put(format!("loans before {seat}"), loans.to_string()));
        }
        Phase::Tiles | Phase::Characters { .. } | Phase::Howard | Phase::End | Phase::Over => {}
    }
    all
}
