//! Divergences: lines whose effect has changed because a rule or the line itself was changed, and what the table decided about them. A
//! decision is stored as a note about the line: `as played by 41: bank > p1: 50 dollars; phase 2.3` or `by the rule: nothing; phase
//! 2.3`. The text after the colon is the effect that was decided on; if the effect changes again, the decision no longer applies.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::Arc;

use smol_str::SmolStr;

use crate::engine::amend::{gains, settling, written};
use crate::engine::correction::{Correction, unknown};
use crate::engine::entry::{Entry, Note, Verb};
use crate::engine::ledger::Written;
use crate::engine::{Movement, Rejection, Session, StepId};

const PLAYED: &str = "as played";
const RULE: &str = "by the rule";
const NOTHING: &str = "nothing";

/// The effect of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LineEffect {
    /// Its movements.
    pub moves: Arc<[Written]>,
    /// The phase it led to; empty for facts and jumps.
    pub phase: SmolStr,
}

/// A line whose effect has changed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Divergence {
    /// The line.
    pub n: u32,
    /// Its effect according to the record or to the last decision about it.
    pub then: LineEffect,
    /// Its effect now.
    pub now: LineEffect,
    /// The table's decision, if it still applies.
    pub resolved: Option<Resolution>,
}

/// The table's decision about a divergence.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resolution {
    /// Keep what was played; holds the line of the correction, if one was needed.
    AsPlayed(Option<u32>),
    /// Keep what the rules give now.
    ByTheRule,
}

impl fmt::Display for Resolution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::ByTheRule => f.write_str(RULE),
            Self::AsPlayed(None) => f.write_str(PLAYED),
            Self::AsPlayed(Some(by)) => write!(f, "{PLAYED} by {by}"),
        }
    }
}

impl Divergence {
    /// Compares a line with its recorded effect. Parts that the record leaves out are not compared.
    pub(super) fn found(entry: &Entry, now: &LineEffect) -> Option<Self> {
        let recorded = entry.phase.as_ref().filter(|_| entry.verb.on_chain());
        let then = LineEffect {
            moves: entry.moves.as_ref().unwrap_or(&now.moves).clone(),
            phase: recorded.unwrap_or(&now.phase).clone(),
        };
        (then != *now).then(|| Self { n: entry.n, then, now: now.clone(), resolved: None })
    }

    /// The note that records a decision.
    pub fn remark(&self, resolved: Resolution) -> Note {
        let moves: Vec<String> = self.now.moves.iter().map(ToString::to_string).collect();
        let moves = if moves.is_empty() { NOTHING.to_owned() } else { moves.join(", ") };
        Note { text: format!("{resolved}: {moves}; phase {}", self.now.phase), about: Some(self.n) }
    }
}

/// Parses a decision: the line, the resolution, and the effect that was decided on. `None` for any other note.
fn decision(note: &Note) -> Option<(u32, Resolution, LineEffect)> {
    let (how, did) = note.text.split_once(": ")?;
    let resolved = match how.strip_prefix(PLAYED) {
        None if how == RULE => Resolution::ByTheRule,
        None => return None,
        Some("") => Resolution::AsPlayed(None),
        Some(by) => Resolution::AsPlayed(Some(by.strip_prefix(" by ")?.parse().ok()?)),
    };
    let (moves, phase) = did.rsplit_once("; phase ")?;
    let moves = match moves {
        NOTHING => Vec::new(),
        moves => moves.split(", ").map(moved).collect::<Option<_>>()?,
    };
    let did = LineEffect { moves: moves.into(), phase: phase.into() };
    Some((note.about?, resolved, did))
}

/// Parses `bank > p1: 50 dollars`.
fn moved(text: &str) -> Option<Written> {
    let (from, rest) = text.split_once(" > ")?;
    let (to, rest) = rest.split_once(": ")?;
    let (amount, unit) = rest.split_once(' ')?;
    Some(Written(from.into(), to.into(), unit.into(), amount.parse().ok()?))
}

impl Session {
    /// The effect of a line that was just replayed.
    pub(super) fn did(&self, verb: &Verb, moves: &[Movement]) -> LineEffect {
        let phase = if verb.on_chain() { self.stage().word().into() } else { SmolStr::default() };
        let chart = self.chart();
        LineEffect { moves: moves.iter().map(|movement| movement.written(chart)).collect(), phase }
    }

    /// All divergences, resolved or not.
    pub fn divergences(&self) -> Vec<Divergence> {
        let decided = self.decided_lines();
        let found = self.divergences.iter().map(|found| &found.n);
        let lines: BTreeSet<u32> = found.chain(decided.keys()).copied().collect();
        let divergence = |n: u32| {
            let entry = self.entry(n)?;
            let did = || LineEffect {
                moves: entry.moves.clone().unwrap_or_default(),
                phase: entry.phase.clone().unwrap_or_default(),
            };
            let found = self.divergences.iter().find(|found| found.n == n);
            let (then, now) =
                found.map_or_else(|| (did(), did()), |found| (found.then.clone(), found.now.clone()));
            let (then, resolved) = match decided.get(&n) {
                Some((resolved, did)) if *did == now => (then, Some(*resolved)),
                Some((_, did)) => (did.clone(), None),
                None => (then, None),
            };
            Some(Divergence { n, then, now, resolved })
        };
        lines.into_iter().filter_map(divergence).collect()
    }

    /// The last decision about each line, except those whose correction was undone.
    fn decided_lines(&self) -> BTreeMap<u32, (Resolution, LineEffect)> {
        let stands = |resolved: Resolution| {
            let Resolution::AsPlayed(Some(by)) = resolved else { return true };
            let correction = self.entry(by).is_some_and(|entry| matches!(entry.verb, Verb::Correct(_)));
            correction && self.effective_log.steps.iter().any(|step| step.id == StepId::line(by))
        };
        let on_chain = |n: u32| self.entry(n).is_some_and(|entry| entry.verb.on_chain());
        let notes = self.entries.iter().filter_map(|entry| match &entry.verb {
            Verb::Note(note) => decision(note),
            _ => None,
        });
        let known = notes.filter(|(n, resolved, _)| on_chain(*n) && stands(*resolved));
        known.map(|(n, resolved, did)| (n, (resolved, did))).collect()
    }

    /// The correction that restores the balances as played, for the unresolved lines of the effective log;
    /// `None` if nothing has to move.
    ///
    /// # Errors
    /// Refuses a movement between accounts that the game does not have.
    pub fn as_played(&self, reason: &str) -> Result<Option<Correction>, Rejection> {
        let stands = |n: u32| self.effective_log.steps.iter().any(|step| step.body == StepId::line(n));
        let chart = self.chart();
        let read = |written: &Written| written.read(chart).ok_or_else(|| unknown(written));
        let mut back: Vec<Movement> = Vec::new();
        for open in self.divergences().iter().filter(|found| found.resolved.is_none() && stands(found.n)) {
            for written in open.then.moves.iter() {
                back.push(read(written)?);
            }
            for written in open.now.moves.iter() {
                back.push(read(written)?.reversed());
            }
        }
        let moves = settling(&gains(back).into_iter().collect::<Vec<_>>());
        Ok((!moves.is_empty()).then(|| Correction::moving(written(moves, chart), reason)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_decision_is_read_back_and_any_other_remark_is_none() {
        let movement = Written("bank".into(), "space 7".into(), "cars p1".into(), 2);
        let did = |moves: Vec<Written>| LineEffect { moves: moves.into(), phase: "2.3".into() };
        for moves in [vec![], vec![movement.clone()], vec![movement.clone(), movement]] {
            let found = Divergence { n: 7, then: did(vec![]), now: did(moves), resolved: None };
            for resolved in
                [Resolution::AsPlayed(Some(41)), Resolution::AsPlayed(None), Resolution::ByTheRule]
            {
                assert_eq!(decision(&found.remark(resolved)), Some((7, resolved, found.now.clone())));
            }
        }
        for text in
            ["", "by the rule", "by the rules: nothing; phase 2.3", "as played by: nothing; phase 1.1"]
        {
            assert_eq!(decision(&Note { text: text.to_owned(), about: Some(7) }), None, "{text}");
        }
        let about_none = Note { text: "by the rule: nothing; phase 2.3".to_owned(), about: None };
        assert_eq!(decision(&about_none), None);
    }
}
