//! The search: compares every mistake that may have happened to each entry with the gaps.

use std::collections::HashMap;

use crate::engine::discrepancy::effect::{Off, effect};
use crate::engine::discrepancy::entry_effect::{EntryEffect, Share, entry_effects, parts};
use crate::engine::discrepancy::{Gap, Mistake};
use crate::engine::entry::Verb;
use crate::engine::{Holder, Measure, Movement, Session, StepId, Unit, notation};
use crate::words::Line;

/// The largest distance, in entries, at which an identical entry counts as booked twice.
const NEAR: usize = 6;

/// For each account, the number of steps up to the last count that agreed with the book.
pub(super) type Cleared = HashMap<(Holder, Unit), usize>;

/// A mistake that explains all gaps.
#[derive(Clone, Debug)]
pub(super) struct Found {
    /// The step's index in the effective log and its id; `None` for something that was never booked.
    pub(super) step: Option<(usize, StepId)>,
    pub(super) text: String,
    pub(super) mistake: Mistake,
    /// Whether it concerns money or pieces.
    pub(super) measure: Measure,
    pub(super) moved: Vec<Movement>,
    /// The term that was left out.
    pub(super) part: Option<Line>,
    pub(super) off: Vec<Off>,
}

/// The mistakes found, and how many of each kind this count would have shown.
#[derive(Clone, Debug, Default)]
pub(super) struct Finds {
    pub(super) found: Vec<Found>,
    pub(super) possible: HashMap<Kind, u64>,
}

impl Finds {
    pub(super) fn is_empty(&self) -> bool {
        self.found.is_empty()
    }
}

/// A kind of mistake, with money or with pieces.
pub(super) type Kind = (std::mem::Discriminant<Mistake>, Measure);

impl Found {
    pub(super) fn kind(&self) -> Kind {
        (std::mem::discriminant(&self.mistake), self.measure)
    }
}

/// For each account, the number of steps up to the last count that agreed with the book of its moment.
pub(super) fn cleared(session: &Session) -> Cleared {
    let mut all = Cleared::new();
    let ledger = &session.book().ledger;
    let chart = ledger.chart();
    for entry in session.entries() {
        let Verb::Count(counted) = &entry.verb else { continue };
        let booked = session.effective_log().steps.iter().take_while(|step| step.body.line < entry.n).count();
        for count in counted {
            let Some((holder, unit)) = chart.find_holder(&count.0).zip(chart.find_unit(&count.1)) else {
                continue;
            };
            let since = session.moved().iter().skip(booked).flat_map(|moved| moved.iter());
            let then = since
                .filter(|moved| moved.unit == unit)
                .fold(ledger.balance(holder, unit), |sum, moved| sum.saturating_sub(moved.gain(holder)));
            if then == count.2 {
                all.insert((holder, unit), booked);
            }
        }
    }
    all
}

/// Finds every mistake that explains all gaps.
pub(super) fn search(
    session: &Session,
    gaps: &[Gap],
    pieces: &dyn Fn(Unit) -> Vec<i64>,
    cleared: &Cleared,
) -> Finds {
    let look = Look { session, gaps, pieces, cleared };
    let mut finds = Finds::default();
    let mut before: Vec<String> = Vec::new();
    for (at, (step, moved)) in session.effective_log().steps.iter().zip(session.moved()).enumerate() {
        let written = session.body(step.body).map(|words| notation::write(&words, &session.setting().seats));
        let text = written.unwrap_or_default();
        let again = before.iter().rev().take(NEAR).any(|other| *other == text && !text.is_empty());
        look.through((at, step.id), &text, moved, again, &mut finds);
        before.push(text);
    }
    for offer in session.offers() {
        if let Ok(moved) = offer.answer {
            let text = offer.act.write(&session.setting().seats);
            let whole = EntryEffect { moved, share: Share::Whole, part: None };
            look.tried(None, &text, &whole, Mistake::NotBooked, &mut Vec::new(), &mut finds);
        }
    }
    finds
}

struct Look<'a> {
    session: &'a Session,
    gaps: &'a [Gap],
    pieces: &'a dyn Fn(Unit) -> Vec<i64>,
    cleared: &'a Cleared,
}

impl Look<'_> {
    fn through(&self, step: (usize, StepId), text: &str, moved: &[Movement], again: bool, finds: &mut Finds) {
        let mut seen = Vec::new();
        for entry_effect in entry_effects(moved).into_iter().chain(self.parts(step.0, moved)) {
            for mistake in self.mistakes(&entry_effect, text, again) {
                self.tried(Some(step), text, &entry_effect, mistake, &mut seen, finds);
            }
        }
    }

    /// Compares one mistake with the gaps, if the counted accounts would show it.
    fn tried(
        &self,
        step: Option<(usize, StepId)>,
        text: &str,
        entry_effect: &EntryEffect,
        mistake: Mistake,
        seen: &mut Vec<(Mistake, Vec<Off>)>,
        finds: &mut Finds,
    ) {
        let off = effect(&entry_effect.moved, mistake);
        let counted = |off: &&Off| self.gap(off.holder, off.unit).is_some();
        let shown: Vec<Off> = off.iter().filter(counted).copied().collect();
        let late = |off: &Off| {
            let clear = self.cleared.get(&(off.holder, off.unit)).copied().unwrap_or_default();
            step.is_none_or(|(at, _)| at >= clear)
        };
        if shown.is_empty() || !shown.iter().all(late) || seen.contains(&(mistake, shown.clone())) {
            return;
        }
        let measure = self.measure(entry_effect.moved.first());
        *finds.possible.entry((std::mem::discriminant(&mistake), measure)).or_default() += 1;
        let fits =
            shown.iter().all(|off| self.gap(off.holder, off.unit).is_some_and(|gap| gap.off() == off.amount));
        let open = self.gaps.iter().filter(|gap| gap.off() != 0).count();
        seen.push((mistake, shown.clone()));
        if fits && shown.len() == open {
            let (moved, text) = (entry_effect.moved.clone(), text.to_owned());
            let part = entry_effect.part.as_ref().map(|(_, what)| what.clone());
            finds.found.push(Found { step, text, mistake, measure, moved, part, off });
        }
    }

    /// The terms of a step's amounts, if they may concern a gap; the step is traced for them.
    fn parts(&self, at: usize, moved: &[Movement]) -> Vec<EntryEffect> {
        if !moved.iter().any(|moved| self.touches(at, moved)) {
            return Vec::new();
        }
        self.session.explain_step(at).map(|effect| parts(effect.postings)).unwrap_or_default()
    }

    /// Whether a step moved an account with a gap after the last count that agreed for it.
    fn touches(&self, at: usize, moved: &Movement) -> bool {
        let open = |holder, unit| {
            let clear = self.cleared.get(&(holder, unit)).copied().unwrap_or_default();
            at >= clear && self.gap(holder, unit).is_some_and(|gap| gap.off() != 0)
        };
        open(moved.from, moved.unit) || open(moved.to, moved.unit)
    }

    fn measure(&self, movement: Option<&Movement>) -> Measure {
        let chart = self.session.book().ledger.chart();
        movement.map_or(Measure::Number, |movement| chart.measure(movement.unit))
    }

    fn gap(&self, holder: Holder, unit: Unit) -> Option<&Gap> {
        self.gaps.iter().find(|gap| (gap.holder, gap.unit) == (holder, unit))
    }

    /// The mistakes that may have happened to a part of an entry.
    fn mistakes(&self, entry_effect: &EntryEffect, text: &str, again: bool) -> Vec<Mistake> {
        if let Some((amount, _)) = entry_effect.part {
            return vec![Mistake::Part(amount)];
        }
        let twice = (again && entry_effect.share == Share::Whole).then_some(Mistake::BookedTwice);
        if entry_effect.share == Share::Whole && entry_effect.moved.len() == 1 {
            return twice.into_iter().collect();
        }
        let mut all = vec![Mistake::Missed];
        all.extend(twice);
        match (entry_effect.share, entry_effect.moved.as_slice()) {
            (Share::One, [movement]) => {
                self.elsewhere(movement.from, movement.to, &mut all);
                self.elsewhere(movement.to, movement.from, &mut all);
                self.amounts(*movement, text, &mut all);
            }
            (Share::Player(seat), _) => self.elsewhere(Holder::Seat(seat), Holder::Bank, &mut all),
            _ => {}
        }
        all
    }

    /// Mistakes of the holder: another player in place of a player, another place in place of a place.
    fn elsewhere(&self, book: Holder, other_side: Holder, all: &mut Vec<Mistake>) {
        let hands: Vec<Holder> = match book {
            Holder::Seat(_) => self.session.setting().seats.iter().map(Holder::Seat).collect(),
            Holder::Place(kind, _) => {
                let same = |gap: &&Gap| matches!(gap.holder, Holder::Place(other, _) if other == kind);
                self.gaps.iter().filter(same).map(|gap| gap.holder).collect()
            }
            Holder::Bank | Holder::Outside => Vec::new(),
        };
        let others = hands.into_iter().filter(|hands| *hands != book && *hands != other_side);
        all.extend(others.map(|hands| Mistake::Elsewhere { book, hands }));
    }

    /// Mistakes of the amount: typed wrong, or paid in wrong pieces.
    fn amounts(&self, movement: Movement, text: &str, all: &mut Vec<Mistake>) {
        let written = movement.amount.to_string();
        if text.split(|c: char| !c.is_ascii_digit()).any(|word| word == written) && written.len() > 1 {
            all.push(Mistake::Turned);
        }
        let values: Vec<i64> = (self.pieces)(movement.unit).into_iter().filter(|value| *value > 0).collect();
        let mut overs: Vec<i64> = Vec::new();
        let money = self.measure(Some(&movement)) == Measure::Money;
        let by_hand = [movement.from, movement.to].iter().any(|holder| matches!(holder, Holder::Seat(_)));
        for value in values.iter().filter(|_| by_hand && money) {
            let over = (value - movement.amount % value) % value;
            if over > 0 && !overs.contains(&over) {
                overs.push(over);
            }
        }
        all.extend(overs.into_iter().map(Mistake::NoChange));
    }
}
