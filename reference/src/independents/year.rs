//! New Year: success, subsidy or bankruptcy for each player, and the end of the game.

use super::Independents;
use super::places::{CATEGORIES, Category, RETURN, circles};
use super::steps::{NEW_YEAR, SELECTIVE};
use crate::Done;
use crate::rules::{Rules, hand};

/// The minimum number of disks in a selective pool.
const LEAST: i64 = 6;

impl Independents {
    /// Ends the year for all players, in the order of the table.
    pub(super) fn new_year(&mut self, said_last: bool) -> Done {
        self.must_be(NEW_YEAR, "New Year")?;
        if said_last && !self.is("years", "open") {
            return Err("the number of years is agreed on".to_owned());
        }
        let agreed = (1..=5).find(|years: &i64| self.is("years", &years.to_string()));
        let last = said_last || agreed.is_some_and(|years| self.year >= years);
        for seat in self.everybody() {
            self.close_books(seat, last)?;
        }
        if last {
            self.over = true;
            return Ok(());
        }
        (self.year, self.category) = (self.year + 1, Category::Models);
        self.begin(SELECTIVE);
        Ok(())
    }

    /// Takes back the return pool and fills the sheet. Six disks left or more are a success, fewer give a subsidy; a
    /// player who cannot fill the sheet is bankrupt.
    fn close_books(&mut self, seat: u8, last: bool) -> Done {
        if self.is("unspent", "lost") {
            self.move_disks(seat, hand(seat), "bank", self.pool(seat))?;
        }
        self.move_disks(seat, RETURN, hand(seat), self.disks_at(seat, RETURN))?;
        if last {
            self.counted.insert(seat, self.on_sheet(seat) + self.pool(seat));
        }
        let mut empty = Vec::new();
        for category in CATEGORIES {
            let there = self.disks_at(seat, circles(category));
            empty.push((circles(category), (self.circles_of(seat, category)? - there).max(0)));
        }
        let needed: i64 = empty.iter().map(|(_, disks)| *disks).sum();
        if self.pool(seat) < needed {
            self.go_bankrupt(seat, last)?;
        } else {
            for (circles, disks) in empty {
                self.move_disks(seat, hand(seat), circles, disks)?;
            }
            self.supply(seat, hand(seat), (LEAST - self.pool(seat)).max(0))?;
        }
        if last { Ok(()) } else { self.shift("bank", hand(seat), "cards", 4) }
    }

    /// The player loses a token, all cards and all disks; the sheet is discarded and a new one begins.
    fn go_bankrupt(&mut self, seat: u8, last: bool) -> Done {
        let token = self.has(hand(seat), "tokens").min(1);
        self.shift(hand(seat), "bank", "tokens", token)?;
        self.shift_all(hand(seat), "bank", "cards")?;
        for place in CATEGORIES.map(circles).into_iter().chain([hand(seat)]) {
            self.move_disks(seat, &place, "bank", self.disks_at(seat, &place))?;
        }
        if last {
            return Ok(());
        }
        self.discarded.extend(self.company.remove(&seat));
        self.supply(seat, hand(seat), LEAST)
    }
}
