//! The state of the table page as one value. Only [`PageModel::update`] changes it, and it does not depend on what is drawn.

use crate::engine::board::CellId;
use crate::engine::entry::{BoardValue, Verb};
use crate::engine::worksheet;
use crate::engine::{AnyAct, MissingValue, Outcome, PlaceId, Session};
use crate::page::{Draft, Form, Input, InputId, Lasting, Moment, Referee};
use crate::words::{Language, Line};

/// The state of the table page.
#[derive(Clone, Debug)]
pub struct PageModel {
    pub mode: Mode,
    pub draft: Draft,
    pub form: Form,
    /// The result of the draft.
    pub step: Step,
    /// The text of the entry line; `None` while it is closed.
    pub field: Option<String>,
    /// The answer to the last event, if that changed nothing.
    pub said: Option<Feedback>,
    /// The position of the arrow keys in the list of choices; `None` until one is pressed.
    pub cursor: Option<usize>,
    /// The language of labels and of typed words.
    pub language: Language,
    /// The act that is typed in the entry line.
    pub(super) typed: Option<AnyAct>,
    pub(super) moment: Moment,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The current position.
    Live,
    /// The position right after a line; 0 is the set-up.
    History(u32),
}

/// The result of a draft.
#[derive(Clone, Debug)]
pub enum Step {
    /// The draft is empty.
    Choose,
    /// The act is incomplete.
    Fill,
    /// The act needs board values first.
    Ask(Asked),
    /// The rules leave no choice: these acts follow one after the other.
    Forced(Vec<AnyAct>),
    /// The act is complete and legal.
    Ready(Box<Outcome>),
    /// The act is refused, or an input is not valid.
    Refused(Refused),
    Over(Line),
}

/// The question for a board value that an act needs.
#[derive(Clone, Debug)]
pub struct Asked {
    pub act: AnyAct,
    pub missing: MissingValue,
    /// The question: about this value, or about all values that are read together with it.
    pub question: Line,
    /// The inputs for the values.
    pub inputs: Vec<Input>,
}

impl Asked {
    /// Whether all required inputs are filled in.
    pub fn is_answered(&self) -> bool {
        self.inputs.iter().all(|input| input.optional || !input.text.is_empty())
    }
}

/// Why an act is not entered.
#[derive(Clone, Debug)]
pub struct Refused {
    pub why: Line,
    /// The refused act, if it is complete.
    pub act: Option<AnyAct>,
    /// The board values that may be misread.
    pub misread: Vec<CellId>,
    /// A sentence that says what would be legal.
    pub suggestion: Option<Line>,
    /// The closest legal act.
    pub instead: Option<AnyAct>,
}

impl Refused {
    /// A refusal with only a reason.
    pub(super) const fn because(why: Line) -> Self {
        Self { why, act: None, misread: Vec::new(), suggestion: None, instead: None }
    }
}

/// The answer to an event that changed nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Feedback {
    /// The text of an input is not valid.
    Wrong(InputId, Line),
    /// The act needs this input.
    Empty(InputId),
    /// The act is incomplete.
    Unfinished,
    /// The typed text matches no choice.
    NoneOf(String),
    /// The typed text was left out; what is shown is as before.
    LeftOut(String),
    /// The typed text is a prefix of several choices.
    Several(String),
    /// Nothing can be done at this place: the reasons, and the acts that help.
    Idle(PlaceId, Vec<Line>, Vec<AnyAct>),
    /// The event has no use now.
    Nothing,
    /// Why the entry line cannot be parsed.
    Unknown(Line),
    /// Why the line was not entered.
    Failed(Line),
}

/// An action of the user, or an answer of the shell. Board, list, entry line, keypad and keys make the same events.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// Pressed a place on the board.
    Press(PlaceId),
    Choose(&'static str),
    Open(Referee),
    /// Chose a word in an input, or removed it.
    Say(InputId, String),
    /// Pressed a button of a worksheet that fills in several of its numbers.
    Make(Box<worksheet::Draft>),
    /// Chose the n-th choice of the list.
    Pick(usize),
    /// Focused an input.
    GoTo(InputId),
    /// Typed text, without control characters.
    Text(String),
    /// Backspace.
    Erase,
    /// Selected the whole text of the focused input.
    SelectAll,
    /// Set a number with a stepper or a slider.
    SetNumber(InputId, i64),
    /// Enter, without key repeats.
    Accept,
    /// Pressed the main button.
    Main,
    /// Corrected a board value for this game only.
    ForThisGame,
    /// Escape.
    Back,
    /// Tab if `true`, otherwise Shift+Tab.
    Next(bool),
    /// Moved along the list of choices.
    Arrow(isize),
    /// Opened the entry line.
    OpenField,
    /// Edited the entry line, or closed it with `None`.
    Field(Option<String>),
    /// Chose a complete act that was suggested or forced.
    Draft(AnyAct),
    /// Opened an act, a correction or a ruling again, filled in.
    SayAgain(Verb),
    /// Moved along the history.
    LookBy(isize),
    /// Went to the position right after a line, or back to the present.
    LookAt(Option<u32>),
    Undo,
    Redo,
    /// The shell has entered the act of the draft.
    Booked,
    /// The shell has entered something else.
    Changed,
    /// The shell could not enter the line.
    Failed(Line),
    /// The shell has drawn the outcome of an act, as indices into the kinds of its pool.
    Drawn(AnyAct, Vec<usize>),
}

impl Event {
    /// Whether it is a press outside the entry line, which closes it.
    pub(super) fn is_pressed(&self) -> bool {
        use Event::{Choose, Draft, GoTo, Make, Open, Pick, Press, Say, SayAgain, SetNumber};
        matches!(
            self,
            Choose(_)
                | Draft(_)
                | GoTo(_)
                | Make(_)
                | Open(_)
                | Pick(_)
                | Press(_)
                | Say(..)
                | SayAgain(_)
                | SetNumber(..)
        )
    }

    /// Whether it would abandon the drafted act.
    pub(super) fn abandons_draft(&self) -> bool {
        use Event::{Back, Choose, Draft, LookAt, LookBy, Open, Press, Redo, SayAgain, Undo};
        matches!(
            self,
            Back | Choose(_)
                | Draft(_)
                | LookAt(Some(_))
                | LookBy(_)
                | Open(_)
                | Press(_)
                | Redo
                | SayAgain(_)
                | Undo
        )
    }
}

/// A request to the shell.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    Enter(Verb),
    /// Enter an act with its drawn outcome.
    EnterDrawn(AnyAct, Vec<usize>),
    /// Enter board values only.
    Keep(Vec<BoardValue>),
    /// Correct a board value and hand over what that changes.
    PutRight(BoardValue, Lasting),
    /// Draw the outcome of an act.
    Draw(AnyAct),
}

/// What has the keyboard focus.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FocusTarget {
    /// The entry line.
    Field,
    Input(InputId),
    /// The list of choices: the chosen one, or none yet.
    List(Option<usize>),
    /// The main button.
    Main,
    History,
}

impl PageModel {
    pub fn of(session: &Session) -> Self {
        let mut page = Self {
            mode: Mode::Live,
            draft: Draft::default(),
            form: Form::default(),
            step: Step::Choose,
            field: None,
            said: None,
            cursor: None,
            language: Language::ENGLISH,
            typed: None,
            moment: Moment::of(session),
        };
        page.recompute(session);
        page
    }

    /// The line of the history that it shows; none in the present.
    pub const fn looks_at(&self) -> Option<u32> {
        if let Mode::History(line) = self.mode { Some(line) } else { None }
    }

    /// What has the keyboard focus.
    pub fn focus(&self) -> FocusTarget {
        if self.field.is_some() {
            return FocusTarget::Field;
        }
        if self.mode != Mode::Live {
            return FocusTarget::History;
        }
        let gone_to = self.draft.at.as_ref().and_then(|at| self.input(at));
        let begins = matches!(self.step, Step::Fill) && !self.form.offers_choices();
        let is_next = |input: &&Input| {
            input.is_wanted() || begins && matches!(input.id, InputId::Sheet(_)) && input.text.is_empty()
        };
        let wanted = || self.inputs().iter().find(is_next);
        match gone_to.or_else(wanted) {
            Some(input) => FocusTarget::Input(input.id.clone()),
            None if self.chooses() => FocusTarget::List(self.chosen()),
            None => FocusTarget::Main,
        }
    }

    /// The choice that Enter takes: the one that arrow keys have moved to, or the only one. Enter takes none of several by itself, so that
    /// one Enter too many does nothing.
    pub(super) fn chosen(&self) -> Option<usize> {
        let only = self.form.rows.len() + self.form.verbs.len() == 1;
        self.cursor.or_else(|| only.then_some(0))
    }

    /// Whether the next step is a choice from a list.
    fn chooses(&self) -> bool {
        let among_rows = !self.form.rows.is_empty() && self.question().is_none();
        among_rows || matches!(self.step, Step::Choose | Step::Fill)
    }

    /// The drawn inputs, in the order of Tab.
    pub fn tab_stops(&self) -> Vec<InputId> {
        let listed = |id: &InputId| !self.form.rows.is_empty() && matches!(id, InputId::Argument(_));
        let ids = self.inputs().iter().map(|input| input.id.clone());
        ids.filter(|id| !matches!(id, InputId::Place | InputId::Row | InputId::Answer) && !listed(id))
            .collect()
    }

    /// The inputs of the current step.
    pub fn inputs(&self) -> &[Input] {
        self.question().map_or(&self.form.inputs, |asked| &asked.inputs)
    }

    /// The question about the board that the act waits for; `None` while the act is only highlighted.
    pub fn question(&self) -> Option<&Asked> {
        if let Step::Ask(asked) = &self.step { Some(asked).filter(|_| !self.draft.pointed) } else { None }
    }

    /// The question to show now; `None` while a number that it depends on is being typed.
    pub fn asks(&self) -> Option<&Asked> {
        let types = matches!(self.focus(), FocusTarget::Input(InputId::Number(_) | InputId::Sheet(_)));
        self.question().filter(|_| !types)
    }

    /// The act typed in the entry line.
    pub const fn typed(&self) -> Option<&AnyAct> {
        self.typed.as_ref()
    }

    /// An input of the step, or of the form behind a question.
    pub fn input(&self, id: &InputId) -> Option<&Input> {
        self.inputs().iter().chain(&self.form.inputs).find(|input| input.id == *id)
    }
}
