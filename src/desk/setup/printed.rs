//! Chooses the source of the board values: none yet, the user's own, or the practice board.

use egui::{RichText, Ui};

use crate::desk::kit::{self, Palette, text_field};
use crate::desk::setup::{Own, SetupPage};
use crate::desk::{Action, Speech};
use crate::engine::board::WrittenBoard;
use crate::msg;
use crate::preset::{OWN, PRACTICE, UNREAD, is_own_name};
use crate::words::{Line, keys};

impl SetupPage {
    pub(super) fn printed_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        kit::title(ui, speech.word(keys::shelf::PRINTED));
        ui.add_space(kit::GAP);
        let line = Line::new;
        let hint = line(keys::shelf::PRINTED_UNREAD_HINT);
        self.choice_ui(ui, speech, UNREAD, &line(keys::shelf::PRINTED_UNREAD), &hint);
        let own = self.own_line(OWN);
        self.choice_ui(ui, speech, OWN, &line(keys::shelf::PRINTED_OWN), &own);
        let others: Vec<String> = match &self.own {
            Own::Read(own) => own.keys().filter(|name| *name != OWN).cloned().collect(),
            Own::Reading(_) => Vec::new(),
        };
        for name in others {
            let own = self.own_line(&name);
            let title = msg!(keys::shelf::PRINTED_OTHER, preset = name.as_str());
            self.choice_ui(ui, speech, &name, &title, &own);
        }
        indented(ui, |ui| self.further_ui(ui, speech));
        indented(ui, |ui| self.share_ui(ui, speech, actions));
        if self.practice.is_some() {
            let hint = line(keys::shelf::PRINTED_PRACTICE_HINT);
            self.choice_ui(ui, speech, PRACTICE, &line(keys::shelf::PRINTED_PRACTICE), &hint);
        }
    }

    /// Adds another board, for users with several editions. It is filled in on its set-up sheet.
    fn further_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let Own::Read(own) = &mut self.own else { return };
        kit::in_line(ui, |ui| {
            let label = ui.label(speech.word(keys::shelf::OWN_FURTHER));
            let field = egui::TextEdit::singleline(&mut self.named).desired_width(140.0);
            let field = ui.add(text_field("further", field)).labelled_by(label.id);
            let name = self.named.trim();
            let free = is_own_name(name) && !own.contains_key(name);
            let add = kit::add_lit(ui, free, egui::Button::new(speech.word(keys::shelf::OWN_ADD)));
            let add = add.on_disabled_hover_text(speech.word(keys::preset::NAMES));
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
            if free && (add.clicked() || entered) {
                let board = self.contents.schema().with_given(WrittenBoard::new());
                own.insert(name.to_owned(), Ok(board));
                self.plan.board = name.to_owned();
                self.named.clear();
            }
        });
    }

    fn choice_ui(&mut self, ui: &mut Ui, speech: Speech, board: &str, name: &Line, hint: &Line) {
        if ui.radio(self.plan.board == board, speech.say(name)).clicked() {
            self.plan.board = board.to_owned();
        }
        indented(ui, |ui| {
            ui.label(RichText::new(speech.say(hint)).size(kit::SMALL).color(Palette::of(ui).faint));
        });
    }

    /// How much of a user's board is filled in.
    fn own_line(&self, name: &str) -> Line {
        match &self.own {
            Own::Reading(_) => Line::new(keys::shelf::OWN_READING),
            Own::Read(own) => match own.get(name) {
                Some(Err(why)) => why.clone(),
                _ => {
                    let (count, cells) =
                        self.contents.read_of(self.read_of(name).unwrap_or(&WrittenBoard::new()));
                    match self.days.get(name) {
                        Some(day) => {
                            msg!(keys::shelf::OWN_COUNT_ON, count = count, cells = cells, date = day.as_str())
                        }
                        None => msg!(keys::shelf::OWN_COUNT, count = count, cells = cells),
                    }
                }
            },
        }
    }
}

/// Draws contents indented below a choice.
fn indented<R>(ui: &mut Ui, add: impl FnOnce(&mut Ui) -> R) -> R {
    let margin = egui::Margin { left: kit::PAGE_MARGIN, ..egui::Margin::ZERO };
    egui::Frame::new().inner_margin(margin).show(ui, add).inner
}
