//! Examples for lines that cannot be parsed: lines of the same verb that can be entered now; and cells of the board by their words
//! in either language.

use crate::engine::board::{CellKind, Source};
use crate::engine::correction::{moved, stood};
use crate::engine::entry::Verb;
use crate::engine::localized_notation::{REFEREE, english, english_of};
use crate::engine::notation::{parse_board_value, typed};
use crate::engine::tally::Trace;
use crate::engine::{Acts, AnyAct, Field, Game, Journal, Offer};
use crate::words::{Arg, Line};

impl<G: Game> Journal<G> {
    /// Adds to the reason why a line cannot be parsed a line that can be entered now, if it has an example.
    pub(super) fn shown_how(&self, text: &str, mut why: Line) -> Line {
        if let Some((_, Arg::Name(example))) = why.args.iter().find(|(name, _)| *name == "example") {
            let shown = self.example(text).unwrap_or_else(|| example.clone());
            let shown = typed::<G::Act>(&shown, &self.setting.seats);
            why.args.retain(|(name, _)| *name != "example");
            why = why.with("example", shown);
        }
        why
    }

    /// An example for the verb with which a text begins: a line that can be entered now, or one that shows the form.
    fn example(&self, text: &str) -> Option<String> {
        let (view, seats) = (self.view(), &self.setting.seats);
        if let Ok((_, typed)) = G::Act::begin(text, seats) {
            // An act that only needs a board value can be entered too.
            let offers = self.offers().into_iter().filter(Offer::is_possible);
            let nearest = self.nearest(offers, typed.by, typed.syntax.word, text);
            return Some(nearest.map_or_else(|| typed.example(), |offer| self.filled(offer).write(seats)));
        }
        match english_of(REFEREE, text.split(' ').next()?)? {
            "correct" if text.contains('>') => moved(view),
            "correct" => Some(stood(view)),
            "count" => {
                let correction = moved(view)?;
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
                let form = G::RULINGS.first()?;
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
        let shown =
            shown.filter(|shown| !shown.is_empty()).and_then(|shown| act.of::<G::Act>()?.filled(&shown));
        let legal =
            |act: &G::Act| !self.preview(act, Trace::Off).is_err_and(|rejection| rejection.is_refused());
        shown.filter(legal).map_or(act, AnyAct::from)
    }

    /// Parses a board value with its cell in either language; a name keeps its spelling.
    pub(super) fn parse_board_value(&self, rest: &str, source: Source) -> Result<Verb<G>, Line> {
        let schema = self.setting.board.schema();
        let read = parse_board_value(rest, schema, source);
        let known = read.as_ref().is_ok_and(|board_value| schema.find(&board_value.cell).is_some());
        if known {
            read
        } else {
            parse_board_value(&english::<G::Act>(rest, &self.setting.seats), schema, source)
        }
        .map(Verb::Observe)
    }
}
