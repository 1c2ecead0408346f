//! The second set of books of one game: lines go in, balances come out.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use super::Done;
use super::chain::Chain;
use super::facts::fact;
use super::json::{object, part, text};
use super::printed::Printed;
use super::table::Table;

const VERBS: [&str; 12] = [
    "act", "correct", "ruling", "amend", "back", "note", "count", "read", "rename", "pause", "leaves", "seed",
];

/// The second set of books of one game.
#[derive(Clone, Debug)]
pub struct Books {
    header: Value,
    printed: Arc<Printed>,
    lines: Vec<Value>,
    head: usize,
    chain: Chain,
    table: Table,
}

impl Books {
    /// Opens the books of a record's first line.
    ///
    /// # Errors
    /// Says what in the header does not fit the box.
    pub fn open(header: &Value) -> Result<Self, String> {
        let game = header.get("game").and_then(Value::as_str);
        if game != Some("automobile") {
            return Err(format!("the record is of {}, not automobile", game.unwrap_or("no game")));
        }
        let printed = Arc::new(Printed::of(header.get("board"))?);
        let chain = Chain::default();
        let table = replay(header, &chain, &printed)?;
        Ok(Self { header: header.clone(), printed, lines: Vec::new(), head: 0, chain, table })
    }

    /// Enters one line of the record.
    ///
    /// # Errors
    /// Says why the line is not legal here, or which printed value is `unread:`; the books are as before.
    pub fn enter(&mut self, line: &Value) -> Result<(), String> {
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
            _ => fact(verb, body, self.table.seats)?,
        }
        self.lines.push(line.clone());
        Ok(())
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
        self.table.printed = Arc::clone(&printed);
        self.printed = printed;
        Ok(())
    }

    /// Who holds how much of what, in the words of records, without what is zero.
    pub fn balances(&self) -> BTreeMap<(String, String), i64> {
        let held = self.table.held.iter().filter(|(_, number)| **number != 0);
        held.map(|((place, thing), number)| ((place.to_string(), thing.to_string()), *number)).collect()
    }

    /// What players owe the bank, summed per seat.
    pub fn debts(&self) -> Vec<(String, i64)> {
        let owed = self.table.debts.iter().filter(|(_, debt)| **debt != 0);
        owed.map(|(seat, debt)| (format!("p{seat}"), *debt)).collect()
    }

    /// The turn and the phase, such as `2.3`, or `over`.
    pub fn phase(&self) -> String {
        self.table.phase_word()
    }

    /// Cash less debts per seat, once the game is over; nothing before.
    pub fn fortunes(&self) -> Vec<i64> {
        let seats = if self.table.over { self.table.seats } else { 0 };
        (1..=seats).map(|seat| self.table.cash(seat).saturating_sub(self.table.debt(seat))).collect()
    }
}

fn replay(header: &Value, chain: &Chain, printed: &Arc<Printed>) -> Result<Table, String> {
    let setup = chain.setup.as_ref().or_else(|| header.get("setup")).ok_or("the header has no set-up")?;
    let mut table = Table::open(header, setup, Arc::clone(printed))?;
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

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::fixture::{Record, header};

    fn dollars(record: &Record, seat: &str) -> i64 {
        record.books.balances().get(&(seat.into(), "dollars".into())).copied().unwrap_or(0)
    }

    #[test]
    fn a_refused_line_changes_nothing() {
        let mut record = Record::begin(&header(3));
        let before = record.books.balances();
        assert!(record.try_act(json!({"choose": {"seat": "p1", "character": "ford"}})).is_err());
        assert!(record.books.enter(&json!({"n": 2, "on": 0, "act": "drawn"})).is_err());
        assert!(record.books.enter(&json!({"n": 1, "on": 1, "act": "drawn"})).is_err());
        assert!(record.books.enter(&json!({"n": 1, "on": 0, "dance": 1})).is_err());
        assert_eq!((record.books.balances(), record.books.phase()), (before, "1.1".to_owned()));
        record.act(json!("drawn"));
    }

    #[test]
    fn back_leads_to_a_line_and_another_branch_begins_there() {
        let mut record = Record::begin(&header(3));
        record.act(json!("drawn"));
        record.act(json!({"loan": {"seat": "p1"}}));
        record.enter(json!({"back": 1}));
        assert_eq!((dollars(&record, "p1"), record.head), (2000, 1));
        record.act(json!({"loan": {"seat": "p2"}}));
        record.enter(json!({"back": 2}));
        assert_eq!((dollars(&record, "p1"), dollars(&record, "p2")), (2500, 2000));
        assert!(record.try_enter(json!({"back": 3})).is_err(), "a line that only went back");
        assert!(record.try_enter(json!({"back": 9})).is_err());
    }

    #[test]
    fn an_amend_replays_the_edited_list_and_may_let_balances_stand() {
        let mut record = Record::begin(&header(3));
        record.act(json!({"loan": {"seat": "p1"}}));
        record.act(json!("drawn"));
        let edits =
            json!([{"replace": ["1", {"act": {"loan": {"seat": "p3"}}}]}, {"setup": {"first": "p2"}}]);
        record.enter(json!({"amend": {"edits": edits, "was": "table"}}));
        assert_eq!((dollars(&record, "p1"), dollars(&record, "p3")), (2000, 2500));
        assert!(record.try_act(json!({"choose": {"seat": "p1", "character": "ford"}})).is_err());
        assert!(record.try_enter(json!({"amend": {"edits": [{"swap": "2"}], "was": "book"}})).is_err());
        let stand = json!([["bank", "p3", "dollars", 500], ["bank", "p3", "loans", 1]]);
        record.enter(json!({"amend": {"edits": [{"strike": "1"}], "was": "stand", "stand": stand}}));
        assert_eq!(dollars(&record, "p3"), 2500);
        record.act(json!({"choose": {"seat": "p2", "character": "ford"}}));
    }

    #[test]
    fn an_unread_value_is_asked_for_and_one_put_right_holds_from_the_start() {
        let mut header = header(3);
        header["board"].as_object_mut().unwrap().remove("space 1 cost");
        let mut record = Record::begin(&header);
        record.act(json!("drawn"));
        record.act(json!({"choose": {"seat": "p1", "character": "durant"}}));
        let durant = json!({"durant": {"seat": "p1", "space": 1}});
        assert_eq!(record.try_act(durant.clone()), Err("unread: space 1 cost".to_owned()));
        record.enter(json!({"read": {"cell": "space 1 cost", "value": 200}}));
        record.act(durant);
        assert_eq!(dollars(&record, "p1"), 1800);
        record.enter(json!({"read": {"cell": "space 1 cost", "value": 250, "source": "board"}}));
        assert_eq!(dollars(&record, "p1"), 1750);
    }

    #[test]
    fn facts_change_nothing_but_must_make_sense() {
        let mut record = Record::begin(&header(3));
        let before = record.books.balances();
        record.enter(json!({"note": {"text": "Tea", "about": 0}}));
        record.enter(json!({"rename": {"seat": "p2", "name": "Ada"}}));
        record.enter(json!({"count": [["p1", "dollars", 2000]]}));
        record.enter(json!({"pause": ""}));
        record.enter(json!({"leaves": {"seat": "p3"}}));
        assert!(record.try_enter(json!({"rename": {"seat": "p4", "name": "Ada"}})).is_err());
        assert!(record.try_enter(json!({"count": [["p1", "wheels", 4]]})).is_err());
        assert_eq!((record.books.balances(), record.head), (before, 0));
    }
}
