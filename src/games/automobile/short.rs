//! How a bill is paid for which cash does not do: loans first, then a space closed or a debt, as the table rules.

use serde::{Deserialize, Serialize};

use crate::engine::{Acts, Refusal, Rejection, Seat, Tally, Trace};
use crate::games::automobile::board::BoardValues;
use crate::games::automobile::losses::{WHY_DUE, bill, bill_total, discard, hand_out_points};
use crate::games::automobile::rulings::{SHORT_CLOSE, SHORT_TABLE};
use crate::games::automobile::track::own_spaces;
use crate::games::automobile::units::DOLLARS;
use crate::games::automobile::{Act, Losses, Space, Tx, View, close, loan};
use crate::msg;
use crate::words::keys::automobile as k;
use crate::words::{Arg, Line};

/// How somebody pays who cannot.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Short {
    /// The player who is short of cash.
    pub seat: Seat,
    /// Closes these spaces first, in this order; none carries a debt to the bank.
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    pub close: Vec<Space>,
}

/// How a bill is paid.
pub(super) enum Means {
    /// All of it.
    Cash,
    /// What there is, and the rest is owed.
    Debt,
}

/// Loans as few as are enough; then what the table said for who is still short.
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
        return Err(Refusal::new(named(why), WHY_DUE.rule).suggestion(named(suggestion)).into());
    }
    let may_close = tx.view().is(SHORT_CLOSE) || tx.view().is(SHORT_TABLE);
    if !repair.close.is_empty() && !may_close {
        let why = msg!(k::SHORT_MAY_NOT_CLOSE, seat = tx.view().name(seat));
        return Err(Refusal::new(why, WHY_DUE.rule).suggestion(k::SHORT_DEBT_SUGGESTION).into());
    }
    for (at, space) in repair.close.iter().enumerate() {
        if lacks_for_bill(tx.view(), seat)? <= 0 {
            let why = msg!(k::CLOSES_TOO_MANY, space = BoardValues::of(tx.view()).space(*space));
            let enough = Act::from(closing_only(short, seat, at)).write(tx.view().seats());
            let suggestion = msg!(k::CLOSES_TOO_MANY_SUGGESTION, act = tx.view().typed(&enough));
            return Err(Refusal::new(why, WHY_DUE.rule).suggestion(suggestion).into());
        }
        close::close_space(tx, seat, *space)?;
    }
    let missing = lacks_for_bill(tx.view(), seat)?;
    if missing > 0 && tx.view().is(SHORT_CLOSE) && !own_spaces(tx.view(), seat).is_empty() {
        let why = msg!(k::SHORT_MUST_CLOSE, seat = tx.view().name(seat), missing = Arg::Money(missing));
        return Err(Refusal::new(why, WHY_DUE.rule).suggestion(closes(tx.view(), seat)).into());
    }
    Ok(if missing > 0 { Means::Debt } else { Means::Cash })
}

/// The same bill, in which one player closes only the first spaces that they named.
fn closing_only(short: &[Short], seat: Seat, first: usize) -> Losses {
    let mut short = short.to_vec();
    for named in short.iter_mut().filter(|named| named.seat == seat) {
        named.close.truncate(first);
    }
    short.retain(|named| named.seat != seat || first > 0);
    Losses { short }
}

/// What somebody's cash lacks to pay the bill.
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

/// The spaces of which one closes, or a debt where none is left.
fn closes(view: View<'_>, seat: Seat) -> Line {
    let named = |space| BoardValues::of(view).space(space);
    match own_spaces(view, seat) {
        spaces if spaces.is_empty() => Line::new(k::SHORT_DEBT_SUGGESTION),
        spaces => msg!(k::SHORT_CLOSE_SUGGESTION, spaces = spaces.into_iter().map(named).collect::<Vec<_>>()),
    }
}

/// A way for each player who cannot pay, as the ruling allows it; nobody where all can.
///
/// # Errors
/// Asks for printed values that have not been read.
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
