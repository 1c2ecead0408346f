//! Phase 3: three rounds of one action each, with distributors, cubes and production.

use super::Automobile;
use super::things::{at_space, cars_of, class, distributors_of, in_band, parts_of, tiles_of};
use crate::Done;
use crate::rules::{Rules, hand};

impl Automobile {
    /// The player to act, by the pointer in the order of play.
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

    /// Ends an action and moves on to the next player.
    pub(super) fn acted(&mut self, seat: u8, built: Option<i64>) -> Done {
        self.just = Some((seat, built));
        self.at += 1;
        if self.at < self.playing.len() {
            return Ok(());
        }
        self.at = 0;
        self.round += 1;
        if self.round > 3 { self.begin_howard() } else { Ok(()) }
    }

    pub(super) fn place(&mut self, seat: u8, bands: [i64; 3]) -> Done {
        self.must_act(seat)?;
        let sum: i64 = bands.iter().sum();
        if !(1..=3).contains(&sum) {
            return Err(format!("one action places 1 to 3 distributors, not {sum}"));
        }
        for (band, number) in (1..).zip(bands) {
            self.shift(hand(seat), in_band(band), distributors_of(seat), number)?;
        }
        self.acted(seat, None)
    }

    /// Takes two cubes.
    pub(super) fn cubes(&mut self, seat: u8) -> Done {
        self.must_act(seat)?;
        self.shift("bank", hand(seat), "cubes", 2)?;
        self.acted(seat, None)
    }

    /// Makes cars on the player's own spaces.
    pub(super) fn produce(&mut self, seat: u8, cars: &[(i64, i64)]) -> Done {
        self.must_act(seat)?;
        let cars: Vec<(i64, i64)> = cars.iter().copied().filter(|(_, number)| *number != 0).collect();
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
            sum += number;
            cost += self.unit_cost(seat, *space)?.saturating_mul(*number);
        }
        if sum == 0 {
            return Err("producing makes cars".to_owned());
        }
        let in_hand = self.has(hand(seat), cars_of(seat));
        if sum > in_hand {
            return Err(format!("p{seat} has {in_hand} cars in hand, not {sum}"));
        }
        if let Some(why) = below.filter(|_| sum < in_hand || self.is("cars-short", "none")) {
            return Err(why);
        }
        if self.is("leave-out", "no") {
            self.nothing_left_out(seat, &cars, in_hand - sum)?;
        }
        self.spend(seat, cost, "producing")?;
        for (space, number) in &cars {
            self.shift(hand(seat), at_space(*space), cars_of(seat), *number)?;
        }
        self.acted(seat, None)
    }

    fn nothing_left_out(&self, seat: u8, cars: &[(i64, i64)], left: i64) -> Done {
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

    fn tiles_for_production(&self, seat: u8, space: i64) -> i64 {
        let at = at_space(space);
        let parts = if self.is("parts-count", "yes") { self.has(&at, parts_of(seat)) } else { 0 };
        self.has(&at, tiles_of(seat)).saturating_add(parts).min(3)
    }

    /// The minimum and maximum number of cars that a space makes.
    fn bounds(&self, seat: u8, space: i64) -> Result<(i64, i64), String> {
        let tiles = self.tiles_for_production(seat, space);
        if !self.is_open_of(seat, space) || tiles == 0 {
            return Err(format!("p{seat} has no factory to produce with on space {space}"));
        }
        let row = format!("production {} {tiles}", class(self.row(space)?));
        Ok((self.printed(format!("{row} least"))?, self.printed(format!("{row} most"))?))
    }

    fn unit_cost(&self, seat: u8, space: i64) -> Result<i64, String> {
        let cost = self.printed(format!("space {space} car"))?;
        let saved = if self.has(at_space(space), parts_of(seat)) > 0 { 20 } else { 0 };
        Ok((cost - saved).max(0))
    }
}
