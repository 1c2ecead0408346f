//! Step 4, competition, in sections where several players have disks: one disk is drawn. It stays, the winner takes
//! their other disks back, and all other players lose half of theirs.

use crate::engine::{Command, Holder, Rejection, Seat, Term, Why, refuse};
use crate::games::independents::board::BoardValues;
use crate::games::independents::competition::{bag, done, drawn_from, halved, record_chances};
use crate::games::independents::step::COMPETITION;
use crate::games::independents::turn::in_step;
use crate::games::independents::units::{RETURN, disks, on};
use crate::games::independents::{Independents, Section, Spot, Tx};

use crate::words::keys::independents as k;
use crate::{act, msg};

act! {
    /// Step 4: draws a disk in a section where several players have disks.
    #[derive(Copy)]
    pub struct DrawDisk(Independents, "draw" / "tire", "draw 3 red", k::VERB_DRAW, k::MEANS_DRAW) {
        pub section: Section,
        /// The owner of the disk drawn; `None` before a random draw.
        pub drawn: Option<Seat>; default,
    } => |act, setting| match act.drawn {
        None => msg!(k::DESCRIBE_DRAW_OPEN, n = act.section.number()),
        Some(seat) => msg!(k::DESCRIBE_DRAW, seat = setting.seats.name(seat), n = act.section.number()),
    }
}

impl Command<Independents> for DrawDisk {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let rule = k::RULE_COMPETITION;
        self.drawn.into_iter().try_for_each(|seat| tx.view().seats().known(seat))?;
        in_step(tx.view(), COMPETITION, rule)?;
        let view = tx.view();
        let spot = Spot::new(view.state().category, self.section);
        let (bag, line) = (bag(view, on(spot)), BoardValues::of(view).section(spot));
        if bag.len() < 2 {
            let why = match bag.as_slice() {
                [(seat, _)] => msg!(k::ALONE, seat = view.name(*seat), section = line),
                _ => msg!(k::SECTION_EMPTY, section = line),
            };
            return refuse(why, rule, k::NO_DRAW_SUGGESTION);
        }
        let winner = drawn_from(view, &bag, self.drawn, line.clone())?;
        record_chances(tx, &bag, &line, rule);
        for (seat, count) in bag {
            match seat == winner {
                true => win(tx, spot, seat, count)?,
                false => lose(tx, spot, seat, count)?,
            }
        }
        done(tx)
    }
}

fn win(tx: &mut Tx<'_>, spot: Spot, seat: Seat, count: i64) -> Result<(), Rejection> {
    let mut back = tx.tally();
    back.add(count, || Term::new(k::TERM_WINNER).read_from(on(spot), disks(seat)));
    back.add(-1, || k::TERM_STAYS);
    tx.post(on(spot), RETURN, disks(seat), back, Why::new(k::CAUSE_WON, k::RULE_COMPETITION))
}

/// Takes half of a loser's disks; an odd disk comes back.
fn lose(tx: &mut Tx<'_>, spot: Spot, seat: Seat, count: i64) -> Result<(), Rejection> {
    let why = Why::new(k::CAUSE_LOST, k::RULE_COMPETITION);
    let (back, lost) = halved(count);
    let term = |key| Term::new(msg!(key, disks = count)).read_from(on(spot), disks(seat));
    let kept = tx.tally().plus(back, || term(k::TERM_HALF_BACK));
    tx.post(on(spot), RETURN, disks(seat), kept, why)?;
    let gone = tx.tally().plus(lost, || term(k::TERM_HALF_LOST));
    tx.post(on(spot), Holder::Bank, disks(seat), gone, why)
}
