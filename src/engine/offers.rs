//! Offers: the acts that may be done now, each with its effect or the reason why it is refused.

use std::collections::BTreeSet;

use crate::engine::worksheet::Cell;
use crate::engine::{
    Acts, Book, Choice, Draw, Effect, Game, Movement, Offer, PlaceId, Pool, Refusal, Rejection, Rules, Scene,
    Seats, Trace, Transaction, View,
};
use crate::msg;
use crate::words::{Line, keys};

/// The forced acts with their effects, and the book after them.
type Forced<G> = (Vec<(<G as Rules>::Act, Effect)>, Book<G>);

impl<G: Game> View<'_, G> {
    /// Carries out an act on a copy of the book.
    ///
    /// # Errors
    /// As the act. A refusal without a suggestion gets the current prompt as one.
    pub fn perform(self, act: &G::Act, trace: Trace) -> Result<(Book<G>, Effect), Rejection> {
        let mut tx = Transaction::begin(self.setting, self.book.clone(), trace);
        if G::stage(tx.view()).over.is_some() {
            let over = Refusal::new(keys::engine::GAME_OVER, keys::engine::RULE_END);
            return Err(over.suggestion(keys::engine::GAME_OVER_SUGGESTION).into());
        }
        check_outcome::<G>(&self.setting.seats, G::draw(tx.view(), act))?;
        G::apply(&mut tx, act).map_err(|rejection| {
            rejection.map(|refusal| match refusal.suggestion {
                Some(_) => refusal,
                None => refusal.suggestion(G::stage(self).prompt),
            })
        })?;
        Ok(tx.commit())
    }

    /// The effect of an act without entering it, with derivations if the trace is on. An act with an open
    /// draw succeeds if any outcome is legal, and then moves nothing.
    ///
    /// # Errors
    /// Fails as the act does.
    pub fn preview(self, act: &G::Act, trace: Trace) -> Result<(Book<G>, Effect), Rejection> {
        match self.open(act) {
            Some(pool) => {
                self.check_open(act, &pool)?;
                Ok((self.book.clone(), Effect::default()))
            }
            None => self.perform(act, trace),
        }
    }

    /// The pool that an act still has to draw from; `None` for a complete act.
    fn open(self, act: &G::Act) -> Option<Pool> {
        let draw = G::draw(self, act)?;
        draw.outcome.is_none().then_some(draw.pool)
    }

    /// Checks whether any outcome of an open draw is legal. Asks for a board value only if every outcome
    /// needs it; one that only some outcomes need is asked for after the draw.
    fn check_open(self, act: &G::Act, pool: &Pool) -> Result<(), Rejection> {
        let tried = |outcome: Vec<usize>| self.preview(&G::with_outcome(act, &outcome), Trace::Off).map(drop);
        let asked = match tried(pool.draw(|_| 0)) {
            Err(Rejection::Missing(asked)) => asked,
            answer => return answer,
        };
        let same =
            |outcome| matches!(tried(outcome), Err(Rejection::Missing(other)) if other.cell == asked.cell);
        if pool.beginnings().all(same) { Err(Rejection::Missing(asked)) } else { Ok(()) }
    }

    /// All choices with their previews, including refused ones, most useful first.
    pub fn offers(self) -> Vec<Offer> {
        G::candidates(self).into_iter().map(|choice| self.offer(choice)).collect()
    }

    /// The choices that are legal, or may become legal once a missing board value is entered.
    pub fn choices(self) -> Vec<Choice<G::Act>> {
        let mut all = G::candidates(self);
        all.retain(|choice| !self.answer(choice).is_err_and(|why| why.is_refused()));
        all
    }

    /// The mandatory acts that can only be done in one way, in order, with their effects, up to the first
    /// that can be done in several; and the book after them.
    pub fn forced(self) -> Forced<G> {
        let duty =
            |choice: &Choice<G::Act>| G::Act::syntax(choice.act.verb()).is_some_and(|syntax| syntax.duty);
        let (mut book, mut forced) = (self.book.clone(), Vec::new());
        loop {
            let then = book.view(self.setting);
            let mut open = then.choices();
            open.retain(duty);
            let [Choice { act, .. }] = open.as_slice() else { return (forced, book) };
            let Ok((after, effect)) = then.perform(act, Trace::On) else { return (forced, book) };
            forced.push((act.clone(), effect));
            book = after;
        }
    }

    /// The movements of a choice, or why it is not possible now.
    fn answer(self, choice: &Choice<G::Act>) -> Result<Vec<Movement>, Rejection> {
        let moved = self.preview(&choice.act, Trace::Off)?.1.movements;
        match choice.fields.iter().find_map(|field| field.unread.clone()) {
            Some(missing) => Err(Rejection::Missing(missing)),
            None => Ok(moved),
        }
    }

    fn offer(self, choice: Choice<G::Act>) -> Offer {
        let (answer, act) = (self.answer(&choice), &choice.act);
        Offer {
            answer,
            reveals_secret: G::reveals_secret(self, act),
            places: G::places(self, act),
            behind: G::behind(self, act),
            face: G::face(self, act),
            fields: choice.fields,
            act: choice.act.into(),
        }
    }

    /// The board. If the players make the draws, places that only start a draw by Steward are left out.
    pub fn scene(self) -> Option<Scene> {
        let mut scene = G::scene(self)?;
        if !self.setting.seeded {
            let never = self.drawn_only();
            // Only places that never hold anything, such as buttons, are left out.
            scene.places.retain(|place| !place.accounts.is_empty() || !never.contains(&place.id));
        }
        Some(scene)
    }

    /// Places whose only acts have an open draw.
    fn drawn_only(self) -> Vec<PlaceId> {
        let acts = G::candidates(self).into_iter().map(|choice| choice.act);
        let (open, whole): (Vec<_>, Vec<_>) = acts.partition(|act| self.open(act).is_some());
        let typed = whole.iter().flat_map(|act| G::places(self, act));
        let typed: BTreeSet<PlaceId> = typed.flatten().collect();
        let only = |act: &G::Act| match G::places(self, act).concat()[..] {
            [only] if !typed.contains(&only) => Some(only),
            _ => None,
        };
        open.iter().filter_map(only).collect()
    }
}

impl Cell {
    /// A button for an act, labelled with the name of the act.
    pub fn act<G: Game>(view: View<'_, G>, name: impl Into<Line>, act: impl Into<G::Act>) -> Self {
        let name = name.into();
        let offer = Box::new(view.offer(Choice::whole(act.into())));
        Self::Act(name.clone(), name, offer)
    }
}

/// Refuses an act without its outcome, and one whose outcome is impossible.
fn check_outcome<G: Game>(seats: &Seats, draw: Option<Draw>) -> Result<(), Rejection> {
    let Some(Draw { pool, outcome }) = draw else { return Ok(()) };
    let named = || named::<G>(seats, &pool);
    let Some(outcome) = outcome else {
        let why = msg!(keys::engine::DRAW_OPEN, pool = named());
        let why = Refusal::new(why, keys::engine::RULE_DRAWS);
        return Err(why.suggestion(keys::engine::DRAW_OPEN_SUGGESTION).into());
    };
    if pool.allows(&outcome) {
        return Ok(());
    }
    // An index that is not in the pool is shown as a number.
    let kind = |kind: &usize| match pool.of.get(*kind) {
        Some((word, _)) => name::<G>(seats, word),
        None => msg!(keys::engine::DRAW_NAMED, name = kind.saturating_add(1).to_string()),
    };
    let outcome: Vec<Line> = outcome.iter().map(kind).collect();
    let why = msg!(keys::engine::DRAW_IMPOSSIBLE, outcome, pool = named());
    Err(Refusal::new(why, keys::engine::RULE_DRAWS).into())
}

/// Describes a pool and the number of draws, in words that players use.
fn named<G: Game>(seats: &Seats, pool: &Pool) -> Line {
    let there = pool.of.iter().filter(|(_, count)| *count > 0);
    let kinds = there.map(|(word, count)| {
        let kind = name::<G>(seats, word);
        msg!(keys::engine::DRAW_KIND, kind, count = *count)
    });
    msg!(keys::engine::DRAW_POOL, take = pool.take, kinds = kinds.collect::<Vec<_>>())
}

fn name<G: Game>(seats: &Seats, word: &str) -> Line {
    let player = || seats.find(word).map(|seat| seats.name(seat));
    G::kind(seats, word)
        .unwrap_or_else(|| msg!(keys::engine::DRAW_NAMED, name = player().unwrap_or_else(|| word.to_owned())))
}

/// An act with its preview.
#[derive(Debug)]
pub struct PreviewedAct<G: Game> {
    act: G::Act,
    /// The book after the act and its effect, or why it is refused.
    pub answer: Result<(Book<G>, Effect), Rejection>,
}

impl<G: Game> PreviewedAct<G> {
    /// Previews an act.
    pub fn new(view: View<'_, G>, act: impl Into<G::Act>) -> Self {
        let act = act.into();
        let answer = view.preview(&act, Trace::On);
        Self { act, answer }
    }

    /// Its effect, if it is legal.
    pub fn effect(&self) -> Option<&Effect> {
        self.answer.as_ref().ok().map(|(_, effect)| effect)
    }

    /// The offer that completes a worksheet.
    pub fn offer(self) -> Option<Result<Offer, Line>> {
        let answer = self.answer.map(|(_, effect)| effect.movements);
        Some(Ok(Offer::of(self.act, answer)))
    }
}
