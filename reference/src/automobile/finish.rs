//! Phase 9: begins the next turn or, after turn 4, ends the game: factories count, loans are paid back.

use super::Automobile;
use super::things::{at_space, parts_of, tiles_of};
use crate::Done;
use crate::rules::{Rules, hand};

impl Automobile {
    /// Phase 9: begins the next turn, or ends the game after turn 4.
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
            let at = at_space(space);
            let (tiles, parts) = (self.has(&at, tiles_of(seat)), self.has(&at, parts_of(seat)));
            let worth = self.cost_of(tiles, space, 0)?.saturating_add(parts.saturating_mul(500));
            self.income("bank", seat, worth)?;
        }
        for seat in self.everybody() {
            let loans = self.has(hand(seat), "loans");
            self.pay(seat, "bank", loans.saturating_mul(600), true)?;
            self.shift(hand(seat), "bank", "loans", loans)?;
        }
        self.over = true;
        Ok(())
    }
}
