//! Which open points of the rules decided the effect of an entry, or its refusal: those under which another option would change
//! it. They are found by trying each option, so rules do not have to name them.

use std::sync::Arc;

use crate::engine::effective_log::body_of;
use crate::engine::entry::Verb;
use crate::engine::ruling::RulingOption;
use crate::engine::{AnyAct, AnyBook, Rejection, Seat, Session, StepId, Trace};

/// An open point that decided an entry, with the option in force.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Deciding {
    /// The point and the option.
    pub ruling_option: RulingOption,
    /// The ruling of the table that put it in force: its number, from 1, and who decided.
    pub as_in: Option<(usize, String)>,
}

/// The rank of each player.
type Ranks = Vec<(Seat, usize)>;

impl Session {
    /// The open points that decided what a line did, each with the option that was in force. Only acts of the game have any.
    pub fn decided(&self, line: u32) -> Vec<Deciding> {
        let id = StepId::line(line);
        let before = self.effective_log.place(id).ok().and_then(|at| self.book_before(at).ok());
        match (before, body_of(&self.entries, id)) {
            (Some(book), Some(step @ Verb::Act(_))) => self.decided_on(&*book, step),
            _ => Vec::new(),
        }
    }

    /// The open points that decide what an act would do now, or why it is refused.
    pub fn decides(&self, act: &AnyAct) -> Vec<Deciding> {
        self.decided_on(&**self.book(), &Verb::Act(act.clone()))
    }

    fn decided_on(&self, book: &dyn AnyBook, act: &Verb) -> Vec<Deciding> {
        let done = self.outcome(book, act);
        let mut all = Vec::new();
        for (ruling, form) in (0u8..).zip(self.info.rulings) {
            let in_force = book.rulings.option(ruling);
            let others = (0u8..).zip(form.options).map(|(option, _)| RulingOption::new(ruling, option));
            let differs = others.filter(|other| other.option != in_force).any(|other| {
                let mut rulings = book.rulings.clone();
                rulings.put(other);
                let otherwise = self.outcome(&*book.under(rulings), act);
                match (&done, otherwise) {
                    (Ok((done, results)), Ok((after, others))) => {
                        *after.under(done.rulings.clone()) != **done || others != *results
                    }
                    (Ok(_), Err(Rejection::Refused(_))) | (Err(Rejection::Refused(_)), Ok(_)) => true,
                    _ => false,
                }
            });
            if differs {
                let as_in = book.rulings.decided(form.word).map(|(n, by)| (n, by.to_owned()));
                all.push(Deciding { ruling_option: RulingOption::new(ruling, in_force), as_in });
            }
        }
        all
    }

    /// The book after an act and, if it ends the game, the ranks of the players.
    fn outcome(&self, book: &dyn AnyBook, act: &Verb) -> Result<(Arc<dyn AnyBook>, Ranks), Rejection> {
        let (book, _) = book.perform(&self.setting, act, Trace::Off)?;
        let results = match book.stage(&self.setting).over {
            Some(_) => {
                book.standings(&self.setting)?.iter().map(|standing| (standing.seat, standing.rank)).collect()
            }
            None => Vec::new(),
        };
        Ok((book, results))
    }
}
