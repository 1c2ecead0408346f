//! Previews of a line before it is entered: an act, a referee verb or a jump.

use std::sync::Arc;

use crate::engine::amend::difference;
use crate::engine::any_book::Performed;
use crate::engine::entry::Verb;
use crate::engine::tally::Trace;
use crate::engine::transaction::Effect;
use crate::engine::{AnyAct, AnyBook, Due, Movement, Rejection, Session, TurnStatus};

/// The preview of a line, or why it cannot be entered.
pub type Reply = Result<Outcome, Rejection>;

/// The result of entering a line.
#[derive(Clone, Debug)]
pub struct Outcome {
    /// The line.
    pub verb: Verb,
    /// The draw it still needs; nothing moves before the draw.
    pub due: Option<Due>,
    /// Movements with causes and terms, and figures that decided something. For a jump, an amend or a board
    /// value, the difference between the two books.
    pub effect: Effect,
    /// The book after it.
    pub book: Arc<dyn AnyBook>,
    /// The turn status after it.
    pub stage: TurnStatus,
}

impl Outcome {
    /// The movements it would make.
    pub fn movements(&self) -> &[Movement] {
        &self.effect.movements
    }

    /// The act, if the line is one.
    pub fn act(&self) -> Option<&AnyAct> {
        self.verb.act()
    }
}

impl Session {
    /// Previews a line.
    ///
    /// # Errors
    /// Fails as entering the line would.
    pub fn preview(&self, verb: Verb) -> Reply {
        let (book, effect) = self.performed(&verb)?;
        let due = verb.act().and_then(|act| self.due(act));
        let stage = book.stage(&self.setting);
        Ok(Outcome { verb, due, effect, book, stage })
    }

    /// The book after a line, and the effect of the line.
    fn performed(&self, verb: &Verb) -> Performed {
        match verb {
            Verb::Act(act) => self.book().preview(&self.setting, act, Trace::On),
            Verb::Correct(_) | Verb::Ruling(_) => self.book().perform(&self.setting, verb, Trace::On),
            Verb::Back(to) => self.book_at(*to).map(|after| self.towards(after)),
            Verb::Amend(_) | Verb::Observe(_) | Verb::Rename(_) => {
                let mut trial = self.clone();
                trial.enter(verb.clone(), String::new())?;
                Ok(self.towards(Arc::clone(trial.book())))
            }
            fact => self.check_fact(fact).map(|()| (Arc::clone(self.book()), Effect::default())),
        }
    }

    fn towards(&self, after: Arc<dyn AnyBook>) -> (Arc<dyn AnyBook>, Effect) {
        let movements = difference(&self.book().ledger, &after.ledger);
        (after, Effect { movements, ..Effect::default() })
    }
}
