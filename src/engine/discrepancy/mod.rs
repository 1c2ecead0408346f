//! Discrepancies between a count and the book. The engine searches the record for one mistake that explains
//! all differences: a payment missed, booked twice or made to the wrong player, change not given, a term of
//! an amount left out, an amount reversed, or an act that was never booked.

mod search;

use crate::engine::amend::{Gains, gains, settling, written};
use crate::engine::correction::Correction;
use crate::engine::entry::{AmendPolicy, Amendment, Edit, Verb};
use crate::engine::{Holder, Movement, Session, StepId, Unit};
use crate::words::Line;

/// An account as counted and as booked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// The account.
    pub holder: Holder,
    /// The unit that was counted.
    pub unit: Unit,
    /// The balance in the book.
    pub book: i64,
    /// What was counted.
    pub counted: i64,
}

impl Gap {
    /// The difference: counted minus booked.
    pub const fn off(self) -> i64 {
        self.counted.saturating_sub(self.book)
    }
}

/// A mistake that explains a discrepancy.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Mistake {
    /// It is in the book, but was not done at the table.
    Missed,
    /// It is in the book twice, but was done once.
    BookedTwice,
    /// It was done at the table, but is not in the book.
    NotBooked,
    /// One term of an amount was left out at the table; negative for a deduction.
    Part(i64),
    /// A different player or place gave or received it.
    Elsewhere {
        /// The holder in the book.
        book: Holder,
        /// The holder at the table.
        hands: Holder,
    },
    /// Giver and receiver were swapped.
    Turned,
    /// The giver paid with a larger piece and got no change; holds the change.
    NoChange(i64),
}

/// A possible mistake: the entry it concerns, what went wrong, and how to repair it.
#[derive(Clone, Debug, PartialEq)]
pub struct Suspect {
    /// The step; `None` for an act that was never booked.
    pub step: Option<StepId>,
    /// The step in notation.
    pub text: String,
    /// What may have gone wrong.
    pub mistake: Mistake,
    /// The movements of the step that were affected.
    pub moved: Vec<Movement>,
    /// The term of the amount that was left out, if the mistake is about a term.
    pub part: Option<Line>,
    /// The differences it explains, counted minus booked.
    pub off: Gains,
    /// The entry that brings the book in line with the counts: an amend, a correction, or the act that was not booked.
    pub fix: Verb,
    /// The alternative: movements at the table that bring it in line with the book, without an entry.
    pub hand_over: Vec<Movement>,
}

impl Suspect {
    /// Whether it explains the whole of a gap.
    pub fn explains(&self, gap: &Gap) -> bool {
        self.off.get(&(gap.holder, gap.unit)) == Some(&gap.off())
    }
}

impl Session {
    /// Compares counted accounts with the book.
    pub fn gaps(&self, counted: &[(Holder, Unit, i64)]) -> Vec<Gap> {
        let counted = counted.iter().copied();
        counted
            .map(|(holder, unit, counted)| Gap { holder, unit, book: self.balance(holder, unit), counted })
            .collect()
    }

    /// Finds single mistakes that explain all gaps, most likely kind first and newest entry first within a
    /// kind. If there are none, finds mistakes that explain the gaps of one holder. `pieces` returns the
    /// values of the banknotes or pieces of a unit; `because` gives the reason of a correction.
    pub fn suspects(
        &self,
        gaps: &[Gap],
        pieces: &dyn Fn(Unit) -> Vec<i64>,
        because: &dyn Fn(StepId) -> String,
    ) -> Vec<Suspect> {
        let off = gaps.iter().filter(|gap| gap.off() != 0);
        let mut holders: Vec<Holder> = off.map(|gap| gap.holder).collect();
        if holders.is_empty() {
            return Vec::new();
        }
        let searched = |gaps: &[Gap]| repaired(self, gaps, search::search(self, gaps, pieces), because);
        let whole = searched(gaps);
        if !whole.is_empty() {
            return whole;
        }
        holders.dedup();
        let own =
            |holder: Holder| gaps.iter().filter(|gap| gap.holder == holder).copied().collect::<Vec<_>>();
        holders.into_iter().flat_map(|holder| searched(&own(holder))).collect()
    }
}

/// The differences, counted minus booked, that a mistake with these movements causes.
fn effect(moved: &[Movement], mistake: Mistake) -> Gains {
    let left = |movement: &Movement| {
        let back = movement.reversed();
        match mistake {
            Mistake::Missed | Mistake::BookedTwice => vec![back],
            Mistake::Part(amount) => vec![Movement { amount, ..back }],
            Mistake::NotBooked => vec![*movement],
            Mistake::Turned => vec![back, back],
            Mistake::NoChange(amount) => vec![Movement { amount, ..*movement }],
            Mistake::Elsewhere { book, hands } => {
                let place = |holder| if holder == book { hands } else { holder };
                let (from, to) = (place(movement.from), place(movement.to));
                vec![back, Movement { from, to, unit: recoloured(movement.unit, book, hands), ..*movement }]
            }
        }
    };
    gains(moved.iter().flat_map(left))
}

/// The unit in the colour of the second player, if it had the colour of the first.
fn recoloured(unit: Unit, book: Holder, hands: Holder) -> Unit {
    match (unit.colour, book, hands) {
        (Some(colour), Holder::Seat(book), Holder::Seat(hands)) if colour == book => {
            Unit::of(unit.kind, hands)
        }
        _ => unit,
    }
}

/// The movements that add up to these differences.
fn settled(off: &Gains) -> Vec<Movement> {
    let off = off.iter().rev().map(|(account, amount)| (*account, *amount));
    settling(&off.collect::<Vec<_>>())
}

/// The number of suspects for which an amend is tried; the others get a correction.
const AMENDED: usize = 8;

/// Sets the repair of each suspect.
fn repaired(
    session: &Session,
    gaps: &[Gap],
    mut suspects: Vec<Suspect>,
    because: &dyn Fn(StepId) -> String,
) -> Vec<Suspect> {
    for (at, suspect) in suspects.iter_mut().enumerate() {
        let Some(step) = suspect.step else { continue };
        let amend = if at < AMENDED { amend(session, gaps, step, suspect) } else { None };
        suspect.fix = amend.unwrap_or_else(|| {
            let moves = written(settled(&suspect.off), session.chart());
            Verb::Correct(Correction::moving(moves, &because(step)))
        });
    }
    suspects
}

/// The amend that makes the book agree with the counts, if there is one.
fn amend(session: &Session, gaps: &[Gap], step: StepId, suspect: &Suspect) -> Option<Verb> {
    let seats = session.seats();
    let edit = match suspect.mistake {
        Mistake::BookedTwice => Edit::Strike(step),
        Mistake::Missed if suspect.moved.len() > 1 => Edit::Strike(step),
        Mistake::Elsewhere { book: Holder::Seat(book), hands: Holder::Seat(hands) } => {
            let text = reworded(&suspect.text, &seats.word(book), &seats.word(hands))?;
            Edit::Replace(step, session.parse(&text).ok().filter(Verb::is_step)?)
        }
        Mistake::Turned => Edit::Replace(step, turned(session.standing_body(step)?)?),
        _ => return None,
    };
    let amendment = Amendment::of(vec![edit], AmendPolicy::Book);
    let preview = session.preview_amend(&amendment).ok()?;
    let after = &preview.book.ledger;
    let agrees = gaps.iter().all(|gap| after.balance(gap.holder, gap.unit) == gap.counted);
    (preview.broken.is_empty() && agrees).then_some(Verb::Amend(amendment))
}

/// The line with one word replaced, if that word occurs exactly once.
fn reworded(text: &str, old: &str, new: &str) -> Option<String> {
    let words: Vec<&str> = text.split(' ').map(|word| if word == old { new } else { word }).collect();
    (text.split(' ').filter(|word| *word == old).count() == 1).then(|| words.join(" "))
}

/// The same correction with the direction of its only movement reversed.
fn turned(step: &Verb) -> Option<Verb> {
    let Verb::Correct(correction) = step else { return None };
    let mut turned = correction.clone();
    let [moved] = turned.moves.as_mut_slice() else { return None };
    std::mem::swap(&mut moved.0, &mut moved.1);
    Some(Verb::Correct(turned))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;

    const CASH: Unit = Unit::common(0);
    const RED: Holder = Holder::Seat(Seat::new(0));
    const BLUE: Holder = Holder::Seat(Seat::new(1));

    fn red_pays(amount: i64, mistake: Mistake) -> Vec<(Holder, i64)> {
        let paid = Movement { from: RED, to: Holder::Bank, unit: CASH, amount };
        let off = effect(&[paid], mistake);
        let off = off.into_iter().map(|((holder, _), amount)| (holder, amount));
        off.filter(|(holder, _)| *holder != Holder::Bank).collect()
    }

    #[test]
    fn each_mistake_has_its_effect() {
        assert_eq!(red_pays(310, Mistake::Missed), [(RED, 310)]);
        assert_eq!(red_pays(310, Mistake::Part(100)), [(RED, 100)]);
        assert_eq!(red_pays(310, Mistake::Part(-30)), [(RED, -30)]);
        assert_eq!(red_pays(310, Mistake::NotBooked), [(RED, -310)]);
        assert_eq!(red_pays(310, Mistake::Turned), [(RED, 620)]);
        assert_eq!(red_pays(310, Mistake::NoChange(40)), [(RED, -40)]);
        let by_blue = Mistake::Elsewhere { book: RED, hands: BLUE };
        assert_eq!(red_pays(310, by_blue), [(RED, 310), (BLUE, -310)]);
    }

    #[test]
    fn settled_inverts_effect() {
        let paid = Movement { from: RED, to: Holder::Bank, unit: CASH, amount: 310 };
        assert_eq!(settled(&effect(&[paid], Mistake::Missed)), [paid.reversed()]);
        assert_eq!(settled(&effect(&[paid], Mistake::NotBooked)), [paid]);
    }
}
