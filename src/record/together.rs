//! Enters several lines with a single write, all or none.

use crate::engine::Rejection;
use crate::msg;
use crate::record::enter::refused;
use crate::record::load::MOST;
use crate::record::{RecordOf, Trouble};
use crate::session::{Games, Session};
use crate::words::keys;

impl<S: Games> RecordOf<S> {
    /// Enters several texts in notation or JSON, and returns the number of the last line.
    ///
    /// # Errors
    /// See [`Trouble`]. If one is refused, none is entered.
    pub fn enter_all(&mut self, texts: &[String]) -> Result<u32, Trouble> {
        for text in texts {
            self.fits(text)?;
        }
        self.together(texts.len(), |session, at| {
            texts.iter().try_for_each(|text| session.enter_text(text, at).map(drop))
        })
    }

    /// Enters several lines, all or none, and returns the number of the last one.
    pub(super) fn together(
        &mut self,
        count: usize,
        enter: impl FnOnce(&mut Session, &str) -> Result<(), Rejection>,
    ) -> Result<u32, Trouble> {
        self.writable()?;
        let all = u32::try_from(count).unwrap_or(u32::MAX);
        if self.session.lines().saturating_add(all) > MOST {
            return Err(refused(msg!(keys::record::TOO_MANY, most = MOST)));
        }
        let (at, first) = ((self.clock)(), self.session.lines() + 1);
        let mut tried = self.session.clone();
        enter(&mut tried, &at).map_err(Trouble::Rejected)?;
        self.session = tried;
        let last = self.session.lines();
        (first..=last).for_each(|n| self.sign_line(n));
        self.write_signed(last)
    }
}
