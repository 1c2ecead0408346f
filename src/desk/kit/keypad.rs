//! Digits to be pressed where a number is typed, and the key that takes the last one back.

use egui::{Button, RichText, Ui, Vec2};

use crate::desk::Speech;
use crate::desk::kit::{HEADING, PRESS, add_lit, figure_text, icon_button, icons};
use crate::words::keys::sheets;

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keyed {
    /// A digit.
    Digit(u8),
    /// The last digit goes.
    Back,
}

impl Keyed {
    /// Writes what was pressed at the end of a text.
    pub fn write(self, text: &mut String) {
        match self {
            Self::Digit(digit) => text.extend(char::from_digit(u32::from(digit), 10)),
            Self::Back => {
                text.truncate(text.trim_end().len());
                text.pop();
            }
        }
    }
}

/// Draws digits with their names, which wait while the text is full.
pub fn keypad(
    ui: &mut Ui,
    speech: Speech,
    digits: impl IntoIterator<Item = (u8, String)>,
    full: bool,
) -> Option<Keyed> {
    let mut keyed = None;
    for (digit, name) in digits {
        let label = RichText::new(figure_text(speech, digit)).size(HEADING);
        let button = Button::new(label).min_size(Vec2::splat(PRESS));
        if add_lit(ui, !full, button).accessible_name(name).clicked() {
            keyed = Some(Keyed::Digit(digit));
        }
    }
    if icon_button(ui, icons::ICON_BACKSPACE, speech.word(sheets::TAKE_BACK)).clicked() {
        keyed = Some(Keyed::Back);
    }
    keyed
}
