//! Examples for lines that cannot be parsed: lines of the same verb that can be entered now; and cells of the board by their words
//! in either language.

use crate::engine::board::{CellKind, Source};
use crate::engine::correcting::{moved, stood};
use crate::engine::entry::Verb;
use crate::engine::parse::parse_board_value;
use crate::engine::vocabulary::{REFEREE, english_of};
use crate::engine::{AnyAct, Field, Offer, Session};
use crate::words::{Arg, Line};

impl Session {
    /// Adds to the reason why a line cannot be parsed a line that can be entered now, if it has an example.
    pub(super) fn shown_how(&self, text: &str, mut why: Line) -> Line {
        if let Some((_, Arg::Name(example))) = why.args.iter().find(|(name, _)| *name == "example") {
            let shown = self.example(text).unwrap_or_else(|| example.clone());
            let shown = self.typed(&shown);
            why.args.retain(|(name, _)| *name != "example");
            why = why.with("example", shown);
        }
        why
    }

    /// An example for the verb with which a text begins: a line that can be entered now, or one that shows the form.
    fn example(&self, text: &str) -> Option<String> {
        let (book, setting) = (&**self.book(), &self.setting);
        let seats = &setting.seats;
        if let Ok(begins) = (self.info.begins)(text, seats) {
            // An act that only needs a board value can be entered too.
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

    /// Fills in the amounts of an offer with an example, not with zero.
    fn filled(&self, Offer { act, fields, .. }: Offer) -> AnyAct {
        let amount =
            |field: &Field| (field.step > 1 && field.begins.is_none()).then_some(field.step.max(field.least));
        let shown: Option<Vec<i64>> =
            fields.iter().map(|field| field.near.or_else(|| amount(field))).collect();
        let shown = shown.filter(|shown| !shown.is_empty()).and_then(|shown| act.filled(&shown));
        let legal = |act: &AnyAct| !self.tried(act).is_err_and(|rejection| rejection.is_refused());
        shown.filter(legal).unwrap_or(act)
    }

    /// Parses a board value with its cell in either language; a name keeps its spelling.
    pub(super) fn parse_board_value(&self, rest: &str, source: Source) -> Result<Verb, Line> {
        let schema = self.setting.board.schema();
        let read = parse_board_value(rest, schema, source);
        let known = read.as_ref().is_ok_and(|board_value| schema.find(&board_value.cell).is_some());
        if known { read } else { parse_board_value(&self.english(rest), schema, source) }.map(Verb::Observe)
    }
}
