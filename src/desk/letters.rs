//! The letters of the window: IBM Plex Sans, whose figures are all of one width, with a bold drawn as one. Both files
//! are as they were published; their notice lies in the program too.

use std::sync::Arc;

use egui::{FontData, FontDefinitions, FontFamily};

/// The notice under which the letters are given.
pub const NOTICE: &str = include_str!("letters/OFL.txt");

const PLAIN: &[u8] = include_bytes!("letters/IBMPlexSans-Text.ttf");
const BOLD: &[u8] = include_bytes!("letters/IBMPlexSans-SemiBold.ttf");

/// The family of bold letters.
pub fn bold() -> FontFamily {
    FontFamily::Name("bold".into())
}

/// The letters, before those that come with the library: where a sign is missing, theirs is used.
pub fn letters() -> FontDefinitions {
    let mut letters = FontDefinitions::default();
    let spare = letters.families.get(&FontFamily::Proportional).cloned().unwrap_or_default();
    for (family, name, data) in [(FontFamily::Proportional, "plain", PLAIN), (bold(), "bold", BOLD)] {
        letters.font_data.insert(name.to_owned(), Arc::new(FontData::from_static(data)));
        let mut order = vec![name.to_owned()];
        order.extend(spare.iter().cloned());
        letters.families.insert(family, order);
    }
    letters
}
