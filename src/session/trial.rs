//! What would happen: what may be done, what a text would do, what putting past entries right would change.

use crate::engine::entry::{AmendPolicy, StepId, Verb};
use crate::engine::ledger::Movement;
use crate::engine::private_input::PrivateInput;
use crate::engine::tally::Trace;
use crate::engine::{
    Acts, Debt, Draft, Due, Effect, Game, Journal, Ledger, Offer, QuizQuestion, Rejection, Reminder,
    TurnStatus, View, Worksheet, notation,
};
use crate::session::{Amended, amending, line};
use crate::words::Line;

/// What is tried at a table of any box before it is entered.
pub trait Trial {
    /// Every choice in notation with the answer of the rules, refused ones too, most useful first.
    fn offers(&self) -> Vec<Offer<String>>;

    /// What the rules leave no choice about now, one act after the other and what it would do; see [`Journal::forced`].
    fn forced(&self) -> Vec<(String, Effect)>;

    /// The legal act, in notation, that is nearest to one that the rules refuse; see [`Journal::instead`].
    fn instead(&self, text: &str) -> Option<String>;

    /// An offer with its fields filled in, in order: notation again.
    ///
    /// # Errors
    /// Says what was not understood.
    fn fill(&self, text: &str, values: &[i64]) -> Result<String, Line>;

    /// The offer at a place of [`Trial::offers`] with its fields filled in, in order: notation. Unlike the text of
    /// an offer this knows the fields that stand at zero.
    fn fill_offer(&self, at: usize, values: &[i64]) -> Option<String>;

    /// What entering a text would do: notation or JSON.
    fn preview(&self, text: &str) -> Reply;

    /// The worksheet of what the table does now, where it has one, with this filled in; its acts in notation.
    fn worksheet(&self, draft: &Draft) -> Option<Worksheet<String>>;

    /// What players tell or look at behind a curtain now, with this told; its acts in notation.
    fn private_input(&self, description: &Draft) -> Option<PrivateInput<String>>;

    /// What amending would do, the edits in notation: `replace 31 red pass; strike 32`.
    ///
    /// # Errors
    /// Says what was not understood, or which step is not there. A step broken by it is reported.
    fn preview_amend(&self, edits: &str, was: AmendPolicy) -> Result<Amended, Rejection>;

    /// What reading a printed value anew would change, as an amend is previewed; nothing for any other text, and where
    /// the value was not known before.
    fn preview_reading(&self, text: &str) -> Option<Amended>;

    /// An amend with further edits so that it breaks no later entry: what can be kept becomes corrections, whose reason is
    /// what `because` says of the step. Its [`Amended::text`] is what is entered.
    ///
    /// # Errors
    /// As [`Trial::preview_amend`].
    fn mend(
        &self,
        edits: &str,
        was: AmendPolicy,
        because: &dyn Fn(StepId) -> String,
    ) -> Result<Amended, Rejection>;

    /// The draw that a text leaves open: an act without its outcome, for Steward to draw or the table to type.
    fn due(&self, text: &str) -> Option<Due>;

    /// An open act with its outcome, as places in the kinds of its pool: notation; nothing for what leaves nothing open.
    fn with_outcome(&self, text: &str, outcome: &[usize]) -> Option<String>;

    /// What the box questions about a line before it is entered; nothing where the line is no act.
    fn doubts(&self, text: &str) -> Vec<Line>;

    /// An act of the game as records write it, in whatever language it was typed; nothing for what is not one.
    fn as_written(&self, text: &str) -> Option<String>;

    /// A text in plain words: an act of the game; nothing for what is not one.
    fn description(&self, text: &str) -> Option<Line>;

    /// What is about to be forgotten now, each with the act in notation that does it; legal, all of them.
    fn reminders(&self) -> Vec<Reminder<String>>;

    /// What the box itself asks about its board now; see [`QuizQuestion::all`].
    fn quiz_questions(&self) -> Vec<QuizQuestion<String>>;

    /// Acts that were done earlier and are refused now, the latest of each verb first, none that shows a secret.
    fn outdated(&self) -> Vec<String>;
}

impl<G: Game> Trial for Journal<G> {
    fn offers(&self) -> Vec<Offer<String>> {
        Journal::offers(self).into_iter().map(|offer| offer.written(&self.setting().seats)).collect()
    }

    fn forced(&self) -> Vec<(String, Effect)> {
        let forced = Journal::forced(self).into_iter();
        forced.map(|(act, effect)| (act.write(&self.setting().seats), effect)).collect()
    }

    fn instead(&self, text: &str) -> Option<String> {
        let Verb::Act(refused) = line::verb(self, text).ok()? else { return None };
        Some(Journal::instead(self, &refused)?.write(&self.setting().seats))
    }

    fn fill(&self, text: &str, values: &[i64]) -> Result<String, Line> {
        let seats = &self.setting().seats;
        G::Act::read(text, seats).map(|act| G::fill(&act, values).write(seats))
    }

    fn fill_offer(&self, at: usize, values: &[i64]) -> Option<String> {
        let choice = G::candidates(self.view()).into_iter().nth(at)?;
        Some(G::fill(&choice.act, values).write(&self.setting().seats))
    }

    fn preview(&self, text: &str) -> Reply {
        let verb = line::verb(self, text).map_err(Rejection::Unreadable)?;
        let (book, effect) = self.preview_verb(&verb, Trace::On)?;
        let after = After::of(View { setting: self.setting(), book: &book });
        let text = notation::write_verb(&verb, &self.setting().seats);
        Ok(Outcome { text, due: line::due(self, &verb), effect, after })
    }

    fn worksheet(&self, draft: &Draft) -> Option<Worksheet<String>> {
        Some(G::worksheet(self, draft)?.written(&self.setting().seats))
    }

    fn private_input(&self, description: &Draft) -> Option<PrivateInput<String>> {
        Some(G::private_input(self, description)?.written(&self.setting().seats))
    }

    fn preview_amend(&self, edits: &str, was: AmendPolicy) -> Result<Amended, Rejection> {
        amending::previewed(self, edits, was)
    }

    fn preview_reading(&self, text: &str) -> Option<Amended> {
        let Verb::Read(reading) = line::verb(self, text).ok()? else { return None };
        let preview = Journal::preview_reading(self, &reading).ok()??;
        Some(amending::amended(self, text.to_owned(), preview))
    }

    fn mend(
        &self,
        edits: &str,
        was: AmendPolicy,
        because: &dyn Fn(StepId) -> String,
    ) -> Result<Amended, Rejection> {
        amending::mended(self, edits, was, because)
    }

    fn due(&self, text: &str) -> Option<Due> {
        line::due(self, &line::verb(self, text).ok()?)
    }

    fn with_outcome(&self, text: &str, outcome: &[usize]) -> Option<String> {
        match line::verb(self, text).ok()? {
            Verb::Act(act) => {
                Journal::due(self, &act).map(|_| G::with_outcome(&act, outcome).write(&self.setting().seats))
            }
            _ => None,
        }
    }

    fn doubts(&self, text: &str) -> Vec<Line> {
        match self.parse(text) {
            Ok(Verb::Act(act)) => G::doubts(self.view(), &act),
            _ => Vec::new(),
        }
    }

    fn as_written(&self, text: &str) -> Option<String> {
        match line::verb(self, text).ok()? {
            Verb::Act(act) => Some(act.write(&self.setting().seats)),
            _ => None,
        }
    }

    fn description(&self, text: &str) -> Option<Line> {
        match line::verb(self, text).ok()? {
            Verb::Act(act) => Some(act.describe(Journal::setting(self))),
            _ => None,
        }
    }

    fn reminders(&self) -> Vec<Reminder<String>> {
        let written = |Reminder { word, what, seat, act }: Reminder<G::Act>| {
            let legal = self.preview(&act, Trace::Off).is_ok();
            legal.then(|| Reminder { word, what, seat, act: act.write(&self.setting().seats) })
        };
        G::reminders(self.view()).into_iter().filter_map(written).collect()
    }

    fn quiz_questions(&self) -> Vec<QuizQuestion<String>> {
        let seats = &self.setting().seats;
        G::quiz_questions(self.view()).into_iter().map(|quiz_question| quiz_question.written(seats)).collect()
    }

    fn outdated(&self) -> Vec<String> {
        let (seats, offered) = (&self.setting().seats, G::candidates(self.view()));
        let verb = |act: &G::Act| act.words(seats).0;
        let mut verbs: Vec<_> = offered.iter().map(|choice| verb(&choice.act)).collect();
        let mut outdated = Vec::new();
        for entry in self.chain().iter().rev().filter_map(|n| self.entry(*n)) {
            let Verb::Act(act) = &entry.verb else { continue };
            let shown = !G::is_secret(act) && !G::reveals_secret(self.view(), act);
            if shown && !verbs.contains(&verb(act)) {
                verbs.push(verb(act));
                let refused = matches!(self.preview(act, Trace::Off), Err(Rejection::Refused(_)));
                outdated.extend(refused.then(|| act.write(seats)));
            }
        }
        outdated
    }
}

/// What entering a text would do, or why it cannot be entered.
pub type Reply = Result<Outcome, Rejection>;

/// What a text would do, and the table after it.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The text in the notation that the record would show.
    pub text: String,
    /// The draw that it leaves open; nothing moves before that is made.
    pub due: Option<Due>,
    /// Movements with causes and terms, and figures that decided something.
    pub effect: Effect,
    /// The table after it.
    pub after: After,
}

impl Outcome {
    /// What would move.
    pub fn movements(&self) -> &[Movement] {
        &self.effect.movements
    }
}

/// The table after what is only tried: nobody asks for its results.
#[derive(Clone, Debug, PartialEq)]
pub struct After {
    /// All balances.
    pub ledger: Ledger,
    /// What could not be paid.
    pub debts: Vec<Debt>,
    /// Where the game would stand.
    pub stage: TurnStatus,
}

impl After {
    pub(super) fn of<G: Game>(view: View<'_, G>) -> Self {
        let (ledger, debts) = (view.book.ledger.clone(), view.book.debts.clone());
        Self { ledger, debts, stage: G::stage(view) }
    }
}
