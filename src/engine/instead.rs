//! The act to suggest when another is refused.

use crate::engine::{AnyAct, Draw, Offer, Rejection, Seat, Session};
use crate::words::{Arg, Line};

impl Session {
    /// The legal act nearest to a refused one, if the refusal itself suggests none and no board value has to be put right first. Prefers an act of the same player and verb with the
    /// most similar words, then one of that player if it is their turn, then one of the table as a whole, then any act if it is the only
    /// one or if no particular player was to act. Never suggests an act that reveals a secret or that needs a number only the table can
    /// know, such as an agreed price or a die roll.
    pub fn instead(&self, refused: &AnyAct) -> Option<AnyAct> {
        if let Err(Rejection::Refused(refusal)) = self.tried(refused)
            && (refusal.suggestion.as_ref().is_some_and(names_an_act) || !refusal.misread.is_empty())
        {
            return None;
        }
        let seats = &self.setting().seats;
        let legal: Vec<_> = self.offers().into_iter().filter(|offer| offer.answer.is_ok()).collect();
        let alone = legal.len() == 1;
        let mut legal = legal.into_iter().filter(|offer| self.is_whole(offer));
        let nearest = match alone {
            true => legal.find(|offer| !offer.reveals_secret),
            false => self.nearest(legal, &refused.hand(seats), refused.syntax()?.word, &refused.write(seats)),
        };
        // Nothing is said of what is not filled in.
        nearest.and_then(|offer| offer.act.filled(&[]))
    }

    /// Whether an offer contains no placeholder for something yet to be agreed on or drawn.
    fn is_whole(&self, offer: &Offer) -> bool {
        let draw = self.book().draw(&self.setting, &offer.act);
        let drawn = matches!(draw, Some(Draw { outcome: Some(_), .. }));
        !drawn && offer.fields.iter().all(|field| !field.only_table_knows)
    }

    /// The offer whose player and verb are nearest to a line.
    pub(super) fn nearest(
        &self,
        offers: impl Iterator<Item = Offer>,
        hand: &Option<(Seat, String)>,
        verb: &str,
        line: &str,
    ) -> Option<Offer> {
        let seats = &self.setting().seats;
        let alike = |offer: &Offer| {
            let own = || {
                offer.act.hand(seats) == *hand && offer.act.syntax().is_some_and(|syntax| syntax.word == verb)
            };
            !offer.reveals_secret && own()
        };
        offers.filter(alike).min_by_key(|offer| distances(&offer.act.write(seats), line))
    }
}

/// Whether a message contains an act that can be done.
fn names_an_act(line: &Line) -> bool {
    line.args.iter().any(|(name, arg)| *name == "act" || matches!(arg, Arg::Line(line) if names_an_act(line)))
}

/// The distance of two lines word by word: numbers by their difference, other words by whether they differ.
fn distances(one: &str, other: &str) -> Vec<u64> {
    let (mut one, mut other) = (one.split(' '), other.split(' '));
    let number = |word: &str| word.parse::<u64>().ok();
    let pairs = std::iter::from_fn(|| match (one.next(), other.next()) {
        (None, None) => None,
        (one, other) if one == other => Some(0),
        (Some(one), Some(other)) => Some(match (number(one), number(other)) {
            (Some(one), Some(other)) => one.abs_diff(other),
            (None, None) => strsim::osa_distance(one, other).try_into().unwrap_or(u64::MAX),
            _ => u64::from(u32::MAX),
        }),
        _ => Some(u64::MAX),
    });
    pairs.collect()
}
