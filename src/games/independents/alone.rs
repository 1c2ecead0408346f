//! Step 4, competition, in sections where only one player has disks: one disk stays there.

use crate::engine::{Command, Refusal, Rejection, Setting, Syntax, Term, Typed, Why};
use crate::games::independents::board::BoardValues;
use crate::games::independents::competition::{done, open};
use crate::games::independents::step::COMPETITION;
use crate::games::independents::turn::in_step;
use crate::games::independents::units::{RETURN, disks, on};
use crate::games::independents::{Independents, Tx};
use crate::msg;
use crate::words::Line;
use crate::words::keys::independents as k;

/// Step 4: settles every section in which only one player has disks.
#[derive(Clone, Copy, Debug)]
pub struct Settle;

impl Command<Independents> for Settle {
    const SYNTAX: &'static [Syntax] =
        &[Syntax::table("settle", "règle", [k::VERB_SETTLE, k::MEANS_SETTLE], "settle")];

    fn parse(typed: &Typed<'_>) -> Result<Self, Line> {
        typed.alone(Self)
    }

    fn describe(&self, _: &Setting) -> Line {
        Line::new(k::DESCRIBE_SETTLE)
    }

    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let why = Why::new(k::CAUSE_ALONE, k::RULE_COMPETITION);
        in_step(tx.view(), COMPETITION, why.rule)?;
        let mut settled = 0;
        for (spot, bag) in open(tx.view()) {
            let [(seat, count)] = bag.as_slice() else { continue };
            let line = BoardValues::of(tx.view()).section(spot);
            let mut back = tx.tally();
            back.add(*count, || {
                Term::new(msg!(k::TERM_ALONE, section = line)).read_from(on(spot), disks(*seat))
            });
            back.add(-1, || Term::new(Line::new(k::TERM_STAYS)));
            tx.post(on(spot), RETURN, disks(*seat), back, why)?;
            settled += 1;
        }
        if settled == 0 {
            return Err(Refusal::new(k::NOBODY_ALONE, why.rule)
                .suggestion(k::NOBODY_ALONE_SUGGESTION)
                .into());
        }
        done(tx)
    }
}
