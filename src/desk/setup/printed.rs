//! Where the printed values come from: none yet, the table's own box, or invented ones for practice.

use egui::{RichText, Ui};

use crate::desk::Speech;
use crate::desk::setup::grid::OwnGrid;
use crate::desk::setup::{Own, SetupPage};
use crate::desk::theme::{self, Palette};
use crate::preset::{OWN, PRACTICE, UNREAD};
use crate::say;
use crate::words::{Line, keys};

impl SetupPage {
    pub(super) fn printed_ui(&mut self, ui: &mut Ui, speech: Speech) {
        theme::ledger_heading(ui, speech.word(keys::shelf::PRINTED));
        ui.add_space(theme::GAP);
        let line = Line::new;
        let hint = line(keys::shelf::PRINTED_UNREAD_HINT);
        self.choice_ui(ui, speech, UNREAD, &line(keys::shelf::PRINTED_UNREAD), &hint);
        let own = self.own_line(OWN);
        self.choice_ui(ui, speech, OWN, &line(keys::shelf::PRINTED_OWN), &own);
        indented(ui, |ui| self.fill_ui(ui, speech));
        let others: Vec<String> = match &self.own {
            Own::Read(own) => own.keys().filter(|name| *name != OWN).cloned().collect(),
            Own::Reading(_) => Vec::new(),
        };
        for name in others {
            let own = self.own_line(&name);
            let title = say!(keys::shelf::PRINTED_OTHER, preset = name.as_str());
            self.choice_ui(ui, speech, &name, &title, &own);
        }
        if self.practice.is_some() {
            let hint = line(keys::shelf::PRINTED_PRACTICE_HINT);
            self.choice_ui(ui, speech, PRACTICE, &line(keys::shelf::PRINTED_PRACTICE), &hint);
        }
    }

    fn fill_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let board = match &self.own {
            Own::Read(own) => own.get(OWN).and_then(|board| board.as_ref().ok()),
            Own::Reading(_) => None,
        };
        let ready = board.zip(self.shelf.as_ref());
        let fill = egui::Button::new(speech.word(keys::shelf::OWN_FILL));
        if ui.add_enabled(ready.is_some(), fill).clicked()
            && let Some((board, shelf)) = ready
        {
            self.grid = Some(OwnGrid::new(&self.contents, board.clone(), shelf.clone(), speech));
            self.plan.board = OWN.to_owned();
        }
    }

    fn choice_ui(&mut self, ui: &mut Ui, speech: Speech, board: &str, name: &Line, hint: &Line) {
        if ui.radio(self.plan.board == board, speech.say(name)).clicked() {
            self.plan.board = board.to_owned();
        }
        indented(ui, |ui| {
            ui.label(RichText::new(speech.say(hint)).size(theme::SMALL).color(Palette::of(ui).faint));
        });
    }

    /// How much of an own board has been read.
    fn own_line(&self, name: &str) -> Line {
        match &self.own {
            Own::Reading(_) => Line::new(keys::shelf::OWN_READING),
            Own::Read(own) => match own.get(name) {
                Some(Err(why)) => why.clone(),
                read => {
                    let count = read.and_then(|board| board.as_ref().ok()).map_or(0, |board| board.len());
                    let cells = self.contents.form.cells().count();
                    say!(keys::shelf::OWN_COUNT, count = count, cells = cells)
                }
            },
        }
    }
}

/// What belongs to the choice above it.
fn indented(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let margin = egui::Margin { left: 20, bottom: 6, ..egui::Margin::ZERO };
    egui::Frame::new().inner_margin(margin).show(ui, add);
}
