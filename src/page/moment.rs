//! What may be done now.

use crate::engine::{Offer, PlaceId, Session, Syntax};

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

/// The argument that says who acts.
const WHO: &str = "who";

impl Candidate {
    fn of(session: &Session, offer: Offer) -> Option<Self> {
        let seats = session.seats();
        let who = offer.act.hand(seats).map(|(_, word)| (WHO, word));
        let arguments = offer.act.arguments(seats);
        let words = arguments.words().map(|(name, word)| (name, word.to_owned()));
        let (syntax, words) = (offer.act.syntax()?, who.into_iter().chain(words).collect());
        Some(Self { syntax, words, places: offer.places.concat(), offer })
    }
}

/// What may be done at the head of a session, legal or asking for a board value, most useful first.
#[derive(Clone, Debug)]
pub struct Moment {
    /// The acts.
    pub candidates: Vec<Candidate>,
    /// The number of lines of the session then.
    pub(super) lines: usize,
}

impl Moment {
    /// What may be done now.
    pub fn of(session: &Session) -> Self {
        // Where the players draw, the outcome is part of the act.
        let drawn = |offer: &Offer| session.setting().seeded || session.due(&offer.act).is_none();
        let offers = session.offers().into_iter().filter(Offer::is_possible).filter(drawn);
        let candidates = offers.filter_map(|offer| Candidate::of(session, offer)).collect();
        Self { candidates, lines: session.entries().len() }
    }
}
