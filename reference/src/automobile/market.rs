//! Phase 7: the demand tiles are revealed, and each class sells from its most modern space backwards.

use super::Automobile;
use super::things::{at_space, cars_of};
use crate::Done;
use crate::rules::{Rules, hand};

/// The cars of one player on one space.
struct Pile {
    space: i64,
    seat: u8,
    cars: i64,
    a_round: i64,
    sold: i64,
}

impl Automobile {
    /// Enters each player's tiles, in the order of the table, and the tiles drawn at the reveal.
    pub(super) fn reveal(&mut self, tiles: &[Vec<u8>], premium: Option<u8>, bonus: Option<u8>) -> Done {
        self.must_be(7, "revealing the demand")?;
        if self.demand.is_some() {
            return Err("the demand is revealed already".to_owned());
        }
        if tiles.len() != usize::from(self.book.seats) {
            return Err(format!("tiles of {} players, {} at the table", tiles.len(), self.book.seats));
        }
        let each = if self.turn == 1 { 1 } else { 2 };
        if let Some((seat, own)) = (1..).zip(tiles).find(|(_, own): &(u8, &Vec<u8>)| own.len() != each) {
            return Err(format!(
                "p{seat} shows {} tiles; each shows {each} in turn {}",
                own.len(),
                self.turn
            ));
        }
        if premium.is_some() != (self.turn >= 3) {
            return Err("a premium tile is drawn in turns 3 and 4, and only then".to_owned());
        }
        if bonus.is_some() != (self.turn == 4) {
            return Err("a bonus tile is drawn in turn 4, and only then".to_owned());
        }
        self.enough_tiles(tiles.iter().flatten().chain(&premium).chain(&bonus).copied().collect())?;
        let higher: i64 = tiles.iter().filter_map(|own| own.iter().max()).map(|tile| i64::from(*tile)).sum();
        let lower: i64 = tiles.iter().filter_map(|own| own.iter().min()).map(|tile| i64::from(*tile)).sum();
        let (premium, bonus) = (premium.map_or(0, i64::from), bonus.map_or(0, i64::from));
        self.demand = Some(match self.turn {
            1 => [0, higher, 0],
            2 => [0, higher, lower],
            _ => [premium, lower, higher + bonus],
        });
        Ok(())
    }

    fn enough_tiles(&self, shown: Vec<u8>) -> Done {
        if let Some(wrong) = shown.iter().find(|value| !(2..=5).contains(*value)) {
            return Err(format!("demand tiles are numbered 2 to 5, not {wrong}"));
        }
        for value in 2..=5 {
            let out = shown.iter().filter(|other| **other == value).count();
            if out == 0 {
                continue;
            }
            let Ok(all) = self.printed(format!("tiles {value} count")) else { continue };
            if i64::try_from(out).is_ok_and(|out| out > all) {
                return Err(format!("{out} tiles show {value}; the bag holds {all}"));
            }
        }
        Ok(())
    }

    /// Sells cars until demand or cars run out, then clears cars and markers off the board.
    pub(super) fn sale(&mut self) -> Done {
        self.must_be(7, "the sale")?;
        let demand = self.demand.ok_or("the demand is not revealed yet")?;
        for (row, demand) in (1..=3).zip(demand) {
            let mut piles = self.piles(row)?;
            sell_in_rounds(&mut piles, demand);
            for pile in piles {
                self.clear(&pile, row)?;
            }
        }
        for space in 1..=26 {
            self.shift_all(at_space(space), "bank", "bonus")?;
            self.shift_all(at_space(space), "bank", "reduced")?;
        }
        self.begin_losses();
        Ok(())
    }

    fn piles(&self, row: i64) -> Result<Vec<Pile>, String> {
        let mut piles = Vec::new();
        for space in (1..=26).rev() {
            for seat in self.everybody() {
                let at = at_space(space);
                let cars = self.has(&at, cars_of(seat));
                if cars > 0 && self.row(space)? == row {
                    let markers = self.has(&at, "bonus") + self.has(&at, "reduced");
                    piles.push(Pile { space, seat, cars, a_round: 1 + markers, sold: 0 });
                }
            }
        }
        Ok(piles)
    }

    fn clear(&mut self, pile: &Pile, row: i64) -> Done {
        let at = at_space(pile.space);
        if pile.sold > 0 {
            let price = match (row, self.has(&at, "reduced")) {
                (_, 0) | (1, _) => Self::full_price(row),
                (2, _) => self.printed("price mid reduced")?,
                _ => 70,
            };
            self.income("bank", pile.seat, price.saturating_mul(pile.sold))?;
        }
        self.shift(at, hand(pile.seat), cars_of(pile.seat), pile.cars)?;
        self.lose(pile.seat, pile.cars - pile.sold)
    }
}

/// Sells round after round, from the most modern space backwards.
fn sell_in_rounds(piles: &mut [Pile], demand: i64) {
    let mut left = demand;
    while left > 0 && piles.iter().any(|pile| pile.sold < pile.cars) {
        for pile in piles.iter_mut() {
            let now = pile.a_round.min(pile.cars - pile.sold).min(left);
            pile.sold += now;
            left -= now;
        }
    }
}
