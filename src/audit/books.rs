//! The second set of books of one game: lines go in, balances come out.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::Arc;

use serde_json::Value;

use crate::audit::chain::Chain;
use crate::audit::facts::fact;
use crate::audit::json::{object, part, text};
use crate::audit::printed::Printed;
use crate::audit::{Done, Second};

const VERBS: [&str; 12] = [
    "act", "correct", "ruling", "amend", "back", "note", "count", "read", "rename", "pause", "leaves", "seed",
];

/// One box, reckoned a second time: the table at one moment.
pub(crate) trait Reckoning: Clone + Debug + Sized {
    /// The word of the box.
    const GAME: &'static str;

    /// Checks that a cell is of this box and that this may stand in it.
    fn check(cell: &str, value: &Value) -> Done;
    /// What older rules took for fixed, and a record of them does not name.
    fn once_fixed(_rules: u64) -> Vec<(&'static str, Value)> {
        Vec::new()
    }
    /// The table as it is laid out before the first turn.
    fn open(header: &Value, setup: &Value, printed: Arc<Printed>) -> Result<Self, String>;
    /// Takes up what has been read off the box since.
    fn look_at(&mut self, printed: Arc<Printed>);
    /// Carries out one step: `act`, `correct`, `ruling`, or `stand`, the movements that keep balances.
    fn perform(&mut self, verb: &str, body: &Value) -> Done;
    /// How many sit at it.
    fn seats(&self) -> u8;
    /// Whether a place and a thing, in the words of records, are of this table.
    fn counts(&self, place: &str, thing: &str) -> bool;
    /// Refuses a movement by hand between places, or of a thing, that are not of this table.
    fn of_this_table(&self, moved: &Value) -> Done {
        let word = |at: usize| moved.get(at).and_then(Value::as_str).unwrap_or_default();
        match [word(0), word(1)].into_iter().find(|place| !self.counts(place, word(2))) {
            Some(place) => Err(format!("there is no {} at {place:?}", word(2))),
            None => Ok(()),
        }
    }
    /// Who holds how much of what, in the words of records, without what is zero.
    fn balances(&self) -> BTreeMap<(String, String), i64>;
    /// What each seat owes, in money.
    fn debts(&self) -> BTreeMap<String, i64>;
    /// The turn and the phase, such as `2.3`, or `over`.
    fn phase(&self) -> String;
    /// What each seat has come to once the game is over; nothing before.
    fn fortunes(&self) -> Vec<i64>;
    /// What is kept beside balances and debts.
    fn beside(&self) -> BTreeMap<String, String> {
        BTreeMap::new()
    }
}

/// The second set of books of one game.
#[derive(Clone, Debug)]
pub(crate) struct Books<R> {
    header: Value,
    printed: Arc<Printed>,
    lines: Vec<Value>,
    head: usize,
    chain: Chain,
    table: R,
}

impl<R: Reckoning> Books<R> {
    /// Opens the books of a record's first line.
    ///
    /// # Errors
    /// Says what in the header does not fit the box.
    pub(crate) fn open(header: &Value) -> Result<Self, String> {
        let game = header.get("game").and_then(Value::as_str);
        if game != Some(R::GAME) {
            return Err(format!("the record is of {}, not {}", game.unwrap_or("no game"), R::GAME));
        }
        let mut printed = Printed::of(R::check, header.get("board"))?;
        let rules = header.get("rules").and_then(Value::as_u64).unwrap_or_default();
        for (cell, value) in R::once_fixed(rules) {
            if !printed.knows(cell) {
                printed.read(cell, &value, &Value::from("rules"))?;
            }
        }
        let printed = Arc::new(printed);
        let chain = Chain::default();
        let table = replay(header, &chain, &printed)?;
        Ok(Self { header: header.clone(), printed, lines: Vec::new(), head: 0, chain, table })
    }

    fn back(&mut self, to: &Value) -> Done {
        let to = to.as_u64().and_then(|to| usize::try_from(to).ok()).ok_or("back names a line")?;
        let mut path = Vec::new();
        let mut at = to;
        while at > 0 {
            let line = self.lines.get(at - 1).ok_or_else(|| format!("there is no line {at}"))?;
            let (verb, body) = verb_of(line)?;
            if !["act", "correct", "ruling", "amend"].contains(&verb) {
                return Err(format!("line {at} is a {verb}, and nothing follows it"));
            }
            path.push((at, verb, body));
            at = number(line, "on")?;
        }
        let mut chain = Chain::default();
        for (line, verb, body) in path.into_iter().rev() {
            chain.follow(line, verb, body)?;
        }
        self.table = replay(&self.header, &chain, &self.printed)?;
        (self.chain, self.head) = (chain, to);
        Ok(())
    }

    /// A value is what is printed, and always was: one put right is put right from the start.
    fn read(&mut self, reading: &Value) -> Done {
        let map = object(reading, &["cell", "value", "source"])?;
        let cell = text(part(map, "cell")?)?;
        let source = map.get("source").cloned().unwrap_or_else(|| "board".into());
        let mut printed = (*self.printed).clone();
        printed.read(cell, part(map, "value")?, &source)?;
        let printed = Arc::new(printed);
        if self.printed.knows(cell) {
            self.table = replay(&self.header, &self.chain, &printed)?;
        }
        self.table.look_at(Arc::clone(&printed));
        self.printed = printed;
        Ok(())
    }
}

impl<R: Reckoning> Second for Books<R> {
    fn enter(&mut self, line: &Value) -> Result<(), String> {
        let map = line.as_object().ok_or("a line should be an object")?;
        let n = number(line, "n")?;
        if n != self.lines.len() + 1 {
            return Err(format!("line {n} follows line {}", self.lines.len()));
        }
        let on = number(line, "on")?;
        if on != self.head {
            return Err(format!("line {n} is written on {on}, and the head is {}", self.head));
        }
        let (verb, body) = verb_of(line)?;
        if map.keys().filter(|key| VERBS.contains(&key.as_str())).count() > 1 {
            return Err(format!("line {n} says more than one thing"));
        }
        match verb {
            "act" | "correct" | "ruling" => {
                let mut table = self.table.clone();
                table.perform(verb, body)?;
                self.chain.follow(n, verb, body)?;
                (self.table, self.head) = (table, n);
            }
            "amend" => {
                let mut chain = self.chain.clone();
                chain.follow(n, verb, body)?;
                self.table = replay(&self.header, &chain, &self.printed)?;
                (self.chain, self.head) = (chain, n);
            }
            "back" => self.back(body)?,
            "read" => self.read(body)?,
            _ => fact(verb, body, self.table.seats(), |place, thing| self.table.counts(place, thing))?,
        }
        self.lines.push(line.clone());
        Ok(())
    }

    fn balances(&self) -> BTreeMap<(String, String), i64> {
        self.table.balances()
    }

    fn debts(&self) -> BTreeMap<String, i64> {
        self.table.debts()
    }

    fn phase(&self) -> String {
        self.table.phase()
    }

    fn fortunes(&self) -> Vec<i64> {
        self.table.fortunes()
    }

    fn beside(&self) -> BTreeMap<String, String> {
        self.table.beside()
    }
}

fn replay<R: Reckoning>(header: &Value, chain: &Chain, printed: &Arc<Printed>) -> Result<R, String> {
    let setup = chain.setup.as_ref().or_else(|| header.get("setup")).ok_or("the header has no set-up")?;
    let mut table = R::open(header, setup, Arc::clone(printed))?;
    for step in &chain.steps {
        table.perform(&step.verb, &step.body)?;
    }
    Ok(table)
}

fn number(line: &Value, name: &str) -> Result<usize, String> {
    let number = line.get(name).and_then(Value::as_u64).and_then(|number| usize::try_from(number).ok());
    number.ok_or_else(|| format!("the line has no number {name:?}"))
}

fn verb_of(line: &Value) -> Result<(&'static str, &Value), String> {
    let found = VERBS.into_iter().find_map(|verb| line.get(verb).map(|body| (verb, body)));
    found.ok_or_else(|| "the line says nothing that is known".to_owned())
}
