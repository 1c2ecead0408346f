//! The state off the ledger as fixes that restore it.

use crate::games::sponsors::fixes::Thrown;
use crate::games::sponsors::sides::cars;
use crate::games::sponsors::{Bonus, Car, Fix, Phase, Race, Square, Step, View, track, turn};

/// Sorts the fixes into the order in which they are carried out, whatever the order of the lines of a sheet.
pub fn lay_out(fixes: &mut [Fix]) {
    fixes.sort_by_key(|fix| match fix {
        Fix::Phase { .. } => (0, 0),
        Fix::Over => (1, 0),
        Fix::Finished(_) => (2, 0),
        Fix::Order(_) => (3, 0),
        Fix::On { .. } | Fix::Off(_) | Fix::Back(_) | Fix::At { .. } | Fix::Next(_) => (4, 0),
        Fix::Started(_) | Fix::Waiting(_) | Fix::Returns { .. } | Fix::Step(_) => (5, 0),
        Fix::Fuelled(_) | Fix::Exchanged { .. } | Fix::Hand { .. } => (6, 0),
        Fix::Had { .. } | Fix::Slipped(_) | Fix::Spin { .. } => (7, 0),
        Fix::Due { n, .. } => (8, *n),
    });
}

/// Moves the pawns, and the cars in the race, to their places in another book.
pub fn pieces_to(from: View<'_>, to: View<'_>) -> Vec<Fix> {
    let pawn = |car: Car| {
        let square = track::square_of(to, car).ok()?;
        (track::square_of(from, car).ok() != Some(square)).then_some(Fix::At { car, square })
    };
    let mut fixes: Vec<Fix> = cars(to.seats()).filter_map(pawn).collect();
    let (was, race) = (&from.state().race, &to.state().race);
    if race.order.len() < 2 || was.order.is_empty() {
        return fixes;
    }
    if was.finished != race.finished {
        fixes.push(Fix::Finished(race.finished.clone()));
    }
    if was.order != race.order {
        fixes.push(Fix::Order(race.order.clone()));
    }
    for car in race.order.iter().copied() {
        let square = race.on.get(&car).copied().unwrap_or(Square::Plain);
        if was.on.get(&car) != Some(&square) {
            fixes.push(Fix::On { car, square });
        }
        match (was.off.contains_key(&car), race.off.contains_key(&car)) {
            (false, true) => fixes.push(Fix::Off(car)),
            (true, false) => fixes.push(Fix::Back(car)),
            _ => {}
        }
    }
    fixes
}

/// The state off the ledger.
pub fn fixes_to(view: View<'_>) -> Vec<Fix> {
    let state = view.state();
    let turn = match state.phase {
        Phase::Deal => None,
        Phase::Race => Some(state.race.turn),
        _ => Some(state.round),
    };
    let mut all = vec![Fix::Phase { phase: state.phase.number(), turn }];
    all.extend(state.at.iter().map(|(car, square)| Fix::At { car: *car, square: *square }));
    for ((car, category), values) in &state.hands {
        all.push(Fix::Hand { car: *car, category: *category, values: values.clone() });
    }
    match state.phase {
        Phase::Workshop => {
            all.extend(turn::whose(view).map(Fix::Next));
            match state.step {
                Step::Throw => {}
                Step::Choose => all.push(Fix::Step(Thrown::Choose)),
                Step::Square => all.push(Fix::Step(Thrown::Square)),
            }
        }
        Phase::Energy => all.push(Fix::Fuelled(state.fuelled.iter().copied().collect())),
        Phase::BeforeRace => {
            let made = state.exchanges.iter();
            all.extend(made.map(|(car, exchanges)| Fix::Exchanged { car: *car, exchanges: *exchanges }));
        }
        Phase::Race => race(&state.race, &mut all),
        Phase::Deal => {}
    }
    if state.over {
        all.push(Fix::Over);
    }
    all
}

fn race(race: &Race, all: &mut Vec<Fix>) {
    all.push(Fix::Finished(race.finished.clone()));
    if !race.order.is_empty() {
        all.push(Fix::Order(race.order.clone()));
        all.push(Fix::Started(race.start.clone()));
        all.push(Fix::Waiting(race.to_play.clone()));
    }
    all.extend(race.on.iter().map(|(car, square)| Fix::On { car: *car, square: *square }));
    all.extend(race.off.iter().map(|(car, squares)| match squares {
        0 => Fix::Off(*car),
        squares => Fix::Returns { car: *car, squares: *squares },
    }));
    all.extend(race.greened.iter().map(|car| Fix::Had { car: *car, bonus: Bonus::Green }));
    all.extend(race.slipped.iter().map(|car| Fix::Had { car: *car, bonus: Bonus::Slip }));
    all.extend(race.slipped_round.iter().map(|car| Fix::Slipped(*car)));
    all.extend(race.spin.map(|spin| Fix::Spin { car: spin.car, added: spin.added }));
    all.extend((1..).zip(&race.dues).map(|(n, due)| Fix::Due {
        n,
        car: due.car,
        squares: due.squares,
        origin: due.origin,
        bonus: due.bonus,
        ran: [due.ran.base, due.ran.green, due.ran.slip],
    }));
}
