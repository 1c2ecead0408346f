//! Acts in plain words, for the echo, the timeline and whoever does not read notation.

use crate::engine::{Seat, Seats, Setting};
use crate::games::autotock::plays::{Play, Way};
use crate::games::autotock::{Act, Spot};
use crate::say;
use crate::words::keys::autotock as k;
use crate::words::{Key, Line};

/// An act in plain words.
pub fn tell(act: &Act, setting: &Setting) -> Line {
    let name = |seat: &Seat| setting.seats.name(*seat);
    match act {
        Act::Deal => Line::new(k::TOLD_DEAL),
        Act::Puncture { seat } => say!(k::TOLD_PUNCTURE, seat = name(seat)),
        Act::Play { seat, how } => {
            say!(k::TOLD_PLAY, seat = name(seat), play = tell_play(how, &setting.seats))
        }
        Act::Discard { seat, card: Some(card) } => {
            say!(k::TOLD_DISCARD_CARD, seat = name(seat), card = card.key())
        }
        Act::Discard { seat, card: None } => say!(k::TOLD_DISCARD, seat = name(seat)),
        Act::Laid { seat, card } => say!(k::TOLD_LAID, seat = name(seat), card = card.key()),
    }
}

/// A play in plain words, without who plays it.
pub fn tell_play(play: &Play, seats: &Seats) -> Line {
    let car = |seat: &Seat, at: &Spot| say!(k::CAR_AT, seat = seats.name(*seat), at = at.line());
    match play {
        Play::Out { card } => say!(k::PLAY_OUT, card = card.key()),
        Play::Move { card, car, way: Way::Circuit } => say!(k::PLAY_MOVE, card = card.key(), at = car.line()),
        Play::Move { card, car, way: Way::Garage } if matches!(car, Spot::Garage(_)) => {
            say!(k::PLAY_UP, card = card.key(), at = car.line())
        }
        Play::Move { card, car, way: Way::Garage } => say!(k::PLAY_PARK, card = card.key(), at = car.line()),
        Play::Push { of, car: at, way: Way::Circuit } => say!(k::PLAY_PUSH, car = car(of, at)),
        Play::Push { of, car: at, way: Way::Garage } => say!(k::PLAY_PUSH_IN, car = car(of, at)),
        Play::Seven { shares } => {
            let key = |way| if way == Way::Garage { k::PLAY_SHARE_IN } else { k::PLAY_SHARE };
            let shares = shares.iter();
            let shares: Vec<Line> = shares
                .map(|share| say!(key(share.way), at = share.car.line(), steps = share.steps))
                .collect();
            say!(k::PLAY_SEVEN, shares = shares)
        }
        Play::Swap { card, car: own, of, with } => {
            say!(k::PLAY_SWAP, card = card.key(), at = own.line(), car = car(of, with))
        }
        Play::Cross { one, other } => {
            say!(k::PLAY_CROSS, car = car(&one.0, &one.1), other = car(&other.0, &other.1))
        }
    }
}

/// What a verb of notation is called on a button.
pub fn verb(word: &str) -> Option<Key> {
    Some(match word {
        "deal" => k::VERB_DEAL,
        "out" => k::VERB_OUT,
        "move" => k::VERB_MOVE,
        "park" => k::VERB_PARK,
        "push" => k::VERB_PUSH,
        "seven" => k::VERB_SEVEN,
        "swap" => k::VERB_SWAP,
        "cross" => k::VERB_CROSS,
        "puncture" => k::VERB_PUNCTURE,
        "discard" => k::VERB_DISCARD,
        "laid" => k::VERB_LAID,
        _ => return None,
    })
}
