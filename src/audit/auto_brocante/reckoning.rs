//! Auto-Brocante as one of the boxes that are reckoned a second time.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use super::table::{At, Table};
use crate::audit::Done;
use crate::audit::books::Reckoning;
use crate::audit::printed::{Printed, is_count};

impl Reckoning for Table {
    const GAME: &'static str = "auto-brocante";

    fn check(cell: &str, value: &Value) -> Done {
        let words: Vec<&str> = cell.split(' ').collect();
        let is_word = |all: &[&str]| value.as_str().is_some_and(|word| all.contains(&word));
        let fits = match words.as_slice() {
            ["car", n, "name"] if n.parse::<u8>().is_ok() => value.as_str().is_some(),
            ["car", n, "list"] if n.parse::<u8>().is_ok() => is_count(value),
            ["sell", _, "base"] => is_word(&["list", "book"]),
            ["sell", _, "plus"] | ["card", "buy", "price"] | ["card", "take", "cards"] => is_count(value),
            ["option", "b", "price"] => is_count(value),
            ["policy", "fire" | "theft" | "collision" | "comprehensive" | "fly-by-night", "covers"] => {
                is_word(&["nothing", "fire", "collision", "theft", "all"])
            }
            ["value", _, _] => is_count(value),
            _ => return Err(format!("the box has no cell {cell:?}")),
        };
        if fits { Ok(()) } else { Err(format!("{value} cannot stand in {cell:?}")) }
    }

    fn once_fixed(rules: u64) -> Vec<(&'static str, Value)> {
        if rules >= 2 {
            return Vec::new();
        }
        vec![
            ("option b price", Value::from(4_000)),
            ("policy fire covers", Value::from("fire")),
            ("policy theft covers", Value::from("theft")),
            ("policy collision covers", Value::from("collision")),
            ("policy comprehensive covers", Value::from("all")),
        ]
    }

    fn open(header: &Value, setup: &Value, printed: Arc<Printed>) -> Result<Self, String> {
        Self::lay_out(header, setup, printed)
    }

    fn look_at(&mut self, printed: Arc<Printed>) {
        self.printed = printed;
    }

    fn perform(&mut self, verb: &str, body: &Value) -> Done {
        self.carry_out(verb, body)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn counts(&self, place: &str, thing: &str) -> bool {
        let seat = (1..=self.seats).any(|seat| format!("p{seat}") == place);
        let board = ["bank", "outside", "graveyard 1", "stolen 1"].contains(&place);
        (seat || board) && ["dollars", "cars", "cards", "policies"].contains(&thing)
    }

    fn balances(&self) -> BTreeMap<(String, String), i64> {
        self.held.balances()
    }

    fn debts(&self) -> BTreeMap<String, i64> {
        let mut all = BTreeMap::new();
        for debt in &self.debts {
            *all.entry(format!("p{}", debt.from)).or_insert(0) += debt.amount;
        }
        all
    }

    fn phase(&self) -> String {
        self.phase_word()
    }

    fn fortunes(&self) -> Vec<i64> {
        if self.over { (1..=self.seats).map(|seat| self.fortune(seat)).collect() } else { Vec::new() }
    }

    fn beside(&self) -> BTreeMap<String, String> {
        let mut words = BTreeMap::new();
        let mut say = |word: &str, text: String| words.insert(word.to_owned(), text);
        say("round", self.round.to_string());
        say("turn", format!("p{}", self.turn));
        say("phase", self.now().to_string());
        say("cards played", self.played.to_string());
        for (car, at) in &self.at {
            let at = match at {
                At::Bank => "bank".to_owned(),
                At::Lot(seat) => format!("p{seat}"),
                At::Graveyard => "graveyard".to_owned(),
                At::Stolen(seat) => format!("stolen p{seat}"),
            };
            say(&format!("car {car}"), at);
        }
        for ((seat, car), value) in &self.seen {
            say(&format!("seen p{seat} {car}"), value.to_string());
        }
        for (car, value) in &self.values {
            say(&format!("value {car}"), value.to_string());
        }
        words
    }
}
