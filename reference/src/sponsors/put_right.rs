//! Corrections: another phase, another order of the cars, the car to act, cars that have finished.

use super::Sponsors;
use super::say::{Car, Square};
use super::workshop::Step;
use crate::Done;
use crate::rules::Rules;

impl Sponsors {
    /// Moves the game to another phase, at the beginning of a turn.
    pub(super) fn go_to(&mut self, phase: i64, turn: Option<i64>) {
        self.phase = u8::try_from(phase).unwrap_or(1);
        (self.at, self.step, self.over, self.spin) = (0, Step::Throw, false, None);
        self.due.clear();
        match self.phase {
            1 => {}
            5 => {
                if self.order.len() < 2 {
                    self.finished.clear();
                    self.line_up(self.cars().collect());
                }
                self.race_turn();
                self.lap = turn.unwrap_or(self.lap);
            }
            _ => self.round = turn.unwrap_or(self.round),
        }
        if self.phase == 3 {
            self.supplied.clear();
        }
    }

    /// Sets the car to act. In the race, all cars before it count as having played.
    pub(super) fn plays_next(&mut self, car: u8) -> Done {
        match self.phase {
            2 => {
                self.at = self.turn_order().iter().position(|other| *other == car).unwrap_or(0);
                self.step = Step::Throw;
            }
            5 if self.order.contains(&car) => {
                let foremost = self.is("race-order", "foremost");
                let line = if foremost { &self.order } else { &self.order_then };
                let after = line.iter().copied().skip_while(|other| *other != car);
                self.to_play = after.filter(|other| self.order.contains(other)).collect();
                self.due.clear();
                self.spin = None;
            }
            _ => return Err(format!("car {car} takes no turn now")),
        }
        Ok(())
    }

    /// Sets the order of the cars that have not finished.
    pub(super) fn stand_in(&mut self, order: Vec<u8>) -> Done {
        let mut named = order.clone();
        named.sort_unstable();
        if !named.into_iter().eq(self.cars().filter(|car| !self.finished.contains(car))) {
            return Err("the order names every car that has not finished".to_owned());
        }
        let waiting = std::mem::take(&mut self.to_play);
        self.to_play = order.iter().copied().filter(|car| waiting.contains(car)).collect();
        self.line_up(order);
        Ok(())
    }

    /// Sets the cars that have finished; at least two others must still be racing.
    pub(super) fn have_finished(&mut self, finished: Vec<u8>) -> Done {
        for (at, car) in finished.iter().enumerate() {
            self.known(*car)?;
            if finished.iter().take(at).any(|other| other == car) {
                return Err(format!("car {car} is named twice"));
            }
        }
        let over = self.over && finished.len() == self.cars().count();
        if finished.len() + 2 > self.cars().count() && !over {
            return Err("two cars at least are still racing".to_owned());
        }
        let mut order = self.order.clone();
        order.extend(self.cars().filter(|car| !self.order.contains(car)));
        order.retain(|car| !finished.contains(car));
        (self.finished, self.spin, self.over) = (finished, None, over);
        self.line_up(order);
        if self.phase == 5 {
            self.go_on();
        }
        Ok(())
    }

    /// Refuses cars that are not in the game; returns their numbers.
    pub(super) fn all_known(&self, cars: &[Car]) -> Result<Vec<u8>, String> {
        cars.iter().map(|car| self.known(car.0)).collect()
    }

    /// Sets the order of the cars as if the race turn had begun with it.
    fn line_up(&mut self, order: Vec<u8>) {
        self.on.retain(|car, _| order.contains(car));
        self.off.retain(|car| order.contains(car));
        self.owed.retain(|car, _| order.contains(car));
        self.due.retain(|due| order.contains(&due.car));
        self.to_play.retain(|car| order.contains(car));
        for car in &order {
            self.on.entry(*car).or_insert(Square::Plain);
        }
        self.order_then.clone_from(&order);
        self.order = order;
    }

    /// Refuses a car that is not racing.
    pub(super) fn must_race(&self, car: u8) -> Done {
        if self.order.contains(&car) { Ok(()) } else { Err(format!("car {car} is not racing")) }
    }
}
