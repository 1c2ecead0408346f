//! New Year: success, subsidy or bankruptcy for each player, and the end of the game.

use super::questions::{CATEGORIES, RETURN, circles_word, disks_word};
use super::table::{NEW_YEAR, SELECTIVE, Table};
use crate::audit::Done;

/// The disks that a selective pool has at least.
const LEAST: i64 = 6;

impl Table {
    /// The year ends for everybody, in the order of the table.
    pub(super) fn new_year(&mut self, said_last: bool) -> Done {
        self.must_be(NEW_YEAR, "New Year")?;
        let open = self.rulings.is("years", "open");
        if said_last && !open {
            return Err("the number of years is agreed on".to_owned());
        }
        let agreed = (1..=5).find(|years: &i64| self.rulings.is("years", &years.to_string()));
        let last = said_last || agreed.is_some_and(|years| self.year >= years);
        for seat in 1..=self.seats {
            self.close_books(seat, last)?;
        }
        if last {
            self.over = true;
            return Ok(());
        }
        (self.year, self.category) = (self.year + 1, 0);
        self.begin(SELECTIVE);
        Ok(())
    }

    fn close_books(&mut self, seat: u8, last: bool) -> Done {
        let own = format!("p{seat}");
        if self.rulings.is("unspent", "lost") {
            self.disks(seat, &own, "bank", self.pool(seat))?;
        }
        self.disks(seat, RETURN, &own, self.disks_at(seat, RETURN))?;
        if last {
            self.counted.insert(seat, self.on_sheet(seat) + self.pool(seat));
        }
        let mut empty = Vec::new();
        for category in 0..CATEGORIES.len() {
            let there = self.disks_at(seat, &circles_word(category));
            empty.push((circles_word(category), (self.circles(seat, category)? - there).max(0)));
        }
        let needed: i64 = empty.iter().map(|(_, disks)| *disks).sum();
        if self.pool(seat) < needed {
            self.go_bankrupt(seat, last)?;
        } else {
            for (circles, disks) in empty {
                self.disks(seat, &own, &circles, disks)?;
            }
            self.supply(seat, &own, (LEAST - self.pool(seat)).max(0))?;
        }
        if last { Ok(()) } else { self.shift("bank", &own, "cards", 4) }
    }

    fn go_bankrupt(&mut self, seat: u8, last: bool) -> Done {
        let own = format!("p{seat}");
        let token = self.held.of(&own, "tokens").min(1);
        self.shift(&own, "bank", "tokens", token)?;
        self.shift(&own, "bank", "cards", self.cards(seat))?;
        for place in [own.clone(), circles_word(0), circles_word(1), circles_word(2)] {
            let disks = self.held.of(&place, &disks_word(seat));
            self.disks(seat, &place, "bank", disks)?;
        }
        if last {
            return Ok(());
        }
        if let Some(company) = self.company.remove(&seat) {
            self.discarded.push(company);
        }
        self.supply(seat, &own, LEAST)
    }
}
