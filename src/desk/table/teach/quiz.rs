//! The quiz: a question about the current board, answered on the board or with buttons, and then the explanation.

use egui::{Align, Label, Layout, RichText, ScrollArea, Ui};

use crate::desk::kit::{self, Palette, icon_button, icons, opening};
use crate::desk::table::Subject;
use crate::desk::{Action, Speech, Teach, scene};
use crate::engine::{PlaceId, QuizAnswer, QuizQuestion};
use crate::msg;
use crate::session::Session;
use crate::words::Line;
use crate::words::keys::{coach as k, desk};

#[derive(Debug, Default)]
pub struct Quiz {
    open: bool,
    /// Whether the text takes the focus, after a new question or an answer.
    focus: bool,
    /// The version of the book for which the question was made.
    version: Option<u32>,
    quiz_question: Option<QuizQuestion>,
    /// Whether the given answer is right.
    right: Option<bool>,
    /// The questions asked so far, which are not repeated.
    asked: Vec<Line>,
}

impl Quiz {
    /// Opens the quiz or closes it.
    pub fn turn(&mut self, on: bool) {
        (self.open, self.focus, self.right) = (on, on, None);
        (self.version, self.quiz_question) = (None, None);
    }

    pub fn is_open(&self) -> bool {
        self.open
    }

    /// Whether a question waits for its answer.
    pub fn asks(&self) -> bool {
        self.open && self.quiz_question.is_some() && self.right.is_none()
    }

    /// Finds a new question after each entry.
    pub fn refresh(&mut self, table: &Session) {
        if !self.open || self.version == Some(table.lines()) {
            return;
        }
        (self.version, self.right) = (Some(table.lines()), None);
        let new = |quiz_question: &QuizQuestion| !self.asked.contains(&quiz_question.question);
        self.quiz_question = QuizQuestion::all(table).into_iter().find(new);
        self.asked.extend(self.quiz_question.iter().map(|quiz_question| quiz_question.question.clone()));
    }

    /// Handles a press on a place as an answer.
    pub fn press(&mut self, place: PlaceId) {
        if let (Some(QuizQuestion { answer: QuizAnswer::Places(places), .. }), None) =
            (&self.quiz_question, self.right)
        {
            (self.right, self.focus) = (Some(places.contains(&place)), true);
        }
    }

    /// The highlighted places: the right answer, after the player has answered.
    pub fn lights(&self, table: &Session) -> scene::Lights {
        let mut lights = scene::Lights { unmarked: self.asks(), ..scene::Lights::default() };
        match &self.quiz_question {
            Some(QuizQuestion { answer: QuizAnswer::Places(places), .. }) if self.right.is_some() => {
                lights.open.extend(places);
            }
            Some(QuizQuestion { answer: QuizAnswer::Places(_), .. }) => {
                let scene = table.scene().unwrap_or_default();
                lights.live.extend(scene.places.iter().map(|place| place.id));
            }
            _ => {}
        }
        lights
    }
}

/// Draws the question, and after an answer the explanation.
pub fn quiz_ui(ui: &mut Ui, speech: Speech, table: &Session, quiz: &mut Quiz, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    ui.spacing_mut().item_spacing.y = kit::NEAR;
    let question = match &quiz.quiz_question {
        Some(quiz_question) => speech.sentence(&quiz_question.question),
        None => speech.word(k::NO_QUESTION),
    };
    ui.horizontal_top(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Min), |ui| {
            if icon_button(ui, icons::ICON_CLOSE, speech.word(desk::CLOSE)).clicked() {
                actions.push(Action::Teach(Teach::TryIt(false)));
            }
            ui.with_layout(Layout::top_down(Align::Min), |ui| {
                let text = kit::bold(question).size(kit::LEAD).color(palette.ink);
                let question = kit::resting(ui, text);
                if quiz.right.is_none() && std::mem::take(&mut quiz.focus) {
                    question.request_focus();
                }
            });
        });
    });
    let Some(quiz_question) = &quiz.quiz_question else { return };
    if let (None, QuizAnswer::Among(choices, right)) = (quiz.right, &quiz_question.answer) {
        let mut given = None;
        ui.horizontal_wrapped(|ui| {
            for (at, choice) in choices.iter().enumerate() {
                if kit::Button::plain(speech.sentence(choice)).show(ui).clicked() {
                    given = Some(at == *right);
                }
            }
        });
        if given.is_some() {
            (quiz.right, quiz.focus) = (given, true);
            kit::again(ui, "a small question was answered");
        }
        return;
    }
    let Some(right) = quiz.right else { return };
    let said = match (&quiz_question.answer, right) {
        (_, true) => speech.word(k::RIGHT),
        (QuizAnswer::Among(choices, at), false) => {
            let right = choices.get(*at).map(|choice| speech.say(choice)).unwrap_or_default();
            speech.say(&msg!(k::WRONG, right = right))
        }
        (QuizAnswer::Places(_), false) => speech.word(k::WRONG_PLACE),
    };
    let colour = if right { palette.good } else { palette.amber };
    ui.horizontal(|ui| {
        let line = ui.label(kit::bold(said.as_str()).color(colour));
        let line = kit::rests_on(ui, &line, &said);
        if std::mem::take(&mut quiz.focus) {
            line.request_focus();
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if kit::Button::plain(speech.word(k::ANOTHER)).show(ui).clicked() {
                actions.push(Action::Teach(Teach::TryIt(true)));
            }
            let why = RichText::new(speech.word(k::WHY)).small();
            opening(ui, why, actions, || Subject::Offer(quiz_question.act.clone()));
        });
    });
    // An act of the whole table has a long explanation, which scrolls so that the board keeps its room.
    ScrollArea::vertical().id_salt("because").max_height(kit::CHOICES / 2.0).show(ui, |ui| {
        ui.set_width(ui.available_width());
        for line in quiz_question.because(table) {
            ui.add(Label::new(RichText::new(speech.sentence(&line)).small().color(palette.ink)).wrap());
        }
    });
}
