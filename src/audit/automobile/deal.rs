//! Phases 4 and 5: Howard sells two cars, then distributors sell one car at a time, round and round.

use super::Done;
use super::table::Table;
use super::things::{Place, Thing};

impl Table {
    /// The full price of a car of a row.
    pub(super) fn full_price(row: u8) -> i64 {
        match row {
            1 => 200,
            2 => 150,
            _ => 100,
        }
    }

    fn howard_may_sell_from(&self, space: u8) -> Result<bool, String> {
        Ok(self.rulings.is("howard-premium", "yes") || self.printed.row(space)? != 1)
    }

    /// How many cars Howard's player could sell.
    fn howard_has(&self, seat: u8) -> Result<i64, String> {
        let mut sum = 0i64;
        for space in 1..=26 {
            let cars = self.has(Place::Space(space), Thing::Cars(seat));
            if cars > 0 && self.howard_may_sell_from(space)? {
                sum = sum.saturating_add(cars);
            }
        }
        Ok(sum)
    }

    /// Phase 4 begins; it is over at once where Howard has nothing to sell.
    pub(super) fn begin_howard(&mut self) -> Done {
        (self.phase, self.at) = (4, 0);
        let holder = (1..=self.seats).find(|seat| self.plays(*seat, "howard"));
        let Some(seat) = holder else { return self.begin_dealing() };
        if self.howard_has(seat)? > 0 {
            return Ok(());
        }
        if self.rulings.is("howard-short", "loss") {
            self.lose(seat, 2)?;
        }
        self.begin_dealing()
    }

    /// Phase 4: Howard sells one car from each space named.
    pub(super) fn howard(&mut self, seat: u8, spaces: &[u8]) -> Done {
        self.must_be(4, "Howard's sale")?;
        if !self.plays(seat, "howard") {
            return Err(format!("p{seat} does not hold Howard"));
        }
        let must = self.howard_has(seat)?.min(2);
        if i64::try_from(spaces.len()).ok() != Some(must) {
            return Err(format!("Howard must sell {must} cars here, not {}", spaces.len()));
        }
        for space in spaces {
            if !self.howard_may_sell_from(*space)? {
                return Err(format!("Howard sells no premium cars, and space {space} makes them"));
            }
            self.shift(Place::Space(*space), Place::Hand(seat), Thing::Cars(seat), 1)?;
            let price = Self::full_price(self.printed.row(*space)?);
            self.earn(seat, price)?;
        }
        if self.rulings.is("howard-short", "loss") {
            self.lose(seat, 2 - must)?;
        }
        self.begin_dealing()
    }

    fn begin_dealing(&mut self) -> Done {
        (self.phase, self.at, self.dealt) = (5, 0, false);
        self.end_dealing_if_nobody_can_sell()
    }

    /// The boxes of a row that are open and empty.
    pub(super) fn free_boxes(&self, row: u8) -> Result<i64, String> {
        let mut free = self.printed.boxes(row, self.turn)?;
        for seat in 1..=self.seats {
            free = free.saturating_sub(self.has(Place::Boxes(row), Thing::Distributors(seat)));
        }
        Ok(free.max(0))
    }

    /// The own cars of a seat that stand on spaces of a row.
    pub(super) fn cars_of_row(&self, seat: u8, row: u8) -> Result<i64, String> {
        let mut sum = 0i64;
        for space in 1..=26 {
            let cars = self.has(Place::Space(space), Thing::Cars(seat));
            if cars > 0 && self.printed.row(space)? == row {
                sum = sum.saturating_add(cars);
            }
        }
        Ok(sum)
    }

    /// Whether a distributor of a seat can sell anything now.
    fn can_sell(&self, seat: u8) -> Result<bool, String> {
        for row in 1..=3u8 {
            let waiting = |band: &u8| self.has(Place::Band(*band), Thing::Distributors(seat)) > 0;
            let reached = (1..=3u8).filter(|band| band.abs_diff(row) <= 1).any(|band| waiting(&band));
            if reached && self.cars_of_row(seat, row)? > 0 && self.free_boxes(row)? > 0 {
                return Ok(true);
            }
        }
        Ok(false)
    }

    /// Who sells next: from the pointer on, the first who can.
    fn seller(&self) -> Result<Option<u8>, String> {
        let (before, after) = self.playing.split_at(self.at.min(self.playing.len()));
        for seat in after.iter().chain(before) {
            if self.can_sell(*seat)? {
                return Ok(Some(*seat));
            }
        }
        Ok(None)
    }

    /// Who sells next, or could once a value has been read.
    pub(super) fn who_may_sell(&self) -> Option<u8> {
        let (before, after) = self.playing.split_at(self.at.min(self.playing.len()));
        after.iter().chain(before).copied().find(|seat| self.can_sell(*seat).unwrap_or(true))
    }

    /// Phase 5: one distributor of a band sells one car of a space.
    pub(super) fn sell(&mut self, seat: u8, space: u8, band: u8) -> Done {
        self.must_be(5, "selling by distributors")?;
        match self.seller()? {
            Some(next) if next == seat => {}
            Some(next) => return Err(format!("p{next} sells now, not p{seat}")),
            None => return Err("nobody can sell any more".to_owned()),
        }
        let row = self.printed.row(space)?;
        if band.abs_diff(row) > 1 {
            return Err(format!("a distributor of band {band} does not reach row {row}"));
        }
        if self.free_boxes(row)? <= 0 {
            return Err(format!("no box of row {row} is free"));
        }
        self.shift(Place::Band(band), Place::Boxes(row), Thing::Distributors(seat), 1)?;
        self.shift(Place::Space(space), Place::Hand(seat), Thing::Cars(seat), 1)?;
        self.earn(seat, Self::full_price(row))?;
        self.dealt = true;
        let place = self.playing.iter().position(|other| *other == seat).unwrap_or(0);
        self.at = if place + 1 < self.playing.len() { place + 1 } else { 0 };
        self.end_dealing_if_nobody_can_sell()
    }

    fn end_dealing_if_nobody_can_sell(&mut self) -> Done {
        if self.seller()?.is_some() { Ok(()) } else { self.end_dealing() }
    }

    /// Boxes drop into the bands on their right; who has not sold goes home and costs a point.
    pub(super) fn end_dealing(&mut self) -> Done {
        for row in 1..=3 {
            for seat in 1..=self.seats {
                let piece = Thing::Distributors(seat);
                let idle = self.has(Place::Band(row), piece);
                self.shift(Place::Band(row), Place::Hand(seat), piece, idle)?;
                self.lose(seat, idle)?;
                let sold = self.has(Place::Boxes(row), piece);
                self.shift(Place::Boxes(row), Place::Band(row), piece, sold)?;
            }
        }
        self.begin_decisions();
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{acting, cars, distributors};
    use super::*;

    fn howard(rulings: &[(&str, &str)], stock: &[(u8, i64)]) -> Table {
        let mut table = acting(rulings);
        table.roles.insert(2, "howard");
        for (space, number) in stock {
            cars(&mut table, 2, *space, *number);
        }
        table.begin_howard().unwrap();
        table
    }

    #[test]
    fn howard_sells_exactly_two_cars_at_full_price() {
        let mut table = howard(&[], &[(1, 3), (2, 1)]);
        assert_eq!(table.phase, 4);
        for (seat, spaces) in [(2, [1].as_slice()), (2, &[2, 2]), (1, &[1, 2])] {
            assert!(table.clone().howard(seat, spaces).is_err());
        }
        table.howard(2, &[1, 2]).unwrap();
        assert_eq!((table.cash(2), table.phase), (2250, 6));
    }

    #[test]
    fn howard_sells_premium_cars_at_200_unless_ruled_otherwise() {
        let mut table = howard(&[], &[(3, 2)]);
        table.howard(2, &[3, 3]).unwrap();
        assert_eq!(table.cash(2), 2400);
        let table = howard(&[("howard-premium", "no")], &[(3, 2)]);
        assert_eq!(table.phase, 6);
        let mut table = howard(&[("howard-premium", "no")], &[(3, 2), (1, 1)]);
        assert!(table.howard(2, &[3]).is_err());
        table.howard(2, &[1]).unwrap();
    }

    #[test]
    fn howard_without_two_cars_loses_points_only_by_ruling() {
        for (ruling, none, one) in [("nothing", 0, 0), ("loss", 2, 1)] {
            assert_eq!(howard(&[("howard-short", ruling)], &[]).points(2), none);
            let mut table = howard(&[("howard-short", ruling)], &[(1, 1)]);
            table.howard(2, &[1]).unwrap();
            assert_eq!(table.points(2), one);
        }
    }

    #[test]
    fn a_distributor_reaches_its_own_row_and_the_next() {
        let mut table = acting(&[]);
        cars(&mut table, 1, 2, 1);
        cars(&mut table, 1, 3, 1);
        distributors(&mut table, 1, [1, 0, 1]);
        table.begin_howard().unwrap();
        assert!(table.sell(1, 2, 1).is_err());
        table.sell(1, 2, 3).unwrap();
        assert!(table.clone().sell(1, 2, 1).is_err());
        table.sell(1, 3, 1).unwrap();
        assert_eq!((table.cash(1), table.phase), (2300, 6));
        assert_eq!(table.has(Place::Band(1), Thing::Distributors(1)), 1);
    }

    #[test]
    fn who_cannot_sell_is_passed_over() {
        let mut table = acting(&[]);
        for seat in [1, 2, 3] {
            distributors(&mut table, seat, [0, 2, 0]);
        }
        cars(&mut table, 1, 1, 1);
        cars(&mut table, 3, 1, 3);
        table.begin_howard().unwrap();
        table.sell(1, 1, 2).unwrap();
        assert!(table.sell(2, 1, 2).is_err());
        table.sell(3, 1, 2).unwrap();
        table.sell(3, 1, 2).unwrap();
        assert_eq!([1, 2, 3].map(|seat| table.points(seat)), [1, 2, 0]);
        assert_eq!(table.has(Place::Hand(2), Thing::Distributors(2)), 8);
    }
}
