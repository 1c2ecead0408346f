//! Slips of the hand: what people hold does not agree with the book. The smallest mistake that explains all of the
//! difference is looked for along the record: a payment missed, booked twice, to the wrong player, change not given,
//! a part of a bill left out, typed the wrong way round, or done and never typed.

mod effect;
mod entry_effect;
mod rank;
mod repair;
mod search;

use crate::engine::entry::StepId;
use crate::engine::ledger::Movement;
use crate::engine::{Game, Holder, Journal, Unit};
use crate::words::Line;

pub use effect::Off;

/// What was counted of one account, beside the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The account.
    pub holder: Holder,
    /// The unit that was counted.
    pub unit: Unit,
    /// What the book says.
    pub book: i64,
    /// What was counted.
    pub counted: i64,
}

impl Gap {
    /// What was counted less what the book says.
    pub const fn off(self) -> i64 {
        self.counted.saturating_sub(self.book)
    }
}

/// One mistake that explains a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Slip {
    /// The book has it, hands never did it.
    Missed,
    /// The book has it twice, hands did it once.
    BookedTwice,
    /// Hands did it, the book never got it.
    NotBooked,
    /// Hands left out one term of the amount: so much; below zero where what it takes away was not taken away.
    Part(i64),
    /// Somebody or somewhere else gave or got it.
    Elsewhere {
        /// Who or where in the book.
        book: Holder,
        /// Who or where in fact.
        hands: Holder,
    },
    /// The amount was typed the other way round: who gave had got.
    Turned,
    /// The giver handed over a larger piece and got no change: so much.
    NoChange(i64),
}

/// A suspect: what an entry of the book moves, what may have gone wrong with it, and what puts it right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suspect {
    /// The step; none for what was never booked.
    pub step: Option<StepId>,
    /// The step in notation.
    pub text: String,
    /// What may have gone wrong.
    pub slip: Slip,
    /// What of the step it went wrong with.
    pub moved: Vec<Movement>,
    /// The term of the amount that was left out, where it was only that.
    pub part: Option<Line>,
    /// What hands have more, or less where it is below zero, than the book.
    pub off: Vec<Off>,
    /// How good the explanation is beside the others, in thousandths; all of one explanation share it.
    pub weight: u32,
    /// What brings the book to what was counted: an amend or a correction, to be entered as it stands.
    pub fix: String,
    /// What brings the table to what the book says instead: who hands what to whom. Nothing is entered then.
    pub hand_over: Vec<Movement>,
}

impl Suspect {
    /// Whether it explains a gap.
    pub fn explains(&self, gap: &Gap) -> bool {
        self.off.iter().any(|off| (off.holder, off.unit) == (gap.holder, gap.unit) && off.amount == gap.off())
    }
}

impl<G: Game> Journal<G> {
    /// The accounts counted, beside the book.
    pub fn gaps(&self, counted: &[(Holder, Unit, i64)]) -> Vec<Gap> {
        let book = |holder, unit| self.book().ledger.balance(holder, unit);
        counted
            .iter()
            .map(|(holder, unit, counted)| Gap {
                holder: *holder,
                unit: *unit,
                book: book(*holder, *unit),
                counted: *counted,
            })
            .collect()
    }

    /// Every single slip that explains all gaps, the best explanation first and the newest entry first within one.
    /// Where no single slip does, those that explain the gap of one holder. `pieces` are the values of the banknotes
    /// or pieces of a unit; `because` gives the reason of a correction about a step, in the words of whoever enters it.
    pub fn suspects(
        &self,
        gaps: &[Gap],
        pieces: &dyn Fn(Unit) -> Vec<i64>,
        because: &dyn Fn(StepId) -> String,
    ) -> Vec<Suspect> {
        if gaps.iter().all(|gap| gap.off() == 0) {
            return Vec::new();
        }
        let whole = self.searched(gaps, pieces, because);
        if !whole.is_empty() {
            return whole;
        }
        let mut holders: Vec<Holder> =
            gaps.iter().filter(|gap| gap.off() != 0).map(|gap| gap.holder).collect();
        holders.dedup();
        let own =
            |holder: Holder| gaps.iter().filter(|gap| gap.holder == holder).copied().collect::<Vec<_>>();
        holders.into_iter().flat_map(|holder| self.searched(&own(holder), pieces, because)).collect()
    }

    /// The last counts decide where to look; where that finds nothing, the whole record does.
    fn searched(
        &self,
        gaps: &[Gap],
        pieces: &dyn Fn(Unit) -> Vec<i64>,
        because: &dyn Fn(StepId) -> String,
    ) -> Vec<Suspect> {
        let cleared = search::cleared(self);
        let found = search::search(self, gaps, pieces, &cleared);
        let found = match found.is_empty() && !cleared.is_empty() {
            true => search::search(self, gaps, pieces, &search::Cleared::new()),
            false => found,
        };
        repair::remedied(self, gaps, rank::ranked(found), because)
    }
}
