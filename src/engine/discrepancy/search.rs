//! Searches for mistakes: compares everything that may have gone wrong with each entry with the gaps, and ranks what explains them.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::mem::{Discriminant, discriminant};

use crate::engine::amend::Gains;
use crate::engine::discrepancy::{Gap, Mistake, Suspect, effect, settled};
use crate::engine::entry::Verb;
use crate::engine::{Holder, Measure, Movement, Session, StepId, Term, Unit};
use crate::words::Line;

/// Identical entries at most this many entries apart may be the same act booked twice.
const NEAR: usize = 6;

/// Among this many possible mistakes, one coincidental pair of identical entries is expected.
const ALIKE: u64 = 300;

/// A kind of mistake and whether it concerns money or pieces.
type Kind = (Discriminant<Mistake>, Measure);

/// For each account, the number of steps before the last count that agreed with the book.
type Cleared = HashMap<(Holder, Unit), usize>;

/// Movements made together at the table, what may have gone wrong with them, and the term of the amount if it concerns one.
type Guess = (Vec<Movement>, Mistake, Option<Line>);

struct Search<'a> {
    session: &'a Session,
    /// The differences of all counted accounts; zero where they agree.
    counted: Gains,
    pieces: &'a dyn Fn(Unit) -> Vec<i64>,
    cleared: Cleared,
    /// The mistakes that explain all gaps, each with its kind and the index of its step in the effective log.
    found: Vec<(Kind, Option<usize>, Suspect)>,
    /// The number of mistakes of each kind that these counts would have shown.
    possible: HashMap<Kind, u64>,
}

/// Finds every mistake that explains all gaps, since the last counts first, then in the whole record.
pub(super) fn search(session: &Session, gaps: &[Gap], pieces: &dyn Fn(Unit) -> Vec<i64>) -> Vec<Suspect> {
    let counted: Gains = gaps.iter().map(|gap| ((gap.holder, gap.unit), gap.off())).collect();
    let through = |cleared: Cleared| {
        let (counted, found, possible) = (counted.clone(), Vec::new(), HashMap::new());
        Search { session, counted, pieces, cleared, found, possible }.ranked()
    };
    let cleared = cleared(session);
    let all = cleared.is_empty();
    let found = through(cleared);
    if found.is_empty() && !all { through(Cleared::new()) } else { found }
}

fn cleared(session: &Session) -> Cleared {
    let mut all = Cleared::new();
    for entry in session.entries() {
        let Verb::Count(counted) = &entry.verb else { continue };
        let steps = session.effective_log().steps.iter();
        let booked = steps.take_while(|step| step.body.line < entry.n).count();
        let Ok(then) = session.book_before(booked) else { continue };
        for count in counted {
            if let Some((holder, unit)) = count.account(session.chart())
                && then.ledger.balance(holder, unit) == count.2
            {
                all.insert((holder, unit), booked);
            }
        }
    }
    all
}

impl Search<'_> {
    /// Tries all mistakes with each step, and each offered act as one not booked.
    fn through(&mut self) {
        let session = self.session;
        let mut before: Vec<String> = Vec::new();
        let steps = session.effective_log().steps.iter().zip(session.moved());
        for (at, (step, moved)) in steps.enumerate() {
            let Some(verb) = session.body(step.body) else { continue };
            let text = session.text_of(*step);
            let again = before.iter().rev().take(NEAR).any(|other| *other == text);
            let mut seen = Vec::new();
            for guess in self.guesses(at, moved, &text, again) {
                self.compare(Some((at, step.id)), (&text, verb), guess, &mut seen);
            }
            before.push(text);
        }
        for offer in session.offers() {
            if let Ok(moved) = offer.answer {
                let guess = (moved, Mistake::NotBooked, None);
                let (text, verb) = (session.written(&offer.act), Verb::Act(offer.act));
                self.compare(None, (&text, &verb), guess, &mut Vec::new());
            }
        }
    }

    /// Records a mistake if it explains the gaps. Ignores mistakes that the counted accounts would not show.
    fn compare(
        &mut self,
        step: Option<(usize, StepId)>,
        (text, verb): (&str, &Verb),
        (moved, mistake, part): Guess,
        seen: &mut Vec<(Mistake, Gains)>,
    ) {
        let off = effect(&moved, mistake);
        let mut shown = off.clone();
        shown.retain(|account, _| self.counted.contains_key(account));
        let late = shown.keys().all(|account| step.is_none_or(|(at, _)| at >= self.cleared(account)));
        let shown = (mistake, shown);
        if shown.1.is_empty() || !late || seen.contains(&shown) {
            return;
        }
        let measure = moved.first().map_or(Measure::Number, |movement| self.measure(*movement));
        let kind = (discriminant(&mistake), measure);
        *self.possible.entry(kind).or_default() += 1;
        let open = self.counted.iter().filter(|(_, off)| **off != 0);
        if shown.1.iter().eq(open) {
            let (at, step) = step.unzip();
            let back = settled(&off).into_iter().rev();
            let hand_over = back.map(Movement::reversed).collect();
            let (text, fix) = (text.to_owned(), verb.clone());
            let suspect = Suspect { step, text, mistake, moved, part, off, fix, hand_over };
            self.found.push((kind, at, suspect));
        }
        seen.push(shown);
    }

    /// Everything that may have gone wrong with a step: with each movement, the net between two holders, all
    /// movements of one player, the whole step, or a term of an amount.
    fn guesses(&self, at: usize, moved: &[Movement], text: &str, again: bool) -> Vec<Guess> {
        let mut all = self.parts(at, moved);
        let mut add = |moved: &[Movement], mistake| all.push((moved.to_vec(), mistake, None));
        let nets = nets(moved);
        for movement in moved.iter().chain(&nets) {
            let one = std::slice::from_ref(movement);
            add(one, Mistake::Missed);
            let given = self.elsewhere(movement.from, movement.to);
            let others = given.chain(self.elsewhere(movement.to, movement.from));
            let mistakes = others.chain(self.amounts(*movement, text));
            mistakes.for_each(|mistake| add(one, mistake));
        }
        let holders = moved.iter().flat_map(|moved| [moved.from, moved.to]);
        let seats: BTreeSet<Holder> = holders.filter(|holder| matches!(holder, Holder::Seat(_))).collect();
        for seat in seats.iter().filter(|_| seats.len() > 1) {
            let own = nets.iter().filter(|net| net.side(*seat) != 0);
            let own: Vec<Movement> = own.copied().collect();
            if own.len() > 1 {
                add(&own, Mistake::Missed);
                self.elsewhere(*seat, Holder::Bank).for_each(|mistake| add(&own, mistake));
            }
        }
        if nets.len() > 1 {
            add(&nets, Mistake::Missed);
        }
        if again && (nets.len() > 1 || moved.len() == 1) {
            add(&nets, Mistake::BookedTwice);
        }
        all
    }

    /// The terms of a step's amounts, if an amount has several and may concern a gap. The step is traced to find them.
    fn parts(&self, at: usize, moved: &[Movement]) -> Vec<Guess> {
        let open = |account: &(Holder, Unit)| {
            at >= self.cleared(account) && self.counted.get(account).is_some_and(|off| *off != 0)
        };
        let concerns = |moved: &Movement| [moved.from, moved.to].iter().any(|of| open(&(*of, moved.unit)));
        if !moved.iter().any(concerns) {
            return Vec::new();
        }
        let mut all = Vec::new();
        for posting in self.session.explain_step(at).unwrap_or_default().postings {
            let mut terms = posting.terms;
            terms.retain(|term| term.applied && term.amount != 0);
            let several = terms.len() > 1;
            let part = |term: Term| (vec![posting.movement], Mistake::Part(term.amount), Some(term.what));
            all.extend(terms.into_iter().filter(|_| several).map(part));
        }
        all
    }

    /// Mistakes of the holder: another player instead of a player, another place of the same kind instead of a place.
    fn elsewhere(&self, book: Holder, other_side: Holder) -> impl Iterator<Item = Mistake> + use<> {
        let hands: Vec<Holder> = match book {
            Holder::Seat(_) => self.session.seats().iter().map(Holder::Seat).collect(),
            Holder::Place(kind, _) => {
                let same = |holder: &Holder| matches!(holder, Holder::Place(other, _) if *other == kind);
                self.counted.keys().map(|(holder, _)| *holder).filter(same).collect()
            }
            Holder::Bank | Holder::Outside => Vec::new(),
        };
        let others = hands.into_iter().filter(move |hands| *hands != book && *hands != other_side);
        others.map(move |hands| Mistake::Elsewhere { book, hands })
    }

    /// Mistakes of the amount: the wrong direction, or no change given.
    fn amounts(&self, movement: Movement, text: &str) -> Vec<Mistake> {
        let mut all = Vec::new();
        let written = movement.amount.to_string();
        let mut numbers = text.split(|c: char| !c.is_ascii_digit());
        if written.len() > 1 && numbers.any(|word| word == written) {
            all.push(Mistake::Turned);
        }
        let by_hand = [movement.from, movement.to].iter().any(|holder| matches!(holder, Holder::Seat(_)));
        if by_hand && self.measure(movement) == Measure::Money {
            let values = (self.pieces)(movement.unit).into_iter();
            let over =
                values.filter(|value| *value > 0).map(|value| (value - movement.amount % value) % value);
            all.extend(over.filter(|over| *over != 0).map(Mistake::NoChange));
        }
        all
    }

    fn measure(&self, movement: Movement) -> Measure {
        self.session.chart().measure(movement.unit)
    }

    fn cleared(&self, account: &(Holder, Unit)) -> usize {
        self.cleared.get(account).copied().unwrap_or_default()
    }

    /// The suspects, most likely mistake first and newest entry first within a kind. The weight of a kind is its frequency at real
    /// tables times the share of all possible mistakes of that kind that leave exactly these gaps. So a coincidence does not outrank a
    /// mistake that fits many entries, and a kind with a thousand candidates does not crowd out one with three.
    fn ranked(mut self) -> Vec<Suspect> {
        self.through();
        let of = |kind: Kind| self.possible.get(&kind).copied().unwrap_or_default();
        let mut weights: HashMap<(Kind, Gains), u64> = HashMap::new();
        for (kind, _, suspect) in &self.found {
            let (often, alike) = match suspect.mistake {
                Mistake::Missed => (12, 0),
                Mistake::Part(_) => (8, 0),
                Mistake::NotBooked => (3, 0),
                Mistake::BookedTwice => (10, of((discriminant(&Mistake::Missed), kind.1)) / ALIKE),
                _ => (10, 0),
            };
            let share = often * 1_000_000 / (of(*kind) + alike).max(1);
            *weights.entry((*kind, suspect.off.clone())).or_default() += share.max(1);
        }
        self.found.sort_by_cached_key(|(kind, at, suspect)| {
            let weight = weights.get(&(*kind, suspect.off.clone())).copied();
            (Reverse(weight), suspect.off.clone(), Reverse(*at))
        });
        self.found.into_iter().map(|(.., suspect)| suspect).collect()
    }
}

/// The net movements between each pair of holders.
fn nets(moved: &[Movement]) -> Vec<Movement> {
    let mut nets: BTreeMap<(Holder, Holder, Unit), i64> = BTreeMap::new();
    for movement in moved {
        let (one, other) = (movement.from.min(movement.to), movement.from.max(movement.to));
        let net = nets.entry((one, other, movement.unit)).or_default();
        *net = net.saturating_add(movement.gain(other));
    }
    nets.retain(|_, net| *net != 0);
    let net = |((from, to, unit), net): (_, i64)| {
        let movement = Movement { from, to, unit, amount: net.saturating_abs() };
        if net < 0 { movement.reversed() } else { movement }
    };
    nets.into_iter().map(net).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Seat;

    const RED: Holder = Holder::Seat(Seat::new(0));

    fn paid(from: Holder, to: Holder, amount: i64) -> Movement {
        Movement { from, to, unit: Unit::common(0), amount }
    }

    #[test]
    fn a_payout_of_several_amounts_is_one_handful_too() {
        let all = nets(&[paid(Holder::Bank, RED, 300), paid(Holder::Bank, RED, 200)]);
        assert_eq!(all, [paid(Holder::Bank, RED, 500)]);
    }

    #[test]
    fn opposite_movements_are_netted() {
        let all = nets(&[paid(Holder::Bank, RED, 500), paid(RED, Holder::Bank, 310)]);
        assert_eq!(all, [paid(Holder::Bank, RED, 190)]);
        let all = nets(&[paid(Holder::Bank, RED, 500), paid(RED, Holder::Bank, 510)]);
        assert_eq!(all, [paid(RED, Holder::Bank, 10)]);
    }
}
