//! The kit of the window is the only place that names a size or a colour.

use crate::source::{File, source};

/// Where sizes and colours are named.
const KIT: &str = "src/desk/kit/";

/// Ways to name a colour, a font or a line by its measures; a line that is in no table; a button that looks as though it could
/// be pressed and cannot.
const NAMES: [&str; 8] = [
    "Color32::",
    "FontId::",
    "FontFamily::",
    "Stroke::new(",
    "CornerRadius::",
    "TextStyle::",
    ".separator()",
    "ui.add_enabled(",
];

/// Where a size stands: what comes after it is named in the kit, or nothing at all.
const PLACES: [&str; 11] = [
    "add_space(",
    ".size(",
    ".strong(",
    "corner_radius(",
    "inner_margin(",
    "outer_margin(",
    "Margin::same(",
    "Margin::symmetric(",
    ".spacing([",
    "item_spacing",
    "button_padding",
];

/// Whether a text has a number in it that is not nought; the second part of a measure is one, too.
fn numbered(text: &str) -> bool {
    let words = text.split(|c: char| !c.is_alphanumeric() && c != '.' && c != '_');
    let number = |word: &&str| word.starts_with(|c: char| c.is_ascii_digit());
    words.filter(number).any(|word| !word.trim_matches(['0', '.']).is_empty())
}

/// What stands in the brackets that a place opens, or behind the sign of equality.
fn measured(line: &str, place: &str) -> bool {
    let Some((_, after)) = line.split_once(place) else { return false };
    let end = match place.ends_with(['(', '[']) {
        true => after.find([')', ']']),
        false => after.find(';'),
    };
    let within = &after[..end.unwrap_or(after.len())];
    // A share of the room there is is no measure.
    numbered(within) && !within.contains(['*', '/'])
}

fn found(files: &[File]) -> Vec<String> {
    let desk = files.iter().filter(|file| file.path.starts_with("src/desk/") && !file.path.starts_with(KIT));
    let names = |line: &str| {
        NAMES.iter().any(|name| line.contains(name)) || PLACES.iter().any(|place| measured(line, place))
    };
    desk.flat_map(|file| file.lines_where(names)).collect()
}

#[test]
fn only_the_kit_of_the_window_names_a_size_or_a_colour() {
    let found = found(&source());
    assert!(found.is_empty(), "{}", found.join("\n"));
}

#[test]
fn a_size_or_a_colour_named_elsewhere_is_found() {
    let file = |line: &str| File { path: "src/desk/shelf/mod.rs".to_owned(), text: format!("{line}\n") };
    for line in [
        "ui.add_space(6.0);",
        "let text = RichText::new(word).size(13.5);",
        "frame.inner_margin(Margin::symmetric(kit::MARGIN, 3))",
        "grid.spacing([kit::SPACE, 2.0])",
        "ui.spacing_mut().item_spacing.x = 3.0;",
        "let font = FontId::proportional(kit::BODY);",
        "painter.hline(range, y, Stroke::new(1.0, palette.rule));",
        "let fill = Color32::RED;",
    ] {
        assert_eq!(found(&[file(line)]).len(), 1, "{line}");
    }
    for line in ["ui.add_space(kit::GAP);", "spacing.item_spacing.y = 0.0;", "ui.add_space(whole.y / 4.0);"] {
        assert!(found(&[file(line)]).is_empty(), "{line}");
    }
}
