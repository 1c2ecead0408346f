//! The demo of a box: a whole game written out in notation, played line by line.

use crate::preset::{self, Playthrough};
use crate::session::{Opening, Session, Sitting};
use crate::words::Line;

impl Session {
    /// The demo of a box, played to its last line; nothing where the box has none.
    ///
    /// # Errors
    /// Says what of the demo cannot be read or is refused.
    pub fn demo(game: &str) -> Option<Result<Self, Line>> {
        let contents = Self::contents(game)?;
        let text = preset::demo(game)?;
        let played = || {
            let whole = Playthrough::read(text).map_err(|fault| fault.what)?;
            let opening = Opening::of(&whole, &contents).map_err(|fault| fault.line())?;
            let opening = Opening { id: "demo".to_owned(), ..opening };
            let mut session: Self = opening.begin(&contents).map_err(|fault| fault.line())?;
            for typed in &whole.lines {
                session.play().enter(&typed.text, "").map_err(|problem| problem.line())?;
            }
            Ok(session)
        };
        Some(played())
    }
}
