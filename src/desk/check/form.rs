//! A form with its answer: asked again only when something in it has changed.

use egui::Ui;

use crate::ask::{Answer, AskError};
use crate::desk::check::{CheckAction, List};
use crate::desk::{Action, Speech};
use crate::words::Line;

/// What a form draws with.
pub struct Pen<'a> {
    /// The language.
    pub speech: Speech,
    /// Where its buttons put what they ask.
    pub actions: &'a mut Vec<Action>,
    /// The table whose last row was just added: its first field takes the focus.
    pub fresh: Option<List>,
    /// Why a number field was not parsed.
    pub misread: Option<Line>,
}

/// A form: an example at first, then whatever is typed.
pub trait CheckForm: Clone + PartialEq {
    /// Figures that show what the form does.
    fn example() -> Self;

    /// Asks the rules.
    ///
    /// # Errors
    /// Says what is wrong with the question.
    fn ask(&self) -> Result<Answer, AskError>;

    /// Draws the fields.
    fn fields(&mut self, ui: &mut Ui, pen: &mut Pen<'_>);

    /// Adds a row to a table.
    fn add(&mut self, _list: List) {}

    /// Takes a row out of a table.
    fn remove(&mut self, _list: List, _at: usize) {}
}

/// A form with its last answer.
#[derive(Clone, Debug)]
pub struct Sheet<F> {
    pub(super) form: F,
    example: F,
    answered: Option<(F, Result<Answer, AskError>)>,
    fresh: Option<List>,
    misread: Option<Result<Answer, AskError>>,
    pub(super) opened: usize,
}

impl<F: CheckForm> Default for Sheet<F> {
    fn default() -> Self {
        Self {
            form: F::example(),
            example: F::example(),
            answered: None,
            fresh: None,
            misread: None,
            opened: 0,
        }
    }
}

impl<F: CheckForm> Sheet<F> {
    /// Whether nothing was typed yet.
    pub fn is_example(&self) -> bool {
        self.form == self.example
    }

    /// Draws the fields.
    pub fn fields(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        let fresh = self.fresh.take();
        let mut pen = Pen { speech, actions, fresh, misread: None };
        self.form.fields(ui, &mut pen);
        self.misread = pen.misread.map(|why| Err(AskError::new(why)));
    }

    /// The answer to what is filled in now.
    pub fn answer(&mut self) -> Option<&Result<Answer, AskError>> {
        if self.misread.is_some() {
            return self.misread.as_ref();
        }
        if self.answered.as_ref().is_none_or(|(form, _)| *form != self.form) {
            self.answered = Some((self.form.clone(), self.form.ask()));
        }
        self.answered.as_ref().map(|(_, answer)| answer)
    }

    /// Does what was asked of the form.
    pub fn take(&mut self, step: CheckAction) {
        match step {
            CheckAction::To(_) => {}
            CheckAction::Example => *self = Self::default(),
            CheckAction::Add(list) => {
                self.form.add(list);
                self.fresh = Some(list);
            }
            CheckAction::Remove(list, at) => self.form.remove(list, at),
            CheckAction::Open(figure) => self.opened = figure,
        }
    }
}
