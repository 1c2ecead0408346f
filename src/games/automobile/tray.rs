//! The tray beside the board: the remaining markers, and the order of passing so far.

use crate::games::automobile::units::BONUS_COST;
use crate::games::automobile::{Phase, View};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{desk, sheets};

pub fn tray(view: View<'_>) -> Vec<Line> {
    match view.state().phase {
        Phase::Decisions { .. } => markers(view).into_iter().chain(order(view)).collect(),
        _ => Vec::new(),
    }
}

/// The remaining markers, with the price of each.
fn markers(view: View<'_>) -> Vec<Line> {
    let taken = view.state().taken;
    let left = BONUS_COST.iter().skip(usize::from(taken.bonus));
    let costs: Vec<Line> = left.map(|cost| msg!(desk::FIGURE, figure = *cost)).collect();
    let bonus = match costs.len() {
        0 => Line::new(sheets::BONUS_NONE),
        count => msg!(sheets::BONUS_LEFT, count, costs),
    };
    let (pair, singles) = (i64::from(!taken.pair), 2 - i64::from(taken.singles));
    let reduced = msg!(sheets::REDUCED_LEFT, pair, singles);
    let close = if taken.close { sheets::CLOSE_GONE } else { sheets::CLOSE_LEFT };
    vec![bonus, reduced, close.into()]
}

/// The order of choosing in the next turn, as far as it is decided.
fn order(view: View<'_>) -> Option<Line> {
    let passed = view.state().passed.iter().enumerate();
    let passed: Vec<Line> =
        passed.map(|(at, seat)| msg!(sheets::IN_ORDER, rank = at + 1, who = view.name(*seat))).collect();
    (!passed.is_empty()).then(|| msg!(sheets::NEXT_ORDER, who = passed))
}
