//! A whole space is closed: money back, pieces back in hand, half of the loss points away.

use super::Done;
use super::table::Table;
use super::things::{Place, Thing, half_up, plus, times};

impl Table {
    /// Closes an own open space.
    pub(super) fn close_space(&mut self, seat: u8, space: u8) -> Done {
        if !self.is_open_of(seat, space) {
            return Err(format!("space {space} is no open space of p{seat}"));
        }
        let (hand, at) = (Place::Hand(seat), Place::Space(space));
        let (tiles, parts) = (self.has(at, Thing::Tiles(seat)), self.has(at, Thing::Parts(seat)));
        let each = if tiles > 0 { (self.printed.cost(space)? - 100).max(0) } else { 0 };
        let refund = plus(times(tiles, each)?, times(parts, 400)?)?;
        self.earn(seat, refund)?;
        self.shift(at, hand, Thing::Tiles(seat), tiles)?;
        self.shift(at, hand, Thing::Parts(seat), parts)?;
        self.shift(Place::Bank, at, Thing::Closed, 1)?;
        self.discard(seat, half_up(self.points(seat)))?;
        if self.rulings.is("closed-cars", "loss") {
            let cars = self.has(at, Thing::Cars(seat));
            self.shift(at, hand, Thing::Cars(seat), cars)?;
            self.lose(seat, cars)?;
        }
        if self.rulings.is("marker-closed", "back") {
            for marker in [Thing::Bonus, Thing::Reduced] {
                self.shift(at, Place::Bank, marker, self.has(at, marker))?;
            }
        }
        Ok(())
    }

    /// Phase 3 as an action, phase 6 as the one closing of the turn.
    pub(super) fn close(&mut self, seat: u8, space: u8) -> Done {
        if self.phase == 3 {
            self.must_act(seat)?;
            self.close_space(seat, space)?;
            return self.acted(seat, None);
        }
        self.must_decide(seat)?;
        if self.closing_taken {
            return Err("the closing of this turn is taken".to_owned());
        }
        self.close_space(seat, space)?;
        self.closing_taken = true;
        self.decided(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{acting, place};
    use super::*;

    #[test]
    fn closing_returns_the_cost_less_100_a_tile_and_400_for_parts() {
        let mut table = acting(&[]);
        place(&mut table, 1, 4, 2);
        table.shift(Place::Hand(1), Place::Space(4), Thing::Parts(1), 1).unwrap();
        table.close(1, 4).unwrap();
        assert_eq!(table.cash(1), 2000 + 2 * 200 + 400);
        assert_eq!(table.has(Place::Hand(1), Thing::Tiles(1)), 6);
        assert!(table.is_closed(4) && table.owner(4).is_none());
    }

    #[test]
    fn cars_on_a_closing_space_stay_or_become_losses_after_the_halving() {
        for (ruling, cars, points) in [("stay", 3, 2), ("loss", 0, 5)] {
            let mut table = acting(&[("closed-cars", ruling)]);
            place(&mut table, 1, 4, 1);
            table.shift(Place::Hand(1), Place::Space(4), Thing::Cars(1), 3).unwrap();
            table.lose(1, 5).unwrap();
            table.close(1, 4).unwrap();
            assert_eq!((table.has(Place::Space(4), Thing::Cars(1)), table.points(1)), (cars, points));
        }
    }

    #[test]
    fn only_an_own_open_space_is_closed() {
        let mut table = acting(&[]);
        place(&mut table, 2, 4, 1);
        assert!(table.close(1, 4).is_err());
        assert!(table.close(1, 5).is_err());
    }
}
