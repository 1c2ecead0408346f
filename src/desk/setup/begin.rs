//! The bottom of the page: the rules talk, the button for the set-up sheet, and the button that starts the session or says what is missing.

use egui::{Align, Key, Label, Layout, Modifiers, RichText, Sense, Ui, UiBuilder, vec2};

use crate::desk::Speech;
use crate::desk::kit::{self, Button, Palette, at_rest};
use crate::desk::setup::{Checked, Focus, HIGH_FOOT, SetupPage};
use crate::desk::table::EarlyTalk;
use crate::msg;
use crate::platform::BROWSER;
use crate::preset::PRACTICE;
use crate::words::keys::{self, shelf as k};

/// The width of the start button.
const BEGIN: f32 = 180.0;

impl SetupPage {
    pub(super) fn begin_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let Some(Checked { answer, read, .. }) = &self.checked else { return };
        let (answer, on_sheet) = (answer.clone(), self.sheet.is_some());
        let practice = self.plan.board == PRACTICE;
        let sheet = match read {
            _ if on_sheet => Some(speech.word(k::SHEET_BACK)),
            Some((count, cells)) => Some(speech.say(&msg!(k::SHEET_OPEN, count = *count, cells = *cells))),
            None => practice.then(|| speech.word(k::SHEET)),
        };
        let talk = answer.is_ok().then(|| speech.word(keys::talk::TITLE));
        let around = ui.spacing().button_padding.x * 2.0 + ui.spacing().item_spacing.x;
        let wide = |words: RichText| kit::text_width(ui, words, kit::BODY) + around;
        let buttons = BEGIN
            + talk.as_ref().map_or(0.0, |words| wide(kit::bold(words)))
            + sheet.as_ref().map_or(0.0, |words| wide(words.into()));
        ui.add_space(kit::GAP);
        let slim = kit::slim(ui);
        let size =
            vec2(ui.available_width(), if slim { HIGH_FOOT - kit::GAP * 2.0 } else { kit::MAIN_BUTTON });
        let (whole, _) = ui.allocate_exact_size(size, Sense::hover());
        // The hint lies beside the buttons, in a slim window above them, and the main one below the others.
        let (hinted, right) = match slim {
            true => whole.split_top_bottom_at_y(whole.top() + kit::LEDGER_ROW),
            false => whole.split_left_right_at_x(whole.right() - buttons),
        };
        let (others, main) = right.split_top_bottom_at_y(right.bottom() - kit::MAIN_BUTTON);
        let at = |place, layout| UiBuilder::new().max_rect(place).layout(layout);
        let line = at(if slim { others } else { right }, Layout::left_to_right(Align::Center));
        let begins = ui.scope_builder(line, |ui| {
            let talk = talk.map(|words| Button::quiet(words).show(ui));
            let sheet = sheet.map(|words| Button::plain(words).enabled(!practice).show(ui));
            let sheet = sheet.map(|sheet| sheet.on_disabled_hover_text(speech.word(k::SHEET_PRACTICE)));
            let begin = Button::main(speech.word(k::BEGIN)).enabled(answer.is_ok());
            let begin = match slim {
                true => ui.put(main, |ui: &mut Ui| begin.size(main.size()).show(ui)),
                false => begin.size(vec2(BEGIN, kit::MAIN_BUTTON)).show(ui),
            };
            if self.focus == Some(Focus::Begin) {
                match (&answer, &sheet) {
                    (Ok(_), _) => begin.request_focus(),
                    (Err(_), Some(back)) if on_sheet => back.request_focus(),
                    (Err(_), _) => {}
                }
                // Focuses the name that prevents the start.
                let seat = self.plan.at_fault(speech).filter(|_| answer.is_err() && !on_sheet);
                self.focus = seat.map(Focus::Name);
            }
            if sheet.is_some_and(|sheet| sheet.on_hover_text(speech.word(k::SHEET_HINT)).clicked()) {
                self.turn_sheet();
            }
            let free = ui.memory(|memory| memory.focused().is_none());
            let entered = free && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
            if let Ok(header) = answer {
                if talk.is_some_and(|talk| talk.clicked()) {
                    self.talk = EarlyTalk::of(&header);
                }
                if (begin.clicked() || entered) && self.begins.is_none() {
                    self.begins = Some(header);
                    ui.request_repaint();
                }
            }
            if !on_sheet && (begin.has_focus() || at_rest(ui)) {
                self.seat_typed(ui);
            }
            begin.has_focus()
        });
        let hint = self.hint(ui, speech, begins.inner);
        if slim {
            ui.scope_builder(at(hinted, Layout::top_down(Align::Min)), |ui| {
                ui.shrink_clip_rect(hinted);
                ui.add(Label::new(hint.size(kit::SMALL)).wrap())
            });
            return;
        }
        let beside = at(hinted, Layout::right_to_left(Align::Center));
        ui.scope_builder(beside, |ui| ui.add(Label::new(hint).truncate()));
    }

    /// Says what is missing, or where the record will be.
    fn hint(&self, ui: &Ui, speech: Speech, begins: bool) -> RichText {
        let palette = Palette::of(ui);
        let more = begins && self.plan.seats.len() < *self.contents.seats.end();
        let folder = self.records.display().to_string();
        match self.checked.as_ref().map(|checked| &checked.answer) {
            Some(Err(why)) => RichText::new(speech.sentence(why)).color(palette.amber),
            _ => {
                let hint = match folder.as_str() {
                    _ if self.sheet.is_some() => speech.word(k::SHEET_KEPT),
                    _ if more => speech.word(k::BEGIN_OR_NAME),
                    "" => speech.word(k::BEGIN_NOWHERE),
                    _ if BROWSER => speech.word(k::BEGIN_IN_BROWSER),
                    folder => speech.say(&msg!(k::BEGIN_HINT, folder = folder)),
                };
                RichText::new(hint).size(kit::SMALL).color(palette.faint)
            }
        }
    }
}
