//! The colours of the window, by day and by night.

use egui::{Color32, Ui};

/// The colours of one theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The ground behind everything.
    pub ground: Color32,
    /// A sheet lying on the ground.
    pub sheet: Color32,
    /// What is raised from a sheet: a control, the row now written.
    pub raised: Color32,
    /// Thin lines in tables; never text.
    pub rule: Color32,
    /// The outline of a control.
    pub edge: Color32,
    /// What lies under a chosen thing, and under selected text.
    pub chosen: Color32,
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
    /// What a sheet throws on the ground.
    pub shadow: Color32,
}

/// Paper by day.
pub const DAY: Palette = Palette {
    ground: Color32::from_rgb(0xE5, 0xDB, 0xC7),
    sheet: Color32::from_rgb(0xF7, 0xF2, 0xE6),
    raised: Color32::from_rgb(0xFF, 0xFC, 0xF4),
    rule: Color32::from_rgb(0xD3, 0xC8, 0xB2),
    edge: Color32::from_rgb(0x82, 0x77, 0x63),
    chosen: Color32::from_rgb(0xDC, 0xD1, 0xBA),
    ink: Color32::from_rgb(0x24, 0x20, 0x1A),
    faint: Color32::from_rgb(0x5E, 0x55, 0x48),
    accent: Color32::from_rgb(0x0E, 0x5A, 0x63),
    on_accent: Color32::from_rgb(0xFF, 0xFF, 0xFF),
    good: Color32::from_rgb(0x2C, 0x62, 0x2B),
    amber: Color32::from_rgb(0x86, 0x49, 0x00),
    red: Color32::from_rgb(0xA3, 0x1E, 0x1E),
    shadow: Color32::from_black_alpha(0x2C),
};

/// A garage by night.
pub const NIGHT: Palette = Palette {
    ground: Color32::from_rgb(0x11, 0x12, 0x14),
    sheet: Color32::from_rgb(0x1D, 0x1F, 0x22),
    raised: Color32::from_rgb(0x28, 0x2B, 0x2F),
    rule: Color32::from_rgb(0x3C, 0x40, 0x46),
    edge: Color32::from_rgb(0x80, 0x86, 0x8F),
    chosen: Color32::from_rgb(0x40, 0x45, 0x4C),
    ink: Color32::from_rgb(0xEC, 0xE6, 0xDA),
    faint: Color32::from_rgb(0xB2, 0xAB, 0x9D),
    accent: Color32::from_rgb(0x6F, 0xC7, 0xC6),
    on_accent: Color32::from_rgb(0x0B, 0x1F, 0x21),
    good: Color32::from_rgb(0x8F, 0xC9, 0x86),
    amber: Color32::from_rgb(0xF0, 0xB2, 0x5A),
    red: Color32::from_rgb(0xF0, 0x8A, 0x80),
    shadow: Color32::from_black_alpha(0x60),
};

impl Palette {
    /// The palette that a place is drawn with now.
    pub fn of(ui: &Ui) -> &'static Self {
        if ui.visuals().dark_mode { &NIGHT } else { &DAY }
    }
}

/// The grounds of the faces of the boxes on the shelf, and what is drawn on them.
pub const FACES: [Color32; 5] = [
    Color32::from_rgb(0x0E, 0x5A, 0x63),
    Color32::from_rgb(0x8A, 0x5A, 0x12),
    Color32::from_rgb(0x2C, 0x62, 0x2B),
    Color32::from_rgb(0x5B, 0x3A, 0x78),
    Color32::from_rgb(0x8E, 0x24, 0x30),
];
/// What is drawn on the face of a box.
pub const ON_FACE: Color32 = Color32::from_rgb(0xF7, 0xF2, 0xE6);

/// The band over a game played on in memory, and text on it: no other thing has this colour.
pub const WHAT_IF: Color32 = Color32::from_rgb(0x6B, 0x2F, 0x8C);
/// Text on the band.
pub const ON_WHAT_IF: Color32 = Color32::from_rgb(0xFF, 0xFF, 0xFF);
