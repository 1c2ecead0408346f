//! The trial balance: for each unit, what was issued and where it is. Nothing should be held by Outside; if it is, it says since when.

use std::sync::Arc;

use crate::engine::entry::Verb;
use crate::engine::{Chart, Derivation, Holder, Ledger, Session, StepId, Tally, Term, Unit};
use crate::msg;
use crate::words::keys;

/// The trial balance of one unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrialBalance {
    /// The unit.
    pub unit: Unit,
    /// What is in the game: the holdings of players and board, and what the bank has left of a limited supply.
    pub issued: i64,
    /// What players hold.
    pub players: i64,
    /// What is on the board.
    pub board: i64,
    /// What the bank has left of a limited supply; zero for a unit without limit.
    pub bank: i64,
    /// The balance of Outside: below zero if things were added to the game, above if they were removed.
    pub outside: i64,
    /// The step since which Outside holds some.
    pub since: Option<StepId>,
}

impl TrialBalance {
    /// Whether Outside holds none.
    pub const fn whole(self) -> bool {
        self.outside == 0
    }
}

/// A figure of a trial balance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// All that is in the game.
    Issued,
    /// What players hold.
    Players,
    /// What the bank has left of a limited supply.
    Bank,
    /// What is on the board.
    Board,
}

impl Part {
    /// All figures, in the order of a page.
    pub const ALL: [Self; 4] = [Self::Issued, Self::Players, Self::Bank, Self::Board];

    /// Whether it counts what a holder has of a unit.
    fn counts(self, chart: &Chart, holder: Holder, unit: Unit) -> bool {
        match holder {
            Holder::Seat(_) => matches!(self, Self::Issued | Self::Players),
            Holder::Place(..) => matches!(self, Self::Issued | Self::Board),
            Holder::Bank => matches!(self, Self::Issued | Self::Bank) && !chart.may_be_short(holder, unit),
            Holder::Outside => false,
        }
    }

    /// The amount of this figure.
    pub const fn of(self, balance: TrialBalance) -> i64 {
        match self {
            Self::Issued => balance.issued,
            Self::Players => balance.players,
            Self::Bank => balance.bank,
            Self::Board => balance.board,
        }
    }
}

/// A count by the players, compared with the book of its moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LastCount {
    /// The number of its line.
    pub n: u32,
    /// How many accounts were counted.
    pub accounts: usize,
    /// How many of them differed.
    pub off: usize,
}

impl Session {
    /// The trial balances of all units, in the order of the chart.
    pub fn trial_balances(&self) -> Vec<TrialBalance> {
        self.book().ledger.chart().units().into_iter().map(|unit| self.trial_balance(unit)).collect()
    }

    /// Whether the total of each unit is the supply that the game started with.
    pub fn balanced(&self) -> bool {
        let open = Ledger::open(Arc::clone(self.chart()));
        self.chart().units().into_iter().all(|unit| self.ledger().total(unit) == open.total(unit))
    }

    fn trial_balance(&self, unit: Unit) -> TrialBalance {
        let held = |part| self.held_of(unit, part).into_iter().map(|(_, held)| held).sum();
        TrialBalance {
            unit,
            issued: held(Part::Issued),
            players: held(Part::Players),
            board: held(Part::Board),
            bank: held(Part::Bank),
            outside: self.balance(Holder::Outside, unit),
            since: self.outside_since(unit),
        }
    }

    /// The holders that a figure counts, with what each has.
    fn held_of(&self, unit: Unit, part: Part) -> Vec<(Holder, i64)> {
        let holders = self.chart().holders().into_iter();
        let counted = holders.filter(|holder| part.counts(self.chart(), *holder, unit));
        counted.map(|holder| (holder, self.balance(holder, unit))).filter(|(_, held)| *held != 0).collect()
    }

    /// Explains a figure of a trial balance by holder.
    pub fn explain_trial_balance(&self, unit: Unit, part: Part) -> Derivation {
        let (chart, mut tally) = (self.chart(), Tally::traced());
        for (holder, held) in self.held_of(unit, part) {
            tally.add(held, || Term::new(self.holder_line(holder)).read_from(holder, unit));
        }
        let name = chart.unit(unit).map_or(keys::engine::RULE_LEDGER, |kind| kind.name);
        let what = match part {
            Part::Issued => msg!(keys::engine::SEAL_ISSUED, unit = name),
            Part::Players => msg!(keys::engine::SEAL_PLAYERS, unit = name),
            Part::Bank => msg!(keys::engine::SEAL_BANK, unit = name),
            Part::Board => msg!(keys::engine::SEAL_BOARD, unit = name),
        };
        Derivation::of(what, keys::engine::RULE_LEDGER, tally).counted_in(chart.measure(unit))
    }

    /// The step since which Outside has held some of a unit.
    fn outside_since(&self, unit: Unit) -> Option<StepId> {
        let mut outside = self.balance(Holder::Outside, unit);
        let mut steps = self.account(Holder::Outside, unit).into_iter().rev();
        let mut since = None;
        while outside != 0
            && let Some((step, amount)) = steps.next()
        {
            since = Some(step);
            outside -= amount;
        }
        since
    }

    /// The last count, compared with the book at the line it follows.
    pub fn last_count(&self) -> Option<LastCount> {
        let entry = self.entries().iter().rev().find(|entry| matches!(entry.verb, Verb::Count(_)))?;
        let Verb::Count(counted) = &entry.verb else { return None };
        let book = self.book_at(entry.on).ok()?;
        let booked = |(holder, unit)| book.ledger.balance(holder, unit);
        let off = counted.iter().filter(|count| count.account(self.chart()).map(booked) != Some(count.2));
        Some(LastCount { n: entry.n, accounts: counted.len(), off: off.count() })
    }
}
