//! Phases 4 and 5: Howard sells two cars, then distributors sell one car at a time, round after round.

use super::Automobile;
use super::things::{at_space, cars_of, distributors_of, in_band, in_boxes};
use crate::Done;
use crate::rules::{Rules, hand};

impl Automobile {
    /// The full price of a car of a row.
    pub(super) fn full_price(row: i64) -> i64 {
        match row {
            1 => 200,
            2 => 150,
            _ => 100,
        }
    }

    fn howard_may_sell_from(&self, space: i64) -> Result<bool, String> {
        Ok(self.is("howard-premium", "yes") || self.row(space)? != 1)
    }

    /// How many cars Howard's player can sell for sure, and how many more if unknown classes allow it.
    fn howard_has(&self, seat: u8) -> (i64, i64) {
        let (mut sure, mut unread) = (0, 0);
        for space in 1..=26 {
            let cars = self.has(at_space(space), cars_of(seat));
            match self.howard_may_sell_from(space) {
                Ok(true) => sure += cars,
                Ok(false) => {}
                Err(_) => unread += cars,
            }
        }
        (sure, unread)
    }

    /// How many cars Howard's player must sell.
    fn howard_must(&self, seat: u8) -> Result<i64, String> {
        let (sure, unread) = self.howard_has(seat);
        if sure < 2 && unread > 0 {
            return Err("unread: the class of a space of Howard's player".to_owned());
        }
        Ok(sure.min(2))
    }

    /// Begins phase 4, and ends it at once if Howard has nothing to sell.
    pub(super) fn begin_howard(&mut self) -> Done {
        (self.phase, self.at) = (4, 0);
        let holder = self.everybody().find(|seat| self.plays(*seat, "howard"));
        let Some(seat) = holder else { return self.begin_dealing() };
        if self.howard_has(seat) != (0, 0) {
            return Ok(());
        }
        if self.is("howard-short", "loss") {
            self.lose(seat, 2)?;
        }
        self.begin_dealing()
    }

    /// Phase 4: Howard sells one car from each space named.
    pub(super) fn howard(&mut self, seat: u8, spaces: &[i64]) -> Done {
        self.must_be(4, "Howard's sale")?;
        if !self.plays(seat, "howard") {
            return Err(format!("p{seat} does not hold Howard"));
        }
        for space in spaces {
            if !self.howard_may_sell_from(*space)? {
                return Err(format!("Howard sells no premium cars, and space {space} makes them"));
            }
        }
        let must = self.howard_must(seat)?;
        if i64::try_from(spaces.len()).ok() != Some(must) {
            return Err(format!("Howard must sell {must} cars here, not {}", spaces.len()));
        }
        for space in spaces {
            self.shift(at_space(*space), hand(seat), cars_of(seat), 1)?;
            let price = Self::full_price(self.row(*space)?);
            self.income("bank", seat, price)?;
        }
        if self.is("howard-short", "loss") {
            self.lose(seat, 2 - must)?;
        }
        self.begin_dealing()
    }

    fn begin_dealing(&mut self) -> Done {
        (self.phase, self.at, self.dealt) = (5, 0, false);
        self.end_dealing_if_nobody_can_sell()
    }

    /// The number of open, free boxes of a row.
    pub(super) fn free_boxes(&self, row: i64) -> Result<i64, String> {
        let taken: i64 = self.everybody().map(|seat| self.has(in_boxes(row), distributors_of(seat))).sum();
        Ok((self.open_boxes(row)? - taken).max(0))
    }

    /// The number of a player's cars on spaces of a row.
    pub(super) fn cars_of_row(&self, seat: u8, row: i64) -> Result<i64, String> {
        let mut sum = 0;
        for space in 1..=26 {
            let cars = self.has(at_space(space), cars_of(seat));
            if cars > 0 && self.row(space)? == row {
                sum += cars;
            }
        }
        Ok(sum)
    }

    /// Whether a player's distributors can sell a car now, or could once a missing board value is known.
    fn may_sell(&self, seat: u8) -> bool {
        (1..=3).any(|row: i64| {
            let waiting = |band: i64| self.has(in_band(band), distributors_of(seat)) > 0;
            let reached = (1..=3).any(|band: i64| (band - row).abs() <= 1 && waiting(band));
            let made = |space: i64| self.row(space).map_or(true, |made| made == row);
            let car = (1..=26).any(|space| self.has(at_space(space), cars_of(seat)) > 0 && made(space));
            reached && car && self.box_free(row).unwrap_or(true)
        })
    }

    /// Whether a row has an open, free box. Known boxes may be enough to decide it.
    fn box_free(&self, row: i64) -> Result<bool, String> {
        let taken: i64 = self.everybody().map(|seat| self.has(in_boxes(row), distributors_of(seat))).sum();
        Ok(self.known_boxes(row) > taken || self.free_boxes(row)? > 0)
    }

    /// The next player who can sell, or could once a missing board value is known.
    pub(super) fn who_may_sell(&self) -> Option<u8> {
        let (before, after) = self.playing.split_at(self.at.min(self.playing.len()));
        after.iter().chain(before).copied().find(|seat| self.may_sell(*seat))
    }

    /// Phase 5: one distributor of a band sells one car from a space.
    pub(super) fn sell(&mut self, seat: u8, space: i64, band: i64) -> Done {
        self.must_be(5, "selling by distributors")?;
        match self.who_may_sell() {
            Some(next) if next == seat => {}
            Some(next) => return Err(format!("p{next} sells now, not p{seat}")),
            None => return Err("nobody can sell any more".to_owned()),
        }
        let row = self.row(space)?;
        if (band - row).abs() > 1 {
            return Err(format!("a distributor of band {band} does not reach row {row}"));
        }
        if !self.box_free(row)? {
            return Err(format!("no box of row {row} is free"));
        }
        self.shift(in_band(band), in_boxes(row), distributors_of(seat), 1)?;
        self.shift(at_space(space), hand(seat), cars_of(seat), 1)?;
        self.income("bank", seat, Self::full_price(row))?;
        self.dealt = true;
        let place = self.playing.iter().position(|other| *other == seat).unwrap_or(0);
        self.at = if place + 1 < self.playing.len() { place + 1 } else { 0 };
        self.end_dealing_if_nobody_can_sell()
    }

    fn end_dealing_if_nobody_can_sell(&mut self) -> Done {
        if self.who_may_sell().is_some() { Ok(()) } else { self.end_dealing() }
    }

    /// Ends phase 5: distributors in boxes move into the bands on their right; those that have not sold go back to
    /// hand and cost a loss point.
    pub(super) fn end_dealing(&mut self) -> Done {
        for row in 1..=3 {
            for seat in self.everybody() {
                let idle = self.has(in_band(row), distributors_of(seat));
                self.shift(in_band(row), hand(seat), distributors_of(seat), idle)?;
                self.lose(seat, idle)?;
                self.shift_all(in_boxes(row), in_band(row), distributors_of(seat))?;
            }
        }
        self.begin_decisions();
        Ok(())
    }
}
