//! Letters and lines of the sizes there are.

use egui::{Color32, FontId, RichText, Stroke};

use crate::desk::kit::letters;

/// Regular letters of a size.
pub fn font(size: f32) -> FontId {
    FontId::proportional(size)
}

/// Semibold letters of a size.
pub fn strong(size: f32) -> FontId {
    FontId::new(size, letters::bold())
}

/// A text in semibold letters.
pub fn bold(text: impl Into<String>) -> RichText {
    RichText::new(text).family(letters::bold())
}

/// A hairline.
pub fn hairline(colour: Color32) -> Stroke {
    Stroke::new(1.0, colour)
}

/// The line round what is marked among others.
pub fn outline(colour: Color32) -> Stroke {
    Stroke::new(2.0, colour)
}

/// The line round what is lit.
pub fn glow(colour: Color32) -> Stroke {
    Stroke::new(3.0, colour)
}
