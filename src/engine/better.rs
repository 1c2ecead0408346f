//! After the end: the decisions of which another choice was worth more. The record is played again with that one choice
//! in the place of what was done; whatever was entered later, luck and the answers of others, stays as it was, and a
//! choice after which it could not have been entered is left out.

use crate::engine::effective_log::{StepBody, perform};
use crate::engine::entry::StepId;
use crate::engine::tally::{Derivation, Tally, Term, Trace};
use crate::engine::{
    Actor, Acts, Book, Effect, Game, Holder, Journal, Measure, Posting, Seat, Stage, View, Why,
};
use crate::say;
use crate::words::keys;

/// So many are told.
const TOLD: usize = 3;

/// A decision of which another choice was worth more.
#[derive(Clone, Debug, PartialEq)]
pub struct Better<A> {
    /// The step that was the decision.
    pub step: StepId,
    /// Whose decision it was.
    pub seat: Seat,
    /// Where the game stood before it.
    pub stage: Stage,
    /// What was done.
    pub did: A,
    /// The choice that was worth more.
    pub other: A,
    /// How much more the player would have in the end, by what it was paid and got for.
    pub more: Derivation,
}

/// A choice with what it was worth more, its step by its place.
struct Found<G: Game> {
    at: usize,
    seat: Seat,
    before: Book<G>,
    other: G::Act,
    more: i64,
}

impl<G: Game> Journal<G> {
    /// The decisions of which another choice was worth most more, once the game is over and where the box weighs any.
    pub fn better(&self) -> Vec<Better<G::Act>> {
        let steps: Option<Vec<_>> =
            self.effective_log().steps.iter().map(|step| Some((step.id, self.body(step.body)?))).collect();
        let (Some(steps), true) = (steps, G::stage(self.view()).over.is_some()) else { return Vec::new() };
        let mut found = self.all_better(&steps);
        found.sort_by_key(|found| std::cmp::Reverse(found.more));
        found.iter().filter_map(|found| self.told(&steps, found)).take(TOLD).collect()
    }

    /// For each decision the choice that was worth most more.
    fn all_better(&self, steps: &[(StepId, StepBody<'_, G>)]) -> Vec<Found<G>> {
        let mut found = Vec::new();
        let Ok(mut book) = self.book_before(0) else { return found };
        for (at, (_, body)) in steps.iter().enumerate() {
            let view = View { setting: self.setting(), book: &book };
            if let StepBody::Act(act) = body
                && let Some(seat) = act.actor().map(|actor| actor.seat(&self.setting().seats))
            {
                let later = steps.get(at + 1..).unwrap_or_default();
                let more = |other: G::Act| Some((self.worth_more(&book, &other, later, seat)?, other));
                let best = G::otherwise(view, act).into_iter().filter_map(more);
                let best = best.filter(|(more, _)| *more > 0).max_by_key(|(more, _)| *more);
                found.extend(best.map(|(more, other)| Found { at, seat, before: book.clone(), other, more }));
            }
            let Ok((next, _)) = perform(self.setting(), &book, *body, Trace::Off) else { break };
            book = next;
        }
        found
    }

    /// How much more somebody would have in the end.
    fn worth_more(
        &self,
        before: &Book<G>,
        other: &G::Act,
        later: &[(StepId, StepBody<'_, G>)],
        seat: Seat,
    ) -> Option<i64> {
        let mut book = perform(self.setting(), before, StepBody::Act(other), Trace::Off).ok()?.0;
        for (_, body) in later {
            book = perform(self.setting(), &book, *body, Trace::Off).ok()?.0;
        }
        let worth = |book: &Book<G>| {
            let view = View { setting: self.setting(), book };
            let over = G::stage(view).over.is_some();
            let standings = G::standings(view).ok().filter(|_| over)?;
            standings.into_iter().find(|standing| standing.seat == seat).map(|standing| standing.score.total)
        };
        worth(&book)?.checked_sub(worth(self.book())?)
    }

    /// What was found with what the difference is made of; nothing where that is more than what was paid and got.
    fn told(&self, steps: &[(StepId, StepBody<'_, G>)], found: &Found<G>) -> Option<Better<G::Act>> {
        let (step, StepBody::Act(did)) = steps.get(found.at)? else { return None };
        let later = steps.get(found.at + 1..).unwrap_or_default();
        let then = self.paid(&found.before, did, later, found.seat)?;
        let mut causes = self.paid(&found.before, &found.other, later, found.seat)?;
        for (why, amount) in then {
            add(&mut causes, why, -amount);
        }
        let mut more = Tally::told();
        let moved = causes.iter().filter(|(_, amount)| *amount != 0);
        moved.for_each(|(why, amount)| more.add(*amount, || Term::new(why.cause.into()).entered(*step)));
        let stage = G::stage(View { setting: self.setting(), book: &found.before });
        let what = say!(keys::engine::WORTH_MORE, act = found.other.tell(self.setting()));
        let more = Derivation::of(what, causes.first()?.0.rule, more).counted_in(Measure::Money);
        let (seat, did, other) = (found.seat, (*did).clone(), found.other.clone());
        (more.total == found.more).then_some(Better { step: *step, seat, stage, did, other, more })
    }

    /// What somebody got and paid from an act to the end, cause by cause.
    fn paid(
        &self,
        before: &Book<G>,
        act: &G::Act,
        later: &[(StepId, StepBody<'_, G>)],
        seat: Seat,
    ) -> Option<Vec<(Why, i64)>> {
        let (mut book, mut causes) = (before.clone(), Vec::new());
        for body in [StepBody::Act(act)].into_iter().chain(later.iter().map(|(_, body)| *body)) {
            let (next, effect) = perform(self.setting(), &book, body, Trace::On).ok()?;
            self.count(&effect, seat, &mut causes);
            book = next;
        }
        Some(causes)
    }

    fn count(&self, effect: &Effect, seat: Seat, causes: &mut Vec<(Why, i64)>) {
        let chart = self.book().ledger.chart();
        let money = |posting: &&Posting| chart.measure(posting.movement.unit) == Measure::Money;
        for Posting { movement, why, .. } in effect.postings.iter().filter(money) {
            let hand = Holder::Seat(seat);
            let amount = match (movement.from == hand, movement.to == hand) {
                (true, false) => -movement.amount,
                (false, true) => movement.amount,
                _ => continue,
            };
            add(causes, *why, amount);
        }
    }
}

/// Adds to what is counted for a cause.
fn add(causes: &mut Vec<(Why, i64)>, why: Why, amount: i64) {
    match causes.iter_mut().find(|(known, _)| known.cause == why.cause) {
        Some((_, sum)) => *sum += amount,
        None => causes.push((why, amount)),
    }
}
