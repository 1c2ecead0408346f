//! New year: return pools come back, the circles are filled, and what is left says how the company stands:
//! success, subsidy, or bankruptcy. Then cards are drawn.

use crate::engine::board::Printed;
use crate::engine::{Derivation, Halt, Holder, PerSeat, Refusal, Seat, Tally, Term, Why};
use crate::games::independents::board::Printing;
use crate::games::independents::rulings::{UNSPENT_LOST, years};
use crate::games::independents::state::{NEW_YEAR, SELECTIVE_STEP};
use crate::games::independents::turn::{due, enter, in_step, refused};
use crate::games::independents::units::{CARDS, CARDS_A_YEAR, RETURN, SUBSIDY, TOKENS, disks, sheet};
use crate::games::independents::{Category, Look, Tx, supply};
use crate::say;
use crate::words::Line;
use crate::words::keys::independents as k;

const fn why(cause: crate::words::Key) -> Why {
    Why::new(cause, k::RULE_NEW_YEAR)
}

/// Everybody's new year, and the next year, or the end of the game.
pub fn new_year(tx: &mut Tx<'_>, said_last: bool) -> Result<(), Halt> {
    in_step(tx.view(), NEW_YEAR, k::RULE_NEW_YEAR)?;
    let last = is_last(tx, said_last)?;
    for seat in tx.view().seats().iter() {
        take_back(tx, seat)?;
        if last {
            let count = owned(tx.view(), seat);
            tx.state().counted.set(seat, count);
        }
        settle(tx, seat, last)?;
        if !last {
            tx.hand(Holder::Bank, Holder::Seat(seat), CARDS, CARDS_A_YEAR, why(k::CAUSE_CARDS))?;
        }
    }
    let seats = tx.view().seats().count();
    let state = tx.state();
    if last {
        state.over = true;
        return Ok(());
    }
    state.year = state.year.saturating_add(1);
    state.category = Category::Models;
    state.phase = SELECTIVE_STEP;
    state.next = 0;
    state.lane.clear();
    state.used = PerSeat::new(seats);
    match due(tx.view()) {
        Some(_) => Ok(()),
        None => enter(tx, SELECTIVE_STEP),
    }
}

/// Whether this year was the last (ruling `years`).
fn is_last(tx: &mut Tx<'_>, said_last: bool) -> Result<bool, Halt> {
    let (verdict, years) = years(tx.view());
    let (year, word) = (tx.view().state().year, tx.view().ruling_word(verdict));
    let last = match years {
        Some(years) if said_last => {
            let why_not = say!(k::YEARS_FIXED, years = years);
            return Err(Refusal::new(why_not, k::RULE_END).way_out(k::YEARS_FIXED_WAY_OUT).into());
        }
        Some(years) => year >= years,
        None => said_last,
    };
    if last {
        let tally = tx.tally().plus(i64::from(year), || Term::new(Line::new(k::TERM_YEAR)).under(word));
        tx.record_finding(|| Derivation::of(Line::new(k::LAST_YEAR), k::RULE_END, tally));
    }
    Ok(last)
}

/// Selective disks that were not spent, then the return pool.
fn take_back(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Halt> {
    let unit = disks(seat);
    if tx.view().ruled(UNSPENT_LOST) {
        let word = tx.view().ruling_word(UNSPENT_LOST);
        let unspent = tx.view().has(seat, unit);
        let tally = tx.tally().plus(unspent, || Term::new(Line::new(k::TERM_UNSPENT)).under(word));
        tx.post(Holder::Seat(seat), Holder::Bank, unit, tally, why(k::CAUSE_UNSPENT))?;
    }
    let returned = tx.view().balance(RETURN, unit);
    tx.hand(RETURN, Holder::Seat(seat), unit, returned, why(k::CAUSE_RETURNED))
}

/// The disks on a player's sheet and in the selective pool.
pub fn owned(view: Look<'_>, seat: Seat) -> i64 {
    on_sheet(view, seat).saturating_add(view.has(seat, disks(seat)))
}

fn on_sheet(view: Look<'_>, seat: Seat) -> i64 {
    Category::ALL.into_iter().map(|category| view.balance(sheet(category), disks(seat))).sum()
}

/// The circles of each category that are empty.
fn empty(view: Look<'_>, seat: Seat) -> Result<[Printed<i64>; 3], Halt> {
    let due = || refused(view, say!(k::COMPANY_DUE, seat = view.name(seat)), k::RULE_SETUP);
    let company = view.state().companies.of(seat).ok_or_else(due)?;
    let circles = Printing::of(view).circles(company)?;
    let filled = |category: Category| view.balance(sheet(category), disks(seat));
    let mut categories = Category::ALL.into_iter();
    Ok(circles.map(|Printed(count, source)| {
        let filled = categories.next().map_or(0, filled);
        Printed((count - filled).max(0), source)
    }))
}

fn settle(tx: &mut Tx<'_>, seat: Seat, last: bool) -> Result<(), Halt> {
    let unit = disks(seat);
    let empty = empty(tx.view(), seat)?;
    let has = tx.view().has(seat, unit);
    let left = has - empty.iter().map(|printed| printed.0).sum::<i64>();
    let mut tally = tx.tally();
    tally.add(has, || Term::new(Line::new(k::TERM_CAME_BACK)).read_from(Holder::Seat(seat), unit));
    for (category, Printed(count, source)) in Category::ALL.into_iter().zip(empty) {
        tally.add(-count, || Term::new(say!(k::TERM_EMPTY, category = category.key())).printed(source));
    }
    tell_status(tx, seat, left, tally);
    if left < 0 {
        return bankrupt(tx, seat, last);
    }
    for (category, Printed(count, source)) in Category::ALL.into_iter().zip(empty) {
        let term = || Term::new(say!(k::TERM_EMPTY, category = category.key())).printed(source);
        let fill = tx.tally().plus(count, term);
        tx.post(Holder::Seat(seat), sheet(category), unit, fill, why(k::CAUSE_FILLED))?;
    }
    if left < SUBSIDY {
        let mut gift = tx.tally();
        gift.add(SUBSIDY, || Term::new(Line::new(k::TERM_SUBSIDY)));
        gift.add(-left, || Term::new(Line::new(k::TERM_LEFT)).read_from(Holder::Seat(seat), unit));
        supply::take(tx, seat, Holder::Seat(seat), gift, why(k::CAUSE_SUBSIDY))?;
    }
    Ok(())
}

/// The figure that decides the status: disks that come back, less empty circles.
fn tell_status(tx: &mut Tx<'_>, seat: Seat, left: i64, tally: Tally) {
    let key = match left {
        ..0 => k::STATUS_BANKRUPT,
        0..SUBSIDY => k::STATUS_SUBSIDY,
        _ => k::STATUS_SUCCESS,
    };
    let what = say!(key, seat = tx.view().name(seat));
    tx.record_finding(|| Derivation::of(what, k::RULE_NEW_YEAR, tally));
}

/// A token, all cards and all disks are lost; a new company begins with six selective disks and a full sheet,
/// which is filled when it is drawn.
fn bankrupt(tx: &mut Tx<'_>, seat: Seat, last: bool) -> Result<(), Halt> {
    let (unit, lost) = (disks(seat), why(k::CAUSE_BANKRUPT));
    let tokens = tx.view().has(seat, TOKENS).min(1);
    tx.hand(Holder::Seat(seat), Holder::Bank, TOKENS, tokens, lost)?;
    let cards = tx.view().has(seat, CARDS);
    tx.hand(Holder::Seat(seat), Holder::Bank, CARDS, cards, lost)?;
    let pool = tx.view().has(seat, unit);
    tx.hand(Holder::Seat(seat), Holder::Bank, unit, pool, lost)?;
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
    let gift = tx.tally().plus(SUBSIDY, || Term::new(Line::new(k::TERM_SUBSIDY)));
    supply::take(tx, seat, Holder::Seat(seat), gift, why(k::CAUSE_NEW_COMPANY))
}
