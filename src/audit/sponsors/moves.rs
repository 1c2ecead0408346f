//! One move of a car in the race, and what carries it on: green squares and the slipstream.

use super::table::{Due, Table};
use crate::audit::Done;

/// Where a car came to stand.
#[derive(Clone, Debug)]
pub(super) struct Stop {
    pub(super) car: u8,
    pub(super) place: usize,
    pub(super) on: String,
    /// How many squares are free beside the car ahead, up to 2, where it stands right behind one.
    pub(super) behind: Option<i64>,
    /// Of two bonuses, whether the slipstream is moved before the green one; named only where there are two.
    pub(super) slip_first: Option<bool>,
    /// How far it came, where it was blocked.
    pub(super) only: Option<i64>,
}

impl Table {
    /// A car stops.
    pub(super) fn stop(&mut self, stop: &Stop) -> Done {
        self.must_be(5, "a stop")?;
        let due = self.due.first().copied().filter(|due| due.car == stop.car);
        let due = due.ok_or_else(|| format!("car {} does not move now", stop.car))?;
        let now = self.order.iter().position(|car| *car == stop.car).unwrap_or(0) + 1;
        if stop.place < 1 || stop.place > now {
            return Err(format!("car {} was {now} and cannot fall back to {}", stop.car, stop.place));
        }
        let came = match stop.only {
            Some(only) if only >= due.squares || only < 0 => {
                return Err(format!("{only} squares is not blocked"));
            }
            Some(0) if stop.place != now => return Err("a car that does not move keeps its place".to_owned()),
            Some(0) if due.card && self.rulings.is("stuck-card", "no") => {
                return Err("a card must move its car".to_owned());
            }
            Some(only) => only,
            None => due.squares,
        };
        if stop.behind.is_some() && (stop.place == 1 || stop.only.is_some()) {
            return Err("there is nobody to follow".to_owned());
        }
        if stop.slip_first.is_some() && (stop.behind.is_none() || stop.on != "green") {
            return Err("there are no two bonuses to choose from".to_owned());
        }
        self.due.remove(0);
        self.put(stop.car, stop.place);
        self.on.insert(stop.car, stop.on.clone());
        let counted = match due.moved {
            None => came,
            Some(before) if due.green && self.rulings.is("slip-count", "both") => before + came,
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
        // Under this ruling the squares of a green bonus count too, the one that is due at the same stop among them.
        let slip = self.slip(stop, due, counted).map(|squares| Due { squares, green: false, ..on });
        if green.is_some() {
            self.had_green.push(stop.car);
        }
        if slip.is_some() {
            self.had_slip.push(stop.car);
            self.had_slip_this_lap.push(stop.car);
        }
        let more: Vec<Due> = match stop.slip_first == Some(true) {
            true => slip.into_iter().chain(green).collect(),
            false => green.into_iter().chain(slip).collect(),
        };
        self.due.splice(0..0, more);
    }

    fn green(&self, stop: &Stop, due: Due) -> Option<i64> {
        let may = stop.on == "green"
            && (!due.pushed || self.rulings.is("pushed-green", "yes"))
            && (!self.had_green.contains(&stop.car) || self.rulings.is("green-chain", "every"));
        if !may {
            return None;
        }
        let all = self.rulings.is("places-left", "all");
        let place = if self.rulings.is("green-place", "start") {
            let then = self.order_then.iter().position(|car| *car == stop.car).unwrap_or(0) + 1;
            then + if all { self.finished_then } else { 0 }
        } else {
            stop.place + if all { self.finished.len() } else { 0 }
        };
        let row: &[i64] = if self.cars() == 3 { &[1, 2, 3] } else { &[1, 2, 2, 3] };
        row.get(place - 1).copied()
    }

    fn slip(&self, stop: &Stop, due: Due, counted: i64) -> Option<i64> {
        let free = stop.behind?;
        let each_turn = self.rulings.is("slip-pushed-turn", "each-turn");
        let had_slip = if each_turn { &self.had_slip } else { &self.had_slip_this_lap };
        let may = counted >= 2
            && (!due.pushed || self.rulings.is("pushed-slip", "yes"))
            && !had_slip.contains(&stop.car);
        match (may, free) {
            (false, _) => None,
            (true, 1) if self.rulings.is("slip-short", "none") => None,
            (true, free) => Some(free.min(2)),
        }
    }
}
