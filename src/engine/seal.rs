//! The seal of the books: per unit, what was issued and where it is. Outside holds nothing, or the seal says
//! since when it does.

use crate::engine::entry::{StepId, Verb};
use crate::engine::{Game, Holder, Journal, Unit};

/// Where all of one unit is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seal {
    /// The unit.
    pub unit: Unit,
    /// What is in play: everything that players and the board hold, and what the bank has left of a finite
    /// supply.
    pub issued: i64,
    /// What players hold in hand.
    pub players: i64,
    /// What lies on the board.
    pub board: i64,
    /// What the bank has left of a finite supply; nothing of one without end.
    pub bank: i64,
    /// What came from outside the game, below zero; what was lost to it, above.
    pub outside: i64,
    /// The step since which something is outside.
    pub since: Option<StepId>,
}

impl Seal {
    /// Whether nothing of it is outside.
    pub const fn whole(self) -> bool {
        self.outside == 0
    }
}

/// A count of what people hold, and whether it agreed with the book of its moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastCount {
    /// The line.
    pub n: u32,
    /// How many accounts were counted.
    pub accounts: usize,
    /// How many of them did not agree.
    pub off: usize,
}

impl<G: Game> Journal<G> {
    /// The seal of every unit, in the order of the chart.
    pub fn seals(&self) -> Vec<Seal> {
        self.book().ledger.chart().units().into_iter().map(|unit| self.seal(unit)).collect()
    }

    fn seal(&self, unit: Unit) -> Seal {
        let ledger = &self.book().ledger;
        let chart = ledger.chart();
        let (mut players, mut board) = (0, 0);
        for holder in chart.holders() {
            let balance = ledger.balance(holder, unit);
            match holder {
                Holder::Seat(_) => players += balance,
                Holder::Place(..) => board += balance,
                Holder::Bank | Holder::Outside => {}
            }
        }
        let endless = chart.may_be_short(Holder::Bank, unit);
        let bank = if endless { 0 } else { ledger.balance(Holder::Bank, unit) };
        let outside = ledger.balance(Holder::Outside, unit);
        Seal {
            unit,
            issued: players + board + bank,
            players,
            board,
            bank,
            outside,
            since: self.outside_since(unit),
        }
    }

    /// The step since which a unit has not been whole.
    fn outside_since(&self, unit: Unit) -> Option<StepId> {
        let mut since = None;
        let mut outside = self.book().ledger.balance(Holder::Outside, unit);
        if outside == 0 {
            return None;
        }
        for (step, amount) in self.account(Holder::Outside, unit).into_iter().rev() {
            since = Some(step);
            outside -= amount;
            if outside == 0 {
                break;
            }
        }
        since
    }

    /// The last count, and how it compared with the book at the line it follows.
    pub fn last_count(&self) -> Option<LastCount> {
        let entry = self.entries().iter().rev().find(|entry| matches!(entry.verb, Verb::Count(_)))?;
        let Verb::Count(counted) = &entry.verb else { return None };
        let book = self.book_at(entry.on).ok()?;
        let chart = book.ledger.chart();
        let off = counted.iter().filter(|count| {
            let account = chart.find_holder(&count.0).zip(chart.find_unit(&count.1));
            account.is_none_or(|(holder, unit)| book.ledger.balance(holder, unit) != count.2)
        });
        Some(LastCount { n: entry.n, accounts: counted.len(), off: off.count() })
    }
}
