//! Acts in plain words, for the echo, the timeline and whoever does not read notation.

use crate::engine::Setting;
use crate::games::sponsors::{Act, Bonus, Car, Fell, Square, sides};
use crate::say;
use crate::words::keys::sponsors as k;
use crate::words::{Key, Line};

/// An act in plain words.
pub fn tell(act: &Act, setting: &Setting) -> Line {
    let name = |car: &Car| sides::name(&setting.seats, *car);
    match act {
        Act::Dealt => Line::new(k::TOLD_DEALT),
        Act::Hand { car, .. } => say!(k::TOLD_HAND, car = name(car)),
        Act::Sell { car, cards } => {
            let cards: Vec<Line> = cards.iter().map(|card| Line::new(card.key())).collect();
            say!(k::TOLD_SELL, car = name(car), cards = cards)
        }
        Act::Roll { car, die: None, .. } => say!(k::TOLD_ROLL_OPEN, car = name(car)),
        Act::Roll { car, die: Some(die), squares: None } => {
            say!(k::TOLD_ROLL, car = name(car), die = *die)
        }
        Act::Move { car, squares } => say!(k::TOLD_MOVE, car = name(car), squares = *squares),
        Act::Roll { car, squares: Some(squares), .. } => {
            say!(k::TOLD_ROLL_SIX, car = name(car), squares = *squares)
        }
        Act::Buy { car, category, paid: None } => {
            say!(k::TOLD_BUY, car = name(car), category = category.key())
        }
        Act::Buy { car, category, paid: Some(paid) } => {
            say!(k::TOLD_BUY_PAID, car = name(car), category = category.key(), paid = *paid)
        }
        Act::Sponsor { car, drawn, drop: None } => {
            say!(k::TOLD_SPONSOR, car = name(car), colour = drawn.key())
        }
        Act::Sponsor { car, drawn, drop: Some(drop) } => {
            say!(k::TOLD_SPONSOR_DROP, car = name(car), colour = drawn.key(), drop = drop.key())
        }
        Act::Swap { car, category } => say!(k::TOLD_SWAP, car = name(car), category = category.key()),
        Act::Force { car, with, category } => {
            say!(k::TOLD_FORCE, car = name(car), other = name(with), category = category.key())
        }
        Act::Done { car } => say!(k::TOLD_DONE, car = name(car)),
        Act::Energy { car, tokens } => say!(k::TOLD_ENERGY, car = name(car), count = *tokens),
        Act::Exchange { car, with, category } => {
            say!(k::TOLD_EXCHANGE, car = name(car), other = name(with), category = category.key())
        }
        Act::Give { car, to, tokens } => {
            say!(k::TOLD_GIVE, car = name(car), other = name(to), count = *tokens)
        }
        Act::Grid { order: None } => Line::new(k::TOLD_GRID_OPEN),
        Act::Grid { order: Some(order) } => {
            say!(k::TOLD_GRID, cars = order.iter().map(name).collect::<Vec<Line>>())
        }
        Act::Play { car, category, value } => {
            say!(k::TOLD_PLAY, car = name(car), category = category.key(), value = *value)
        }
        Act::Spin { car, zero: None, added } => say!(k::TOLD_SPIN, car = name(car), count = *added),
        Act::Spin { car, zero: Some(category), added } => {
            say!(k::TOLD_SPIN_ZERO, car = name(car), category = category.key(), count = *added)
        }
        Act::Ball { fell: None } => Line::new(k::TOLD_BALL_OPEN),
        Act::Ball { fell: Some(Fell::Car(car)) } => say!(k::TOLD_BALL, car = name(car)),
        Act::Ball { fell: Some(Fell::Violet) } => Line::new(k::TOLD_BALL_VIOLET),
        Act::Stop { car, place, on, behind, first, only } => {
            let mut more: Vec<Line> = vec![Line::new(square(*on))];
            more.extend(behind.map(|free| say!(k::TOLD_BEHIND, count = free)));
            more.extend(first.map(|first| match first {
                Bonus::Green => Line::new(k::TOLD_GREEN_FIRST),
                Bonus::Slip => Line::new(k::TOLD_SLIP_FIRST),
            }));
            more.extend(only.map(|only| say!(k::TOLD_ONLY, count = only)));
            say!(k::TOLD_STOP, car = name(car), place = *place, how = more)
        }
        Act::Finish { car } => say!(k::TOLD_FINISH, car = name(car)),
        Act::Pass { car } => say!(k::TOLD_PASS, car = name(car)),
        Act::Miss { car, place: None, .. } => say!(k::TOLD_MISS, car = name(car)),
        Act::Miss { car, place: Some(place), .. } => {
            say!(k::TOLD_MISS_PLACE, car = name(car), place = *place)
        }
    }
}

fn square(on: Square) -> Key {
    match on {
        Square::Plain => k::TOLD_ON_PLAIN,
        Square::Green => k::TOLD_ON_GREEN,
        Square::Red => k::TOLD_ON_RED,
        Square::Violet => k::TOLD_ON_VIOLET,
    }
}

/// What a verb of notation is called on a button.
pub fn verb(word: &str) -> Option<Key> {
    Some(match word {
        "dealt" => k::VERB_DEALT,
        "hand" => k::VERB_HAND,
        "sell" => k::VERB_SELL,
        "roll" => k::VERB_ROLL,
        "move" => k::VERB_MOVE,
        "buy" => k::VERB_BUY,
        "sponsor" => k::VERB_SPONSOR,
        "swap" => k::VERB_SWAP,
        "force" => k::VERB_FORCE,
        "done" => k::VERB_DONE,
        "energy" => k::VERB_ENERGY,
        "exchange" => k::VERB_EXCHANGE,
        "give" => k::VERB_GIVE,
        "grid" => k::VERB_GRID,
        "play" => k::VERB_PLAY,
        "spin" => k::VERB_SPIN,
        "ball" => k::VERB_BALL,
        "stop" => k::VERB_STOP,
        "finish" => k::VERB_FINISH,
        "pass" => k::VERB_PASS,
        "miss" => k::VERB_MISS,
        _ => return None,
    })
}
