//! Corrections: movements by hand first, then cars, phase, turn and cards played.

use serde_json::Value;

use super::acts::car;
use super::lot::holder;
use super::table::{At, CARS, MINIMUM, Table};
use crate::audit::Done;
use crate::audit::books::Reckoning;
use crate::audit::json::{list_if_any, object, part, seat, tagged, whole};

impl Table {
    /// A correction.
    pub(super) fn correct(&mut self, correction: &Value) -> Done {
        let map = object(correction, &["moves", "fixes", "reason"])?;
        for moved in list_if_any(map, "moves")? {
            self.by_hand(moved)?;
        }
        list_if_any(map, "fixes")?.iter().try_for_each(|fix| self.fix(fix))?;
        self.cars_agree()
    }

    /// Something that was moved by hand; the bank has no more of a thing than there is, dollars apart.
    pub(super) fn by_hand(&mut self, moved: &Value) -> Done {
        self.of_this_table(moved)?;
        let dollars = moved.get(2).and_then(Value::as_str) == Some("dollars");
        self.held.by_hand(moved, if dollars { &["bank", "outside"] } else { &["outside"] })
    }

    /// Refuses what leaves a place with another number of cars than stand there by number.
    pub(super) fn cars_agree(&self) -> Done {
        let lots = (1..=self.seats).map(|seat| format!("p{seat}"));
        for place in lots.chain(["bank", "graveyard 1", "stolen 1"].map(str::to_owned)) {
            let there = self.at.values().filter(|at| holder(**at) == place).count();
            if usize::try_from(self.held.of(&place, "cars")) != Ok(there) {
                return Err(format!("cars go by number, not from or to {place}"));
            }
        }
        Ok(())
    }

    /// What was counted at the end is counted anew.
    fn go_on_again(&mut self) {
        self.over = false;
        self.values.clear();
    }

    pub(super) fn fix(&mut self, fix: &Value) -> Done {
        let (name, body) = tagged(fix)?;
        match name {
            "car" => {
                let map = object(body, &["car", "at"])?;
                let to = match tagged(part(map, "at")?)? {
                    ("bank", _) => At::Bank,
                    ("graveyard", _) => At::Graveyard,
                    ("lot", of) => At::Lot(seat(of, self.seats)?),
                    ("stolen", of) => At::Stolen(seat(of, self.seats)?),
                    (word, _) => return Err(format!("no car is at {word:?}")),
                };
                let car = car(part(map, "car")?)?;
                if self.place(car)? == to {
                    return Err(format!("car {car} is there already"));
                }
                self.drive(car, to)?;
                self.go_on_again();
            }
            "phase" => {
                let map = object(body, &["round", "phase"])?;
                self.round = whole(part(map, "round")?, 1, u32::MAX.into())?;
                self.phase = u8::try_from(whole(part(map, "phase")?, 1, 5)?).unwrap_or(1);
                if self.phase == 1 && self.cars_at(At::Bank).len() < usize::from(CARS) {
                    return Err("the cars are dealt".to_owned());
                }
                if self.phase <= MINIMUM {
                    self.played = 0;
                }
                self.minimum = self.least();
                self.go_on_again();
            }
            "next" => {
                let next = seat(body, self.seats)?;
                self.go_on_again();
                if self.phase == 1 {
                    (self.first, self.turn) = (next, next);
                } else {
                    self.begin_turn(next);
                }
            }
            "cards" => self.played = whole(body, 0, 2)?,
            _ => return Err(format!("there is no fix {name:?}")),
        }
        Ok(())
    }
}
