//! Reminders of what players easily forget: Ford's extra piece, the discards of Sloan and Chrysler, interest, a loan
//! that avoids a debt, a space that only brings loss points. Each reminder has the act that does it.

use crate::engine::{Derivation, Measure, Rejection, Reminder, ReminderForm, Seat, Trace};
use crate::games::automobile::turn::whose;
use crate::games::automobile::units::{DOLLARS, INTEREST, LOANS, LOANS_TAKEN, LOSSES, cars, on};
use crate::games::automobile::{
    Act, Character, Class, Close, Ford, Loan, Losses, Phase, Tx, View, losses, short, track,
};
use crate::msg;
use crate::words::keys::automobile as k;
use crate::words::{Arg, Line};

pub const FORMS: &[ReminderForm] = &[
    ReminderForm { word: "ford", name: k::REMIND_FORD_NAME },
    ReminderForm { word: "sloan", name: k::REMIND_SLOAN_NAME },
    ReminderForm { word: "chrysler", name: k::REMIND_CHRYSLER_NAME },
    ReminderForm { word: "interest", name: k::REMIND_INTEREST_NAME },
    ReminderForm { word: "loan", name: k::REMIND_LOAN_NAME },
    ReminderForm { word: "space", name: k::REMIND_SPACE_NAME },
];

/// The bill of phase 8 if it happened now: points of spaces, discards, rate and interest. `None` after phase 8.
///
/// # Errors
/// Asks for missing board values.
pub fn bill(view: View<'_>, seat: Seat) -> Result<Option<Derivation>, Rejection> {
    if view.state().phase.number() > 8 {
        return Ok(None);
    }
    let mut tx = Tx::begin(view.setting, view.book.clone(), Trace::On);
    losses::apply_losses_before_payment(&mut tx, seat)?;
    let tally = losses::bill_total(losses::bill(tx.view(), seat)?, tx.tally());
    let what = msg!(k::BILL_NOW, seat = view.name(seat));
    Ok(Some(Derivation::of(what, k::RULE_LOSSES, tally).counted_in(Measure::Money)))
}

pub fn reminders(view: View<'_>) -> Vec<Reminder> {
    let mut all = Vec::new();
    if view.state().over() {
        return all;
    }
    all.extend(ford(view));
    all.extend(of_losses(view));
    all.extend(loans(view));
    all.extend(spaces(view));
    all
}

/// Ford's extra piece, while it may still be built.
fn ford(view: View<'_>) -> Option<Reminder> {
    let state = view.state();
    let seat = state.ford().filter(|_| matches!(state.phase, Phase::Actions { .. }))?;
    if whose(view) != Some(seat) && state.ford_just_acted().is_none() {
        return None;
    }
    let legal = |act: &Act| {
        let mut tx = Tx::begin(view.setting, view.book.clone(), Trace::Off);
        <super::Automobile as crate::engine::Rules>::apply(&mut tx, act).is_ok()
    };
    let spaces = track::own_spaces(view, seat).into_iter();
    let mut acts = spaces.flat_map(|space| [false, true].map(|parts| Act::Ford(Ford { seat, space, parts })));
    let act = acts.find(legal)?;
    Some(Reminder {
        word: "ford",
        what: msg!(k::REMIND_FORD, seat = view.name(seat)),
        seat: None,
        act: act.into(),
    })
}

/// Reminders of phase 8: players who discard, and players who pay interest.
fn of_losses(view: View<'_>) -> Vec<Reminder> {
    let state = view.state();
    if !matches!(state.phase, Phase::Losses { .. }) {
        return Vec::new();
    }
    let mut tx = Tx::begin(view.setting, view.book.clone(), Trace::Off);
    let act = Act::Losses(Losses { short: short::remedies(&mut tx).unwrap_or_default() });
    let mut all = Vec::new();
    for (character, word, key) in
        [(Character::Sloan, "sloan", k::REMIND_SLOAN), (Character::Chrysler, "chrysler", k::REMIND_CHRYSLER)]
    {
        let Some(seat) = state.holder(character) else { continue };
        let points = points_before_discard(view, seat).unwrap_or_default();
        let away = losses::discarded(Some(character), points, state.turn);
        let what = msg!(key, seat = view.name(seat), points, away);
        all.push(Reminder { word, what, seat: Some(seat), act: act.clone().into() });
    }
    for seat in view.seats().iter() {
        let loans = losses::loans_with_interest(view, seat);
        if loans > 0 {
            let interest = Arg::Money(loans.saturating_mul(INTEREST));
            let what = msg!(k::REMIND_INTEREST, seat = view.name(seat), loans, interest);
            all.push(Reminder { word: "interest", what, seat: Some(seat), act: act.clone().into() });
        }
    }
    all
}

/// A player's loss points once their spaces have brought theirs, before any discard.
fn points_before_discard(view: View<'_>, seat: Seat) -> Result<i64, Rejection> {
    let mut tx = Tx::begin(view.setting, view.book.clone(), Trace::Off);
    losses::hand_out_points(&mut tx)?;
    Ok(tx.view().has(seat, LOSSES))
}

/// Reminders of a debt that a loan would pay, and of a bill that cash in hand does not cover.
fn loans(view: View<'_>) -> Vec<Reminder> {
    let mut all = Vec::new();
    for seat in view.seats().iter().filter(|seat| view.has(*seat, LOANS_TAKEN) < LOANS) {
        let owed = view.book.owed_by(seat, DOLLARS);
        let cash = view.has(seat, DOLLARS);
        let due = match view.state().phase.number() {
            6..=8 => bill(view, seat).ok().flatten().map_or(0, |bill| bill.total),
            _ => 0,
        };
        let what = if owed > 0 {
            msg!(k::REMIND_DEBT, seat = view.name(seat), owed = Arg::Money(owed))
        } else if due > cash {
            let (due, cash) = (Arg::Money(due), Arg::Money(cash));
            msg!(k::REMIND_LOAN, seat = view.name(seat), due, cash)
        } else {
            continue;
        };
        all.push(Reminder { word: "loan", what, seat: Some(seat), act: Act::Loan(Loan { seat }).into() });
    }
    all
}

/// Reminders of the spaces without cars that would bring points, when their owner can close one.
fn spaces(view: View<'_>) -> Vec<Reminder> {
    let Some(seat) = whose(view).filter(|_| matches!(view.state().phase.number(), 3 | 6)) else {
        return Vec::new();
    };
    let mut all = Vec::new();
    for class in Class::ALL {
        let Ok(spaces) = losses::points_by_space(view, class) else { continue };
        for (_, space, points) in spaces.into_iter().filter(|(owner, ..)| *owner == seat) {
            if points == 0 || view.balance(on(space), cars(seat)) > 0 {
                continue;
            }
            let name: Line = super::board::BoardValues::of(view).space(space);
            let what = msg!(k::REMIND_SPACE, seat = view.name(seat), space = name, points);
            all.push(Reminder {
                word: "space",
                what,
                seat: Some(seat),
                act: Act::Close(Close { seat, space }).into(),
            });
        }
    }
    all
}
