//! Corrections: movements by hand first, then cars, phase, turn and cards played.

use serde_json::Value;

use super::acts::car;
use super::table::{At, Table};
use crate::audit::Done;
use crate::audit::json::{list_if_any, object, part, seat, tagged, whole};

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
            "car" => {
                let map = object(body, &["car", "at"])?;
                let to = match tagged(part(map, "at")?)? {
                    ("bank", _) => At::Bank,
                    ("graveyard", _) => At::Graveyard,
                    ("lot", of) => At::Lot(seat(of, self.seats)?),
                    ("stolen", of) => At::Stolen(seat(of, self.seats)?),
                    (word, _) => return Err(format!("no car is at {word:?}")),
                };
                self.drive(car(part(map, "car")?)?, to)?;
            }
            "phase" => {
                let map = object(body, &["round", "phase"])?;
                self.round = whole(part(map, "round")?, 1, 1_000)?;
                self.phase = u8::try_from(whole(part(map, "phase")?, 1, 5)?).unwrap_or(1);
                self.over = false;
            }
            "next" => {
                let next = seat(body, self.seats)?;
                self.over = false;
                self.begin_turn(next);
            }
            "cards" => self.played = whole(body, 0, 2)?,
            _ => return Err(format!("there is no fix {name:?}")),
        }
        Ok(())
    }
}
