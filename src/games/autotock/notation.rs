//! One line for each act, printed and read here: `red out ace`, `blue move 5 12`, `green seven 12:4 30:3`.

use crate::engine::{Seat, Seats};
use crate::games::autotock::act::Held;
use crate::games::autotock::plays::{Play, Share, Way};
use crate::games::autotock::{Act, Card, Fix, Spot};
use crate::say;
use crate::words::Line;
use crate::words::keys::autotock as k;

/// The line of an act.
pub fn write(act: &Act, seats: &Seats) -> String {
    let who = |seat: &Seat| seats.word(*seat);
    match act {
        Act::Deal => "deal".to_owned(),
        Act::Puncture { seat } => format!("{} puncture", who(seat)),
        Act::Play { seat, how } => format!("{} {}", who(seat), write_play(how, seats)),
        Act::Discard { seat, card: Some(card) } => format!("{} discard {card}", who(seat)),
        Act::Discard { seat, card: None } => format!("{} discard", who(seat)),
        Act::Laid { seat, card } => format!("{} laid {card}", who(seat)),
    }
}

/// A play without who plays it: `move 5 12`.
pub fn write_play(play: &Play, seats: &Seats) -> String {
    let car = |seat: &Seat, at: &Spot| format!("{} {at}", seats.word(*seat));
    match play {
        Play::Out { card } => format!("out {card}"),
        Play::Move { card, car, way: Way::Circuit } => format!("move {card} {car}"),
        Play::Move { card, car, way: Way::Garage } => format!("park {card} {car}"),
        Play::Push { of, car: at, way: Way::Circuit } => format!("push {}", car(of, at)),
        Play::Push { of, car: at, way: Way::Garage } => format!("push {} in", car(of, at)),
        Play::Seven { shares } => {
            let shares: Vec<String> = shares.iter().map(write_share).collect();
            format!("seven {}", shares.join(" "))
        }
        Play::Swap { card, car: own, of, with } => format!("swap {card} {own} {}", car(of, with)),
        Play::Cross { one, other } => format!("cross {} {}", car(&one.0, &one.1), car(&other.0, &other.1)),
    }
}

fn write_share(share: &Share) -> String {
    let way = if share.way == Way::Garage { "in" } else { "" };
    format!("{}:{}{way}", share.car, share.steps)
}

/// The act that a line means.
///
/// # Errors
/// Says how such a line is written.
pub fn read(text: &str, seats: &Seats) -> Result<Act, Line> {
    let lower = text.to_lowercase();
    let words: Vec<&str> = text.split_whitespace().collect();
    if lower.trim() == "deal" {
        return Ok(Act::Deal);
    }
    let Some((first, words)) = words.split_first() else { return Err(how("red move 5 12")) };
    let seat = seats.find(first).ok_or_else(|| {
        let colours: Vec<String> = seats.iter().map(|seat| seats.word(seat)).collect();
        say!(k::NOTATION_WHO, word = *first, colours = colours.join(", "))
    })?;
    let (verb, words) = words.split_first().ok_or_else(|| Line::new(k::NOTATION_VERBS))?;
    let verb = verb.to_lowercase();
    match (verb.as_str(), words) {
        ("puncture", []) => Ok(Act::Puncture { seat }),
        ("discard", []) => Ok(Act::Discard { seat, card: None }),
        ("discard", [word]) => Ok(Act::Discard { seat, card: Some(card(word)?) }),
        ("laid", [word]) => Ok(Act::Laid { seat, card: card(word)? }),
        (verb, words) => Ok(Act::Play { seat, how: read_play(verb, words, seats)? }),
    }
}

/// A play without who plays it.
///
/// # Errors
/// Says how such a line is written.
pub fn read_play(verb: &str, words: &[&str], seats: &Seats) -> Result<Play, Line> {
    let seat = |word: &str| seats.find(word).ok_or_else(|| example_of(verb));
    match (verb, words) {
        ("out", [word]) => Ok(Play::Out { card: card(word)? }),
        ("move", [word, car]) => Ok(Play::Move { card: card(word)?, car: spot(car)?, way: Way::Circuit }),
        ("park", [word, car]) => Ok(Play::Move { card: card(word)?, car: spot(car)?, way: Way::Garage }),
        ("push", [of, car]) => Ok(Play::Push { of: seat(of)?, car: spot(car)?, way: Way::Circuit }),
        ("push", [of, car, "in"]) => Ok(Play::Push { of: seat(of)?, car: spot(car)?, way: Way::Garage }),
        ("seven", [_, ..]) => {
            let shares: Option<Vec<Share>> = words.iter().map(|word| share(word)).collect();
            shares.map(|shares| Play::Seven { shares }).ok_or_else(|| example_of(verb))
        }
        ("swap", [word, car, of, with]) => {
            Ok(Play::Swap { card: card(word)?, car: spot(car)?, of: seat(of)?, with: spot(with)? })
        }
        ("cross", [one, at, other, there]) => {
            Ok(Play::Cross { one: (seat(one)?, spot(at)?), other: (seat(other)?, spot(there)?) })
        }
        _ => Err(example_of(verb)),
    }
}

const VERBS: [(&str, &str); 10] = [
    ("out", "red out ace"),
    ("move", "red move 5 12"),
    ("park", "red park 5 46"),
    ("push", "red push blue 12"),
    ("seven", "red seven 12:4 46:3in"),
    ("swap", "red swap jack 12 blue 30"),
    ("cross", "red cross blue 12 green 30"),
    ("puncture", "red puncture"),
    ("discard", "red discard"),
    ("laid", "red laid 8"),
];

fn example_of(verb: &str) -> Line {
    match VERBS.iter().find(|(word, _)| *word == verb) {
        Some((_, example)) => how(example),
        None => {
            let verbs: Vec<&str> = VERBS.iter().map(|(word, _)| *word).collect();
            say!(k::NOTATION_VERB, verb = verb, verbs = verbs.join(", "))
        }
    }
}

fn how(example: &str) -> Line {
    say!(k::NOTATION_HOW, example = example)
}

/// The card that a word means.
///
/// # Errors
/// Says which words there are.
pub fn card(word: &str) -> Result<Card, Line> {
    let words = || Card::ALL.map(Card::word).join(", ");
    word.parse().map_err(|()| say!(k::NOTATION_CARD, word = word, cards = words()))
}

/// The place of a car that a word means.
///
/// # Errors
/// Says how places are written.
pub fn spot(word: &str) -> Result<Spot, Line> {
    let parsed = word.to_lowercase().parse::<Spot>().ok().filter(|spot| *spot != Spot::Paddock);
    parsed.ok_or_else(|| say!(k::NOTATION_SPOT, word = word))
}

fn share(word: &str) -> Option<Share> {
    let (car, steps) = word.split_once(':')?;
    let (steps, way) = match steps.strip_suffix("in") {
        Some(steps) => (steps, Way::Garage),
        None => (steps, Way::Circuit),
    };
    Some(Share { car: spot(car).ok()?, steps: steps.parse().ok()?, way })
}

/// The line of a fix: `deal 5`, `next red`, `red owes 1`, `red 12 stopped`.
pub fn write_fix(fix: &Fix, seats: &Seats) -> String {
    match fix {
        Fix::Deal(deal) => format!("deal {deal}"),
        Fix::Next(seat) => format!("next {}", seats.word(*seat)),
        Fix::Owes { seat, cards } => format!("{} owes {cards}", seats.word(*seat)),
        Fix::Held { seat, car, held: Held::Stopped } => format!("{} {car} stopped", seats.word(*seat)),
        Fix::Held { seat, car, held: Held::Free } => format!("{} {car} free", seats.word(*seat)),
    }
}

/// The fix that a line means.
///
/// # Errors
/// Says how such a line is written.
pub fn read_fix(text: &str, seats: &Seats) -> Result<Fix, Line> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let wrong = || how("correct deal 5, next red, red owes 1, red 12 stopped: reason");
    let seat = |word: &str| seats.find(word).ok_or_else(wrong);
    match words.as_slice() {
        ["deal", deal] => deal.parse().map(Fix::Deal).map_err(|_| wrong()),
        ["next", who] => Ok(Fix::Next(seat(who)?)),
        [who, "owes", cards] => {
            Ok(Fix::Owes { seat: seat(who)?, cards: cards.parse().map_err(|_| wrong())? })
        }
        [who, car, held @ ("stopped" | "free")] => {
            let held = if *held == "free" { Held::Free } else { Held::Stopped };
            Ok(Fix::Held { seat: seat(who)?, car: spot(car)?, held })
        }
        _ => Err(wrong()),
    }
}
