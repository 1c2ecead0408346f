//! The Last of the Independents as one of the boxes that are reckoned a second time.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use super::questions::{CAR, CATEGORIES, MOST, RETURN, circles_word, disks_word};
use super::table::Table;
use crate::audit::Done;
use crate::audit::books::Reckoning;
use crate::audit::printed::{Printed, is_count};

impl Reckoning for Table {
    const GAME: &'static str = "independents";

    fn check(cell: &str, value: &Value) -> Done {
        let words: Vec<&str> = cell.split(' ').collect();
        let is_number = |word: &str| word.parse().is_ok_and(|number: i64| (1..=MOST).contains(&number));
        let fits = match words.as_slice() {
            ["sections", of, "count"] if CATEGORIES.contains(of) => {
                value.as_i64().is_some_and(|count| (1..=MOST).contains(&count))
            }
            [of, n, "name"] if (CATEGORIES.contains(of) || *of == "company") && is_number(n) => {
                value.as_str().is_some()
            }
            ["company", n, of] if CATEGORIES.contains(of) && is_number(n) => is_count(value),
            ["box", "companies" | "disks", "count"] => is_count(value),
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
        self.carry_out(verb, body)
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    fn counts(&self, place: &str, thing: &str) -> bool {
        let sections = (0..CATEGORIES.len()).flat_map(Self::sections);
        let circles = (0..CATEGORIES.len()).map(circles_word);
        let players = (1..=self.seats).map(|seat| format!("p{seat}"));
        let known =
            ["tokens", "cards"].contains(&thing) || (1..=self.seats).any(|seat| disks_word(seat) == thing);
        let board = ["bank", "outside", RETURN, CAR].contains(&place);
        known && (board || sections.chain(circles).chain(players).any(|at| at == place))
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
        let tokens = |seat: u8| self.held.of(&format!("p{seat}"), "tokens");
        if self.over { (1..=self.seats).map(tokens).collect() } else { Vec::new() }
    }

    fn beside(&self) -> BTreeMap<String, String> {
        let seats = |all: &[u8]| all.iter().map(|seat| format!("p{seat}")).collect::<Vec<_>>().join(" ");
        let mut words = BTreeMap::new();
        let mut say = |word: &str, text: String| words.insert(word.to_owned(), text);
        say("year", self.year.to_string());
        say("category", CATEGORIES.get(self.category).copied().unwrap_or_default().to_owned());
        say("step", self.step_now().to_string());
        say("order", seats(&self.order));
        say("lane", seats(&self.lane));
        say("turn", self.turn().map(|seat| format!("p{seat}")).unwrap_or_default());
        let discarded: Vec<String> = self.discarded.iter().map(i64::to_string).collect();
        say("discarded", discarded.join(" "));
        say("over", if self.over { "yes" } else { "no" }.to_owned());
        for seat in 1..=self.seats {
            let company = self.company.get(&seat).map(i64::to_string).unwrap_or_default();
            say(&format!("company p{seat}"), company);
            let used = self.used.get(&seat).into_iter().flatten().map(i64::to_string);
            say(&format!("used p{seat}"), used.collect::<Vec<_>>().join(" "));
            let trended = self.trended.get(&seat).map(|sections| sections.join(" ")).unwrap_or_default();
            say(&format!("trended p{seat}"), trended);
            say(&format!("counted p{seat}"), self.counted.get(&seat).copied().unwrap_or(0).to_string());
        }
        words
    }
}
