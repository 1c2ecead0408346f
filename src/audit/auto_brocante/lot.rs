//! Cars on lots, money that changes hands, and whose turn it is.

use serde_json::Value;

use super::table::{At, BUSINESS, CARD, CARS, COUNT, Debt, MINIMUM, OPTION, Table};
use crate::audit::Done;
use crate::audit::json::{list, seat, text, whole};

/// The most cars on a lot.
const MOST: usize = 6;

/// The word of a holder of cars.
pub(super) fn holder(at: At) -> String {
    match at {
        At::Bank => "bank".to_owned(),
        At::Lot(seat) => format!("p{seat}"),
        At::Graveyard => "graveyard 1".to_owned(),
        At::Stolen(_) => "stolen 1".to_owned(),
    }
}

impl Table {
    /// Where a car is.
    pub(super) fn place(&self, car: u8) -> Result<At, String> {
        self.at.get(&car).copied().ok_or_else(|| format!("there are cars 1 to {CARS}, not {car}"))
    }

    /// The cars of a place.
    pub(super) fn cars_at(&self, at: At) -> Vec<u8> {
        self.at.iter().filter(|(_, place)| **place == at).map(|(car, _)| *car).collect()
    }

    /// Whose lot a car is on.
    pub(super) fn owner(&self, car: u8) -> Result<u8, String> {
        match self.place(car)? {
            At::Lot(seat) => Ok(seat),
            _ => Err(format!("car {car} is on no lot")),
        }
    }

    /// A car goes somewhere.
    pub(super) fn drive(&mut self, car: u8, to: At) -> Done {
        let from = self.place(car)?;
        if matches!(to, At::Lot(_)) && self.cars_at(to).len() >= MOST {
            return Err("a lot holds six cars".to_owned());
        }
        self.shift(&holder(from), &holder(to), "cars", 1)?;
        self.at.insert(car, to);
        Ok(())
    }

    /// What a dealer has in cash.
    pub(super) fn cash(&self, seat: u8) -> i64 {
        self.held.of(&format!("p{seat}"), "dollars")
    }

    /// Puts debts back as they are listed: who, to whom, dollars, how many.
    pub(super) fn owe(&mut self, debts: &[Value]) -> Done {
        self.debts.clear();
        for debt in debts {
            let [from, to, _, dollars] = list(debt)? else { return Err(format!("{debt} is no debt")) };
            let (from, to) = (seat(from, self.seats)?, text(to)?.to_owned());
            self.debts.push(Debt { from, to, amount: whole(dollars, 1, i64::MAX)? });
        }
        Ok(())
    }

    /// Dollars come in, and debts are paid from what is there then; nothing is no income.
    pub(super) fn income(&mut self, from: &str, seat: u8, dollars: i64) -> Done {
        if dollars == 0 {
            return Ok(());
        }
        self.shift(from, &format!("p{seat}"), "dollars", dollars)?;
        self.settle(seat)
    }

    /// Dealers who owe each other, from one to the next and back to this one, by the oldest debt of each.
    fn circle(&self, seat: u8) -> Option<Vec<usize>> {
        let mut circle = Vec::new();
        let mut who = seat;
        loop {
            let at = self.debts.iter().position(|debt| debt.from == who)?;
            if circle.contains(&at) {
                return None;
            }
            circle.push(at);
            who = self.debts.get(at)?.to.strip_prefix('p')?.parse().ok()?;
            if who == seat {
                return Some(circle);
            }
        }
    }

    /// Pays debts, the oldest first, from what is there; what is paid is an income of who gets it. What would only go
    /// round is crossed out on all sides.
    fn settle(&mut self, seat: u8) -> Done {
        while self.cash(seat) > 0 {
            if let Some(circle) = self.circle(seat) {
                let least = circle.iter().filter_map(|at| self.debts.get(*at)).map(|debt| debt.amount).min();
                for at in circle {
                    if let Some(debt) = self.debts.get_mut(at) {
                        debt.amount -= least.unwrap_or_default();
                    }
                }
                self.debts.retain(|debt| debt.amount > 0);
                continue;
            }
            let Some(at) = self.debts.iter().position(|debt| debt.from == seat) else { break };
            let mut debt = self.debts.remove(at);
            let paid = debt.amount.min(self.cash(seat));
            let to = debt.to.clone();
            debt.amount -= paid;
            if debt.amount > 0 {
                self.debts.insert(at, debt);
            }
            self.give(seat, &to, paid)?;
        }
        Ok(())
    }

    fn give(&mut self, seat: u8, to: &str, dollars: i64) -> Done {
        let from = format!("p{seat}");
        match to.strip_prefix('p').and_then(|number| number.parse().ok()) {
            Some(other) => self.income(&from, other, dollars),
            None => self.shift(&from, to, "dollars", dollars),
        }
    }

    /// A dealer pays; what is missing is refused, or becomes a debt.
    pub(super) fn pay(&mut self, seat: u8, to: &str, dollars: i64, may_owe: bool) -> Done {
        let cash = self.cash(seat).max(0);
        let paid = cash.min(dollars);
        if paid < dollars && !may_owe {
            return Err(format!("p{seat} has ${cash}, not ${dollars}"));
        }
        if paid < dollars {
            self.debts.push(Debt { from: seat, to: to.to_owned(), amount: dollars - paid });
        }
        self.give(seat, to, paid)
    }

    /// Whether a purchase may become a debt.
    pub(super) fn credit(&self) -> bool {
        self.rulings.is("short-of-cash", "debt")
    }

    /// A turn begins.
    pub(super) fn begin_turn(&mut self, seat: u8) {
        self.turn = seat;
        self.played = 0;
        self.minimum = self.least();
        self.phase = MINIMUM;
        self.pass_over_minimum();
    }

    /// What a turn that begins now is filled up to.
    pub(super) fn least(&self) -> i64 {
        if self.cars_at(At::Bank).len() < 2 { 1 } else { 2 }
    }

    /// The minimum is passed over for good when nothing is missing, or the bank is empty.
    pub(super) fn pass_over_minimum(&mut self) {
        if self.phase == MINIMUM && !self.something_is_missing() {
            self.phase = if self.played >= 2 { BUSINESS } else { OPTION };
        }
    }

    fn something_is_missing(&self) -> bool {
        let lot = i64::try_from(self.cars_at(At::Lot(self.turn)).len()).unwrap_or(0);
        lot < self.minimum && !self.cars_at(At::Bank).is_empty()
    }

    /// The phase that it is now: the end comes when the bank is empty and some lot is; a minimum that somebody filled is
    /// behind the table, and so is the option once two cards are played.
    pub(super) fn now(&self) -> u8 {
        let empty = (1..=self.seats).any(|seat| self.cars_at(At::Lot(seat)).is_empty());
        match self.phase {
            _ if self.over || empty && self.cars_at(At::Bank).is_empty() => COUNT,
            MINIMUM if self.something_is_missing() => MINIMUM,
            MINIMUM | OPTION if self.played >= 2 => BUSINESS,
            MINIMUM => OPTION,
            phase => phase,
        }
    }

    /// The card that ends a turn.
    pub(super) fn draw(&mut self, seat: u8) -> Done {
        let may = [BUSINESS, CARD].contains(&self.now()) || self.now() == OPTION && self.played > 0;
        if !may || seat != self.turn {
            return Err("no card is drawn now".to_owned());
        }
        if self.held.of("bank", "cards") > 0 {
            self.shift("bank", &format!("p{seat}"), "cards", 1)?;
        }
        let next = if seat == self.seats { 1 } else { seat + 1 };
        if next == self.first {
            self.round += 1;
        }
        self.begin_turn(next);
        Ok(())
    }
}
