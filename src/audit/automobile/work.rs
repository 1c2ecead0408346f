//! Phase 3: three rounds of one action each; distributors, cubes and production.

use super::Done;
use super::printed::class;
use super::table::Table;
use super::things::{Place, Thing, plus, times};

impl Table {
    /// Whose turn the pointer in the order of play shows.
    pub(super) fn in_turn(&self) -> Option<u8> {
        self.playing.get(self.at).copied()
    }

    /// Refuses an action out of turn.
    pub(super) fn must_act(&self, seat: u8) -> Done {
        self.must_be(3, "an action")?;
        match self.in_turn() {
            Some(next) if next == seat => Ok(()),
            Some(next) => Err(format!("p{next} acts now, not p{seat}")),
            None => Err("nobody acts now".to_owned()),
        }
    }

    /// The action is done; the next one is the next player's.
    pub(super) fn acted(&mut self, seat: u8, built: Option<u8>) -> Done {
        self.just = Some((seat, built));
        self.at += 1;
        if self.at < self.playing.len() {
            return Ok(());
        }
        self.at = 0;
        self.round += 1;
        if self.round > 3 { self.begin_howard() } else { Ok(()) }
    }

    /// Places up to three distributors.
    pub(super) fn place(&mut self, seat: u8, bands: [i64; 3]) -> Done {
        self.must_act(seat)?;
        let sum: i64 = bands.iter().sum();
        if !(1..=3).contains(&sum) {
            return Err(format!("one action places 1 to 3 distributors, not {sum}"));
        }
        for (band, number) in (1..).zip(bands) {
            self.shift(Place::Hand(seat), Place::Band(band), Thing::Distributors(seat), number)?;
        }
        self.acted(seat, None)
    }

    /// Takes two cubes.
    pub(super) fn cubes(&mut self, seat: u8) -> Done {
        self.must_act(seat)?;
        self.take_cubes(seat, 2)?;
        self.acted(seat, None)
    }

    /// Makes cars on own spaces.
    pub(super) fn produce(&mut self, seat: u8, cars: &[(u8, i64)]) -> Done {
        self.must_act(seat)?;
        let cars: Vec<(u8, i64)> = cars.iter().copied().filter(|(_, number)| *number != 0).collect();
        let mut sum = 0;
        let mut cost = 0;
        let mut below = None;
        for (at, (space, number)) in cars.iter().enumerate() {
            if cars.iter().take(at).any(|(other, _)| other == space) {
                return Err(format!("space {space} is named twice"));
            }
            let (least, most) = self.bounds(seat, *space)?;
            if *number > most {
                return Err(format!("space {space} makes {least} to {most} cars, not {number}"));
            }
            if *number < least {
                below = Some(format!("space {space} makes {least} cars at least, not {number}"));
            }
            sum = plus(sum, *number)?;
            cost = plus(cost, times(*number, self.unit_cost(seat, *space)?)?)?;
        }
        if sum == 0 {
            return Err("producing makes cars".to_owned());
        }
        let in_hand = self.has(Place::Hand(seat), Thing::Cars(seat));
        if sum > in_hand {
            return Err(format!("p{seat} has {in_hand} cars in hand, not {sum}"));
        }
        if let Some(why) = below.filter(|_| sum < in_hand || self.rulings.is("cars-short", "none")) {
            return Err(why);
        }
        if self.rulings.is("leave-out", "no") {
            self.nothing_left_out(seat, &cars, in_hand - sum)?;
        }
        self.spend(seat, cost, "producing")?;
        for (space, number) in &cars {
            self.shift(Place::Hand(seat), Place::Space(*space), Thing::Cars(seat), *number)?;
        }
        self.acted(seat, None)
    }

    fn nothing_left_out(&self, seat: u8, cars: &[(u8, i64)], left: i64) -> Done {
        for space in 1..=26 {
            let named = cars.iter().any(|(other, _)| *other == space);
            if named || !self.is_open_of(seat, space) || self.tiles_for_production(seat, space) == 0 {
                continue;
            }
            let (least, _) = self.bounds(seat, space)?;
            if left >= least {
                return Err(format!("space {space} must make {least} cars too"));
            }
        }
        Ok(())
    }

    fn tiles_for_production(&self, seat: u8, space: u8) -> i64 {
        let at = Place::Space(space);
        let parts = if self.rulings.is("parts-count", "yes") { self.has(at, Thing::Parts(seat)) } else { 0 };
        self.has(at, Thing::Tiles(seat)).saturating_add(parts).min(3)
    }

    /// The fewest and the most cars that a space makes.
    fn bounds(&self, seat: u8, space: u8) -> Result<(i64, i64), String> {
        let tiles = self.tiles_for_production(seat, space);
        if !self.is_open_of(seat, space) || tiles == 0 {
            return Err(format!("p{seat} has no factory to produce with on space {space}"));
        }
        let row = format!("production {} {tiles}", class(self.printed.row(space)?));
        Ok((self.printed.whole(&format!("{row} least"))?, self.printed.whole(&format!("{row} most"))?))
    }

    fn unit_cost(&self, seat: u8, space: u8) -> Result<i64, String> {
        let cost = self.printed.whole(&format!("space {space} car"))?;
        let saved = if self.has(Place::Space(space), Thing::Parts(seat)) > 0 { 20 } else { 0 };
        Ok((cost - saved).max(0))
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{acting, place};
    use super::*;

    // Space 1 is mid: 2 to 4 cars on one tile, 3 to 6 on two, $80 each. Space 2 is low: 3 to 5, $40.

    #[test]
    fn a_space_makes_no_fewer_and_no_more_than_is_printed() {
        let mut table = acting(&[]);
        place(&mut table, 1, 1, 1);
        for (number, legal) in [(0, false), (1, false), (2, true), (4, true), (5, false)] {
            assert_eq!(table.clone().produce(1, &[(1, number)]).is_ok(), legal, "{number}");
        }
        table.produce(1, &[(1, 4)]).unwrap();
        assert_eq!((table.cash(1), table.has(Place::Space(1), Thing::Cars(1))), (1680, 4));
    }

    #[test]
    fn the_parts_factory_makes_cars_cheaper_and_counts_as_a_tile_only_by_ruling() {
        for (ruling, most) in [("no", 4), ("yes", 6)] {
            let mut table = acting(&[("parts-count", ruling)]);
            place(&mut table, 1, 1, 1);
            table.shift(Place::Hand(1), Place::Space(1), Thing::Parts(1), 1).unwrap();
            assert!(table.clone().produce(1, &[(1, most + 1)]).is_err());
            table.produce(1, &[(1, most)]).unwrap();
            assert_eq!(table.cash(1), 2000 - 60 * most);
        }
    }

    #[test]
    fn a_space_may_be_left_out_unless_ruled_otherwise() {
        for (ruling, legal) in [("yes", true), ("no", false)] {
            let mut table = acting(&[("leave-out", ruling)]);
            place(&mut table, 1, 1, 1);
            place(&mut table, 1, 2, 1);
            assert_eq!(table.clone().produce(1, &[(1, 2)]).is_ok(), legal);
            assert!(table.clone().produce(1, &[(1, 2), (2, 3)]).is_ok());
            table.shift(Place::Hand(1), Place::Outside, Thing::Cars(1), 24).unwrap();
            assert!(table.produce(1, &[(1, 2)]).is_ok(), "2 cars left cannot make 3");
        }
    }

    #[test]
    fn a_space_makes_what_is_left_only_by_ruling() {
        for (ruling, legal) in [("none", false), ("what-is-left", true)] {
            let mut table = acting(&[("cars-short", ruling)]);
            place(&mut table, 1, 2, 1);
            assert!(table.clone().produce(1, &[(2, 2)]).is_err());
            table.shift(Place::Hand(1), Place::Outside, Thing::Cars(1), 26).unwrap();
            assert_eq!(table.produce(1, &[(2, 2)]).is_ok(), legal);
        }
    }

    #[test]
    fn a_space_is_named_once_and_paid_for() {
        let mut table = acting(&[]);
        place(&mut table, 1, 1, 3);
        assert!(table.clone().produce(1, &[(1, 4), (1, 4)]).is_err());
        assert!(table.clone().produce(1, &[]).is_err());
        table.spend(1, 1500, "a test").unwrap();
        assert!(table.produce(1, &[(1, 7)]).is_err(), "560 from 500");
    }

    #[test]
    fn three_rounds_of_actions_lead_past_the_empty_phases() {
        let mut table = acting(&[]);
        for _ in 0..3 {
            table.cubes(1).unwrap();
            table.place(2, [1, 0, 1]).unwrap();
            table.cubes(3).unwrap();
        }
        assert_eq!(table.phase, 6);
        assert_eq!(table.has(Place::Hand(2), Thing::Distributors(2)), 8);
        assert_eq!(table.points(2), 6);
    }

    #[test]
    fn one_to_three_distributors_are_placed() {
        let mut table = acting(&[]);
        assert!(table.place(1, [0, 0, 0]).is_err());
        assert!(table.place(1, [2, 2, 0]).is_err());
        assert!(table.place(2, [1, 0, 0]).is_err());
        table.place(1, [1, 2, 0]).unwrap();
        assert_eq!(table.has(Place::Band(2), Thing::Distributors(1)), 2);
    }
}
