//! Who holds how much of what. The chart names the units and the places of one box; the ledger holds a
//! balance for each account and never lets the sum of a unit change.

use std::fmt;

use serde::Serialize;
use smol_str::SmolStr;

use crate::engine::{Measure, Seat};
use crate::words::Key;

mod balances;

pub use balances::{Imbalance, Ledger};

/// A kind of thing that is counted: an index into the units of a [`Chart`], with a colour where each colour
/// has its own pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Unit {
    kind: u8,
    colour: Option<Seat>,
}

impl Unit {
    /// A unit that everybody shares: dollars, loss points.
    pub const fn common(kind: u8) -> Self {
        Self { kind, colour: None }
    }

    /// One colour's pieces of a kind: Red's cars.
    pub const fn of(kind: u8, colour: Seat) -> Self {
        Self { kind, colour: Some(colour) }
    }

    /// Which line of the chart declares it.
    pub const fn kind(self) -> u8 {
        self.kind
    }

    /// Whose colour, for pieces that have one.
    pub const fn colour(self) -> Option<Seat> {
        self.colour
    }
}

/// Who may hold things.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Holder {
    /// Where things come from and go to when they are created or lost: no rule uses it, corrections do.
    Outside,
    /// The bank, the supply, the box beside the board.
    Bank,
    /// A player's hand and purse.
    Seat(Seat),
    /// A place on the board: an index into the places of the chart and a number within it.
    Place(u8, u8),
}

/// How one unit behaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitKind {
    /// The word for it in records and notation.
    pub word: &'static str,
    /// A message with `count`: "3 cubes".
    pub amount: Key,
    /// A message without argument: "R&D cubes".
    pub name: Key,
    /// How many there are.
    pub supply: Supply,
    /// Whether amounts are written as money.
    pub money: bool,
    /// A message with `owner`, `from` and `count`: a piece goes back from the board to its owner's hand.
    pub back: Option<Key>,
}

impl UnitKind {
    /// Pieces, of which there are so many.
    pub const fn pieces(word: &'static str, name: Key, amount: Key, supply: Supply) -> Self {
        Self { word, amount, name, supply, money: false, back: None }
    }

    /// The same with words for a piece that goes back to its owner's hand.
    #[must_use]
    pub const fn going_back(self, back: Key) -> Self {
        Self { back: Some(back), ..self }
    }

    /// Money, which has no end.
    pub const fn money(word: &'static str, name: Key, amount: Key) -> Self {
        Self { word, amount, name, supply: Supply::Endless, money: true, back: None }
    }

    /// Whether each colour has its own pieces of it.
    pub const fn per_colour(&self) -> bool {
        self.supply.per_colour()
    }

    /// How figures of it are written.
    pub const fn measure(&self) -> Measure {
        if self.money { Measure::Money } else { Measure::Number }
    }
}

/// How many pieces of a unit there are, and where they are when the box is opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Supply {
    /// The bank never runs out; its balance is what it has handed out, below zero.
    Endless,
    /// So many at the bank, in common.
    Common(u16),
    /// So many in each player's hand, in the player's colour.
    PerColour(u16),
    /// Of each player's colour without end, at the bank.
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
    /// The word for it in records: `space`, followed by a number.
    pub word: &'static str,
    /// A message with `n`: "space 7".
    pub name: Key,
    /// How many there are, numbered from 1.
    pub count: u8,
}

/// The units and places of one box for one table.
#[derive(Debug, PartialEq, Eq)]
pub struct Chart {
    units: &'static [UnitKind],
    places: &'static [PlaceKind],
    seats: usize,
    columns: Vec<usize>,
    rows: Vec<usize>,
    width: usize,
    height: usize,
    /// The words of all units and holders, by column and row.
    unit_words: Vec<SmolStr>,
    holder_words: Vec<SmolStr>,
}

impl Chart {
    /// Lays out the accounts of a box for so many seats.
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

    /// How a unit behaves.
    pub fn unit(&self, unit: Unit) -> Option<&'static UnitKind> {
        self.units.get(usize::from(unit.kind))
    }

    /// Every kind of unit, in the order of the box.
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

    /// Every unit, each colour of a coloured one by itself.
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

    /// Every holder: Outside, the bank, the seats, then the places in order.
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

    /// Whether both a holder and a unit are of this box and table.
    pub fn knows(&self, holder: Holder, unit: Unit) -> bool {
        self.account(holder, unit).is_some()
    }

    /// Whether a holder may owe a unit: Outside always, the bank what it has without end.
    pub fn may_be_short(&self, holder: Holder, unit: Unit) -> bool {
        match holder {
            Holder::Outside => true,
            Holder::Bank => self.unit(unit).is_some_and(|kind| kind.supply.endless()),
            _ => false,
        }
    }

    /// A holder in the words of a record: `bank`, `p1`, `space 7`.
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

    /// A unit in the words of a record: `dollars`, `cars p1`.
    pub fn unit_word(&self, unit: Unit) -> String {
        let word = self.unit(unit).map_or("unit", |kind| kind.word);
        match unit.colour {
            Some(seat) => format!("{word} {seat}"),
            None => word.to_owned(),
        }
    }

    /// The holder that a word of a record means.
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

    /// The unit that a word of a record means.
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

/// One transfer of things from hand to hand. The amount is above zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Movement {
    /// Who gives.
    pub from: Holder,
    /// Who receives.
    pub to: Holder,
    /// The unit that moves.
    pub unit: Unit,
    /// How much.
    pub amount: i64,
}

impl Movement {
    /// The same things going back.
    #[must_use]
    pub fn reversed(self) -> Self {
        Self { from: self.to, to: self.from, ..self }
    }

    /// On which side of it somebody is: 1 who gets, -1 who gives, 0 nobody else.
    pub fn side(self, holder: Holder) -> i64 {
        i64::from(self.to == holder) - i64::from(self.from == holder)
    }

    /// What somebody gains by it; below zero what is lost.
    pub fn gain(self, holder: Holder) -> i64 {
        self.side(holder).saturating_mul(self.amount)
    }

    /// The movement in the words of a record: from, to, unit, amount.
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

/// A movement as it stands in a record: `["bank","p1","dollars",500]`. Its words are short and lie within it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, serde::Deserialize)]
pub struct Written(pub SmolStr, pub SmolStr, pub SmolStr, pub i64);

impl Written {
    /// The movement it means on this chart.
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

#[cfg(test)]
mod tests;
