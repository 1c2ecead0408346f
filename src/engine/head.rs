//! Undo, redo, and jumps to any line: the head moves, nothing is lost, and what was left lies on a branch.

use crate::engine::entry::{Entry, Verb};
use crate::engine::journal::no_such_line;
use crate::engine::script::Script;
use crate::engine::{Game, Halt, Journal, Refusal};
use crate::say;
use crate::words::{Line, keys};

impl<G: Game> Journal<G> {
    /// The line that one undo goes back to.
    pub fn undo_target(&self) -> Option<u32> {
        self.entry(self.head).map(|entry| entry.on)
    }

    /// The line that one redo goes forward to.
    pub fn redo_target(&self) -> Option<u32> {
        self.ahead.last().copied()
    }

    /// The lines on the chain from the header to a line, in order.
    ///
    /// # Errors
    /// Refuses a line that is not there or not on any chain.
    pub fn chain_to(&self, line: u32) -> Result<Vec<u32>, Halt> {
        let mut chain = Vec::new();
        let mut at = line;
        while at > 0 {
            let entry = self.entry(at).ok_or_else(|| no_such_line(line))?;
            if !entry.verb.on_chain() {
                let why = say!(keys::engine::BACK_TO_FACT, n = at, verb = entry.verb.word());
                return Err(Refusal::new(why, keys::engine::RULE_RECORD)
                    .way_out(Line::new(keys::engine::BACK_WHERE))
                    .into());
            }
            chain.push(at);
            at = entry.on;
        }
        chain.reverse();
        Ok(chain)
    }

    /// What is replayed for a line to be the head.
    ///
    /// # Errors
    /// As [`Journal::chain_to`].
    pub fn script_to(&self, line: u32) -> Result<Script, Halt> {
        let mut script = Script::default();
        for n in self.chain_to(line)? {
            script.follow(self.entry(n).ok_or_else(|| no_such_line(n))?)?;
        }
        Ok(script)
    }

    /// Ends of branches that were left, newest first.
    pub fn branches(&self) -> Vec<u32> {
        let followed: std::collections::BTreeSet<u32> =
            self.entries.iter().filter(|entry| entry.verb.on_chain()).map(|entry| entry.on).collect();
        let leaf =
            |entry: &&Entry<G>| entry.verb.on_chain() && entry.n != self.head && !followed.contains(&entry.n);
        self.entries.iter().rev().filter(leaf).map(|entry| entry.n).collect()
    }

    pub(super) fn go(&mut self, to: u32) -> Result<(), Halt> {
        let amended = |chain: &[u32], from: usize| {
            chain
                .iter()
                .skip(from)
                .any(|n| self.entry(*n).is_some_and(|entry| matches!(entry.verb, Verb::Amend(_))))
        };
        let old = self.chain_to(self.head)?;
        let new = self.chain_to(to)?;
        let shared = old.iter().zip(&new).take_while(|(a, b)| a == b).count();
        let script = if amended(&old, shared) || amended(&new, shared) {
            self.script_to(to)?
        } else {
            let mut script = self.script.clone();
            script.steps.truncate(script.steps.len() + shared - old.len());
            for n in new.iter().skip(shared) {
                script.follow(self.entry(*n).ok_or_else(|| no_such_line(*n))?)?;
            }
            script
        };
        let trail = self.replay(&self.setting, &script)?;
        if new.len() == shared {
            self.ahead.extend(old.iter().skip(shared).rev());
        } else {
            let forward: Vec<u32> = new.iter().skip(shared).copied().collect();
            let expected: Vec<u32> = self.ahead.iter().rev().take(forward.len()).copied().collect();
            if old.len() == shared && forward == expected {
                self.ahead.truncate(self.ahead.len() - forward.len());
            } else {
                self.ahead.clear();
            }
        }
        self.script = script;
        self.trail = trail;
        self.head = to;
        Ok(())
    }
}
