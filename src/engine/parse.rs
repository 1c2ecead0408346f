//! Parsing everything that can be entered: acts, and the verbs of the referee.

use crate::engine::board::{BoardSchema, CellKind, Source, Value};
use crate::engine::correction_lines::{parse_account, parse_correction};
use crate::engine::edits::parse_amendment;
use crate::engine::entry::{BoardValue, Counted, Decision, Leaving, Note, Rename, Verb};
use crate::engine::ruling::RulingForm;
use crate::engine::vocabulary::{REFEREE, english_of, how, same};
use crate::engine::{Colour, GameInfo, Seats, Session};
use crate::words::{Line, keys, parse_number, parts};

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
                self.walk(steps, Line::new(keys::engine::NOTHING_TO_UNDO), |session, at| {
                    session.entry(at).map(|entry| entry.on)
                })
            }
            "redo" => match self.redo_target() {
                Some(to) => Ok(Verb::Back(to)),
                None => Err(Line::new(keys::engine::NOTHING_TO_REDO)),
            },
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

    fn walk(
        &self,
        steps: usize,
        at_the_end: Line,
        next: impl Fn(&Self, u32) -> Option<u32>,
    ) -> Result<Verb, Line> {
        let mut at = self.head;
        for _ in 0..steps {
            at = next(self, at).ok_or_else(|| at_the_end.clone())?;
        }
        if at == self.head { Err(at_the_end) } else { Ok(Verb::Back(at)) }
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

/// Parses `space 7 cost 300`: the longest prefix that is a cell, then its value.
pub(super) fn parse_board_value(
    rest: &str,
    schema: &BoardSchema,
    source: Source,
) -> Result<BoardValue, Line> {
    let cut = |at: usize| rest.get(..at).zip(rest.get(at..).map(str::trim));
    let spaces = rest.rmatch_indices(' ').filter_map(|(at, _)| cut(at));
    let known = spaces.into_iter().find(|(cell, _)| schema.find(cell).is_some());
    let (cell, value) =
        known.or_else(|| rest.rsplit_once(' ')).ok_or_else(|| how("read space 7 cost 300"))?;
    let kind = schema.find(cell).and_then(|id| schema.cell(id)).map(|cell| cell.kind);
    let value = match kind {
        Some(CellKind::Word(_) | CellKind::Name) => Value::Text(value.to_owned()),
        // Text that is not a number is refused later, with the numbers that are allowed.
        _ => parse_number(value).map_or_else(|_| Value::Text(value.to_owned()), Value::Whole),
    };
    Ok(BoardValue { cell: cell.to_owned(), value, source })
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
