//! The colours of pieces.

use crate::named;
use crate::words::keys::engine as k;

named! {
    /// A colour of pieces. Colours are assigned in this order; each game lists those it has.
    Colour {
        /// Red pieces.
        Red = "red" | "rouge", k::COLOUR_RED;
        /// Blue pieces.
        Blue = "blue" | "bleu", k::COLOUR_BLUE;
        /// Green pieces.
        Green = "green" | "vert", k::COLOUR_GREEN;
        /// Yellow pieces.
        Yellow = "yellow" | "jaune", k::COLOUR_YELLOW;
        /// Black pieces.
        Black = "black" | "noir", k::COLOUR_BLACK;
        /// White pieces.
        White = "white" | "blanc", k::COLOUR_WHITE;
        /// Orange pieces.
        Orange = "orange", k::COLOUR_ORANGE;
        /// Purple pieces.
        Purple = "purple" | "violet", k::COLOUR_PURPLE;
    }
}
