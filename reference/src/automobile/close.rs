//! Closing a space: money back, pieces back to hand, half of the loss points discarded.

use super::Automobile;
use super::things::{at_space, cars_of, half_up, parts_of, tiles_of};
use crate::Done;
use crate::rules::{Rules, hand};

impl Automobile {
    /// Closes a player's own open space.
    pub(super) fn close_space(&mut self, seat: u8, space: i64) -> Done {
        if !self.is_open_of(seat, space) {
            return Err(format!("space {space} is no open space of p{seat}"));
        }
        let at = at_space(space);
        let (tiles, parts) = (self.has(&at, tiles_of(seat)), self.has(&at, parts_of(seat)));
        let refund = self.cost_of(tiles, space, 100)?.saturating_add(parts.saturating_mul(400));
        self.income("bank", seat, refund)?;
        self.shift(&at, hand(seat), tiles_of(seat), tiles)?;
        self.shift(&at, hand(seat), parts_of(seat), parts)?;
        self.shift("bank", &at, "closed", 1)?;
        self.discard(seat, half_up(self.points(seat)))?;
        if self.is("closed-cars", "loss") {
            let cars = self.has(&at, cars_of(seat));
            self.shift(&at, hand(seat), cars_of(seat), cars)?;
            self.lose(seat, cars)?;
        }
        if self.is("marker-closed", "back") {
            self.shift_all(&at, "bank", "bonus")?;
            self.shift_all(&at, "bank", "reduced")?;
        }
        Ok(())
    }

    /// Closes a space: in phase 3 as an action, in phase 6 as the only closing of the turn.
    pub(super) fn close(&mut self, seat: u8, space: i64) -> Done {
        if self.phase == 3 {
            self.must_act(seat)?;
            self.close_space(seat, space)?;
            return self.acted(seat, None);
        }
        self.must_decide(seat)?;
        if self.closing_taken {
            return Err("the closing of this turn is taken".to_owned());
        }
        self.close_space(seat, space)?;
        self.closing_taken = true;
        self.decided(seat)
    }
}
