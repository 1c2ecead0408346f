//! The move of one car in the race, and what moves it on: green squares and the slipstream.

use serde::Deserialize;

use super::Sponsors;
use super::say::{Car, Square};
use crate::Done;
use crate::rules::Rules;

/// A move still to make.
#[derive(Clone, Copy, Debug)]
pub(super) struct Due {
    pub(super) car: u8,
    pub(super) squares: i64,
    /// Whether a card caused it, so that the car must move.
    pub(super) card: bool,
    /// Whether another car's ball or the violet ball caused it.
    pub(super) pushed: bool,
    /// The squares moved so far that count for the slipstream; `None` if the move has just begun.
    pub(super) moved: Option<i64>,
    pub(super) green: bool,
}

impl Due {
    /// A new move, not a bonus.
    pub(super) fn of(car: u8, squares: i64) -> Self {
        Self { car, squares, card: false, pushed: false, moved: None, green: false }
    }
}

/// What made a car move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Origin {
    Card,
    OwnBall,
    Pushed,
    Violet,
    Return,
}

/// The bonus that comes first, of two.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Bonus {
    Green,
    Slip,
}

/// Where a car stopped.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Stop {
    car: Car,
    place: usize,
    on: Square,
    /// If it stopped right behind a car, how many squares are free beside that one, up to 2.
    behind: Option<i64>,
    /// The bonus that comes first; named only if there are two.
    first: Option<Bonus>,
    /// How many squares it moved, if it was blocked.
    only: Option<i64>,
}

impl Sponsors {
    /// Enters where a car has stopped.
    pub(super) fn stop(&mut self, stop: &Stop) -> Done {
        self.must_be(5, "a stop")?;
        let Car(car) = stop.car;
        let due = self.due.first().copied().filter(|due| due.car == car);
        let due = due.ok_or_else(|| format!("car {car} does not move now"))?;
        let now = self.order.iter().position(|other| *other == car).unwrap_or(0) + 1;
        if stop.place < 1 || stop.place > now {
            return Err(format!("car {car} was {now} and cannot fall back to {}", stop.place));
        }
        let came = match stop.only {
            Some(only) if only >= due.squares || only < 0 => {
                return Err(format!("{only} squares is not blocked"));
            }
            Some(0) if stop.place != now => return Err("a car that does not move keeps its place".to_owned()),
            Some(0) if due.card && self.is("stuck-card", "no") => {
                return Err("a card must move its car".to_owned());
            }
            Some(only) => only,
            None => due.squares,
        };
        if stop.behind.is_some() && (stop.place == 1 || stop.only.is_some()) {
            return Err("there is nobody to follow".to_owned());
        }
        if stop.first.is_some() && (stop.behind.is_none() || stop.on != Square::Green) {
            return Err("there are no two bonuses to choose from".to_owned());
        }
        self.due.remove(0);
        self.put(car, stop.place);
        self.on.insert(car, stop.on);
        let counted = match due.moved {
            None => came,
            Some(before) if due.green && self.is("slip-count", "both") => before + came,
            Some(before) => before,
        };
        if came > 0 {
            self.carry_on(stop, due, counted);
        }
        self.go_on();
        Ok(())
    }

    fn carry_on(&mut self, stop: &Stop, due: Due, counted: i64) {
        let on = Due { card: false, moved: Some(counted), ..due };
        let green = self.green(stop, due).map(|squares| Due { squares, green: true, ..on });
        // Under this ruling the squares of green bonuses also count, including the one of this stop.
        let slip = self.slip(stop, due, counted).map(|squares| Due { squares, green: false, ..on });
        if green.is_some() {
            self.had_green.push(due.car);
        }
        if slip.is_some() {
            self.had_slip.push(due.car);
            self.had_slip_this_lap.push(due.car);
        }
        let more: Vec<Due> = match stop.first == Some(Bonus::Slip) {
            true => slip.into_iter().chain(green).collect(),
            false => green.into_iter().chain(slip).collect(),
        };
        self.due.splice(0..0, more);
    }

    fn green(&self, stop: &Stop, due: Due) -> Option<i64> {
        let may = stop.on == Square::Green
            && (!due.pushed || self.is("pushed-green", "yes"))
            && (!self.had_green.contains(&due.car) || self.is("green-chain", "every"));
        if !may {
            return None;
        }
        let all = self.is("places-left", "all");
        let place = if self.is("green-place", "start") {
            let then = self.order_then.iter().position(|car| *car == due.car).unwrap_or(0) + 1;
            then + if all { self.finished_then } else { 0 }
        } else {
            stop.place + if all { self.finished.len() } else { 0 }
        };
        let row: &[i64] = if self.book.seats == 3 { &[1, 2, 3] } else { &[1, 2, 2, 3] };
        row.get(place - 1).copied()
    }

    fn slip(&self, stop: &Stop, due: Due, counted: i64) -> Option<i64> {
        let free = stop.behind?;
        let each_turn = self.is("slip-pushed-turn", "each-turn");
        let had_slip = if each_turn { &self.had_slip } else { &self.had_slip_this_lap };
        let may =
            counted >= 2 && (!due.pushed || self.is("pushed-slip", "yes")) && !had_slip.contains(&due.car);
        match (may, free) {
            (false, _) => None,
            (true, 1) if self.is("slip-short", "none") => None,
            (true, free) => Some(free.min(2)),
        }
    }
}
