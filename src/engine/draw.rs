//! The random draws of a session. The outcome is a field of the act, typed by the user or drawn by Steward. A
//! draw by Steward is also recorded next to its act.

use crate::engine::entry::{Entry, Verb};
use crate::engine::{AnyAct, Draw, Drawn, Due, Pool, Refusal, Rejection, Session};
use crate::msg;
use crate::words::{Line, keys};

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

    /// Enters an act with an outcome drawn by Steward, given as indices into the kinds in the pool.
    ///
    /// # Errors
    /// As [`Session::enter`]; refuses an act that draws nothing.
    pub fn enter_drawn(&mut self, act: &AnyAct, outcome: &[usize], at: String) -> Result<&Entry, Rejection> {
        let due = self.due(act).ok_or_else(|| refused(Line::new(keys::engine::DRAW_NOT_OPEN)))?;
        let Due { ordinal, pool } = due;
        let outcome_words = pool.words(outcome);
        let verb = Verb::Act(act.with_outcome(outcome));
        self.enter_with(verb, at, Some(Drawn { ordinal, pool, outcome: outcome_words }))
    }

    /// Checks the recorded draw of a replayed line: it must be the draw that was due.
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

/// Describes a pool: the number of draws, and the kinds with their counts.
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
    fn draws_are_without_replacement() {
        assert_eq!(bag().taking(5).draw(|_| 0), [0, 0, 1]);
        assert!(Pool::bag([("red", 0)]).draw(|_| 0).is_empty());
    }

    #[test]
    fn impossible_outcomes_are_not_allowed() {
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
