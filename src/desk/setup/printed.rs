//! Where the printed values come from: invented ones for practice, the table's own box, or none yet.

use egui::{RichText, Ui};

use crate::desk::Speech;
use crate::desk::setup::{Own, SetupPage, boards, grid::OwnGrid};
use crate::desk::theme::{self, Palette};
use crate::say;
use crate::words::{Key, Line, keys};

impl SetupPage {
    pub(super) fn printed_ui(&mut self, ui: &mut Ui, speech: Speech) {
        theme::ledger_heading(ui, speech.word(keys::shelf::PRINTED));
        ui.add_space(theme::GAP);
        self.choice_ui(
            ui,
            speech,
            boards::UNREAD,
            keys::shelf::PRINTED_UNREAD,
            &say!(keys::shelf::PRINTED_UNREAD_HINT),
        );
        let own = self.own_line();
        self.choice_ui(ui, speech, boards::OWN, keys::shelf::PRINTED_OWN, &own);
        indented(ui, |ui| {
            let read = matches!(self.own, Own::Read(Ok(_))) && self.own_path.is_some();
            let fill = ui.add_enabled(read, egui::Button::new(speech.word(keys::shelf::OWN_FILL)));
            if fill.clicked()
                && let (Own::Read(Ok(board)), Some(path)) = (&self.own, &self.own_path)
            {
                self.plan.board = boards::OWN.to_owned();
                self.grid = Some(OwnGrid::new(&self.contents, board.clone(), path.clone(), speech));
            }
        });
        if self.practice.is_some() {
            let hint = say!(keys::shelf::PRINTED_PRACTICE_HINT);
            self.choice_ui(ui, speech, boards::PRACTICE, keys::shelf::PRINTED_PRACTICE, &hint);
        }
    }

    fn choice_ui(&mut self, ui: &mut Ui, speech: Speech, board: &str, name: Key, hint: &Line) {
        if ui.radio(self.plan.board == board, speech.word(name)).clicked() {
            self.plan.board = board.to_owned();
        }
        indented(ui, |ui| {
            ui.label(RichText::new(speech.say(hint)).size(theme::SMALL).color(Palette::of(ui).faint));
        });
    }

    /// How much of the own board has been read.
    fn own_line(&self) -> Line {
        match &self.own {
            Own::Reading(_) => Line::new(keys::shelf::OWN_READING),
            Own::Read(Err(why)) => why.clone(),
            Own::Read(Ok(board)) => {
                let cells = self.contents.form.cells().count();
                say!(keys::shelf::OWN_COUNT, count = board.len(), cells = cells)
            }
        }
    }
}

/// What belongs to the choice above it.
fn indented(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    let margin = egui::Margin { left: 20, bottom: 6, ..egui::Margin::ZERO };
    egui::Frame::new().inner_margin(margin).show(ui, add);
}
