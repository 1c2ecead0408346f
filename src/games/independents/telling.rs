//! Acts in plain words, for the echo, the timeline and whoever does not read notation.

use crate::engine::{Holder, Movement, Seat, Setting};
use crate::games::independents::act::CardEffect;
use crate::games::independents::board::Printing;
use crate::games::independents::units::{RETURN, TOKENS, disks};
use crate::games::independents::{Act, Spot};
use crate::say;
use crate::words::keys::independents as k;
use crate::words::{Key, Line};

/// An act in plain words. A section is called by its number: which category it is of stands in the step.
pub fn tell(act: &Act, setting: &Setting) -> Line {
    let name = |seat: &Seat| setting.seats.name(*seat);
    let who = |seat: &Seat| say!(k::WHO, seat = setting.seats.name(*seat));
    let printing = Printing::on(&setting.board);
    match act {
        Act::Order { then: None } => Line::new(k::TOLD_ORDER_DRAWN),
        Act::Order { then: Some(then) } => {
            say!(k::TOLD_ORDER, seats = then.iter().map(who).collect::<Vec<_>>())
        }
        Act::Company { seat, company: None } => say!(k::TOLD_COMPANY_DRAWN, seat = name(seat)),
        Act::Company { seat, company: Some(company) } => {
            say!(k::TOLD_COMPANY, seat = name(seat), company = printing.company(*company))
        }
        Act::Place { seat, section, disks } => {
            say!(k::TOLD_PLACE, seat = name(seat), disks = *disks, n = section.number())
        }
        Act::Pass { seat } => say!(k::TOLD_PASS, seat = name(seat)),
        Act::Required { seat, disks } if disks.is_empty() => say!(k::TOLD_REQUIRED_NONE, seat = name(seat)),
        Act::Required { seat, disks } => {
            let placed = disks
                .iter()
                .map(|(section, count)| say!(k::TOLD_IN_SECTION, disks = *count, n = section.number()));
            say!(k::TOLD_REQUIRED, seat = name(seat), placed = placed.collect::<Vec<_>>())
        }
        Act::Card { seat, effects } if effects.is_empty() => say!(k::TOLD_CARD, seat = name(seat)),
        Act::Card { seat, effects } => {
            let effects: Vec<Line> = effects.iter().map(|effect| told_effect(effect, setting)).collect();
            say!(k::TOLD_CARD_EFFECTS, seat = name(seat), effects = effects)
        }
        Act::Settle => Line::new(k::TOLD_SETTLE),
        Act::Draw { section, drawn: None } => say!(k::TOLD_DRAW_OPEN, n = section.number()),
        Act::Draw { section, drawn: Some(seat) } => {
            say!(k::TOLD_DRAW, seat = name(seat), n = section.number())
        }
        Act::Majority => Line::new(k::TOLD_MAJORITY),
        Act::Trend { seat, sections } => {
            let sections: Vec<Line> = sections.iter().map(|spot| printing.spot(*spot)).collect();
            say!(k::TOLD_TREND, seat = name(seat), sections = sections)
        }
        Act::Car { drawn: None } => Line::new(k::TOLD_CAR_OPEN),
        Act::Car { drawn: Some(seat) } => say!(k::TOLD_CAR, seat = name(seat)),
        Act::Year { last: false } => Line::new(k::TOLD_YEAR),
        Act::Year { last: true } => Line::new(k::TOLD_YEAR_LAST),
    }
}

/// An act that was done, with who got what where the act does not say so.
pub fn tell_done(act: &Act, setting: &Setting, moved: &[Movement]) -> Line {
    let who = |seat: Seat| say!(k::WHO, seat = setting.seats.name(seat));
    let tokens = moved.iter().filter(|moved| moved.unit == TOKENS);
    match act {
        Act::Majority => {
            let got = tokens.filter_map(|moved| match moved.to {
                Holder::Seat(seat) => Some(who(seat)),
                _ => None,
            });
            match got.collect::<Vec<_>>() {
                got if got.is_empty() => Line::new(k::TOLD_MAJORITY_NOBODY),
                got => say!(k::TOLD_MAJORITY_TO, seats = got),
            }
        }
        Act::Trend { seat, sections } => {
            let own = moved.iter().filter(|moved| moved.unit == disks(*seat));
            let got: i64 = own.map(|moved| moved.amount).sum();
            let key = if tokens.count() > 0 { k::TOLD_TREND_TOKEN } else { k::TOLD_TREND_GOT };
            let printing = Printing::on(&setting.board);
            let sections: Vec<Line> = sections.iter().map(|spot| printing.spot(*spot)).collect();
            say!(key, seat = setting.seats.name(*seat), sections = sections, disks = got)
        }
        Act::Settle | Act::Draw { .. } => {
            let who = taken_back(setting, moved);
            match who.is_empty() {
                true => tell(act, setting),
                false => say!(k::TOLD_WON, what = tell(act, setting), who = who),
            }
        }
        _ => tell(act, setting),
    }
}

/// Who takes how many disks back, and how many each loses.
fn taken_back(setting: &Setting, moved: &[Movement]) -> Vec<Line> {
    let sum = |seat: Seat, to: Holder| -> i64 {
        let own = moved.iter().filter(|moved| moved.unit == disks(seat) && moved.to == to);
        own.map(|moved| moved.amount).sum()
    };
    let of = |seat: Seat| match (setting.seats.name(seat), sum(seat, RETURN), sum(seat, Holder::Bank)) {
        (_, 0, 0) => None,
        (name, back, 0) => Some(say!(k::TOLD_BACK, seat = name, disks = back)),
        (name, back, lost) => Some(say!(k::TOLD_BACK_LOST, seat = name, disks = back, lost = lost)),
    };
    setting.seats.iter().filter_map(of).collect()
}

fn told_effect(effect: &CardEffect, setting: &Setting) -> Line {
    let (seat, n) = (setting.seats.name(effect.seat), effect.section.number());
    let section = match effect.category {
        Some(category) => Printing::on(&setting.board).spot(Spot::new(category, effect.section)),
        None => say!(k::SECTION, n = n),
    };
    let disks = i64::from(effect.disks.unsigned_abs());
    let key = if effect.disks < 0 { k::TOLD_LESS } else { k::TOLD_MORE };
    say!(key, seat = seat, disks = disks, section = section)
}

/// What a verb of notation is called on a button.
pub fn verb(word: &str) -> Option<Key> {
    Some(match word {
        "order" => k::VERB_ORDER,
        "company" => k::VERB_COMPANY,
        "place" => k::VERB_PLACE,
        "pass" => k::VERB_PASS,
        "required" => k::VERB_REQUIRED,
        "card" => k::VERB_CARD,
        "settle" => k::VERB_SETTLE,
        "draw" => k::VERB_DRAW,
        "majority" => k::VERB_MAJORITY,
        "trend" => k::VERB_TREND,
        "car" => k::VERB_CAR,
        "year" => k::VERB_YEAR,
        _ => return None,
    })
}
