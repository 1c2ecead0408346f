//! Random draws: what is drawn from, and the draws of a session. The outcome is a field of the act, typed by the user or drawn by Steward;
//! a draw by Steward is also recorded next to the act.

use serde::{Deserialize, Serialize};

use crate::engine::entry::{Entry, Verb};
use crate::engine::{AnyAct, Refusal, Rejection, Session};
use crate::msg;
use crate::words::{Line, keys};

/// What is drawn from: the kinds in the game's own order, each with its number.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pool {
    /// The kinds with their numbers; each kind is one word.
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

    /// Draws, with a source of random numbers below a bound. Returns indices into the list of kinds; ends early when the pool is empty.
    pub fn draw(&self, mut below: impl FnMut(u32) -> u32) -> Vec<usize> {
        let mut left: Vec<u32> = self.of.iter().map(|(_, count)| *count).collect();
        let mut outcome = Vec::new();
        for _ in 0..self.take {
            let all = left.iter().fold(0u32, |sum, count| sum.saturating_add(*count));
            if all == 0 {
                break;
            }
            let mut at = below(all);
            let Some(kind) = left.iter().position(|count| {
                let here = at < *count;
                at = at.saturating_sub(*count);
                here
            }) else {
                break;
            };
            if let Some(count) = left.get_mut(kind) {
                *count -= 1;
            }
            outcome.push(kind);
        }
        outcome
    }

    /// For each kind in the pool, one outcome that begins with it.
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
        let mut wanted = outcome.iter();
        let mut left: Vec<u32> = self.of.iter().map(|(_, count)| *count).collect();
        let all_there = wanted.all(|kind| match left.get_mut(*kind) {
            Some(count) if *count > 0 => {
                *count -= 1;
                true
            }
            _ => false,
        });
        all_there && outcome.len() == self.draw(|_| 0).len()
    }

    /// An outcome as words.
    pub fn words(&self, outcome: &[usize]) -> Vec<String> {
        outcome.iter().filter_map(|kind| self.of.get(*kind)).map(|(word, _)| word.clone()).collect()
    }
}

/// The draw of an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draw {
    /// What is drawn from.
    pub pool: Pool,
    /// The outcome, as indices into the kinds of the pool; `None` while the act leaves it open.
    pub outcome: Option<Vec<usize>>,
}

/// A draw that is still to be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Due {
    /// The number of the draw in the record; 0 is the one of the set-up.
    pub ordinal: u64,
    /// What is drawn from.
    pub pool: Pool,
}

/// A draw made by Steward, as it is recorded next to its act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Drawn {
    /// The number of the draw in the record.
    pub ordinal: u64,
    /// What was drawn from.
    pub pool: Pool,
    /// The outcome, in order, in the words of the pool.
    pub outcome: Vec<String>,
}

impl Session {
    /// The draw that an act still needs; `None` for a complete act.
    pub fn due(&self, act: &AnyAct) -> Option<Due> {
        let Draw { pool, outcome: None } = self.book().draw(&self.setting, act)? else { return None };
        Some(self.next_draw(pool))
    }

    fn next_draw(&self, pool: Pool) -> Due {
        let drawn = self.chain.iter().filter(|n| self.entry(**n).is_some_and(|entry| entry.draw.is_some()));
        Due { ordinal: drawn.fold(1, |ordinal, _| ordinal + 1), pool }
    }

    /// Enters an act with an outcome drawn by Steward, as indices into the kinds of the pool.
    ///
    /// # Errors
    /// Fails as [`Session::enter`]; refuses an act that draws nothing.
    pub fn enter_drawn(&mut self, act: &AnyAct, outcome: &[usize], at: String) -> Result<&Entry, Rejection> {
        let due = self.due(act).ok_or_else(|| refused(Line::new(keys::engine::DRAW_NOT_OPEN)))?;
        let Due { ordinal, pool } = due;
        let outcome_words = pool.words(outcome);
        let verb = Verb::Act(act.with_outcome(outcome));
        self.enter_with(verb, at, Some(Drawn { ordinal, pool, outcome: outcome_words }))
    }

    /// Checks the draw of a line being replayed: it must be the one that was due there.
    pub(super) fn check_draw(&self, entry: &Entry) -> Result<(), Rejection> {
        let Some(drawn) = &entry.draw else { return Ok(()) };
        let draw = match &entry.verb {
            Verb::Act(act) => self.book().draw(&self.setting, act),
            _ => None,
        };
        let Some(Draw { pool, outcome: Some(outcome) }) = draw else {
            return Err(refused(Line::new(keys::engine::DRAW_NOT_OPEN)));
        };
        let outcome = pool.words(&outcome);
        let Due { ordinal, pool } = self.next_draw(pool);
        let due = Drawn { ordinal, pool, outcome };
        if due == **drawn {
            return Ok(());
        }
        let json = |drawn: &Drawn| serde_json::to_string(drawn).unwrap_or_default();
        Err(refused(msg!(keys::engine::DRAW_OTHER, found = json(drawn), expected = json(&due))))
    }
}

/// Writes a pool: `red 4, blue 3`, with the number of draws if it is not one.
pub fn describe_pool(pool: &Pool) -> Line {
    let kinds: Vec<String> = pool.of.iter().map(|(word, count)| format!("{word} × {count}")).collect();
    msg!(keys::engine::DRAW_POOL, take = pool.take, kinds = kinds.join(", "))
}

fn refused(why: Line) -> Rejection {
    Refusal::new(why, keys::engine::RULE_DRAWS).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bag() -> Pool {
        Pool::bag([("red", 2), ("blue", 1)])
    }

    #[test]
    fn a_number_finds_its_kind() {
        let kinds: Vec<Vec<usize>> = (0..3).map(|number| bag().draw(|_| number)).collect();
        assert_eq!(kinds, [[0], [0], [1]]);
        assert_eq!(bag().words(&[1]), ["blue"]);
    }

    #[test]
    fn what_is_drawn_stays_out_and_an_empty_bag_ends_the_draw() {
        assert_eq!(bag().taking(5).draw(|_| 0), [0, 0, 1]);
        assert!(Pool::bag([("red", 0)]).draw(|_| 0).is_empty());
    }

    #[test]
    fn only_what_lies_in_the_bag_can_come_out() {
        assert!(bag().allows(&[1]) && !bag().allows(&[2]) && !bag().allows(&[]) && !bag().allows(&[0, 0]));
        assert!(bag().taking(2).allows(&[0, 0]) && !bag().taking(2).allows(&[1, 1]));
        assert!(Pool::die(6).allows(&[5]) && !Pool::die(6).allows(&[6]));
    }

    #[test]
    fn a_pool_is_written_and_read_back() {
        let json = serde_json::to_string(&Pool::die(2).taking(3)).unwrap();
        assert_eq!(json, r#"{"of":[["1",1],["2",1]],"take":3}"#);
        assert_eq!(serde_json::from_str::<Pool>(&json).unwrap(), Pool::die(2).taking(3));
    }
}
