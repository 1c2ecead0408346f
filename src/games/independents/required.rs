//! Step 2, required disks: each player, once, in the new order, places any of the disks on the category's circles in
//! its sections.

use crate::engine::{Command, Or, Rejection, Seat, Why, refuse};
use crate::games::independents::board::BoardValues;
use crate::games::independents::step::REQUIRED_STEP;
use crate::games::independents::turn::{go_on, in_step, on_turn};
use crate::games::independents::units::{disks, on, sheet};
use crate::games::independents::{Independents, Section, Spot, Tx, selective};
use crate::words::Line;
use crate::words::keys::independents as k;
use crate::{act, msg};

act! {
    /// Step 2: places disks from the category's circles.
    pub struct Required(Independents, "required" / "engage", "red required 1:2 3:1", k::VERB_REQUIRED, k::MEANS_REQUIRED) {
        by seat: Seat,
        /// How many disks in each section; empty to keep them all.
        pub disks: Vec<(Section, u8)> = Or("none"),
    } => |act, setting| {
        let seat = setting.seats.name(act.seat);
        let placed = act.disks.iter();
        let placed = placed.map(|(section, count)| msg!(k::DESCRIBE_IN_SECTION, disks = *count, n = section.number()));
        match act.disks.as_slice() {
            [] => msg!(k::DESCRIBE_REQUIRED_NONE, seat),
            _ => msg!(k::DESCRIBE_REQUIRED, seat, placed = placed.collect::<Vec<_>>()),
        }
    }
}

impl Command<Independents> for Required {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { seat, disks: placed } = self;
        let why = Why::new(k::CAUSE_REQUIRED, k::RULE_REQUIRED);
        in_step(tx.view(), REQUIRED_STEP, why.rule)?;
        on_turn(tx.view(), *seat, why.rule)?;
        let view = tx.view();
        let category = view.state().category;
        for (at, (section, count)) in placed.iter().enumerate() {
            let spot = Spot::new(category, *section);
            selective::there(view, spot)?;
            let line = BoardValues::of(view).section(spot);
            if *count == 0 {
                let why_not = msg!(k::PLACE_NOTHING, section = line);
                return refuse(why_not, why.rule, k::REQUIRED_NOTHING_SUGGESTION);
            }
            if placed.iter().take(at).any(|(other, _)| other == section) {
                let why_not = msg!(k::SECTION_TWICE, section = line);
                return refuse(why_not, why.rule, k::SECTION_TWICE_SUGGESTION);
            }
        }
        let has = view.balance(sheet(category), disks(*seat));
        let needs: i64 = placed.iter().map(|(_, count)| i64::from(*count)).sum();
        if needs > has {
            let why_not =
                msg!(k::REQUIRED_SHORT, seat = view.name(*seat), category = category.key(), has, needs);
            let suggestion = if has > 0 {
                msg!(k::FEWER_SUGGESTION, most = has)
            } else {
                Line::new(k::REQUIRED_NOTHING_SUGGESTION)
            };
            return refuse(why_not, why.rule, suggestion);
        }
        for (section, count) in placed {
            let spot = Spot::new(category, *section);
            tx.hand(sheet(category), on(spot), disks(*seat), i64::from(*count), why)?;
        }
        go_on(tx, *seat)
    }
}
