//! The colours of both themes.

use egui::{Color32, Ui};

/// The colours of a theme.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Palette {
    /// The background of the window.
    pub ground: Color32,
    /// A sheet on the background.
    pub sheet: Color32,
    /// A control, or a highlighted row, on a sheet.
    pub raised: Color32,
    /// Thin lines in tables; never text.
    pub rule: Color32,
    /// The outline of a control.
    pub edge: Color32,
    /// The background of a selection.
    pub chosen: Color32,
    /// The colour of text.
    pub ink: Color32,
    /// Text that matters less.
    pub faint: Color32,
    /// The accent colour, for the main action.
    pub accent: Color32,
    /// Text on the accent colour.
    pub on_accent: Color32,
    /// Success.
    pub good: Color32,
    /// Warning.
    pub amber: Color32,
    /// Error.
    pub red: Color32,
    /// The shadow of a sheet.
    pub shadow: Color32,
}

/// The light theme.
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

/// The dark theme.
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
    /// The palette of the current theme.
    pub fn of(ui: &Ui) -> &'static Self {
        if ui.visuals().dark_mode { &NIGHT } else { &DAY }
    }
}

/// The backgrounds of the games' pictures on the home page.
pub const FACES: [Color32; 5] = [
    Color32::from_rgb(0x0E, 0x5A, 0x63),
    Color32::from_rgb(0x8A, 0x5A, 0x12),
    Color32::from_rgb(0x2C, 0x62, 0x2B),
    Color32::from_rgb(0x5B, 0x3A, 0x78),
    Color32::from_rgb(0x8E, 0x24, 0x30),
];
/// The drawing on a game's picture.
pub const ON_FACE: Color32 = Color32::from_rgb(0xF7, 0xF2, 0xE6);

/// The bar and frame of a what-if. Nothing else has this colour.
pub const WHAT_IF: Color32 = Color32::from_rgb(0x6B, 0x2F, 0x8C);
/// Text on the bar of a what-if.
pub const ON_WHAT_IF: Color32 = Color32::from_rgb(0xFF, 0xFF, 0xFF);
