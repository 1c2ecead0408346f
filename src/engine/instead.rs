//! The act that may be done where another is refused.

use crate::engine::{Acts, Game, Journal};

impl<G: Game> Journal<G> {
    /// The legal act nearest to one that the rules refuse: of the same player and verb, and as near word by word as can
    /// be. Where only one act is legal at all, that one; never one that shows a secret.
    pub fn instead(&self, refused: &G::Act) -> Option<G::Act> {
        let seats = &self.setting().seats;
        let line = refused.write(seats);
        let (verb, _) = refused.words(seats);
        let alike = |act: &G::Act| act.actor() == refused.actor() && act.words(seats).0 == verb;
        let legal: Vec<_> = self.offers().into_iter().filter(|offer| offer.answer.is_ok()).collect();
        let alone = legal.len() == 1;
        let open = legal.into_iter().filter(|offer| !offer.reveals_secret).map(|offer| offer.act);
        open.filter(|act| alone || alike(act)).min_by_key(|act| distances(&act.write(seats), &line))
    }
}

/// Word by word, how far two lines are apart: numbers by their difference, other words by being others.
fn distances(one: &str, other: &str) -> Vec<u64> {
    let (mut one, mut other) = (one.split(' '), other.split(' '));
    let number = |word: Option<&str>| word.and_then(|word| word.parse::<u64>().ok());
    let pairs = std::iter::from_fn(|| match (one.next(), other.next()) {
        (None, None) => None,
        (one, other) if one == other => Some(0),
        (one, other) => {
            Some(number(one).zip(number(other)).map_or(u64::MAX, |(one, other)| one.abs_diff(other)))
        }
    });
    pairs.collect()
}
