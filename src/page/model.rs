//! What the page does, as one value. Only [`PageModel::update`] changes it; nothing of it depends on what is drawn.

use crate::engine::board::CellId;
use crate::engine::entry::{BoardValue, Verb};
use crate::engine::worksheet;
use crate::engine::{AnyAct, MissingValue, Outcome, PlaceId, Session};
use crate::page::{Draft, Form, Input, InputId, Lasting, Moment, Referee};
use crate::words::{Language, Line};

/// Everything the page does.
#[derive(Clone, Debug)]
pub struct PageModel {
    /// Which position it shows, and whether acts can be entered.
    pub mode: Mode,
    /// What was said of an act so far.
    pub draft: Draft,
    /// What may still be said.
    pub form: Form,
    /// What the draft comes to.
    pub step: Step,
    /// The one field; `None` while it is closed.
    pub field: Option<String>,
    /// The answer to the last event, if it changed nothing.
    pub said: Option<Said>,
    /// The place in the list of choices that the arrows are at.
    pub cursor: usize,
    /// The language in which it is read and typed.
    pub language: Language,
    /// What the line in the field means, if it is an act.
    pub(super) typed: Option<AnyAct>,
    /// What may be done now.
    pub(super) moment: Moment,
}

/// Which position the page shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// The session as it stands.
    Live,
    /// The position right after a line; 0 is the set-up.
    History(u32),
}

/// What a draft comes to.
#[derive(Clone, Debug)]
pub enum Step {
    /// Nothing is begun.
    Choose,
    /// The act is not whole.
    Fill,
    /// The act needs printed values first.
    Ask(Asked),
    /// What the rules leave no choice about, one act after the other.
    Forced(Vec<AnyAct>),
    /// The act is whole and legal.
    Ready(Box<Outcome>),
    /// The act is whole and is refused, or what was typed is no value.
    Refused(Refused),
    /// The game is over.
    Over(Line),
}

/// A printed value that an act needs.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The act.
    pub act: AnyAct,
    /// The value that is missing.
    pub missing: MissingValue,
    /// What is asked: about it, or about all values that are read together with it.
    pub question: Line,
    /// The inputs for them.
    pub inputs: Vec<Input>,
}

impl Asked {
    /// Whether all that it needs stands there.
    pub fn is_answered(&self) -> bool {
        self.inputs.iter().all(|input| input.optional || !input.text.is_empty())
    }
}

/// Why an act is not entered.
#[derive(Clone, Debug)]
pub struct Refused {
    /// Why not.
    pub why: Line,
    /// The act that is refused, if it is whole.
    pub act: Option<AnyAct>,
    /// The board values that may be misread.
    pub misread: Vec<CellId>,
    /// What would be legal, as a sentence.
    pub suggestion: Option<Line>,
    /// The legal act nearest to it.
    pub instead: Option<AnyAct>,
}

impl Refused {
    /// A refusal of which nothing but the reason is known.
    pub(super) const fn because(why: Line) -> Self {
        Self { why, act: None, misread: Vec::new(), suggestion: None, instead: None }
    }
}

/// An answer to an event that changed nothing.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// What stands in an input is no value for it.
    Wrong(InputId, Line),
    /// The act is not whole without this input.
    Empty(InputId),
    /// The act is not whole.
    Unfinished,
    /// What was typed is none of what can be said now.
    NoneOf(String),
    /// What was typed begins several words.
    Several(String),
    /// Nothing can be done at this place now, and why; the acts that help.
    Idle(PlaceId, Vec<Line>, Vec<AnyAct>),
    /// Nothing like that can be done now.
    Nothing,
    /// Why the text in the field was not understood.
    Unknown(Line),
    /// Why the line was not entered.
    Failed(Line),
}

/// What a person did. Board, list, field, keypad and keys make the same events.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// Pressed a place on the board.
    Press(PlaceId),
    /// Chose a verb.
    Choose(&'static str),
    /// Opened a form of the referee.
    Open(Referee),
    /// Chose a word in an input, or took it back.
    Say(InputId, String),
    /// Pressed a button of the form of a phase, which fills in several of its numbers.
    Make(Box<worksheet::Draft>),
    /// Chose the n-th of the choices in the list.
    Pick(usize),
    /// Went to an input.
    GoTo(InputId),
    /// Typed; never a control character.
    Text(String),
    /// Backspace.
    Erase,
    /// Set a number by a stepper or a slider.
    SetNumber(InputId, i64),
    /// Enter. A key that is held down makes one only.
    Accept,
    /// Pressed the main button.
    Main,
    /// Put a printed value right for this game only.
    ForThisGame,
    /// Escape.
    Back,
    /// Tab if `true`, or else Shift+Tab.
    Next(bool),
    /// Moved along the list of choices.
    Arrow(isize),
    /// Opened the one field.
    OpenField,
    /// Edited the text in the one field, or closed it.
    Field(Option<String>),
    /// Took up an act as a whole: one that was suggested or forced.
    Draft(AnyAct),
    /// Took up an act, a correction or a ruling with all that was said of it.
    SayAgain(Verb),
    /// Moved along the history.
    LookBy(isize),
    /// Went to the position right after a line, or back to the present.
    LookAt(Option<u32>),
    /// Took back the last line.
    Undo,
    /// Took the last line up again.
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
    /// Whether something beside the field was pressed, which closes it.
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

    /// Whether it would leave the act of the draft.
    pub(super) fn gives_up(&self) -> bool {
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

/// What the shell is to do.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Enter a line.
    Enter(Verb),
    /// Enter an act with the outcome that was drawn for it.
    EnterDrawn(AnyAct, Vec<usize>),
    /// Enter board values, and nothing else.
    Keep(Vec<BoardValue>),
    /// Put a printed value right, and hand over what that changes.
    PutRight(BoardValue, Lasting),
    /// Draw the outcome of an act.
    Draw(AnyAct),
}

/// What has the keyboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FocusTarget {
    /// The one field.
    Field,
    /// An input.
    Input(InputId),
    /// The list of choices, at this one.
    List(usize),
    /// The main button.
    Main,
    /// The history.
    History,
}

impl PageModel {
    /// The page of a session.
    pub fn of(session: &Session) -> Self {
        let mut page = Self {
            mode: Mode::Live,
            draft: Draft::default(),
            form: Form::default(),
            step: Step::Choose,
            field: None,
            said: None,
            cursor: 0,
            language: Language::ENGLISH,
            typed: None,
            moment: Moment::of(session),
        };
        page.settle(session);
        page
    }

    /// The line of the history that it shows; none in the present.
    pub const fn looks_at(&self) -> Option<u32> {
        if let Mode::History(line) = self.mode { Some(line) } else { None }
    }

    /// What has the keyboard: always exactly one thing.
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
            None if self.chooses() => FocusTarget::List(self.cursor),
            None => FocusTarget::Main,
        }
    }

    /// Whether something of a list is to be chosen.
    fn chooses(&self) -> bool {
        let among_rows = !self.form.rows.is_empty() && self.question().is_none();
        among_rows || matches!(self.step, Step::Choose | Step::Fill)
    }

    /// The inputs that Tab leads to, in order: those that are drawn.
    pub fn tab_stops(&self) -> Vec<InputId> {
        let listed = |id: &InputId| !self.form.rows.is_empty() && matches!(id, InputId::Argument(_));
        let ids = self.inputs().iter().map(|input| input.id.clone());
        ids.filter(|id| !matches!(id, InputId::Place | InputId::Row) && !listed(id)).collect()
    }

    /// The inputs of the step.
    pub fn inputs(&self) -> &[Input] {
        self.question().map_or(&self.form.inputs, |asked| &asked.inputs)
    }

    /// The question about the board that the act waits for; none while the act is only pointed at.
    pub fn question(&self) -> Option<&Asked> {
        if let Step::Ask(asked) = &self.step { Some(asked).filter(|_| !self.draft.pointed) } else { None }
    }

    /// The question that is asked now; not while a number of the form is still typed, which it depends on.
    pub fn asks(&self) -> Option<&Asked> {
        let types = matches!(self.focus(), FocusTarget::Input(InputId::Number(_) | InputId::Sheet(_)));
        self.question().filter(|_| !types)
    }

    /// The act that stands in the field.
    pub const fn typed(&self) -> Option<&AnyAct> {
        self.typed.as_ref()
    }

    /// An input of the step, or of the form behind a question.
    pub fn input(&self, id: &InputId) -> Option<&Input> {
        self.inputs().iter().chain(&self.form.inputs).find(|input| input.id == *id)
    }
}
