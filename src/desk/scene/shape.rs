//! What a place looks like on the screen.

use egui::Rect;

/// Where a place lies, and as what it is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    /// A plate with a number, a name and what stands on it.
    Plate(Rect),
    /// A row of boxes.
    Lane(Rect),
    /// A round square of a circuit.
    Disc(Rect),
    /// A key with a large sign and a small word.
    Key(Rect),
    /// The head of what belongs to a player.
    Head(Rect),
    /// Room for several pieces, one beside the other the longer way.
    Bay(Rect),
    /// A box with a name and who has how much there.
    Box(Rect),
    /// A line with a name and who has what of it.
    Line(Rect),
    /// A car in the order of a race, with its part of the road.
    Runner(Rect),
    /// A part of a bar.
    Part(Rect),
}

impl Shape {
    /// All of it.
    pub const fn rect(self) -> Rect {
        match self {
            Self::Plate(rect)
            | Self::Lane(rect)
            | Self::Disc(rect)
            | Self::Key(rect)
            | Self::Head(rect)
            | Self::Bay(rect)
            | Self::Box(rect)
            | Self::Line(rect)
            | Self::Runner(rect)
            | Self::Part(rect) => rect,
        }
    }
}
