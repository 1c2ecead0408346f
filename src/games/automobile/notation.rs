//! One line for each act, printed and read here: `red build 7 2`, `blue produce 3:4 7:2`, `green pass`.

use crate::engine::{Seat, Seats};
use crate::games::automobile::{Act, Character, Class, Fix, Short, Space};
use crate::say;
use crate::words::Line;
use crate::words::keys::automobile as k;

/// The line of an act.
pub fn write(act: &Act, seats: &Seats) -> String {
    let who = |seat: &Seat| seats.word(*seat);
    match act {
        Act::Bid { bids } => {
            let bids = seats.iter().zip(bids).map(|(seat, bid)| format!("{} {bid}", seats.word(seat)));
            format!("bid {}", bids.collect::<Vec<_>>().join(", "))
        }
        Act::Drawn => "drawn".to_owned(),
        Act::Choose { seat, character } => format!("{} choose {}", who(seat), character.word()),
        Act::Durant { seat, space: Some(space) } => format!("{} durant {space}", who(seat)),
        Act::Durant { seat, space: None } => format!("{} durant none", who(seat)),
        Act::Build { seat, space, tiles: 0, parts: _ } => format!("{} build {space} parts", who(seat)),
        Act::Build { seat, space, tiles, parts: true } => {
            format!("{} build {space} {tiles} parts", who(seat))
        }
        Act::Build { seat, space, tiles, parts: false } => format!("{} build {space} {tiles}", who(seat)),
        Act::Ford { seat, space, parts: true } => format!("{} ford {space} parts", who(seat)),
        Act::Ford { seat, space, parts: false } => format!("{} ford {space}", who(seat)),
        Act::Place { seat, bands } => {
            let words = Class::ALL
                .into_iter()
                .zip(bands)
                .flat_map(|(class, count)| std::iter::repeat_n(class.word(), usize::from(*count)));
            format!("{} place {}", who(seat), words.collect::<Vec<_>>().join(" "))
        }
        Act::Cubes { seat } => format!("{} cubes", who(seat)),
        Act::Produce { seat, cars } => format!("{} produce {}", who(seat), write_cars(cars)),
        Act::Close { seat, space } => format!("{} close {space}", who(seat)),
        Act::Howard { seat, cars } => {
            let spaces: Vec<String> = cars.iter().map(Space::to_string).collect();
            [&[format!("{} howard", who(seat))], spaces.as_slice()].concat().join(" ")
        }
        Act::Sell { seat, space, band } => format!("{} sell {space} {}", who(seat), band.word()),
        Act::Distributors { sold } => {
            let lines = seats.iter().zip(sold).map(|(seat, cars)| match cars.as_slice() {
                [] => format!("{} -", seats.word(seat)),
                cars => format!("{} {}", seats.word(seat), write_cars(cars)),
            });
            format!("distributors {}", lines.collect::<Vec<_>>().join(", "))
        }
        Act::Bonus { seat, space } => format!("{} bonus {space}", who(seat)),
        Act::Reduced { seat, space, markers } => format!("{} reduced {space} {markers}", who(seat)),
        Act::Pass { seat } => format!("{} pass", who(seat)),
        Act::Reveal { tiles, premium, bonus } => {
            let drawn = tiles.iter().map(|drawn| drawn.iter().map(u8::to_string).collect::<String>());
            let mut text = format!("reveal {}", drawn.collect::<Vec<_>>().join(" "));
            for (word, tile) in [("premium", premium), ("low", bonus)] {
                if let Some(tile) = tile {
                    text.push_str(&format!(" {word} {tile}"));
                }
            }
            text
        }
        Act::Sale => "sale".to_owned(),
        Act::Losses { short } if short.is_empty() => "losses".to_owned(),
        Act::Losses { short } => {
            let lines = short.iter().map(|short| match short.close.as_slice() {
                [] => format!("{} debt", who(&short.seat)),
                spaces => {
                    let spaces: Vec<String> = spaces.iter().map(Space::to_string).collect();
                    format!("{} close {}", who(&short.seat), spaces.join(" "))
                }
            });
            format!("losses {}", lines.collect::<Vec<_>>().join(", "))
        }
        Act::EndTurn => "end".to_owned(),
        Act::Loan { seat } => format!("{} loan", who(seat)),
    }
}

fn write_cars(cars: &[(Space, u8)]) -> String {
    let words = cars.iter().filter(|(_, count)| *count > 0).map(|(space, count)| format!("{space}:{count}"));
    words.collect::<Vec<_>>().join(" ")
}

/// The act that a line means.
///
/// # Errors
/// Says how such a line is written.
pub fn read(text: &str, seats: &Seats) -> Result<Act, Line> {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    let words: Vec<&str> = rest.split_whitespace().collect();
    match first.to_lowercase().as_str() {
        "drawn" if words.is_empty() => Ok(Act::Drawn),
        "sale" if words.is_empty() => Ok(Act::Sale),
        "end" if words.is_empty() => Ok(Act::EndTurn),
        "drawn" | "sale" | "end" => Err(how(first)),
        "reveal" => read_reveal(&words).ok_or_else(|| how("reveal 52 44 32 premium 4 low 3")),
        "losses" => read_losses(rest, seats).ok_or_else(|| how("losses red debt, blue close 7")),
        "bid" => read_bids(rest, seats).ok_or_else(|| how("bid red 100, blue 50, green 0")),
        "distributors" => {
            read_sheet(rest, seats).ok_or_else(|| how("distributors red 3:2 7:1, blue 4:2, green -"))
        }
        _ => {
            let seat = seats.find(first).ok_or_else(|| {
                let colours: Vec<String> = seats.iter().map(|seat| seats.word(seat)).collect();
                say!(k::NOTATION_WHO, word = first, colours = colours.join(", "))
            })?;
            let (verb, words) = words.split_first().ok_or_else(|| Line::new(k::NOTATION_VERBS))?;
            read_player(seat, &verb.to_lowercase(), words)
        }
    }
}

fn how(example: &str) -> Line {
    say!(k::NOTATION_HOW, example = example)
}

fn read_player(seat: Seat, verb: &str, words: &[&str]) -> Result<Act, Line> {
    let space = |word: &str| {
        word.parse::<Space>().map_err(|()| say!(k::NOTATION_SPACE, word = word, most = Space::COUNT))
    };
    match (verb, words) {
        ("choose", [word]) => {
            let character = word.to_lowercase().parse::<Character>().map_err(|()| {
                let known: Vec<&str> = Character::ALL.into_iter().map(Character::word).collect();
                say!(k::NOTATION_CHARACTER, word = *word, known = known.join(", "))
            })?;
            Ok(Act::Choose { seat, character })
        }
        ("durant", ["none"]) => Ok(Act::Durant { seat, space: None }),
        ("durant", [word]) => Ok(Act::Durant { seat, space: Some(space(word)?) }),
        ("build", [word]) => Ok(Act::Build { seat, space: space(word)?, tiles: 1, parts: false }),
        ("build", [word, "parts"]) => Ok(Act::Build { seat, space: space(word)?, tiles: 0, parts: true }),
        ("build", [word, tiles]) => {
            Ok(Act::Build { seat, space: space(word)?, tiles: number(tiles)?, parts: false })
        }
        ("build", [word, tiles, "parts"]) => {
            Ok(Act::Build { seat, space: space(word)?, tiles: number(tiles)?, parts: true })
        }
        ("ford", [word]) => Ok(Act::Ford { seat, space: space(word)?, parts: false }),
        ("ford", [word, "parts"]) => Ok(Act::Ford { seat, space: space(word)?, parts: true }),
        ("place", [_, ..]) => {
            let mut bands = [0u8; 3];
            for word in words {
                let class = word.parse::<Class>().map_err(|()| how("red place mid mid low"))?;
                if let Some(band) = bands.get_mut(class.index()) {
                    *band = band.saturating_add(1);
                }
            }
            Ok(Act::Place { seat, bands })
        }
        ("cubes", []) => Ok(Act::Cubes { seat }),
        ("produce", [_, ..]) => {
            Ok(Act::Produce { seat, cars: read_cars(words).ok_or_else(|| how("red produce 3:4 7:2"))? })
        }
        ("close", [word]) => Ok(Act::Close { seat, space: space(word)? }),
        ("howard", words) => {
            Ok(Act::Howard { seat, cars: words.iter().map(|word| space(word)).collect::<Result<_, _>>()? })
        }
        ("sell", [word, band]) => {
            let band = band.parse().map_err(|()| how("red sell 7 mid"))?;
            Ok(Act::Sell { seat, space: space(word)?, band })
        }
        ("bonus", [word]) => Ok(Act::Bonus { seat, space: space(word)? }),
        ("reduced", [word]) => Ok(Act::Reduced { seat, space: space(word)?, markers: 1 }),
        ("reduced", [word, markers]) => {
            Ok(Act::Reduced { seat, space: space(word)?, markers: number(markers)? })
        }
        ("pass", []) => Ok(Act::Pass { seat }),
        ("loan", []) => Ok(Act::Loan { seat }),
        _ => Err(match example(verb) {
            Some(example) => how(example),
            None => say!(k::NOTATION_VERB, verb = verb, verbs = VERBS.join(", ")),
        }),
    }
}

const VERBS: &[&str] = &[
    "choose", "durant", "build", "ford", "place", "cubes", "produce", "close", "howard", "sell", "bonus",
    "reduced", "pass", "loan",
];

fn example(verb: &str) -> Option<&'static str> {
    Some(match verb {
        "choose" => "red choose ford",
        "durant" => "red durant 7",
        "build" => "red build 7 1 parts",
        "ford" => "red ford 7 parts",
        "place" => "red place mid mid low",
        "cubes" => "red cubes",
        "produce" => "red produce 3:4 7:2",
        "close" => "red close 7",
        "howard" => "red howard 3 7",
        "sell" => "red sell 7 mid",
        "bonus" => "red bonus 7",
        "reduced" => "red reduced 7 2",
        "pass" => "red pass",
        "loan" => "red loan",
        _ => return None,
    })
}

fn number(word: &str) -> Result<u8, Line> {
    word.parse().map_err(|_| say!(k::NOTATION_NUMBER, word = word))
}

fn read_cars(words: &[&str]) -> Option<Vec<(Space, u8)>> {
    words
        .iter()
        .map(|word| {
            let (space, count) = word.split_once(':')?;
            Some((space.parse().ok()?, count.parse().ok().filter(|count| *count > 0)?))
        })
        .collect()
}

fn read_reveal(words: &[&str]) -> Option<Act> {
    let (mut premium, mut bonus) = (None, None);
    let mut tiles = Vec::new();
    let mut words = words.iter();
    while let Some(word) = words.next() {
        match *word {
            "premium" if premium.is_none() => premium = Some(words.next()?.parse().ok()?),
            "low" if bonus.is_none() => bonus = Some(words.next()?.parse().ok()?),
            word => {
                let digit = |digit: char| digit.to_digit(10).and_then(|digit| u8::try_from(digit).ok());
                tiles.push(word.chars().map(digit).collect::<Option<Vec<u8>>>()?);
            }
        }
    }
    (!tiles.is_empty()).then_some(Act::Reveal { tiles, premium, bonus })
}

fn read_losses(rest: &str, seats: &Seats) -> Option<Act> {
    let mut short = Vec::new();
    for part in rest.split(',').map(str::trim).filter(|part| !part.is_empty()) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let (who, how) = words.split_first()?;
        let seat = seats.find(who)?;
        let close = match how {
            ["debt"] => Vec::new(),
            ["close", spaces @ ..] if !spaces.is_empty() => {
                spaces.iter().map(|word| word.parse().ok()).collect::<Option<_>>()?
            }
            _ => return None,
        };
        short.push(Short { seat, close });
    }
    Some(Act::Losses { short })
}

/// One value for each seat, typed as `red …, blue …`; those not named take the default.
fn per_seat<T: Clone + Default>(
    rest: &str,
    seats: &Seats,
    read: impl Fn(&[&str]) -> Option<T>,
) -> Option<Vec<T>> {
    let mut values: Vec<Option<T>> = vec![None; seats.count()];
    for part in rest.split(',').map(str::trim) {
        let words: Vec<&str> = part.split_whitespace().collect();
        let (who, words) = words.split_first()?;
        let place = values.get_mut(seats.find(who)?.index())?;
        if place.replace(read(words)?).is_some() {
            return None;
        }
    }
    Some(values.into_iter().map(Option::unwrap_or_default).collect())
}

fn read_bids(rest: &str, seats: &Seats) -> Option<Act> {
    let bids = per_seat(rest, seats, |words| match words {
        [word] => word.parse().ok(),
        _ => None,
    })?;
    Some(Act::Bid { bids })
}

fn read_sheet(rest: &str, seats: &Seats) -> Option<Act> {
    let sold = per_seat(rest, seats, |words| match words {
        [] | ["-"] => Some(Vec::new()),
        words => read_cars(words),
    })?;
    Some(Act::Distributors { sold })
}

/// The line of a fix: `phase 2 5`, `order red blue green`, `red is ford`, `next red`.
pub fn write_fix(fix: &Fix, seats: &Seats) -> String {
    match fix {
        Fix::Phase { turn, phase, round: Some(round) } => format!("phase {turn} {phase} {round}"),
        Fix::Phase { turn, phase, round: None } => format!("phase {turn} {phase}"),
        Fix::Order(order) => {
            let words: Vec<String> = order.iter().map(|seat| seats.word(*seat)).collect();
            format!("order {}", words.join(" "))
        }
        Fix::Character { seat, character } => format!("{} is {}", seats.word(*seat), character.word()),
        Fix::Next(seat) => format!("next {}", seats.word(*seat)),
    }
}

/// The fix that a line means.
///
/// # Errors
/// Says how such a line is written.
pub fn read_fix(text: &str, seats: &Seats) -> Result<Fix, Line> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let wrong = || how("correct phase 2 5, order red blue green, red is ford, next red: reason");
    match words.as_slice() {
        ["phase", turn, phase] => Ok(Fix::Phase { turn: number(turn)?, phase: number(phase)?, round: None }),
        ["phase", turn, phase, round] => {
            Ok(Fix::Phase { turn: number(turn)?, phase: number(phase)?, round: Some(number(round)?) })
        }
        ["order", order @ ..] => {
            let order: Option<Vec<Seat>> = order.iter().map(|word| seats.find(word)).collect();
            order.map(Fix::Order).ok_or_else(wrong)
        }
        ["next", who] => seats.find(who).map(Fix::Next).ok_or_else(wrong),
        [who, "is", character] => {
            let (seat, character) = seats.find(who).zip(character.parse().ok()).ok_or_else(wrong)?;
            Ok(Fix::Character { seat, character })
        }
        _ => Err(wrong()),
    }
}
