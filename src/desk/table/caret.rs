//! The entry line as a text field: its id, its caret and its keyboard shortcut.

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Id, Key, KeyboardShortcut, Modifiers, Rect, Response, Ui, vec2};

use crate::desk::kit::{self, Palette};
use crate::desk::{Speech, shortcuts};

/// Where the caret goes in an existing text.
#[derive(Clone, Copy, Debug)]
pub(super) enum Caret {
    /// To the end, to continue the text.
    End,
    /// Selects everything, so that typing replaces it.
    All,
}

impl Caret {
    pub fn put(self, field: &Response, mut state: TextEditState, text: &str) {
        let end = CCursor::new(text.chars().count());
        let over = match self {
            Self::End => CCursorRange::one(end),
            Self::All => CCursorRange::two(CCursor::new(0), end),
        };
        state.cursor.set_char_range(Some(over));
        state.store(&field.ctx, field.id);
    }
}

/// The id of the entry line.
pub(super) fn field() -> Id {
    Id::unique("entry-line")
}

/// Draws the keyboard shortcut inside the empty entry line.
pub(super) fn key_ui(ui: &Ui, speech: Speech, field: &Response) {
    let key = shortcuts::written(ui, speech, &KeyboardShortcut::new(Modifiers::COMMAND, Key::K));
    let palette = Palette::of(ui);
    let ink = ui.painter().layout_no_wrap(key, kit::font(kit::SMALL), palette.faint);
    let room = ink.size() + vec2(kit::GAP, kit::NEAR);
    let right = field.rect.right_center() - vec2(kit::NEAR + room.x / 2.0, 0.0);
    let frame = Rect::from_center_size(right, room);
    ui.painter().rect_stroke(frame, kit::CORNER, kit::hairline(palette.edge), egui::StrokeKind::Inside);
    ui.painter().galley(frame.center() - ink.size() / 2.0, ink, palette.faint);
}
