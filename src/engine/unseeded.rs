//! What happened beside the draws of a seeded game: draws that were undone, outcomes that the table typed, draws that
//! were put right afterwards. None of it is forbidden; whoever checks the draws is to see it.

use crate::engine::entry::{Edit, Entry, Replayable, StepId, Verb};
use crate::engine::{Book, Draw, Game, Journal, Pool, View};

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
        /// The line; an amend puts the outcome into the past.
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
        /// The line of the draw; 0 is the set-up.
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
                let parts = amendment.edits.iter().zip(1..);
                parts.filter_map(|(edit, part)| self.amended(StepId { line: entry.n, part }, edit)).collect()
            }
            _ => Vec::new(),
        }
    }

    /// What an edit does to a draw, or the outcome that it types.
    fn amended(&self, id: StepId, edit: &Edit<G>) -> Option<Unseeded> {
        let drawn = |step: &StepId| self.entry(step.line).is_some_and(|target| target.draw.is_some());
        match edit {
            Edit::Replace(step, _) | Edit::Strike(step) if drawn(step) => {
                Some(Unseeded::Amended { n: id.line, draw: step.line })
            }
            Edit::Replace(_, Replayable::Act(act)) | Edit::Insert(_, Replayable::Act(act)) => {
                let mut effective_log = self.effective_log_to(id.line).ok()?;
                let at = effective_log.steps.iter().position(|step| step.body == id)?;
                effective_log.steps.truncate(at);
                let snapshots = self.replay(self.setting(), &effective_log).ok()?;
                let (pool, outcome) = self.came_out(snapshots.head(), act)?;
                Some(Unseeded::Typed { n: id.line, pool, outcome, instead_of: None })
            }
            Edit::Setup(_) if self.first_was_drawn() => Some(Unseeded::Amended { n: id.line, draw: 0 }),
            _ => None,
        }
    }

    /// Whether Steward drew who begins.
    fn first_was_drawn(&self) -> bool {
        let setup = serde_json::to_value(&self.header().setup).unwrap_or_default();
        setup.get("drawn").and_then(serde_json::Value::as_bool).unwrap_or(false)
    }

    /// What an act takes from chance in a book, in the words of the pool.
    fn came_out(&self, book: &Book<G>, act: &G::Act) -> Option<(Pool, Vec<String>)> {
        let Draw { pool, outcome } = G::draw(View { setting: self.setting(), book }, act)?;
        let outcome = pool.words(&outcome?);
        Some((pool, outcome))
    }

    fn typed(&self, entry: &Entry<G>, act: &G::Act) -> Option<Unseeded> {
        let (pool, outcome) = self.came_out(&*self.book_at(entry.on).ok()?, act)?;
        let undone =
            |other: &&Entry<G>| other.on == entry.on && other.draw.is_some() && !self.counts(other.n);
        let instead_of = self.entries().iter().find(undone).map(|other| other.n);
        Some(Unseeded::Typed { n: entry.n, pool, outcome, instead_of })
    }

    /// Whether a line is on the chain.
    fn counts(&self, n: u32) -> bool {
        self.chain().binary_search(&n).is_ok()
    }
}
