//! Entering of several lines with one write: all of them, or none.

use crate::msg;
use crate::record::enter::refused;
use crate::record::load::MOST;
use crate::record::{Record, Trouble};
use crate::session::GameSession;
use crate::words::keys;

impl<S: GameSession> Record<S> {
    /// Enters several texts, in notation or JSON, and returns the number of the last line.
    ///
    /// # Errors
    /// See [`Trouble`]; if one of them is refused, none is entered.
    pub fn enter_all(&mut self, texts: &[String]) -> Result<u32, Trouble> {
        self.writable()?;
        let all = u32::try_from(texts.len()).unwrap_or(u32::MAX);
        if self.session.table().lines().saturating_add(all) > MOST {
            return Err(refused(msg!(keys::record::TOO_MANY, most = MOST)));
        }
        for text in texts {
            self.fits(text)?;
        }
        let (at, first) = ((self.clock)(), self.session.table().lines() + 1);
        let mut tried = self.session.clone();
        for text in texts {
            tried.play().enter(text, &at).map_err(Trouble::Rejected)?;
        }
        self.session = tried;
        let last = self.session.table().lines();
        (first..=last).for_each(|n| self.sign_line(n));
        self.write_signed(last)
    }
}
