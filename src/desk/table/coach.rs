//! The coach teaches in the moment: who acts, what to do now, what comes next, and what is forgotten most, for
//! the present phase or the one that was asked about.

use egui::{Align, Label, Layout, RichText, Ui};

use crate::desk::Speech;
use crate::desk::theme::{self, Palette};
use crate::desk::widgets::{icon_button, icons};
use crate::engine::{Lesson, Stage};
use crate::say;
use crate::words::keys::{self, coach as k};

/// Which lesson lies open.
#[derive(Clone, Debug, Default)]
pub struct Coach {
    folded: bool,
    asked: Option<u8>,
}

impl Coach {
    /// Shows what is said of a phase; asked again, what is said of the present one.
    pub fn ask(&mut self, phase: u8) {
        self.asked = if self.asked == Some(phase) { None } else { Some(phase) };
        self.folded = false;
    }

    /// Back to the present phase.
    pub fn follow(&mut self) {
        self.asked = None;
    }

    /// Whether a phase was asked about.
    pub fn shows(&self, phase: u8) -> bool {
        self.asked == Some(phase)
    }

    /// Whether any phase was asked about.
    pub fn shows_any(&self) -> bool {
        self.asked.is_some()
    }
}

/// Draws the lesson, or only its title while it is folded away.
pub fn coach_ui(ui: &mut Ui, speech: Speech, lessons: &[Lesson], stage: &Stage, coach: &mut Coach) {
    if stage.over.is_some() && coach.asked.is_none() {
        return;
    }
    let palette = Palette::of(ui);
    let phase = coach.asked.unwrap_or(stage.phase);
    let Some(lesson) = usize::from(phase).checked_sub(1).and_then(|at| lessons.get(at)) else { return };
    ui.spacing_mut().item_spacing.y = theme::LINE;
    ui.horizontal(|ui| {
        if let Some(name) = stage.phases.get(usize::from(phase.saturating_sub(1))) {
            let title = speech.say(&say!(keys::table::PHASE_NAMED, n = phase, name = *name));
            ui.label(theme::bold(title));
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let (icon, name) = match coach.folded {
                true => (icons::ICON_SCHOOL, keys::table::COACH_SHOW),
                false => (icons::ICON_EXPAND_MORE, keys::table::COACH_HIDE),
            };
            if icon_button(ui, icon, speech.word(name)).clicked() {
                coach.folded = !coach.folded;
            }
        });
    });
    if coach.folded {
        return;
    }
    let said = [
        (k::WHO, lesson.who),
        (k::NOW, lesson.now),
        (k::NEXT, lesson.next),
        (k::FORGOTTEN, lesson.forgotten),
    ];
    for (title, key) in said {
        let forgotten = title == k::FORGOTTEN;
        let colour = if forgotten { palette.amber } else { palette.ink };
        let line = speech.say(&say!(keys::table::NAMED, name = speech.word(title), what = key));
        ui.add(Label::new(RichText::new(line).small().color(colour)).wrap());
    }
}
