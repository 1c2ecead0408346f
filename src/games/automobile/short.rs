//! How a bill is paid for which cash does not do: loans first, then a space closed or a debt, as the table rules.

use serde::{Deserialize, Serialize};

use crate::engine::{Acts, Halt, Refusal, Seat, Tally, Trace};
use crate::games::automobile::board::Printing;
use crate::games::automobile::losses::{WHY_DUE, bill, bill_total, discard, hand_out_points};
use crate::games::automobile::rulings::{SHORT_CLOSE, SHORT_TABLE};
use crate::games::automobile::track::own_spaces;
use crate::games::automobile::units::DOLLARS;
use crate::games::automobile::{Act, Look, Losses, Space, Tx, close, loan};
use crate::say;
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
pub(super) fn raise_cash(tx: &mut Tx<'_>, seat: Seat, short: &[Short]) -> Result<Means, Halt> {
    let remedy = short.iter().find(|short| short.seat == seat);
    loan::take_needed(tx, seat, |view| lacks_for_bill(view, seat))?;
    let missing = lacks_for_bill(tx.view(), seat)?;
    let Some(remedy) = remedy else {
        return if missing <= 0 { Ok(Means::Cash) } else { Err(still_short(tx.view(), seat, missing)) };
    };
    if missing <= 0 {
        let (why, way_out) = (k::NOT_SHORT, k::NOT_SHORT_WAY_OUT);
        let named = |key| say!(key, seat = tx.view().name(seat));
        return Err(Refusal::new(named(why), WHY_DUE.rule).way_out(named(way_out)).into());
    }
    let may_close = tx.view().ruled(SHORT_CLOSE) || tx.view().ruled(SHORT_TABLE);
    if !remedy.close.is_empty() && !may_close {
        let why = say!(k::SHORT_MAY_NOT_CLOSE, seat = tx.view().name(seat));
        return Err(Refusal::new(why, WHY_DUE.rule).way_out(k::SHORT_DEBT_WAY_OUT).into());
    }
    for (at, space) in remedy.close.iter().enumerate() {
        if lacks_for_bill(tx.view(), seat)? <= 0 {
            let why = say!(k::CLOSES_TOO_MANY, space = Printing::of(tx.view()).space(*space));
            let enough = Act::from(closing_only(short, seat, at)).write(tx.view().seats());
            let way_out = say!(k::CLOSES_TOO_MANY_WAY_OUT, act = tx.view().typed(&enough));
            return Err(Refusal::new(why, WHY_DUE.rule).way_out(way_out).into());
        }
        close::close_space(tx, seat, *space)?;
    }
    let missing = lacks_for_bill(tx.view(), seat)?;
    if missing > 0 && tx.view().ruled(SHORT_CLOSE) && !own_spaces(tx.view(), seat).is_empty() {
        let why = say!(k::SHORT_MUST_CLOSE, seat = tx.view().name(seat), missing = Arg::Money(missing));
        return Err(Refusal::new(why, WHY_DUE.rule).way_out(closes(tx.view(), seat)).into());
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
fn lacks_for_bill(view: Look<'_>, seat: Seat) -> Result<i64, Halt> {
    let due = bill_total(bill(view, seat)?, Tally::new(Trace::Off)).total();
    Ok(due.saturating_sub(view.has(seat, DOLLARS)))
}

fn still_short(view: Look<'_>, seat: Seat, missing: i64) -> Halt {
    let why = say!(
        k::STILL_SHORT,
        seat = view.name(seat),
        has = Arg::Money(view.has(seat, DOLLARS)),
        missing = Arg::Money(missing),
    );
    let way_out = if view.ruled(SHORT_CLOSE) {
        closes(view, seat)
    } else if view.ruled(SHORT_TABLE) {
        Line::new(k::SHORT_TABLE_WAY_OUT)
    } else {
        Line::new(k::SHORT_DEBT_WAY_OUT)
    };
    Refusal::new(why, WHY_DUE.rule).way_out(way_out).into()
}

/// The spaces of which one closes, or a debt where none is left.
fn closes(view: Look<'_>, seat: Seat) -> Line {
    let named = |space| Printing::of(view).space(space);
    match own_spaces(view, seat) {
        spaces if spaces.is_empty() => Line::new(k::SHORT_DEBT_WAY_OUT),
        spaces => say!(k::SHORT_CLOSE_WAY_OUT, spaces = spaces.into_iter().map(named).collect::<Vec<_>>()),
    }
}

/// A way for each player who cannot pay, as the ruling allows it; nobody where all can.
///
/// # Errors
/// Asks for printed values that have not been read.
pub fn remedies(tx: &mut Tx<'_>) -> Result<Vec<Short>, Halt> {
    let mut all = Vec::new();
    hand_out_points(tx)?;
    for seat in tx.view().state().order.clone() {
        discard(tx, seat)?;
        loan::take_needed(tx, seat, |view| lacks_for_bill(view, seat))?;
        if lacks_for_bill(tx.view(), seat)? <= 0 {
            continue;
        }
        let mut remedy = Short { seat, close: Vec::new() };
        if tx.view().ruled(SHORT_CLOSE) {
            for space in own_spaces(tx.view(), seat) {
                if lacks_for_bill(tx.view(), seat)? > 0 {
                    close::close_space(tx, seat, space)?;
                    remedy.close.push(space);
                }
            }
        }
        all.push(remedy);
    }
    Ok(all)
}
