//! Phase 5 as one sheet: how many cars each player sold from which space. The sheet is legal if the phase can end
//! like that, which a search of all possible courses decides.

use super::Automobile;
use super::rounds::{Part, Rows, in_row, some_way, ways_to_stop};
use super::things::{at_space, cars_of, distributors_of, in_band, in_boxes};
use crate::Done;
use crate::rules::{Rules, hand};

/// Spaces, each with a number of cars.
type Sales = Vec<(i64, i64)>;

/// One number for each row.
fn rows(of: impl Fn(i64) -> Result<i64, String>) -> Result<Rows, String> {
    Ok([of(1)?, of(2)?, of(3)?])
}

impl Automobile {
    /// Enters all sales on the sheet, in the order of the table.
    pub(super) fn distributors(&mut self, sheet: &[Sales]) -> Done {
        self.must_be(5, "selling by distributors")?;
        if self.dealt && self.who_may_sell().is_some() {
            return Err("the sheet comes before the first sale".to_owned());
        }
        if sheet.len() != usize::from(self.book.seats) {
            return Err(format!("{} players on the sheet, {} at the table", sheet.len(), self.book.seats));
        }
        let all = self.everybody().zip(sheet);
        let parts = all.map(|(seat, sales)| self.part(seat, sales)).collect::<Result<Vec<Part>, _>>()?;
        let order: Vec<usize> = self.playing.iter().map(|seat| usize::from(*seat) - 1).collect();
        let (before, after) = order.split_at(self.at.min(order.len()));
        let order: Vec<&Part> = after.iter().chain(before).filter_map(|at| parts.get(*at)).collect();
        if !some_way(&order, self.free_rows(&parts)?) {
            return Err(
                "the phase cannot end like that: selling is compulsory while it is possible".to_owned()
            );
        }
        for ((seat, sales), part) in self.everybody().zip(sheet).zip(&parts) {
            self.post(seat, sales, part)?;
        }
        self.end_dealing()
    }

    /// What a player sells, and could still have sold.
    fn part(&self, seat: u8, sales: &Sales) -> Result<Part, String> {
        let sold = rows(|row| {
            let mut sum: i64 = 0;
            for (space, number) in sales {
                sum += if self.row(*space)? == row { *number } else { 0 };
            }
            Ok(sum)
        })?;
        let unsold = rows(|row| {
            let (cars, sold) = (self.cars_of_row(seat, row)?, in_row(&sold, row));
            match cars - sold {
                left @ 0.. => Ok(left),
                _ => Err(format!("p{seat} has {cars} cars of row {row}, not {sold}")),
            }
        })?;
        let bands = rows(|row| Ok(self.has(in_band(row), distributors_of(seat))))?;
        let ways = ways_to_stop(bands, sold, unsold);
        if ways.is_empty() {
            return Err(format!("the distributors of p{seat} cannot sell that"));
        }
        Ok(Part { sold, ways })
    }

    /// The number of free boxes, for rows where it matters.
    fn free_rows(&self, parts: &[Part]) -> Result<Rows, String> {
        rows(|row| {
            let sold: i64 = parts.iter().map(|part| in_row(&part.sold, row)).sum();
            let wanted = parts.iter().flat_map(|part| &part.ways).any(|full| in_row(full, row));
            if sold == 0 && !wanted {
                return Ok(0);
            }
            let free = self.free_boxes(row)?;
            if sold > free {
                return Err(format!("row {row} has {free} free boxes, not {sold}"));
            }
            Ok(free)
        })
    }

    fn post(&mut self, seat: u8, sales: &Sales, part: &Part) -> Done {
        for (space, number) in sales {
            self.shift(at_space(*space), hand(seat), cars_of(seat), *number)?;
            self.income("bank", seat, Self::full_price(self.row(*space)?) * number)?;
        }
        // It no longer matters which band each distributor came from, since all leave their bands.
        for (row, sold) in (1..=3).zip(part.sold) {
            for _ in 0..sold {
                let band = (1..=3).find(|band| self.has(in_band(*band), distributors_of(seat)) > 0);
                let band = band.ok_or_else(|| format!("p{seat} has no distributor left"))?;
                self.shift(in_band(band), in_boxes(row), distributors_of(seat), 1)?;
            }
        }
        Ok(())
    }
}
