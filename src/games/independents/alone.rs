//! Step 4, competition, in sections where only one player has disks: one disk stays and the others come back.

use crate::engine::{Command, Rejection, Term, Why, refuse};
use crate::games::independents::board::BoardValues;
use crate::games::independents::competition::{done, open};
use crate::games::independents::step::COMPETITION;
use crate::games::independents::turn::in_step;
use crate::games::independents::units::{RETURN, disks, on};
use crate::games::independents::{Independents, Tx};

use crate::words::keys::independents as k;
use crate::{act, msg};

act! {
    /// Step 4: resolves every section where only one player has disks.
    pub struct Settle(Independents, "settle" / "règle", "settle", k::VERB_SETTLE, k::MEANS_SETTLE) {} => k::DESCRIBE_SETTLE
}

impl Command<Independents> for Settle {
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
            back.add(-1, || k::TERM_STAYS);
            tx.post(on(spot), RETURN, disks(*seat), back, why)?;
            settled += 1;
        }
        if settled == 0 {
            return refuse(k::NOBODY_ALONE, why.rule, k::NOBODY_ALONE_SUGGESTION);
        }
        done(tx)
    }
}
