//! Corrections: movements by hand first, then what is not on the ledger.

use serde_json::Value;

use super::acts::square;
use super::table::{Step, Table};
use crate::audit::Done;
use crate::audit::books::Reckoning;
use crate::audit::json::{list, list_if_any, object, part, tagged, whole};

/// The most squares of a central track.
const SQUARES: i64 = 48;

/// The last turn that can be written.
const LAST: i64 = 65_535;

impl Table {
    /// A correction.
    pub(super) fn correct(&mut self, correction: &Value) -> Done {
        let map = object(correction, &["moves", "fixes", "reason"])?;
        for moved in list_if_any(map, "moves")? {
            self.by_hand(moved)?;
        }
        list_if_any(map, "fixes")?.iter().try_for_each(|fix| self.fix(fix))
    }

    /// Something that was moved by hand; the bank has as much as is wanted.
    pub(super) fn by_hand(&mut self, moved: &Value) -> Done {
        self.of_this_table(moved)?;
        self.held.by_hand(moved, &["bank", "outside"])
    }

    pub(super) fn fix(&mut self, fix: &Value) -> Done {
        let (name, body) = tagged(fix)?;
        match name {
            "phase" => {
                let map = object(body, &["phase", "turn"])?;
                let phase = whole(part(map, "phase")?, 1, 5)?;
                let turn = map.get("turn").filter(|turn| !turn.is_null());
                self.go_to(phase, turn.map(|turn| whole(turn, 1, LAST)).transpose()?);
            }
            "next" => {
                let car = self.car(body)?;
                self.plays_next(car)?;
            }
            "at" => {
                let map = object(body, &["car", "square"])?;
                let car = self.car(part(map, "car")?)?;
                self.pawns.insert(car, whole(part(map, "square")?, 1, SQUARES)?);
            }
            "order" => {
                let order = self.cars_in(body)?;
                let mut named = order.clone();
                named.sort_unstable();
                if !named.into_iter().eq((1..=self.cars()).filter(|car| !self.finished.contains(car))) {
                    return Err("the order names every car that has not finished".to_owned());
                }
                let waiting = std::mem::take(&mut self.to_play);
                self.to_play = order.iter().copied().filter(|car| waiting.contains(car)).collect();
                self.line_up(order);
            }
            "finished" => {
                let finished = self.cars_in(body)?;
                self.have_finished(finished)?;
            }
            "on" => {
                let map = object(body, &["car", "square"])?;
                let car = self.racer(part(map, "car")?)?;
                self.on.insert(car, square(part(map, "square")?)?);
            }
            "off" => {
                let car = self.racer(body)?;
                self.off.retain(|other| *other != car);
                self.off.push(car);
                self.owed.remove(&car);
            }
            "back" => {
                let car = self.racer(body)?;
                self.off.retain(|other| *other != car);
                self.owed.remove(&car);
            }
            _ => return Err(format!("there is no fix {name:?}")),
        }
        Ok(())
    }

    /// The game stands in another phase, at the beginning of a turn.
    fn go_to(&mut self, phase: i64, turn: Option<i64>) {
        self.phase = u8::try_from(phase).unwrap_or(1);
        (self.at, self.step, self.over, self.spin) = (0, Step::Throw, false, None);
        self.due.clear();
        match self.phase {
            1 => {}
            5 => {
                if self.order.len() < 2 {
                    self.finished.clear();
                    self.line_up((1..=self.cars()).collect());
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

    /// A car is to act; in the race those before it have played.
    fn plays_next(&mut self, car: u8) -> Done {
        match self.phase {
            2 => {
                self.at = self.turn_order().iter().position(|other| *other == car).unwrap_or(0);
                self.step = Step::Throw;
            }
            5 if self.order.contains(&car) => {
                let foremost = self.rulings.is("race-order", "foremost");
                let line = if foremost { &self.order } else { &self.order_then };
                let from = line.iter().position(|other| *other == car).unwrap_or(0);
                let after: Vec<u8> = line.iter().skip(from).copied().collect();
                self.to_play = after.into_iter().filter(|other| self.order.contains(other)).collect();
                self.due.clear();
                self.spin = None;
            }
            _ => return Err(format!("car {car} takes no turn now")),
        }
        Ok(())
    }

    /// These have finished; at least two others are still racing.
    fn have_finished(&mut self, finished: Vec<u8>) -> Done {
        let once =
            finished.iter().enumerate().all(|(at, car)| !finished.iter().skip(at + 1).any(|n| n == car));
        if !once || finished.len() + 2 > usize::from(self.cars()) {
            return Err("two cars at least are still racing".to_owned());
        }
        let mut order = self.order.clone();
        order.extend((1..=self.cars()).filter(|car| !self.order.contains(car)));
        order.retain(|car| !finished.contains(car));
        (self.finished, self.spin, self.over) = (finished, None, false);
        self.line_up(order);
        if self.phase == 5 {
            self.go_on();
        }
        Ok(())
    }

    /// The cars racing in their order, as if the race turn had begun like this.
    fn line_up(&mut self, order: Vec<u8>) {
        self.on.retain(|car, _| order.contains(car));
        self.off.retain(|car| order.contains(car));
        self.owed.retain(|car, _| order.contains(car));
        self.due.retain(|due| order.contains(&due.car));
        self.to_play.retain(|car| order.contains(car));
        for car in &order {
            self.on.entry(*car).or_insert_with(|| "plain".to_owned());
        }
        self.order_then.clone_from(&order);
        self.order = order;
    }

    /// A car that is still racing.
    fn racer(&self, value: &Value) -> Result<u8, String> {
        let car = self.car(value)?;
        if self.order.contains(&car) { Ok(car) } else { Err(format!("car {car} is not racing")) }
    }

    fn cars_in(&self, body: &Value) -> Result<Vec<u8>, String> {
        list(body)?.iter().map(|car| self.car(car)).collect()
    }
}
