//! The rows shown for each player on the table and on the second screen. A row adds up units that belong together, in hand or on
//! the board.

use crate::engine::ledger::UnitKind;
use crate::engine::{Chart, Holder, Measure, Seat, Unit};
use crate::words::Key;

/// Where the things are that a row counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Location {
    /// In hand.
    Hand,
    /// On all places of a kind, in the player's own colour.
    Places(u8),
}

/// A row shown for each player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// Its title.
    pub name: Key,
    /// The kinds of units that are added up.
    pub kinds: Vec<u8>,
    /// Where they are counted.
    pub locations: Vec<Location>,
}

impl Column {
    /// One row per unit, counted in hand.
    pub fn of_units(units: &[UnitKind]) -> Vec<Self> {
        (0u8..).zip(units).map(|(kind, unit)| Self::held(unit.name, &[kind])).collect()
    }

    /// A row for what is held in hand.
    pub fn held(name: Key, kinds: &[u8]) -> Self {
        Self { name, kinds: kinds.to_vec(), locations: vec![Location::Hand] }
    }

    /// A row for what is on places of these kinds.
    pub fn on_places(name: Key, kind: u8, places: &[u8]) -> Self {
        Self { name, kinds: vec![kind], locations: places.iter().copied().map(Location::Places).collect() }
    }

    /// The accounts of a player that the row adds up; `hand` is the player's own holder.
    pub fn accounts(&self, chart: &Chart, hand: Holder, seat: Seat) -> Vec<(Holder, Unit)> {
        let unit = |kind: u8| match chart.kinds().get(usize::from(kind)) {
            Some(known) if known.per_colour() => Unit::of(kind, seat),
            _ => Unit::common(kind),
        };
        let holders = |location: &Location| match *location {
            Location::Hand => vec![hand],
            Location::Places(kind) => {
                let count = chart.place(kind).map_or(0, |place| place.count);
                (1..=count).map(|number| Holder::Place(kind, number)).collect()
            }
        };
        let holders: Vec<Holder> = self.locations.iter().flat_map(holders).collect();
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
