//! Automobile as one of the boxes that are reckoned a second time.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use super::printed;
use super::table::Table;
use super::things::{Place, Thing};
use crate::audit::Done;
use crate::audit::books::Reckoning;
use crate::audit::printed::Printed;

impl Reckoning for Table {
    const GAME: &'static str = "automobile";

    fn check(cell: &str, value: &Value) -> Done {
        printed::check(cell, value)
    }

    fn open(header: &Value, setup: &Value, printed: Arc<Printed>) -> Result<Self, String> {
        Self::lay_out(header, setup, printed)
    }

    fn look_at(&mut self, printed: Arc<Printed>) {
        self.printed = printed;
    }

    fn perform(&mut self, verb: &str, body: &Value) -> Done {
        self.step(verb, body)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn counts(&self, place: &str, thing: &str) -> bool {
        Place::find(place, self.seats).is_some() && Thing::find(thing, self.seats).is_some()
    }

    fn balances(&self) -> BTreeMap<(String, String), i64> {
        let held = self.held.iter().filter(|(_, number)| **number != 0);
        held.map(|((place, thing), number)| ((place.to_string(), thing.to_string()), *number)).collect()
    }

    fn debts(&self) -> BTreeMap<String, i64> {
        let owed = self.debts.iter().filter(|(_, debt)| **debt != 0);
        owed.map(|(seat, debt)| (format!("p{seat}"), *debt)).collect()
    }

    fn phase(&self) -> String {
        self.phase_word()
    }

    fn beside(&self) -> BTreeMap<String, String> {
        self.remembered()
    }

    fn fortunes(&self) -> Vec<i64> {
        let seats = if self.over { self.seats } else { 0 };
        (1..=seats).map(|seat| self.cash(seat).saturating_sub(self.debt(seat))).collect()
    }
}
