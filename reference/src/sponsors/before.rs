//! Before the race: exchanges and gifts between the two cars of a side, and the grid.

use super::Sponsors;
use super::say::{Category, Square};
use crate::Done;
use crate::rules::Rules;

impl Sponsors {
    fn partners(&self, car: u8, with: u8) -> Done {
        self.known(car)?;
        self.known(with)?;
        if car != with && self.side(car) == self.side(with) {
            Ok(())
        } else {
            Err(format!("cars {car} and {with} are not of one side"))
        }
    }

    /// Exchanges a card for one of the same category.
    pub(super) fn exchange(&mut self, car: u8, with: u8, category: Category) -> Done {
        self.must_be(4, "an exchange")?;
        self.partners(car, with)?;
        let side = self.side(car);
        let made = self.exchanged.get(&side).copied().unwrap_or(0);
        let most = if self.is("exchange-2", "one") { 1 } else { 2 };
        if made >= most {
            return Err(format!("{made} exchanges have been made of {most}"));
        }
        self.card_for_card(car, with, category)?;
        self.exchanged.insert(side, made + 1);
        Ok(())
    }

    /// Hands over tokens, up to ten for a car.
    pub(super) fn give(&mut self, car: u8, to: u8, tokens: i64) -> Done {
        self.must_be(4, "handing over tokens")?;
        self.partners(car, to)?;
        if tokens < 1 || self.has(self.place_of(to), "energy") + tokens > 10 {
            return Err("a car holds at most ten tokens".to_owned());
        }
        self.shift(self.place_of(car), self.place_of(to), "energy", tokens)
    }

    /// Enters the start order and begins the race.
    pub(super) fn grid(&mut self, order: Vec<u8>) -> Done {
        self.must_be(4, "the grid")?;
        self.cars().try_for_each(|car| self.must_be_known(car))?;
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if !sorted.into_iter().eq(self.cars()) {
            return Err("the grid names every car once".to_owned());
        }
        self.on = order.iter().map(|car| (*car, Square::Plain)).collect();
        self.order = order;
        self.finished.clear();
        self.off.clear();
        self.owed.clear();
        self.due.clear();
        (self.phase, self.lap, self.spin) = (5, 0, None);
        self.race_turn();
        Ok(())
    }
}
