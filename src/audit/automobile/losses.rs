//! Phase 8: old factories bring loss points, characters discard some, and everybody pays for the rest and for
//! their loans.

use super::Done;
use super::table::Table;
use super::things::{Place, Thing, half_up, plus, times};

/// How somebody pays who cannot: by closing these spaces first.
pub(super) type Short = (u8, Vec<u8>);

impl Table {
    /// Phase 8 begins: the loans held now are the ones before it.
    pub(super) fn begin_losses(&mut self) {
        (self.phase, self.at) = (8, 0);
        self.loans_before =
            (1..=self.seats).map(|seat| (seat, self.has(Place::Hand(seat), Thing::Loans))).collect();
    }

    /// Phase 8, for everybody at once.
    pub(super) fn losses(&mut self, short: &[Short]) -> Done {
        self.must_be(8, "paying losses")?;
        for (at, (seat, _)) in short.iter().enumerate() {
            if short.iter().take(at).any(|(other, _)| other == seat) {
                return Err(format!("p{seat} is named twice"));
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
            let named = short.iter().find(|(other, _)| *other == seat).map(|(_, spaces)| spaces.as_slice());
            self.pay(seat, named)?;
        }
        self.phase = 9;
        Ok(())
    }

    /// Per class from the most modern space backwards: 0, 1, 2… points; a closed space is counted and spared.
    fn age(&mut self) -> Done {
        for row in 1..=3 {
            let mut points = 0;
            for space in (1..=26).rev() {
                let owner = self.owner(space).filter(|_| !self.is_closed(space));
                if owner.is_none() && !self.is_closed(space) || self.printed.row(space)? != row {
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
            turn => self.printed.whole(&format!("rate {turn} dollars")),
        }
    }

    fn bill(&self, seat: u8) -> Result<i64, String> {
        let points = self.points(seat);
        let losses = if points > 0 { times(points, self.rate()?)? } else { 0 };
        let loans = match self.rulings.is("loan-late", "every") {
            true => self.has(Place::Hand(seat), Thing::Loans),
            false => {
                let before = self.loans_before.get(&seat).copied().unwrap_or(0);
                before.min(self.has(Place::Hand(seat), Thing::Loans))
            }
        };
        plus(losses, times(50, loans)?)
    }

    fn is_short(&self, seat: u8) -> Result<bool, String> {
        Ok(self.cash(seat) < self.bill(seat)?)
    }

    fn pay(&mut self, seat: u8, named: Option<&[u8]>) -> Done {
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
        self.settle(seat, self.bill(seat)?)
    }

    /// Closes spaces one by one, each only while the bill is above the cash.
    fn raise(&mut self, seat: u8, spaces: &[u8]) -> Done {
        if self.rulings.is("short-of-cash", "debt")
            || spaces.is_empty() && self.rulings.is("short-of-cash", "table")
        {
            return match spaces {
                [] => Ok(()),
                _ => Err(format!("p{seat} carries a debt and closes nothing")),
            };
        }
        for space in spaces {
            if !self.is_short(seat)? {
                return Err(format!("p{seat} can pay without closing space {space}"));
            }
            self.close_space(seat, *space)?;
        }
        if self.rulings.is("short-of-cash", "table") {
            return Ok(());
        }
        let open = (1..=26).find(|space| self.is_open_of(seat, *space));
        match open.filter(|_| self.is_short(seat).unwrap_or(true)) {
            Some(space) => Err(format!("p{seat} is still short and could close space {space}")),
            None => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::fixture::{acting, place};
    use super::*;

    // Spaces 1, 4, 7, 10… are mid; 2, 5, 8… low; 3, 6, 9… premium. Turn 3 costs $30 a point.

    fn paying(turn: i64, rulings: &[(&str, &str)], points: i64, cash: i64) -> Table {
        let mut table = acting(rulings);
        table.turn = turn;
        table.roles.clear();
        table.lose(1, points).unwrap();
        table.spend(1, 2000 - cash, "a test").unwrap();
        table.begin_losses();
        table
    }

    #[test]
    fn losses_skip_a_closed_factory_but_count_it() {
        let mut table = paying(1, &[], 0, 2000);
        for (seat, space) in [(1, 13), (2, 10), (3, 4)] {
            place(&mut table, seat, space, 2);
        }
        table.shift(Place::Bank, Place::Space(7), Thing::Closed, 1).unwrap();
        table.losses(&[]).unwrap();
        assert_eq!([1, 2, 3].map(|seat| table.points(seat)), [0, 1, 3]);
        assert_eq!([1, 2, 3].map(|seat| table.cash(seat)), [2000, 1990, 1970]);
    }

    #[test]
    fn sloan_discards_half_and_chrysler_the_number_of_the_turn() {
        let mut table = paying(3, &[], 7, 2000);
        table.roles.insert(1, "sloan");
        table.roles.insert(2, "chrysler");
        table.lose(2, 2).unwrap();
        table.losses(&[]).unwrap();
        assert_eq!((table.points(1), table.cash(1)), (3, 1910));
        assert_eq!((table.points(2), table.cash(2)), (0, 2000));
    }

    #[test]
    fn as_few_loans_as_are_enough_are_taken() {
        let mut table = paying(4, &[], 10, 0);
        table.losses(&[]).unwrap();
        assert_eq!((table.cash(1), table.loans_left(1)), (50, 1));
    }

    #[test]
    fn a_late_loan_bears_interest_unless_ruled_otherwise() {
        for (ruling, cash) in [("every", 50), ("before", 100)] {
            let mut table = paying(4, &[("loan-late", ruling)], 10, 0);
            table.losses(&[]).unwrap();
            assert_eq!(table.cash(1), cash);
        }
    }

    #[test]
    fn who_is_short_must_be_named_and_who_is_not_must_not() {
        let mut table = paying(4, &[], 30, 0);
        assert!(table.clone().losses(&[]).is_err());
        assert!(table.clone().losses(&[(1, vec![]), (2, vec![])]).is_err());
        assert!(table.clone().losses(&[(1, vec![]), (1, vec![])]).is_err());
        table.losses(&[(1, vec![])]).unwrap();
        assert_eq!((table.cash(1), table.debt(1)), (0, 1200 + 100 - 1000));
    }

    #[test]
    fn closing_pays_only_by_ruling_and_only_while_short() {
        for (ruling, nothing, closing) in
            [("debt", true, false), ("close", false, true), ("table", true, true)]
        {
            let mut table = paying(4, &[("short-of-cash", ruling)], 30, 0);
            place(&mut table, 1, 1, 1);
            place(&mut table, 1, 2, 1);
            assert_eq!(table.clone().losses(&[(1, vec![])]).is_ok(), nothing, "{ruling}");
            assert_eq!(table.clone().losses(&[(1, vec![1])]).is_ok(), closing, "{ruling}");
            assert!(table.clone().losses(&[(1, vec![1, 2])]).is_err(), "{ruling}");
            if closing {
                table.losses(&[(1, vec![1])]).unwrap();
                // Refund 100; 15 of 30 points stay: 600 and two loans.
                assert_eq!((table.cash(1), table.debt(1)), (1000 + 100 - 600 - 100, 0));
            }
        }
    }

    #[test]
    fn a_debt_is_left_only_when_no_space_can_be_closed() {
        let mut table = paying(4, &[("short-of-cash", "close")], 200, 0);
        place(&mut table, 1, 1, 1);
        place(&mut table, 1, 2, 1);
        assert!(table.clone().losses(&[(1, vec![1])]).is_err());
        table.losses(&[(1, vec![1, 2])]).unwrap();
        assert_eq!((table.points(1), table.debt(1)), (50, 2000 + 100 - 1000 - 100 - 200));
    }
}
