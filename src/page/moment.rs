//! What may be done now.

use std::collections::BTreeSet;

use crate::engine::entry::Verb;
use crate::engine::worksheet;
use crate::engine::{
    AnyAct, Field, Holder, Measure, Movement, Offer, Outcome, PlaceId, Seat, Session, Syntax,
};
use crate::page::label::HeldAt;
use crate::words::Line;

/// An act that may be done now, or one with numbers to fill in.
#[derive(Clone, Debug)]
pub struct Candidate {
    /// The act.
    pub offer: Offer,
    /// Its verb.
    pub syntax: &'static Syntax,
    /// The words of its arguments, its player first.
    pub words: Vec<(&'static str, String)>,
    /// The places it is about.
    pub places: Vec<PlaceId>,
}

/// Said in the place of a verb that is one of many of a kind.
pub const GROUP: &str = "…";

/// The argument that says who acts.
pub(super) const WHO: &str = "who";

impl Candidate {
    fn of(session: &Session, offer: Offer) -> Option<Self> {
        let seats = session.seats();
        let who = offer.act.hand(seats).map(|(_, word)| (WHO, word));
        let words_of = |act: &AnyAct| {
            let arguments = act.arguments(seats);
            arguments.words().map(|(name, word)| (name, word.to_owned())).collect::<Vec<_>>()
        };
        // What stands for a number that is filled in is no word of it.
        let [least, most] = [|field: &Field| field.least, |field: &Field| field.most]
            .map(|end| offer.act.filled(&offer.fields.iter().map(end).collect::<Vec<_>>()));
        let stands: Vec<_> = match (least, most) {
            (Some(least), Some(most)) => words_of(&least).into_iter().zip(words_of(&most)).collect(),
            _ => Vec::new(),
        };
        let filled = |at: usize| stands.get(at).is_some_and(|(least, most)| least != most);
        let words = words_of(&offer.act).into_iter().enumerate();
        let words = words.filter(|(at, _)| !filled(*at)).map(|(_, word)| word);
        let (syntax, words) = (offer.act.syntax()?, who.into_iter().chain(words).collect());
        Some(Self { syntax, words, places: offer.places.concat(), offer })
    }

    /// What it moves; nothing while a board value is missing.
    pub fn movements(&self) -> &[Movement] {
        self.offer.answer.as_deref().unwrap_or_default()
    }

    /// Who acts.
    pub fn actor(&self, session: &Session) -> Option<Seat> {
        self.offer.act.seat(session.seats())
    }

    /// The money that it costs whoever acts; `None` while a board value is missing.
    pub(super) fn cost(&self, session: &Session) -> Option<i64> {
        let actor = self.actor(session).map(Holder::Seat);
        let money = |moved: &&Movement| session.chart().measure(moved.unit) == Measure::Money;
        let paid = |moved: &Movement| {
            let side = |holder| i64::from(Some(holder) == actor);
            moved.amount.saturating_mul(side(moved.from) - side(moved.to))
        };
        let movements = self.offer.answer.as_ref().ok()?;
        Some(movements.iter().filter(money).map(paid).fold(0, i64::saturating_add))
    }
}

/// What may be done at the head of a session, legal or asking for a board value, most useful first.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The acts.
    pub candidates: Vec<Candidate>,
    /// The verbs that are offered, possible or not, in the order in which the game declares them.
    pub(super) verbs: Vec<&'static Syntax>,
    /// The verbs of those who are not to act, once for each player who has it.
    pub(super) anytime: Vec<&'static str>,
    /// The only verb of those who act now, beside what everybody may do at any moment.
    pub(super) sole: Option<&'static str>,
    /// The verb of the form that the game has for this phase, if no act is offered under it.
    pub(super) form_verb: Option<&'static Syntax>,
    /// What opens the verbs that are many of a kind.
    pub(super) group: Option<Line>,
    /// What the rules leave no choice about, if it is more than one act.
    pub(super) forced: Vec<AnyAct>,
    /// What each of them comes to, one after the other.
    pub(super) outcomes: Vec<Outcome>,
    /// The number printed at each place of the board that has one.
    pub(super) numbers: Vec<(PlaceId, Line)>,
    /// The number printed where something is held.
    pub(super) held_at: HeldAt,
    /// The number of lines of the session then.
    pub(super) lines: usize,
}

impl Moment {
    /// What may be done now.
    pub fn of(session: &Session) -> Self {
        // Where the players draw, the outcome is part of the act.
        let drawn = |offer: &Offer| session.setting().seeded || session.due(&offer.act).is_none();
        // What is told behind the curtain is no act of the page.
        let mut offers = session.offers();
        offers.retain(|offer| !offer.reveals_secret);
        let form = session.book().worksheet(session.setting(), &worksheet::Draft::default());
        let form_verb = form.and_then(|form| (session.info().syntax)(form.verb?));
        let offered = |syntax: &&'static Syntax| {
            offers.iter().any(|offer| offer.act.syntax().is_some_and(|other| other.word == syntax.word))
        };
        let form_verb = form_verb.filter(|syntax| !offered(syntax));
        let all: Vec<&str> = offers.iter().filter_map(|offer| Some(offer.act.syntax()?.word)).collect();
        let possible = offers.into_iter().filter(Offer::is_possible).filter(drawn);
        let candidates: Vec<Candidate> = possible.filter_map(|offer| Candidate::of(session, offer)).collect();
        let mut verbs = (session.info().syntaxes)();
        let of_form = |syntax: &Syntax| form_verb.is_some_and(|form| form.word == syntax.word);
        verbs.retain(|syntax| of_form(syntax) || all.contains(&syntax.word));
        let to_act = session.stage().to_act;
        let word = |candidate: &Candidate| candidate.syntax.word;
        let others = candidates.iter().filter_map(|other| Some((other.actor(session)?, word(other))));
        let others: BTreeSet<_> = others.filter(|(seat, _)| !to_act.contains(seat)).collect();
        let anytime: Vec<&'static str> = others.into_iter().map(|(_, verb)| verb).collect();
        let mut own = candidates.iter().map(word).filter(|verb| !anytime.contains(verb));
        let first = own.next();
        let sole = first.filter(|first| own.all(|verb| verb == *first) && form_verb.is_none());
        let places = session.scene().map(|scene| scene.places).unwrap_or_default();
        let places = places.into_iter().filter(|place| !place.is_count);
        let numbers = places.filter_map(|place| Some((place.id, place.number?))).collect();
        let (held_at, lines) = (Self::held_at(session), session.entries().len());
        let group = candidates.iter().find_map(|candidate| candidate.offer.behind.clone());
        let forced = session.book().forced(session.setting());
        let forced: Vec<AnyAct> = forced.into_iter().map(|(act, _)| act).collect();
        let forced = if forced.len() > 1 { forced } else { Vec::new() };
        let outcomes = Self::outcomes(session, &forced);
        Self { candidates, verbs, anytime, sole, form_verb, group, forced, outcomes, numbers, held_at, lines }
    }

    /// The verbs of which something may be done.
    pub(super) fn possible(&self) -> impl Iterator<Item = &'static str> {
        let possible = |verb: &&str| self.candidates.iter().any(|other| other.syntax.word == *verb);
        self.verbs.iter().map(|syntax| syntax.word).filter(possible)
    }

    /// The only player who has something to do of a verb, if that player is not to act.
    pub(super) fn only_other(&self, session: &Session, verb: &str) -> Option<Seat> {
        let of_verb = self.candidates.iter().filter(|candidate| candidate.syntax.word == verb);
        let mut actors = of_verb.map(|candidate| candidate.actor(session));
        let first = actors.next()??;
        let only = actors.all(|other| other == Some(first));
        (only && !session.stage().to_act.contains(&first)).then_some(first)
    }

    /// Whether a verb is one of many of a kind.
    pub(super) fn is_grouped(&self, verb: &str) -> bool {
        let of_verb = |candidate: &&Candidate| candidate.syntax.word == verb;
        let mut of_verb = self.candidates.iter().filter(of_verb).peekable();
        of_verb.peek().is_some() && of_verb.all(|candidate| candidate.offer.behind.is_some())
    }

    /// Whether something of a verb may be done, or filled in.
    pub(super) fn offers(&self, verb: &str) -> bool {
        let of_form = self.form_verb.is_some_and(|form| form.word == verb);
        let of_group = verb == GROUP && self.group.is_some();
        of_form || of_group || self.possible().any(|other| other == verb)
    }

    /// What each of several acts comes to, one after the other.
    fn outcomes(session: &Session, acts: &[AnyAct]) -> Vec<Outcome> {
        if acts.is_empty() {
            return Vec::new();
        }
        let mut after = session.clone();
        let outcome = |act: &AnyAct| {
            let outcome = after.preview_act(act).ok()?;
            after.enter(Verb::Act(act.clone()), String::new()).ok()?;
            Some(outcome)
        };
        acts.iter().map_while(outcome).collect()
    }

    /// The number printed where something is held.
    pub(super) fn held_at(session: &Session) -> HeldAt {
        let places = session.scene().map(|scene| scene.places).unwrap_or_default();
        let numbered = places.into_iter().filter_map(|place| Some((place.accounts, place.number?)));
        let each = |(holders, number): (Vec<Holder>, Line)| {
            holders.into_iter().map(move |holder| (holder, number.clone()))
        };
        numbered.flat_map(each).collect()
    }
}
