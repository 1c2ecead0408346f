//! Previews: what may be done now, and what a text or an amend would do.

use crate::engine::entry::{AmendPolicy, StepId, Verb};
use crate::engine::ledger::Movement;
use crate::engine::private_input::PrivateInput;
use crate::engine::tally::Trace;
use crate::engine::{
    Acts, AnyAct, AnyEdits, Debt, Draft, Due, Effect, Game, Journal, Ledger, Offer, QuizQuestion, Rejection,
    Reminder, TurnStatus, View, Worksheet, notation,
};
use crate::session::{Amended, amending, line};
use crate::words::{Line, keys};

/// The previews of a session. Acts are in notation.
pub trait Trial {
    /// All choices with their previews, including refused ones, most useful first.
    fn offers(&self) -> Vec<Offer>;

    /// The acts that are mandatory now and can be done in one way only, with their effects; see [`Journal::forced`].
    fn forced(&self) -> Vec<(AnyAct, Effect)>;

    /// The act that a text, in notation or JSON, stands for; `None` if it is none.
    fn parse_act(&self, text: &str) -> Option<AnyAct>;

    /// The legal act nearest to a refused one; see [`Journal::instead`].
    fn instead(&self, act: &AnyAct) -> Option<AnyAct>;

    /// Fills in the fields of the choice of an act, in order.
    fn fill(&self, act: &AnyAct, values: &[i64]) -> Option<AnyAct>;

    /// What an act would do.
    fn preview_act(&self, act: &AnyAct) -> Reply;

    /// What entering a text, in notation or JSON, would do.
    fn preview(&self, text: &str) -> Reply;

    /// The form for the current phase with this draft filled in, if the phase has one.
    fn worksheet(&self, draft: &Draft) -> Option<Worksheet>;

    /// The private input due now with this draft filled in, if any.
    fn private_input(&self, draft: &Draft) -> Option<PrivateInput>;

    /// Parses edits of past entries: `replace 31 red pass; strike 32`.
    ///
    /// # Errors
    /// Says what was not understood.
    fn edits(&self, text: &str) -> Result<AnyEdits, Rejection>;

    /// Previews an amend.
    ///
    /// # Errors
    /// Says which step does not exist. A step that the amend breaks is reported, not refused.
    fn preview_amend(&self, edits: &AnyEdits, was: AmendPolicy) -> Result<Amended, Rejection>;

    /// Previews a new reading of a board value like an amend; `None` for any other text, and if the cell had no value before.
    fn preview_board_value(&self, text: &str) -> Option<Amended>;

    /// Adds edits to an amend until it breaks no later entry: broken entries become corrections, for whose reason `because` is called.
    /// [`Amended::edits`] are the result.
    ///
    /// # Errors
    /// As [`Trial::preview_amend`].
    fn mend(
        &self,
        edits: &AnyEdits,
        was: AmendPolicy,
        because: &dyn Fn(StepId) -> String,
    ) -> Result<Amended, Rejection>;

    /// The draw that an act still needs, for Steward or the players to make.
    fn due(&self, act: &AnyAct) -> Option<Due>;

    /// Completes an act with the outcome of its draw, as indices into the kinds of the pool; `None` if it needs no draw.
    fn with_outcome(&self, act: &AnyAct, outcome: &[usize]) -> Option<AnyAct>;

    /// The game's doubts about an act before it is entered.
    fn doubts(&self, act: &AnyAct) -> Vec<Line>;

    /// Doubts about values in a legal act that the board does not list.
    fn unlisted(&self, act: &AnyAct) -> Vec<Line>;

    /// The reminders that are due now, each with a legal act.
    fn reminders(&self) -> Vec<Reminder>;

    /// Quiz questions of this game about the current board; see [`QuizQuestion::all`].
    fn quiz_questions(&self) -> Vec<QuizQuestion>;

    /// Acts that were entered earlier and are refused now, the latest of each verb first, without secret ones.
    fn outdated(&self) -> Vec<AnyAct>;
}

impl<G: Game> Trial for Journal<G> {
    fn offers(&self) -> Vec<Offer> {
        Journal::offers(self)
    }

    fn forced(&self) -> Vec<(AnyAct, Effect)> {
        Journal::forced(self)
    }

    fn parse_act(&self, text: &str) -> Option<AnyAct> {
        match line::verb(self, text).ok()? {
            Verb::Act(act) => Some(act.into()),
            _ => None,
        }
    }

    fn instead(&self, act: &AnyAct) -> Option<AnyAct> {
        Journal::instead(self, act.of()?)
    }

    fn fill(&self, act: &AnyAct, values: &[i64]) -> Option<AnyAct> {
        act.of::<G::Act>()?.filled(values).map(Into::into)
    }

    fn preview(&self, text: &str) -> Reply {
        previewed(self, &line::verb(self, text).map_err(Rejection::Unreadable)?)
    }

    fn preview_act(&self, act: &AnyAct) -> Reply {
        match act.of::<G::Act>() {
            Some(act) => previewed(self, &Verb::Act(act.clone())),
            None => Err(Rejection::Unreadable(Line::new(keys::engine::NOTATION_EMPTY))),
        }
    }

    fn worksheet(&self, draft: &Draft) -> Option<Worksheet> {
        Some(G::worksheet(self, draft)?.as_typed(draft))
    }

    fn private_input(&self, draft: &Draft) -> Option<PrivateInput> {
        G::private_input(self, draft)
    }

    fn edits(&self, text: &str) -> Result<AnyEdits, Rejection> {
        match self.parse(&format!("amend book {text}")).map_err(Rejection::Unreadable)? {
            Verb::Amend(amendment) => Ok(amendment.edits.into()),
            _ => Err(Rejection::Unreadable(keys::engine::NOTATION_EMPTY.into())),
        }
    }

    fn preview_amend(&self, edits: &AnyEdits, was: AmendPolicy) -> Result<Amended, Rejection> {
        let preview = Journal::preview_amend(self, &amending::amendment(edits, was)?)?;
        Ok(amending::amended(self, Some(edits.clone()), preview))
    }

    fn preview_board_value(&self, text: &str) -> Option<Amended> {
        let Verb::Observe(board_value) = line::verb(self, text).ok()? else { return None };
        let preview = Journal::preview_board_value(self, &board_value).ok()??;
        Some(amending::amended(self, None, preview))
    }

    fn mend(
        &self,
        edits: &AnyEdits,
        was: AmendPolicy,
        because: &dyn Fn(StepId) -> String,
    ) -> Result<Amended, Rejection> {
        let mended = Journal::mend(self, &amending::amendment(edits, was)?, because)?;
        let preview = Journal::preview_amend(self, &mended)?;
        Ok(amending::amended(self, Some(mended.edits.into()), preview))
    }

    fn due(&self, act: &AnyAct) -> Option<Due> {
        Journal::due(self, act.of()?)
    }

    fn with_outcome(&self, act: &AnyAct, outcome: &[usize]) -> Option<AnyAct> {
        let act = act.of()?;
        Journal::due(self, act).map(|_| G::with_outcome(act, outcome).into())
    }

    fn doubts(&self, act: &AnyAct) -> Vec<Line> {
        act.of().map(|act| G::doubts(self.view(), act)).unwrap_or_default()
    }

    fn unlisted(&self, act: &AnyAct) -> Vec<Line> {
        let legal = act.of().filter(|act| self.preview(act, Trace::Off).is_ok());
        legal.map(|act| G::unlisted(self.view(), act)).unwrap_or_default()
    }

    fn reminders(&self) -> Vec<Reminder> {
        let mut all = G::reminders(self.view());
        all.retain(|reminder| reminder.act.of().is_some_and(|act| self.preview(act, Trace::Off).is_ok()));
        all
    }

    fn quiz_questions(&self) -> Vec<QuizQuestion> {
        G::quiz_questions(self.view())
    }

    fn outdated(&self) -> Vec<AnyAct> {
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
                outdated.extend(refused.then(|| act.clone().into()));
            }
        }
        outdated
    }
}

fn previewed<G: Game>(journal: &Journal<G>, verb: &Verb<G>) -> Reply {
    let (book, effect) = journal.preview_verb(verb, Trace::On)?;
    let after = After::of(View { setting: journal.setting(), book: &book });
    let text = notation::write_verb(verb, &journal.setting().seats);
    let (act, due) = match verb {
        Verb::Act(act) => (Some(act.clone().into()), journal.due(act)),
        _ => (None, None),
    };
    Ok(Outcome { text, act, due, effect, after })
}

/// What entering a text would do, or why it cannot be entered.
pub type Reply = Result<Outcome, Rejection>;

/// What a text would do.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome {
    /// The text in notation, as the record would show it.
    pub text: String,
    /// The act, if the text is one.
    pub act: Option<AnyAct>,
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
