//! Parsing corrections.

use crate::engine::correction::Correction;
use crate::engine::ledger::Written;
use crate::engine::parse::{holder, split_holder, unit};
use crate::engine::vocabulary::how;
use crate::engine::{GameInfo, Seat, Seats};
use crate::msg;
use crate::words::{Line, is_money, keys, parse_amount, parts, without_separators};

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
