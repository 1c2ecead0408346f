//! Letters and lines of the sizes there are.

use egui::{Color32, FontId, RichText, Stroke};
use egui_material_icons::MaterialIcon;

use crate::desk::kit::letters;

/// Regular letters of a size.
pub fn font(size: f32) -> FontId {
    FontId::proportional(size)
}

/// Semibold letters of a size.
pub fn strong(size: f32) -> FontId {
    FontId::new(size, letters::bold())
}

/// The sign of an icon of a size.
pub fn icon_font(icon: MaterialIcon, size: f32) -> FontId {
    FontId::new(size, icon.font_family())
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

/// A line as broad as a road.
pub fn way(width: f32, colour: Color32) -> Stroke {
    Stroke::new(width, colour)
}

/// The line round what is lit.
pub fn glow(colour: Color32) -> Stroke {
    Stroke::new(3.0, colour)
}
