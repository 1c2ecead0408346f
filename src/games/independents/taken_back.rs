//! Describes the results of draws and new years for each player: disks they take back, get, or lose.

use crate::engine::ledger::Movement;
use crate::engine::{Holder, Seat, Setting, Unit};
use crate::games::independents::units::{CARDS, RETURN, TOKENS, disks};
use crate::msg;
use crate::words::keys::independents as k;
use crate::words::{Key, Line};

/// Describes a draw, with the disks that each player takes back and loses.
pub fn describe_draw(what: Line, setting: &Setting, moved: &[Movement]) -> Line {
    let of = |seat: Seat| {
        let sum = |to: Holder| total(moved, disks(seat), |moved| moved.to == to);
        match (setting.seats.name(seat), sum(RETURN), sum(Holder::Bank)) {
            (_, 0, 0) => None,
            (name, back, 0) => Some(msg!(k::DESCRIBE_BACK, seat = name, disks = back)),
            (name, back, lost) => Some(msg!(k::DESCRIBE_BACK_LOST, seat = name, disks = back, lost)),
        }
    };
    with_players(what, setting.seats.iter().filter_map(of).collect())
}

/// Describes a new year, with what each player takes back, gets in addition, and loses.
pub fn describe_year(what: Line, setting: &Setting, moved: &[Movement]) -> Line {
    let of = |seat: Seat| {
        let hand = Holder::Seat(seat);
        let own = |moved: &Movement| moved.from == hand || moved.unit == disks(seat);
        let lost = |unit| total(moved, unit, |moved| moved.to == Holder::Bank && own(moved));
        let lost: Vec<Line> =
            [(disks(seat), k::AMOUNT_DISKS), (TOKENS, k::AMOUNT_TOKENS), (CARDS, k::AMOUNT_CARDS)]
                .into_iter()
                .filter_map(|(unit, amount): (Unit, Key)| {
                    Some((lost(unit), amount)).filter(|(count, _)| *count > 0)
                })
                .map(|(count, amount)| msg!(amount, count))
                .collect();
        let back = total(moved, disks(seat), |moved| moved.from == RETURN);
        let more = total(moved, disks(seat), |moved| moved.from == Holder::Bank);
        let name = setting.seats.name(seat);
        match (lost.is_empty(), more) {
            (true, 0) => msg!(k::DESCRIBE_BACK, seat = name, disks = back),
            (true, _) => msg!(k::DESCRIBE_BACK_GETS, seat = name, disks = back, more),
            (false, 0) => msg!(k::DESCRIBE_BACK_LOSES, seat = name, disks = back, lost),
            (false, _) => {
                msg!(k::DESCRIBE_BACK_LOSES_GETS, seat = name, disks = back, lost, more)
            }
        }
    };
    with_players(what, setting.seats.iter().map(of).collect())
}

fn total(moved: &[Movement], unit: Unit, of: impl Fn(&Movement) -> bool) -> i64 {
    moved.iter().filter(|moved| moved.unit == unit && of(moved)).map(|moved| moved.amount).sum()
}

fn with_players(what: Line, who: Vec<Line>) -> Line {
    if who.is_empty() { what } else { msg!(k::DESCRIBE_WON, what, who) }
}
