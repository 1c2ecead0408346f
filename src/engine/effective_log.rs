//! The effective log: the steps that are replayed from the header to the head, with amends applied.

use crate::engine::correction::Correction;
use crate::engine::entry::{AmendPolicy, Amendment, Decision, Edit, Entry, Replayable, Verb};
use crate::engine::{AnyAct, Refusal, StepId};
use crate::msg;
use crate::words::keys;

/// One step: its id, and where its current body is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LogStep {
    /// Its id, which no edit changes.
    pub id: StepId,
    /// The line and the edit that hold its current body.
    pub body: StepId,
}

/// The steps from the header to a line.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EffectiveLog {
    /// The steps in order.
    pub steps: Vec<LogStep>,
    /// The line and the edit that hold the set-up, if an amend replaced that of the header.
    pub setup: Option<StepId>,
}

/// The body of a step.
#[derive(Clone, Copy, Debug)]
pub enum StepBody<'a> {
    /// An act of the game.
    Act(&'a AnyAct),
    /// Movements and state set by hand.
    Correct(&'a Correction),
    /// The decision of an open point.
    Ruling(&'a Decision),
    /// Balances kept as they were before an amend.
    Stand(&'a Amendment),
}

impl EffectiveLog {
    /// Adds a line of the chain.
    ///
    /// # Errors
    /// Refuses an amend of a step that does not exist.
    pub fn follow(&mut self, entry: &Entry) -> Result<(), Refusal> {
        let id = StepId::line(entry.n);
        match &entry.verb {
            Verb::Amend(amendment) => self.amend(entry.n, amendment),
            verb if verb.on_chain() => {
                self.steps.push(LogStep { id, body: id });
                Ok(())
            }
            _ => Ok(()),
        }
    }

    fn amend(&mut self, line: u32, amendment: &Amendment) -> Result<(), Refusal> {
        for (edit, part) in amendment.edits.iter().zip(1u16..) {
            let new = StepId { line, part };
            match edit {
                Edit::Replace(id, _) => {
                    let at = self.place(*id)?;
                    if let Some(step) = self.steps.get_mut(at) {
                        step.body = new;
                    }
                }
                Edit::Strike(id) => {
                    let at = self.place(*id)?;
                    self.steps.remove(at);
                }
                Edit::Insert(id, _) => {
                    let at = self.place(*id)?;
                    self.steps.insert(at, LogStep { id: new, body: new });
                }
                Edit::Swap(id) => {
                    let at = self.place(*id)?;
                    if at + 1 >= self.steps.len() {
                        return Err(Refusal::new(
                            msg!(keys::engine::AMEND_LAST, entry = id.to_string()),
                            keys::engine::RULE_AMENDS,
                        ));
                    }
                    self.steps.swap(at, at + 1);
                }
                Edit::Setup(_) => self.setup = Some(new),
            }
        }
        if amendment.was == AmendPolicy::Stand {
            let id = StepId::line(line);
            self.steps.push(LogStep { id, body: id });
        }
        Ok(())
    }

    /// The index of a step.
    ///
    /// # Errors
    /// Refuses one that is not in the effective log.
    pub fn place(&self, id: StepId) -> Result<usize, Refusal> {
        // Steps that no amend has moved stand in the order of their lines.
        let near = self.steps.partition_point(|step| (step.id.line, step.id.part) < (id.line, id.part));
        let there = self.steps.get(near).is_some_and(|step| step.id == id).then_some(near);
        there.or_else(|| self.steps.iter().position(|step| step.id == id)).ok_or_else(|| {
            Refusal::new(
                msg!(keys::engine::AMEND_NOT_THERE, entry = id.to_string()),
                keys::engine::RULE_AMENDS,
            )
            .suggestion(keys::engine::AMEND_WHICH)
        })
    }

    /// The length of the common prefix of two logs.
    pub fn shared(&self, other: &Self) -> usize {
        if self.setup != other.setup {
            return 0;
        }
        self.steps.iter().zip(&other.steps).take_while(|(a, b)| a == b).count()
    }
}

/// The body of a step, from the lines of the record.
pub fn body_of(entries: &[Entry], step: StepId) -> Option<StepBody<'_>> {
    let entry = entries.get((step.line as usize).checked_sub(1)?)?;
    if step.part > 0 {
        let Verb::Amend(amendment) = &entry.verb else { return None };
        return match amendment.edits.get(usize::from(step.part) - 1)? {
            Edit::Replace(_, replayable) | Edit::Insert(_, replayable) => Some(match replayable {
                Replayable::Act(act) => StepBody::Act(act),
                Replayable::Correct(correction) => StepBody::Correct(correction),
                Replayable::Ruling(decision) => StepBody::Ruling(decision),
            }),
            _ => None,
        };
    }
    match &entry.verb {
        Verb::Act(act) => Some(StepBody::Act(act)),
        Verb::Correct(correction) => Some(StepBody::Correct(correction)),
        Verb::Ruling(decision) => Some(StepBody::Ruling(decision)),
        Verb::Amend(amendment) => Some(StepBody::Stand(amendment)),
        _ => None,
    }
}
