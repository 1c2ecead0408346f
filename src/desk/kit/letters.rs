//! The fonts: IBM Plex Sans, with digits of equal width, in regular and semibold, as published; Hack for commands; and a subset of Material
//! Symbols with the icons in use, made by `letters/cut`.

use std::sync::Arc;

use egui::{FontData, FontDefinitions, FontFamily};

/// The licences of the fonts, and the list of all libraries.
pub const NOTICES: [&str; 2] =
    [include_str!("../../../docs/notices.txt"), include_str!("../../../docs/libraries.txt")];

const PLAIN: &[u8] = include_bytes!("letters/IBMPlexSans-Text.ttf");
const BOLD: &[u8] = include_bytes!("letters/IBMPlexSans-SemiBold.ttf");
const ICONS: &[u8] = include_bytes!("letters/MaterialSymbols-Cut.ttf");

/// The font family of bold text.
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// All fonts. A character that none of them has is drawn as a box.
pub fn letters() -> FontDefinitions {
    let mut letters = FontDefinitions::empty();
    let mut icons = FontData::from_static(ICONS);
    icons.tweak.y_offset_factor = 0.05;
    for (name, data) in [
        ("plain", FontData::from_static(PLAIN)),
        ("bold", FontData::from_static(BOLD)),
        ("even", FontData::from_static(epaint_default_fonts::HACK_REGULAR)),
        (egui_material_icons::FONT_FAMILY, icons),
    ] {
        letters.font_data.insert(name.to_owned(), Arc::new(data));
    }
    for (family, name) in [
        (FontFamily::Proportional, "plain"),
        (FontFamily::Monospace, "even"),
        (bold(), "bold"),
        (FontFamily::Name(egui_material_icons::FONT_FAMILY.into()), egui_material_icons::FONT_FAMILY),
    ] {
        letters.families.insert(family, vec![name.to_owned()]);
    }
    letters
}
