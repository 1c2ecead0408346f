//! Results of players, and how ties are broken.

use std::cmp::Ordering;

use crate::engine::ruling::RulingForm;
use crate::engine::{Derivation, Seat};
use crate::msg;
use crate::words::{Key, Line, keys};

/// The result of one player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standing {
    /// The player.
    pub seat: Seat,
    /// The rank, from 1; tied players share one.
    pub rank: usize,
    /// The result with its derivation.
    pub score: Derivation,
    /// How a tie was broken, or that players share a rank.
    pub decided: Option<Line>,
    /// The open point that set the tie-break, if any.
    pub ruling: Option<&'static RulingForm>,
}

impl Standing {
    /// A result without a tie-break.
    pub fn new(seat: Seat, rank: usize, score: Derivation) -> Self {
        Self { seat, rank, score, decided: None, ruling: None }
    }

    /// Ranks results by a key, smallest first; equal keys share a rank.
    pub fn ranked<K: Ord>(
        scores: Vec<(Seat, Derivation)>,
        key: impl Fn(Seat, &Derivation) -> K,
    ) -> Vec<Self> {
        let keys: Vec<K> = scores.iter().map(|(seat, score)| key(*seat, score)).collect();
        let rank = |own: &K| 1 + keys.iter().filter(|other| *other < own).count();
        let ranked =
            scores.into_iter().zip(&keys).map(|((seat, score), own)| Self::new(seat, rank(own), score));
        let mut ranked: Vec<Self> = ranked.collect();
        ranked.sort_by_key(|standing| (standing.rank, standing.seat));
        ranked
    }
}

/// Explains ties: `by` is the message for a broken tie, with the player's own figure (`own`) and the figures it beat (`others`). If
/// the figures are equal or `by` is `None`, players share a rank. `ruling` is the open point that set the tie-break.
pub fn decided_by(
    mut all: Vec<Standing>,
    by: Option<Key>,
    ruling: Option<&'static RulingForm>,
    figure: impl Fn(Seat) -> i64,
) -> Vec<Standing> {
    let places: Vec<(Seat, usize, i64)> =
        all.iter().map(|one| (one.seat, one.rank, one.score.total)).collect();
    for standing in &mut all {
        let equal =
            places.iter().filter(|(seat, _, total)| *seat != standing.seat && *total == standing.score.total);
        let (mut beaten, mut level) = (Vec::new(), 0);
        for (seat, rank, _) in equal {
            match rank.cmp(&standing.rank) {
                Ordering::Greater => beaten.push(figure(*seat)),
                Ordering::Equal => level += 1,
                Ordering::Less => {}
            }
        }
        beaten.dedup();
        let line = |figure: i64| msg!(keys::engine::DESCRIBE, text = figure.to_string());
        standing.decided = match by.filter(|_| !beaten.is_empty()) {
            Some(by) => {
                let others: Vec<Line> = beaten.into_iter().map(line).collect();
                Some(msg!(by, own = figure(standing.seat), others))
            }
            None => (level > 0).then(|| Line::new(keys::engine::SHARED_PLACE)),
        };
        standing.ruling = ruling.filter(|_| standing.decided.is_some());
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Tally;
    use crate::words::keys::engine as k;

    #[test]
    fn ties_are_explained_by_their_figures() {
        let score = |total| {
            Derivation::of(
                Line::new(k::DESCRIBE),
                k::DESCRIBE,
                Tally::traced().plus(total, || crate::engine::Term::new(Line::new(k::DESCRIBE))),
            )
        };
        let one = |seat, rank, total| Standing::new(Seat::new(seat), rank, score(total));
        let figures = [2, 6, 6, 1];
        let all = vec![one(0, 1, 900), one(1, 2, 900), one(2, 2, 900), one(3, 4, 100)];
        let decided = decided_by(all, Some(k::DESCRIBE), None, |seat| figures[seat.index()]);
        let said: Vec<String> =
            decided.iter().map(|one| one.decided.as_ref().map(Line::to_string).unwrap_or_default()).collect();
        assert_eq!(said[0], "engine-describe(own=2 others=[engine-describe(text=\"6\")])");
        assert_eq!((said[1].as_str(), said[3].as_str()), ("engine-shared-place", ""));
    }
}
