//! What if: a game played on in memory. Nothing of it is written until it is kept, and what is dropped was never
//! there.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::engine::lot::Due;
use crate::engine::{Derivation, Holder, Ledger, Unit};
use crate::session::{Glance, Play, Problem, Session, Sitting, Table};

/// A game played on in memory.
#[derive(Clone, Debug)]
pub struct WhatIf<S: Sitting + Clone = Session> {
    sitting: S,
    lines: u32,
    head: u32,
    then: Box<Glance>,
}

/// A balance that is not what it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changed {
    /// Whose.
    pub holder: Holder,
    /// What.
    pub unit: Unit,
    /// How much before.
    pub then: i64,
    /// How much now.
    pub now: i64,
}

impl<S: Sitting + Clone> WhatIf<S> {
    /// Begins where a game stands; the game itself is not touched.
    pub fn begin(sitting: &S) -> Self {
        let table = sitting.table();
        let then = Box::new(Glance {
            ledger: table.ledger().clone(),
            debts: table.debts().to_vec(),
            rulings: table.rulings().clone(),
            stage: table.stage(),
            standings: table.standings(),
        });
        Self { lines: table.lines(), head: table.head(), then, sitting: sitting.clone() }
    }

    /// The game played on.
    pub fn sitting(&self) -> &S {
        &self.sitting
    }

    /// The game played on, to be looked at.
    pub fn table(&self) -> &dyn Table {
        self.sitting.table()
    }

    /// The game played on, to be played.
    pub fn play(&mut self) -> &mut dyn Play {
        self.sitting.play()
    }

    /// Enters a text, notation or JSON.
    ///
    /// # Errors
    /// As [`Play::enter`].
    pub fn enter(&mut self, text: &str) -> Result<u32, Problem> {
        self.play().enter(text, "")
    }

    /// As [`WhatIf::enter`]; what the text leaves to chance is drawn from a stream of its own, never from the seed of
    /// the game.
    ///
    /// # Errors
    /// As [`Play::enter`].
    pub fn enter_drawing(
        &mut self,
        text: &str,
        draw: impl FnOnce(&Due) -> Vec<usize>,
    ) -> Result<u32, Problem> {
        match self.table().due(text) {
            Some(due) => {
                let outcome = draw(&due);
                self.play().enter_drawn(text, &outcome, "")
            }
            None => self.enter(text),
        }
    }

    /// Why a holder had what it had when it began.
    pub fn explain_then(&self, holder: Holder, unit: Unit) -> Derivation {
        let now = || self.table().explain_balance(holder, unit);
        self.table().explain_balance_at(self.head, holder, unit).unwrap_or_else(|_| now())
    }

    /// The table as it was when it began.
    pub fn then(&self) -> &Glance {
        &self.then
    }

    /// Every balance that is not what it was.
    pub fn compare(&self) -> Vec<Changed> {
        changes(&self.then.ledger, self.table().ledger())
    }

    /// The lines that keeping it enters, in order, in JSON: what counts at the end, and values read off the box. What
    /// was undone on the way is left out, unless an amend names lines by their numbers: then all of it is kept. It
    /// ends before the first draw: luck that was only tried is not kept.
    pub fn keep(&self) -> Vec<String> {
        let table = self.table();
        let new = self.lines + 1..=table.lines();
        let rows: Vec<_> = new.filter_map(|n| table.line(n)).take_while(|row| row.draw.is_none()).collect();
        let chain: BTreeSet<u32> = table.chain().iter().copied().collect();
        let all = rows.iter().any(|row| row.verb == "amend" && chain.contains(&row.n));
        let mut texts = Vec::new();
        let fork = table.chain().iter().copied().filter(|n| *n <= self.lines).max().unwrap_or(0);
        if !all && fork != self.head {
            texts.push(serde_json::json!({ "back": fork }).to_string());
        }
        for row in rows {
            let counts = chain.contains(&row.n) || matches!(row.verb, "read" | "rename");
            if all || counts {
                texts.extend(verb_of(table, row.n, row.verb));
            }
        }
        texts
    }
}

/// The verb of a line in JSON, without number and time.
fn verb_of(table: &dyn Table, n: u32, verb: &str) -> Option<String> {
    let line: Value = serde_json::from_str(&table.line_json(n)?).ok()?;
    let said = line.get(verb)?;
    Some(format!("{{{verb:?}:{said}}}"))
}

/// Every balance that is not the same in two ledgers of one box, in the order of the chart.
pub fn changes(then: &Ledger, now: &Ledger) -> Vec<Changed> {
    let chart = then.chart();
    let units = chart.units();
    let changed = |holder: Holder, unit: Unit| {
        let (then, now) = (then.balance(holder, unit), now.balance(holder, unit));
        (then != now).then_some(Changed { holder, unit, then, now })
    };
    let holders = chart.holders().into_iter();
    holders
        .flat_map(|holder| units.iter().filter_map(move |unit| changed(holder, *unit)).collect::<Vec<_>>())
        .collect()
}
