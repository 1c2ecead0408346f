//! Notices of the window: an error with a suggestion, or a message about what was done.

use std::path::{Path, PathBuf};

use egui::{RichText, Ui};

use crate::desk::kit::{self, Palette, icon_button, icons};
use crate::desk::{Action, Speech};
use crate::msg;
use crate::record::Fault;
use crate::words::{Key, Line, keys};

/// A notice, shown until it is closed or another action replaces it.
#[derive(Clone, Debug, PartialEq)]
pub struct Notice {
    what: Line,
    suggestion: Option<Line>,
    /// The label and the action of its button.
    offers: Option<(Key, Action)>,
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
        Self { what, suggestion: None, offers: None, tone: Tone::News }
    }

    /// An error.
    pub fn trouble(what: Line, suggestion: Option<Line>) -> Self {
        Self { what, suggestion, offers: None, tone: Tone::Trouble }
    }

    /// A record that could not be opened or written.
    pub fn fault(fault: &Fault) -> Self {
        let good = fault.place.is_some_and(|place| place.good > 0);
        let offers = good.then(|| (keys::shelf::SAVE_GOOD, Action::SaveGood(fault.path.clone())));
        Self { offers, ..Self::trouble(fault.line(), fault.suggestion()) }
    }

    /// The offer to download a session that only the browser keeps.
    pub fn download(path: PathBuf) -> Self {
        let offers = Some((keys::shelf::DOWNLOAD, Action::Download(path)));
        Self { offers, ..Self::news(keys::shelf::ONLY_HERE.into()) }
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
                if let Some((words, action)) = &self.offers
                    && ui.button(speech.word(*words)).clicked()
                {
                    actions.push(action.clone());
                }
                stays = !icon_button(ui, icons::ICON_CLOSE, speech.word(keys::desk::CLOSE)).clicked();
            });
        });
        stays
    }
}
