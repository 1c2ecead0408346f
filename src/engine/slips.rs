//! Slips of the hand: what people hold does not agree with the book, and one mistake at the table, or one
//! line too many in the book, explains all of the difference.

use crate::engine::entry::StepId;
use crate::engine::ledger::Movement;
use crate::engine::{Game, Holder, Journal, Seat, Unit};

/// What was counted of one account, beside the book.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// Whose.
    pub holder: Holder,
    /// What.
    pub unit: Unit,
    /// What the book says.
    pub book: i64,
    /// What was counted.
    pub counted: i64,
}

impl Gap {
    /// What was counted less what the book says.
    pub const fn off(self) -> i64 {
        self.counted - self.book
    }
}

/// One mistake that explains a count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Slip {
    /// The book has it, hands never did it.
    Missed,
    /// Hands did it twice.
    Twice,
    /// It went to somebody else.
    WrongReceiver(Seat),
    /// Somebody else gave it.
    WrongGiver(Seat),
    /// The giver handed over a larger piece and got no change: so much.
    NoChange(i64),
    /// A piece was taken for another: so many of it are missing or too many.
    WrongPiece(i64),
    /// Hands did it the other way round.
    Turned,
    /// Two digits of the amount changed places: what was handed over.
    Swapped(i64),
}

/// A suspect: a movement of the book and what may have gone wrong with it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Suspect {
    /// The step that made the movement.
    pub step: StepId,
    /// The movement.
    pub movement: Movement,
    /// What may have gone wrong.
    pub slip: Slip,
}

/// How probable a slip is beside the others, in parts of a hundred.
const fn weight(slip: Slip) -> i64 {
    match slip {
        Slip::Missed => 100,
        Slip::WrongReceiver(_) => 70,
        Slip::NoChange(_) => 60,
        Slip::Twice => 55,
        Slip::WrongPiece(_) => 50,
        Slip::WrongGiver(_) => 45,
        Slip::Swapped(_) => 30,
        Slip::Turned => 20,
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

    /// Every single slip that explains all gaps, the most probable first. `pieces` are the values of the
    /// banknotes or pieces of a unit.
    pub fn suspects(&self, gaps: &[Gap], pieces: &dyn Fn(Unit) -> Vec<i64>) -> Vec<Suspect> {
        if gaps.iter().all(|gap| gap.off() == 0) {
            return Vec::new();
        }
        let mut found = Vec::new();
        let seats: Vec<Seat> = self.setting().seats.iter().collect();
        for (step, moved) in self.script().steps.iter().zip(self.moved()) {
            for movement in moved.iter() {
                if !gaps.iter().any(|gap| gap.unit == movement.unit && gap.off() != 0) {
                    continue;
                }
                let values = pieces(movement.unit);
                for slip in slips(*movement, &seats, &values, gaps) {
                    if explains(*movement, slip, gaps) {
                        found.push(Suspect { step: step.id, movement: *movement, slip });
                    }
                }
            }
        }
        found.reverse();
        found.sort_by_key(|suspect| std::cmp::Reverse(weight(suspect.slip)));
        found
    }
}

/// The slips that may have happened to a movement.
fn slips(movement: Movement, seats: &[Seat], values: &[i64], gaps: &[Gap]) -> Vec<Slip> {
    let mut all = vec![Slip::Missed, Slip::Twice, Slip::Turned];
    let other = |seat: &&Seat| Holder::Seat(**seat) != movement.to && Holder::Seat(**seat) != movement.from;
    if matches!(movement.to, Holder::Seat(_)) {
        all.extend(seats.iter().filter(other).map(|seat| Slip::WrongReceiver(*seat)));
    }
    if matches!(movement.from, Holder::Seat(_)) {
        all.extend(seats.iter().filter(other).map(|seat| Slip::WrongGiver(*seat)));
    }
    for value in values {
        let over = (value - movement.amount % value) % value;
        if over > 0 {
            all.push(Slip::NoChange(over));
        }
    }
    for (large, small) in values.iter().zip(values.iter().skip(1)) {
        for gap in gaps.iter().filter(|gap| gap.unit == movement.unit && gap.off() != 0) {
            let step = large - small;
            let pieces = gap.off().abs() / step;
            if gap.off().abs() % step == 0 && (1..=3).contains(&pieces) && movement.amount >= *small {
                all.push(Slip::WrongPiece(gap.off()));
            }
        }
    }
    all.extend(swapped(movement.amount).into_iter().map(Slip::Swapped));
    all.dedup();
    all
}

/// The amounts that come of two neighbouring digits changing places.
fn swapped(amount: i64) -> Vec<i64> {
    let digits: Vec<char> = amount.to_string().chars().collect();
    let mut all = Vec::new();
    for at in 1..digits.len() {
        let mut other = digits.clone();
        other.swap(at - 1, at);
        let value = other.iter().collect::<String>().parse::<i64>().unwrap_or(amount);
        if value != amount && !all.contains(&value) {
            all.push(value);
        }
    }
    all
}

/// What a slip does to an account: hands less book.
fn effect(movement: Movement, slip: Slip, holder: Holder) -> i64 {
    let Movement { from, to, amount, .. } = movement;
    let side = |which: Holder, sign: i64| if which == holder { sign } else { 0 };
    match slip {
        Slip::Missed => side(from, amount) + side(to, -amount),
        Slip::Twice => side(from, -amount) + side(to, amount),
        Slip::Turned => side(from, 2 * amount) + side(to, -2 * amount),
        Slip::WrongReceiver(seat) => side(to, -amount) + side(Holder::Seat(seat), amount),
        Slip::WrongGiver(seat) => side(from, amount) + side(Holder::Seat(seat), -amount),
        Slip::NoChange(over) => side(from, -over) + side(to, over),
        Slip::WrongPiece(off) => {
            if holder == to || holder == from {
                let hands = matches!(holder, Holder::Seat(_));
                if hands { off } else { -off }
            } else {
                0
            }
        }
        Slip::Swapped(handed) => side(from, amount - handed) + side(to, handed - amount),
    }
}

fn explains(movement: Movement, slip: Slip, gaps: &[Gap]) -> bool {
    gaps.iter().all(|gap| {
        let moved = if gap.unit == movement.unit { effect(movement, slip, gap.holder) } else { 0 };
        moved == gap.off()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const DOLLARS: Unit = Unit::common(0);

    fn paid(amount: i64) -> Movement {
        Movement { from: Holder::Seat(Seat::new(0)), to: Holder::Bank, unit: DOLLARS, amount }
    }

    fn gap(seat: u8, off: i64) -> Gap {
        Gap { holder: Holder::Seat(Seat::new(seat)), unit: DOLLARS, book: 1000, counted: 1000 + off }
    }

    #[test]
    fn a_missed_payment_leaves_too_much_in_the_hand() {
        assert!(explains(paid(310), Slip::Missed, &[gap(0, 310), gap(1, 0)]));
        assert!(!explains(paid(310), Slip::Missed, &[gap(0, 310), gap(1, 10)]));
    }

    #[test]
    fn a_payment_by_the_wrong_player_shows_on_both() {
        let slip = Slip::WrongGiver(Seat::new(1));
        assert!(explains(paid(310), slip, &[gap(0, 310), gap(1, -310)]));
    }

    #[test]
    fn change_not_given_is_what_the_next_note_is_too_large() {
        let all = slips(paid(310), &[], &[500, 100, 50, 10], &[gap(0, -40)]);
        assert!(all.contains(&Slip::NoChange(40)));
        assert!(explains(paid(310), Slip::NoChange(40), &[gap(0, -40)]));
    }

    #[test]
    fn digits_change_places() {
        assert_eq!(swapped(310), [130, 301]);
        assert!(swapped(11).is_empty());
    }
}
