//! One line for each act, printed and read here: `red place 3:4`, `blue card blue 3 +2`, `draw 3 red`.

use crate::engine::{Seat, Seats};
use crate::games::independents::act::CardEffect;
use crate::games::independents::{Act, Category, Company, Section, Spot};
use crate::say;
use crate::words::Line;
use crate::words::keys::independents as k;

/// The line of an act.
pub fn write(act: &Act, seats: &Seats) -> String {
    let who = |seat: &Seat| seats.word(*seat);
    match act {
        Act::Order { then } => {
            let words = then.iter().flatten().map(who).collect();
            joined("order", words)
        }
        Act::Company { seat, company } => {
            joined(&format!("{} company", who(seat)), company.iter().map(Company::to_string).collect())
        }
        Act::Place { seat, section, disks } => format!("{} place {section}:{disks}", who(seat)),
        Act::Pass { seat } => format!("{} pass", who(seat)),
        Act::Required { seat, disks } if disks.is_empty() => format!("{} required none", who(seat)),
        Act::Required { seat, disks } => {
            let words = disks.iter().map(|(section, count)| format!("{section}:{count}")).collect();
            joined(&format!("{} required", who(seat)), words)
        }
        Act::Card { seat, effects } => {
            let effects: Vec<String> = effects.iter().map(|effect| write_effect(effect, seats)).collect();
            match effects.is_empty() {
                true => format!("{} card", who(seat)),
                false => format!("{} card {}", who(seat), effects.join(", ")),
            }
        }
        Act::Settle => "settle".to_owned(),
        Act::Draw { section, drawn } => joined(&format!("draw {section}"), drawn.iter().map(who).collect()),
        Act::Majority => "majority".to_owned(),
        Act::Trend { seat, sections } => {
            joined(&format!("{} trend", who(seat)), sections.iter().map(Spot::to_string).collect())
        }
        Act::Car { drawn } => joined("car", drawn.iter().map(who).collect()),
        Act::Year { last: false } => "year".to_owned(),
        Act::Year { last: true } => "year last".to_owned(),
    }
}

fn joined(start: &str, words: Vec<String>) -> String {
    [vec![start.to_owned()], words].concat().join(" ")
}

fn write_effect(effect: &CardEffect, seats: &Seats) -> String {
    let CardEffect { seat, category, section, disks } = effect;
    let category = category.map_or_else(String::new, |category| format!("{} ", category.word()));
    format!("{} {category}{section} {disks:+}", seats.word(*seat))
}

/// The act that a line means.
///
/// # Errors
/// Says how such a line is written.
pub fn read(text: &str, seats: &Seats) -> Result<Act, Line> {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    let words: Vec<&str> = rest.split_whitespace().collect();
    match (first.to_lowercase().as_str(), words.as_slice()) {
        ("order", words) => {
            read_seats(words, seats).map(|then| Act::Order { then }).ok_or_else(|| how("order blue red"))
        }
        ("settle", []) => Ok(Act::Settle),
        ("majority", []) => Ok(Act::Majority),
        ("settle" | "majority", _) => Err(how(first)),
        ("draw", words) => read_draw(words, seats).ok_or_else(|| how("draw 3 red")),
        ("car", []) => Ok(Act::Car { drawn: None }),
        ("car", [who]) => {
            seats.find(who).map(|seat| Act::Car { drawn: Some(seat) }).ok_or_else(|| how("car red"))
        }
        ("car", _) => Err(how("car red")),
        ("year", []) => Ok(Act::Year { last: false }),
        ("year", ["last"]) => Ok(Act::Year { last: true }),
        ("year", _) => Err(how("year last")),
        _ => {
            let seat = seats.find(first).ok_or_else(|| {
                let colours: Vec<String> = seats.iter().map(|seat| seats.word(seat)).collect();
                say!(k::NOTATION_WHO, word = first, colours = colours.join(", "))
            })?;
            let (verb, words) = words.split_first().ok_or_else(|| Line::new(k::NOTATION_VERBS))?;
            read_player(seat, &verb.to_lowercase(), words, seats)
        }
    }
}

fn how(example: &str) -> Line {
    say!(k::NOTATION_HOW, example = example)
}

/// Who is named, in order; nothing where nobody is.
fn read_seats(words: &[&str], seats: &Seats) -> Option<Option<Vec<Seat>>> {
    let named: Vec<Seat> = words.iter().map(|word| seats.find(word)).collect::<Option<_>>()?;
    Some((!named.is_empty()).then_some(named))
}

fn read_draw(words: &[&str], seats: &Seats) -> Option<Act> {
    let (section, who) = words.split_first()?;
    let drawn = match who {
        [] => None,
        [who] => Some(seats.find(who)?),
        _ => return None,
    };
    Some(Act::Draw { section: section.parse().ok()?, drawn })
}

fn read_player(seat: Seat, verb: &str, words: &[&str], seats: &Seats) -> Result<Act, Line> {
    let read = match (verb, words) {
        ("company", []) => Some(Act::Company { seat, company: None }),
        ("company", [word]) => word.parse().ok().map(|company| Act::Company { seat, company: Some(company) }),
        ("place", [word]) => read_disks(word).map(|(section, disks)| match disks {
            0 => Act::Pass { seat },
            disks => Act::Place { seat, section, disks },
        }),
        ("pass", []) => Some(Act::Pass { seat }),
        ("required", ["none"]) => Some(Act::Required { seat, disks: Vec::new() }),
        ("required", [_, ..]) => {
            let disks: Option<Vec<_>> =
                words.iter().map(|word| read_disks(word).filter(|(_, count)| *count > 0)).collect();
            disks.map(|disks| Act::Required { seat, disks })
        }
        ("card", []) => Some(Act::Card { seat, effects: Vec::new() }),
        ("card", words) => {
            let text = words.join(" ");
            let effects: Option<Vec<_>> = text.split(',').map(|part| read_effect(part, seats)).collect();
            effects.map(|effects| Act::Card { seat, effects })
        }
        ("trend", words) => {
            let pairs = words.chunks(2).map(|pair| pair.join(" ").parse().ok());
            let sections: Option<Vec<Spot>> = pairs.collect();
            sections.filter(|sections| !sections.is_empty()).map(|sections| Act::Trend { seat, sections })
        }
        _ => None,
    };
    read.ok_or_else(|| match example(verb) {
        Some(example) => how(example),
        None => say!(k::NOTATION_VERB, verb = verb, verbs = VERBS.join(", ")),
    })
}

const VERBS: &[&str] = &["company", "place", "pass", "required", "card", "trend"];

fn example(verb: &str) -> Option<&'static str> {
    Some(match verb {
        "company" => "red company 3",
        "place" => "red place 3:4",
        "pass" => "red pass",
        "required" => "red required 1:2 3:1",
        "card" => "red card red 3 +2, blue 3 -1",
        "trend" => "red trend models 2 engineering 1 promotions 3",
        _ => return None,
    })
}

fn read_disks(word: &str) -> Option<(Section, u8)> {
    let (section, count) = word.split_once(':')?;
    Some((section.parse().ok()?, count.parse().ok()?))
}

fn read_effect(part: &str, seats: &Seats) -> Option<CardEffect> {
    let words: Vec<&str> = part.split_whitespace().collect();
    let (who, rest) = words.split_first()?;
    let seat = seats.find(who)?;
    let (category, section, disks) = match rest {
        [section, disks] => (None, section, disks),
        [category, section, disks] => (Some(category.parse::<Category>().ok()?), section, disks),
        _ => return None,
    };
    Some(CardEffect { seat, category, section: section.parse().ok()?, disks: disks.parse().ok()? })
}

/// The line of a fix: `phase 1 engineering 4`, `order red blue`, `lane red`, `red has 3`, `next red`.
pub fn write_fix(fix: &super::Fix, seats: &Seats) -> String {
    use super::Fix;
    let words = |named: &[Seat]| named.iter().map(|seat| seats.word(*seat)).collect::<Vec<_>>();
    match fix {
        Fix::Phase { year, category, step } => format!("phase {year} {} {step}", category.word()),
        Fix::Order(order) => joined("order", words(order)),
        Fix::Lane(lane) => joined("lane", words(lane)),
        Fix::Company { seat, company } => format!("{} has {company}", seats.word(*seat)),
        Fix::Next(seat) => format!("next {}", seats.word(*seat)),
    }
}

/// The fix that a line means.
///
/// # Errors
/// Says how such a line is written.
pub fn read_fix(text: &str, seats: &Seats) -> Result<super::Fix, Line> {
    use super::Fix;
    let words: Vec<&str> = text.split_whitespace().collect();
    let named = |words: &[&str]| words.iter().map(|word| seats.find(word)).collect::<Option<Vec<Seat>>>();
    let read = match words.as_slice() {
        ["phase", year, category, step] => (|| {
            let (year, category) = (year.parse().ok()?, category.parse().ok()?);
            Some(Fix::Phase { year, category, step: step.parse().ok()? })
        })(),
        ["order", order @ ..] => named(order).map(Fix::Order),
        ["lane", lane @ ..] => named(lane).map(Fix::Lane),
        ["next", who] => seats.find(who).map(Fix::Next),
        [who, "has", company] => {
            (|| Some(Fix::Company { seat: seats.find(who)?, company: company.parse().ok()? }))()
        }
        _ => None,
    };
    read.ok_or_else(|| {
        how("correct phase 1 engineering 4, order red blue, lane red, red has 3, next red: reason")
    })
}
