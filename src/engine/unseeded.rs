//! What happened beside the draws of a seeded game: draws that were undone, outcomes that the table typed, draws that
//! were put right afterwards. None of it is forbidden; whoever checks the draws is to see it.

use crate::engine::entry::{Edit, Entry, Verb};
use crate::engine::{Game, Journal, Lot, Pool, View};

/// Something beside the draws of a seeded game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unseeded {
    /// The draw of a line was undone.
    Undone {
        /// The line.
        n: u32,
    },
    /// The table typed an outcome that the seed would have drawn.
    Typed {
        /// The line.
        n: u32,
        /// What it comes from.
        pool: Pool,
        /// The outcome, in the words of the pool.
        outcome: Vec<String>,
        /// The undone draw in whose place it stands.
        instead_of: Option<u32>,
    },
    /// An amend replaced or struck the line of a draw.
    Amended {
        /// The amend.
        n: u32,
        /// The line of the draw.
        draw: u32,
    },
}

impl<G: Game> Journal<G> {
    /// Everything beside the draws that stands in the record, in order; nothing where no seed draws.
    pub fn unseeded(&self) -> Vec<Unseeded> {
        if self.header().seed.is_none() {
            return Vec::new();
        }
        self.entries().iter().flat_map(|entry| self.beside_a_draw(entry)).collect()
    }

    fn beside_a_draw(&self, entry: &Entry<G>) -> Vec<Unseeded> {
        let live = self.counts(entry.n);
        match (&entry.verb, &entry.draw) {
            (_, Some(_)) if !live => vec![Unseeded::Undone { n: entry.n }],
            (Verb::Act(act), None) if live => self.typed(entry, act).into_iter().collect(),
            (Verb::Amend(amendment), _) if live => {
                let draws = amendment.edits.iter().filter_map(|edit| match edit {
                    Edit::Replace(step, _) | Edit::Strike(step) => {
                        self.entry(step.line).filter(|target| target.draw.is_some())
                    }
                    Edit::Insert(..) | Edit::Swap(_) | Edit::Setup(_) => None,
                });
                draws.map(|draw| Unseeded::Amended { n: entry.n, draw: draw.n }).collect()
            }
            _ => Vec::new(),
        }
    }

    fn typed(&self, entry: &Entry<G>, act: &G::Act) -> Option<Unseeded> {
        let book = self.book_at(entry.on).ok()?;
        let Lot { pool, outcome } = G::lot(View { setting: self.setting(), book: &book }, act)?;
        let undone =
            |other: &&Entry<G>| other.on == entry.on && other.draw.is_some() && !self.counts(other.n);
        let outcome = pool.words(&outcome?);
        let instead_of = self.entries().iter().find(undone).map(|other| other.n);
        Some(Unseeded::Typed { n: entry.n, pool, outcome, instead_of })
    }

    /// Whether a line is on the chain.
    fn counts(&self, n: u32) -> bool {
        self.chain().binary_search(&n).is_ok()
    }
}
