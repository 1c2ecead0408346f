//! What players put on the board: markers, company sheets, selective and required disks, cards.

use super::places::{CATEGORIES, Category, circles};
use super::steps::{CARDS, REQUIRED, SELECTIVE};
use super::{Effect, Independents, MANY};
use crate::Done;
use crate::line::{Seat, Whole};
use crate::rules::{Rules, hand};

/// The number of circles on a company sheet.
const CIRCLES: i64 = 10;

impl Independents {
    /// Sets the order of the markers after the first player's.
    pub(super) fn lay_markers(&mut self, then: &[u8]) -> Done {
        if !self.order.is_empty() {
            return Err("the markers lie there already".to_owned());
        }
        let order = [&[self.book.first], then].concat();
        self.names_everybody(&order)?;
        self.order = order;
        self.open_when_ready();
        Ok(())
    }

    /// Refuses an order that does not name each player once.
    pub(super) fn names_everybody(&self, order: &[u8]) -> Done {
        let mut sorted = order.to_vec();
        sorted.sort_unstable();
        let all = sorted.into_iter().eq(self.everybody());
        if all { Ok(()) } else { Err("the order names everybody once".to_owned()) }
    }

    /// Draws a company sheet and fills its circles from the supply.
    pub(super) fn draw_company(&mut self, seat: u8, number: i64) -> Done {
        if self.company.contains_key(&seat) {
            return Err(format!("p{seat} has a company"));
        }
        let count = self.printed("box companies count")?;
        let is_free = |sheet: i64| !self.company.values().any(|held| *held == sheet);
        if !(1..=count).any(|sheet| is_free(sheet) && !self.discarded.contains(&sheet)) {
            self.discarded.clear();
        }
        if number > count || !is_free(number) || self.discarded.contains(&number) {
            return Err(format!("company {number} cannot be drawn"));
        }
        self.company.insert(seat, number);
        for category in CATEGORIES {
            self.supply(seat, circles(category), self.circles_of(seat, category)?)?;
        }
        self.open_when_ready();
        Ok(())
    }

    /// How many circles a player's sheet has in a category.
    pub(super) fn circles_of(&self, seat: u8, category: Category) -> Result<i64, String> {
        let number = self.company.get(&seat).ok_or_else(|| format!("p{seat} has no company"))?;
        let read = |category: Category| self.printed(format!("company {number} {}", category.word()));
        let mut sum = 0;
        for category in CATEGORIES {
            sum += read(category)?;
        }
        if sum != CIRCLES {
            return Err(format!("the circles of company {number} make {sum}, not {CIRCLES}"));
        }
        read(category)
    }

    fn open_when_ready(&mut self) {
        if self.step == SELECTIVE && !self.is_waiting() {
            self.begin(SELECTIVE);
        }
    }

    /// Places selective disks in one section.
    pub(super) fn place(&mut self, seat: u8, section: i64, disks: i64) -> Done {
        self.must_be(SELECTIVE, "placing")?;
        self.must_be_next(seat)?;
        let at = self.section(self.category, section)?;
        if self.used.get(&seat).is_some_and(|used| used.contains(&section)) {
            return Err(format!("p{seat} has used section {section}"));
        }
        self.move_disks(seat, hand(seat), at.to_string(), disks)?;
        self.used.entry(seat).or_default().push(section);
        if self.drops_out(seat) {
            self.lane.push(seat);
        }
        self.after(seat);
        Ok(())
    }

    /// Places required disks from the circles of the category in its sections.
    pub(super) fn require(&mut self, seat: u8, laid: &[(Whole<1, 12>, Whole<1, MANY>)]) -> Done {
        self.must_be(REQUIRED, "required disks")?;
        self.must_be_next(seat)?;
        for (place, (Whole(section), Whole(disks))) in laid.iter().enumerate() {
            if laid.iter().take(place).any(|(other, _)| other.0 == *section) {
                return Err(format!("section {section} is named twice"));
            }
            let at = self.section(self.category, *section)?;
            self.move_disks(seat, circles(self.category), at.to_string(), *disks)?;
        }
        self.done(seat);
        Ok(())
    }

    /// Plays a card and carries out its effects on disks.
    pub(super) fn card(&mut self, seat: u8, effects: &[Effect]) -> Done {
        self.must_be(CARDS, "a card")?;
        self.must_be_next(seat)?;
        self.shift(hand(seat), "bank", "cards", 1)?;
        for Effect { seat: Seat(whose), category, section: Whole(section), disks: Whole(disks) } in effects {
            let at = self.section(category.unwrap_or(self.category), *section)?.to_string();
            match disks {
                0 => return Err(format!("nothing changes on section {section}")),
                1.. => self.supply(*whose, at, *disks)?,
                _ => self.move_disks(*whose, at, "bank", -disks)?,
            }
        }
        self.after(seat);
        Ok(())
    }
}
