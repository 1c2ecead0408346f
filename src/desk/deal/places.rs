//! The names of the places at the dealing table: the typed name or a number, and the position as the first dealer sees it.

use crate::desk::Speech;
use crate::desk::deal::DealPage;
use crate::msg;
use crate::words::{Key, keys};

/// The name of a place.
pub fn called(page: &DealPage, speech: Speech, place: usize) -> String {
    match page.name(place) {
        Some(name) => name.to_owned(),
        None => speech.say(&msg!(keys::deal::PLAYER, n = place + 1)),
    }
}

/// The position of a place as the first dealer sees it.
pub fn seen_from_the_first(players: usize, place: usize) -> Key {
    match (players, place) {
        (_, 0) => keys::deal::FIRST,
        (2, _) => keys::deal::OTHER,
        (_, 1) => keys::deal::LEFT,
        (4, 2) => keys::deal::OPPOSITE,
        _ => keys::deal::RIGHT,
    }
}
