//! The class of a car as boards print it: a letter and one to three dots.

use egui::{Align2, Pos2, Ui, pos2};

use crate::desk::Speech;
use crate::desk::kit::{DOT, NEAR, Palette, SMALL, strong, text_width};
use crate::engine::worksheet::Class;

/// The width of a dot with its spacing.
const ROOM: f32 = NEAR + 1.0;

/// The printed sign of a class.
#[derive(Debug)]
pub struct ClassSign {
    letter: String,
    dots: usize,
}

impl ClassSign {
    /// The sign of a class in a language.
    pub fn of(speech: Speech, class: &Class) -> Self {
        Self { letter: speech.say(&class.letter), dots: 3usize.saturating_sub(class.at) }
    }

    /// The width of the widest sign, to align the names that follow.
    pub const WIDEST: f32 = SMALL + NEAR + ROOM * 3.0;

    pub fn width(&self, ui: &Ui) -> f32 {
        text_width(ui, self.letter.as_str(), SMALL) + NEAR + ROOM * self.dots as f32
    }

    /// Paints the sign from its left centre point.
    pub fn paint(&self, ui: &Ui, left: Pos2) {
        let ink = Palette::of(ui).ink;
        let letter = ui.painter().text(left, Align2::LEFT_CENTER, &self.letter, strong(SMALL), ink);
        for dot in 0..self.dots {
            let at = pos2(letter.right() + NEAR + ROOM * (dot as f32 + 0.5), left.y);
            ui.painter().circle_filled(at, DOT, ink);
        }
    }
}
