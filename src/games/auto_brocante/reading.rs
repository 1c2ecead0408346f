//! What a line of notation means.

use crate::engine::{Seat, Seats};
use crate::games::auto_brocante::{Act, Bargain, Base, Car, Damage, Fix, Means, Policy, Price, Reply, Where};
use crate::say;
use crate::words::Line;
use crate::words::keys::auto_brocante as k;

/// The act that a line means.
///
/// # Errors
/// Says how such a line is written.
pub fn read(text: &str, seats: &Seats) -> Result<Act, Line> {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    match first.to_lowercase().as_str() {
        "deal" => {
            read_deal(rest, seats).ok_or_else(|| how("deal red 1 2 3 4, blue 5 6 7 8, green 9 10 11 12"))
        }
        "final" => {
            read_final(rest, seats).ok_or_else(|| how("final red 3:9000 7:junk, blue 5:2500, green -"))
        }
        _ => {
            let seat = seats.find(first).ok_or_else(|| {
                let colours: Vec<String> = seats.iter().map(|seat| seats.word(seat)).collect();
                say!(k::NOTATION_WHO, word = first, colours = colours.join(", "))
            })?;
            let words: Vec<String> = rest.split_whitespace().map(str::to_lowercase).collect();
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            let (verb, words) = words.split_first().ok_or_else(|| Line::new(k::NOTATION_VERBS))?;
            let Some((_, example)) = VERBS.iter().find(|(known, _)| known == verb) else {
                let known: Vec<&str> = VERBS.iter().map(|(verb, _)| *verb).collect();
                return Err(say!(k::NOTATION_VERB, verb = *verb, verbs = known.join(", ")));
            };
            read_player(seat, verb, words, seats).ok_or_else(|| how(example))
        }
    }
}

fn how(example: &str) -> Line {
    say!(k::NOTATION_HOW, example = example)
}

/// Every verb of a player, with a line that shows it.
const VERBS: &[(&str, &str)] = &[
    ("buy", "red buy 7 fixed"),
    ("below", "red below"),
    ("policy", "red policy card"),
    ("exchange", "red exchange"),
    ("none", "red none"),
    ("sell", "red sell 7 book+3000 8000"),
    ("cancel", "red cancel blue"),
    ("take", "red take blue:2 green:1"),
    ("fire", "red fire 7 claim comprehensive"),
    ("collision", "red collision 7 repaired"),
    ("theft", "red theft 7 recovered"),
    ("recover", "red recover 7"),
    ("approach", "red approach 7 asked 6000 value 8000"),
    ("force", "red force blue 7 3000"),
    ("business", "red business 7 blue 3000"),
    ("draw", "red draw"),
];

fn read_player(seat: Seat, verb: &str, words: &[&str], seats: &Seats) -> Option<Act> {
    let car = |word: &str| word.parse::<Car>().ok();
    let damage = Damage::ALL.into_iter().find(|damage| damage.word() == verb);
    Some(match (verb, words) {
        ("buy", [word, price]) => {
            let price = Price::ALL.into_iter().find(|known| known.word() == *price)?;
            Act::Buy { seat, car: car(word)?, price }
        }
        ("below", []) => Act::Below { seat },
        ("policy", []) => Act::Policy { seat, by: Means::Cash },
        ("policy", ["card"]) => Act::Policy { seat, by: Means::Card },
        ("exchange", []) => Act::Exchange { seat },
        ("none", []) => Act::None { seat },
        ("sell", [word, price, value @ ..]) => {
            let (base, plus) = price.split_once('+').unwrap_or((price, "0"));
            let base = match (base, value) {
                ("list", []) => Base::List,
                ("book", [value]) => Base::Book(worth(value)?),
                _ => return None,
            };
            Act::Sell { seat, car: car(word)?, base, plus: plus.parse().ok()? }
        }
        ("cancel", [dealer]) => Act::Cancel { seat, dealer: seats.find(dealer)? },
        ("take", from @ [_, ..]) => Act::Take { seat, from: read_taken(from, seats)? },
        (_, [word, reply @ ..]) if damage.is_some() => {
            let reply = match reply {
                [] => Reply::Lost,
                ["repaired"] => Reply::Repaired,
                ["recovered"] => Reply::Recovered,
                ["claim", policy] => {
                    Reply::Claim(Policy::ALL.into_iter().find(|known| known.word() == *policy)?)
                }
                _ => return None,
            };
            Act::Attack { seat, damage: damage?, car: car(word)?, reply }
        }
        ("recover", [word]) => Act::Recover { seat, car: car(word)? },
        ("approach", [word, ending @ ..]) => {
            Act::Approach { seat, car: car(word)?, bargain: bargain(ending)? }
        }
        ("force", [dealer, "closed"]) => {
            Act::Force { seat, dealer: seats.find(dealer)?, car: None, bargain: Bargain::Closed }
        }
        ("force", [dealer, word, ending @ ..]) => {
            let car = Some(car(word)?);
            Act::Force { seat, dealer: seats.find(dealer)?, car, bargain: bargain(ending)? }
        }
        ("business", [word, buyer, ending @ ..]) => {
            Act::Business { seat, car: car(word)?, buyer: seats.find(buyer)?, bargain: bargain(ending)? }
        }
        ("draw", []) => Act::Draw { seat },
        _ => return None,
    })
}

fn worth(word: &str) -> Option<u32> {
    if word == "junk" { Some(0) } else { word.parse().ok() }
}

fn bargain(words: &[&str]) -> Option<Bargain> {
    Some(match words {
        ["walks"] => Bargain::Walked,
        ["closed"] => Bargain::Closed,
        ["asked", asked, "value", value] => {
            Bargain::Hood { asked: asked.parse().ok()?, value: worth(value)? }
        }
        [price] => Bargain::Agreed(price.parse().ok()?),
        _ => return None,
    })
}

fn read_taken(words: &[&str], seats: &Seats) -> Option<Vec<(Seat, u8)>> {
    let mut taken: Vec<(Seat, u8)> = Vec::new();
    for word in words {
        let (who, count) = word.split_once(':')?;
        let seat = seats.find(who)?;
        let count = count.parse().ok().filter(|count| *count > 0)?;
        if taken.iter().any(|(other, _)| *other == seat) {
            return None;
        }
        taken.push((seat, count));
    }
    Some(taken)
}

/// What stands behind each dealer's name, in the order of the table; nothing behind those not named.
fn per_dealer<T: Clone>(rest: &str, seats: &Seats, read: impl Fn(&str) -> Option<T>) -> Option<Vec<Vec<T>>> {
    let mut values: Vec<Option<Vec<T>>> = vec![None; seats.count()];
    for part in rest.split(',').map(str::trim) {
        let words: Vec<&str> = part.split_whitespace().filter(|word| *word != "-").collect();
        let (who, words) = words.split_first()?;
        let read = words.iter().map(|word| read(word)).collect::<Option<Vec<T>>>()?;
        if values.get_mut(seats.find(who)?.index())?.replace(read).is_some() {
            return None;
        }
    }
    Some(values.into_iter().map(Option::unwrap_or_default).collect())
}

fn read_deal(rest: &str, seats: &Seats) -> Option<Act> {
    let cars = per_dealer(rest, seats, |word| word.parse().ok())?;
    Some(Act::Deal { cars })
}

fn read_final(rest: &str, seats: &Seats) -> Option<Act> {
    let values = per_dealer(rest, seats, |word| {
        let (car, value) = word.split_once(':')?;
        Some((car.parse().ok()?, worth(&value.to_lowercase())?))
    })?;
    Some(Act::Final { values })
}

/// The fix that a line means.
///
/// # Errors
/// Says how such a line is written.
pub fn read_fix(text: &str, seats: &Seats) -> Result<Fix, Line> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let fix = match words.as_slice() {
        ["car", car, place @ ..] => {
            car.parse().ok().zip(read_place(place, seats)).map(|(car, at)| Fix::Car { car, at })
        }
        ["phase", round, phase] => {
            round.parse().ok().zip(phase.parse().ok()).map(|(round, phase)| Fix::Phase { round, phase })
        }
        ["next", who] => seats.find(who).map(Fix::Next),
        ["cards", cards] => cards.parse().ok().map(Fix::Cards),
        _ => None,
    };
    fix.ok_or_else(|| how("correct car 7 red, phase 2 3, next red, cards 1: reason"))
}

fn read_place(words: &[&str], seats: &Seats) -> Option<Where> {
    match words {
        ["bank"] => Some(Where::Bank),
        ["graveyard"] => Some(Where::Graveyard),
        ["stolen", who] => seats.find(who).map(Where::Stolen),
        [who] => seats.find(who).map(Where::Lot),
        _ => None,
    }
}
