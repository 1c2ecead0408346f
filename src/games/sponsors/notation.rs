//! One line for each act: `red roll 4`, `blue buy engine`, `green spin 2`, `red stop 2 green behind`.

use std::collections::BTreeMap;

use crate::engine::Seats;
use crate::games::sponsors::sides::{colour, find, words};
use crate::games::sponsors::{Act, Bonus, Car, Category, Fell, Fix, Sponsor, Square};
use crate::say;
use crate::words::Line;
use crate::words::keys::sponsors as k;

/// The line of an act.
pub fn write(act: &Act, seats: &Seats) -> String {
    let who = |car: &Car| colour(seats, *car).word();
    let all = |cars: &[Car]| cars.iter().map(who).collect::<Vec<_>>().join(" ");
    match act {
        Act::Dealt => "dealt".to_owned(),
        Act::Hand { car, cards } => {
            let category = |(category, values): (&Category, &Vec<u8>)| {
                values.iter().fold(format!(" {}", category.word()), |text, value| format!("{text} {value}"))
            };
            format!("{} hand{}", who(car), cards.iter().map(category).collect::<String>())
        }
        Act::Sell { car, cards } => {
            let cards: Vec<&str> = cards.iter().map(|card| card.word()).collect();
            format!("{} sell {}", who(car), cards.join(" "))
        }
        Act::Roll { car, die: None, .. } => format!("{} roll", who(car)),
        Act::Roll { car, die: Some(die), squares: None } => format!("{} roll {die}", who(car)),
        Act::Roll { car, die: Some(die), squares: Some(squares) } => {
            format!("{} roll {die} {squares}", who(car))
        }
        Act::Move { car, squares } => format!("{} move {squares}", who(car)),
        Act::Buy { car, category, paid: None } => format!("{} buy {}", who(car), category.word()),
        Act::Buy { car, category, paid: Some(paid) } => {
            format!("{} buy {} {paid}", who(car), category.word())
        }
        Act::Sponsor { car, drawn, drop: None } => format!("{} sponsor {}", who(car), drawn.word()),
        Act::Sponsor { car, drawn, drop: Some(drop) } => {
            format!("{} sponsor {} drop {}", who(car), drawn.word(), drop.word())
        }
        Act::Swap { car, category } => format!("{} swap {}", who(car), category.word()),
        Act::Force { car, with, category } => {
            format!("{} force {} {}", who(car), who(with), category.word())
        }
        Act::Done { car } => format!("{} done", who(car)),
        Act::Energy { car, tokens } => format!("{} energy {tokens}", who(car)),
        Act::Exchange { car, with, category } => {
            format!("{} exchange {} {}", who(car), who(with), category.word())
        }
        Act::Give { car, to, tokens } => format!("{} give {} {tokens}", who(car), who(to)),
        Act::Grid { order: None } => "grid".to_owned(),
        Act::Grid { order: Some(order) } => format!("grid {}", all(order)),
        Act::Play { car, category, value } => format!("{} play {} {value}", who(car), category.word()),
        Act::Spin { car, zero: None, added } => format!("{} spin {added}", who(car)),
        Act::Spin { car, zero: Some(category), added } => {
            format!("{} spin {added} {}", who(car), category.word())
        }
        Act::Ball { fell: None } => "ball".to_owned(),
        Act::Ball { fell: Some(Fell::Car(car)) } => format!("ball {}", who(car)),
        Act::Ball { fell: Some(Fell::Violet) } => "ball violet".to_owned(),
        Act::Stop { car, place, on, behind, first, only } => {
            let mut text = format!("{} stop {place} {}", who(car), on.word());
            match behind {
                None => {}
                Some(2) => text.push_str(" behind"),
                Some(free) => text.push_str(&format!(" behind {free}")),
            }
            if let Some(first) = first {
                text.push_str(&format!(" first {}", first.word()));
            }
            if let Some(only) = only {
                text.push_str(&format!(" only {only}"));
            }
            text
        }
        Act::Finish { car } => format!("{} finish", who(car)),
        Act::Pass { car } => format!("{} pass", who(car)),
        Act::Miss { car, place, on } => {
            let place = place.map_or_else(String::new, |place| format!(" {place}"));
            let on = on.map_or_else(String::new, |on| format!(" {}", on.word()));
            format!("{} miss{place}{on}", who(car))
        }
    }
}

/// The act that a line means.
///
/// # Errors
/// Says how such a line is written.
pub fn read(text: &str, seats: &Seats) -> Result<Act, Line> {
    let lower = text.to_lowercase();
    let typed: Vec<&str> = lower.split_whitespace().collect();
    match typed.as_slice() {
        ["dealt"] => Ok(Act::Dealt),
        ["dealt", ..] => Err(how("dealt")),
        ["ball"] => Ok(Act::Ball { fell: None }),
        ["ball", "violet"] => Ok(Act::Ball { fell: Some(Fell::Violet) }),
        ["ball", who] => Ok(Act::Ball { fell: Some(Fell::Car(car(who, seats)?)) }),
        ["ball", ..] => Err(how("ball blue, ball violet")),
        ["grid"] => Ok(Act::Grid { order: None }),
        ["grid", order @ ..] => {
            let order = order.iter().map(|who| car(who, seats)).collect::<Result<_, _>>()?;
            Ok(Act::Grid { order: Some(order) })
        }
        [] => Err(Line::new(k::NOTATION_VERBS)),
        // A name may have capitals and stands as it was typed.
        [who, rest @ ..] => {
            let who = car(text.split_whitespace().next().unwrap_or(who), seats)?;
            let (verb, rest) = rest.split_first().ok_or_else(|| Line::new(k::NOTATION_VERBS))?;
            read_car(who, verb, rest, seats)
        }
    }
}

fn how(example: &str) -> Line {
    say!(k::NOTATION_HOW, example = example)
}

fn car(word: &str, seats: &Seats) -> Result<Car, Line> {
    find(seats, word).ok_or_else(|| say!(k::NOTATION_WHO, word = word, colours = words(seats)))
}

/// Every verb of a car with an example.
const EXAMPLES: &[(&str, &str)] = &[
    ("hand", "red hand engine 5, red hand engine 5 3 tyres 0"),
    ("sell", "red sell blue red yellow"),
    ("roll", "red roll 4, red roll 6 3"),
    ("move", "red move 3"),
    ("buy", "red buy engine"),
    ("sponsor", "red sponsor blue, red sponsor blue drop red"),
    ("swap", "red swap engine"),
    ("force", "red force blue engine"),
    ("done", "red done"),
    ("energy", "red energy 5"),
    ("exchange", "red exchange green engine"),
    ("give", "red give green 3"),
    ("play", "red play engine 5"),
    ("spin", "red spin 2, red spin 2 engine"),
    ("stop", "red stop 2 green behind"),
    ("finish", "red finish"),
    ("pass", "red pass"),
    ("miss", "red miss, red miss 3 plain"),
];

fn read_car(car: Car, verb: &str, rest: &[&str], seats: &Seats) -> Result<Act, Line> {
    let category = |word: &str| {
        word.parse::<Category>().map_err(|()| {
            let known: Vec<&str> = Category::ALL.iter().map(|each| each.word()).collect();
            say!(k::NOTATION_CATEGORY, word = word, known = known.join(", "))
        })
    };
    let sponsor = |word: &str| word.parse::<Sponsor>().map_err(|()| say!(k::NOTATION_SPONSOR, word = word));
    let other = |word: &str| self::car(word, seats);
    match (verb, rest) {
        ("hand", [_, ..]) => {
            let mut cards: BTreeMap<Category, Vec<u8>> = BTreeMap::new();
            let mut of = None;
            for word in rest {
                match (word.parse::<u8>(), of) {
                    (Ok(value), Some(category)) => cards.entry(category).or_default().push(value),
                    _ => {
                        let named = category(word)?;
                        cards.entry(named).or_default();
                        of = Some(named);
                    }
                }
            }
            Ok(Act::Hand { car, cards })
        }
        ("sell", [_, ..]) => {
            let mut cards = rest.iter().map(|word| sponsor(word)).collect::<Result<Vec<_>, _>>()?;
            cards.sort_unstable();
            Ok(Act::Sell { car, cards })
        }
        ("roll", []) => Ok(Act::Roll { car, die: None, squares: None }),
        ("roll", [die]) => Ok(Act::Roll { car, die: Some(number(die)?), squares: None }),
        ("roll", [die, squares]) => {
            Ok(Act::Roll { car, die: Some(number(die)?), squares: Some(number(squares)?) })
        }
        ("move", [squares]) => Ok(Act::Move { car, squares: number(squares)? }),
        ("buy", [word]) => Ok(Act::Buy { car, category: category(word)?, paid: None }),
        ("buy", [word, paid]) => Ok(Act::Buy { car, category: category(word)?, paid: Some(number(paid)?) }),
        ("sponsor", [drawn]) => Ok(Act::Sponsor { car, drawn: sponsor(drawn)?, drop: None }),
        ("sponsor", [drawn, "drop", drop]) => {
            Ok(Act::Sponsor { car, drawn: sponsor(drawn)?, drop: Some(sponsor(drop)?) })
        }
        ("swap", [word]) => Ok(Act::Swap { car, category: category(word)? }),
        ("force", [with, word]) => Ok(Act::Force { car, with: other(with)?, category: category(word)? }),
        ("done", []) => Ok(Act::Done { car }),
        ("energy", [tokens]) => Ok(Act::Energy { car, tokens: number(tokens)? }),
        ("exchange", [with, word]) => {
            Ok(Act::Exchange { car, with: other(with)?, category: category(word)? })
        }
        ("give", [to, tokens]) => Ok(Act::Give { car, to: other(to)?, tokens: number(tokens)? }),
        ("play", [word, value]) => Ok(Act::Play { car, category: category(word)?, value: number(value)? }),
        ("spin", []) => Ok(Act::Spin { car, zero: None, added: 0 }),
        ("spin", [added]) => Ok(Act::Spin { car, zero: None, added: number(added)? }),
        ("spin", [added, word]) => Ok(Act::Spin { car, zero: Some(category(word)?), added: number(added)? }),
        ("stop", [place, on, rest @ ..]) => {
            let on = square(on)?;
            read_stop(car, number(place)?, on, rest)
                .ok_or_else(|| how("red stop 2 green behind 1 first slip only 3"))
        }
        ("finish", []) => Ok(Act::Finish { car }),
        ("pass", []) => Ok(Act::Pass { car }),
        ("miss", []) => Ok(Act::Miss { car, place: None, on: None }),
        ("miss", [place]) => match square(place) {
            Ok(on) => Ok(Act::Miss { car, place: None, on: Some(on) }),
            Err(_) => Ok(Act::Miss { car, place: Some(number(place)?), on: None }),
        },
        ("miss", [place, on]) => Ok(Act::Miss { car, place: Some(number(place)?), on: Some(square(on)?) }),
        _ => Err(match EXAMPLES.iter().find(|(known, _)| *known == verb) {
            Some((_, example)) => how(example),
            None => {
                let verbs: Vec<&str> = EXAMPLES.iter().map(|(verb, _)| *verb).collect();
                say!(k::NOTATION_VERB, verb = verb, verbs = verbs.join(", "))
            }
        }),
    }
}

fn read_stop(car: Car, place: u8, on: Square, words: &[&str]) -> Option<Act> {
    let (mut behind, mut first, mut only) = (None, None, None);
    let mut words = words.iter().peekable();
    while let Some(word) = words.next() {
        match *word {
            "behind" if behind.is_none() => {
                let free = words.peek().and_then(|word| word.parse().ok());
                if free.is_some() {
                    words.next();
                }
                behind = Some(free.unwrap_or(2));
            }
            "first" if first.is_none() => first = Some(words.next()?.parse::<Bonus>().ok()?),
            "only" if only.is_none() => only = Some(words.next()?.parse().ok()?),
            _ => return None,
        }
    }
    Some(Act::Stop { car, place, on, behind, first, only })
}

fn square(word: &str) -> Result<Square, Line> {
    word.parse().map_err(|()| {
        let known: Vec<&str> = Square::ALL.iter().map(|each| each.word()).collect();
        say!(k::NOTATION_SQUARE, word = word, known = known.join(", "))
    })
}

fn number<N: std::str::FromStr>(word: &str) -> Result<N, Line> {
    word.parse().map_err(|_| say!(k::NOTATION_NUMBER, word = word))
}

/// The line of a fix: `phase 2 3`, `next red`, `red at 7`, `order blue red`, `red on violet`, `red off`.
pub fn write_fix(fix: &Fix, seats: &Seats) -> String {
    let who = |car: &Car| colour(seats, *car).word();
    let all = |cars: &[Car]| cars.iter().map(|car| format!(" {}", who(car))).collect::<String>();
    match fix {
        Fix::Phase { phase, turn: None } => format!("phase {phase}"),
        Fix::Phase { phase, turn: Some(turn) } => format!("phase {phase} {turn}"),
        Fix::Next(car) => format!("next {}", who(car)),
        Fix::At { car, square } => format!("{} at {square}", who(car)),
        Fix::Order(order) => format!("order{}", all(order)),
        Fix::Finished(finished) => format!("finished{}", all(finished)),
        Fix::On { car, square } => format!("{} on {}", who(car), square.word()),
        Fix::Off(car) => format!("{} off", who(car)),
        Fix::Back(car) => format!("{} back", who(car)),
    }
}

/// The fix that a line means.
///
/// # Errors
/// Says how such a line is written.
pub fn read_fix(text: &str, seats: &Seats) -> Result<Fix, Line> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let wrong = || how("correct phase 2 3, next red, red at 7, order blue red green, red on violet: reason");
    let cars = |words: &[&str]| words.iter().map(|who| car(who, seats)).collect::<Result<Vec<_>, _>>();
    match words.as_slice() {
        ["phase", phase] => Ok(Fix::Phase { phase: number(phase)?, turn: None }),
        ["phase", phase, turn] => Ok(Fix::Phase { phase: number(phase)?, turn: Some(number(turn)?) }),
        ["next", who] => Ok(Fix::Next(car(who, seats)?)),
        ["order", order @ ..] => Ok(Fix::Order(cars(order)?)),
        ["finished", finished @ ..] => Ok(Fix::Finished(cars(finished)?)),
        [who, "at", n] => Ok(Fix::At { car: car(who, seats)?, square: number(n)? }),
        [who, "on", on] => Ok(Fix::On { car: car(who, seats)?, square: square(on)? }),
        [who, "off"] => Ok(Fix::Off(car(who, seats)?)),
        [who, "back"] => Ok(Fix::Back(car(who, seats)?)),
        _ => Err(wrong()),
    }
}
