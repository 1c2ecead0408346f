//! Autotock as one of the boxes that are reckoned a second time.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use super::cars::{At, cars};
use super::table::Table;
use crate::audit::Done;
use crate::audit::books::Reckoning;
use crate::audit::printed::Printed;

impl Reckoning for Table {
    const GAME: &'static str = "autotock";

    fn check(cell: &str, value: &Value) -> Done {
        let words: Vec<&str> = cell.split(' ').collect();
        let is_square = value.as_i64().is_some_and(|square| (1..=48).contains(&square));
        let fits = match words.as_slice() {
            ["corner", "1" | "2" | "3" | "4", "go" | "branch"] => is_square,
            ["special", "nitro" | "puncture" | "reverse", "steps"] => is_square,
            ["specials", "counted"] => value == "every" || value == "once",
            _ => return Err(format!("the box has no cell {cell:?}")),
        };
        if fits { Ok(()) } else { Err(format!("{value} cannot stand in {cell:?}")) }
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
        let of_a_player = |prefix: &str, word: &str| {
            (1..=self.seats).any(|seat| word.strip_prefix(prefix) == Some(seat.to_string().as_str()))
        };
        let known = ["bank", "outside", "pile 1"].contains(&place)
            || of_a_player("p", place)
            || At::of_holder(place).is_some();
        known && (thing == "cards" || (1..=self.seats).any(|owner| thing == cars(owner)))
    }

    fn balances(&self) -> BTreeMap<(String, String), i64> {
        self.held.balances()
    }

    fn debts(&self) -> BTreeMap<String, i64> {
        BTreeMap::new()
    }

    fn phase(&self) -> String {
        self.phase_word()
    }

    fn fortunes(&self) -> Vec<i64> {
        let side = |seat: u8| self.home(seat) + self.partner(seat).map_or(0, |partner| self.home(partner));
        if self.is_over() { (1..=self.seats).map(side).collect() } else { Vec::new() }
    }

    fn beside(&self) -> BTreeMap<String, String> {
        let mut words = BTreeMap::new();
        words.insert("deal".to_owned(), self.deal.to_string());
        words.insert("next".to_owned(), format!("p{}", self.turn));
        if self.settled {
            words.insert("settled".to_owned(), "yes".to_owned());
        }
        for (seat, cards) in self.owes.iter().filter(|(_, cards)| **cards != 0) {
            words.insert(format!("owes p{seat}"), cards.to_string());
        }
        self.say_marks(&mut words);
        words
    }
}
