//! The steps of a year, the turn-order track and the passing lane.

use super::Independents;
use super::places::{CATEGORIES, Category, circles};
use crate::Done;
use crate::rules::Rules;

/// The steps of a year. The first five are played once for each category.
pub(super) const SELECTIVE: u8 = 1;
pub(super) const REQUIRED: u8 = 2;
pub(super) const CARDS: u8 = 3;
pub(super) const COMPETITION: u8 = 4;
pub(super) const MAJORITY: u8 = 5;
pub(super) const TRENDS: u8 = 6;
pub(super) const CAR_OF_THE_YEAR: u8 = 7;
pub(super) const NEW_YEAR: u8 = 8;

impl Independents {
    /// Whether markers or company sheets are missing.
    pub(super) fn is_waiting(&self) -> bool {
        self.order.is_empty() || self.company.len() < usize::from(self.book.seats)
    }

    /// Begins a step, and ends it at once if no player can do anything in it.
    pub(super) fn begin(&mut self, step: u8) {
        (self.step, self.next) = (step, 0);
        self.lane.clear();
        self.used.clear();
        self.trended.clear();
        match step {
            SELECTIVE if !self.is_waiting() => self.open_selective(),
            COMPETITION if !self.is_contested() => self.begin(MAJORITY),
            REQUIRED | TRENDS => self.pass_over(),
            CAR_OF_THE_YEAR if self.next_bag().is_empty() => self.begin(NEW_YEAR),
            _ => {}
        }
    }

    fn open_selective(&mut self) {
        for seat in self.order.clone() {
            if self.drops_out(seat) {
                self.lane.push(seat);
            }
        }
        self.end_when_all_have_passed();
    }

    /// Whether a player moves to the passing lane at once, by the ruling.
    pub(super) fn drops_out(&self, seat: u8) -> bool {
        let used = self.used.get(&seat).map_or(0, Vec::len);
        let all = self.printed(format!("sections {} count", self.category.word()));
        let every = all.is_ok_and(|all| i64::try_from(used).is_ok_and(|used| used >= all));
        self.is("no-disks", "at-once") && (self.pool(seat) == 0 || every)
    }

    /// Whose turn it is; `None` if the whole table acts or something must be set up.
    pub(super) fn turn(&self) -> Option<u8> {
        if self.over || self.is_waiting() {
            return None;
        }
        let (before, from) = self.order.split_at(self.next.min(self.order.len()));
        match self.step {
            SELECTIVE | CARDS => from.iter().chain(before).find(|seat| !self.lane.contains(seat)).copied(),
            REQUIRED | TRENDS => {
                // A correction may leave all players with nothing to do; a player must still pass then.
                let decides = from.iter().find(|seat| self.decides(**seat));
                decides.or(from.first()).or(self.order.last()).copied()
            }
            _ => None,
        }
    }

    /// Whether a player can do something in the step of required disks or in trends.
    fn decides(&self, seat: u8) -> bool {
        match self.step {
            REQUIRED => self.disks_at(seat, circles(self.category)) > 0,
            _ => self.cards(seat) > 0,
        }
    }

    /// Ends a player's turn in the steps of selective disks and cards.
    pub(super) fn after(&mut self, seat: u8) {
        self.next = self.place_behind(seat) % self.order.len().max(1);
        self.end_when_all_have_passed();
    }

    /// Ends a player's part in the step of required disks or in trends.
    pub(super) fn done(&mut self, seat: u8) {
        self.next = self.place_behind(seat);
        self.pass_over();
    }

    fn place_behind(&self, seat: u8) -> usize {
        self.order.iter().position(|other| *other == seat).map_or(0, |place| place + 1)
    }

    fn end_when_all_have_passed(&mut self) {
        if self.order.iter().all(|seat| self.lane.contains(seat)) {
            self.order = self.lane.clone();
            self.begin(self.step + 1);
        }
    }

    fn pass_over(&mut self) {
        match self.order.iter().skip(self.next).position(|seat| self.decides(*seat)) {
            Some(idle) => self.next += idle,
            None => self.begin(self.step + 1),
        }
    }

    /// The current step. If a correction has left nothing to draw for, this is the next step.
    pub(super) fn step_now(&self) -> u8 {
        match self.step {
            COMPETITION if !self.is_contested() => MAJORITY,
            CAR_OF_THE_YEAR if self.next_bag().is_empty() => NEW_YEAR,
            step => step,
        }
    }

    /// Refuses an act that belongs to another step.
    pub(super) fn must_be(&self, step: u8, what: &str) -> Done {
        if self.step_now() == step && !self.over && !self.is_waiting() {
            Ok(())
        } else {
            Err(format!("{what} belongs to step {step}, and this is {}", self.phase()))
        }
    }

    /// Refuses a player who is not next.
    pub(super) fn must_be_next(&self, seat: u8) -> Done {
        if self.turn() == Some(seat) { Ok(()) } else { Err(format!("it is not the turn of p{seat}")) }
    }

    /// Passes: the marker goes to the lane, or the player is done with trends.
    pub(super) fn pass(&mut self, seat: u8) -> Done {
        self.must_be_next(seat)?;
        match self.step {
            SELECTIVE | CARDS => {
                self.lane.push(seat);
                self.after(seat);
            }
            TRENDS => self.done(seat),
            step => return Err(format!("nobody passes in step {step}")),
        }
        Ok(())
    }

    /// Moves on after the majority: to the next category, or to trends.
    pub(super) fn next_category(&mut self) {
        match CATEGORIES.into_iter().find(|category| *category > self.category) {
            Some(next) => {
                self.category = next;
                self.begin(SELECTIVE);
            }
            None => self.begin(TRENDS),
        }
    }

    /// Moves the game to another step. Unlike `begin`, it skips no step and moves no player to the lane.
    pub(super) fn go_to(&mut self, year: i64, category: Category, step: i64) {
        (self.year, self.category, self.over, self.next) = (year, category, false, 0);
        self.step = u8::try_from(step).unwrap_or(SELECTIVE);
        self.used.clear();
        self.trended.clear();
        self.counted.clear();
        self.lane.clear();
        if self.order.is_empty() {
            self.order = (self.book.first..=self.book.seats).chain(1..self.book.first).collect();
        }
    }
}
