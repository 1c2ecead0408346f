//! Paying a bill that exceeds the cash in hand: loans first, then a closed space or a debt, by the ruling.

use serde::{Deserialize, Serialize};

use crate::engine::{Refusal, Rejection, Seat, Tally, Trace, refuse};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::losses::{WHY_DUE, bill, bill_total, discard, hand_out_points};
use crate::games::automobile::rulings::{SHORT_CLOSE, SHORT_TABLE};
use crate::games::automobile::track::own_spaces;
use crate::games::automobile::units::DOLLARS;
use crate::games::automobile::{Space, Tx, View, close, loan};
use crate::msg;
use crate::words::keys::automobile as k;
use crate::words::{Arg, Line};

/// How a player who is short of cash pays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Short {
    pub seat: Seat,
    /// Spaces to close first, in this order; if empty, the player carries a debt to the bank.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub close: Vec<Space>,
}

/// How a bill is paid.
pub(super) enum Means {
    /// In full.
    Cash,
    /// The cash in hand is paid and the rest is owed.
    Debt,
}

/// Takes the loans needed, then applies the table's choice for a player who is still short.
pub(super) fn raise_cash(tx: &mut Tx<'_>, seat: Seat, short: &[Short]) -> Result<Means, Rejection> {
    let repair = short.iter().find(|short| short.seat == seat);
    loan::take_needed(tx, seat, |view| lacks_for_bill(view, seat))?;
    let missing = lacks_for_bill(tx.view(), seat)?;
    let Some(repair) = repair else {
        return if missing <= 0 { Ok(Means::Cash) } else { Err(still_short(tx.view(), seat, missing)) };
    };
    if missing <= 0 {
        let (why, suggestion) = (k::NOT_SHORT, k::NOT_SHORT_SUGGESTION);
        let named = |key| msg!(key, seat = tx.view().name(seat));
        return refuse(named(why), WHY_DUE.rule, named(suggestion));
    }
    let may_close = tx.view().is(SHORT_CLOSE) || tx.view().is(SHORT_TABLE);
    if !repair.close.is_empty() && !may_close {
        let why = msg!(k::SHORT_MAY_NOT_CLOSE, seat = tx.view().name(seat));
        return refuse(why, WHY_DUE.rule, k::SHORT_DEBT_SUGGESTION);
    }
    for space in &repair.close {
        if lacks_for_bill(tx.view(), seat)? <= 0 {
            let why = msg!(k::CLOSES_TOO_MANY, space = BoardValues::of(tx.view()).space(*space));
            return refuse(why, WHY_DUE.rule, k::CLOSES_TOO_MANY_SUGGESTION);
        }
        close::close_space(tx, seat, *space)?;
    }
    let missing = lacks_for_bill(tx.view(), seat)?;
    if missing > 0 && tx.view().is(SHORT_CLOSE) && !own_spaces(tx.view(), seat).is_empty() {
        let why = msg!(k::SHORT_MUST_CLOSE, seat = tx.view().name(seat), missing = Arg::Money(missing));
        return refuse(why, WHY_DUE.rule, closes(tx.view(), seat));
    }
    Ok(if missing > 0 { Means::Debt } else { Means::Cash })
}

/// How much cash a player lacks to pay the bill.
fn lacks_for_bill(view: View<'_>, seat: Seat) -> Result<i64, Rejection> {
    let due = bill_total(bill(view, seat)?, Tally::new(Trace::Off)).total();
    Ok(due.saturating_sub(view.has(seat, DOLLARS)))
}

fn still_short(view: View<'_>, seat: Seat, missing: i64) -> Rejection {
    let why = msg!(
        k::STILL_SHORT,
        seat = view.name(seat),
        has = Arg::Money(view.has(seat, DOLLARS)),
        missing = Arg::Money(missing),
    );
    let suggestion = if view.is(SHORT_CLOSE) {
        closes(view, seat)
    } else if view.is(SHORT_TABLE) {
        Line::new(k::SHORT_TABLE_SUGGESTION)
    } else {
        Line::new(k::SHORT_DEBT_SUGGESTION)
    };
    Refusal::new(why, WHY_DUE.rule).suggestion(suggestion).into()
}

/// Lists the spaces that can be closed, or suggests a debt if there are none.
fn closes(view: View<'_>, seat: Seat) -> Line {
    let named = |space| BoardValues::of(view).space(space);
    match own_spaces(view, seat) {
        spaces if spaces.is_empty() => Line::new(k::SHORT_DEBT_SUGGESTION),
        spaces => msg!(k::SHORT_CLOSE_SUGGESTION, spaces = spaces.into_iter().map(named).collect::<Vec<_>>()),
    }
}

/// A legal way to pay for each player who cannot, by the ruling; empty if all can pay.
///
/// # Errors
/// Asks for missing board values.
pub fn remedies(tx: &mut Tx<'_>) -> Result<Vec<Short>, Rejection> {
    let mut all = Vec::new();
    hand_out_points(tx)?;
    for seat in tx.view().state().order.clone() {
        discard(tx, seat)?;
        loan::take_needed(tx, seat, |view| lacks_for_bill(view, seat))?;
        if lacks_for_bill(tx.view(), seat)? <= 0 {
            continue;
        }
        let mut repair = Short { seat, close: Vec::new() };
        if tx.view().is(SHORT_CLOSE) {
            for space in own_spaces(tx.view(), seat) {
                if lacks_for_bill(tx.view(), seat)? > 0 {
                    close::close_space(tx, seat, space)?;
                    repair.close.push(space);
                }
            }
        }
        all.push(repair);
    }
    Ok(all)
}
