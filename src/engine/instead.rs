//! Suggestions: the nearest legal act when one is refused, and for a line that cannot be parsed, a line with
//! the same verb that can be entered now.

use crate::engine::board::CellKind;
use crate::engine::correcting::{moved, stood};
use crate::engine::vocabulary::{REFEREE, english_of};
use crate::engine::{AnyAct, Field, Offer, Rejection, Seat, Session};
use crate::words::{Arg, Line};

impl Session {
    /// The legal act nearest to a refused one: same player and verb, with the most similar words, or any act if it is the only one.
    /// `None` if the refusal has a suggestion of its own or a board value must be corrected first. Never suggests an act that reveals
    /// a secret or needs a number that only the table knows, such as an agreed price or a die roll.
    pub fn instead(&self, refused: &AnyAct) -> Option<AnyAct> {
        if let Err(Rejection::Refused(refusal)) = self.tried(refused)
            && (refusal.suggestion.as_ref().and_then(act_in).is_some() || !refusal.misread.is_empty())
        {
            return None;
        }
        let seats = &self.setting().seats;
        let mut legal = self.offers();
        legal.retain(|offer| offer.answer.is_ok());
        let alone = legal.len() == 1;
        let mut legal = legal.into_iter().filter(|offer| self.is_whole(offer));
        let nearest = match alone {
            true => legal.find(|offer| !offer.reveals_secret),
            false => self.nearest(legal, &refused.hand(seats), refused.syntax()?.word, &refused.write(seats)),
        };
        // An empty list of values keeps the act as it is.
        nearest.and_then(|offer| offer.act.filled(&[]))
    }

    /// The act suggested by a refusal, or else the one nearest to the refused act.
    pub fn suggested(&self, refused: &AnyAct, why: &Rejection) -> Option<AnyAct> {
        let suggestion = why.suggestion();
        match suggestion.as_ref().and_then(act_in) {
            Some(Arg::Typed(forms)) => {
                let [english, _] = &**forms;
                self.parse(english).ok()?.act().cloned()
            }
            _ => self.instead(refused),
        }
    }

    /// Whether an offer has no placeholder for something to be agreed on or drawn.
    fn is_whole(&self, offer: &Offer) -> bool {
        let draw = self.book().draw(&self.setting, &offer.act);
        let drawn = draw.is_some_and(|draw| draw.outcome.is_some());
        !drawn && offer.fields.iter().all(|field| !field.only_table_knows)
    }

    /// The offer with this player and verb that is nearest to a line.
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

/// The act in the arguments of a suggestion.
fn act_in(line: &Line) -> Option<&Arg> {
    line.args.iter().find_map(|(name, arg)| match arg {
        arg if *name == "act" => Some(arg),
        Arg::Line(line) => act_in(line),
        _ => None,
    })
}

/// The distance of two lines, word by word: by difference for numbers, by edits for other words.
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

impl Session {
    /// Replaces the example in a parse error by a line that can be entered now, if there is one.
    pub(super) fn shown_how(&self, text: &str, mut why: Line) -> Line {
        if let Some((_, Arg::Name(example))) = why.args.iter().find(|(name, _)| *name == "example") {
            let shown = self.example(text).unwrap_or_else(|| example.clone());
            let shown = self.typed(&shown);
            why.args.retain(|(name, _)| *name != "example");
            why = why.with("example", shown);
        }
        why
    }

    /// An example for the verb at the start of a text: a line that can be entered now, or one that shows the form.
    fn example(&self, text: &str) -> Option<String> {
        let (book, setting) = (&**self.book(), &self.setting);
        let seats = &setting.seats;
        if let Ok(begins) = (self.info.begins)(text, seats) {
            // An act that only needs a board value counts as one that can be entered.
            let offers = self.offers().into_iter().filter(Offer::is_possible);
            let nearest = self.nearest(offers, &begins.hand, begins.syntax.word, text);
            return Some(nearest.map_or_else(|| begins.example, |offer| self.filled(offer).write(seats)));
        }
        match english_of(REFEREE, text.split(' ').next()?)? {
            "correct" if text.contains('>') => moved(self.info, setting, book),
            "correct" => Some(stood(setting, book)),
            "count" => {
                let correction = moved(self.info, setting, book)?;
                let (who, what) = correction.strip_prefix("correct ")?.split_once(" > bank ")?;
                Some(format!("count {who} {what}"))
            }
            verb @ ("read" | "assume") => {
                let schema = self.setting.board.schema();
                let (_, cell) =
                    schema.cells().find(|(_, cell)| matches!(cell.kind, CellKind::Whole { .. }))?;
                let CellKind::Whole { least, .. } = cell.kind else { return None };
                Some(format!("{verb} {} {least}", cell.word()))
            }
            "ruling" => {
                let form = self.info.rulings.first()?;
                Some(format!("ruling {} {}", form.word, form.options.first()?.0))
            }
            _ => None,
        }
    }

    /// Fills in the amounts of an offer with example values instead of zero.
    fn filled(&self, Offer { act, fields, .. }: Offer) -> AnyAct {
        let amount =
            |field: &Field| (field.step > 1 && field.begins.is_none()).then_some(field.step.max(field.least));
        let shown = fields.iter().map(|field| field.near.or_else(|| amount(field)));
        let shown = shown
            .collect::<Option<Vec<i64>>>()
            .filter(|shown| !shown.is_empty())
            .and_then(|shown| act.filled(&shown));
        let legal = |act: &AnyAct| !self.tried(act).is_err_and(|why| why.is_refused());
        shown.filter(legal).unwrap_or(act)
    }
}
