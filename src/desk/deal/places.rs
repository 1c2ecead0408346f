//! What a place at the dealing table is called: the name written there, or its number, with where it is as the
//! first dealer sees it.

use crate::desk::Speech;
use crate::desk::deal::DealPage;
use crate::msg;
use crate::words::{Key, keys};

/// What a place is called across the table.
pub fn called(page: &DealPage, speech: Speech, place: usize) -> String {
    match page.name(place) {
        Some(name) => name.to_owned(),
        None => speech.say(&msg!(keys::deal::PLAYER, n = place + 1)),
    }
}

/// Where a place is, as the first dealer sees it.
pub fn seen_from_the_first(players: usize, place: usize) -> Key {
    match (players, place) {
        (_, 0) => keys::deal::FIRST,
        (2, _) => keys::deal::OTHER,
        (_, 1) => keys::deal::LEFT,
        (4, 2) => keys::deal::OPPOSITE,
        _ => keys::deal::RIGHT,
    }
}
