//! Step 5, the majority bonus: a token for the most sections won in the category, for each who shares that.

use crate::engine::{Derivation, Halt, Holder, Seat, Term, Why};
use crate::games::independents::board::Printing;
use crate::games::independents::state::{MAJORITY, SELECTIVE_STEP, TRENDS};
use crate::games::independents::turn::{enter, in_step};
use crate::games::independents::units::{TOKENS, disks, on};
use crate::games::independents::{Look, Tx, competition};
use crate::say;
use crate::words::keys::independents as k;

const BONUS: Why = Why::new(k::CAUSE_MAJORITY, k::RULE_MAJORITY);

/// How many sections of the category everybody has won, in the order of the table.
pub fn wins(view: Look<'_>) -> Vec<(Seat, i64)> {
    let won = competition::won(view, view.state().category);
    let of = |seat: Seat| won.iter().filter(|(winner, _)| *winner == seat).map(|_| 1).sum();
    view.seats().iter().map(|seat| (seat, of(seat))).collect()
}

/// Hands out the bonus. Where nobody holds a section, nobody gets one.
pub fn bonus(tx: &mut Tx<'_>) -> Result<(), Halt> {
    in_step(tx.view(), MAJORITY, BONUS.rule)?;
    let wins = wins(tx.view());
    let most = wins.iter().map(|(_, sections)| *sections).max().unwrap_or_default();
    let won = competition::won(tx.view(), tx.view().state().category);
    for (seat, sections) in wins {
        let mut tally = tx.tally();
        for (_, spot) in won.iter().filter(|(winner, _)| *winner == seat) {
            let line = Printing::of(tx.view()).section(*spot);
            tally.add(1, || Term::new(line).read_from(on(*spot), disks(seat)));
        }
        let what = say!(k::SECTIONS_WON, seat = tx.view().name(seat));
        tx.record_finding(|| Derivation::of(what, BONUS.rule, tally));
        if most > 0 && sections == most {
            let token = tx.tally().plus(1, || Term::new(say!(k::TERM_MAJORITY, sections = sections)));
            tx.post(Holder::Bank, Holder::Seat(seat), TOKENS, token, BONUS)?;
        }
    }
    match tx.view().state().category.next() {
        Some(category) => {
            tx.state().category = category;
            enter(tx, SELECTIVE_STEP)
        }
        None => enter(tx, TRENDS),
    }
}
