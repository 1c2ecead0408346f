//! The search: compares every mistake that may have happened to each entry with the gaps, and ranks what explains them.

use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};
use std::mem::{Discriminant, discriminant};

use crate::engine::discrepancy::{Gap, Mistake, Off, Suspect, effect, settling};
use crate::engine::entry::Verb;
use crate::engine::{Holder, Measure, Movement, Session, StepId, Unit};
use crate::words::Line;

/// The largest distance, in entries, at which an identical entry counts as booked twice.
const NEAR: usize = 6;

/// Among this many possible mistakes, one pair of identical entries is expected that is none.
const ALIKE: u64 = 300;

/// A kind of mistake, with money or with pieces.
type Kind = (Discriminant<Mistake>, Measure);

/// For each account, the number of steps up to the last count that agreed with the book of its moment.
type Cleared = HashMap<(Holder, Unit), usize>;

/// Movements that are made together at the table, what may have gone wrong with them, and the term of an amount if it is only one.
struct Guess {
    moved: Vec<Movement>,
    mistake: Mistake,
    part: Option<Line>,
}

/// A mistake that explains all gaps, and the place of its step in the effective log.
struct Found {
    kind: Kind,
    at: Option<usize>,
    suspect: Suspect,
}

struct Search<'a> {
    session: &'a Session,
    gaps: &'a [Gap],
    pieces: &'a dyn Fn(Unit) -> Vec<i64>,
    cleared: Cleared,
    found: Vec<Found>,
    /// How many mistakes of each kind these counts would have shown.
    possible: HashMap<Kind, u64>,
}

/// Finds every mistake that explains all gaps: since the last counts, or else in the whole record.
pub(super) fn search(session: &Session, gaps: &[Gap], pieces: &dyn Fn(Unit) -> Vec<i64>) -> Vec<Suspect> {
    let through = |cleared: Cleared| {
        let (found, possible) = (Vec::new(), HashMap::new());
        Search { session, gaps, pieces, cleared, found, possible }.through().ranked()
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
        let booked = session.effective_log().steps.iter().take_while(|step| step.body.line < entry.n).count();
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
    fn through(mut self) -> Self {
        let session = self.session;
        let mut before: Vec<String> = Vec::new();
        for (at, (step, moved)) in session.effective_log().steps.iter().zip(session.moved()).enumerate() {
            let text = session.text_of(*step);
            let again = before.iter().rev().take(NEAR).any(|other| *other == text);
            let mut seen = Vec::new();
            for guess in self.guesses(at, moved, &text, again) {
                self.tried(Some((at, step.id)), &text, guess, &mut seen);
            }
            before.push(text);
        }
        for offer in session.offers() {
            if let Ok(moved) = offer.answer {
                let guess = Guess { moved, mistake: Mistake::NotBooked, part: None };
                self.tried(None, &session.written(&offer.act), guess, &mut Vec::new());
            }
        }
        self
    }

    /// Compares one mistake with the gaps, if the counted accounts would show it.
    fn tried(
        &mut self,
        step: Option<(usize, StepId)>,
        text: &str,
        guess: Guess,
        seen: &mut Vec<(Mistake, Vec<Off>)>,
    ) {
        let Guess { moved, mistake, part } = guess;
        let off = effect(&moved, mistake);
        let counted = |off: &&Off| self.gap(off.holder, off.unit).is_some();
        let shown: Vec<Off> = off.iter().filter(counted).copied().collect();
        let late = |off: &Off| step.is_none_or(|(at, _)| at >= self.cleared(off.holder, off.unit));
        if shown.is_empty() || !shown.iter().all(late) || seen.contains(&(mistake, shown.clone())) {
            return;
        }
        let measure = moved.first().map_or(Measure::Number, |movement| self.measure(*movement));
        let kind = (discriminant(&mistake), measure);
        *self.possible.entry(kind).or_default() += 1;
        let open = self.gaps.iter().filter(|gap| gap.off() != 0).count();
        let explained =
            shown.len() == open && shown.iter().all(|off| self.gap(off.holder, off.unit) == Some(off.amount));
        seen.push((mistake, shown));
        if explained {
            let (at, step) = step.unzip();
            let hand_over = settling(&off).iter().rev().map(|movement| movement.reversed()).collect();
            let (text, weight, fix) = (text.to_owned(), 0, String::new());
            let suspect = Suspect { step, text, mistake, moved, part, off, weight, fix, hand_over };
            self.found.push(Found { kind, at, suspect });
        }
    }

    /// Everything that may have gone wrong with an entry: with each movement, the net of all between two holders, everything of one
    /// player, the whole, or a term of an amount.
    fn guesses(&self, at: usize, moved: &[Movement], text: &str, again: bool) -> Vec<Guess> {
        let mut all = Vec::new();
        let mut add =
            |moved: &[Movement], mistake| all.push(Guess { moved: moved.to_vec(), mistake, part: None });
        let nets = nets(moved);
        for movement in moved.iter().chain(&nets) {
            let one = std::slice::from_ref(movement);
            add(one, Mistake::Missed);
            self.elsewhere(movement.from, movement.to).for_each(|mistake| add(one, mistake));
            self.elsewhere(movement.to, movement.from).for_each(|mistake| add(one, mistake));
            self.amounts(*movement, text).into_iter().for_each(|mistake| add(one, mistake));
        }
        let holders: BTreeSet<Holder> = moved.iter().flat_map(|moved| [moved.from, moved.to]).collect();
        let seats: Vec<Holder> =
            holders.into_iter().filter(|holder| matches!(holder, Holder::Seat(_))).collect();
        for seat in seats.iter().filter(|_| seats.len() > 1) {
            let own = nets.iter().filter(|movement| movement.side(*seat) != 0);
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
        all.extend(self.parts(at, moved));
        all
    }

    /// The terms of the amounts of a step that have several, if they may concern a gap; the step is traced for them.
    fn parts(&self, at: usize, moved: &[Movement]) -> Vec<Guess> {
        let open = |holder, unit| {
            at >= self.cleared(holder, unit) && self.gap(holder, unit).is_some_and(|off| off != 0)
        };
        let mut all = Vec::new();
        if moved.iter().any(|moved| open(moved.from, moved.unit) || open(moved.to, moved.unit)) {
            for posting in self.session.explain_step(at).unwrap_or_default().postings {
                let terms = posting.terms.into_iter().filter(|term| term.applied && term.amount != 0);
                let terms: Vec<_> = terms.collect();
                let several = terms.len() > 1;
                all.extend(terms.into_iter().filter(|_| several).map(|term| Guess {
                    moved: vec![posting.movement],
                    mistake: Mistake::Part(term.amount),
                    part: Some(term.what),
                }));
            }
        }
        all
    }

    /// Mistakes of the holder: another player in place of a player, another place in place of a place.
    fn elsewhere(&self, book: Holder, other_side: Holder) -> impl Iterator<Item = Mistake> + use<> {
        let hands: Vec<Holder> = match book {
            Holder::Seat(_) => self.session.seats().iter().map(Holder::Seat).collect(),
            Holder::Place(kind, _) => {
                let same = |holder: &Holder| matches!(holder, Holder::Place(other, _) if *other == kind);
                self.gaps.iter().map(|gap| gap.holder).filter(same).collect()
            }
            Holder::Bank | Holder::Outside => Vec::new(),
        };
        let others = hands.into_iter().filter(move |hands| *hands != book && *hands != other_side);
        others.map(move |hands| Mistake::Elsewhere { book, hands })
    }

    /// Mistakes of the amount: typed wrong, or paid in wrong pieces.
    fn amounts(&self, movement: Movement, text: &str) -> Vec<Mistake> {
        let mut all = Vec::new();
        let written = movement.amount.to_string();
        if text.split(|c: char| !c.is_ascii_digit()).any(|word| word == written) && written.len() > 1 {
            all.push(Mistake::Turned);
        }
        let by_hand = [movement.from, movement.to].iter().any(|holder| matches!(holder, Holder::Seat(_)));
        if by_hand && self.measure(movement) == Measure::Money {
            for value in (self.pieces)(movement.unit).into_iter().filter(|value| *value > 0) {
                let over = Mistake::NoChange((value - movement.amount % value) % value);
                if over != Mistake::NoChange(0) && !all.contains(&over) {
                    all.push(over);
                }
            }
        }
        all
    }

    fn measure(&self, movement: Movement) -> Measure {
        self.session.chart().measure(movement.unit)
    }

    /// The difference of an account, if it was counted.
    fn gap(&self, holder: Holder, unit: Unit) -> Option<i64> {
        self.gaps.iter().find(|gap| (gap.holder, gap.unit) == (holder, unit)).map(|gap| gap.off())
    }

    fn cleared(&self, holder: Holder, unit: Unit) -> usize {
        self.cleared.get(&(holder, unit)).copied().unwrap_or_default()
    }

    /// The suspects with their weights, most likely explanation first, newest entry first within one. The weight of a kind of mistake is
    /// its frequency at real tables, times the share of all mistakes of that kind that would leave exactly these gaps. So a coincidence
    /// does not outrank a mistake that fits many entries, and a kind that can happen in a thousand ways does not crowd out one that can
    /// happen in three.
    fn ranked(self) -> Vec<Suspect> {
        let Self { mut found, possible, .. } = self;
        let of = |kind: Kind| possible.get(&kind).copied().unwrap_or_default();
        let mut weights: HashMap<(Kind, Vec<Off>), u64> = HashMap::new();
        for Found { kind, suspect, .. } in &found {
            let alike = match suspect.mistake {
                Mistake::BookedTwice => of((discriminant(&Mistake::Missed), kind.1)) / ALIKE,
                _ => 0,
            };
            let share = often(suspect.mistake) * 1_000_000 / (of(*kind) + alike).max(1);
            *weights.entry((*kind, suspect.off.clone())).or_default() += share.max(1);
        }
        let sum = weights.values().sum::<u64>().max(1);
        for Found { kind, suspect, .. } in &mut found {
            let weight = weights.get(&(*kind, suspect.off.clone())).copied().unwrap_or_default();
            suspect.weight = u32::try_from(weight * 1000 / sum).unwrap_or(1000);
        }
        found.sort_by_cached_key(|Found { at, suspect, .. }| {
            (Reverse(suspect.weight), suspect.off.clone(), Reverse(*at))
        });
        found.into_iter().map(|found| found.suspect).collect()
    }
}

/// The relative frequency of a kind of mistake.
const fn often(mistake: Mistake) -> u64 {
    match mistake {
        Mistake::Missed => 12,
        Mistake::Part(_) => 8,
        Mistake::NotBooked => 3,
        _ => 10,
    }
}

/// The net movements between each two holders.
fn nets(moved: &[Movement]) -> Vec<Movement> {
    let mut nets: Vec<Movement> = Vec::new();
    for movement in moved {
        let same = |net: &&mut Movement| {
            let (one, other) = ((net.from, net.to), (movement.from, movement.to));
            net.unit == movement.unit && (one == other || one == (other.1, other.0))
        };
        match nets.iter_mut().find(same) {
            Some(net) => net.amount = net.amount.saturating_add(movement.gain(net.to)),
            None => nets.push(*movement),
        }
    }
    nets.retain(|net| net.amount != 0);
    for net in nets.iter_mut().filter(|net| net.amount < 0) {
        *net = Movement { amount: net.amount.saturating_neg(), ..net.reversed() };
    }
    nets
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
    fn a_loan_and_a_bill_at_once_are_what_is_left_of_the_loan() {
        let all = nets(&[paid(Holder::Bank, RED, 500), paid(RED, Holder::Bank, 310)]);
        assert_eq!(all, [paid(Holder::Bank, RED, 190)]);
        let all = nets(&[paid(Holder::Bank, RED, 500), paid(RED, Holder::Bank, 510)]);
        assert_eq!(all, [paid(RED, Holder::Bank, 10)]);
    }
}
