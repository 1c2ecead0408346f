//! Step 2, required disks: once each, in the new order, any of the disks on the category's circles onto its
//! sections.

use crate::engine::{Halt, Refusal, Seat, Why};
use crate::games::independents::board::Printing;
use crate::games::independents::state::REQUIRED_STEP;
use crate::games::independents::turn::{go_on, in_step, on_turn};
use crate::games::independents::units::{disks, on, sheet};
use crate::games::independents::{Section, Spot, Tx, selective};
use crate::say;
use crate::words::Line;
use crate::words::keys::independents as k;

/// Places disks of the category's circles.
pub fn place(tx: &mut Tx<'_>, seat: Seat, placed: &[(Section, u8)]) -> Result<(), Halt> {
    let why = Why::new(k::CAUSE_REQUIRED, k::RULE_REQUIRED);
    in_step(tx.view(), REQUIRED_STEP, why.rule)?;
    on_turn(tx.view(), seat, why.rule)?;
    let view = tx.view();
    let category = view.state().category;
    for (at, (section, count)) in placed.iter().enumerate() {
        let spot = Spot::new(category, *section);
        selective::there(view, spot)?;
        let line = Printing::of(view).section(spot);
        if *count == 0 {
            let why_not = say!(k::PLACE_NOTHING, section = line);
            return Err(Refusal::new(why_not, why.rule).way_out(k::REQUIRED_NOTHING_WAY_OUT).into());
        }
        if placed.iter().take(at).any(|(other, _)| other == section) {
            let why_not = say!(k::SECTION_TWICE, section = line);
            return Err(Refusal::new(why_not, why.rule).way_out(k::SECTION_TWICE_WAY_OUT).into());
        }
    }
    let has = view.balance(sheet(category), disks(seat));
    let needs: i64 = placed.iter().map(|(_, count)| i64::from(*count)).sum();
    if needs > has {
        let why_not = say!(
            k::REQUIRED_SHORT,
            seat = view.name(seat),
            category = category.key(),
            has = has,
            needs = needs
        );
        let way_out =
            if has > 0 { say!(k::FEWER_WAY_OUT, most = has) } else { Line::new(k::REQUIRED_NOTHING_WAY_OUT) };
        return Err(Refusal::new(why_not, why.rule).way_out(way_out).into());
    }
    for (section, count) in placed {
        let spot = Spot::new(category, *section);
        tx.hand(sheet(category), on(spot), disks(seat), i64::from(*count), why)?;
    }
    go_on(tx, seat)
}
