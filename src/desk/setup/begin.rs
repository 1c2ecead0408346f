//! The one button that begins the game, or what is still missing.

use egui::{Align, Key, Layout, Modifiers, RichText, Ui, vec2};

use crate::desk::kit::{self, Palette, at_rest};
use crate::desk::setup::{Checked, Focus, SetupPage};
use crate::desk::table::EarlyTalk;
use crate::desk::{Action, Speech};
use crate::msg;
use crate::preset::PRACTICE;
use crate::words::keys;

impl SetupPage {
    pub(super) fn begin_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        let palette = Palette::of(ui);
        let Some(Checked { answer, sheet, .. }) = &self.checked else { return };
        let (answer, sheet) = (answer.clone(), *sheet);
        ui.add_space(kit::GAP);
        let size = vec2(ui.available_width(), kit::MAIN_BUTTON);
        let drawn = ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
            let size = vec2(180.0, kit::MAIN_BUTTON);
            let begin = kit::Button::main(speech.word(keys::shelf::BEGIN))
                .size(size)
                .enabled(answer.is_ok())
                .show(ui);
            ui.add_space(kit::GAP);
            match (self.focus, &answer) {
                (Some(Focus::Begin), Ok(_)) => {
                    self.focus = None;
                    begin.request_focus();
                }
                (Some(Focus::Begin), Err(_)) if self.sheet.is_some() => {}
                // What is in the way is put right where it stands.
                (Some(Focus::Begin), Err(_)) => {
                    self.focus = self.plan.at_fault().map(Focus::Name).or(self.focus);
                }
                _ => {}
            }
            match self.sheet.is_some() {
                true => self.keep_ui(ui, speech, answer.is_ok()),
                false => self.open_ui(ui, speech, sheet),
            }
            let free = ui.memory(|memory| memory.focused().is_none());
            let entered = free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
            match &answer {
                Ok(header) => {
                    if (begin.clicked() || entered) && self.keeping.is_none() {
                        self.begin(ui.ctx(), header.clone(), actions);
                        self.plan.first = None;
                    }
                    if kit::Button::quiet(speech.word(keys::talk::TITLE)).show(ui).clicked() {
                        self.talk = EarlyTalk::of(header);
                    }
                    let folder = self.records.display().to_string();
                    let more = self.plan.seats.len() < *self.contents.seats.end();
                    let hint = match (self.sheet.is_some(), folder.as_str()) {
                        (false, _) if more && begin.has_focus() => speech.word(keys::shelf::BEGIN_OR_NAME),
                        (true, _) if self.unkept() == 0 => speech.word(keys::shelf::SHEET_KEPT),
                        (true, _) => speech.say(&msg!(keys::shelf::SHEET_UNKEPT, count = self.unkept())),
                        (false, "") => speech.word(keys::shelf::BEGIN_NOWHERE),
                        (false, folder) => speech.say(&msg!(keys::shelf::BEGIN_HINT, folder = folder)),
                    };
                    ui.label(RichText::new(hint).size(kit::SMALL).color(palette.faint));
                }
                Err(why) => {
                    ui.label(RichText::new(speech.sentence(why)).color(palette.amber));
                }
            }
            begin
        });
        if self.sheet.is_none() && (drawn.inner.has_focus() || at_rest(ui)) {
            self.seat_typed(ui);
        }
        ui.add_space(kit::GAP);
    }

    /// The way to the set-up sheet.
    fn open_ui(&mut self, ui: &mut Ui, speech: Speech, sheet: Option<(usize, usize)>) {
        let practice = self.plan.board == PRACTICE;
        if sheet.is_none() && !practice {
            return;
        }
        let (count, cells) = sheet.unwrap_or_default();
        let words = match practice {
            true => speech.word(keys::shelf::SHEET),
            false => speech.say(&msg!(keys::shelf::SHEET_OPEN, count = count, cells = cells)),
        };
        let open = kit::Button::plain(words).enabled(!practice).show(ui);
        let open = open.on_hover_text(speech.word(keys::shelf::SHEET_HINT));
        let open = open.on_disabled_hover_text(speech.word(keys::shelf::SHEET_PRACTICE));
        ui.add_space(kit::GAP);
        if open.clicked() {
            self.open_sheet(speech);
        }
    }

    /// What the set-up sheet comes to, beside the game that begins with it.
    fn keep_ui(&mut self, ui: &mut Ui, speech: Speech, begins: bool) {
        let keeps = self.unkept() > 0 && self.keeping.is_none() && self.shelf.is_some();
        let keep = kit::Button::plain(speech.word(keys::shelf::SHEET_KEEP)).enabled(keeps).show(ui);
        let keep = keep.on_hover_text(speech.word(keys::shelf::SHEET_KEEP_HINT));
        let back = kit::Button::plain(speech.word(keys::shelf::SHEET_BACK)).show(ui);
        if self.focus == Some(Focus::Begin) && !begins {
            self.focus = None;
            if keeps { keep.request_focus() } else { back.request_focus() }
        }
        ui.add_space(kit::GAP);
        if keep.clicked() {
            self.keep(ui.ctx(), None);
        }
        if back.clicked() {
            self.sheet = None;
            self.focus = Some(Focus::Begin);
        }
    }
}
