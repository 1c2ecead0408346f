//! What if: a game played on in memory. Nothing of it is written until it is kept, and what is dropped was never
//! there.

use serde_json::Value;

use crate::engine::draw::Due;
use crate::engine::{Derivation, Holder, Ledger, Rejection, Unit};
use crate::msg;
use crate::session::{GameSession, Glance, Play, Session, Table, TimelineRow};
use crate::words::{Arg, Line, keys};

/// A game played on in memory.
#[derive(Clone, Debug)]
pub struct WhatIf {
    session: Session,
    lines: u32,
    head: u32,
    then: Box<Glance>,
}

/// A line that cannot be kept, because its outcome was drawn while trying.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unkept {
    /// The line.
    pub text: String,
    /// The same for whoever reads it.
    shown: Arg,
}

impl Unkept {
    /// What is wrong.
    pub fn line(&self) -> Line {
        msg!(keys::what_if::UNKEPT, line = self.shown.clone())
    }

    /// What helps.
    pub fn suggestion(&self) -> Line {
        keys::what_if::UNKEPT_SUGGESTION.into()
    }
}

/// A balance that is not what it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The account.
    pub holder: Holder,
    /// The unit that is counted.
    pub unit: Unit,
    /// How much before.
    pub then: i64,
    /// How much now.
    pub now: i64,
}

impl WhatIf {
    /// Begins where a game stands; the game itself is not touched.
    pub fn begin(session: &Session) -> Self {
        let table = session.table();
        let then = Box::new(Glance {
            ledger: table.ledger().clone(),
            debts: table.debts().to_vec(),
            rulings: table.rulings().clone(),
            stage: table.stage(),
            standings: table.standings(),
        });
        Self { lines: table.lines(), head: table.head(), then, session: session.clone() }
    }

    /// The game played on.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The game played on, to be looked at.
    pub fn table(&self) -> &dyn Table {
        self.session.table()
    }

    /// The game played on, to be played.
    pub fn play(&mut self) -> &mut dyn Play {
        self.session.play()
    }

    /// Enters a text, notation or JSON.
    ///
    /// # Errors
    /// As [`Play::enter`].
    pub fn enter(&mut self, text: &str) -> Result<u32, Rejection> {
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
    ) -> Result<u32, Rejection> {
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

    /// The lines that keeping it enters, in order, in JSON: what counts at the end, with remarks, counts and values read
    /// off the box. What was undone on the way is left out, unless a line names others by their numbers or stands on what
    /// was undone: then all of it is kept.
    ///
    /// # Errors
    /// Names the first line whose outcome was drawn while trying: luck that was only tried is not kept.
    pub fn keep(&self) -> Result<Vec<String>, Unkept> {
        let table = self.table();
        let rows: Vec<_> = (self.lines + 1..=table.lines()).filter_map(|n| table.line(n)).collect();
        let undone = rows.iter().any(|row| row.verb == "back");
        let all = undone && rows.iter().any(|row| self.needs_the_undone(row));
        let kept: Vec<_> = rows.iter().filter(|row| all || (row.live && row.verb != "back")).collect();
        if let Some(drawn) = kept.iter().find(|row| row.draw.is_some()) {
            return Err(Unkept { text: drawn.text.clone(), shown: table.typed(&drawn.text) });
        }
        let fork = table.chain().iter().copied().filter(|n| *n <= self.lines).max().unwrap_or(0);
        let back = (!all && fork != self.head).then(|| serde_json::json!({ "back": fork }).to_string());
        Ok(back.into_iter().chain(kept.iter().filter_map(|row| verb_of(table, row.n, row.verb))).collect())
    }

    /// Whether a line names others by their numbers, or stands on what was undone.
    fn needs_the_undone(&self, row: &TimelineRow<'_>) -> bool {
        match row.verb {
            "amend" => row.live,
            "note" => note_about(self.table(), row.n).is_some_and(|about| about > self.lines),
            "count" => row.on > self.lines && !self.table().chain().contains(&row.on),
            _ => false,
        }
    }
}

/// The line that a remark is about.
fn note_about(table: &dyn Table, n: u32) -> Option<u32> {
    let line: Value = serde_json::from_str(&table.line_json(n)?).ok()?;
    line.get("note")?.get("about")?.as_u64()?.try_into().ok()
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
