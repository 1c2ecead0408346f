//! Les Sponsors as one of the boxes that are reckoned a second time.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use super::questions::{CATEGORIES, SPONSORS, ZONES};
use super::table::{Step, Table};
use crate::audit::Done;
use crate::audit::books::Reckoning;
use crate::audit::printed::{Printed, is_count};

impl Reckoning for Table {
    const GAME: &'static str = "sponsors";

    fn check(cell: &str, value: &Value) -> Done {
        let words: Vec<&str> = cell.split(' ').collect();
        let is_word = |all: &[&str]| value.as_str().is_some_and(|word| all.contains(&word));
        let fits = match words.as_slice() {
            ["price", "kind"] => is_word(&["one", "each"]),
            ["price", of, "millions"] if *of == "one" || CATEGORIES.contains(of) => is_count(value),
            ["cards", of, "count"] if CATEGORIES.contains(of) => is_count(value),
            ["sponsors", of, "count"] if SPONSORS.contains(of) => is_count(value),
            ["track", "squares"] => is_count(value),
            ["zone", zone, "start"] if ZONES.contains(zone) => is_count(value),
            ["zone", zone, "first" | "second"] if ZONES.contains(zone) => is_word(&CATEGORIES),
            ["square", n, "kind"] if n.parse::<u16>().is_ok() => is_word(&["a", "v", "s", "e"]),
            ["square", n, "zone"] if n.parse::<u16>().is_ok() => is_word(&ZONES),
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
        let sponsor = thing.strip_prefix("sponsor-").is_some_and(|colour| SPONSORS.contains(&colour));
        let known =
            sponsor || CATEGORIES.contains(&thing) || ["millions", "energy", "points"].contains(&thing);
        let of_a_car = (1..=self.cars()).any(|car| self.place_of(car) == place);
        let board = ["bank", "outside", "stock 1", "pile 1", "sold 1", "played 1", "removed 1"];
        known && (of_a_car || board.contains(&place))
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
        let points = |car: u8| self.held.of(&self.place_of(car), "points");
        let side =
            |car: u8| (1..=self.cars()).filter(|other| self.side(*other) == self.side(car)).map(points).sum();
        if self.over { (1..=self.seats).map(side).collect() } else { Vec::new() }
    }

    fn beside(&self) -> BTreeMap<String, String> {
        let cars = |all: &[u8]| all.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        let mut words = BTreeMap::new();
        let mut say = |word: &str, text: String| words.insert(word.to_owned(), text);
        say("phase", if self.over { "over".to_owned() } else { self.phase.to_string() });
        let next = match self.phase {
            2 => self.on_turn(),
            5 => {
                let moving = self.due.first().map(|due| due.car);
                moving.or(self.spin.map(|(car, _)| car)).or_else(|| self.to_play_next())
            }
            _ => None,
        };
        if !self.over {
            say("next", next.map_or("-".to_owned(), |car| car.to_string()));
        }
        for (car, square) in &self.pawns {
            say(&format!("square {car}"), square.to_string());
        }
        for ((car, category), values) in self.hands.iter().filter(|(_, values)| !values.is_empty()) {
            let values: Vec<String> = values.iter().map(i64::to_string).collect();
            say(&format!("hand {car} {category}"), values.join(" "));
        }
        if self.phase == 2 {
            say("round", self.round.to_string());
            let step = match self.step {
                Step::Throw => "throw",
                Step::Choose => "choose",
                Step::Square => "square",
            };
            say("step", step.to_owned());
        }
        if self.phase == 5 {
            let mut off = self.off.clone();
            off.sort_unstable();
            say("turn", self.lap.to_string());
            say("order", cars(&self.order));
            say("finished", cars(&self.finished));
            say("to-play", cars(&self.to_play));
            say("off", cars(&off));
            let due: Vec<String> =
                self.due.iter().map(|due| format!("{}:{}", due.car, due.squares)).collect();
            say("due", due.join(" "));
            say("spin", self.spin.map(|(car, added)| format!("{car}:{added}")).unwrap_or_default());
            for (car, on) in &self.on {
                say(&format!("on {car}"), on.clone());
            }
        }
        words
    }
}
