//! The ledger: a balance for each holder and unit, with a constant total per unit. The chart names the units and places of a game.

use std::fmt;

use serde::Serialize;
use smol_str::SmolStr;

use crate::engine::{Measure, Seat};
use crate::msg;
use crate::words::{Key, Line, keys};

mod balances;

pub use balances::{Imbalance, Ledger};

/// A unit of account: an index into the units of a [`Chart`] and, if each player has pieces of their own, their colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Unit {
    kind: u8,
    colour: Option<Seat>,
}

impl Unit {
    /// A unit shared by all players: dollars, loss points.
    pub const fn common(kind: u8) -> Self {
        Self { kind, colour: None }
    }

    /// One player's pieces of a kind: Red's cars.
    pub const fn of(kind: u8, colour: Seat) -> Self {
        Self { kind, colour: Some(colour) }
    }

    /// Its index in the chart.
    pub const fn kind(self) -> u8 {
        self.kind
    }

    /// The player whose pieces it counts, if each has their own.
    pub const fn colour(self) -> Option<Seat> {
        self.colour
    }
}

/// A holder of things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Holder {
    /// Outside the game. Only corrections use it, to create or remove things.
    Outside,
    /// The bank, or the supply next to the board.
    Bank,
    /// A player.
    Seat(Seat),
    /// A place on the board: the index of its kind in the chart, and its number.
    Place(u8, u8),
}

/// How a unit is counted and written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitKind {
    /// Its word in records and notation.
    pub word: &'static str,
    /// The message for an amount, with `count`: "3 cubes".
    pub amount: Key,
    /// The message for its name, without arguments: "R&D cubes".
    pub name: Key,
    /// How many there are, and where they begin.
    pub supply: Supply,
    /// Whether amounts are written as money.
    pub money: bool,
    /// The message with `owner`, `from` and `count` for a piece that returns from the board to its owner.
    pub back: Option<Key>,
}

impl UnitKind {
    /// A unit of pieces.
    pub const fn pieces(word: &'static str, name: Key, amount: Key, supply: Supply) -> Self {
        Self { word, amount, name, supply, money: false, back: None }
    }

    /// Adds the message for a piece that returns to its owner.
    #[must_use]
    pub const fn going_back(self, back: Key) -> Self {
        Self { back: Some(back), ..self }
    }

    /// A unit of money, without limit.
    pub const fn money(word: &'static str, name: Key, amount: Key) -> Self {
        Self { word, amount, name, supply: Supply::Endless, money: true, back: None }
    }

    /// Whether each player has pieces of their own.
    pub const fn per_colour(&self) -> bool {
        self.supply.per_colour()
    }

    /// How its figures are written.
    pub const fn measure(&self) -> Measure {
        if self.money { Measure::Money } else { Measure::Number }
    }
}

/// How many pieces of a unit there are, and where they are at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Supply {
    /// No limit. The balance of the bank is below zero by what it handed out.
    Endless,
    /// This many in the bank, shared by all players.
    Common(u16),
    /// This many in each player's hand, in their colour.
    PerColour(u16),
    /// No limit, in each player's colour, in the bank.
    EndlessPerColour,
}

impl Supply {
    pub(super) const fn per_colour(self) -> bool {
        matches!(self, Self::PerColour(_) | Self::EndlessPerColour)
    }

    const fn endless(self) -> bool {
        matches!(self, Self::Endless | Self::EndlessPerColour)
    }
}

/// A kind of place on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaceKind {
    /// Its word in records, before the number of a place: `space`.
    pub word: &'static str,
    /// The message for a place, with `n`: "space 7".
    pub name: Key,
    /// How many places there are, numbered from 1.
    pub count: u8,
}

/// The units and places of a game for a number of seats.
#[derive(Debug, PartialEq, Eq)]
pub struct Chart {
    units: &'static [UnitKind],
    places: &'static [PlaceKind],
    seats: usize,
    columns: Vec<usize>,
    rows: Vec<usize>,
    width: usize,
    height: usize,
    /// The record words of all units and holders, by column and row.
    unit_words: Vec<SmolStr>,
    holder_words: Vec<SmolStr>,
}

impl Chart {
    /// The chart of a game for a number of seats.
    pub fn new(units: &'static [UnitKind], places: &'static [PlaceKind], seats: usize) -> Self {
        let mut width = 0;
        let columns = units
            .iter()
            .map(|unit| {
                let column = width;
                width += if unit.supply.per_colour() { seats } else { 1 };
                column
            })
            .collect();
        let mut height = 2 + seats;
        let rows = places
            .iter()
            .map(|place| {
                let row = height;
                height += usize::from(place.count);
                row
            })
            .collect();
        let (unit_words, holder_words) = (Vec::new(), Vec::new());
        let mut chart = Self { units, places, seats, columns, rows, width, height, unit_words, holder_words };
        chart.unit_words = chart.units().into_iter().map(|unit| chart.unit_word(unit).into()).collect();
        chart.holder_words =
            chart.holders().into_iter().map(|holder| chart.holder_word(holder).into()).collect();
        chart
    }

    /// The kind of a unit.
    pub fn unit(&self, unit: Unit) -> Option<&'static UnitKind> {
        self.units.get(usize::from(unit.kind))
    }

    /// All kinds of units, in the game's order.
    pub fn kinds(&self) -> &'static [UnitKind] {
        self.units
    }

    /// How figures of a unit are written.
    pub fn measure(&self, unit: Unit) -> Measure {
        self.unit(unit).map_or(Measure::Number, UnitKind::measure)
    }

    /// The kind of a place on the board.
    pub fn place(&self, kind: u8) -> Option<&'static PlaceKind> {
        self.places.get(usize::from(kind))
    }

    /// All units, one for each colour if players have their own.
    pub fn units(&self) -> Vec<Unit> {
        let mut all = Vec::new();
        for (kind, unit) in (0u8..).zip(self.units) {
            if unit.supply.per_colour() {
                all.extend(Seat::all(self.seats).map(|seat| Unit::of(kind, seat)));
            } else {
                all.push(Unit::common(kind));
            }
        }
        all
    }

    /// All holders: Outside, the bank, the seats, then the places in order.
    pub fn holders(&self) -> Vec<Holder> {
        let mut all = vec![Holder::Outside, Holder::Bank];
        all.extend(Seat::all(self.seats).map(Holder::Seat));
        for (kind, place) in (0u8..).zip(self.places) {
            all.extend((1..=place.count).map(|number| Holder::Place(kind, number)));
        }
        all
    }

    fn column(&self, unit: Unit) -> Option<usize> {
        let first = *self.columns.get(usize::from(unit.kind))?;
        match (self.unit(unit)?.supply.per_colour(), unit.colour) {
            (true, Some(seat)) if seat.index() < self.seats => Some(first + seat.index()),
            (false, None) => Some(first),
            _ => None,
        }
    }

    fn row(&self, holder: Holder) -> Option<usize> {
        match holder {
            Holder::Outside => Some(0),
            Holder::Bank => Some(1),
            Holder::Seat(seat) => (seat.index() < self.seats).then_some(2 + seat.index()),
            Holder::Place(kind, number) => {
                let place = self.place(kind)?;
                let within = usize::from(number.checked_sub(1)?);
                (number <= place.count).then_some(self.rows.get(usize::from(kind))? + within)
            }
        }
    }

    fn account(&self, holder: Holder, unit: Unit) -> Option<usize> {
        Some(self.row(holder)? * self.width + self.column(unit)?)
    }

    /// Whether the holder and the unit are on this chart.
    pub fn knows(&self, holder: Holder, unit: Unit) -> bool {
        self.account(holder, unit).is_some()
    }

    /// Whether a balance may be below zero: always for Outside, and for the bank in units without limit.
    pub fn may_be_short(&self, holder: Holder, unit: Unit) -> bool {
        match holder {
            Holder::Outside => true,
            Holder::Bank => self.unit(unit).is_some_and(|kind| kind.supply.endless()),
            _ => false,
        }
    }

    /// Refuses more of a unit than there is in the whole game.
    ///
    /// # Errors
    /// Says how many there are.
    pub(super) fn within_supply(&self, unit: Unit, amount: i64) -> Result<(), Line> {
        let all = match self.unit(unit).map(|kind| kind.supply) {
            Some(Supply::Common(all) | Supply::PerColour(all)) => i64::from(all),
            _ => return Ok(()),
        };
        if amount <= all {
            return Ok(());
        }
        let [amount, all] = [amount, all].map(|amount| amount_line(self, unit, amount));
        Err(msg!(keys::engine::BEYOND_SUPPLY, amount = amount, all = all))
    }

    /// The holder that has all pieces of a unit when the box is opened.
    pub(super) fn source(&self, unit: Unit) -> Holder {
        match (self.unit(unit).map(|kind| kind.supply), unit.colour) {
            (Some(Supply::PerColour(_)), Some(seat)) => Holder::Seat(seat),
            _ => Holder::Bank,
        }
    }

    /// A holder as a record writes it: `bank`, `p1`, `space 7`.
    pub fn holder_word(&self, holder: Holder) -> String {
        match holder {
            Holder::Outside => "outside".to_owned(),
            Holder::Bank => "bank".to_owned(),
            Holder::Seat(seat) => seat.to_string(),
            Holder::Place(kind, number) => {
                format!("{} {number}", self.place(kind).map_or("place", |place| place.word))
            }
        }
    }

    /// A unit as a record writes it: `dollars`, `cars p1`.
    pub fn unit_word(&self, unit: Unit) -> String {
        let word = self.unit(unit).map_or("unit", |kind| kind.word);
        match unit.colour {
            Some(seat) => format!("{word} {seat}"),
            None => word.to_owned(),
        }
    }

    /// Parses a holder of a record.
    pub fn find_holder(&self, text: &str) -> Option<Holder> {
        let holder = match text {
            "outside" => Holder::Outside,
            "bank" => Holder::Bank,
            _ => match text.rsplit_once(' ') {
                Some((word, number)) => {
                    let kind = self.places.iter().position(|place| place.word == word)?;
                    Holder::Place(u8::try_from(kind).ok()?, number.parse().ok()?)
                }
                None => Holder::Seat(text.parse().ok()?),
            },
        };
        self.row(holder).map(|_| holder)
    }

    /// Parses a unit of a record.
    pub fn find_unit(&self, text: &str) -> Option<Unit> {
        let (word, colour) = match text.rsplit_once(' ') {
            Some((word, seat)) => (word, Some(seat.parse().ok()?)),
            None => (text, None),
        };
        let kind = self.units.iter().position(|unit| unit.word == word)?;
        let unit = Unit { kind: u8::try_from(kind).ok()?, colour };
        self.column(unit).map(|_| unit)
    }
}

/// A transfer between two holders. The amount is above zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Movement {
    /// The giver.
    pub from: Holder,
    /// The receiver.
    pub to: Holder,
    /// The unit that moves.
    pub unit: Unit,
    /// The amount.
    pub amount: i64,
}

impl Movement {
    /// The transfer in the other direction.
    #[must_use]
    pub fn reversed(self) -> Self {
        Self { from: self.to, to: self.from, ..self }
    }

    /// 1 for the receiver, -1 for the giver, 0 for any other holder.
    pub fn side(self, holder: Holder) -> i64 {
        i64::from(self.to == holder) - i64::from(self.from == holder)
    }

    /// How the balance of a holder changes.
    pub fn gain(self, holder: Holder) -> i64 {
        self.side(holder).saturating_mul(self.amount)
    }

    /// The movement as a record writes it: from, to, unit, amount.
    pub fn written(&self, chart: &Chart) -> Written {
        let holder = |holder| {
            let known = chart.row(holder).and_then(|row| chart.holder_words.get(row)).cloned();
            known.unwrap_or_else(|| chart.holder_word(holder).into())
        };
        let unit = chart.column(self.unit).and_then(|column| chart.unit_words.get(column)).cloned();
        let unit = unit.unwrap_or_else(|| chart.unit_word(self.unit).into());
        Written(holder(self.from), holder(self.to), unit, self.amount)
    }
}

/// A movement in a record: `["bank","p1","dollars",500]`. The strings are short and stored inline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
pub struct Written(pub SmolStr, pub SmolStr, pub SmolStr, pub i64);

impl Written {
    /// The movement on this chart; `None` if the chart does not have it.
    pub fn read(&self, chart: &Chart) -> Option<Movement> {
        let movement = Movement {
            from: chart.find_holder(&self.0)?,
            to: chart.find_holder(&self.1)?,
            unit: chart.find_unit(&self.2)?,
            amount: self.3,
        };
        (self.3 > 0).then_some(movement)
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} > {}: {} {}", self.0, self.1, self.3, self.2)
    }
}

/// An amount of a unit as a message: "$600", "3 cubes".
pub fn amount_line(chart: &Chart, unit: Unit, amount: i64) -> Line {
    match chart.unit(unit) {
        Some(kind) => msg!(kind.amount, count = kind.measure().of(amount)),
        None => msg!(keys::engine::HOLDER_OUTSIDE),
    }
}

#[cfg(test)]
mod tests;
