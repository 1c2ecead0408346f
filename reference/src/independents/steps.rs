//! The steps of a year, the turn-order track and the passing lane.

use super::Independents;
use super::places::{CATEGORIES, Category, circles};
use crate::Done;
use crate::rules::Rules;

/// The steps of a year; the first five come once for each category.
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

    /// Begins a step; one in which no player has anything to do ends at once.
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

    /// Whether a player goes to the passing lane without being asked.
    pub(super) fn drops_out(&self, seat: u8) -> bool {
        let used = self.used.get(&seat).map_or(0, Vec::len);
        let all = self.printed(format!("sections {} count", self.category.word()));
        let every = all.is_ok_and(|all| i64::try_from(used).is_ok_and(|used| used >= all));
        self.is("no-disks", "at-once") && (self.pool(seat) == 0 || every)
    }

    /// Whose turn it is; `None` when the whole table acts.
    pub(super) fn turn(&self) -> Option<u8> {
        if self.over || self.is_waiting() {
            return None;
        }
        let (before, from) = self.order.split_at(self.next.min(self.order.len()));
        match self.step {
            SELECTIVE | CARDS => from.iter().chain(before).find(|seat| !self.lane.contains(seat)).copied(),
            REQUIRED | TRENDS => {
                // A correction may leave nobody anything: then the next must still say so.
                let decides = from.iter().find(|seat| self.decides(**seat));
                decides.or(from.first()).or(self.order.last()).copied()
            }
            _ => None,
        }
    }

    /// Required disks and trends: whether a player has something to decide.
    fn decides(&self, seat: u8) -> bool {
        match self.step {
            REQUIRED => self.disks_at(seat, circles(self.category)) > 0,
            _ => self.cards(seat) > 0,
        }
    }

    /// Selective disks and cards: a player has had a turn.
    pub(super) fn after(&mut self, seat: u8) {
        self.next = self.place_behind(seat) % self.order.len().max(1);
        self.end_when_all_have_passed();
    }

    /// Required disks and trends: a player is done.
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

    /// The step that the table is in: where a correction has left nothing to draw for, the next one.
    pub(super) fn step_now(&self) -> u8 {
        match self.step {
            COMPETITION if !self.is_contested() => MAJORITY,
            CAR_OF_THE_YEAR if self.next_bag().is_empty() => NEW_YEAR,
            step => step,
        }
    }

    /// Refuses what belongs to another step.
    pub(super) fn must_be(&self, step: u8, what: &str) -> Done {
        if self.step_now() == step && !self.over && !self.is_waiting() {
            Ok(())
        } else {
            Err(format!("{what} belongs to step {step}, and this is {}", self.phase()))
        }
    }

    /// Refuses who is not next.
    pub(super) fn must_be_next(&self, seat: u8) -> Done {
        if self.turn() == Some(seat) { Ok(()) } else { Err(format!("it is not the turn of p{seat}")) }
    }

    /// Passing: to the lane, or done with trends.
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

    /// After the majority: the next category, or the trends.
    pub(super) fn next_category(&mut self) {
        match CATEGORIES.into_iter().find(|category| *category > self.category) {
            Some(next) => {
                self.category = next;
                self.begin(SELECTIVE);
            }
            None => self.begin(TRENDS),
        }
    }

    /// A correction leads to another step: nothing passes by itself, and nobody drops out.
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
