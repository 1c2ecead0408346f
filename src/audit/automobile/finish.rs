//! Phase 9: the next turn begins, or after turn 4 factories are paid, loans go back and fortunes are reckoned.

use super::Done;
use super::table::Table;
use super::things::{Place, Thing, plus, times};

impl Table {
    /// Phase 9: the next turn, or after turn 4 the end.
    pub(super) fn end_turn(&mut self) -> Done {
        self.must_be(9, "the end of the turn")?;
        if self.turn == 4 {
            return self.end_game();
        }
        let rest: Vec<u8> = self.playing.iter().copied().filter(|seat| !self.passed.contains(seat)).collect();
        self.choosing = self.passed.drain(..).chain(rest).collect();
        self.turn += 1;
        (self.phase, self.round, self.at, self.demand) = (1, 1, 0, None);
        self.roles.clear();
        (self.durant, self.just, self.ford_used) = (None, None, false);
        Ok(())
    }

    fn end_game(&mut self) -> Done {
        for space in 1..=26 {
            let Some(seat) = self.owner(space).filter(|_| !self.is_closed(space)) else { continue };
            let at = Place::Space(space);
            let (tiles, parts) = (self.has(at, Thing::Tiles(seat)), self.has(at, Thing::Parts(seat)));
            let each = if tiles > 0 { self.printed.cost(space)? } else { 0 };
            self.earn(seat, plus(times(tiles, each)?, times(parts, 500)?)?)?;
        }
        for seat in 1..=self.seats {
            let loans = self.has(Place::Hand(seat), Thing::Loans);
            self.settle(seat, times(600, loans)?)?;
            self.shift(Place::Hand(seat), Place::Bank, Thing::Loans, loans)?;
        }
        self.over = true;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{acting, place};
    use super::*;

    #[test]
    fn the_order_of_passing_is_the_order_of_choosing() {
        let mut table = acting(&[]);
        (table.phase, table.passed) = (9, vec![3, 1, 2]);
        table.end_turn().unwrap();
        assert_eq!((table.phase_word(), table.choosing), ("2.1".to_owned(), vec![3, 1, 2]));
        assert!(table.roles.is_empty());
    }

    #[test]
    fn the_end_pays_factories_and_takes_loans_back() {
        let mut table = acting(&[]);
        (table.turn, table.phase) = (4, 9);
        place(&mut table, 1, 2, 3);
        table.shift(Place::Hand(1), Place::Space(2), Thing::Parts(1), 1).unwrap();
        table.borrow(1).unwrap();
        table.spend(2, 2000, "a test").unwrap();
        table.borrow(2).unwrap();
        table.end_turn().unwrap();
        assert_eq!(table.cash(1), 2500 + 900 + 500 - 600);
        assert_eq!((table.cash(2), table.debt(2)), (0, 100));
        assert_eq!(table.phase_word(), "over");
    }
}
