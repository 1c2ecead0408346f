//! Which places are lit: those where the chosen verb may be done, those that are pressed already.

use std::collections::BTreeSet;

use crate::engine::PlaceId;

/// What is lit on a board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lights {
    /// The verb that is chosen, in notation.
    pub chosen_verb: Option<String>,
    /// Where it may be done.
    pub open: BTreeSet<PlaceId>,
    /// Where a press means something, lit or not.
    pub live: BTreeSet<PlaceId>,
    /// What was pressed already.
    pub pressed: Vec<PlaceId>,
    /// Whether places show nothing of what the rules reckon, and nothing is said beside them: it would answer what is asked, or
    /// ask something else.
    pub unmarked: bool,
}

impl Lights {
    /// The verb that is chosen.
    pub fn verb(&self) -> Option<&str> {
        self.chosen_verb.as_deref()
    }

    /// Lights these places alone, where there are any.
    pub fn show(&mut self, places: impl Iterator<Item = PlaceId>) {
        let places: BTreeSet<PlaceId> = places.collect();
        if !places.is_empty() {
            self.live.extend(&places);
            self.open = places;
        }
    }

    /// Whether a place is lit.
    pub fn lit(&self, place: PlaceId) -> bool {
        self.open.contains(&place)
    }

    /// Whether a press on a place is a part of an act.
    pub fn takes(&self, place: PlaceId) -> bool {
        self.live.contains(&place)
    }

    /// Whether a place was pressed for what is drafted.
    pub fn chosen(&self, place: PlaceId) -> bool {
        self.pressed.contains(&place)
    }
}
