//! The keypad, and fields that take input from it and from the keyboard.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{
    Align2, Button, Direction, Id, Layout, Rect, Response, RichText, Sense, TextEdit, Ui, UiBuilder, Vec2,
    vec2,
};

use crate::desk::Speech;
use crate::desk::kit::enter::note_field;
use crate::desk::kit::fingers::{note_keys, note_number};
use crate::desk::kit::keyboard::note_enter;
use crate::desk::kit::{BODY, LEAD, NEAR, icons, select_all};
use crate::words::keys;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PadKey {
    Type(&'static str),
    /// Deletes the last character.
    Erase,
    /// Accepts, like Enter.
    Accept,
}

/// Draws the keypad in telephone order, with extra keys next to 0.
pub fn keypad(ui: &mut Ui, speech: Speech, place: Rect, more: &[&'static str]) -> Option<PadKey> {
    note_keys(ui);
    keys_ui(ui, speech, place, more)
}

/// Draws its keys.
pub(super) fn keys_ui(ui: &mut Ui, speech: Speech, place: Rect, more: &[&'static str]) -> Option<PadKey> {
    use PadKey::{Accept, Erase, Type};
    let digits = ["1", "2", "3", "4", "5", "6", "7", "8", "9"].map(Type);
    let more = more.iter().copied().map(Type);
    let last: Vec<PadKey> = [Erase, Type("0")].into_iter().chain(more).chain([Accept]).collect();
    let height = (place.height() - NEAR * 3.0) / 4.0;
    let mut pressed = None;
    for (row, keys) in digits.chunks(3).chain([last.as_slice()]).enumerate() {
        let count = keys.len() as f32;
        let size = vec2((place.width() - NEAR * (count - 1.0)) / count, height);
        for (column, key) in keys.iter().enumerate() {
            let corner = vec2(column as f32 * (size.x + NEAR), row as f32 * (height + NEAR));
            let own = UiBuilder::new()
                .max_rect(Rect::from_min_size(place.min + corner, size))
                .layout(Layout::centered_and_justified(Direction::LeftToRight))
                .id_salt(("keypad", row, column));
            let (text, name) = match key {
                Type(sign) => {
                    let size = if sign.len() > 1 { BODY } else { LEAD };
                    (RichText::new(if *sign == "x" { "×" } else { sign }).size(size), None)
                }
                Erase => (icons::ICON_BACKSPACE.rich_text(), Some(keys::sheets::TAKE_BACK)),
                Accept => (icons::ICON_KEYBOARD_RETURN.rich_text(), Some(keys::table::LINE_ENTER)),
            };
            ui.scope_builder(own, |ui| {
                ui.spacing_mut().button_padding.x = 0.0;
                let key_button = ui.add(Button::new(text).min_size(size).sense(Sense::CLICK));
                let key_button = match name {
                    Some(name) => key_button.accessible_name(speech.word(name)),
                    None => key_button,
                };
                if key_button.clicked() {
                    pressed = Some(*key);
                }
            });
        }
    }
    pressed
}

/// The field that the keypad types into, and the pressed key.
#[derive(Clone, Debug, Default)]
pub struct Pad {
    at: Option<Id>,
    /// Whether the next key replaces the text of the field.
    fresh: bool,
    key: Option<PadKey>,
}

impl Pad {
    /// Draws the keypad. A pressed key is applied when the field is drawn next.
    pub fn keys_ui(&mut self, ui: &mut Ui, speech: Speech, place: Rect, more: &[&'static str]) {
        if let Some(key) = keypad(ui, speech, place, more) {
            self.key = Some(key);
            ui.request_repaint();
        }
    }

    /// Draws a field that takes input from keyboard and keypad.
    pub fn field_ui(&mut self, ui: &mut Ui, id: Id, size: Vec2, text: &mut String) -> Response {
        // Not in the frame of a click, which takes the focus from every field.
        let free = self.at.is_none_or(|at| at == id) && !ui.input(|input| input.pointer.any_click());
        let key = self.key.take_if(|_| free);
        if key.is_some() && self.at.is_none() {
            (self.at, self.fresh) = (Some(id), true);
        }
        match key {
            Some(PadKey::Type(_) | PadKey::Erase) if std::mem::take(&mut self.fresh) => text.clear(),
            Some(PadKey::Erase) => _ = text.pop(),
            _ => {}
        }
        if let Some(PadKey::Type(sign)) = key {
            text.push_str(sign);
        }
        let edit = TextEdit::singleline(text).id(id).align(Align2::LEFT_CENTER).min_size(size);
        let mut field = ui.add_sized(size, edit);
        match key {
            Some(PadKey::Type(_) | PadKey::Erase) => {
                field.mark_changed();
                field.request_focus();
                let mut state = TextEditState::load(&field.ctx, id).unwrap_or_default();
                state.cursor.set_char_range(Some(CCursorRange::one(CCursor::new(text.chars().count()))));
                state.store(&field.ctx, id);
            }
            _ if field.has_focus() && self.at != Some(id) => {
                (self.at, self.fresh) = (Some(id), true);
                select_all(&field);
            }
            _ => self.fresh &= !field.changed(),
        }
        if field.has_focus() {
            note_number(ui, field.rect);
        }
        note_enter(ui, &field);
        note_field(ui, &field, text.trim().is_empty(), key == Some(PadKey::Accept));
        field
    }

    /// Whether a field has just lost the focus, except to the keypad.
    pub fn left(&self, field: &Response) -> bool {
        field.lost_focus() && self.key.is_none()
    }
}
