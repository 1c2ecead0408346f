//! The pictures of the manual, compiled in from `docs/manual`.

use egui::ColorImage;

/// Declares the pictures, each with a file in every language.
macro_rules! pictures {
    ($($name:literal),+ $(,)?) => {
        &[$((concat!($name, "-en.png"), include_bytes!(concat!("../../../docs/manual/pictures/", $name, "-en.png"))),
            (concat!($name, "-fr.png"), include_bytes!(concat!("../../../docs/manual/pictures/", $name, "-fr.png")))),+]
    };
}

const PICTURES: &[(&str, &[u8])] = pictures![
    "auto-brocante",
    "autotock",
    "count",
    "first-interest",
    "group",
    "hand",
    "independents",
    "own-board",
    "right",
    "set-up",
    "sponsors",
    "turn-actions",
    "turn-characters",
    "turn-decisions",
    "turn-demand",
    "turn-distributors",
    "turn-losses",
    "what-if",
];

/// A picture of the manual, by the name of its file.
pub fn picture(name: &str) -> Option<ColorImage> {
    let bytes = PICTURES.iter().find(|(file, _)| *file == name)?.1;
    let png = eframe::icon_data::from_png_bytes(bytes).ok()?;
    Some(ColorImage::from_rgba_unmultiplied([png.width as usize, png.height as usize], &png.rgba))
}

#[cfg(test)]
mod tests {
    use super::picture;
    use crate::manual::{self, PAGES};
    use crate::words::Language;

    #[test]
    fn every_picture_of_the_manual_is_there() {
        let texts = PAGES
            .iter()
            .flat_map(|page| [Language::ENGLISH, Language::FRENCH].map(|language| page.text(language)));
        let names = texts.flat_map(str::lines).filter_map(manual::picture).map(|(_, name)| name);
        for name in names {
            assert!(picture(name).is_some(), "{name}");
        }
    }
}
