//! Phase 5 as one sheet: who sold how many cars from which space. The sheet is legal when the phase, played
//! out in every possible way, can end like that; so it is played out in every possible way.

use super::Done;
use super::rounds::{Part, Rows, some_way, ways_to_stop};
use super::table::Table;
use super::things::{Place, Thing, plus};

impl Table {
    /// Sells everything on the sheet at once, in the order of the table.
    pub(super) fn distributors(&mut self, sheet: &[Vec<(u8, i64)>]) -> Done {
        self.must_be(5, "selling by distributors")?;
        if self.dealt && self.who_may_sell().is_some() {
            return Err("the sheet comes before the first sale".to_owned());
        }
        if sheet.len() != usize::from(self.seats) {
            return Err(format!("{} players on the sheet, {} at the table", sheet.len(), self.seats));
        }
        let parts = self.parts(sheet)?;
        let order: Vec<usize> = self.playing.iter().map(|seat| usize::from(*seat) - 1).collect();
        let (before, after) = order.split_at(self.at.min(order.len()));
        let order: Vec<&Part> = after.iter().chain(before).filter_map(|at| parts.get(*at)).collect();
        let free = self.free_rows(&parts)?;
        if !some_way(&order, free) {
            return Err(
                "the phase cannot end like that: selling is compulsory while it is possible".to_owned()
            );
        }
        for (seat, part) in (1..=self.seats).zip(&parts) {
            self.post(seat, sheet.get(usize::from(seat) - 1).map_or(&[], Vec::as_slice), part)?;
        }
        self.end_dealing()
    }

    fn parts(&self, sheet: &[Vec<(u8, i64)>]) -> Result<Vec<Part>, String> {
        let mut parts = Vec::new();
        for (seat, sales) in (1..=self.seats).zip(sheet) {
            let mut sold: Rows = [0; 3];
            for (space, number) in sales {
                let row = self.printed.row(*space)?;
                if let Some(sum) = sold.get_mut(usize::from(row) - 1) {
                    *sum = plus(*sum, *number)?;
                }
            }
            let mut unsold: Rows = [0; 3];
            let mut bands: Rows = [0; 3];
            for row in 1..=3u8 {
                let at = usize::from(row) - 1;
                let cars = self.cars_of_row(seat, row)?;
                if let (Some(unsold), Some(sold)) = (unsold.get_mut(at), sold.get(at)) {
                    *unsold = cars - *sold;
                    if *unsold < 0 {
                        return Err(format!("p{seat} has {cars} cars of row {row}, not {sold}"));
                    }
                }
                if let Some(band) = bands.get_mut(at) {
                    *band = self.has(Place::Band(row), Thing::Distributors(seat));
                }
            }
            let ways = ways_to_stop(bands, sold, unsold);
            if ways.is_empty() {
                return Err(format!("the distributors of p{seat} cannot sell that"));
            }
            parts.push(Part { sold, ways });
        }
        Ok(parts)
    }

    fn free_rows(&self, parts: &[Part]) -> Result<Rows, String> {
        let mut free: Rows = [0; 3];
        for (row, free) in (1..=3u8).zip(&mut free) {
            let at = usize::from(row) - 1;
            let sold: i64 = parts.iter().filter_map(|part| part.sold.get(at)).sum();
            let wanted = parts.iter().any(|part| part.ways.iter().any(|way| way.get(at) == Some(&true)));
            if sold == 0 && !wanted {
                continue;
            }
            *free = self.free_boxes(row)?;
            if sold > *free {
                return Err(format!("row {row} has {free} free boxes, not {sold}"));
            }
        }
        Ok(free)
    }

    fn post(&mut self, seat: u8, sales: &[(u8, i64)], part: &Part) -> Done {
        for (space, number) in sales {
            self.shift(Place::Space(*space), Place::Hand(seat), Thing::Cars(seat), *number)?;
            let price = Self::full_price(self.printed.row(*space)?);
            self.earn(seat, super::things::times(price, *number)?)?;
        }
        // Which band a sold distributor left does not matter any more: all leave theirs.
        for (row, sold) in (1..=3).zip(part.sold) {
            for _ in 0..sold {
                let band = (1..=3).find(|band| self.has(Place::Band(*band), Thing::Distributors(seat)) > 0);
                let band = band.ok_or_else(|| format!("p{seat} has no distributor left"))?;
                self.shift(Place::Band(band), Place::Boxes(row), Thing::Distributors(seat), 1)?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::super::fixture::{acting, cars, distributors};
    use super::*;

    /// Turn 1: 2 premium, 4 mid and 3 low boxes. Space 1 is mid, 2 low, 3 premium.
    fn dealing(stock: &[(u8, u8, i64)], sent: &[(u8, Rows)]) -> Table {
        let mut table = acting(&[]);
        for (seat, space, number) in stock {
            cars(&mut table, *seat, *space, *number);
        }
        for (seat, bands) in sent {
            distributors(&mut table, *seat, *bands);
        }
        table.begin_howard().unwrap();
        table
    }

    #[test]
    fn who_can_sell_must() {
        let mut table = dealing(&[(1, 1, 2)], &[(1, [0, 2, 0])]);
        assert!(table.clone().distributors(&[vec![(1, 1)], vec![], vec![]]).is_err());
        table.distributors(&[vec![(1, 2)], vec![], vec![]]).unwrap();
        assert_eq!((table.cash(1), table.phase), (2300, 6));
    }

    #[test]
    fn who_sells_more_slowly_finds_the_row_full() {
        // Four mid boxes: p1 3 and p2 1 would mean that p2 was stopped while boxes were free.
        let mut table = dealing(&[(1, 1, 4), (2, 1, 4)], &[(1, [0, 4, 0]), (2, [0, 4, 0])]);
        assert!(table.clone().distributors(&[vec![(1, 3)], vec![(1, 1)], vec![]]).is_err());
        table.distributors(&[vec![(1, 2)], vec![(1, 2)], vec![]]).unwrap();
        assert_eq!((table.points(1), table.points(2)), (2, 2));
    }

    #[test]
    fn who_has_another_row_may_leave_boxes_to_others() {
        let stock = [(1, 1, 4), (2, 1, 2), (2, 2, 1)];
        let mut table = dealing(&stock, &[(1, [0, 4, 0]), (2, [0, 3, 0])]);
        // p2 sells the low car first; p1 then takes the third mid box.
        table.clone().distributors(&[vec![(1, 3)], vec![(1, 1), (2, 1)], vec![]]).unwrap();
        assert!(table.distributors(&[vec![(1, 4)], vec![(2, 1)], vec![]]).is_err());
    }

    #[test]
    fn distributors_out_of_reach_sell_nothing() {
        let table = dealing(&[(1, 2, 2), (1, 3, 1)], &[(1, [2, 0, 0])]);
        assert!(table.clone().distributors(&[vec![(2, 2)], vec![], vec![]]).is_err());
        assert!(table.clone().distributors(&[vec![(2, 1), (3, 1)], vec![], vec![]]).is_err());
        assert!(table.clone().distributors(&[vec![(3, 1)], vec![], vec![]]).is_ok());
    }

    #[test]
    fn the_sheet_comes_before_the_first_sale() {
        let mut table = dealing(&[(1, 1, 2)], &[(1, [0, 2, 0])]);
        table.sell(1, 1, 2).unwrap();
        assert!(table.distributors(&[vec![(1, 1)], vec![], vec![]]).is_err());
    }

    /// Plays the phase at random; whatever comes out must be a legal sheet with the same ending, and the
    /// sheets that no play ever gives must be refused.
    #[test]
    fn a_sheet_is_legal_when_and_only_when_some_play_ends_like_that() {
        let mut seed = 7u64;
        let mut draw = move |most: u64| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (seed >> 33) % (most + 1)
        };
        for _ in 0..8 {
            let mut stock = Vec::new();
            let mut sent = Vec::new();
            for seat in 1..=3u8 {
                for space in 1..=3u8 {
                    stock.push((seat, space, draw(2) as i64));
                }
                sent.push((seat, [draw(1) as i64, draw(2) as i64, draw(1) as i64]));
            }
            let start = dealing(&stock, &sent);
            if start.phase != 5 {
                continue;
            }
            let mut ends = BTreeSet::new();
            play_out(&start, vec![[0; 3]; 3], &mut BTreeSet::new(), &mut ends);
            let most = |seat: usize, row: usize| stock[3 * seat + [2, 0, 1][row]].2;
            let mut sheet = vec![[0i64; 3]; 3];
            loop {
                let lines: Vec<Vec<(u8, i64)>> =
                    sheet.iter().map(|rows| vec![(3, rows[0]), (1, rows[1]), (2, rows[2])]).collect();
                assert_eq!(
                    start.clone().distributors(&lines).is_ok(),
                    ends.contains(&sheet),
                    "{stock:?} {sent:?} {sheet:?}"
                );
                let next = (0..9).find(|at| sheet[at / 3][at % 3] < most(at / 3, at % 3));
                let Some(next) = next else { break };
                for at in 0..next {
                    sheet[at / 3][at % 3] = 0;
                }
                sheet[next / 3][next % 3] += 1;
            }
        }
    }

    type Seen = BTreeSet<(Vec<((Place, Thing), i64)>, usize)>;

    fn play_out(table: &Table, sold: Vec<Rows>, seen: &mut Seen, ends: &mut BTreeSet<Vec<Rows>>) {
        if table.phase != 5 {
            ends.insert(sold);
            return;
        }
        let held = table.held.iter().filter(|(_, n)| **n != 0).map(|(key, n)| (*key, *n)).collect();
        if !seen.insert((held, table.at)) {
            return;
        }
        for seat in 1..=3u8 {
            for (row, space) in [(0, 3), (1, 1), (2, 2)] {
                for band in 1..=3 {
                    let mut after = table.clone();
                    if after.sell(seat, space, band).is_ok() {
                        let mut more = sold.clone();
                        more[usize::from(seat) - 1][row] += 1;
                        play_out(&after, more, seen, ends);
                    }
                }
            }
        }
    }
}
