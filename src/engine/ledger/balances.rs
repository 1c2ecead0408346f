//! Balances and transfers between accounts. No transfer changes the total of a unit.

use std::fmt;
use std::sync::Arc;

use serde::{Serialize, Serializer};

use crate::engine::ledger::{Chart, Holder, Movement, Supply, Unit};

/// The largest absolute value of a balance. Sums over all accounts then cannot overflow, and figures are formatted without loss.
pub(super) const FURTHEST: i64 = 1 << 53;

/// Why a transfer is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Imbalance {
    /// The holder or the unit is not on this chart.
    Unknown,
    /// The giver has only `has`.
    Short {
        /// What the giver holds.
        has: i64,
    },
    /// The amount is not above zero, or a balance would become too large.
    Amount,
}

/// The balances of a session. A copy shares them until something moves.
#[derive(Clone)]
pub struct Ledger {
    chart: Arc<Chart>,
    balances: Arc<Vec<i64>>,
}

impl Ledger {
    /// The balances at the start: limited supplies with their holders, everything else zero.
    pub fn open(chart: Arc<Chart>) -> Self {
        let mut balances = vec![0; chart.width * chart.height];
        for unit in chart.units() {
            let (holder, count) = match (chart.unit(unit).map(|kind| kind.supply), unit.colour) {
                (Some(Supply::Common(count)), _) => (Holder::Bank, count),
                (Some(Supply::PerColour(count)), Some(seat)) => (Holder::Seat(seat), count),
                _ => continue,
            };
            let account = chart.account(holder, unit);
            if let Some(balance) = account.and_then(|account| balances.get_mut(account)) {
                *balance = i64::from(count);
            }
        }
        Self { chart, balances: Arc::new(balances) }
    }

    /// The chart of accounts.
    pub fn chart(&self) -> &Arc<Chart> {
        &self.chart
    }

    /// The balance of a holder; zero if the account is not on the chart.
    pub fn balance(&self, holder: Holder, unit: Unit) -> i64 {
        self.chart
            .account(holder, unit)
            .and_then(|account| self.balances.get(account))
            .copied()
            .unwrap_or_default()
    }

    /// The total over all holders, which no transfer changes.
    pub fn total(&self, unit: Unit) -> i64 {
        let Some(column) = self.chart.column(unit) else { return 0 };
        self.balances.iter().skip(column).step_by(self.chart.width).sum()
    }

    /// Moves an amount: both accounts change, or neither does.
    ///
    /// # Errors
    /// See [`Imbalance`].
    pub fn transfer(&mut self, movement: Movement) -> Result<(), Imbalance> {
        if movement.amount <= 0 {
            return Err(Imbalance::Amount);
        }
        let account = |holder| self.chart.account(holder, movement.unit).ok_or(Imbalance::Unknown);
        let (from, to) = (account(movement.from)?, account(movement.to)?);
        if from == to {
            return Err(Imbalance::Unknown);
        }
        let has = self.balances.get(from).copied().unwrap_or_default();
        let within = |balance: &i64| (-FURTHEST..=FURTHEST).contains(balance);
        let left = has.checked_sub(movement.amount).filter(within).ok_or(Imbalance::Amount)?;
        if left < 0 && !self.chart.may_be_short(movement.from, movement.unit) {
            return Err(Imbalance::Short { has });
        }
        let got = self.balances.get(to).copied().unwrap_or_default();
        let sum = got.checked_add(movement.amount).filter(within).ok_or(Imbalance::Amount)?;
        let balances = Arc::make_mut(&mut self.balances);
        for (at, value) in [(from, left), (to, sum)] {
            if let Some(balance) = balances.get_mut(at) {
                *balance = value;
            }
        }
        Ok(())
    }
}

impl Ledger {
    /// The balances after these movements; `None` if one of them is impossible.
    pub fn after(&self, movements: &[Movement]) -> Option<Self> {
        let mut after = self.clone();
        movements.iter().try_for_each(|movement| after.transfer(*movement)).ok()?;
        Some(after)
    }
}

impl PartialEq for Ledger {
    fn eq(&self, other: &Self) -> bool {
        self.balances == other.balances && self.chart == other.chart
    }
}

impl fmt::Debug for Ledger {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.balances_list()).finish()
    }
}

impl Ledger {
    fn balances_list(&self) -> Vec<(String, i64)> {
        let mut all = Vec::new();
        for holder in self.chart.holders() {
            for unit in self.chart.units() {
                let balance = self.balance(holder, unit);
                if balance != 0 {
                    let words = format!("{}: {}", self.chart.holder_word(holder), self.chart.unit_word(unit));
                    all.push((words, balance));
                }
            }
        }
        all
    }
}

/// A map from holders to units, without zero balances.
impl Serialize for Ledger {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.balances_list())
    }
}
