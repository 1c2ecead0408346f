//! The effect of a card on disks: some come from the supply, or go back to it.

use serde::{Deserialize, Serialize};

use crate::engine::typed::unknown;
use crate::engine::{Argument, Holder, Rejection, Seat, Seats, Setting, Why, refuse};
use crate::games::independents::board::BoardValues;
use crate::games::independents::units::{disks, on};
use crate::games::independents::{Category, Section, Spot, Tx, selective, supply};
use crate::msg;
use crate::words::Line;
use crate::words::keys::independents as k;

/// The cause of postings by a card.
pub const CARD: Why = Why::new(k::CAUSE_CARD, k::RULE_CARDS);

/// What a card does to the disks of one player in one section.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardEffect {
    pub seat: Seat,
    /// The category, if not the current one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub category: Option<Category>,
    pub section: Section,
    /// How many disks come from the supply; if negative, how many go back to it.
    pub disks: i8,
}

impl CardEffect {
    /// Writes the effect in notation: `blue 3 -1`, `red models 2 +1`.
    pub fn write(&self, seats: &Seats) -> String {
        let Self { seat, category, section, disks } = self;
        let category = category.map_or_else(String::new, |category| format!("{} ", category.word()));
        format!("{} {category}{section} {disks:+}", seats.word(*seat))
    }

    /// Describes the effect. The current category is not named.
    pub fn describe(&self, setting: &Setting) -> Line {
        let section = match self.category {
            Some(category) => BoardValues::on(&setting.board).spot(Spot::new(category, self.section)),
            None => msg!(k::SECTION, n = self.section.number()),
        };
        let disks = i64::from(self.disks.unsigned_abs());
        let key = if self.disks < 0 { k::DESCRIBE_LESS } else { k::DESCRIBE_MORE };
        msg!(key, seat = setting.seats.name(self.seat), disks, section)
    }

    /// Carries out the effect.
    ///
    /// # Errors
    /// Refuses a section that does not exist, a change of zero, and removing more disks than there are.
    pub fn work(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let view = tx.view();
        let spot = Spot::new(self.category.unwrap_or(view.state().category), self.section);
        selective::there(view, spot)?;
        let line = BoardValues::of(view).section(spot);
        let (seat, unit, change) = (self.seat, disks(self.seat), i64::from(self.disks));
        let standing = view.balance(on(spot), unit);
        if change == 0 {
            let why_not = msg!(k::EFFECT_NOTHING, section = line);
            return refuse(why_not, CARD.rule, k::EFFECT_NOTHING_SUGGESTION);
        }
        if change > 0 {
            let tally = tx.tally().plus(change, || CARD.cause);
            return supply::take(tx, seat, on(spot), tally, CARD);
        }
        if standing < -change {
            let why_not = msg!(
                k::EFFECT_SHORT,
                seat = view.name(seat),
                section = line,
                has = standing,
                needs = -change
            );
            return refuse(why_not, CARD.rule, k::EFFECT_SHORT_SUGGESTION);
        }
        tx.hand(on(spot), Holder::Bank, unit, -change, CARD)
    }
}

impl Argument for CardEffect {
    fn parse(part: &str, seats: &Seats) -> Result<Self, Line> {
        let words: Vec<&str> = part.split_whitespace().collect();
        let (who, category, section, disks) = match words[..] {
            [who, section, disks] => (who, None, section, disks),
            [who, category, section, disks] => (who, Some(Category::parse(category, seats)?), section, disks),
            _ => return Err(unknown(part)),
        };
        let (seat, section) = (Seat::parse(who, seats)?, Section::parse(section, seats)?);
        Ok(Self { seat, category, section, disks: disks.parse().map_err(|_| unknown(disks))? })
    }

    fn write(&self, seats: &Seats, line: &mut String) {
        line.push_str(&self.write(seats));
    }
}
