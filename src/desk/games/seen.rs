//! What a page makes of a book: made once, and again only when something was entered, another line is looked back at, or
//! the language changes.

use crate::desk::Speech;
use crate::engine::{Game, Journal, View};
use crate::session::Timeline;
use crate::words::Language;

/// What was made of a book, as long as it holds.
#[derive(Clone, Debug)]
pub struct Seen<P>(Option<(Of, P)>);

/// The version of the journal, the line looked back at, the language.
type Of = (u32, Option<u32>, Language);

impl<P> Default for Seen<P> {
    fn default() -> Self {
        Self(None)
    }
}

impl<P> Seen<P> {
    /// Looks at a journal, as it is now or was after a line; says whether anything had to be made anew.
    pub fn look<G: Game>(
        &mut self,
        journal: &Journal<G>,
        at: Option<u32>,
        speech: Speech,
        make: impl FnOnce(View<'_, G>) -> P,
    ) -> bool {
        let now = (journal.version(), at, speech.language);
        if self.0.as_ref().is_some_and(|(of, _)| *of == now) {
            return false;
        }
        let then = at.and_then(|line| journal.book_at(line).ok());
        let book = then.as_ref().unwrap_or(journal.book());
        self.0 = Some((now, make(View { setting: journal.setting(), book })));
        true
    }

    /// What was made, once somebody has looked.
    pub fn made(&self) -> Option<&P> {
        self.0.as_ref().map(|(_, made)| made)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::automobile::Automobile;
    use crate::session::{GameSession, Play};

    #[test]
    fn a_page_is_made_anew_when_the_book_the_line_or_the_language_changes_and_not_before() {
        let header = r#"{"steward":1,"game":"automobile","rules":1,"seats":[{"name":"A","colour":"red"},{"name":"B","colour":"blue"},{"name":"C","colour":"green"}],"setup":{"first":"p1"}}"#;
        let mut journal = <Journal<Automobile> as GameSession>::begin(header).unwrap();
        let mut seen = Seen::default();
        let mut look = |journal: &Journal<Automobile>, at, language| {
            seen.look(journal, at, Speech::new(language), |view| view.book.debts.len())
        };
        assert!(look(&journal, None, Language::ENGLISH));
        assert!(!look(&journal, None, Language::ENGLISH));
        assert!(look(&journal, None, Language::FRENCH));
        assert!(look(&journal, Some(0), Language::FRENCH));
        Play::enter(&mut journal, "drawn", "").unwrap();
        assert!(look(&journal, Some(0), Language::FRENCH));
        assert!(!look(&journal, Some(0), Language::FRENCH));
    }
}
