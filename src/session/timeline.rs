//! The lines of a record for display, and the session along them.

use std::sync::Arc;

use crate::engine::board::CellId;
use crate::engine::entry::Verb;
use crate::engine::{Drawn, Glance, Movement, Session, StepId, TurnStatus, notation};
use crate::words::Line;

impl Session {
    /// The number of lines after the header.
    pub fn lines(&self) -> u32 {
        u32::try_from(self.entries().len()).unwrap_or(u32::MAX)
    }

    /// A line of the record.
    pub fn line(&self, n: u32) -> Option<TimelineRow<'_>> {
        let entry = self.entry(n)?;
        let (text, masked) = notation::shown_verb(&entry.verb, self.setting());
        Some(TimelineRow {
            n,
            on: entry.on,
            at: &entry.at,
            verb: &entry.verb,
            text,
            masked,
            phase: entry.phase.as_deref().unwrap_or_default(),
            draw: entry.draw.as_deref(),
            live: !entry.verb.on_chain() || self.chain().binary_search(&n).is_ok(),
        })
    }

    /// A line as the record stores it, without its checksum.
    pub fn line_json(&self, n: u32) -> Option<String> {
        serde_json::to_string(self.entry(n)?).ok()
    }

    /// Splits the chain into stretches whose turn statuses are `same`, and returns the last line of each with
    /// the session after it. Each line is carried out once.
    pub fn stretches(&self, same: &dyn Fn(&TurnStatus, &TurnStatus) -> bool) -> Vec<(u32, Glance)> {
        let (mut ends, mut last) = (Vec::new(), None);
        self.along_chain(&mut |n, book| {
            let status = book.stage(self.setting());
            let differs = last.as_ref().is_some_and(|(_, before, _)| !same(before, &status));
            let before = last.replace((n, status, Arc::clone(book)));
            ends.extend(
                before.filter(|_| differs).map(|(n, _, book)| (n, Glance::of(self.setting(), &book))),
            );
        });
        ends.extend(last.map(|(n, _, book)| (n, Glance::of(self.setting(), &book))));
        ends
    }

    /// The cell whose value a line sets.
    pub fn read_by(&self, n: u32) -> Option<CellId> {
        match &self.entry(n)?.verb {
            Verb::Observe(value) => self.board().schema().find(&value.cell),
            _ => None,
        }
    }

    /// Describes an act as a sentence; `None` for any other line.
    pub fn describe_line(&self, n: u32) -> Option<Line> {
        Some(self.entry(n)?.verb.act()?.describe_done(self.setting(), &self.moved_by_line(n)))
    }

    /// The movements of a line as replayed now; if an amend replaced or removed it, its recorded movements.
    pub fn moved_by_line(&self, n: u32) -> Vec<Movement> {
        let (id, log) = (StepId::line(n), self.effective_log());
        let as_entered = |at: &usize| log.steps.get(*at).is_some_and(|step| step.body == id);
        let standing = log.place(id).ok().filter(as_entered).and_then(|at| self.moved().get(at));
        let recorded = || self.entry(n).and_then(|entry| entry.moves.as_deref()).unwrap_or_default();
        let read = || recorded().iter().filter_map(|moved| moved.read(self.chart())).collect();
        standing.map_or_else(read, |moved| moved.to_vec())
    }

    /// The header as the first line of a record.
    pub fn header_json(&self) -> String {
        serde_json::to_string(self.header()).unwrap_or_default()
    }
}

/// A line of the record, for a timeline.
#[derive(Clone, Debug, PartialEq)]
pub struct TimelineRow<'a> {
    pub n: u32,
    /// The line it follows.
    pub on: u32,
    /// When it was entered; empty in a record written by hand.
    pub at: &'a str,
    pub verb: &'a Verb,
    /// What was entered, in notation, with secrets masked.
    pub text: String,
    /// Whether anything is masked, so that the text cannot be entered again.
    pub masked: bool,
    /// The phase it led to; empty for facts and jumps.
    pub phase: &'a str,
    /// The draw made by Steward for this act.
    pub draw: Option<&'a Drawn>,
    /// Whether it is part of the current book; always true for facts and jumps.
    pub live: bool,
}
