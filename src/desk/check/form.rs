//! A form with its answer: asked again only when something in it has changed.

use egui::Ui;

use crate::ask::{Answer, Question};
use crate::desk::check::{CheckCommand, List};
use crate::desk::{Command, Speech};

/// What a form draws with.
pub struct Pen<'a> {
    /// The language.
    pub speech: Speech,
    /// Where its buttons put what they ask.
    pub commands: &'a mut Vec<Command>,
    /// The table whose last row was just added: its first field takes the focus.
    pub fresh: Option<List>,
}

/// A form: an example at first, then whatever is typed.
pub trait Form: Clone + PartialEq {
    /// Figures that show what the form does.
    fn example() -> Self;

    /// Asks the rules.
    ///
    /// # Errors
    /// Says what is wrong with the question.
    fn ask(&self) -> Result<Answer, Question>;

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
    answered: Option<(F, Result<Answer, Question>)>,
    fresh: Option<List>,
    pub(super) opened: usize,
}

impl<F: Form> Default for Sheet<F> {
    fn default() -> Self {
        Self { form: F::example(), example: F::example(), answered: None, fresh: None, opened: 0 }
    }
}

impl<F: Form> Sheet<F> {
    /// Whether nothing was typed yet.
    pub fn is_example(&self) -> bool {
        self.form == self.example
    }

    /// Draws the fields.
    pub fn fields(&mut self, ui: &mut Ui, speech: Speech, commands: &mut Vec<Command>) {
        let fresh = self.fresh.take();
        self.form.fields(ui, &mut Pen { speech, commands, fresh });
    }

    /// The answer to what is filled in now.
    pub fn answer(&mut self) -> Option<&Result<Answer, Question>> {
        if self.answered.as_ref().is_none_or(|(form, _)| *form != self.form) {
            self.answered = Some((self.form.clone(), self.form.ask()));
        }
        self.answered.as_ref().map(|(_, answer)| answer)
    }

    /// Does what was asked of the form.
    pub fn take(&mut self, step: CheckCommand) {
        match step {
            CheckCommand::To(_) => {}
            CheckCommand::Example => *self = Self::default(),
            CheckCommand::Add(list) => {
                self.form.add(list);
                self.fresh = Some(list);
            }
            CheckCommand::Remove(list, at) => self.form.remove(list, at),
            CheckCommand::Open(figure) => self.opened = figure,
        }
    }
}
