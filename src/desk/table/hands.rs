//! The hands at the table: one for each player, and second ones if a player has more than one.

use crate::desk::Speech;
use crate::engine::{Holder, Player, Seat};
use crate::session::Session;

#[derive(Clone, Debug)]
pub struct Hand {
    pub seat: Seat,
    /// The account of its things.
    pub holder: Holder,
    /// The player, in the colour of the hand.
    pub player: Player,
    pub name: String,
}

/// The hands in seat order, second hands last.
pub fn hands(speech: Speech, table: &Session) -> Vec<Hand> {
    let own = table.seats().iter().filter_map(|seat| {
        let player = table.seats().player(seat)?.clone();
        Some(Hand { seat, holder: Holder::Seat(seat), name: player.name.clone(), player })
    });
    let second = (table.info().second_hands)(table.seats()).into_iter().filter_map(|hand| {
        let player = Player { colour: hand.colour, ..table.seats().player(hand.seat)?.clone() };
        Some(Hand { seat: hand.seat, holder: hand.holder, player, name: speech.sentence(&hand.name) })
    });
    own.chain(second).collect()
}
