//! Corrections: movements by hand first, then what is not on the ledger.

use serde_json::Value;

use super::questions::{MOST, category};
use super::table::{CARDS, SELECTIVE, Table};
use crate::audit::Done;
use crate::audit::json::{list, list_if_any, object, part, seat, tagged, whole};

impl Table {
    /// A correction.
    pub(super) fn correct(&mut self, correction: &Value) -> Done {
        let map = object(correction, &["moves", "fixes", "reason"])?;
        for moved in list_if_any(map, "moves")? {
            self.held.by_hand(moved, &["bank", "outside"])?;
        }
        list_if_any(map, "fixes")?.iter().try_for_each(|fix| self.fix(fix))
    }

    fn fix(&mut self, fix: &Value) -> Done {
        let (name, body) = tagged(fix)?;
        match name {
            "phase" => {
                let map = object(body, &["year", "category", "step"])?;
                self.year = whole(part(map, "year")?, 1, 1_000)?;
                self.category = category(part(map, "category")?)?;
                self.over = false;
                self.trended.clear();
                self.counted.clear();
                if self.order.is_empty() {
                    self.order = (self.first..=self.seats).chain(1..self.first).collect();
                }
                self.begin(u8::try_from(whole(part(map, "step")?, 1, 8)?).unwrap_or(1));
            }
            "order" => {
                let order = self.seats_in(body)?;
                self.names_everybody(&order)?;
                self.order = order;
            }
            "lane" => {
                if ![SELECTIVE, CARDS].contains(&self.step) {
                    return Err("the passing lane is used in steps 1 and 3".to_owned());
                }
                self.lane = self.seats_in(body)?;
            }
            "company" => {
                let map = object(body, &["seat", "company"])?;
                let who = seat(part(map, "seat")?, self.seats)?;
                self.company.insert(who, whole(part(map, "company")?, 1, MOST)?);
            }
            "next" => self.turn = Some(seat(body, self.seats)?),
            _ => return Err(format!("there is no fix {name:?}")),
        }
        Ok(())
    }

    fn seats_in(&self, body: &Value) -> Result<Vec<u8>, String> {
        list(body)?.iter().map(|word| seat(word, self.seats)).collect()
    }
}
