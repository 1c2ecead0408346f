//! The status of a company at new year: its circles are filled, and the number of disks left means success, subsidy
//! or bankruptcy.

use crate::engine::board::Printed;
use crate::engine::{Holder, Refusal, Rejection, Seat, Tally, Term, Why};
use crate::games::independents::board::BoardValues;
use crate::games::independents::units::{CARDS, SUBSIDY, TOKENS, disks, sheet};
use crate::games::independents::{Category, Tx, View, supply};
use crate::msg;
use crate::words::keys::independents as k;
use crate::words::{Key, Line};

/// A cause of postings at new year.
pub const fn why(cause: Key) -> Why {
    Why::new(cause, k::RULE_NEW_YEAR)
}

/// The disks on a player's sheet and in their selective pool.
pub fn owned(view: View<'_>, seat: Seat) -> i64 {
    saved(view, seat).saturating_add(view.has(seat, disks(seat)))
}

/// The disks on the circles of a player's sheet.
pub fn saved(view: View<'_>, seat: Seat) -> i64 {
    Category::ALL.into_iter().map(|category| view.balance(sheet(category), disks(seat))).sum()
}

/// The number of empty circles in each category.
fn empty(view: View<'_>, seat: Seat) -> Result<[Printed<i64>; 3], Rejection> {
    let due = || Rejection::from(Refusal::new(msg!(k::COMPANY_DUE, seat = view.name(seat)), k::RULE_SETUP));
    let company = view.state().companies.of(seat).ok_or_else(due)?;
    let circles = BoardValues::of(view).circles(company)?;
    let filled = |category: Category| view.balance(sheet(category), disks(seat));
    let mut categories = Category::ALL.into_iter();
    Ok(circles.map(|Printed(count, source)| {
        let filled = categories.next().map_or(0, filled);
        Printed((count - filled).max(0), source)
    }))
}

/// Settles the status of a company: fills its circles and decides by the disks left. The returned disks are already
/// in the pool. The rules subtract ten disks, which includes circles already filled.
///
/// # Errors
/// Asks for the company's circles, and for the number of disks in the supply, if missing.
pub fn settle(tx: &mut Tx<'_>, seat: Seat, last: bool) -> Result<(), Rejection> {
    let unit = disks(seat);
    let empty = empty(tx.view(), seat)?;
    let has = tx.view().has(seat, unit);
    let left = has - empty.iter().map(|printed| printed.0).sum::<i64>();
    let mut tally = tx.tally();
    tally.add(has, || Term::new(k::TERM_CAME_BACK).read_from(seat, unit));
    for (category, Printed(count, source)) in Category::ALL.into_iter().zip(empty) {
        tally.add(-count, || Term::new(msg!(k::TERM_EMPTY, category = category.key())).printed(source));
    }
    record_status(tx, seat, left, tally);
    if left < 0 {
        return bankrupt(tx, seat, last);
    }
    for (category, Printed(count, source)) in Category::ALL.into_iter().zip(empty) {
        let term = || Term::new(msg!(k::TERM_EMPTY, category = category.key())).printed(source);
        let fill = tx.tally().plus(count, term);
        tx.post(seat, sheet(category), unit, fill, why(k::CAUSE_FILLED))?;
    }
    if left < SUBSIDY {
        let mut gift = tx.tally();
        gift.add(SUBSIDY, || k::TERM_SUBSIDY);
        gift.add(-left, || Term::new(k::TERM_LEFT).read_from(seat, unit));
        supply::take(tx, seat, seat, gift, why(k::CAUSE_SUBSIDY))?;
    }
    Ok(())
}

/// Records the number that decides the status: the disks in the pool less the empty circles.
fn record_status(tx: &mut Tx<'_>, seat: Seat, left: i64, tally: Tally) {
    let what = status(tx.view(), seat, left);
    tx.found(what, k::RULE_NEW_YEAR, tally);
}

/// Describes the status of a company with this many disks left.
pub fn status(view: View<'_>, seat: Seat, left: i64) -> Line {
    let key = match left {
        ..0 => k::STATUS_BANKRUPT,
        0..SUBSIDY => k::STATUS_SUBSIDY,
        _ => k::STATUS_SUCCESS,
    };
    msg!(key, seat = view.name(seat))
}

/// Bankruptcy: the player loses a token, all cards and all disks. The new company begins with six selective disks;
/// its sheet is filled when it is drawn.
fn bankrupt(tx: &mut Tx<'_>, seat: Seat, last: bool) -> Result<(), Rejection> {
    let (unit, lost) = (disks(seat), why(k::CAUSE_BANKRUPT));
    let tokens = tx.view().has(seat, TOKENS).min(1);
    tx.hand(seat, Holder::Bank, TOKENS, tokens, lost)?;
    let cards = tx.view().has(seat, CARDS);
    tx.hand(seat, Holder::Bank, CARDS, cards, lost)?;
    let pool = tx.view().has(seat, unit);
    tx.hand(seat, Holder::Bank, unit, pool, lost)?;
    for category in Category::ALL {
        let filled = tx.view().balance(sheet(category), unit);
        tx.hand(sheet(category), Holder::Bank, unit, filled, lost)?;
    }
    if last {
        return Ok(());
    }
    let state = tx.state();
    let old = state.companies.of(seat);
    state.discarded.extend(old);
    state.companies.set(seat, None);
    let gift = tx.tally().plus(SUBSIDY, || k::TERM_SUBSIDY);
    supply::take(tx, seat, seat, gift, why(k::CAUSE_NEW_COMPANY))
}
