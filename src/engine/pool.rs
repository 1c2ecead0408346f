//! The pool of a draw, the number of draws, and the outcome.

use serde::{Deserialize, Serialize};

/// A pool to draw from: kinds in the game's order, each with its count.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pool {
    /// The kinds with their counts; the name of a kind is a single word.
    pub of: Vec<(String, u32)>,
    /// The number of draws.
    pub take: u32,
}

impl Pool {
    /// One throw of a die; the kinds are `1`, `2`… in order.
    pub fn die(sides: u32) -> Self {
        Self::bag((1..=sides).map(|side| (side.to_string(), 1)))
    }

    /// One draw from a bag of these kinds.
    pub fn bag<W: Into<String>>(kinds: impl IntoIterator<Item = (W, u32)>) -> Self {
        let of = kinds.into_iter().map(|(word, count)| (word.into(), count)).collect();
        Self { of, take: 1 }
    }

    /// Sets the number of draws.
    #[must_use]
    pub fn taking(self, take: u32) -> Self {
        Self { take, ..self }
    }

    /// Draws, using a source of random numbers below a bound. Returns indices into the kinds; ends early when the pool is empty.
    pub fn draw(&self, mut below: impl FnMut(u32) -> u32) -> Vec<usize> {
        let mut left: Vec<u32> = self.of.iter().map(|(_, count)| *count).collect();
        let mut outcome = Vec::new();
        for _ in 0..self.take {
            let all = left.iter().fold(0u32, |sum, count| sum.saturating_add(*count));
            if all == 0 {
                break;
            }
            let mut at = below(all);
            let drawn = left.iter_mut().enumerate().find(|(_, count)| {
                let here = at < **count;
                at = at.saturating_sub(**count);
                here
            });
            let Some((kind, count)) = drawn else { break };
            *count -= 1;
            outcome.push(kind);
        }
        outcome
    }

    /// One outcome for each kind in the pool, beginning with it.
    pub(super) fn beginnings(&self) -> impl Iterator<Item = Vec<usize>> {
        let mut before = 0;
        self.of.iter().filter(|(_, count)| *count > 0).map(move |(_, count)| {
            let mut first = Some(before);
            before += count;
            self.draw(|_| first.take().unwrap_or(0))
        })
    }

    /// Whether an outcome is possible.
    pub fn allows(&self, outcome: &[usize]) -> bool {
        let drawn = |kind: &usize| outcome.iter().filter(|other| *other == kind).count();
        let there =
            |kind: &usize| self.of.get(*kind).is_some_and(|(_, count)| drawn(kind) <= *count as usize);
        outcome.iter().all(there) && outcome.len() == self.draw(|_| 0).len()
    }

    /// The words of an outcome.
    pub fn words(&self, outcome: &[usize]) -> Vec<String> {
        outcome.iter().filter_map(|kind| self.of.get(*kind)).map(|(word, _)| word.clone()).collect()
    }
}

/// The draw of an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// What is drawn from.
    pub pool: Pool,
    /// The outcome, as indices into the kinds in the pool; `None` while the draw is open.
    pub outcome: Option<Vec<usize>>,
}

/// A draw that still has to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// The number of the draw in the record; 0 is the draw at setup.
    pub ordinal: u64,
    /// What is drawn from.
    pub pool: Pool,
}

/// A draw made by Steward, as recorded next to its act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// The number of the draw in the record.
    pub ordinal: u64,
    /// What was drawn from.
    pub pool: Pool,
    /// The outcome in order, in the words of the pool.
    pub outcome: Vec<String>,
}
