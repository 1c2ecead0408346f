use egui::Rect;

/// The area of a place, and how it is drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Shape {
    /// A plate with a number, a name and pieces.
    Plate(Rect),
    /// A row of boxes.
    Lane(Rect),
    /// A square of a circuit.
    Disc(Rect),
    /// A key with a large sign and a small word.
    Key(Rect),
    /// The heading of a player's area.
    Head(Rect),
    /// An area for several pieces, placed along its longer side.
    Bay(Rect),
    /// A box with a name and the pieces of each player.
    Box(Rect),
    /// A line with a name and the pieces of each player.
    Line(Rect),
    /// A car in the order of a race, with its part of the road.
    Runner(Rect),
    Part(Rect),
}

impl Shape {
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
