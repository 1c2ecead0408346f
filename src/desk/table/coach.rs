//! The coach teaches in the moment: who acts, what to do now, what comes next, and what is forgotten most, for
//! the present phase or the one that was asked about.

use egui::{Align, Label, Layout, RichText, Ui};

use crate::desk::Speech;
use crate::desk::theme::{self, Palette};
use crate::desk::widgets::{icon_button, icons};
use crate::engine::{Game, Stage};
use crate::games::auto_brocante::AutoBrocante;
use crate::games::automobile::Automobile;
use crate::games::autotock::Autotock;
use crate::games::independents::Independents;
use crate::games::sponsors::Sponsors;
use crate::say;
use crate::words::keys::coach as k;
use crate::words::{Key, keys};

/// What the coach says of one phase: who, now, next, forgotten.
type Lesson = [Key; 4];

/// The lessons of Automobile, phase by phase.
const AUTOMOBILE: &[Lesson] = &[
    [k::AUTOMOBILE_1_WHO, k::AUTOMOBILE_1_NOW, k::AUTOMOBILE_1_NEXT, k::AUTOMOBILE_1_FORGOTTEN],
    [k::AUTOMOBILE_2_WHO, k::AUTOMOBILE_2_NOW, k::AUTOMOBILE_2_NEXT, k::AUTOMOBILE_2_FORGOTTEN],
    [k::AUTOMOBILE_3_WHO, k::AUTOMOBILE_3_NOW, k::AUTOMOBILE_3_NEXT, k::AUTOMOBILE_3_FORGOTTEN],
    [k::AUTOMOBILE_4_WHO, k::AUTOMOBILE_4_NOW, k::AUTOMOBILE_4_NEXT, k::AUTOMOBILE_4_FORGOTTEN],
    [k::AUTOMOBILE_5_WHO, k::AUTOMOBILE_5_NOW, k::AUTOMOBILE_5_NEXT, k::AUTOMOBILE_5_FORGOTTEN],
    [k::AUTOMOBILE_6_WHO, k::AUTOMOBILE_6_NOW, k::AUTOMOBILE_6_NEXT, k::AUTOMOBILE_6_FORGOTTEN],
    [k::AUTOMOBILE_7_WHO, k::AUTOMOBILE_7_NOW, k::AUTOMOBILE_7_NEXT, k::AUTOMOBILE_7_FORGOTTEN],
    [k::AUTOMOBILE_8_WHO, k::AUTOMOBILE_8_NOW, k::AUTOMOBILE_8_NEXT, k::AUTOMOBILE_8_FORGOTTEN],
    [k::AUTOMOBILE_9_WHO, k::AUTOMOBILE_9_NOW, k::AUTOMOBILE_9_NEXT, k::AUTOMOBILE_9_FORGOTTEN],
];

/// The lessons of Auto-Brocante, phase by phase.
const AUTO_BROCANTE: &[Lesson] = &[
    [k::AUTO_BROCANTE_1_WHO, k::AUTO_BROCANTE_1_NOW, k::AUTO_BROCANTE_1_NEXT, k::AUTO_BROCANTE_1_FORGOTTEN],
    [k::AUTO_BROCANTE_2_WHO, k::AUTO_BROCANTE_2_NOW, k::AUTO_BROCANTE_2_NEXT, k::AUTO_BROCANTE_2_FORGOTTEN],
    [k::AUTO_BROCANTE_3_WHO, k::AUTO_BROCANTE_3_NOW, k::AUTO_BROCANTE_3_NEXT, k::AUTO_BROCANTE_3_FORGOTTEN],
    [k::AUTO_BROCANTE_4_WHO, k::AUTO_BROCANTE_4_NOW, k::AUTO_BROCANTE_4_NEXT, k::AUTO_BROCANTE_4_FORGOTTEN],
    [k::AUTO_BROCANTE_5_WHO, k::AUTO_BROCANTE_5_NOW, k::AUTO_BROCANTE_5_NEXT, k::AUTO_BROCANTE_5_FORGOTTEN],
    [k::AUTO_BROCANTE_6_WHO, k::AUTO_BROCANTE_6_NOW, k::AUTO_BROCANTE_6_NEXT, k::AUTO_BROCANTE_6_FORGOTTEN],
];

/// The lessons of Autotock, phase by phase.
const AUTOTOCK: &[Lesson] = &[
    [k::AUTOTOCK_1_WHO, k::AUTOTOCK_1_NOW, k::AUTOTOCK_1_NEXT, k::AUTOTOCK_1_FORGOTTEN],
    [k::AUTOTOCK_2_WHO, k::AUTOTOCK_2_NOW, k::AUTOTOCK_2_NEXT, k::AUTOTOCK_2_FORGOTTEN],
    [k::AUTOTOCK_3_WHO, k::AUTOTOCK_3_NOW, k::AUTOTOCK_3_NEXT, k::AUTOTOCK_3_FORGOTTEN],
];

/// The lessons of The Last of the Independents, step by step.
const INDEPENDENTS: &[Lesson] = &[
    [k::INDEPENDENTS_1_WHO, k::INDEPENDENTS_1_NOW, k::INDEPENDENTS_1_NEXT, k::INDEPENDENTS_1_FORGOTTEN],
    [k::INDEPENDENTS_2_WHO, k::INDEPENDENTS_2_NOW, k::INDEPENDENTS_2_NEXT, k::INDEPENDENTS_2_FORGOTTEN],
    [k::INDEPENDENTS_3_WHO, k::INDEPENDENTS_3_NOW, k::INDEPENDENTS_3_NEXT, k::INDEPENDENTS_3_FORGOTTEN],
    [k::INDEPENDENTS_4_WHO, k::INDEPENDENTS_4_NOW, k::INDEPENDENTS_4_NEXT, k::INDEPENDENTS_4_FORGOTTEN],
    [k::INDEPENDENTS_5_WHO, k::INDEPENDENTS_5_NOW, k::INDEPENDENTS_5_NEXT, k::INDEPENDENTS_5_FORGOTTEN],
    [k::INDEPENDENTS_6_WHO, k::INDEPENDENTS_6_NOW, k::INDEPENDENTS_6_NEXT, k::INDEPENDENTS_6_FORGOTTEN],
    [k::INDEPENDENTS_7_WHO, k::INDEPENDENTS_7_NOW, k::INDEPENDENTS_7_NEXT, k::INDEPENDENTS_7_FORGOTTEN],
    [k::INDEPENDENTS_8_WHO, k::INDEPENDENTS_8_NOW, k::INDEPENDENTS_8_NEXT, k::INDEPENDENTS_8_FORGOTTEN],
];

/// The lessons of Les Sponsors, phase by phase.
const SPONSORS: &[Lesson] = &[
    [k::SPONSORS_1_WHO, k::SPONSORS_1_NOW, k::SPONSORS_1_NEXT, k::SPONSORS_1_FORGOTTEN],
    [k::SPONSORS_2_WHO, k::SPONSORS_2_NOW, k::SPONSORS_2_NEXT, k::SPONSORS_2_FORGOTTEN],
    [k::SPONSORS_3_WHO, k::SPONSORS_3_NOW, k::SPONSORS_3_NEXT, k::SPONSORS_3_FORGOTTEN],
    [k::SPONSORS_4_WHO, k::SPONSORS_4_NOW, k::SPONSORS_4_NEXT, k::SPONSORS_4_FORGOTTEN],
    [k::SPONSORS_5_WHO, k::SPONSORS_5_NOW, k::SPONSORS_5_NEXT, k::SPONSORS_5_FORGOTTEN],
];

/// What the coach says of a phase of a box.
pub fn lesson(game: &str, phase: u8) -> Option<&'static Lesson> {
    let lessons = match game {
        Automobile::WORD => AUTOMOBILE,
        AutoBrocante::WORD => AUTO_BROCANTE,
        Autotock::WORD => AUTOTOCK,
        Independents::WORD => INDEPENDENTS,
        Sponsors::WORD => SPONSORS,
        _ => return None,
    };
    lessons.get(usize::from(phase.checked_sub(1)?))
}

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
pub fn coach_ui(ui: &mut Ui, speech: Speech, game: &str, stage: &Stage, coach: &mut Coach) {
    if stage.over.is_some() && coach.asked.is_none() {
        return;
    }
    let palette = Palette::of(ui);
    let phase = coach.asked.unwrap_or(stage.phase);
    let Some(lesson) = lesson(game, phase) else { return };
    ui.spacing_mut().item_spacing.y = theme::LINE;
    ui.horizontal(|ui| {
        if let Some(name) = stage.phases.get(usize::from(phase.saturating_sub(1))) {
            let title = speech.say(&say!(keys::table::PHASE_NAMED, n = phase, name = *name));
            ui.label(RichText::new(title).strong());
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
    for (title, key) in [k::WHO, k::NOW, k::NEXT, k::FORGOTTEN].into_iter().zip(lesson) {
        let forgotten = title == k::FORGOTTEN;
        let colour = if forgotten { palette.amber } else { palette.ink };
        let line = speech.say(&say!(keys::table::NAMED, name = speech.word(title), what = *key));
        ui.add(Label::new(RichText::new(line).small().color(colour)).wrap());
    }
}
