//! What the tests share: a box with invented values, tables in mid-game, a record that numbers its lines.

use std::sync::Arc;

use serde_json::{Value, json};

use super::printed::{CHARACTERS, check};
use super::table::Table;
use super::things::{Place, Thing};
use crate::audit::Second;
use crate::audit::books::Books as Kept;
use crate::audit::printed::Printed;

/// Books of Automobile.
pub(super) type Books = Kept<Table>;

/// Space 1 costs $200 a tile, the others $300. Spaces 1, 4, 7… are mid, 2, 5, 8… low, 3, 6, 9… premium.
pub(super) fn board() -> Value {
    let mut board = serde_json::Map::new();
    let mut put = |cell: String, value: Value| board.insert(cell, json!([value, "assumed"]));
    for space in 1..=26 {
        let (class, car) = [("premium", 100), ("mid", 80), ("low", 40)][space % 3];
        put(format!("space {space} name"), json!(format!("Model {space}")));
        put(format!("space {space} class"), json!(class));
        put(format!("space {space} cost"), json!(if space == 1 { 200 } else { 300 }));
        put(format!("space {space} car"), json!(car));
    }
    for (class, bounds, boxes) in [
        ("premium", [(1, 2), (2, 3), (2, 4)], [2, 1, 1]),
        ("mid", [(2, 4), (3, 6), (4, 8)], [4, 2, 2]),
        ("low", [(3, 5), (4, 8), (6, 12)], [3, 2, 3]),
    ] {
        for at in 0..3 {
            put(format!("production {class} {} least", at + 1), json!(bounds[at].0));
            put(format!("production {class} {} most", at + 1), json!(bounds[at].1));
            put(format!("boxes {class} from-{}", at + 1), json!(boxes[at]));
        }
    }
    for (place, character) in (1..).zip(CHARACTERS) {
        put(format!("character {character} place"), json!(place));
    }
    put("character howard cubes".into(), json!(0));
    put("price mid reduced".into(), json!(100));
    put("rate 2 dollars".into(), json!(20));
    put("rate 3 dollars".into(), json!(30));
    for value in 2..=5 {
        put(format!("tiles {value} count"), json!(4));
    }
    Value::Object(board)
}

/// The first line of a record for so many players; p1 chooses first.
pub(super) fn header(seats: u8) -> Value {
    let seats: Vec<Value> = ["Yellow", "Red", "Blue", "Green", "Black"]
        .iter()
        .take(seats.into())
        .map(|name| json!({"name": name, "colour": name.to_lowercase()}))
        .collect();
    json!({"steward": 1, "game": "automobile", "rules": 2, "seats": seats, "board": board(),
           "setup": {"first": "p1", "drawn": true}})
}

/// The books of a header.
pub(super) fn open(header: &Value) -> Books {
    Books::open(header).unwrap()
}

/// A table before its first turn.
pub(super) fn table(seats: u8) -> Table {
    decided(seats, &[])
}

/// A table before its first turn, with rulings.
pub(super) fn decided(seats: u8, rulings: &[(&str, &str)]) -> Table {
    let header = header(seats);
    let printed = Arc::new(Printed::of(check, header.get("board")).unwrap());
    let mut table = Table::lay_out(&header, &header["setup"], printed).unwrap();
    for (id, option) in rulings {
        table.rulings.decide(id, option).unwrap();
    }
    table
}

/// A table of three in the first round of actions: p1 Ford, p2 Kettering, p3 Sloan; cubes as dealt.
pub(super) fn acting(rulings: &[(&str, &str)]) -> Table {
    let mut table = decided(3, rulings);
    table.roles.extend([(1, "ford"), (2, "kettering"), (3, "sloan")]);
    (table.phase, table.playing) = (3, vec![1, 2, 3]);
    table
}

/// Puts factory tiles on a space.
pub(super) fn place(table: &mut Table, seat: u8, space: u8, tiles: i64) {
    table.shift(Place::Hand(seat), Place::Space(space), Thing::Tiles(seat), tiles).unwrap();
}

/// Puts cars on a space.
pub(super) fn cars(table: &mut Table, seat: u8, space: u8, number: i64) {
    table.shift(Place::Hand(seat), Place::Space(space), Thing::Cars(seat), number).unwrap();
}

/// Puts distributors in the bands.
pub(super) fn distributors(table: &mut Table, seat: u8, bands: [i64; 3]) {
    for (band, number) in (1..).zip(bands) {
        table.shift(Place::Hand(seat), Place::Band(band), Thing::Distributors(seat), number).unwrap();
    }
}

/// A record that numbers its own lines.
pub(super) struct Record {
    pub(super) books: Books,
    pub(super) lines: usize,
    pub(super) head: usize,
}

impl Record {
    pub(super) fn begin(header: &Value) -> Self {
        Self { books: open(header), lines: 0, head: 0 }
    }

    pub(super) fn try_enter(&mut self, mut line: Value) -> Result<(), String> {
        line["n"] = json!(self.lines + 1);
        line["on"] = json!(self.head);
        self.books.enter(&line)?;
        self.lines += 1;
        match line.get("back") {
            Some(to) => self.head = to.as_u64().unwrap() as usize,
            None if ["act", "correct", "ruling", "amend"].iter().any(|verb| line.get(verb).is_some()) => {
                self.head = self.lines;
            }
            None => {}
        }
        Ok(())
    }

    pub(super) fn enter(&mut self, line: Value) {
        let told = line.to_string();
        self.try_enter(line).unwrap_or_else(|why| panic!("{told}: {why}"));
    }

    pub(super) fn try_act(&mut self, act: Value) -> Result<(), String> {
        self.try_enter(json!({ "act": act }))
    }

    pub(super) fn act(&mut self, act: Value) {
        self.enter(json!({ "act": act }));
    }

    /// What somebody holds, in the words of a record.
    pub(super) fn has(&self, place: &str, thing: &str) -> i64 {
        self.books.balances().get(&(place.to_owned(), thing.to_owned())).copied().unwrap_or(0)
    }
}
