//! The trial balance: for each unit, what was issued and where it is. Outside should hold nothing; if it
//! does, the step since which it has is given.

use std::sync::Arc;

use crate::engine::entry::Verb;
use crate::engine::{Derivation, Holder, Ledger, Session, StepId, Tally, Term, Unit};
use crate::msg;
use crate::words::{Key, keys};

/// The trial balance of one unit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrialBalance {
    /// The unit.
    pub unit: Unit,
    /// The units in the game: the holdings of players and of the board, and what is left in the bank of a limited supply.
    pub issued: Derivation,
    /// The holdings of players.
    pub players: Derivation,
    /// What is left in the bank of a limited supply; zero for an unlimited unit.
    pub bank: Derivation,
    /// The holdings of the board.
    pub board: Derivation,
    /// The balance of Outside: negative if units were added to the game, positive if they were removed.
    pub outside: i64,
    /// The step since which the balance of Outside has not been zero.
    pub since: Option<StepId>,
}

impl TrialBalance {
    /// Whether the balance of Outside is zero.
    pub const fn whole(&self) -> bool {
        self.outside == 0
    }
}

/// A count by the players, compared with the book at that time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastCount {
    /// The number of its line.
    pub n: u32,
    /// The number of accounts counted.
    pub accounts: usize,
    /// The number of accounts that differed.
    pub off: usize,
}

impl Session {
    /// The trial balances of all units, in the order of the chart.
    pub fn trial_balances(&self) -> Vec<TrialBalance> {
        self.book().ledger.chart().units().into_iter().map(|unit| self.trial_balance(unit)).collect()
    }

    /// Whether the total of each unit equals the supply at the start of the game.
    pub fn balanced(&self) -> bool {
        let open = Ledger::open(Arc::clone(self.chart()));
        self.chart().units().into_iter().all(|unit| self.book().ledger.total(unit) == open.total(unit))
    }

    fn trial_balance(&self, unit: Unit) -> TrialBalance {
        let chart = self.chart();
        let name = chart.unit(unit).map_or(keys::engine::RULE_LEDGER, |kind| kind.name);
        let figure = |what: Key, counted: &dyn Fn(Holder) -> bool| {
            let mut tally = Tally::traced();
            let holders = chart.holders().into_iter().filter(|holder| counted(*holder));
            let held = holders.map(|holder| (holder, self.balance(holder, unit)));
            for (holder, held) in held.filter(|(_, held)| *held != 0) {
                tally.add(held, || Term::new(self.holder_line(holder)).read_from(holder, unit));
            }
            Derivation::of(msg!(what, unit = name), keys::engine::RULE_LEDGER, tally)
                .counted_in(chart.measure(unit))
        };
        let player = |holder| matches!(holder, Holder::Seat(_));
        let bank = |holder| holder == Holder::Bank && !chart.may_be_short(holder, unit);
        let place = |holder| matches!(holder, Holder::Place(..));
        TrialBalance {
            unit,
            issued: figure(keys::engine::TRIAL_BALANCE_ISSUED, &|holder| {
                player(holder) || bank(holder) || place(holder)
            }),
            players: figure(keys::engine::TRIAL_BALANCE_PLAYERS, &player),
            bank: figure(keys::engine::TRIAL_BALANCE_BANK, &bank),
            board: figure(keys::engine::TRIAL_BALANCE_BOARD, &place),
            outside: self.balance(Holder::Outside, unit),
            since: self.outside_since(unit),
        }
    }

    /// The step since which the balance of Outside has not been zero.
    fn outside_since(&self, unit: Unit) -> Option<StepId> {
        let mut outside = self.balance(Holder::Outside, unit);
        let mut steps = self.steps_of(Holder::Outside, unit).into_iter().rev();
        let mut since = None;
        while outside != 0
            && let Some((_, step, amount)) = steps.next()
        {
            since = Some(step.id);
            outside -= amount;
        }
        since
    }

    /// The last count, compared with the book as it was then.
    pub fn last_count(&self) -> Option<LastCount> {
        let entry = self.entries().iter().rev().find(|entry| matches!(entry.verb, Verb::Count(_)))?;
        let Verb::Count(counted) = &entry.verb else { return None };
        let book = self.book_at(entry.on).ok()?;
        let booked = |(holder, unit)| book.ledger.balance(holder, unit);
        let off = counted.iter().filter(|count| count.account(self.chart()).map(booked) != Some(count.2));
        Some(LastCount { n: entry.n, accounts: counted.len(), off: off.count() })
    }
}
