//! Phase 7: the demand tiles are turned over, and each class sells from its most modern space backwards.

use super::Done;
use super::table::Table;
use super::things::{Place, Thing, plus, times};

/// The cars of one colour on one space.
struct Pile {
    space: u8,
    seat: u8,
    cars: i64,
    a_round: i64,
    sold: i64,
}

impl Table {
    /// The tiles of each player in the order of the table, and what is drawn at the reveal.
    pub(super) fn reveal(&mut self, tiles: &[Vec<i64>], premium: Option<i64>, bonus: Option<i64>) -> Done {
        self.must_be(7, "revealing the demand")?;
        if self.demand.is_some() {
            return Err("the demand is revealed already".to_owned());
        }
        if tiles.len() != usize::from(self.seats) {
            return Err(format!("tiles of {} players, {} at the table", tiles.len(), self.seats));
        }
        let each = if self.turn == 1 { 1 } else { 2 };
        if let Some((seat, own)) = (1..).zip(tiles).find(|(_, own): &(u8, &Vec<i64>)| own.len() != each) {
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
        let higher: i64 = tiles.iter().filter_map(|own| own.iter().max()).sum();
        let lower: i64 = tiles.iter().filter_map(|own| own.iter().min()).sum();
        let premium = premium.unwrap_or(0);
        self.demand = Some(match self.turn {
            1 => [0, higher, 0],
            2 => [0, higher, lower],
            _ => [premium, lower, higher + bonus.unwrap_or(0)],
        });
        Ok(())
    }

    fn enough_tiles(&self, shown: Vec<i64>) -> Done {
        if let Some(wrong) = shown.iter().find(|value| !(2..=5).contains(*value)) {
            return Err(format!("demand tiles are numbered 2 to 5, not {wrong}"));
        }
        for value in 2..=5 {
            let out = shown.iter().filter(|other| **other == value).count();
            if out == 0 {
                continue;
            }
            let Ok(all) = self.printed.whole(&format!("tiles {value} count")) else { continue };
            if i64::try_from(out).is_ok_and(|out| out > all) {
                return Err(format!("{out} tiles show {value}; the bag holds {all}"));
            }
        }
        Ok(())
    }

    /// Cars are sold until demand or cars run out; then cars and markers leave the board.
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
            for marker in [Thing::Bonus, Thing::Reduced] {
                let at = Place::Space(space);
                self.shift(at, Place::Bank, marker, self.has(at, marker))?;
            }
        }
        self.begin_losses();
        Ok(())
    }

    fn piles(&self, row: u8) -> Result<Vec<Pile>, String> {
        let mut piles = Vec::new();
        for space in (1..=26).rev() {
            for seat in 1..=self.seats {
                let at = Place::Space(space);
                let cars = self.has(at, Thing::Cars(seat));
                if cars > 0 && self.printed.row(space)? == row {
                    let markers = plus(self.has(at, Thing::Bonus), self.has(at, Thing::Reduced))?;
                    piles.push(Pile { space, seat, cars, a_round: plus(1, markers)?, sold: 0 });
                }
            }
        }
        Ok(piles)
    }

    fn clear(&mut self, pile: &Pile, row: u8) -> Done {
        let at = Place::Space(pile.space);
        if pile.sold > 0 {
            let price = match (row, self.has(at, Thing::Reduced)) {
                (_, 0) | (1, _) => Self::full_price(row),
                (2, _) => self.printed.whole("price mid reduced")?,
                _ => 70,
            };
            self.earn(pile.seat, times(price, pile.sold)?)?;
        }
        self.shift(at, Place::Hand(pile.seat), Thing::Cars(pile.seat), pile.cars)?;
        self.lose(pile.seat, pile.cars - pile.sold)
    }
}

/// One round after the other, from the most modern space backwards.
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

#[cfg(test)]
mod tests {
    use super::super::fixture::{acting, cars};
    use super::*;

    fn market(turn: i64) -> Table {
        let mut table = acting(&[]);
        (table.turn, table.phase) = (turn, 7);
        table
    }

    #[test]
    fn each_turn_has_its_own_markets() {
        let two = vec![vec![5, 2], vec![3, 4], vec![4, 4]];
        let mut table = market(1);
        assert!(table.reveal(&two, None, None).is_err());
        table.reveal(&[vec![5], vec![2], vec![3]], None, None).unwrap();
        assert_eq!(table.demand, Some([0, 10, 0]));
        let mut table = market(2);
        assert!(table.reveal(&two, Some(3), None).is_err());
        table.reveal(&two, None, None).unwrap();
        assert_eq!(table.demand, Some([0, 13, 9]));
        let mut table = market(3);
        table.reveal(&two, Some(3), None).unwrap();
        assert_eq!(table.demand, Some([3, 9, 13]));
        let mut table = market(4);
        assert!(table.reveal(&two, Some(3), None).is_err());
        table.reveal(&two, Some(3), Some(5)).unwrap();
        assert_eq!(table.demand, Some([3, 9, 18]));
        assert!(table.reveal(&two, Some(3), Some(5)).is_err());
    }

    #[test]
    fn the_bag_holds_four_of_each_number() {
        let mut table = market(2);
        assert!(table.reveal(&[vec![5, 5], vec![5, 5], vec![5, 2]], None, None).is_err());
        assert!(table.reveal(&[vec![6, 5], vec![5, 5], vec![5, 2]], None, None).is_err());
        table.reveal(&[vec![5, 5], vec![5, 5], vec![4, 2]], None, None).unwrap();
    }

    #[test]
    fn reduced_markers_sell_more_cars_a_round_at_the_reduced_price() {
        let mut table = market(2);
        cars(&mut table, 1, 2, 5);
        cars(&mut table, 2, 5, 2);
        cars(&mut table, 3, 1, 3);
        table.shift(Place::Bank, Place::Space(2), Thing::Reduced, 2).unwrap();
        table.shift(Place::Bank, Place::Space(1), Thing::Reduced, 1).unwrap();
        table.demand = Some([0, 2, 5]);
        table.sale().unwrap();
        // Low: space 5 sells 1, space 2 three; then 1 each. Mid at 100, one car left over.
        assert_eq!([1, 2, 3].map(|seat| table.cash(seat)), [2000 + 210, 2200, 2200]);
        assert_eq!([1, 2, 3].map(|seat| table.points(seat)), [2, 0, 1]);
        assert_eq!(table.has(Place::Bank, Thing::Reduced), 4);
        assert_eq!(table.phase, 8);
    }

    #[test]
    fn nothing_is_sold_before_the_reveal() {
        assert!(market(2).sale().is_err());
    }
}
