//! The colours of the desk, by day and by night, and those of the pieces.

use egui::{Color32, Ui};

use crate::engine::Colour;

/// The colours of one theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The ground behind everything.
    pub ground: Color32,
    /// A sheet lying on the ground.
    pub sheet: Color32,
    /// A sheet that lies under the eye: the row now written.
    pub raised: Color32,
    /// Thin lines on paper.
    pub rule: Color32,
    /// The outline of a control.
    pub edge: Color32,
    /// The colour of text.
    pub ink: Color32,
    /// Text that matters less.
    pub faint: Color32,
    /// The one accent: what to do now.
    pub accent: Color32,
    /// Text on the accent.
    pub on_accent: Color32,
    /// All is well.
    pub good: Color32,
    /// Look here.
    pub amber: Color32,
    /// Something is wrong.
    pub red: Color32,
    /// The ring around what the keyboard is on.
    pub focus: Color32,
}

/// Paper by day.
pub const DAY: Palette = Palette {
    ground: Color32::from_rgb(0xE9, 0xE1, 0xD1),
    sheet: Color32::from_rgb(0xF7, 0xF2, 0xE6),
    raised: Color32::from_rgb(0xFF, 0xFC, 0xF4),
    rule: Color32::from_rgb(0xC9, 0xBD, 0xA6),
    edge: Color32::from_rgb(0x85, 0x7A, 0x66),
    ink: Color32::from_rgb(0x24, 0x20, 0x1A),
    faint: Color32::from_rgb(0x5E, 0x55, 0x48),
    accent: Color32::from_rgb(0x0E, 0x5A, 0x63),
    on_accent: Color32::from_rgb(0xFF, 0xFF, 0xFF),
    good: Color32::from_rgb(0x2C, 0x62, 0x2B),
    amber: Color32::from_rgb(0x8A, 0x4B, 0x00),
    red: Color32::from_rgb(0xA3, 0x1E, 0x1E),
    focus: Color32::from_rgb(0xC2, 0x5E, 0x00),
};

/// A garage by night.
pub const NIGHT: Palette = Palette {
    ground: Color32::from_rgb(0x17, 0x18, 0x1A),
    sheet: Color32::from_rgb(0x20, 0x22, 0x25),
    raised: Color32::from_rgb(0x2A, 0x2D, 0x31),
    rule: Color32::from_rgb(0x43, 0x47, 0x4D),
    edge: Color32::from_rgb(0x85, 0x8B, 0x94),
    ink: Color32::from_rgb(0xEC, 0xE6, 0xDA),
    faint: Color32::from_rgb(0xB2, 0xAB, 0x9D),
    accent: Color32::from_rgb(0x6F, 0xC7, 0xC6),
    on_accent: Color32::from_rgb(0x0B, 0x1F, 0x21),
    good: Color32::from_rgb(0x8F, 0xC9, 0x86),
    amber: Color32::from_rgb(0xF0, 0xB2, 0x5A),
    red: Color32::from_rgb(0xF0, 0x8A, 0x80),
    focus: Color32::from_rgb(0xF0, 0xB2, 0x5A),
};

impl Palette {
    /// The palette that a place is drawn with now.
    pub fn of(ui: &Ui) -> &'static Self {
        if ui.visuals().dark_mode { &NIGHT } else { &DAY }
    }
}

/// The colour that stands for a seat's pieces; always beside a symbol and a name. Chosen so far apart that none
/// becomes another for an eye without red, green or blue.
pub const fn pieces(colour: Colour) -> Color32 {
    match colour {
        Colour::Red => Color32::from_rgb(0xAD, 0x29, 0x2B),
        Colour::Blue => Color32::from_rgb(0x14, 0x58, 0xD9),
        Colour::Green => Color32::from_rgb(0x33, 0xB8, 0x8C),
        Colour::Yellow => Color32::from_rgb(0xFF, 0xD0, 0x00),
        Colour::Black => Color32::from_rgb(0x12, 0x14, 0x14),
        Colour::White => Color32::from_rgb(0xFF, 0xFF, 0xFF),
        Colour::Orange => Color32::from_rgb(0xE0, 0x8A, 0x37),
        Colour::Purple => Color32::from_rgb(0x64, 0x15, 0x73),
    }
}

/// The ground of a market's letter, from the top row: luxury, middle, mass; always beside the letter itself.
pub const MARKETS: [Color32; 3] = [
    Color32::from_rgb(0x6B, 0x3F, 0x8C),
    Color32::from_rgb(0x1F, 0x5F, 0x8B),
    Color32::from_rgb(0x8A, 0x5A, 0x12),
];
/// Text on the ground of a market's letter.
pub const ON_MARKET: Color32 = Color32::from_rgb(0xFF, 0xFF, 0xFF);

/// A square code: what reads it knows dark on light alone, by day and by night.
pub const CODE: [Color32; 2] = [Color32::from_rgb(0xFF, 0xFF, 0xFF), Color32::from_rgb(0, 0, 0)];

/// The band over a game played on in memory, and text on it: no other thing has this colour.
pub const WHAT_IF: Color32 = Color32::from_rgb(0x6B, 0x2F, 0x8C);
/// Text on the band.
pub const ON_WHAT_IF: Color32 = Color32::from_rgb(0xFF, 0xFF, 0xFF);
