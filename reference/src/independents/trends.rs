//! Trends: players reveal cards for the three sections at the bottom of each.

use super::Independents;
use super::places::{RETURN, Section};
use super::steps::TRENDS;
use crate::Done;
use crate::rules::{Rules, hand};

impl Independents {
    /// Reveals a trend card: a disk for each of its sections where the player has one, and a token if all three have
    /// one.
    pub(super) fn trend(&mut self, seat: u8, sections: &[Section]) -> Done {
        self.must_be(TRENDS, "a trend card")?;
        self.must_be_next(seat)?;
        let mut named = sections.to_vec();
        named.sort_unstable();
        named.dedup();
        if named.len() != 3 || sections.len() != 3 {
            return Err("a trend card names three different sections".to_owned());
        }
        self.shift(hand(seat), "bank", "cards", 1)?;
        let mut covered = 0;
        for section in sections {
            self.section(section.category, section.number)?;
            if self.disks_at(seat, section.to_string()) == 0 {
                continue;
            }
            covered += 1;
            let before = self.trended.entry(seat).or_default();
            let again = before.contains(section);
            before.push(*section);
            if !(again && self.is("trend-stack", "once")) {
                self.extra_disk(seat, *section)?;
            }
        }
        if covered == 3 {
            self.shift("bank", hand(seat), "tokens", 1)?;
        }
        if self.cards(seat) == 0 || self.is("trend-cards", "one") {
            self.done(seat);
        }
        Ok(())
    }

    fn extra_disk(&mut self, seat: u8, section: Section) -> Done {
        if self.is("trend-source", "supply") {
            return self.supply(seat, section.to_string(), 1);
        }
        let there = self.disks_at(seat, RETURN);
        self.move_disks(seat, RETURN, section.to_string(), there.min(1))
    }
}
