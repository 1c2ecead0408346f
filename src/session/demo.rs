//! The demo of a box: a whole game written out in notation, played line by line.

use crate::playthrough::{self, Playthrough};
use crate::session::{Session, Sitting};
use crate::words::Line;

impl Session {
    /// The demo of a box, played to its last line; nothing where the box has none.
    ///
    /// # Errors
    /// Says what of the demo the rules refuse.
    pub fn demo(game: &str) -> Option<Result<Self, Line>> {
        playthrough::demo(game).map(|text| {
            let whole = Playthrough::read(text).map_err(|fault| fault.what)?;
            let mut session = Self::set_up(&whole).map_err(|fault| fault.what)?;
            for typed in &whole.lines {
                session.play().enter(&typed.text, "").map_err(|problem| problem.line())?;
            }
            Ok(session)
        })
    }
}
