//! Step 5, the majority bonus: a token for winning the most sections of the category, for each player in a tie.

use crate::engine::ledger::Movement;
use crate::engine::{Command, Holder, Rejection, Seat, Setting, Term, Why};
use crate::games::independents::board::BoardValues;
use crate::games::independents::step::{MAJORITY, SELECTIVE_STEP, TRENDS};
use crate::games::independents::turn::{enter, in_step};
use crate::games::independents::units::{TOKENS, disks, on};
use crate::games::independents::{Category, Independents, Tx, View, competition};
use crate::words::Line;
use crate::words::keys::independents as k;
use crate::{act, msg};

const BONUS: Why = Why::new(k::CAUSE_MAJORITY, k::RULE_MAJORITY);

/// How many sections of a category each player has won, in the order of the table.
pub fn wins(view: View<'_>, category: Category) -> Vec<(Seat, i64)> {
    let won = competition::won(view, category);
    let of = |seat: Seat| won.iter().filter(|(winner, _)| *winner == seat).map(|_| 1).sum();
    view.seats().iter().map(|seat| (seat, of(seat))).collect()
}

act! {
    /// Step 5: gives tokens for the most sections won. If no section was won, it gives none.
    pub struct Majority(Independents, "majority" / "récompense", "majority", k::VERB_MAJORITY, k::MEANS_MAJORITY) {} => k::DESCRIBE_MAJORITY
}

impl Command<Independents> for Majority {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        in_step(tx.view(), MAJORITY, BONUS.rule)?;
        let wins = wins(tx.view(), tx.view().state().category);
        let most = wins.iter().map(|(_, sections)| *sections).max().unwrap_or_default();
        let won = competition::won(tx.view(), tx.view().state().category);
        for (seat, sections) in wins {
            let mut tally = tx.tally();
            for (_, spot) in won.iter().filter(|(winner, _)| *winner == seat) {
                let line = BoardValues::of(tx.view()).section(*spot);
                tally.add(1, || Term::new(line).read_from(on(*spot), disks(seat)));
            }
            let what = msg!(k::SECTIONS_WON, seat = tx.view().name(seat));
            tx.found(what, BONUS.rule, tally);
            if most > 0 && sections == most {
                let token = tx.tally().plus(1, || msg!(k::TERM_MAJORITY, sections));
                tx.post(Holder::Bank, seat, TOKENS, token, BONUS)?;
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
}

/// Describes who got the bonus.
pub fn describe_bonus(setting: &Setting, moved: &[Movement]) -> Line {
    let got = moved.iter().filter(|moved| moved.unit == TOKENS).filter_map(|moved| match moved.to {
        Holder::Seat(seat) => Some(msg!(k::WHO, seat = setting.seats.name(seat))),
        _ => None,
    });
    match got.collect::<Vec<_>>() {
        got if got.is_empty() => Line::new(k::DESCRIBE_MAJORITY_NOBODY),
        got => msg!(k::DESCRIBE_MAJORITY_TO, seats = got),
    }
}
