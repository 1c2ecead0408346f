//! The signs of the special squares, on every picture and at the dealing table.

use egui::Color32;
use egui_material_icons::MaterialIcon;

use crate::desk::kit::{Palette, icons};
use crate::games::autotock::Special;

/// The sign of a special square and its colour.
pub fn special_sign(special: Special, palette: &Palette) -> (MaterialIcon, Color32) {
    match special {
        Special::Nitro => (icons::ICON_BOLT, palette.good),
        Special::Puncture => (icons::ICON_TIRE_REPAIR, palette.red),
        Special::Reverse => (icons::ICON_U_TURN_LEFT, palette.amber),
    }
}
