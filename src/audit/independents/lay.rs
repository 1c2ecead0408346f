//! What players lay out: markers and company sheets, selective and required disks, cards.

use super::questions::{CATEGORIES, circles_word};
use super::table::{CARDS, REQUIRED, SELECTIVE, Table};
use crate::audit::Done;

/// What a card does to one section: whose disks, which category and section, how many more or fewer.
pub(super) type Effect = (u8, usize, i64, i64);

/// The circles of a company sheet.
const CIRCLES: i64 = 10;

impl Table {
    /// The markers behind the first player's.
    pub(super) fn lay_markers(&mut self, then: &[u8]) -> Done {
        if !self.order.is_empty() {
            return Err("the markers lie there already".to_owned());
        }
        let order = [&[self.first], then].concat();
        self.names_everybody(&order)?;
        self.order = order;
        self.open_when_ready();
        Ok(())
    }

    /// Refuses an order that does not name everybody once.
    pub(super) fn names_everybody(&self, order: &[u8]) -> Done {
        let mut sorted = order.to_vec();
        sorted.sort_unstable();
        if sorted.into_iter().eq(1..=self.seats) {
            Ok(())
        } else {
            Err("the order names everybody once".to_owned())
        }
    }

    /// A company sheet is drawn and its circles are filled from the supply.
    pub(super) fn draw_company(&mut self, seat: u8, number: i64) -> Done {
        if self.company.contains_key(&seat) {
            return Err(format!("p{seat} has a company"));
        }
        let count = self.printed.whole("box companies count")?;
        let is_free = |sheet: i64| !self.company.values().any(|held| *held == sheet);
        if !(1..=count).any(|sheet| is_free(sheet) && !self.discarded.contains(&sheet)) {
            self.discarded.clear();
        }
        if !(1..=count).contains(&number) || !is_free(number) || self.discarded.contains(&number) {
            return Err(format!("company {number} cannot be drawn"));
        }
        self.company.insert(seat, number);
        for category in 0..CATEGORIES.len() {
            let circles = self.circles(seat, category)?;
            self.supply(seat, &circles_word(category), circles)?;
        }
        self.open_when_ready();
        Ok(())
    }

    /// How many circles a player's sheet has in a category.
    pub(super) fn circles(&self, seat: u8, category: usize) -> Result<i64, String> {
        let number = self.company.get(&seat).ok_or_else(|| format!("p{seat} has no company"))?;
        let read = |word: &str| self.printed.whole(&format!("company {number} {word}"));
        let all = CATEGORIES.iter().map(|word| read(word)).collect::<Result<Vec<i64>, String>>()?;
        match all.iter().sum::<i64>() {
            CIRCLES => Ok(all.get(category).copied().unwrap_or_default()),
            sum => Err(format!("the circles of company {number} make {sum}, not {CIRCLES}")),
        }
    }

    fn open_when_ready(&mut self) {
        if self.step == SELECTIVE && !self.is_waiting() {
            self.begin(SELECTIVE);
        }
    }

    /// Selective disks into one section.
    pub(super) fn place(&mut self, seat: u8, section: i64, disks: i64) -> Done {
        self.must_be(SELECTIVE, "placing")?;
        self.must_be_next(seat)?;
        let at = self.section(self.category, section)?;
        if self.used.get(&seat).is_some_and(|used| used.contains(&section)) {
            return Err(format!("p{seat} has used section {section}"));
        }
        self.disks(seat, &format!("p{seat}"), &at, disks)?;
        self.used.entry(seat).or_default().push(section);
        if self.drops_out(seat) {
            self.lane.push(seat);
        }
        self.after(seat);
        Ok(())
    }

    /// Required disks, from the circles of the category into its sections.
    pub(super) fn require(&mut self, seat: u8, laid: &[(i64, i64)]) -> Done {
        self.must_be(REQUIRED, "required disks")?;
        self.must_be_next(seat)?;
        for (place, (section, disks)) in laid.iter().enumerate() {
            if laid.iter().take(place).any(|(other, _)| other == section) {
                return Err(format!("section {section} is named twice"));
            }
            let at = self.section(self.category, *section)?;
            self.disks(seat, &circles_word(self.category), &at, *disks)?;
        }
        self.done(seat);
        Ok(())
    }

    /// A card, and what it does to disks.
    pub(super) fn card(&mut self, seat: u8, effects: &[Effect]) -> Done {
        self.must_be(CARDS, "a card")?;
        self.must_be_next(seat)?;
        self.shift(&format!("p{seat}"), "bank", "cards", 1)?;
        for (whose, category, section, disks) in effects {
            let at = self.section(*category, *section)?;
            if *disks == 0 {
                return Err(format!("nothing changes on section {section}"));
            }
            if *disks > 0 {
                self.supply(*whose, &at, *disks)?;
            } else {
                self.disks(*whose, &at, "bank", -disks)?;
            }
        }
        self.after(seat);
        Ok(())
    }
}
