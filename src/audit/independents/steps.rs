//! The steps of a year, the turn-order track and the passing lane.

use super::questions::{CATEGORIES, circles_word};
use super::table::{
    CAR_OF_THE_YEAR, CARDS, COMPETITION, MAJORITY, NEW_YEAR, REQUIRED, SELECTIVE, TRENDS, Table,
};
use crate::audit::Done;

impl Table {
    /// Whether markers or company sheets are missing.
    pub(super) fn is_waiting(&self) -> bool {
        self.order.is_empty() || self.company.len() < usize::from(self.seats)
    }

    /// A step begins; one in which nobody has anything to do is over at once.
    pub(super) fn begin(&mut self, step: u8) {
        (self.step, self.turn) = (step, None);
        self.lane.clear();
        match step {
            SELECTIVE if !self.is_waiting() => self.open_selective(),
            REQUIRED => self.pass_on_to(0, REQUIRED),
            CARDS => self.turn = self.order.first().copied(),
            COMPETITION if !self.is_contested() => self.begin(MAJORITY),
            TRENDS => {
                self.trended.clear();
                self.pass_on_to(0, TRENDS);
            }
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
        self.after(None);
    }

    /// Whether a player goes to the passing lane without being asked.
    pub(super) fn drops_out(&self, seat: u8) -> bool {
        let word = CATEGORIES.get(self.category).copied().unwrap_or_default();
        let used = Self::sections(self.category).iter().filter(|at| self.disks_at(seat, at) > 0).count();
        let all = self.printed.whole(&format!("sections {word} count"));
        let every = all.is_ok_and(|all| i64::try_from(used).is_ok_and(|used| used >= all));
        self.rulings.is("no-disks", "at-once") && (self.pool(seat) == 0 || every)
    }

    /// Selective disks and cards: the next on the track that is not in the lane, or the step is over.
    pub(super) fn after(&mut self, seat: Option<u8>) {
        let at = seat.and_then(|seat| self.order.iter().position(|other| *other == seat));
        let (before, from) = self.order.split_at(at.map_or(0, |at| at + 1));
        let next = from.iter().chain(before).find(|other| !self.lane.contains(other)).copied();
        self.turn = next;
        if next.is_none() {
            self.order = self.lane.clone();
            self.begin(self.step + 1);
        }
    }

    /// Required disks and trends: the first on the track, from a place on, that has something to decide.
    pub(super) fn pass_on_to(&mut self, place: usize, step: u8) {
        let circles = circles_word(self.category);
        let decides = |seat: &u8| {
            if step == REQUIRED { self.disks_at(*seat, &circles) > 0 } else { self.cards(*seat) > 0 }
        };
        let next = self.order.iter().skip(place).copied().find(decides);
        self.turn = next;
        if next.is_none() {
            self.begin(step + 1);
        }
    }

    /// Required disks and trends: a player is done.
    pub(super) fn done(&mut self, seat: u8) {
        let place = self.order.iter().position(|other| *other == seat).map_or(0, |place| place + 1);
        self.pass_on_to(place, self.step);
    }

    /// Refuses what belongs to another step.
    pub(super) fn must_be(&self, step: u8, what: &str) -> Done {
        if self.step == step && !self.over && !self.is_waiting() {
            Ok(())
        } else {
            Err(format!("{what} belongs to step {step}, and this is {}", self.phase_word()))
        }
    }

    /// Refuses who is not next.
    pub(super) fn must_be_next(&self, seat: u8) -> Done {
        if self.turn == Some(seat) { Ok(()) } else { Err(format!("it is not the turn of p{seat}")) }
    }

    /// Passing: to the lane, or done with trends.
    pub(super) fn pass(&mut self, seat: u8) -> Done {
        self.must_be_next(seat)?;
        match self.step {
            SELECTIVE | CARDS => {
                self.lane.push(seat);
                self.after(Some(seat));
            }
            TRENDS => self.done(seat),
            step => return Err(format!("nobody passes in step {step}")),
        }
        Ok(())
    }

    /// After the majority: the next category, or the trends.
    pub(super) fn next_category(&mut self) {
        if self.category + 1 < CATEGORIES.len() {
            self.category += 1;
            self.begin(SELECTIVE);
        } else {
            self.begin(TRENDS);
        }
    }

    /// The phase in the words of a record.
    pub(super) fn phase_word(&self) -> String {
        if self.over { "over".to_owned() } else { format!("{}.{}", self.year, self.step) }
    }
}
