//! The colours of the seats in both themes, always next to a symbol and a name. They stay distinct with any kind of colour blindness.

use egui::Color32;

use crate::desk::kit::{NIGHT, Palette};
use crate::engine::Colour;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeatColours {
    /// The fill of a piece.
    pub fill: Color32,
    /// The outline of a piece, visible on every background.
    pub edge: Color32,
    /// The colour of text on the fill.
    pub ink: Color32,
    /// A background for text in the page's ink.
    pub tint: Color32,
}

/// The share of the fill in a tint.
const TINT: f32 = 0.14;

pub fn seat_colours(colour: Colour, palette: &Palette) -> SeatColours {
    let [fill, edge, ink] = match *palette == NIGHT {
        true => by_night(colour),
        false => by_day(colour),
    }
    .map(|[red, green, blue]| Color32::from_rgb(red, green, blue));
    SeatColours { fill, edge, ink, tint: palette.raised.lerp_to_gamma(fill, TINT) }
}

/// The colour of a seat's line in a chart: its fill, or its edge if the fill is too close to the background.
pub fn seat_line(palette: &Palette, colour: Colour) -> Color32 {
    let colours = seat_colours(colour, palette);
    match (colour, *palette == NIGHT) {
        (Colour::Black, true) | (Colour::Yellow | Colour::White | Colour::Orange, false) => colours.edge,
        _ => colours.fill,
    }
}

const DARK: [u8; 3] = [0x14, 0x12, 0x0F];
const LIGHT: [u8; 3] = [0xFF, 0xFF, 0xFF];

/// Fill, edge, and text on the fill.
const fn by_day(colour: Colour) -> [[u8; 3]; 3] {
    match colour {
        Colour::Red => [[0xAD, 0x29, 0x2B], [0x7A, 0x14, 0x17], LIGHT],
        Colour::Blue => [[0x14, 0x58, 0xD9], [0x0B, 0x3A, 0x94], LIGHT],
        Colour::Green => [[0x1E, 0x9C, 0x74], [0x0D, 0x5C, 0x43], DARK],
        Colour::Yellow => [[0xE5, 0xB4, 0x00], [0x7A, 0x5F, 0x00], DARK],
        Colour::Black => [[0x12, 0x14, 0x14], [0x00, 0x00, 0x00], LIGHT],
        Colour::White => [[0xFF, 0xFF, 0xFF], [0x6B, 0x62, 0x54], DARK],
        Colour::Orange => [[0xE0, 0x8A, 0x37], [0x8A, 0x4A, 0x0C], DARK],
        Colour::Purple => [[0x64, 0x15, 0x73], [0x43, 0x09, 0x4E], LIGHT],
    }
}

const fn by_night(colour: Colour) -> [[u8; 3]; 3] {
    match colour {
        Colour::Red => [[0xE0, 0x59, 0x5B], [0xFF, 0xA6, 0xA3], DARK],
        Colour::Blue => [[0x5A, 0x91, 0xFF], [0xA9, 0xC6, 0xFF], DARK],
        Colour::Green => [[0x30, 0xC1, 0x95], [0x8F, 0xE6, 0xCB], DARK],
        Colour::Yellow => [[0xF8, 0xC6, 0x2F], [0xFF, 0xE9, 0xA6], DARK],
        Colour::Black => [[0x3A, 0x3D, 0x42], [0xA2, 0xA8, 0xB0], LIGHT],
        Colour::White => [[0xF4, 0xF1, 0xEA], [0xFF, 0xFF, 0xFF], DARK],
        Colour::Orange => [[0xE8, 0x94, 0x3F], [0xFF, 0xCB, 0x93], DARK],
        Colour::Purple => [[0x96, 0x51, 0xB6], [0xD3, 0xA2, 0xEA], LIGHT],
    }
}
