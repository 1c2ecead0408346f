//! The ledger: a balance for each holder and unit, with a constant total per unit. The chart of accounts
//! names the units and places of a game.

use std::fmt;
use std::sync::Arc;

use serde::{Deserialize, Serialize, Serializer};
use smol_str::{SmolStr, format_smolstr};

use crate::engine::{Measure, Seat};
use crate::msg;
use crate::words::{Key, Line, keys};

/// A unit of account: its kind and, for pieces that each player has in their own colour, the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Unit {
    /// Its index in the chart.
    pub kind: u8,
    /// The player who owns these pieces, if each player has a set.
    pub colour: Option<Seat>,
}

impl Unit {
    /// A unit shared by all players, such as dollars or loss points.
    pub const fn common(kind: u8) -> Self {
        Self { kind, colour: None }
    }

    /// One player's pieces of a kind, such as Red's cars.
    pub const fn of(kind: u8, colour: Seat) -> Self {
        Self { kind, colour: Some(colour) }
    }
}

/// Where units can be: a player, the bank, a place.
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

impl From<Seat> for Holder {
    fn from(seat: Seat) -> Self {
        Self::Seat(seat)
    }
}

/// How a unit is counted and displayed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnitKind {
    /// Its word in records and notation.
    pub word: &'static str,
    /// The message for an amount, with `count`, such as "3 cubes".
    pub amount: Key,
    /// The message for its name, without arguments, such as "R&D cubes".
    pub name: Key,
    /// How many there are, and where they are at the start.
    pub supply: Supply,
    /// Whether amounts are displayed as money.
    pub money: bool,
    /// The message for pieces that return from the board to their owner. Arguments: `owner`, `from`, `count`.
    pub back: Option<Key>,
}

impl UnitKind {
    /// A unit of pieces.
    pub const fn new(word: &'static str, name: Key, amount: Key, supply: Supply) -> Self {
        Self { word, amount, name, supply, money: false, back: None }
    }

    /// How its figures are formatted.
    pub const fn measure(&self) -> Measure {
        if self.money { Measure::Money } else { Measure::Number }
    }
}

/// How many pieces of a unit there are, and where they are at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Supply {
    /// No limit. The bank's balance is minus what is in circulation.
    Endless,
    /// This many in the bank, shared by all players.
    Common(u16),
    /// This many in each player's hand, in their colour.
    PerColour(u16),
    /// No limit, in the bank, in each player's colour.
    EndlessPerColour,
}

impl Supply {
    /// Whether each player has pieces of their own colour.
    pub const fn per_colour(self) -> bool {
        matches!(self, Self::PerColour(_) | Self::EndlessPerColour)
    }

    fn limit(self) -> Option<i64> {
        match self {
            Self::Common(all) | Self::PerColour(all) => Some(all.into()),
            Self::Endless | Self::EndlessPerColour => None,
        }
    }
}

/// A kind of place on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaceKind {
    /// Its word in records, before the number of a place, such as `space`.
    pub word: &'static str,
    /// The message for a place, with `n`, such as "space 7".
    pub name: Key,
    /// How many places there are, numbered from 1.
    pub count: u8,
}

impl PlaceKind {
    /// A kind with this many places.
    pub const fn new(word: &'static str, name: Key, count: u8) -> Self {
        Self { word, name, count }
    }
}

/// The units and places of a game for a given number of seats.
#[derive(Debug, PartialEq, Eq)]
pub struct Chart {
    kinds: &'static [UnitKind],
    places: &'static [PlaceKind],
    /// All units and all holders with their words in records, in the order of the ledger's columns and rows.
    units: Vec<(Unit, SmolStr)>,
    holders: Vec<(Holder, SmolStr)>,
    /// The first column of each kind of unit, and the first row of each kind of place.
    columns: Vec<usize>,
    rows: Vec<usize>,
}

impl Chart {
    /// The chart of a game for a number of seats.
    pub fn new(kinds: &'static [UnitKind], places: &'static [PlaceKind], seats: usize) -> Self {
        let (mut units, mut columns) = (Vec::new(), Vec::new());
        for (kind, unit) in (0u8..).zip(kinds) {
            columns.push(units.len());
            if unit.supply.per_colour() {
                let of = |seat| (Unit::of(kind, seat), format_smolstr!("{} {seat}", unit.word));
                units.extend(Seat::all(seats).map(of));
            } else {
                units.push((Unit::common(kind), unit.word.into()));
            }
        }
        let mut holders = vec![(Holder::Outside, "outside".into()), (Holder::Bank, "bank".into())];
        holders.extend(Seat::all(seats).map(|seat| (Holder::Seat(seat), format_smolstr!("{seat}"))));
        let mut rows = Vec::new();
        for (kind, place) in (0u8..).zip(places) {
            rows.push(holders.len());
            let of = |number| (Holder::Place(kind, number), format_smolstr!("{} {number}", place.word));
            holders.extend((1..=place.count).map(of));
        }
        Self { kinds, places, units, holders, columns, rows }
    }

    /// The kind of a unit.
    pub fn unit(&self, unit: Unit) -> Option<&'static UnitKind> {
        self.kinds.get(usize::from(unit.kind))
    }

    /// All kinds of units, in the game's order.
    pub fn kinds(&self) -> &'static [UnitKind] {
        self.kinds
    }

    /// How figures of a unit are formatted.
    pub fn measure(&self, unit: Unit) -> Measure {
        self.unit(unit).map_or(Measure::Number, UnitKind::measure)
    }

    /// The kind of a place on the board.
    pub fn place(&self, kind: u8) -> Option<&'static PlaceKind> {
        self.places.get(usize::from(kind))
    }

    /// All units, one per colour where players have their own.
    pub fn units(&self) -> Vec<Unit> {
        self.units.iter().map(|(unit, _)| *unit).collect()
    }

    /// All holders: Outside, the bank, the seats, then the places, in order.
    pub fn holders(&self) -> Vec<Holder> {
        self.holders.iter().map(|(holder, _)| *holder).collect()
    }

    fn column(&self, unit: Unit) -> Option<usize> {
        let column = self.columns.get(usize::from(unit.kind))? + unit.colour.map_or(0, Seat::index);
        (self.units.get(column)?.0 == unit).then_some(column)
    }

    fn row(&self, holder: Holder) -> Option<usize> {
        let row = match holder {
            Holder::Outside => 0,
            Holder::Bank => 1,
            Holder::Seat(seat) => 2 + seat.index(),
            Holder::Place(kind, number) => {
                (self.rows.get(usize::from(kind))? + usize::from(number)).checked_sub(1)?
            }
        };
        (self.holders.get(row)?.0 == holder).then_some(row)
    }

    fn account(&self, holder: Holder, unit: Unit) -> Option<usize> {
        Some(self.row(holder)? * self.units.len() + self.column(unit)?)
    }

    /// Whether the holder and the unit are on this chart.
    pub fn knows(&self, holder: Holder, unit: Unit) -> bool {
        self.account(holder, unit).is_some()
    }

    /// Whether a balance may be negative: always for Outside, and for the bank in unlimited units.
    pub fn may_be_short(&self, holder: Holder, unit: Unit) -> bool {
        match holder {
            Holder::Outside => true,
            Holder::Bank => self.unit(unit).is_some_and(|kind| kind.supply.limit().is_none()),
            _ => false,
        }
    }

    /// Refuses an amount above the total supply of a unit.
    ///
    /// # Errors
    /// States the supply.
    pub(super) fn within_supply(&self, unit: Unit, amount: i64) -> Result<(), Line> {
        let limit = self.unit(unit).and_then(|kind| kind.supply.limit());
        let Some(all) = limit.filter(|all| amount > *all) else { return Ok(()) };
        let [amount, all] = [amount, all].map(|amount| amount_line(self, unit, amount));
        Err(msg!(keys::engine::BEYOND_SUPPLY, amount, all))
    }

    /// The holder of all pieces of a unit at the start.
    pub(super) fn source(&self, unit: Unit) -> Holder {
        match (self.unit(unit).map(|kind| kind.supply), unit.colour) {
            (Some(Supply::PerColour(_)), Some(seat)) => Holder::Seat(seat),
            _ => Holder::Bank,
        }
    }

    /// A holder as records store it, such as `bank`, `p1` or `space 7`.
    pub fn holder_word(&self, holder: Holder) -> &str {
        self.row(holder).and_then(|row| self.holders.get(row)).map_or("", |(_, word)| word)
    }

    /// A unit as records store it, such as `dollars` or `cars p1`.
    pub fn unit_word(&self, unit: Unit) -> &str {
        self.column(unit).and_then(|column| self.units.get(column)).map_or("", |(_, word)| word)
    }

    /// Finds a holder by its word in records.
    pub fn find_holder(&self, text: &str) -> Option<Holder> {
        self.holders.iter().find(|(_, word)| word == text).map(|(holder, _)| *holder)
    }

    /// Finds a unit by its word in records.
    pub fn find_unit(&self, text: &str) -> Option<Unit> {
        self.units.iter().find(|(_, word)| word == text).map(|(unit, _)| *unit)
    }
}

/// A transfer between two holders. The amount is positive.
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

    /// The change of a holder's balance.
    pub fn gain(self, holder: Holder) -> i64 {
        self.side(holder).saturating_mul(self.amount)
    }

    /// The movement as records store it: from, to, unit and amount.
    pub fn written(&self, chart: &Chart) -> Written {
        let [from, to] = [self.from, self.to].map(|holder| chart.holder_word(holder).into());
        Written(from, to, chart.unit_word(self.unit).into(), self.amount)
    }
}

/// A movement in a record, such as `["bank","p1","dollars",500]`. The strings are short and stored inline.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Written(pub SmolStr, pub SmolStr, pub SmolStr, pub i64);

impl Written {
    /// The movement on a chart; `None` if the chart does not have its accounts, or the amount is not positive.
    pub fn read(&self, chart: &Chart) -> Option<Movement> {
        self.find(chart).filter(|movement| movement.amount > 0)
    }

    pub(super) fn find(&self, chart: &Chart) -> Option<Movement> {
        let (from, to) = chart.find_holder(&self.0).zip(chart.find_holder(&self.1))?;
        Some(Movement { from, to, unit: chart.find_unit(&self.2)?, amount: self.3 })
    }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} > {}: {} {}", self.0, self.1, self.3, self.2)
    }
}

/// An amount of a unit as a message, such as "$600" or "3 cubes".
pub fn amount_line(chart: &Chart, unit: Unit, amount: i64) -> Line {
    match chart.unit(unit) {
        Some(kind) => msg!(kind.amount, count = kind.measure().of(amount)),
        None => msg!(keys::engine::HOLDER_OUTSIDE),
    }
}

/// The largest absolute value of a balance. Below it, sums over all accounts cannot overflow and figures are formatted exactly.
const FURTHEST: i64 = 1 << 53;

/// The balances of a session. Copies share them until one changes.
#[derive(Clone, Debug, PartialEq)]
pub struct Ledger {
    chart: Arc<Chart>,
    balances: Arc<Vec<i64>>,
}

impl Ledger {
    /// The opening balances: limited supplies with their holders, everything else zero.
    pub fn open(chart: Arc<Chart>) -> Self {
        let mut balances = vec![0; chart.units.len() * chart.holders.len()];
        for unit in chart.units() {
            let limit = chart.unit(unit).and_then(|kind| kind.supply.limit());
            let account = chart.account(chart.source(unit), unit);
            let balance = account.and_then(|account| balances.get_mut(account));
            if let Some((limit, balance)) = limit.zip(balance) {
                *balance = limit;
            }
        }
        Self { chart, balances: Arc::new(balances) }
    }

    /// The chart of accounts.
    pub fn chart(&self) -> &Arc<Chart> {
        &self.chart
    }

    /// The balance of a holder; zero if the account is not on the chart.
    pub fn balance(&self, holder: Holder, unit: Unit) -> i64 {
        let account = self.chart.account(holder, unit);
        account.and_then(|account| self.balances.get(account)).copied().unwrap_or_default()
    }

    /// The total over all holders, which transfers do not change.
    pub fn total(&self, unit: Unit) -> i64 {
        let Some(column) = self.chart.column(unit) else { return 0 };
        self.balances.iter().skip(column).step_by(self.chart.units.len()).sum()
    }

    /// Moves an amount. Either both accounts change or neither does.
    ///
    /// # Errors
    /// `Some(balance)` if the giver has only `balance`, which is less than the amount. `None` if an account is not on the
    /// chart, giver and receiver are the same, the amount is not positive, or a balance would be out of range.
    pub fn transfer(&mut self, movement: Movement) -> Result<(), Option<i64>> {
        let account = |holder| self.chart.account(holder, movement.unit).ok_or(None);
        let (from, to) = (account(movement.from)?, account(movement.to)?);
        if from == to || movement.amount <= 0 {
            return Err(None);
        }
        let has = self.balances.get(from).copied().unwrap_or_default();
        let within = |balance: &i64| (-FURTHEST..=FURTHEST).contains(balance);
        let left = has.checked_sub(movement.amount).filter(within).ok_or(None)?;
        if left < 0 && !self.chart.may_be_short(movement.from, movement.unit) {
            return Err(Some(has));
        }
        let got = self.balances.get(to).copied().unwrap_or_default();
        let sum = got.checked_add(movement.amount).filter(within).ok_or(None)?;
        let balances = Arc::make_mut(&mut self.balances);
        for (at, value) in [(from, left), (to, sum)] {
            if let Some(balance) = balances.get_mut(at) {
                *balance = value;
            }
        }
        Ok(())
    }

    /// The balances after these movements; `None` if one is impossible.
    pub fn after(&self, movements: &[Movement]) -> Option<Self> {
        let mut after = self.clone();
        movements.iter().try_for_each(|movement| after.transfer(*movement)).ok()?;
        Some(after)
    }
}

/// Serializes as a map from accounts to balances that are not zero.
impl Serialize for Ledger {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let Chart { units, holders, .. } = &*self.chart;
        let account = |holder| units.iter().map(move |(_, unit)| format!("{holder}: {unit}"));
        let accounts = holders.iter().flat_map(|(_, holder)| account(holder)).zip(self.balances.iter());
        serializer.collect_map(accounts.filter(|(_, balance)| **balance != 0))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::keys;

    const UNITS: &[UnitKind] = &[
        UnitKind {
            money: true,
            ..UnitKind::new("dollars", keys::engine::COLOUR_RED, keys::engine::COLOUR_RED, Supply::Endless)
        },
        UnitKind::new("cars", keys::engine::COLOUR_RED, keys::engine::COLOUR_RED, Supply::PerColour(28)),
    ];
    const PLACES: &[PlaceKind] = &[PlaceKind { word: "space", name: keys::engine::COLOUR_RED, count: 3 }];
    const DOLLARS: Unit = Unit::common(0);

    fn ledger() -> Ledger {
        Ledger::open(Arc::new(Chart::new(UNITS, PLACES, 2)))
    }

    fn give(
        ledger: &mut Ledger,
        from: Holder,
        to: Holder,
        unit: Unit,
        amount: i64,
    ) -> Result<(), Option<i64>> {
        ledger.transfer(Movement { from, to, unit, amount })
    }

    #[test]
    fn the_sum_of_a_unit_never_changes() {
        let mut ledger = ledger();
        let red = Seat::new(0);
        give(&mut ledger, Holder::Bank, Holder::Seat(red), DOLLARS, 2000).unwrap();
        give(&mut ledger, Holder::Seat(red), Holder::Place(0, 3), Unit::of(1, red), 4).unwrap();
        assert_eq!(ledger.total(DOLLARS), 0);
        assert_eq!(ledger.total(Unit::of(1, red)), 28);
        assert_eq!(ledger.balance(Holder::Place(0, 3), Unit::of(1, red)), 4);
    }

    #[test]
    fn overdrafts_are_refused() {
        let mut ledger = ledger();
        let red = Seat::new(0);
        let before = ledger.clone();
        let refused = give(&mut ledger, Holder::Seat(red), Holder::Bank, DOLLARS, 1);
        assert_eq!(refused, Err(Some(0)));
        let refused = give(&mut ledger, Holder::Seat(red), Holder::Place(0, 4), Unit::of(1, red), 1);
        assert_eq!(refused, Err(None));
        let refused = give(&mut ledger, Holder::Bank, Holder::Seat(red), DOLLARS, 0);
        assert_eq!(refused, Err(None));
        assert_eq!(ledger, before);
    }

    #[test]
    fn a_balance_never_leaves_the_range_of_numbers() {
        let mut ledger = ledger();
        let red = Seat::new(0);
        let too_much = give(&mut ledger, Holder::Bank, Holder::Seat(red), DOLLARS, i64::MAX);
        assert_eq!(too_much, Err(None));
        for holder in [Holder::Seat(red), Holder::Seat(Seat::new(1)), Holder::Place(0, 1)] {
            let from = if holder == Holder::Seat(red) { Holder::Bank } else { Holder::Outside };
            let most = give(&mut ledger, from, holder, DOLLARS, FURTHEST);
            assert_eq!(most, if holder == Holder::Place(0, 1) { Err(None) } else { Ok(()) });
        }
        assert_eq!(give(&mut ledger, Holder::Bank, Holder::Seat(red), DOLLARS, 5), Err(None));
        assert_eq!(ledger.total(DOLLARS), 0);
    }

    #[test]
    fn words_of_holders_and_units_are_read_back() {
        let chart = Chart::new(UNITS, PLACES, 2);
        for holder in chart.holders() {
            assert_eq!(chart.find_holder(chart.holder_word(holder)), Some(holder));
        }
        for unit in chart.units() {
            assert_eq!(chart.find_unit(chart.unit_word(unit)), Some(unit));
        }
        for wrong in ["space 4", "space 0", "p3", "p0", "space", "", "hall 1"] {
            assert_eq!(chart.find_holder(wrong), None, "{wrong}");
        }
        for wrong in ["cars", "dollars p1", "cars p3", "cubes"] {
            assert_eq!(chart.find_unit(wrong), None, "{wrong}");
        }
    }
}
