//! A play of Autotock where nobody plays it: the card does it, as the subject of the sentence.

use crate::engine::{Seat, Seats};
use crate::games::autotock::{Play, Spot, Way, tell_play};
use crate::say;
use crate::words::Line;
use crate::words::keys::{ask as k, autotock};

/// What a card would do.
pub(super) fn playing(play: &Play, seats: &Seats) -> Line {
    let car = |seat: &Seat, at: &Spot| say!(autotock::CAR_AT, seat = seats.name(*seat), at = at.line());
    match play {
        Play::Out { card } => say!(k::PLAY_OUT, card = card.key()),
        Play::Move { card, car: at @ Spot::Garage(_), way: Way::Garage } => {
            say!(k::PLAY_UP, card = card.key(), at = at.line())
        }
        Play::Move { card, car: at, way: Way::Garage } => {
            say!(k::PLAY_PARK, card = card.key(), at = at.line())
        }
        Play::Push { of, car: at, way: Way::Garage } => say!(k::PLAY_PUSH_IN, car = car(of, at)),
        Play::Swap { card, car: own, of, with } => {
            say!(k::PLAY_SWAP, card = card.key(), at = own.line(), car = car(of, with))
        }
        Play::Cross { one, other } => {
            say!(k::PLAY_CROSS, car = car(&one.0, &one.1), other = car(&other.0, &other.1))
        }
        Play::Move { .. } | Play::Push { .. } | Play::Seven { .. } => tell_play(play, seats),
    }
}
