//! What can be done now.

use std::collections::BTreeSet;

use crate::engine::entry::Verb;
use crate::engine::worksheet;
use crate::engine::{
    AnyAct, Field, Holder, Measure, Movement, Offer, Outcome, PlaceId, Seat, Session, Syntax,
};
use crate::page::label::HeldAt;
use crate::words::Line;

/// An act that is possible now, perhaps with number fields to fill in.
#[derive(Clone, Debug)]
pub struct Candidate {
    pub offer: Offer,
    pub syntax: &'static Syntax,
    /// The words of its arguments, the player first.
    pub words: Vec<(&'static str, String)>,
    /// The places of the board that it involves.
    pub places: Vec<PlaceId>,
    /// Whether Steward is to draw its outcome.
    pub(super) is_drawn: bool,
}

/// Stands for the group of verbs that share one button.
pub const GROUP: &str = "…";

/// The argument for the player who acts.
pub(super) const WHO: &str = "who";

impl Candidate {
    fn of(session: &Session, offer: Offer) -> Option<Self> {
        let seats = session.seats();
        let who = offer.act.hand(seats).map(|(_, word)| (WHO, word));
        let words_of = |act: &AnyAct| {
            let arguments = act.arguments(seats);
            arguments.words().map(|(name, word)| (name, word.to_owned())).collect::<Vec<_>>()
        };
        // Words that depend on the number fields are left out: those in which the least and the greatest values differ.
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
        let is_drawn = session.due(&offer.act).is_some();
        Some(Self { syntax, words, places: offer.places.concat(), is_drawn, offer })
    }

    /// The movements; empty while a board value is missing.
    pub fn movements(&self) -> &[Movement] {
        self.offer.answer.as_deref().unwrap_or_default()
    }

    pub fn actor(&self, session: &Session) -> Option<Seat> {
        self.offer.act.seat(session.seats())
    }

    /// The money that the act costs its player; `None` while a board value is missing.
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

/// What can be done at the head of a session: legal acts and acts that ask for a board value, most useful first.
#[derive(Clone, Debug)]
pub struct Moment {
    pub candidates: Vec<Candidate>,
    /// The offered verbs, possible or not, in the game's order.
    pub(super) verbs: Vec<&'static Syntax>,
    /// The verbs of players whose turn it is not, once for each such player.
    pub(super) anytime: Vec<&'static str>,
    /// The only verb of the players to act, not counting verbs that are possible at any time.
    pub(super) sole: Option<&'static str>,
    /// The verb of the phase's worksheet, if no act is offered for it.
    pub(super) form_verb: Option<&'static Syntax>,
    /// The label of the button for the grouped verbs.
    pub(super) group: Option<Line>,
    /// The forced acts, if more than one.
    pub(super) forced: Vec<AnyAct>,
    /// The outcomes of the forced acts, in order.
    pub(super) outcomes: Vec<Outcome>,
    /// The numbers printed at the places of the board, and the names of these places.
    pub(super) numbers: Vec<(PlaceId, Line, Option<Line>)>,
    /// The number printed at the place of each holder.
    pub(super) held_at: HeldAt,
    /// The number of entries of the session that this was computed from.
    pub(super) lines: usize,
}

impl Moment {
    pub fn of(session: &Session) -> Self {
        // Secrets are entered in a dialog of their own.
        let mut offers = session.offers();
        offers.retain(|offer| !offer.reveals_secret);
        let form = session.book().worksheet(session.setting(), &worksheet::Draft::default());
        let form_verb = form.and_then(|form| (session.info().syntax)(form.verb?));
        let offered = |syntax: &&'static Syntax| {
            offers.iter().any(|offer| offer.act.syntax().is_some_and(|other| other.word == syntax.word))
        };
        let form_verb = form_verb.filter(|syntax| !offered(syntax));
        let all: Vec<&str> = offers.iter().filter_map(|offer| Some(offer.act.syntax()?.word)).collect();
        let possible = offers.into_iter().filter(Offer::is_possible);
        let possible = possible.filter_map(|offer| Candidate::of(session, offer));
        // Where the players draw, the outcome is part of the act.
        let drawn = |candidate: &Candidate| session.setting().seeded || !candidate.is_drawn;
        let candidates: Vec<Candidate> = possible.filter(drawn).collect();
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
        let numbers =
            places.filter_map(|place| Some((place.id, place.number?, place.description.into_iter().next())));
        let numbers = numbers.collect();
        let (held_at, lines) = (Self::held_at(session), session.entries().len());
        let group = candidates.iter().find_map(|candidate| candidate.offer.behind.clone());
        let forced = session.book().forced(session.setting());
        let forced: Vec<AnyAct> = forced.into_iter().map(|(act, _)| act).collect();
        let forced = if forced.len() > 1 { forced } else { Vec::new() };
        let outcomes = Self::outcomes(session, &forced);
        Self { candidates, verbs, anytime, sole, form_verb, group, forced, outcomes, numbers, held_at, lines }
    }

    /// The verbs with a possible act.
    pub(super) fn possible(&self) -> impl Iterator<Item = &'static str> {
        let possible = |verb: &&str| self.candidates.iter().any(|other| other.syntax.word == *verb);
        self.verbs.iter().map(|syntax| syntax.word).filter(possible)
    }

    /// The only player who can use a verb, if it is not that player's turn.
    pub(super) fn only_other(&self, session: &Session, verb: &str) -> Option<Seat> {
        let of_verb = self.candidates.iter().filter(|candidate| candidate.syntax.word == verb);
        let mut actors = of_verb.map(|candidate| candidate.actor(session));
        let first = actors.next()??;
        let only = actors.all(|other| other == Some(first));
        (only && !session.stage().to_act.contains(&first)).then_some(first)
    }

    /// Whether a verb belongs to the group.
    pub(super) fn is_grouped(&self, verb: &str) -> bool {
        let of_verb = self.candidates.iter().filter(|candidate| candidate.syntax.word == verb);
        let mut of_kind = of_verb.map(|candidate| candidate.offer.behind.is_some());
        of_kind.next() == Some(true) && of_kind.all(|of_kind| of_kind)
    }

    /// Leaves those of some verbs that are many of a kind; or else the others, behind one that opens those.
    pub(super) fn group(&self, verbs: &mut Vec<&'static str>, in_group: bool) {
        let all = verbs.len();
        verbs.retain(|verb| self.is_grouped(verb) == in_group);
        if !in_group && verbs.len() < all {
            verbs.insert(0, GROUP);
        }
    }

    /// Whether a verb has a candidate or opens a form.
    pub(super) fn offers(&self, verb: &str) -> bool {
        let of_form = self.form_verb.is_some_and(|form| form.word == verb);
        let of_group = verb == GROUP && self.group.is_some();
        of_form || of_group || self.possible().any(|other| other == verb)
    }

    /// The outcomes of several acts, each applied after the one before.
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

    /// The number printed at the place of each holder.
    pub(super) fn held_at(session: &Session) -> HeldAt {
        let places = session.scene().map(|scene| scene.places).unwrap_or_default();
        let numbered = places.into_iter().filter_map(|place| Some((place.accounts, place.number?)));
        let each = |(holders, number): (Vec<Holder>, Line)| {
            holders.into_iter().map(move |holder| (holder, number.clone()))
        };
        numbered.flat_map(each).collect()
    }
}
