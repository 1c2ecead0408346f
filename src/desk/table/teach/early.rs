//! The rules talk before a session exists, with the typed names and the chosen board.

use egui::Ui;

use crate::desk::table::teach::{Teacher, talk_ui};
use crate::desk::{Action, Speech, Teach};
use crate::session::{GAMES, Session, begin};

#[derive(Debug)]
pub struct EarlyTalk {
    session: Session,
    teacher: Teacher,
}

impl EarlyTalk {
    /// The talk at its first page, for the session that a header would start.
    pub fn of(header: &str) -> Option<Self> {
        let session = begin(GAMES, header).ok()?;
        let mut talk = Self { session, teacher: Teacher::default() };
        talk.ask(Teach::Talk(Some(0)));
        Some(talk)
    }

    /// Draws the open page. Returns whether there is one.
    pub fn show(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) -> bool {
        let mut given = Vec::new();
        self.teacher.listen(ui, &self.session, &mut given);
        talk_ui(ui, speech, &self.session, &mut self.teacher, &mut given);
        for action in given {
            match action {
                Action::Teach(asked) => self.ask(asked),
                other => actions.push(other),
            }
        }
        self.teacher.talk.is_some()
    }

    fn ask(&mut self, asked: Teach) {
        self.teacher.ask(&self.session, &self.session.stage(), asked);
    }
}
