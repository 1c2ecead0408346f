//! Phase 8: old factories bring loss points, characters discard some, and all players pay for the rest and for their
//! loans.

use super::things::half_up;
use super::{Automobile, Short, Space};
use crate::Done;
use crate::rules::{Rules, hand};

impl Automobile {
    /// Begins phase 8 and records the loans that players have.
    pub(super) fn begin_losses(&mut self) {
        (self.phase, self.at) = (8, 0);
        self.loans_before = self.everybody().map(|seat| (seat, self.has(hand(seat), "loans"))).collect();
    }

    /// Carries out phase 8 for all players.
    pub(super) fn losses(&mut self, short: &[Short]) -> Done {
        self.must_be(8, "paying losses")?;
        for (at, Short { seat, .. }) in short.iter().enumerate() {
            if short.iter().take(at).any(|other| other.seat == *seat) {
                return Err(format!("{seat} is named twice"));
            }
        }
        self.age()?;
        for seat in self.playing.clone() {
            let points = self.points(seat);
            if self.plays(seat, "sloan") {
                self.discard(seat, half_up(points))?;
            } else if self.plays(seat, "chrysler") {
                self.discard(seat, points.min(self.turn))?;
            }
            let named = short.iter().find(|one| one.seat.0 == seat);
            self.pay_losses(seat, named.map(|one| one.close.as_slice()))?;
        }
        self.phase = 9;
        Ok(())
    }

    /// Gives loss points by class, from the most modern space backwards: 0, 1, 2… A closed space takes a place but
    /// brings none.
    fn age(&mut self) -> Done {
        for row in 1..=3 {
            let mut points = 0;
            for space in (1..=26).rev() {
                let owner = self.owner(space).filter(|_| !self.is_closed(space));
                if owner.is_none() && !self.is_closed(space) || self.row(space)? != row {
                    continue;
                }
                if let Some(seat) = owner {
                    self.lose(seat, points)?;
                }
                points += 1;
            }
        }
        Ok(())
    }

    fn rate(&self) -> Result<i64, String> {
        match self.turn {
            1 => Ok(10),
            4 => Ok(40),
            turn => self.printed(format!("rate {turn} dollars")),
        }
    }

    fn bill(&self, seat: u8) -> Result<i64, String> {
        let points = self.points(seat);
        let losses = if points > 0 { points.saturating_mul(self.rate()?) } else { 0 };
        let loans = match self.is("loan-late", "every") {
            true => self.has(hand(seat), "loans"),
            false => {
                let before = self.loans_before.get(&seat).copied().unwrap_or(0);
                before.min(self.has(hand(seat), "loans"))
            }
        };
        Ok(losses.saturating_add(loans.saturating_mul(50)))
    }

    fn is_short(&self, seat: u8) -> Result<bool, String> {
        Ok(self.cash(seat) < self.bill(seat)?)
    }

    fn pay_losses(&mut self, seat: u8, named: Option<&[Space]>) -> Done {
        while self.is_short(seat)? && self.loans_left(seat) > 0 {
            self.borrow(seat)?;
        }
        if self.is_short(seat)? {
            let (bill, cash) = (self.bill(seat)?, self.cash(seat));
            let spaces = named.ok_or_else(|| format!("p{seat} must pay ${bill} and has ${cash}: say how"))?;
            self.raise(seat, spaces)?;
        } else if named.is_some() {
            return Err(format!("p{seat} can pay and is not short"));
        }
        self.pay(seat, "bank", self.bill(seat)?, true)
    }

    /// Closes spaces one by one, each only while the bill is higher than the cash.
    fn raise(&mut self, seat: u8, spaces: &[Space]) -> Done {
        if self.is("short-of-cash", "debt") || spaces.is_empty() && self.is("short-of-cash", "table") {
            return match spaces {
                [] => Ok(()),
                _ => Err(format!("p{seat} carries a debt and closes nothing")),
            };
        }
        for space in spaces {
            if !self.is_short(seat)? {
                return Err(format!("p{seat} can pay without closing space {}", space.0));
            }
            self.close_space(seat, space.0)?;
        }
        if self.is("short-of-cash", "table") {
            return Ok(());
        }
        let open = (1..=26).find(|space| self.is_open_of(seat, *space));
        match open.filter(|_| self.is_short(seat).unwrap_or(true)) {
            Some(space) => Err(format!("p{seat} is still short and could close space {space}")),
            None => Ok(()),
        }
    }
}
