//! The highlights of a board: places where the chosen verb is possible, and pressed places.

use std::collections::BTreeSet;

use crate::engine::PlaceId;

#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lights {
    /// The chosen verb, in notation.
    pub chosen_verb: Option<String>,
    /// The highlighted places.
    pub open: BTreeSet<PlaceId>,
    /// The places where a press has an effect, highlighted or not.
    pub live: BTreeSet<PlaceId>,
    pub pressed: Vec<PlaceId>,
    /// Whether figures and tooltips are hidden, because they would answer a quiz question.
    pub unmarked: bool,
}

impl Lights {
    pub fn verb(&self) -> Option<&str> {
        self.chosen_verb.as_deref()
    }

    /// Highlights only these places, if there are any.
    pub fn show(&mut self, places: impl Iterator<Item = PlaceId>) {
        let places: BTreeSet<PlaceId> = places.collect();
        if !places.is_empty() {
            self.live.extend(&places);
            self.open = places;
        }
    }

    pub fn lit(&self, place: PlaceId) -> bool {
        self.open.contains(&place)
    }

    /// Whether a press on a place changes the draft.
    pub fn takes(&self, place: PlaceId) -> bool {
        self.live.contains(&place)
    }

    /// Whether a place is pressed for the draft.
    pub fn chosen(&self, place: PlaceId) -> bool {
        self.pressed.contains(&place)
    }
}
