//! Phase 6: one executive decision at a time until everybody has passed. The order of passing is the next
//! turn's order of choosing.

use super::Done;
use super::table::Table;
use super::things::{Place, Thing};

impl Table {
    /// Phase 6 begins; every marker is there to be taken.
    pub(super) fn begin_decisions(&mut self) {
        (self.phase, self.at) = (6, 0);
        self.passed.clear();
        (self.bonuses, self.pair_taken, self.singles, self.closing_taken) = (0, false, 0, false);
    }

    /// Who decides next: from the pointer on, the first who is asked.
    fn decider(&self) -> Option<u8> {
        let (before, after) = self.playing.split_at(self.at.min(self.playing.len()));
        let again = self.rulings.is("pass-final", "yes");
        after.iter().chain(before).copied().find(|seat| again || !self.passed.contains(seat))
    }

    /// Refuses a decision out of turn.
    pub(super) fn must_decide(&self, seat: u8) -> Done {
        self.must_be(6, "an executive decision")?;
        match self.decider() {
            Some(next) if next == seat => Ok(()),
            Some(next) => Err(format!("p{next} decides now, not p{seat}")),
            None => Err("everybody has passed".to_owned()),
        }
    }

    /// The decision is made; whoever had passed before has not any more.
    pub(super) fn decided(&mut self, seat: u8) -> Done {
        self.passed.retain(|other| *other != seat);
        self.ask_after(seat);
        Ok(())
    }

    fn ask_after(&mut self, seat: u8) {
        let place = self.playing.iter().position(|other| *other == seat).unwrap_or(0);
        self.at = if place + 1 < self.playing.len() { place + 1 } else { 0 };
    }

    /// Passes; the phase is over when everybody's last word is that.
    pub(super) fn pass(&mut self, seat: u8) -> Done {
        self.must_decide(seat)?;
        self.passed.retain(|other| *other != seat);
        self.passed.push(seat);
        self.ask_after(seat);
        if self.passed.len() == self.playing.len() {
            (self.phase, self.at, self.demand) = (7, 0, None);
        }
        Ok(())
    }

    fn must_take_markers(&self, seat: u8, space: u8) -> Done {
        if !self.is_open_of(seat, space) {
            return Err(format!("space {space} is no open space of p{seat}"));
        }
        let without = self.has(Place::Space(space), Thing::Cars(seat)) == 0;
        if without && self.rulings.is("marker-where", "with-cars") {
            return Err(format!("no car of p{seat} stands on space {space}"));
        }
        Ok(())
    }

    /// Takes a bonus-sales marker: 2 cubes for the first of the turn, then 1 and 1.
    pub(super) fn bonus(&mut self, seat: u8, space: u8) -> Done {
        self.must_decide(seat)?;
        self.must_take_markers(seat, space)?;
        if self.bonuses >= 3 {
            return Err("all 3 bonus markers of this turn are taken".to_owned());
        }
        if self.has(Place::Space(space), Thing::Bonus) > 0 {
            return Err(format!("space {space} has a bonus marker already"));
        }
        self.use_cubes(seat, if self.bonuses == 0 { 2 } else { 1 }, "the bonus marker")?;
        self.shift(Place::Bank, Place::Space(space), Thing::Bonus, 1)?;
        self.bonuses += 1;
        self.decided(seat)
    }

    /// Takes a set of one or two reduced-price markers.
    pub(super) fn reduced(&mut self, seat: u8, space: u8, markers: i64) -> Done {
        self.must_decide(seat)?;
        self.must_take_markers(seat, space)?;
        if self.has(Place::Space(space), Thing::Reduced) > 0 {
            return Err(format!("space {space} has reduced markers already"));
        }
        if self.printed.row(space)? == 1 {
            return Err(format!("space {space} is premium and never sells at a reduced price"));
        }
        match markers {
            1 if self.singles < 2 => self.singles += 1,
            2 if !self.pair_taken => self.pair_taken = true,
            1 | 2 => return Err(format!("no set of {markers} reduced markers is left this turn")),
            _ => return Err(format!("sets of reduced markers are of 1 or 2, not {markers}")),
        }
        self.shift(Place::Bank, Place::Space(space), Thing::Reduced, markers)?;
        self.decided(seat)
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{acting, cars, place};
    use super::*;

    fn deciding(rulings: &[(&str, &str)]) -> Table {
        let mut table = acting(rulings);
        place(&mut table, 1, 1, 1);
        place(&mut table, 1, 3, 1);
        place(&mut table, 2, 2, 1);
        cars(&mut table, 1, 1, 2);
        table.begin_decisions();
        table
    }

    #[test]
    fn the_first_bonus_marker_costs_two_cubes_and_the_others_one() {
        let mut table = deciding(&[]);
        table.bonus(1, 1).unwrap();
        table.bonus(2, 2).unwrap();
        table.pass(3).unwrap();
        assert!(table.bonus(1, 1).is_err(), "one a space");
        table.bonus(1, 3).unwrap();
        assert_eq!([1, 2].map(|seat| table.has(Place::Hand(seat), Thing::Cubes)), [2, 4]);
        place(&mut table, 2, 5, 1);
        assert!(table.bonus(2, 5).is_err(), "three a turn");
    }

    #[test]
    fn there_are_three_sets_of_reduced_markers_and_none_on_premium() {
        let mut table = deciding(&[]);
        assert!(table.reduced(1, 3, 1).is_err());
        assert!(table.reduced(1, 1, 3).is_err());
        table.reduced(1, 1, 2).unwrap();
        assert!(table.reduced(2, 2, 2).is_err());
        table.reduced(2, 2, 1).unwrap();
        table.pass(3).unwrap();
        assert!(table.reduced(1, 1, 1).is_err(), "one set a space");
    }

    #[test]
    fn the_table_closes_one_space_a_turn() {
        let mut table = deciding(&[]);
        table.close(1, 3).unwrap();
        assert!(table.close(2, 2).is_err());
        assert!(table.bonus(1, 3).is_err());
    }

    #[test]
    fn markers_need_cars_only_by_ruling() {
        let mut table = deciding(&[("marker-where", "with-cars")]);
        assert!(table.bonus(1, 3).is_err());
        table.bonus(1, 1).unwrap();
        assert!(table.bonus(2, 2).is_err());
    }

    #[test]
    fn markers_of_a_closing_space_stay_or_go_back_but_stay_taken() {
        for (ruling, on_space) in [("stay", 1), ("back", 0)] {
            let mut table = deciding(&[("marker-closed", ruling)]);
            table.bonus(1, 1).unwrap();
            table.pass(2).unwrap();
            table.pass(3).unwrap();
            table.close(1, 1).unwrap();
            assert_eq!(table.has(Place::Space(1), Thing::Bonus), on_space);
            table.bonus(1, 3).unwrap();
            assert_eq!(table.has(Place::Hand(1), Thing::Cubes), 2);
        }
    }

    #[test]
    fn a_pass_is_final_unless_ruled_otherwise() {
        let mut table = deciding(&[]);
        table.pass(1).unwrap();
        table.reduced(2, 2, 1).unwrap();
        table.pass(3).unwrap();
        assert!(table.bonus(1, 1).is_err());
        table.pass(2).unwrap();
        assert_eq!((table.phase, table.passed), (7, vec![1, 3, 2]));
    }

    #[test]
    fn who_decides_again_passes_anew() {
        let mut table = deciding(&[("pass-final", "yes")]);
        table.pass(1).unwrap();
        table.reduced(2, 2, 1).unwrap();
        table.pass(3).unwrap();
        table.bonus(1, 1).unwrap();
        table.pass(2).unwrap();
        table.pass(3).unwrap();
        assert_eq!(table.phase, 6);
        table.pass(1).unwrap();
        assert_eq!((table.phase, table.passed), (7, vec![2, 3, 1]));
    }
}
