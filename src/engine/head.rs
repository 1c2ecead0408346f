//! Undo, redo and jumps to any line. The head moves; the lines after it stay as a branch.

use std::sync::Arc;

use crate::engine::effective_log::EffectiveLog;
use crate::engine::entry::Verb;
use crate::engine::session::no_such_line;
use crate::engine::{AnyBook, Refusal, Rejection, Session, StepId};
use crate::msg;
use crate::words::keys;

impl Session {
    /// The line that undo moves the head to.
    pub fn undo_target(&self) -> Option<u32> {
        self.entry(self.head).map(|entry| entry.on)
    }

    /// The line that redo moves the head to.
    pub fn redo_target(&self) -> Option<u32> {
        self.ahead.last().copied()
    }

    /// The effective log with a line as the head.
    fn effective_log_to(&self, line: u32) -> Result<EffectiveLog, Rejection> {
        let (shared, ahead) = self.route_to(line)?;
        let mut effective_log = EffectiveLog::default();
        for n in self.chain.iter().take(shared).chain(&ahead) {
            effective_log.follow(self.entry(*n).ok_or_else(|| no_such_line(*n))?)?;
        }
        Ok(effective_log)
    }

    /// The lines from the header to the head, in ascending order.
    pub fn chain(&self) -> &[u32] {
        &self.chain
    }

    /// The head right after a line was entered: the line itself if it is on the chain.
    pub fn head_after(&self, line: u32) -> Option<u32> {
        let Some(entry) = self.entry(line) else { return (line == 0).then_some(0) };
        Some(match entry.verb {
            Verb::Back(to) => to,
            _ if entry.verb.on_chain() => line,
            _ => entry.on,
        })
    }

    /// A copy of the session with the head as it was right after a line.
    ///
    /// # Errors
    /// As [`Session::book_at`].
    pub fn at(&self, line: u32) -> Result<Self, Rejection> {
        let mut there = self.clone();
        there.go(self.head_after(line).ok_or_else(|| no_such_line(line))?)?;
        Ok(there)
    }

    /// A copy of the session with the current effective log up to a line; for a line that is not in it, as it was after that line.
    ///
    /// # Errors
    /// As [`Session::book_at`].
    pub fn standing_after(&self, line: u32) -> Result<Self, Rejection> {
        let steps = match self.effective_log.place(StepId::line(line)) {
            Ok(at) => at + 1,
            Err(_) if line == 0 => 0,
            Err(_) => return self.at(line),
        };
        let effective_log = self.effective_log.continued(steps, &[]);
        Ok(Self { snapshots: self.replay(&effective_log)?, effective_log, ..self.clone() })
    }

    /// The book with a line as the head.
    ///
    /// # Errors
    /// Refuses a line that does not exist or is never on the chain; fails at a step that cannot be replayed.
    pub fn book_at(&self, line: u32) -> Result<Arc<dyn AnyBook>, Rejection> {
        if line == self.head {
            return Ok(Arc::clone(self.book()));
        }
        let (shared, ahead) = self.route_to(line)?;
        if ahead.is_empty() && !self.amends(self.left(shared)) {
            let steps = self.effective_log.steps.len() + shared - self.chain.len();
            return self.book_before(steps);
        }
        let effective_log = self.effective_log_to(line)?;
        Ok(Arc::clone(self.replay(&effective_log)?.head()))
    }

    /// Calls `see` with the book after each line of the chain, in order. Consecutive amends are replayed
    /// together, so only the last is shown. Lines that cannot be replayed are skipped up to the next amend.
    pub fn along_chain(&self, see: &mut dyn FnMut(u32, &Arc<dyn AnyBook>)) {
        let amends = |n: &u32| self.amends(&[*n]);
        let mut there = self.clone();
        let mut stands = there.go(0).is_ok();
        for (at, n) in self.chain.iter().enumerate() {
            let Some(entry) = self.entry(*n) else { return };
            if !amends(n) {
                stands = stands && there.apply_entry(entry).is_ok();
            } else if self.chain.get(at + 1).is_some_and(amends) {
                continue;
            } else {
                stands = there.go(*n).is_ok();
            }
            if stands {
                see(*n, there.book());
            }
        }
    }

    pub(super) fn go(&mut self, to: u32) -> Result<(), Rejection> {
        let (shared, ahead) = self.route_to(to)?;
        let effective_log = if self.amends(self.left(shared)) || self.amends(&ahead) {
            self.effective_log_to(to)?
        } else {
            let kept = self.effective_log.steps.len() + shared - self.chain.len();
            self.effective_log.continued(kept, &ahead)
        };
        let replayed = self.replay(&effective_log);
        self.snapshots = replayed.map_err(|why| why.suggesting(keys::engine::BACK_BREAKS_SUGGESTION))?;
        self.effective_log = effective_log;
        if ahead.is_empty() {
            self.ahead.extend(self.chain.iter().skip(shared).rev());
        } else if shared == self.chain.len() && ahead.iter().eq(self.ahead.iter().rev().take(ahead.len())) {
            self.ahead.truncate(self.ahead.len() - ahead.len());
        } else {
            self.ahead.clear();
        }
        self.chain.truncate(shared);
        self.chain.extend(ahead);
        self.head = to;
        Ok(())
    }

    /// The route from the head to a line: how many lines the two chains share, and the remaining lines of the second.
    fn route_to(&self, line: u32) -> Result<(usize, Vec<u32>), Rejection> {
        let mut ahead = Vec::new();
        let mut at = line;
        let shared = loop {
            if at == 0 {
                break 0;
            }
            if let Ok(place) = self.chain.binary_search(&at) {
                break place + 1;
            }
            let entry = self.entry(at).ok_or_else(|| no_such_line(line))?;
            if !entry.verb.on_chain() {
                let why = msg!(keys::engine::BACK_TO_FACT, n = entry.n, verb = entry.verb.word());
                let refusal = Refusal::new(why, keys::engine::RULE_RECORD);
                return Err(refusal.suggestion(keys::engine::BACK_WHERE).into());
            }
            ahead.push(at);
            at = entry.on;
        };
        ahead.reverse();
        Ok((shared, ahead))
    }

    fn left(&self, shared: usize) -> &[u32] {
        self.chain.get(shared..).unwrap_or_default()
    }

    fn amends(&self, lines: &[u32]) -> bool {
        lines.iter().any(|n| self.entry(*n).is_some_and(|entry| matches!(entry.verb, Verb::Amend(_))))
    }
}
