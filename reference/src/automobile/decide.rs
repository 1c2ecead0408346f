//! Phase 6: players take one executive decision at a time until all have passed. The order of passing is the order of
//! choosing in the next turn.

use super::Automobile;
use super::things::{at_space, cars_of};
use crate::Done;
use crate::rules::Rules;

impl Automobile {
    /// Begins phase 6. All markers that are not on a space can be taken.
    pub(super) fn begin_decisions(&mut self) {
        (self.phase, self.at, self.passes) = (6, 0, 0);
        self.passed.clear();
        self.look_for_markers();
    }

    /// Counts the markers on spaces as taken, and the closing as not taken.
    pub(super) fn look_for_markers(&mut self) {
        (self.bonuses, self.pair_taken, self.singles, self.closing_taken) = (0, false, 0, false);
        for space in 1..=26 {
            let at = at_space(space);
            self.bonuses += self.has(&at, "bonus");
            self.pair_taken |= self.has(&at, "reduced") >= 2;
            self.singles += i64::from(self.has(&at, "reduced") == 1);
        }
    }

    /// Refuses a decision out of turn, or after a final pass.
    pub(super) fn must_decide(&self, seat: u8) -> Done {
        self.must_be(6, "an executive decision")?;
        self.must_be_asked(seat)?;
        if self.passed.contains(&seat) && self.is("pass-final", "no") {
            return Err(format!("p{seat} has passed"));
        }
        Ok(())
    }

    fn must_be_asked(&self, seat: u8) -> Done {
        match self.in_turn() {
            Some(next) if next == seat => Ok(()),
            Some(next) => Err(format!("p{next} decides now, not p{seat}")),
            None => Err("everybody has passed".to_owned()),
        }
    }

    /// Ends a decision. A player who had passed is no longer out.
    pub(super) fn decided(&mut self, seat: u8) -> Done {
        self.passed.retain(|other| *other != seat);
        self.passes = 0;
        self.ask_after();
        Ok(())
    }

    /// Moves to the next player in the order of play, skipping those who have passed if passing is final.
    fn ask_after(&mut self) {
        let again = self.is("pass-final", "yes");
        let (before, after) = self.playing.split_at((self.at + 1).min(self.playing.len()));
        let next = after.iter().chain(before).find(|seat| again || !self.passed.contains(seat));
        let place = next.and_then(|next| self.playing.iter().position(|other| other == next));
        self.at = place.unwrap_or(self.at);
    }

    /// Passes. The phase ends when all have passed; if passing is not final, all must pass in one round.
    pub(super) fn pass(&mut self, seat: u8) -> Done {
        self.must_be(6, "an executive decision")?;
        self.must_be_asked(seat)?;
        self.passed.retain(|other| *other != seat);
        self.passed.push(seat);
        let again = self.is("pass-final", "yes");
        self.passes = if again { self.passes + 1 } else { 0 };
        let all = self.playing.len();
        if self.passed.len() == all && (!again || self.passes >= all) {
            (self.phase, self.at, self.demand) = (7, 0, None);
            return Ok(());
        }
        self.ask_after();
        Ok(())
    }

    fn must_take_markers(&self, seat: u8, space: i64) -> Done {
        if !self.is_open_of(seat, space) {
            return Err(format!("space {space} is no open space of p{seat}"));
        }
        let without = self.has(at_space(space), cars_of(seat)) == 0;
        if without && self.is("marker-where", "with-cars") {
            return Err(format!("no car of p{seat} stands on space {space}"));
        }
        Ok(())
    }

    /// Takes a bonus-sales marker: 2 cubes for the first of the turn, 1 for each of the other two.
    pub(super) fn bonus(&mut self, seat: u8, space: i64) -> Done {
        self.must_decide(seat)?;
        self.must_take_markers(seat, space)?;
        if self.bonuses >= 3 {
            return Err("all 3 bonus markers of this turn are taken".to_owned());
        }
        if self.has(at_space(space), "bonus") > 0 {
            return Err(format!("space {space} has a bonus marker already"));
        }
        self.use_cubes(seat, if self.bonuses == 0 { 2 } else { 1 }, "the bonus marker")?;
        self.shift("bank", at_space(space), "bonus", 1)?;
        self.bonuses += 1;
        self.decided(seat)
    }

    /// Takes a set of one or two reduced-price markers.
    pub(super) fn reduced(&mut self, seat: u8, space: i64, markers: i64) -> Done {
        self.must_decide(seat)?;
        self.must_take_markers(seat, space)?;
        if self.has(at_space(space), "reduced") > 0 {
            return Err(format!("space {space} has reduced markers already"));
        }
        if self.row(space)? == 1 {
            return Err(format!("space {space} is premium and never sells at a reduced price"));
        }
        match markers {
            1 if self.singles < 2 => self.singles += 1,
            2 if !self.pair_taken => self.pair_taken = true,
            1 | 2 => return Err(format!("no set of {markers} reduced markers is left this turn")),
            _ => return Err(format!("sets of reduced markers are of 1 or 2, not {markers}")),
        }
        self.shift("bank", at_space(space), "reduced", markers)?;
        self.decided(seat)
    }
}
