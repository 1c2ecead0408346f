//! New year: return pools come back, the status of each company is settled, and cards are drawn.

use crate::engine::{Command, Holder, Rejection, Seat, refuse};
use crate::games::independents::rulings::{UNSPENT_LOST, years};
use crate::games::independents::status::{owned, settle, why};
use crate::games::independents::step::{NEW_YEAR, Step};
use crate::games::independents::turn::{begin, in_step};
use crate::games::independents::units::{CARDS, CARDS_A_YEAR, RETURN, disks};
use crate::games::independents::{Category, Independents, Tx};
use crate::words::Line;
use crate::words::keys::independents as k;
use crate::{act, msg};

act! {
    #[derive(Copy)]
    pub struct NewYear(Independents, "year" / "clôt", "year last", k::VERB_YEAR, k::MEANS_YEAR) {
        /// Whether this year was the last (ruling `years open`).
        pub last: bool = "last"; default,
    } => |act, _setting| {
        Line::new(if act.last { k::DESCRIBE_YEAR_LAST } else { k::DESCRIBE_YEAR })
    }
}

impl Command<Independents> for NewYear {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        in_step(tx.view(), NEW_YEAR, k::RULE_NEW_YEAR)?;
        let last = is_last(tx, self.last)?;
        for seat in tx.view().seats().iter() {
            take_back(tx, seat)?;
            if last {
                // Ties compare disks before the subsidies and bankruptcies, which come next.
                let count = owned(tx.view(), seat);
                tx.state().disks_at_end.set(seat, count);
            }
            settle(tx, seat, last)?;
            if !last {
                tx.hand(Holder::Bank, seat, CARDS, CARDS_A_YEAR, why(k::CAUSE_CARDS))?;
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
        state.step = Step::selective(seats);
        begin(tx)
    }
}

/// Whether this year was the last (ruling `years`).
fn is_last(tx: &mut Tx<'_>, said_last: bool) -> Result<bool, Rejection> {
    let year = tx.view().state().year;
    let last = match years(tx.view()) {
        Some(years) if said_last => {
            let why_not = msg!(k::YEARS_FIXED, years);
            return refuse(why_not, k::RULE_END, k::YEARS_FIXED_SUGGESTION);
        }
        Some(years) => year >= years,
        None => said_last,
    };
    if last {
        let tally = tx.tally().plus(i64::from(year), || k::TERM_YEAR);
        tx.found(k::LAST_YEAR, k::RULE_END, tally);
    }
    Ok(last)
}

/// Takes back unspent selective disks, then the return pool.
fn take_back(tx: &mut Tx<'_>, seat: Seat) -> Result<(), Rejection> {
    let unit = disks(seat);
    if tx.view().is(UNSPENT_LOST) {
        let unspent = tx.view().has(seat, unit);
        let tally = tx.tally().plus(unspent, || k::TERM_UNSPENT);
        tx.post(seat, Holder::Bank, unit, tally, why(k::CAUSE_UNSPENT))?;
    }
    let returned = tx.view().balance(RETURN, unit);
    tx.hand(RETURN, seat, unit, returned, why(k::CAUSE_RETURNED))
}
