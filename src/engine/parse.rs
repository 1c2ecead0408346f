//! Parsing everything that can be entered: acts, and the verbs of the referee, with their corrections and amends.

use crate::engine::board::{CellKind, Source, Value};
use crate::engine::correction::Correction;
use crate::engine::entry::{
    AmendPolicy, Amendment, BoardValue, Counted, Decision, Edit, Leaving, Note, Rename, Verb,
};
use crate::engine::ledger::Written;
use crate::engine::ruling::RulingForm;
use crate::engine::vocabulary::{EDITS, EXAMPLE_OF_AMEND, REFEREE, english_of, how, same};
use crate::engine::{Colour, GameInfo, Seat, Seats, Session, StepId};
use crate::msg;
use crate::words::{Line, is_money, keys, parse_amount, parse_number, parts, unreadable, without_separators};

impl Session {
    /// Parses a line of notation: an act of the game or a verb of the referee.
    ///
    /// # Errors
    /// Says what was not understood and how such a line is written.
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
            // The name of a player may equal a verb of the referee.
            return Ok(Verb::Act(act));
        }
        match english_of(REFEREE, first).unwrap_or(first) {
            "" => Err(Line::new(keys::engine::NOTATION_EMPTY)),
            "undo" => {
                let steps = if rest.is_empty() { Ok(1) } else { rest.parse::<usize>() };
                let steps = steps.map_err(|_| how("undo 2"))?;
                let left = self.chain.len().checked_sub(steps).filter(|_| steps > 0);
                let left = left.ok_or_else(|| Line::new(keys::engine::NOTHING_TO_UNDO))?;
                Ok(Verb::Back(self.chain.iter().take(left).last().copied().unwrap_or_default()))
            }
            "redo" => {
                let to = self.redo_target().ok_or_else(|| Line::new(keys::engine::NOTHING_TO_REDO));
                to.map(Verb::Back)
            }
            "back" => rest.parse().map(Verb::Back).map_err(|_| how("back 31")),
            "note" => Ok(Verb::Note(parse_note(rest))),
            "pause" => Ok(Verb::Pause(rest.to_owned())),
            "amend" => parse_amendment(self.info, rest, seats).map(Verb::Amend),
            "read" => self.parse_board_value(rest, Source::Board),
            "assume" => self.parse_board_value(rest, Source::Assumed),
            "count" => parse_count(self.info, &(self.info.english)(rest, seats), seats).map(Verb::Count),
            "rename" => parse_rename(rest, seats).map(Verb::Rename),
            _ => match (seats.find(first), leaves(rest)) {
                (Some(seat), Some(note)) => {
                    Ok(Verb::Leaves(Leaving { seat, note: note.trim_start_matches(':').trim().to_owned() }))
                }
                _ => parse_step(self.info, text, seats),
            },
        }
    }

    /// Parses `space 7 cost 300`: the longest beginning that is a cell in either language, then its value; a name keeps its spelling.
    fn parse_board_value(&self, rest: &str, source: Source) -> Result<Verb, Line> {
        let (schema, english) = (self.board().schema(), self.english(rest));
        let text = |value: &str| Value::Text(value.to_owned());
        // Text that is not a number is refused later, with the numbers that are allowed.
        let number = |value: &str| parse_number(value).map_or_else(|_| text(value), Value::Whole);
        let of_cell = |at: usize, said: &str| {
            let cell = schema.cell(schema.find(said.get(..at)?)?)?;
            let value = said.get(at..)?.trim();
            let value = match cell.kind {
                CellKind::Word(_) | CellKind::Name => text(value),
                CellKind::Whole { .. } => number(value),
            };
            Some(BoardValue { cell: cell.word(), value, source })
        };
        let known = |said: &str| said.rmatch_indices(' ').find_map(|(at, _)| of_cell(at, said));
        if let Some(value) = known(rest).or_else(|| known(&english)) {
            return Ok(Verb::Observe(value));
        }
        let (cell, value) = english.rsplit_once(' ').ok_or_else(|| how("read space 7 cost 300"))?;
        Ok(Verb::Observe(BoardValue { cell: cell.to_owned(), value: number(value), source }))
    }
}

/// Parses a step: a correction, a ruling or an act.
pub(super) fn parse_step(info: &GameInfo, text: &str, seats: &Seats) -> Result<Verb, Line> {
    let (first, rest) = text.split_once(' ').unwrap_or((text, ""));
    match english_of(REFEREE, first) {
        Some("correct") => parse_correction(info, rest.trim(), seats).map(Verb::Correct),
        Some("ruling") => parse_decision(info, rest.trim()).map(Verb::Ruling),
        _ => (info.parse)(text, seats).map(Verb::Act),
    }
}

fn parse_note(rest: &str) -> Note {
    match rest.split_once(':').and_then(|(n, text)| Some((n.trim().parse().ok()?, text.trim()))) {
        Some((about, text)) => Note { text: text.to_owned(), about: Some(about) },
        None => Note { text: rest.to_owned(), about: None },
    }
}

/// The note in a line about a player who leaves.
fn leaves(rest: &str) -> Option<&str> {
    let (verb, note) = rest.split_at(rest.find([' ', ':']).unwrap_or(rest.len()));
    (same(verb, "leaves") || same(verb, "part")).then_some(note)
}

fn parse_decision(info: &GameInfo, rest: &str) -> Result<Decision, Line> {
    let (head, reason) = rest.split_once(':').unwrap_or((rest, ""));
    let by = head.split_once(" by ").or_else(|| head.split_once(" par "));
    let (head, by) = by.unwrap_or((head, ""));
    let mut words = head.split_whitespace();
    match (words.next(), words.next(), words.next()) {
        (Some(id), Some(option), None) => Ok(decided(info.rulings, id, option, (by, reason))),
        _ => Err(how("ruling closed-leads no")),
    }
}

/// Builds a ruling from words of either language; unknown words are kept as they are.
fn decided(forms: &'static [RulingForm], id: &str, option: &str, (by, reason): (&str, &str)) -> Decision {
    let form = RulingForm::called(forms, id);
    let chosen = form.and_then(|form| form.option(option));
    Decision {
        id: form.map_or(id, |form| form.word).to_owned(),
        option: chosen.unwrap_or(option).to_owned(),
        by: by.trim().to_owned(),
        reason: reason.trim().to_owned(),
    }
}

pub(super) fn parse_count(info: &GameInfo, rest: &str, seats: &Seats) -> Result<Vec<Counted>, Line> {
    let account = |part| parse_account(info, part, seats, "count red 1250 dollars, red 3 cubes");
    parts(rest).map(|part| account(part).map(|(who, amount, unit)| Counted(who, unit, amount))).collect()
}

/// Splits a holder from the amount after it: a player, the bank, or the words and the number of a place.
pub(super) fn split_holder(text: &str, seats: &Seats) -> Option<(String, String)> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let somebody = |at: &usize| {
        let name = words.get(..*at).unwrap_or_default().join(" ");
        matches!(name.as_str(), "bank" | "outside") || seats.find(&name).is_some()
    };
    let number = |word: &str| word.contains(|letter: char| letter.is_ascii_digit());
    let place = || {
        let at = words.iter().skip(1).position(|word| number(word))? + 2;
        words.get(at).filter(|word| number(word)).map(|_| at)
    };
    // An unknown name is the word before the amount.
    let at = (1..=words.len()).rev().find(somebody).or_else(place).or((words.len() > 1).then_some(1))?;
    let (who, amount) = words.split_at(at);
    (!amount.is_empty()).then(|| (holder(&who.join(" "), seats), amount.join(" ")))
}

fn parse_rename(rest: &str, seats: &Seats) -> Result<Rename, Line> {
    let wrong = || how("rename red Anne blue");
    let (who, name) = rest.split_once(' ').ok_or_else(wrong)?;
    let seat = seats.find(who).ok_or_else(wrong)?;
    let name = name.trim();
    let (name, colour) =
        match name.rsplit_once(' ').and_then(|(name, word)| Some((name, word.parse::<Colour>().ok()?))) {
            Some((name, colour)) => (name.trim(), Some(colour)),
            None => (name, None),
        };
    if name.is_empty() {
        return Err(wrong());
    }
    let rename = Rename { seat, name: name.to_owned(), colour };
    rename.plain()?;
    Ok(rename)
}

/// Converts a typed holder to record words: `red` becomes `p1`. Only a word followed by a number is a place, so a player's name is
/// never taken for one.
pub(super) fn holder(words: &str, seats: &Seats) -> String {
    match words.trim() {
        word @ ("bank" | "outside") => word.to_owned(),
        word => seats.find(word).map_or_else(|| word.to_owned(), |seat| seat.to_string()),
    }
}

/// Converts a typed unit to record words: `cars red` becomes `cars p1`.
pub(super) fn unit(words: &[&str], seats: &Seats) -> String {
    let word = |(at, word): (usize, &&str)| match seats.find(word) {
        Some(seat) if at > 0 => seat.to_string(),
        _ => (*word).to_owned(),
    };
    words.iter().enumerate().map(word).collect::<Vec<_>>().join(" ")
}

/// Parses what follows `amend`.
///
/// # Errors
/// Says how an amend is written.
pub(super) fn parse_amendment(info: &GameInfo, rest: &str, seats: &Seats) -> Result<Amendment, Line> {
    let (was, edits) = match rest.split_once(' ') {
        Some(("book" | "livre", edits)) => (AmendPolicy::Book, edits),
        Some(("table", edits)) => (AmendPolicy::Table, edits),
        Some(("stand" | "tel-quel", edits)) => (AmendPolicy::Stand, edits),
        _ => (AmendPolicy::Book, rest),
    };
    let edits =
        apart(edits).into_iter().map(|edit| parse_edit(info, edit, seats)).collect::<Result<_, _>>()?;
    Ok(Amendment::of(edits, was))
}

/// Splits edits. A semicolon separates only if another edit follows it, so a reason may contain one.
fn apart(text: &str) -> Vec<&str> {
    let mut edits = Vec::new();
    let mut begin = 0;
    for (at, _) in text.match_indices(';') {
        let next = text.get(at + 1..).unwrap_or_default().split_whitespace().next();
        if next.is_some_and(|word| english_of(EDITS, word).is_some()) {
            edits.push(text.get(begin..at).unwrap_or_default().trim());
            begin = at + 1;
        }
    }
    edits.push(text.get(begin..).unwrap_or_default().trim());
    edits
}

fn parse_edit(info: &GameInfo, text: &str, seats: &Seats) -> Result<Edit, Line> {
    let (verb, rest) = text.split_once(' ').ok_or_else(|| how(EXAMPLE_OF_AMEND))?;
    let verb = english_of(EDITS, verb).ok_or_else(|| how(EXAMPLE_OF_AMEND))?;
    if verb == "set-up" {
        let wrong = |why: serde_json::Error| msg!(keys::engine::NOTATION_NO_SETUP, why = unreadable(&why));
        return serde_json::from_str(rest).map(Edit::Setup).map_err(wrong);
    }
    let (step, with) = rest.trim().split_once(' ').unwrap_or((rest.trim(), ""));
    let step: StepId = step.parse().map_err(|_| msg!(keys::engine::NOTATION_NO_ENTRY, text = step))?;
    match (verb, with.trim()) {
        ("strike", "") => Ok(Edit::Strike(step)),
        ("swap", "") => Ok(Edit::Swap(step)),
        ("strike" | "swap", _) | (_, "") => Err(how(EXAMPLE_OF_AMEND)),
        ("replace", with) => parse_step(info, with, seats).map(|with| Edit::Replace(step, with)),
        (_, with) => parse_step(info, with, seats).map(|with| Edit::Insert(step, with)),
    }
}

/// Parses `bank > red 100 dollars, order blue red green: reason`.
///
/// # Errors
/// Says how a correction is written.
pub fn parse_correction(info: &GameInfo, rest: &str, seats: &Seats) -> Result<Correction, Line> {
    let (changes, reason) = rest.split_once(':').unwrap_or((rest, ""));
    let mut correction = Correction::moving(Vec::new(), reason.trim());
    let mut debts = Vec::new();
    for typed in parts(changes) {
        let part = (info.english)(&without_separators(typed), seats);
        if let Some(debt) = parse_debt(info, &part, seats)? {
            debts.push(debt);
            continue;
        }
        match part.split_once('>') {
            Some((from, right)) => correction.moves.push(parse_move(info, from, right, seats)?),
            None => match (info.read_fact)(&mut correction.stands, &part, typed, seats) {
                Ok(true) => {}
                Ok(false) => return Err(no_fact(info, typed, None, seats)),
                Err(why) => return Err(no_fact(info, typed, Some(why), seats)),
            },
        }
    }
    correction.owed = by_age(debts);
    Ok(correction)
}

/// Why a part of a correction was not understood: an unknown player, an unknown word, or its form.
fn no_fact(info: &GameInfo, part: &str, why: Option<Line>, seats: &Seats) -> Line {
    let example = "correct bank > red 100 dollars";
    let named = part.split_whitespace().filter_map(|word| word.parse::<Seat>().ok());
    if let Some(nobody) = named.filter_map(|seat| seats.known(seat).err()).next() {
        return msg!(keys::engine::NOTATION_ARGUMENT, why = nobody.why, example = example);
    }
    let verb = (info.typed)("correct", seats);
    why.unwrap_or_else(|| msg!(keys::engine::NOTATION_REST, rest = part, verb = verb, example = example))
}

fn parse_move(info: &GameInfo, from: &str, right: &str, seats: &Seats) -> Result<Written, Line> {
    let (to, amount, unit) =
        parse_account(info, right, seats, "correct bank > red 100 dollars, space 7 > red 2 cars red")?;
    Ok(Written(holder(from, seats).into(), to.into(), unit.into(), amount))
}

/// Parses a holder, an amount and a unit: `red 1250 dollars`, `space 7 2 cars red`.
///
/// # Errors
/// Says what is not a number, or how such a line is written.
pub(super) fn parse_account(
    info: &GameInfo,
    text: &str,
    seats: &Seats,
    example: &str,
) -> Result<(String, i64, String), Line> {
    let (who, rest) = split_holder(text, seats).ok_or_else(|| how(example))?;
    let because = |why| msg!(keys::engine::NOTATION_ARGUMENT, why = why, example = example);
    let (amount, what) = parse_amount(&rest).map_err(because)?;
    let words: Vec<&str> = what.split_whitespace().collect();
    let money = || info.units.iter().find(|kind| kind.money).map(|kind| kind.word.to_owned());
    let unit = match words.as_slice() {
        [] => return Err(how(example)),
        [word] if is_money(word) => money().unwrap_or_else(|| (*word).to_owned()),
        words => unit(words, seats),
    };
    Ok((who, amount, unit))
}

/// Parses a debt with its number; `None` for any other line.
///
/// # Errors
/// Says how a debt is written.
pub(super) fn parse_debt(
    info: &GameInfo,
    part: &str,
    seats: &Seats,
) -> Result<Option<(usize, Written)>, Line> {
    let Some((n, debt)) = part.strip_prefix("debt ").and_then(|rest| rest.split_once(' ')) else {
        return Ok(None);
    };
    let wrong = || how("correct debt 1 red owes bank 300 dollars");
    let (from, right) = debt.split_once(" owes ").ok_or_else(wrong)?;
    Ok(Some((n.parse().map_err(|_| wrong())?, parse_move(info, from, right, seats)?)))
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
