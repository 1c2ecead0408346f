//! The status of the turn: year, step, category, player to act, and the prompt.

use crate::engine::{Seat, TurnStatus, at_table};
use crate::games::independents::lessons::PHASES;
use crate::games::independents::rulings::years;
use crate::games::independents::step::{
    CAR_OF_THE_YEAR, CARD_STEP, COMPETITION, MAJORITY, REQUIRED_STEP, SELECTIVE_STEP, TRENDS,
};
use crate::games::independents::turn::{Due, due, step, whose, without_company};
use crate::games::independents::{View, car};
use crate::msg;
use crate::words::keys::independents as k;
use crate::words::{Key, Line};

/// The names of the categories. The first five steps are played for each of them.
const CATEGORIES: &[Key] = &[k::CATEGORY_MODELS, k::CATEGORY_ENGINEERING, k::CATEGORY_PROMOTIONS];

pub fn step_name(step: u8) -> Line {
    Line::new(PHASES.get(usize::from(step.saturating_sub(1))).copied().unwrap_or(k::STEP_1))
}

/// The status of the turn. Categories are shown as the rounds of the first five steps.
pub fn stage(view: View<'_>) -> TurnStatus {
    let state = view.state();
    let whose = match due(view) {
        Some(Due::Order) => Vec::new(),
        Some(Due::Company(_)) => without_company(view),
        None => whose(view).into_iter().collect(),
    };
    TurnStatus {
        label: k::TURN,
        turn: state.year,
        turns: years(view).map(|years| years.max(state.year)),
        phase: step(view),
        round_names: Some((CATEGORIES, MAJORITY)),
        phases: PHASES,
        round: (step(view) <= MAJORITY).then_some((state.category.number(), 3)),
        order: at_table(state.order.iter().copied()),
        to_act: whose,
        prompt: now(view),
        over: state.over.then(|| over(view)),
        ..TurnStatus::default()
    }
}

fn over(view: View<'_>) -> Line {
    msg!(k::OVER, year = view.state().year)
}

/// The prompt: what to do now.
pub fn now(view: View<'_>) -> Line {
    let state = view.state();
    let name = |seat: Option<Seat>| seat.map_or_else(String::new, |seat| view.name(seat));
    let category = state.category.key();
    let turn = whose(view);
    match due(view) {
        _ if state.over => return over(view),
        Some(Due::Order) => return msg!(k::NOW_ORDER, first = view.name(state.first)),
        Some(Due::Company(seat)) => return msg!(k::NOW_COMPANY, seat = view.name(seat)),
        None => {}
    }
    match step(view) {
        SELECTIVE_STEP => msg!(k::NOW_SELECTIVE, seat = name(turn), category),
        REQUIRED_STEP => msg!(k::NOW_REQUIRED, seat = name(turn), category),
        CARD_STEP => msg!(k::NOW_CARDS, seat = name(turn), category),
        COMPETITION => msg!(k::NOW_COMPETITION, category),
        MAJORITY => msg!(k::NOW_MAJORITY, category),
        TRENDS => msg!(k::NOW_TREND, seat = name(turn)),
        CAR_OF_THE_YEAR => match car::due(view) {
            Some(round) => msg!(k::NOW_CAR, place = round.line()),
            None => Line::new(k::CAR_NOTHING),
        },
        _ => match years(view) {
            Some(years) if state.year >= years => Line::new(k::NOW_LAST_YEAR),
            Some(_) => Line::new(k::NOW_YEAR),
            None => Line::new(k::NOW_YEAR_OPEN),
        },
    }
}
