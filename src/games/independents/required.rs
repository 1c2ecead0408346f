//! Step 2, required disks: once for each player, in the new order, any of the disks on the category's circles go to
//! its sections.

use serde::{Deserialize, Serialize};

use crate::engine::{Command, Refusal, Rejection, Seat, Seats, Setting, Syntax, Typed, Why};
use crate::games::independents::board::BoardValues;
use crate::games::independents::step::REQUIRED_STEP;
use crate::games::independents::turn::{go_on, in_step, on_turn};
use crate::games::independents::units::{disks, on, sheet};
use crate::games::independents::{Independents, Section, Spot, Tx, selective};
use crate::msg;
use crate::words::Line;
use crate::words::keys::independents as k;

/// Step 2: places disks of the category's circles.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Required {
    pub seat: Seat,
    /// How many in which section; empty to keep them all.
    pub disks: Vec<(Section, u8)>,
}

impl Command<Independents> for Required {
    const SYNTAX: &'static [Syntax] = &[Syntax::player(
        "required",
        "engage",
        [k::VERB_REQUIRED, k::MEANS_REQUIRED],
        "red required 1:2 3:1",
    )];

    fn arguments(&self, _: &Seats) -> String {
        if self.disks.is_empty() {
            return "none".to_owned();
        }
        self.disks.iter().map(|(section, count)| format!("{section}:{count}")).collect::<Vec<_>>().join(" ")
    }

    fn parse(typed: &Typed<'_>) -> Result<Self, Line> {
        let disks = match typed.words().as_slice() {
            [] => return Err(typed.how()),
            ["none"] => Vec::new(),
            _ => typed.each::<(Section, u8)>()?,
        };
        if disks.iter().any(|(_, count)| *count == 0) {
            return Err(typed.how());
        }
        Ok(Self { seat: typed.by()?, disks })
    }

    fn describe(&self, setting: &Setting) -> Line {
        let seat = setting.seats.name(self.seat);
        if self.disks.is_empty() {
            return msg!(k::DESCRIBE_REQUIRED_NONE, seat = seat);
        }
        let placed = |(section, count): &(Section, u8)| {
            msg!(k::DESCRIBE_IN_SECTION, disks = *count, n = section.number())
        };
        msg!(k::DESCRIBE_REQUIRED, seat = seat, placed = self.disks.iter().map(placed).collect::<Vec<_>>())
    }

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
                return Err(Refusal::new(why_not, why.rule)
                    .suggestion(k::REQUIRED_NOTHING_SUGGESTION)
                    .into());
            }
            if placed.iter().take(at).any(|(other, _)| other == section) {
                let why_not = msg!(k::SECTION_TWICE, section = line);
                return Err(Refusal::new(why_not, why.rule).suggestion(k::SECTION_TWICE_SUGGESTION).into());
            }
        }
        let has = view.balance(sheet(category), disks(*seat));
        let needs: i64 = placed.iter().map(|(_, count)| i64::from(*count)).sum();
        if needs > has {
            let why_not = msg!(
                k::REQUIRED_SHORT,
                seat = view.name(*seat),
                category = category.key(),
                has = has,
                needs = needs
            );
            let suggestion = if has > 0 {
                msg!(k::FEWER_SUGGESTION, most = has)
            } else {
                Line::new(k::REQUIRED_NOTHING_SUGGESTION)
            };
            return Err(Refusal::new(why_not, why.rule).suggestion(suggestion).into());
        }
        for (section, count) in placed {
            let spot = Spot::new(category, *section);
            tx.hand(sheet(category), on(spot), disks(*seat), i64::from(*count), why)?;
        }
        go_on(tx, *seat)
    }
}
