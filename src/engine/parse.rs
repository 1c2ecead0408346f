//! Parses everything that can be entered: acts, and the verbs of the referee, including corrections and amends.

use crate::engine::board::{CellKind, Source, Value};
use crate::engine::correction::Correction;
use crate::engine::entry::{
    AmendPolicy, Amendment, BoardValue, Counted, Decision, Edit, Leaving, Note, Rename, Verb,
};
use crate::engine::ledger::Written;
use crate::engine::ruling::RulingForm;
use crate::engine::vocabulary::{EDITS, EXAMPLE_OF_AMEND, REFEREE, because, english_of, how, same};
use crate::engine::{Colour, Seat, Session, StepId};
use crate::msg;
use crate::words::{Line, is_money, keys, parse_amount, parse_number, parts, unreadable, without_separators};

impl Session {
    /// Parses a line of notation: an act of the game or a verb of the referee.
    ///
    /// # Errors
    /// Reports what was not understood and how such a line is written.
    pub fn parse(&self, text: &str) -> Result<Verb, Line> {
        self.parse_line(text.trim()).map_err(|why| self.shown_how(text.trim(), why))
    }

    fn parse_line(&self, text: &str) -> Result<Verb, Line> {
        let seats = &self.setting.seats;
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        let rest = rest.trim();
        if seats.find(first).is_some()
            && let Ok(act) = (self.info.parse)(text, seats)
        {
            // A player may have the name of a referee verb.
            return Ok(Verb::Act(act));
        }
        match english_of(REFEREE, first).unwrap_or(first) {
            "" => Err(Line::new(keys::engine::NOTATION_EMPTY)),
            "undo" => {
                let steps = if rest.is_empty() { "1" } else { rest };
                let steps: usize = steps.parse().map_err(|_| how("undo 2"))?;
                let left = self.chain.len().checked_sub(steps).filter(|_| steps > 0);
                let left = left.ok_or_else(|| Line::new(keys::engine::NOTHING_TO_UNDO))?;
                let to = left.checked_sub(1).and_then(|at| self.chain.get(at));
                Ok(Verb::Back(to.copied().unwrap_or_default()))
            }
            "redo" => {
                let nothing = || Line::new(keys::engine::NOTHING_TO_REDO);
                self.redo_target().map(Verb::Back).ok_or_else(nothing)
            }
            "back" => rest.parse().map(Verb::Back).map_err(|_| how("back 31")),
            "note" => Ok(Verb::Note(parse_note(rest))),
            "pause" => Ok(Verb::Pause(rest.to_owned())),
            "amend" => self.parse_amendment(rest).map(Verb::Amend),
            "read" => self.parse_board_value(rest, Source::Board),
            "assume" => self.parse_board_value(rest, Source::Assumed),
            "count" => self.parse_count(&self.english(rest)).map(Verb::Count),
            "rename" => self.parse_rename(rest).map(Verb::Rename),
            _ => match (seats.find(first), leaves(rest)) {
                (Some(seat), Some(note)) => {
                    Ok(Verb::Leaves(Leaving { seat, note: note.trim_start_matches(':').trim().to_owned() }))
                }
                _ => self.parse_step(text),
            },
        }
    }

    /// Parses `space 7 cost 300`: the longest prefix that names a cell in either language, then its value. A name keeps its spelling.
    fn parse_board_value(&self, rest: &str, source: Source) -> Result<Verb, Line> {
        let (schema, english) = (self.board().schema(), self.english(rest));
        let text = |value: &str| Value::Text(value.to_owned());
        // Text that is not a number is refused later, with a message about the numbers allowed.
        let number = |value: &str| parse_number(value).map_or_else(|_| text(value), Value::Whole);
        let read = |cell: String, value: Value| Verb::Observe(BoardValue { cell, value, source });
        let of_cell = |at: usize, said: &str| {
            let cell = schema.cell(schema.find(said.get(..at)?)?)?;
            let value = said.get(at..)?.trim();
            let value = match cell.kind {
                CellKind::Word(_) | CellKind::Name => text(value),
                CellKind::Whole { .. } => number(value),
            };
            Some(read(cell.word(), value))
        };
        let known = |said: &str| said.rmatch_indices(' ').find_map(|(at, _)| of_cell(at, said));
        if let Some(verb) = known(rest).or_else(|| known(&english)) {
            return Ok(verb);
        }
        let (cell, value) = english.rsplit_once(' ').ok_or_else(|| how("read space 7 cost 300"))?;
        Ok(read(cell.to_owned(), number(value)))
    }

    /// Parses a step: a correction, a ruling or an act.
    fn parse_step(&self, text: &str) -> Result<Verb, Line> {
        let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
        match english_of(REFEREE, first) {
            Some("correct") => self.parse_correction(rest.trim()).map(Verb::Correct),
            Some("ruling") => self.parse_decision(rest.trim()).map(Verb::Ruling),
            _ => (self.info.parse)(text, self.seats()).map(Verb::Act),
        }
    }

    /// Parses a ruling in either language; unknown words are kept.
    fn parse_decision(&self, rest: &str) -> Result<Decision, Line> {
        let (head, reason) = rest.split_once(':').unwrap_or((rest, ""));
        let by = head.split_once(" by ").or_else(|| head.split_once(" par "));
        let (head, by) = by.unwrap_or((head, ""));
        let words: Vec<&str> = head.split_whitespace().collect();
        let [id, option] = words[..] else { return Err(how("ruling closed-leads no")) };
        let form = RulingForm::called(self.info.rulings, id);
        let chosen = form.and_then(|form| form.option(option)).unwrap_or(option);
        let (by, reason) = (by.trim().to_owned(), reason.trim().to_owned());
        Ok(Decision { by, reason, ..Decision::of(form.map_or(id, |form| form.word), chosen) })
    }

    fn parse_rename(&self, rest: &str) -> Result<Rename, Line> {
        let wrong = || how("rename red Anne blue");
        let (who, name) = rest.split_once(' ').ok_or_else(wrong)?;
        let seat = self.seats().find(who).ok_or_else(wrong)?;
        let coloured = name.trim().rsplit_once(' ');
        let coloured = coloured.and_then(|(name, word)| Some((name, Some(word.parse::<Colour>().ok()?))));
        let (name, colour) = coloured.unwrap_or((name, None));
        let rename = Rename { seat, name: name.trim().to_owned(), colour };
        if rename.name.is_empty() {
            return Err(wrong());
        }
        rename.plain()?;
        Ok(rename)
    }

    /// Parses an amend, such as `table replace 31 red pass; strike 32`. A word before the edits states what
    /// was wrong; without one, it was the book.
    fn parse_amendment(&self, rest: &str) -> Result<Amendment, Line> {
        let (was, edits) = match rest.split_once(' ') {
            Some(("book" | "livre", edits)) => (AmendPolicy::Book, edits),
            Some(("table", edits)) => (AmendPolicy::Table, edits),
            Some(("stand" | "tel-quel", edits)) => (AmendPolicy::Stand, edits),
            _ => (AmendPolicy::Book, rest),
        };
        let edits = apart(edits).into_iter().map(|edit| self.parse_edit(edit));
        Ok(Amendment::of(edits.collect::<Result<_, _>>()?, was))
    }

    fn parse_edit(&self, text: &str) -> Result<Edit, Line> {
        let wrong = || how(EXAMPLE_OF_AMEND);
        let (verb, rest) = text.split_once(' ').ok_or_else(wrong)?;
        let verb = english_of(EDITS, verb).ok_or_else(wrong)?;
        if verb == "set-up" {
            let setup = serde_json::from_str(rest).map(Edit::Setup);
            return setup.map_err(|why| msg!(keys::engine::NOTATION_NO_SETUP, why = unreadable(&why)));
        }
        let (step, with) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
        let step: StepId = step.parse().map_err(|_| msg!(keys::engine::NOTATION_NO_ENTRY, text = step))?;
        match (verb, with.trim()) {
            ("strike", "") => Ok(Edit::Strike(step)),
            ("swap", "") => Ok(Edit::Swap(step)),
            ("strike" | "swap", _) | (_, "") => Err(wrong()),
            ("replace", with) => Ok(Edit::Replace(step, self.parse_step(with)?)),
            (_, with) => Ok(Edit::Insert(step, self.parse_step(with)?)),
        }
    }

    /// Parses a correction, such as `bank > red 100 dollars, order blue red green: reason`.
    fn parse_correction(&self, rest: &str) -> Result<Correction, Line> {
        let (changes, reason) = rest.split_once(':').unwrap_or((rest, ""));
        let mut correction = Correction::moving(Vec::new(), reason.trim());
        let mut debts = Vec::new();
        for typed in parts(changes) {
            let part = self.english(&without_separators(typed));
            if let Some(debt) = self.parse_debt(&part)? {
                debts.push(debt);
            } else if let Some((from, right)) = part.split_once('>') {
                correction.moves.push(self.parse_move(from, right)?);
            } else {
                let fact = (self.info.read_fact)(&mut correction.stands, &part, typed, self.seats());
                if fact != Ok(true) {
                    return Err(self.no_fact(typed, fact.err()));
                }
            }
        }
        correction.owed = by_age(debts);
        Ok(correction)
    }

    /// Why a part of a correction was not understood: an unknown player, an unknown word, or the wrong form.
    fn no_fact(&self, part: &str, why: Option<Line>) -> Line {
        let example = "correct bank > red 100 dollars";
        let mut named = part.split_whitespace().filter_map(|word| word.parse::<Seat>().ok());
        if let Some(nobody) = named.find_map(|seat| self.seats().known(seat).err()) {
            return because(nobody.why, example);
        }
        let verb = self.typed("correct");
        why.unwrap_or_else(|| msg!(keys::engine::NOTATION_REST, rest = part, verb, example))
    }

    fn parse_move(&self, from: &str, right: &str) -> Result<Written, Line> {
        let example = "correct bank > red 100 dollars, space 7 > red 2 cars red";
        let Counted(to, unit, amount) = self.parse_account(right, example)?;
        Ok(Written(self.holder(from).into(), to.into(), unit.into(), amount))
    }

    /// Parses a debt with its number; `None` if the text is not about a debt.
    ///
    /// # Errors
    /// Reports how a debt is written.
    pub(super) fn parse_debt(&self, part: &str) -> Result<Option<(usize, Written)>, Line> {
        let debt = part.strip_prefix("debt ").and_then(|rest| rest.split_once(' '));
        let Some((n, debt)) = debt else { return Ok(None) };
        let wrong = || how("correct debt 1 red owes bank 300 dollars");
        let (from, right) = debt.split_once(" owes ").ok_or_else(wrong)?;
        let n = n.parse().map_err(|_| wrong())?;
        Ok(Some((n, self.parse_move(from, right)?)))
    }

    pub(super) fn parse_count(&self, rest: &str) -> Result<Vec<Counted>, Line> {
        parts(rest).map(|part| self.parse_account(part, "count red 1250 dollars, red 3 cubes")).collect()
    }

    /// Parses a holder, an amount and a unit into words for a record: `red 1250 dollars`, `space 7 2 cars red`.
    ///
    /// # Errors
    /// Reports what is not a number, or how such a line is written.
    fn parse_account(&self, text: &str, example: &str) -> Result<Counted, Line> {
        let (who, rest) = self.split_holder(text).ok_or_else(|| how(example))?;
        let (amount, what) = parse_amount(&rest).map_err(|why| because(why, example))?;
        let money = |word: &str| is_money(word).then(|| self.info.units.iter().find(|kind| kind.money));
        let words = what.split_whitespace().enumerate();
        let words: Vec<String> = words
            .map(|(at, word)| match self.seats().find(word) {
                Some(seat) if at > 0 => seat.to_string(),
                _ => word.to_owned(),
            })
            .collect();
        let unit = match words.as_slice() {
            [] => return Err(how(example)),
            [word] => money(word).flatten().map_or_else(|| word.clone(), |kind| kind.word.to_owned()),
            words => words.join(" "),
        };
        Ok(Counted(who, unit, amount))
    }

    /// Splits a holder from the amount after it. The holder is a player, the bank, or a place with its number.
    fn split_holder(&self, text: &str) -> Option<(String, String)> {
        let words: Vec<&str> = text.split_whitespace().collect();
        let somebody = |at: &usize| {
            let name = words.get(..*at).unwrap_or_default().join(" ");
            matches!(name.as_str(), "bank" | "outside") || self.seats().find(&name).is_some()
        };
        let number = |word: &str| word.contains(|letter: char| letter.is_ascii_digit());
        let place = || {
            let at = words.iter().skip(1).position(|word| number(word))? + 2;
            words.get(at).filter(|word| number(word)).map(|_| at)
        };
        // Otherwise the first word is taken as an unknown holder.
        let at = (1..=words.len()).rev().find(somebody).or_else(place).or((words.len() > 1).then_some(1))?;
        let (who, amount) = words.split_at(at);
        (!amount.is_empty()).then(|| (self.holder(&who.join(" ")), amount.join(" ")))
    }

    /// Converts a typed holder to its word in records: `red` becomes `p1`. A place always has a number after
    /// its word, so a player's name is never mistaken for one.
    fn holder(&self, words: &str) -> String {
        let word = words.trim();
        let seat = self.seats().find(word).filter(|_| !matches!(word, "bank" | "outside"));
        seat.map_or_else(|| word.to_owned(), |seat| seat.to_string())
    }
}

fn parse_note(rest: &str) -> Note {
    let about = rest.split_once(':').and_then(|(n, text)| Some((Some(n.trim().parse().ok()?), text.trim())));
    let (about, text) = about.unwrap_or((None, rest));
    Note { text: text.to_owned(), about }
}

/// Parses `leaves` in either language and returns the note after it.
fn leaves(rest: &str) -> Option<&str> {
    let (verb, note) = rest.split_at(rest.find([' ', ':']).unwrap_or(rest.len()));
    (same(verb, "leaves") || same(verb, "part")).then_some(note)
}

/// Splits edits at semicolons. A semicolon that no edit follows belongs to a reason.
fn apart(text: &str) -> Vec<&str> {
    let mut edits = Vec::new();
    let mut begin = 0;
    for (at, _) in text.match_indices(';') {
        let mut next = text.get(at + 1..).unwrap_or_default().split_whitespace();
        if next.next().is_some_and(|word| english_of(EDITS, word).is_some()) {
            edits.push(text.get(begin..at).unwrap_or_default().trim());
            begin = at + 1;
        }
    }
    edits.push(text.get(begin..).unwrap_or_default().trim());
    edits
}

/// Sorts debts by their numbers, oldest first.
pub(super) fn by_age(mut debts: Vec<(usize, Written)>) -> Vec<Written> {
    debts.sort_by_key(|(n, _)| *n);
    debts.into_iter().map(|(_, debt)| debt).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_semicolon_ends_an_edit_only_where_another_begins() {
        let text = "replace 3 correct bank > red 1 dollars: so; it was; strike 4;swap 5";
        let expected = ["replace 3 correct bank > red 1 dollars: so; it was", "strike 4", "swap 5"];
        assert_eq!(apart(text), expected);
        assert_eq!(apart(""), [""]);
    }
}
