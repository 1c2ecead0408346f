//! Which lines made which draws, kept so that the next one is known without looking through the record.

use std::collections::BTreeMap;

use crate::engine::entry::{Entry, Verb};
use crate::engine::{Game, Pool};

/// The draws of a record.
#[derive(Clone, Debug, Default)]
pub(super) struct DrawLog {
    /// For each line of the chain, how many draws were made up to it.
    along: Vec<u64>,
    /// The lines that made a draw, by its ordinal, and what they drew from.
    made: BTreeMap<u64, Vec<Pool>>,
    /// The line that published the seed.
    published: Option<u32>,
}

impl DrawLog {
    /// Notes what a new line drew or published.
    pub(super) fn note<G: Game>(&mut self, entry: &Entry<G>) {
        if let Some(drawn) = &entry.draw {
            let pools = self.made.entry(drawn.ordinal).or_default();
            if !pools.contains(&drawn.pool) {
                pools.push(drawn.pool.clone());
            }
        }
        if matches!(entry.verb, Verb::Seed(_)) {
            self.published.get_or_insert(entry.n);
        }
    }

    /// A line is added to the chain.
    pub(super) fn follow<G: Game>(&mut self, entry: &Entry<G>) {
        self.along.push(self.count() + u64::from(entry.draw.is_some()));
    }

    /// So many first lines of the chain stay.
    pub(super) fn cut(&mut self, shared: usize) {
        self.along.truncate(shared);
    }

    /// How many draws were made along the chain.
    pub(super) fn count(&self) -> u64 {
        self.along.last().copied().unwrap_or_default()
    }

    /// Whether what comes out of a draw could be known: it was made before, or the seed is published.
    pub(super) fn known(&self, ordinal: u64, pool: &Pool) -> bool {
        self.published.is_some() || self.made.get(&ordinal).is_some_and(|pools| pools.contains(pool))
    }

    /// The line that published the seed.
    pub(super) fn published(&self) -> Option<u32> {
        self.published
    }
}
