//! Parsing amends: `amend table replace 31 red pass; strike 32: a miscount`. One word before the edits says what was wrong; without it,
//! the book was.

use crate::engine::entry::{AmendPolicy, Amendment, Edit};
use crate::engine::parse::parse_step;
use crate::engine::vocabulary::{EDITS, EXAMPLE_OF_AMEND, english_of, how};
use crate::engine::{GameInfo, Seats, StepId};
use crate::msg;
use crate::words::{Line, keys, unreadable};

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
