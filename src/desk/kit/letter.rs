//! Fonts and strokes.

use egui::{Color32, FontId, RichText, Stroke};
use egui_material_icons::MaterialIcon;

use crate::desk::kit::letters;

/// Regular text of a size.
pub fn font(size: f32) -> FontId {
    FontId::proportional(size)
}

/// Semibold text of a size.
pub fn strong(size: f32) -> FontId {
    FontId::new(size, letters::bold())
}

/// The icon font of a size.
pub fn icon_font(icon: MaterialIcon, size: f32) -> FontId {
    FontId::new(size, icon.font_family())
}

/// A semibold text.
pub fn bold(text: impl Into<String>) -> RichText {
    RichText::new(text).family(letters::bold())
}

pub fn hairline(colour: Color32) -> Stroke {
    Stroke::new(1.0, colour)
}

/// The outline of a marked item.
pub fn outline(colour: Color32) -> Stroke {
    Stroke::new(2.0, colour)
}

/// A line of a given width.
pub fn way(width: f32, colour: Color32) -> Stroke {
    Stroke::new(width, colour)
}

/// The outline of a highlighted item.
pub fn glow(colour: Color32) -> Stroke {
    Stroke::new(3.0, colour)
}
