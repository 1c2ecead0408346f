//! The act that may be done where another is refused.

use crate::engine::{Acts, Game, Journal};

impl<G: Game> Journal<G> {
    /// The legal act nearest to one that the rules refuse: of the same player and verb, and alike as far into the line as
    /// can be. Where none of that verb is legal, the only act that there is to do; never one that shows a secret.
    pub fn instead(&self, refused: &G::Act) -> Option<G::Act> {
        let seats = &self.setting().seats;
        let legal = self.offers().into_iter().filter(|offer| offer.answer.is_ok() && !offer.reveals_secret);
        let mut legal: Vec<G::Act> = legal.map(|offer| offer.act).collect();
        if let [_] = legal.as_slice() {
            return legal.pop();
        }
        let line = refused.write(seats);
        let (verb, _) = refused.words(seats);
        legal.retain(|act| act.actor() == refused.actor() && act.words(seats).0 == verb);
        legal.into_iter().min_by_key(|act| differences(&act.write(seats), &line))
    }
}

/// Word by word, whether two lines differ there.
fn differences(one: &str, other: &str) -> Vec<bool> {
    let (mut one, mut other) = (one.split(' '), other.split(' '));
    let pairs = std::iter::from_fn(|| match (one.next(), other.next()) {
        (None, None) => None,
        (one, other) => Some(one != other),
    });
    pairs.collect()
}
