//! Trends: cards revealed for the three sections at their bottom.

use super::questions::{RETURN, section_word};
use super::table::{TRENDS, Table};
use crate::audit::Done;

impl Table {
    /// One trend card: a disk for each of its sections with an own disk, a token for all three.
    pub(super) fn trend(&mut self, seat: u8, sections: &[(usize, i64)]) -> Done {
        self.must_be(TRENDS, "a trend card")?;
        self.must_be_next(seat)?;
        let mut named = sections.to_vec();
        named.sort_unstable();
        named.dedup();
        if named.len() != 3 || sections.len() != 3 {
            return Err("a trend card names three different sections".to_owned());
        }
        self.shift(&format!("p{seat}"), "bank", "cards", 1)?;
        let mut covered = 0;
        for (category, section) in sections {
            self.section(*category, *section)?;
            let at = section_word(*category, *section);
            if self.disks_at(seat, &at) == 0 {
                continue;
            }
            covered += 1;
            let before = self.trended.entry(seat).or_default();
            let again = before.contains(&at);
            before.push(at.clone());
            if !(again && self.rulings.is("trend-stack", "once")) {
                self.extra_disk(seat, &at)?;
            }
        }
        if covered == 3 {
            self.shift("bank", &format!("p{seat}"), "tokens", 1)?;
        }
        if self.cards(seat) == 0 || self.rulings.is("trend-cards", "one") {
            self.done(seat);
        }
        Ok(())
    }

    fn extra_disk(&mut self, seat: u8, at: &str) -> Done {
        if self.rulings.is("trend-source", "supply") {
            return self.supply(seat, at, 1);
        }
        let there = self.disks_at(seat, RETURN);
        self.disks(seat, RETURN, at, there.min(1))
    }
}
