//! The circuit of Autotock as a picture, and a card with everything it can do there: for a game and for a question
//! without one.

mod deck;
mod paint;
mod picture;

pub use deck::{Deck, deck_ui};
pub use paint::{Touch, picture_ui};
pub use picture::Picture;
