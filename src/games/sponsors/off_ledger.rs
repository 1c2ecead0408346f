//! The state of Les Sponsors off the ledger, as text to compare two books by.

use std::collections::BTreeMap;

use crate::games::sponsors::sides::cars;
use crate::games::sponsors::{Car, Phase, Step, View, turn};

/// The state by the names of the rule page.
pub fn off_ledger(view: View<'_>) -> BTreeMap<String, String> {
    let state = view.state();
    let race = &state.race;
    let list = |cars: &[Car]| cars.iter().map(Car::to_string).collect::<Vec<_>>().join(" ");
    let mut all = BTreeMap::new();
    let mut say = |word: &str, what: String| {
        all.insert(word.to_owned(), what);
    };
    say("phase", if state.over { "over".to_owned() } else { state.phase.number().to_string() });
    if !state.over {
        say("next", turn::whose(view).map_or_else(|| "-".to_owned(), |car| car.to_string()));
    }
    match state.phase {
        Phase::Workshop => {
            say("round", state.round.to_string());
            let step = match state.step {
                Step::Throw => "throw",
                Step::Choose => "choose",
                Step::Square => "square",
            };
            say("step", step.to_owned());
        }
        Phase::Race => {
            say("turn", race.turn.to_string());
            say("order", list(&race.order));
            say("finished", list(&race.finished));
            say("to-play", list(&race.to_play));
            say("off", list(&race.off.keys().copied().collect::<Vec<_>>()));
            let dues = race.dues.iter().map(|due| format!("{}:{}", due.car, due.squares));
            say("due", dues.collect::<Vec<_>>().join(" "));
            say("spin", race.spin.map_or_else(String::new, |spin| format!("{}:{}", spin.car, spin.added)));
            for (car, on) in &race.on {
                say(&format!("on {car}"), on.word().to_owned());
            }
        }
        _ => {}
    }
    for car in cars(view.seats()) {
        if let Some(square) = state.at.get(&car) {
            say(&format!("square {car}"), square.to_string());
        }
    }
    for ((car, category), values) in state.hands.iter().filter(|(_, values)| !values.is_empty()) {
        let values: Vec<String> = values.iter().map(u8::to_string).collect();
        say(&format!("hand {car} {}", category.word()), values.join(" "));
    }
    all
}
