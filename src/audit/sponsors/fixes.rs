//! Corrections: movements by hand first, then what is not on the ledger.

use serde_json::Value;

use super::acts::square;
use super::table::{Step, Table};
use crate::audit::Done;
use crate::audit::json::{list, list_if_any, object, part, tagged, whole};

impl Table {
    /// A correction.
    pub(super) fn correct(&mut self, correction: &Value) -> Done {
        let map = object(correction, &["moves", "fixes", "reason"])?;
        for moved in list_if_any(map, "moves")? {
            self.held.by_hand(moved, &["bank", "outside"])?;
        }
        list_if_any(map, "fixes")?.iter().try_for_each(|fix| self.fix(fix))
    }

    pub(super) fn fix(&mut self, fix: &Value) -> Done {
        let (name, body) = tagged(fix)?;
        match name {
            "phase" => {
                let map = object(body, &["phase", "turn"])?;
                self.phase = u8::try_from(whole(part(map, "phase")?, 1, 5)?).unwrap_or(1);
                (self.round, self.at, self.step, self.over) =
                    (whole(part(map, "turn")?, 1, 1_000)?, 0, Step::Throw, false);
                self.due.clear();
                self.spin = None;
                if self.phase == 5 {
                    self.race_turn(self.round);
                }
            }
            "next" => {
                let car = self.car(body)?;
                match self.phase {
                    2 => self.at = self.turn_order().iter().position(|other| *other == car).unwrap_or(0),
                    _ => {
                        self.to_play.retain(|other| *other != car);
                        self.to_play.insert(0, car);
                    }
                }
            }
            "at" => {
                let map = object(body, &["car", "square"])?;
                let car = self.car(part(map, "car")?)?;
                self.pawns.insert(car, whole(part(map, "square")?, 1, 1_000)?);
            }
            "order" => self.order = self.cars_in(body)?,
            "finished" => {
                self.finished = self.cars_in(body)?;
                let finished = self.finished.clone();
                self.order.retain(|car| !finished.contains(car));
            }
            "on" => {
                let map = object(body, &["car", "square"])?;
                let car = self.car(part(map, "car")?)?;
                self.on.insert(car, square(part(map, "square")?)?);
            }
            "off" => {
                let car = self.car(body)?;
                self.off.push(car);
            }
            "back" => {
                let car = self.car(body)?;
                self.off.retain(|other| *other != car);
            }
            _ => return Err(format!("there is no fix {name:?}")),
        }
        Ok(())
    }

    fn cars_in(&self, body: &Value) -> Result<Vec<u8>, String> {
        list(body)?.iter().map(|car| self.car(car)).collect()
    }
}
