//! Previews: what may be done now, and what a text or an amend would do.

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

/// The previews of a session. Acts are in notation.
pub trait Trial {
    /// All choices with their previews, including refused ones, most useful first.
    fn offers(&self) -> Vec<Offer<String>>;

    /// The acts that are mandatory now and can be done in one way only, with their effects; see [`Journal::forced`].
    fn forced(&self) -> Vec<(String, Effect)>;

    /// The legal act nearest to a refused one; see [`Journal::instead`].
    fn instead(&self, text: &str) -> Option<String>;

    /// Fills in the fields of the offer with this index in [`Trial::offers`], in order.
    fn fill_offer(&self, at: usize, values: &[i64]) -> Option<String>;

    /// What entering a text, in notation or JSON, would do.
    fn preview(&self, text: &str) -> Reply;

    /// The form for the current phase with this draft filled in, if the phase has one.
    fn worksheet(&self, draft: &Draft) -> Option<Worksheet<String>>;

    /// The private input due now with this draft filled in, if any.
    fn private_input(&self, draft: &Draft) -> Option<PrivateInput<String>>;

    /// Previews an amend, with edits in notation: `replace 31 red pass; strike 32`.
    ///
    /// # Errors
    /// Says what was not understood, or which step does not exist. A step that the amend breaks is reported, not refused.
    fn preview_amend(&self, edits: &str, was: AmendPolicy) -> Result<Amended, Rejection>;

    /// Previews a new reading of a board value like an amend; `None` for any other text, and if the cell had no value before.
    fn preview_board_value(&self, text: &str) -> Option<Amended>;

    /// Adds edits to an amend until it breaks no later entry: broken entries become corrections, for whose reason `because` is called.
    /// [`Amended::text`] is the result.
    ///
    /// # Errors
    /// As [`Trial::preview_amend`].
    fn mend(
        &self,
        edits: &str,
        was: AmendPolicy,
        because: &dyn Fn(StepId) -> String,
    ) -> Result<Amended, Rejection>;

    /// The draw that a text still needs, for Steward or the players to make.
    fn due(&self, text: &str) -> Option<Due>;

    /// Completes an act with the outcome of its draw, as indices into the kinds of the pool; `None` if it needs no draw.
    fn with_outcome(&self, text: &str, outcome: &[usize]) -> Option<String>;

    /// The game's doubts about a line before it is entered; empty if it is no act.
    fn doubts(&self, text: &str) -> Vec<Line>;

    /// Doubts about values in a legal act that the board does not list.
    fn unlisted(&self, text: &str) -> Vec<Line>;

    /// An act in the words of records, from either language; `None` for any other text.
    fn as_written(&self, text: &str) -> Option<String>;

    /// Describes an act; `None` for any other text.
    fn description(&self, text: &str) -> Option<Line>;

    /// The reminders that are due now, each with a legal act.
    fn reminders(&self) -> Vec<Reminder<String>>;

    /// Quiz questions of this game about the current board; see [`QuizQuestion::all`].
    fn quiz_questions(&self) -> Vec<QuizQuestion<String>>;

    /// Acts that were entered earlier and are refused now, the latest of each verb first, without secret ones.
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

    fn fill_offer(&self, at: usize, values: &[i64]) -> Option<String> {
        let choice = G::candidates(self.view()).into_iter().nth(at)?;
        Some(G::fill(&choice.act, values)?.write(&self.setting().seats))
    }

    fn preview(&self, text: &str) -> Reply {
        let verb = line::verb(self, text).map_err(Rejection::Unreadable)?;
        let (book, effect) = self.preview_verb(&verb, Trace::On)?;
        let after = After::of(View { setting: self.setting(), book: &book });
        let text = notation::write_verb(&verb, &self.setting().seats);
        Ok(Outcome { text, due: line::due(self, &verb), effect, after })
    }

    fn worksheet(&self, draft: &Draft) -> Option<Worksheet<String>> {
        Some(G::worksheet(self, draft)?.as_typed(draft).written(&self.setting().seats))
    }

    fn private_input(&self, draft: &Draft) -> Option<PrivateInput<String>> {
        Some(G::private_input(self, draft)?.written(&self.setting().seats))
    }

    fn preview_amend(&self, edits: &str, was: AmendPolicy) -> Result<Amended, Rejection> {
        amending::previewed(self, edits, was)
    }

    fn preview_board_value(&self, text: &str) -> Option<Amended> {
        let Verb::Observe(board_value) = line::verb(self, text).ok()? else { return None };
        let preview = Journal::preview_board_value(self, &board_value).ok()??;
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

    fn unlisted(&self, text: &str) -> Vec<Line> {
        match line::verb(self, text) {
            Ok(verb @ Verb::Act(_)) if self.preview_verb(&verb, Trace::Off).is_err() => Vec::new(),
            Ok(Verb::Act(act)) => G::unlisted(self.view(), &act),
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

/// What a text would do.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The text in notation, as the record would show it.
    pub text: String,
    /// The draw that it still needs; until then nothing moves.
    pub due: Option<Due>,
    /// Movements with causes and terms, and figures that decided something.
    pub effect: Effect,
    /// The session after it.
    pub after: After,
}

impl Outcome {
    /// The movements it would make.
    pub fn movements(&self) -> &[Movement] {
        &self.effect.movements
    }
}

/// The session after a preview, without its results.
#[derive(Clone, Debug, PartialEq)]
pub struct After {
    pub ledger: Ledger,
    pub debts: Vec<Debt>,
    pub stage: TurnStatus,
}

impl After {
    pub(super) fn of<G: Game>(view: View<'_, G>) -> Self {
        let (ledger, debts) = (view.book.ledger.clone(), view.book.debts.clone());
        Self { ledger, debts, stage: G::stage(view) }
    }
}
