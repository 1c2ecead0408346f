//! The rows shown for each player on the table and on the second screen. A row is the sum of related units, in hand or on the board.

use crate::engine::ledger::UnitKind;
use crate::engine::{Chart, Holder, Measure, Seat, Unit};
use crate::words::Key;

/// A row shown for each player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its title.
    pub name: Key,
    /// The kinds of units in the sum.
    pub kinds: Vec<u8>,
    /// The kinds of places where they are counted, in the player's own colour; empty if they are counted in hand.
    pub places: Vec<u8>,
}

impl Column {
    /// One row per unit, counted in hand.
    pub fn of_units(units: &[UnitKind]) -> Vec<Self> {
        (0u8..).zip(units).map(|(kind, unit)| Self::held(unit.name, &[kind])).collect()
    }

    /// A row for units in hand.
    pub fn held(name: Key, kinds: &[u8]) -> Self {
        Self { name, kinds: kinds.to_vec(), places: Vec::new() }
    }

    /// A row for units on places of these kinds.
    pub fn on_places(name: Key, kind: u8, places: &[u8]) -> Self {
        Self { name, kinds: vec![kind], places: places.to_vec() }
    }

    /// The accounts that the row adds up for a player; `hand` is the player's own holder.
    pub fn accounts(&self, chart: &Chart, hand: Holder, seat: Seat) -> Vec<(Holder, Unit)> {
        let unit = |kind: u8| match chart.kinds().get(usize::from(kind)) {
            Some(known) if known.supply.per_colour() => Unit::of(kind, seat),
            _ => Unit::common(kind),
        };
        let places = |kind: &u8| {
            let (kind, count) = (*kind, chart.place(*kind).map_or(0, |place| place.count));
            (1..=count).map(move |number| Holder::Place(kind, number))
        };
        let holders: Vec<Holder> = match self.places.as_slice() {
            [] => vec![hand],
            kinds => kinds.iter().flat_map(places).collect(),
        };
        let of = |kind: &u8| {
            let unit = unit(*kind);
            holders.iter().map(move |holder| (*holder, unit)).collect::<Vec<_>>()
        };
        self.kinds.iter().flat_map(of).collect()
    }

    /// How its figures are formatted.
    pub fn measure(&self, chart: &Chart) -> Measure {
        let first = self.kinds.first().and_then(|kind| chart.kinds().get(usize::from(*kind)));
        first.map_or(Measure::Number, UnitKind::measure)
    }
}
