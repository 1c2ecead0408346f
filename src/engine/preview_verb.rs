//! Previews of a line before it is entered: an act, a verb of the referee, a jump.

use std::sync::Arc;

use crate::engine::amend::difference;
use crate::engine::effective_log::{StepBody, perform};
use crate::engine::entry::Verb;
use crate::engine::tally::Trace;
use crate::engine::transaction::Effect;
use crate::engine::{Book, Game, Journal, Rejection};

impl<G: Game> Journal<G> {
    /// The book after a line, and the effect of the line. For a jump, an amend and a board value the effect is the difference between the
    /// two books.
    ///
    /// # Errors
    /// Fails as entering the line would.
    pub fn preview_verb(&self, verb: &Verb<G>, trace: Trace) -> Result<(Arc<Book<G>>, Effect), Rejection> {
        let body = match verb {
            Verb::Act(act) => match self.due(act).map(|due| self.check_open(act, &due.pool)) {
                Some(open) => return open.map(|()| (Arc::clone(self.book()), Effect::default())),
                None => StepBody::Act(act),
            },
            Verb::Correct(correction) => StepBody::Correct(correction),
            Verb::Ruling(decision) => StepBody::Ruling(decision),
            Verb::Back(to) => return self.book_at(*to).map(|after| self.towards(after)),
            Verb::Count(counted) => {
                self.check_count(counted)?;
                return Ok((Arc::clone(self.book()), Effect::default()));
            }
            Verb::Note(note) => {
                self.check_note(note)?;
                return Ok((Arc::clone(self.book()), Effect::default()));
            }
            Verb::Leaves(leaving) => {
                self.check_leaving(leaving)?;
                return Ok((Arc::clone(self.book()), Effect::default()));
            }
            Verb::Pause(_) => return Ok((Arc::clone(self.book()), Effect::default())),
            Verb::Amend(_) | Verb::Observe(_) | Verb::Rename(_) => {
                let mut trial = self.clone();
                trial.enter(verb.clone(), String::new())?;
                return Ok(self.towards(Arc::clone(trial.book())));
            }
        };
        let (book, effect) = perform(&self.setting, self.book(), body, trace)?;
        Ok((Arc::new(book), effect))
    }

    fn towards(&self, after: Arc<Book<G>>) -> (Arc<Book<G>>, Effect) {
        let movements = difference(&self.book().ledger, &after.ledger);
        (after, Effect { movements, ..Effect::default() })
    }
}
