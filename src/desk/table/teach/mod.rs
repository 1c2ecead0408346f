//! Teaching at the table: the rules talk, the led first turn, the practice lesson, quiz questions, the page of a phase and "where are we".

mod early;
mod led;
mod phase;
mod quiz;
mod talk;
mod where_are_we;

use std::collections::BTreeMap;

use egui::Ui;

use crate::desk::{Action, Level, Speech, Teach, scene};
use crate::engine::{Chapter, Seat, TurnStatus};
use crate::session::Session;

pub use early::EarlyTalk;
pub use led::{led_ui, verbs_ui};
pub use phase::{PhasePage, phase_ui};
pub use quiz::{Quiz, quiz_ui};
pub use talk::{lights, talk_ui};
pub use where_are_we::where_ui;

/// The state of teaching at a table.
#[derive(Debug, Default)]
pub struct Teacher {
    level: Level,
    /// The open page of the talk.
    talk: Option<usize>,
    /// The talk for this session, and the version of the book for which it was made.
    chapters: (u32, Vec<Chapter>),
    /// A demo halfway through, so that the board of the talk is not empty, and the view of that board.
    example: Option<Box<(Session, scene::BoardView)>>,
    /// Whether the talk was held, so that the first turn is led.
    talked: bool,
    /// Players who asked for more explanations, or for fewer.
    people: BTreeMap<Seat, bool>,
    lesson: Option<Vec<String>>,
    pub(super) quiz: Quiz,
}

impl Teacher {
    /// Sets how much is explained without asking.
    pub fn set(&mut self, level: Level) {
        self.level = level;
    }

    /// Sets the acts of the practice lesson.
    pub fn practise(&mut self, acts: Option<Vec<String>>) {
        self.lesson = acts;
    }

    /// Handles a request.
    pub fn ask(&mut self, table: &Session, stage: &TurnStatus, asked: Teach) {
        match asked {
            Teach::Talk(page) => {
                self.talked |= page.is_none() && self.talk.is_some();
                self.talk = page.filter(|page| *page < self.chapters(table).len());
                if self.talk.is_some() && self.example.is_none() {
                    let demo = Session::demo(table.info().game).and_then(Result::ok);
                    let half = demo.and_then(|demo| demo.standing_after(demo.lines() / 2).ok());
                    self.example = half.map(|half| Box::new((half, scene::BoardView::default())));
                }
            }
            Teach::TryIt(on) => self.quiz.turn(on),
            Teach::Explain(on) => self.people.extend(acting(table, stage).into_iter().map(|seat| (seat, on))),
        }
    }

    /// The session whose board the talk shows.
    pub fn example(&self) -> Option<&Session> {
        self.example.as_ref().map(|example| &example.0)
    }

    fn chapters(&mut self, table: &Session) -> &[Chapter] {
        if self.chapters.1.is_empty() || self.chapters.0 != table.lines() {
            self.chapters = (table.lines(), table.book().talk(table.setting()));
        }
        &self.chapters.1
    }

    /// The open chapter of the talk.
    pub fn chapter(&self) -> Option<&Chapter> {
        self.chapters.1.get(self.talk?)
    }

    /// Whether the phase is explained to any player who acts.
    pub fn leads(&self, table: &Session, stage: &TurnStatus) -> bool {
        let first = self.talked && stage.turn <= 1;
        let usual = self.level == Level::Teach || self.lesson.is_some() || first;
        let leads = |seat: Seat| self.people.get(&seat).copied().unwrap_or(usual);
        stage.over.is_none() && acting(table, stage).into_iter().any(leads)
    }

    /// What is most often forgotten in the current phase, if the level asks for it.
    pub fn forgotten(&self, speech: Speech, table: &Session, stage: &TurnStatus) -> Option<String> {
        let lessons = table.info().lessons;
        let at = usize::from(stage.phase).checked_sub(1)?;
        if self.level != Level::Prompt || stage.over.is_some() {
            return None;
        }
        lessons
            .get(at)
            .map(|lesson| led::named(speech, crate::words::keys::coach::FORGOTTEN, lesson.forgotten))
    }

    /// The next act of the practice lesson, how many are done, and how many there are.
    fn step(&self, table: &Session) -> Option<(Option<&str>, usize, usize)> {
        let acts = self.lesson.as_ref()?;
        let chain = table.chain();
        let done = chain.len() - usize::from(chain.first() == Some(&0));
        Some((acts.get(done).map(String::as_str), done, acts.len()))
    }

    /// The next act of the practice lesson.
    pub fn pointed(&self, table: &Session) -> Option<&str> {
        self.step(table)?.0
    }

    /// Turns the pages of the open talk by keyboard.
    pub fn listen(&mut self, ui: &Ui, table: &Session, actions: &mut Vec<Action>) {
        if let Some(page) = self.talk {
            let pages = self.chapters(table).len();
            actions.extend(talk::turned(ui, page, pages).map(Action::Teach));
        }
    }
}

/// The players who act: all of them in an act of the whole table.
fn acting(table: &Session, stage: &TurnStatus) -> Vec<Seat> {
    if stage.to_act.is_empty() { table.seats().iter().collect() } else { stage.to_act.clone() }
}
