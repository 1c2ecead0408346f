//! The record of a session: its lines, the head, and the steps that lead to it.

use std::collections::BTreeMap;
use std::sync::Arc;

use crate::engine::entry::{StepId, Verb};
use crate::engine::ledger::Written;
use crate::engine::{Drawn, Effect, Game, Journal, Offer, Rejection, TurnStatus, View, notation};
use crate::session::{Glance, Mended, StepText, TableRuling, asking, steps};
use crate::words::Line;

/// The record of a session.
pub trait Timeline {
    /// The number of lines after the header.
    fn lines(&self) -> u32;

    /// A number that increases whenever anything is entered.
    fn version(&self) -> u32 {
        self.lines()
    }

    fn line(&self, n: u32) -> Option<TimelineRow<'_>>;

    /// A line as the record has it, without its checksum.
    fn line_json(&self, n: u32) -> Option<String>;

    /// The line that the next act follows.
    fn head(&self) -> u32;

    /// The line that undo goes back to.
    fn undo_target(&self) -> Option<u32>;

    /// The line that redo goes forward to.
    fn redo_target(&self) -> Option<u32>;

    /// The lines of the chain from the header to the head, in order.
    fn chain(&self) -> &[u32];

    /// The steps that lead to the head, in order.
    fn steps(&self) -> Vec<StepText>;

    /// The amends of each step on the chain, in order; step 0 is the set-up.
    fn mended(&self) -> BTreeMap<StepId, Vec<Mended>>;

    /// The steps that a line on the chain puts right, in order; step 0 is the set-up.
    fn mended_by(&self, n: u32) -> Vec<StepId>;

    /// Every choice there was before a step, with the answer of the rules.
    ///
    /// # Errors
    /// Refuses a step that does not exist.
    fn offers_before(&self, step: StepId) -> Result<Vec<Offer>, Rejection>;

    /// The steps that an amend inserted or replaced, each with its current effect.
    ///
    /// # Errors
    /// Fails if a step cannot be replayed.
    fn put_in(&self, n: u32) -> Result<Vec<(StepText, Effect)>, Rejection>;

    /// The session as it was right after a line; 0 is the set-up.
    ///
    /// # Errors
    /// Refuses a line that does not exist.
    fn view_at(&self, line: u32) -> Result<Glance, Rejection>;

    /// The last line of each stretch of the chain in which the table stood the same, by this measure, with the table after it.
    /// Each line is carried out once.
    fn stretches(&self, same: &dyn Fn(&TurnStatus, &TurnStatus) -> bool) -> Vec<(u32, Glance)>;

    /// What a line entered, in plain words: an act of the game; nothing for what is not one.
    fn describe_line(&self, n: u32) -> Option<Line>;

    /// The rulings made during the session, in order.
    fn table_rulings(&self) -> Vec<TableRuling>;
}

impl<G: Game> Timeline for Journal<G> {
    fn lines(&self) -> u32 {
        u32::try_from(self.entries().len()).unwrap_or(u32::MAX)
    }

    fn line(&self, n: u32) -> Option<TimelineRow<'_>> {
        let entry = self.entry(n)?;
        let (text, masked) = notation::shown_verb(&entry.verb, &self.setting().seats);
        Some(TimelineRow {
            n,
            on: entry.on,
            at: &entry.at,
            verb: entry.verb.word(),
            text,
            masked,
            moves: entry.moves.as_deref().unwrap_or_default(),
            phase: entry.phase.as_deref().unwrap_or_default(),
            draw: entry.draw.as_deref(),
            live: !entry.verb.on_chain() || Journal::chain(self).binary_search(&n).is_ok(),
        })
    }

    fn line_json(&self, n: u32) -> Option<String> {
        serde_json::to_string(self.entry(n)?).ok()
    }

    fn head(&self) -> u32 {
        Journal::head(self)
    }

    fn undo_target(&self) -> Option<u32> {
        Journal::undo_target(self)
    }

    fn redo_target(&self) -> Option<u32> {
        Journal::redo_target(self)
    }

    fn chain(&self) -> &[u32] {
        Journal::chain(self)
    }

    fn steps(&self) -> Vec<StepText> {
        steps::standing(self)
    }

    fn mended(&self) -> BTreeMap<StepId, Vec<Mended>> {
        steps::mended(self)
    }

    fn mended_by(&self, n: u32) -> Vec<StepId> {
        steps::mended_by(self, n)
    }

    fn offers_before(&self, step: StepId) -> Result<Vec<Offer>, Rejection> {
        steps::offers_before(self, step)
    }

    fn put_in(&self, n: u32) -> Result<Vec<(StepText, Effect)>, Rejection> {
        steps::put_in(self, n)
    }

    fn view_at(&self, line: u32) -> Result<Glance, Rejection> {
        let head = self.head_after(line).unwrap_or(line);
        Ok(Glance::of(self, &*self.book_at(head)?))
    }

    fn stretches(&self, same: &dyn Fn(&TurnStatus, &TurnStatus) -> bool) -> Vec<(u32, Glance)> {
        let (mut ends, mut last) = (Vec::new(), None);
        self.along_chain(&mut |n, book| {
            let status = G::stage(View { setting: Journal::setting(self), book });
            let differs = last.as_ref().is_some_and(|(_, before, _)| !same(before, &status));
            let before = last.replace((n, status, Arc::clone(book)));
            ends.extend(before.filter(|_| differs).map(|(n, _, book)| (n, Glance::of(self, &book))));
        });
        ends.extend(last.map(|(n, _, book)| (n, Glance::of(self, &book))));
        ends
    }

    fn describe_line(&self, n: u32) -> Option<Line> {
        let entry = self.entry(n)?;
        let moves = entry.moves.as_deref().unwrap_or_default();
        let moved: Vec<_> = moves.iter().filter_map(|moved| moved.read(self.book().ledger.chart())).collect();
        match &entry.verb {
            Verb::Act(act) => Some(G::describe_done(act, Journal::setting(self), &moved)),
            _ => None,
        }
    }

    fn table_rulings(&self) -> Vec<TableRuling> {
        asking::rulings(self)
    }
}

/// A line of the record, for a timeline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimelineRow<'a> {
    pub n: u32,
    /// The line it follows.
    pub on: u32,
    /// When it was entered; empty in a record written by hand.
    pub at: &'a str,
    /// The word of its verb in records: `act`, `back`, `note`.
    pub verb: &'static str,
    /// What was entered, in notation, with secrets masked.
    pub text: String,
    /// Whether anything is masked, so that the text cannot be entered again.
    pub masked: bool,
    /// The movements it made when it was entered.
    pub moves: &'a [Written],
    /// The phase it led to; empty for lines off the chain.
    pub phase: &'a str,
    /// The draw by Steward that determined its outcome.
    pub draw: Option<&'a Drawn>,
    /// Whether it is part of the current book; always true for lines off the chain.
    pub live: bool,
}
