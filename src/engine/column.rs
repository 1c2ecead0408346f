//! What is shown of each player on the table and on the second screen: one row for what belongs together, wherever it
//! lies.

use crate::engine::ledger::UnitKind;
use crate::engine::{Chart, Holder, Measure, Seat, Unit};
use crate::words::Key;

/// Where what a row counts lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lies {
    /// In hand.
    Hand,
    /// On every place of a kind, in the player's own colour.
    Places(u8),
}

/// A row that is shown of each player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// What it is called.
    pub name: Key,
    /// The kinds of the units that are counted together.
    pub kinds: Vec<u8>,
    /// Where they lie.
    pub lies: Vec<Lies>,
}

impl Column {
    /// A row for each unit, as it is held in hand.
    pub fn of_units(units: &[UnitKind]) -> Vec<Self> {
        (0u8..).zip(units).map(|(kind, unit)| Self::held(unit.name, &[kind])).collect()
    }

    /// What is held in hand.
    pub fn held(name: Key, kinds: &[u8]) -> Self {
        Self { name, kinds: kinds.to_vec(), lies: vec![Lies::Hand] }
    }

    /// What lies on places of these kinds.
    pub fn lying(name: Key, kind: u8, places: &[u8]) -> Self {
        Self { name, kinds: vec![kind], lies: places.iter().copied().map(Lies::Places).collect() }
    }

    /// The accounts of a player that it counts, given where the player's hand lies.
    pub fn accounts(&self, chart: &Chart, hand: Holder, seat: Seat) -> Vec<(Holder, Unit)> {
        let unit = |kind: u8| match chart.kinds().get(usize::from(kind)) {
            Some(known) if known.per_colour() => Unit::of(kind, seat),
            _ => Unit::common(kind),
        };
        let holders = |lies: &Lies| match *lies {
            Lies::Hand => vec![hand],
            Lies::Places(kind) => {
                let count = chart.place(kind).map_or(0, |place| place.count);
                (1..=count).map(|number| Holder::Place(kind, number)).collect()
            }
        };
        let holders: Vec<Holder> = self.lies.iter().flat_map(holders).collect();
        let of = |kind: &u8| {
            let unit = unit(*kind);
            holders.iter().map(move |holder| (*holder, unit)).collect::<Vec<_>>()
        };
        self.kinds.iter().flat_map(of).collect()
    }

    /// How its figures are written.
    pub fn measure(&self, chart: &Chart) -> Measure {
        let first = self.kinds.first().and_then(|kind| chart.kinds().get(usize::from(*kind)));
        first.map_or(Measure::Number, UnitKind::measure)
    }
}
