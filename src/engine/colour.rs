//! The colours of pieces.

use crate::named;
use crate::words::keys::engine as k;

named! {
    /// A colour of pieces, in the order in which they are handed out. Each game says which of them lie in its box.
    Colour {
        /// Red pieces.
        Red = "red", k::COLOUR_RED;
        /// Blue pieces.
        Blue = "blue", k::COLOUR_BLUE;
        /// Green pieces.
        Green = "green", k::COLOUR_GREEN;
        /// Yellow pieces.
        Yellow = "yellow", k::COLOUR_YELLOW;
        /// Black pieces.
        Black = "black", k::COLOUR_BLACK;
        /// White pieces.
        White = "white", k::COLOUR_WHITE;
        /// Orange pieces.
        Orange = "orange", k::COLOUR_ORANGE;
        /// Purple pieces.
        Purple = "purple", k::COLOUR_PURPLE;
    }
}
