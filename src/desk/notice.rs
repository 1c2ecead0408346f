//! Notices of the window: an error with a suggestion, or a message about what was done.

use std::path::{Path, PathBuf};

use egui::{RichText, Ui};

use crate::desk::kit::{self, Palette, icon_button, icons};
use crate::desk::{Action, Speech};
use crate::msg;
use crate::record::Fault;
use crate::words::{Line, keys};

/// A notice, shown until it is closed or another action replaces it.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    what: Line,
    suggestion: Option<Line>,
    /// The damaged record whose readable beginning can be saved.
    good_of: Option<PathBuf>,
    tone: Tone,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Tone {
    News,
    Trouble,
}

impl Notice {
    /// A message about what was done.
    pub fn news(what: Line) -> Self {
        Self { what, suggestion: None, good_of: None, tone: Tone::News }
    }

    /// An error.
    pub fn trouble(what: Line, suggestion: Option<Line>) -> Self {
        Self { what, suggestion, good_of: None, tone: Tone::Trouble }
    }

    /// A record that could not be opened or written.
    pub fn fault(fault: &Fault) -> Self {
        let good = fault.place.is_some_and(|place| place.good > 0);
        let good_of = good.then(|| fault.path.clone());
        Self { good_of, ..Self::trouble(fault.line(), fault.suggestion()) }
    }

    /// A crash of the last run, with its report.
    pub fn failure(report: &Path) -> Self {
        let report = report.display().to_string();
        Self::trouble(keys::shelf::FAILED.into(), Some(msg!(keys::shelf::FAILED_SUGGESTION, report = report)))
    }

    /// Whether it is a message about what was done, which the next action replaces.
    pub fn is_news(&self) -> bool {
        self.tone == Tone::News
    }

    /// Draws it. Returns whether it stays open.
    pub fn show(&self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) -> bool {
        let palette = Palette::of(ui);
        let colour = match self.tone {
            Tone::News => palette.accent,
            Tone::Trouble => palette.red,
        };
        let mut stays = true;
        kit::raised(ui).inner_margin(kit::NEAR).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(speech.sentence(&self.what)).color(colour));
                if let Some(suggestion) = &self.suggestion {
                    ui.label(speech.sentence(suggestion));
                }
                if let Some(path) = &self.good_of
                    && ui.button(speech.word(keys::shelf::SAVE_GOOD)).clicked()
                {
                    actions.push(Action::SaveGood(path.clone()));
                }
                stays = !icon_button(ui, icons::ICON_CLOSE, speech.word(keys::desk::CLOSE)).clicked();
            });
        });
        stays
    }
}
