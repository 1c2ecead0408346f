//! Corrections: movements by hand first, then what is not on the ledger.

use serde_json::Value;

use super::questions::{MOST, category};
use super::table::{CARDS, SELECTIVE, Table};
use crate::audit::Done;
use crate::audit::books::Reckoning;
use crate::audit::json::{list, list_if_any, object, part, seat, tagged, whole};

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
                let map = object(body, &["year", "category", "step"])?;
                self.year = whole(part(map, "year")?, 1, u32::MAX.into())?;
                self.category = category(part(map, "category")?)?;
                self.over = false;
                self.used.clear();
                self.trended.clear();
                self.counted.clear();
                if self.order.is_empty() {
                    self.order = (self.first..=self.seats).chain(1..self.first).collect();
                }
                // Nothing passes by itself, and nobody drops out.
                self.step = u8::try_from(whole(part(map, "step")?, 1, 8)?).unwrap_or(1);
                self.next = 0;
                self.lane.clear();
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
                let lane = self.seats_in(body)?;
                if (1..=self.seats).all(|seat| lane.contains(&seat)) {
                    return Err("not everybody has passed".to_owned());
                }
                self.lane = lane;
            }
            "company" => {
                let map = object(body, &["seat", "company"])?;
                let who = seat(part(map, "seat")?, self.seats)?;
                let number = whole(part(map, "company")?, 1, MOST)?;
                if self.company.iter().any(|(holder, held)| *held == number && *holder != who) {
                    return Err(format!("company {number} is another's"));
                }
                self.discarded.retain(|other| *other != number);
                self.company.insert(who, number);
            }
            "next" => {
                let who = seat(body, self.seats)?;
                let place = self.order.iter().position(|other| *other == who);
                self.next = place
                    .filter(|_| !self.lane.contains(&who))
                    .ok_or_else(|| format!("p{who} is not on the track, or has passed"))?;
            }
            _ => return Err(format!("there is no fix {name:?}")),
        }
        Ok(())
    }

    fn seats_in(&self, body: &Value) -> Result<Vec<u8>, String> {
        list(body)?.iter().map(|word| seat(word, self.seats)).collect()
    }
}
