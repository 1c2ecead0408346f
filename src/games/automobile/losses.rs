//! Phase 8: every space brings loss points for its age, Sloan and Chrysler discard some, then all players pay the
//! turn's rate per point and the interest on loans. Players keep their points.

use crate::engine::board::{Printed, Source};
use crate::engine::{
    Actor, Command, Holder, Part, Rejection, Rest, Seat, Seats, Tally, Term, Why, push_word, refuse,
};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::rulings::LOAN_LATE_BEFORE;
use crate::games::automobile::short::{Means, Short, raise_cash};
use crate::games::automobile::track::{Ground, built_backwards};
use crate::games::automobile::turn::in_phase;
use crate::games::automobile::units::{DOLLARS, INTEREST, LOANS_TAKEN, LOSSES};
use crate::games::automobile::{Automobile, Character, Class, Phase, Space, Tx, View};
use crate::words::Line;
use crate::words::keys::automobile as k;
use crate::{act, msg};

const WHY_HANDED_OUT: Why = Why::new(k::CAUSE_AGE, k::RULE_LOSSES);
pub(super) const WHY_DUE: Why = Why::new(k::CAUSE_LOSSES, k::RULE_LOSSES);

/// The amount due in the loss phase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bill {
    /// Loss points after discards.
    pub points: i64,
    /// Dollars per point.
    pub rate: Printed<i64>,
    /// The number of loans that bear interest.
    pub loans: i64,
}

/// Points × rate + loans × 50 (phase 8; Prêt).
pub fn bill_total(bill: Bill, mut tally: Tally) -> Tally {
    tally.add_times(bill.points, bill.rate.0, || Term::new(k::TERM_POINTS).printed(bill.rate.1));
    if bill.loans > 0 {
        tally.add_times(bill.loans, INTEREST, || k::TERM_INTEREST);
    }
    tally
}

/// The points that a character discards before paying: half, rounded up (Sloan), or as many as the turn's number
/// (Chrysler).
pub fn discarded(character: Option<Character>, points: i64, turn: u8) -> i64 {
    match character {
        Some(Character::Sloan) => points - points / 2,
        Some(Character::Chrysler) => i64::from(turn).min(points),
        _ => 0,
    }
}

/// The loans that a player had when the loss phase began, or has now if it has not begun.
fn loans_before_losses(view: View<'_>, seat: Seat) -> i64 {
    match &view.state().phase {
        Phase::Losses { loans } => loans.of(seat),
        _ => view.has(seat, LOANS_TAKEN),
    }
}

/// The number of loans that bear interest: all of them, or only those taken before the loss phase, by the ruling.
pub fn loans_with_interest(view: View<'_>, seat: Seat) -> i64 {
    let held = view.has(seat, LOANS_TAKEN);
    if view.is(LOAN_LATE_BEFORE) { held.min(loans_before_losses(view, seat)) } else { held }
}

pub fn bill(view: View<'_>, seat: Seat) -> Result<Bill, Rejection> {
    let points = view.has(seat, LOSSES);
    let rate = match BoardValues::of(view).rate(view.state().turn) {
        Err(_) if points == 0 => Printed(0, Source::Rules),
        rate => rate?,
    };
    Ok(Bill { points, rate, loans: loans_with_interest(view, seat) })
}

act! {
    /// Phase 8: hands out the loss points, and all players pay.
    pub struct Losses(Automobile, "losses" / "pertes", "losses red debt, blue close 7", k::VERB_LOSSES, k::MEANS_LOSSES) {
        /// How each player pays who cannot, even with all their loans.
        pub short: Vec<Short>; default,
    } => |_act, _setting| Line::new(k::DESCRIBE_LOSSES)
}

/// Notation for each player who is short: `debt`, or `close` and the spaces.
impl Part<()> for Vec<Short> {
    fn take<A: Actor>((): (), rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        let typed = rest.typed();
        rest.all();
        let short = |(seat, how): (Seat, Vec<&str>)| match how.as_slice() {
            ["debt"] => Ok(Short { seat, close: Vec::new() }),
            ["close", spaces @ ..] if !spaces.is_empty() => {
                let close = spaces.iter().map(|space| typed.argument(space)).collect::<Result<_, _>>()?;
                Ok(Short { seat, close })
            }
            _ => Err(typed.how()),
        };
        typed.of_players()?.into_iter().map(short).collect()
    }

    fn put(&self, (): (), seats: &Seats, line: &mut String) {
        for (at, Short { seat, close }) in self.iter().enumerate() {
            line.push_str(if at > 0 { "," } else { "" });
            seat.put((), seats, line);
            push_word(line, if close.is_empty() { "debt" } else { "close" });
            close.put((), seats, line);
        }
    }
}

impl Command<Automobile> for Losses {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { short } = self;
        short.iter().try_for_each(|short| tx.view().seats().known(short.seat))?;
        in_phase(tx.view(), 8, k::RULE_LOSSES)?;
        for (at, named) in short.iter().enumerate() {
            if short.iter().take(at).any(|other| other.seat == named.seat) {
                let named = |key| msg!(key, seat = tx.view().name(named.seat));
                let (why, suggestion) = (named(k::SHORT_TWICE), named(k::SHORT_TWICE_SUGGESTION));
                return refuse(why, WHY_DUE.rule, suggestion);
            }
        }
        hand_out_points(tx)?;
        for seat in tx.view().state().order.clone() {
            discard(tx, seat)?;
            let repair = short.iter().find(|short| short.seat == seat);
            let means = raise_cash(tx, seat, short)?;
            pay(tx, seat, means, repair)?;
        }
        tx.state().phase = Phase::End;
        Ok(())
    }
}

/// Gives each player the loss points of their open spaces.
pub(super) fn hand_out_points(tx: &mut Tx<'_>) -> Result<(), Rejection> {
    for class in Class::ALL {
        for (seat, space, points) in points_by_space(tx.view(), class)? {
            let tally = tx.tally().plus(points, || {
                let space = BoardValues::of(tx.view()).space(space);
                Term::new(msg!(k::TERM_AGE, space, class = class.key()))
            });
            tx.post(Holder::Bank, seat, LOSSES, tally, WHY_HANDED_OUT)?;
        }
    }
    Ok(())
}

/// Carries out phase 8 for one player up to the payment: the points of all spaces, then the discards of Sloan and
/// Chrysler.
///
/// # Errors
/// Asks for missing board values.
pub fn apply_losses_before_payment(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Rejection> {
    hand_out_points(tx)?;
    discard(tx, seat)
}

/// The owner and the loss points of each open space of a class: 0, 1, 2, 3… from the most modern space backwards,
/// across all players. A closed space takes a place in the row but brings no points.
pub fn points_by_space(view: View<'_>, class: Class) -> Result<Vec<(Seat, Space, i64)>, Rejection> {
    let mut place = 0;
    let mut all = Vec::new();
    for (space, ground) in built_backwards(view) {
        if BoardValues::of(view).class(space)? != class {
            continue;
        }
        if let Ground::Open(seat) = ground {
            all.push((seat, space, place));
        }
        place += 1;
    }
    Ok(all)
}

/// Discards the points that Sloan or Chrysler takes off.
pub(super) fn discard(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Rejection> {
    let (points, turn) = (tx.view().has(seat, LOSSES), tx.view().state().turn);
    let character = tx.view().state().characters.of(seat);
    let (cause, rule) = match character {
        Some(Character::Sloan) => (k::CHARACTER_SLOAN, k::RULE_SLOAN),
        Some(Character::Chrysler) => (k::CHARACTER_CHRYSLER, k::RULE_CHRYSLER),
        _ => return Ok(()),
    };
    let away = tx.tally().plus(discarded(character, points, turn), || {
        let what = match character {
            Some(Character::Sloan) => msg!(k::TERM_HALF, points),
            _ => msg!(k::TERM_TURN_NUMBER, turn),
        };
        Term::new(what).read_from(seat, LOSSES)
    });
    tx.post(seat, Holder::Bank, LOSSES, away, Why::new(cause, rule))
}

/// Pays the bill, or owes what the player lacks.
fn pay(tx: &mut Tx<'_>, seat: Seat, means: Means, repair: Option<&Short>) -> Result<(), Rejection> {
    let owed = bill(tx.view(), seat)?;
    let before = owed.loans.min(loans_before_losses(tx.view(), seat));
    let mut due = bill_total(Bill { loans: before, ..owed }, tx.tally());
    if owed.loans > before {
        due.add_times(owed.loans - before, INTEREST, || k::TERM_INTEREST);
    }
    note_not_due(tx.view(), seat, owed, repair, &mut due);
    match means {
        Means::Cash => tx.post(seat, Holder::Bank, DOLLARS, due, WHY_DUE),
        Means::Debt => tx.pay_or_owe(seat, Holder::Bank, DOLLARS, due, WHY_DUE),
    }
}

/// Notes what does not count in a bill, and why: late loans, the option used by a player who was short, the discards
/// of other players.
fn note_not_due(view: View<'_>, seat: Seat, owed: Bill, repair: Option<&Short>, due: &mut Tally) {
    if owed.loans < view.has(seat, LOANS_TAKEN) {
        due.note(|| k::TERM_LATE_LOAN);
    }
    if let Some(repair) = repair {
        let option = if repair.close.is_empty() {
            k::RULING_SHORT_OF_CASH_DEBT
        } else {
            k::RULING_SHORT_OF_CASH_CLOSE
        };
        due.note(|| option);
    }
    for (character, line) in
        [(Character::Sloan, k::TERM_SLOAN_TAKEN), (Character::Chrysler, k::TERM_CHRYSLER_TAKEN)]
    {
        if let Some(holder) = view.state().holder(character).filter(|holder| *holder != seat) {
            due.note(|| msg!(line, seat = view.name(holder)));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seven_points_and_two_loans_in_turn_three_cost_310() {
        let bill = Bill { points: 7, rate: Printed(30, Source::Board), loans: 2 };
        assert_eq!(bill_total(bill, Tally::traced()).total(), 310);
    }

    #[test]
    fn sloan_discards_half_rounded_up_and_chrysler_the_number_of_the_turn() {
        assert_eq!(discarded(Some(Character::Sloan), 7, 1), 4);
        assert_eq!(discarded(Some(Character::Sloan), 1, 1), 1);
        assert_eq!(discarded(Some(Character::Chrysler), 7, 3), 3);
        assert_eq!(discarded(Some(Character::Chrysler), 2, 3), 2);
        assert_eq!(discarded(Some(Character::Ford), 7, 3), 0);
    }
}
