//! The circuit of Autotock as a picture, and a card with everything it can do there: for a game and for a question
//! without one; and the circuit of a board that is being read.

mod deck;
mod paint;
mod picture;
mod printed;
mod ring;
mod signs;

pub use deck::{Deck, Hand, deck_ui};
pub use paint::{Touch, picture_ui};
pub use picture::Picture;
pub use printed::printed_ui;
pub use signs::special_sign;
