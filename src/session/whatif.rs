//! What-if: a copy of a session to play on in memory. Nothing is written until the user keeps it.

use crate::engine::Due;
use crate::engine::entry::Verb;
use crate::engine::{Derivation, Glance, Holder, Ledger, Rejection, Unit};
use crate::msg;
use crate::session::{Session, TimelineRow};
use crate::words::{Arg, Line, keys};

/// A copy of a session to play on in memory.
#[derive(Clone, Debug)]
pub struct WhatIf {
    session: Session,
    lines: u32,
    head: u32,
    then: Box<Glance>,
}

/// A line that cannot be kept because its outcome was drawn in the what-if.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unkept {
    pub text: String,
    /// The line in both languages.
    shown: Arg,
}

impl Unkept {
    /// The message to show.
    pub fn line(&self) -> Line {
        msg!(keys::what_if::UNKEPT, line = self.shown.clone())
    }

    /// The suggested remedy.
    pub fn suggestion(&self) -> Line {
        keys::what_if::UNKEPT_SUGGESTION.into()
    }
}

/// A balance that has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changed {
    pub holder: Holder,
    pub unit: Unit,
    pub then: i64,
    pub now: i64,
}

impl WhatIf {
    /// Begins with a copy of a session.
    pub fn begin(session: &Session) -> Self {
        let then = Box::new(Glance::of(session.setting(), session.book()));
        Self { lines: session.lines(), head: session.head(), then, session: session.clone() }
    }

    /// The copy.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// Enters a line.
    ///
    /// # Errors
    /// As [`Session::enter`].
    pub fn enter_verb(&mut self, verb: Verb) -> Result<u32, Rejection> {
        Ok(self.session.enter(verb, String::new())?.n)
    }

    /// Enters a text in notation or JSON. A draw that it needs must be stated in the text.
    ///
    /// # Errors
    /// As [`Session::enter_text`].
    pub fn enter_text(&mut self, text: &str) -> Result<u32, Rejection> {
        self.enter_verb(self.session.read(text)?)
    }

    /// Enters a text in notation or JSON. A draw that it needs is made by `draw`, never from the seed of the session.
    ///
    /// # Errors
    /// As [`Session::enter_text`].
    pub fn enter(&mut self, text: &str, draw: impl FnOnce(&Due) -> Vec<usize>) -> Result<u32, Rejection> {
        let verb = self.session.read(text)?;
        let due = verb.act().and_then(|act| Some((act, self.session.due(act)?)));
        let entered = match due {
            Some((act, due)) => self.session.enter_drawn(act, &draw(&due), String::new()),
            None => self.session.enter(verb, String::new()),
        };
        Ok(entered?.n)
    }

    /// Explains a balance as it was at the start of the what-if.
    pub fn explain_then(&self, holder: Holder, unit: Unit) -> Derivation {
        let now = || self.session.explain_balance(holder, unit);
        self.session.at(self.head).map_or_else(|_| now(), |then| then.explain_balance(holder, unit))
    }

    /// The session at the start of the what-if.
    pub fn then(&self) -> &Glance {
        &self.then
    }

    /// The balances that have changed since the start.
    pub fn compare(&self) -> Vec<Changed> {
        changes(&self.then.book.ledger, &self.session.book().ledger)
    }

    /// The lines, in JSON, that reproduce the what-if in the real session: the acts on the final chain, with notes, counts and board
    /// values. Undone lines are left out, unless another line refers to them by number or follows one; then all lines are kept.
    ///
    /// # Errors
    /// Returns the first line whose outcome was drawn in the what-if; such draws cannot be kept.
    pub fn keep(&self) -> Result<Vec<String>, Unkept> {
        let table = &self.session;
        let rows: Vec<_> = (self.lines + 1..=table.lines()).filter_map(|n| table.line(n)).collect();
        let undone = rows.iter().any(|row| row.verb.is_back());
        let all = undone && rows.iter().any(|row| self.needs_the_undone(row));
        let kept: Vec<_> = rows.iter().filter(|row| all || (row.live && !row.verb.is_back())).collect();
        if let Some(drawn) = kept.iter().find(|row| row.draw.is_some()) {
            return Err(Unkept { text: drawn.text.clone(), shown: table.typed(&drawn.text) });
        }
        let fork = table.chain().iter().copied().filter(|n| *n <= self.lines).max().unwrap_or(0);
        let back = (!all && fork != self.head).then(|| serde_json::json!({ "back": fork }).to_string());
        Ok(back
            .into_iter()
            .chain(kept.iter().filter_map(|row| serde_json::to_string(row.verb).ok()))
            .collect())
    }

    /// Whether a line refers to other lines by number or follows an undone one.
    fn needs_the_undone(&self, row: &TimelineRow<'_>) -> bool {
        match row.verb {
            Verb::Amend(_) => row.live,
            Verb::Note(note) => note.about.is_some_and(|about| about > self.lines),
            Verb::Count(_) => row.on > self.lines && !self.session.chain().contains(&row.on),
            _ => false,
        }
    }
}

/// All balances that differ between two ledgers of a game, in the order of the chart.
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
