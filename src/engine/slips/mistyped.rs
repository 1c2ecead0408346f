//! A figure of a line typed one too high or one too low: hands did what was meant.

use crate::engine::entry::Verb;
use crate::engine::slips::Slip;
use crate::engine::{Game, Journal, Movement};

/// The largest figure that is looked at: sums of money are mistyped otherwise.
const MOST: i64 = 99;

/// The lines that differ from one in a single figure, by one, each with what was typed and what was meant.
pub(super) fn beside(text: &str) -> Vec<(Slip, String)> {
    let mut all = Vec::new();
    let mut rest = 0;
    while let Some(start) = text.get(rest..).and_then(|tail| tail.find(|c: char| c.is_ascii_digit())) {
        let (head, tail) = text.split_at(rest + start);
        let digits = tail.find(|c: char| !c.is_ascii_digit()).unwrap_or(tail.len());
        let (figure, after) = tail.split_at(digits);
        rest = head.len() + digits;
        let Some(typed) = figure.parse::<i64>().ok().filter(|typed| *typed <= MOST) else { continue };
        for meant in [typed - 1, typed + 1].into_iter().filter(|meant| *meant >= 0) {
            all.push((Slip::Mistyped { typed, meant }, format!("{head}{meant}{after}")));
        }
    }
    all
}

/// What an entry would have moved had one of its figures been one less or one more, where the rules had allowed that.
pub(super) fn moved<G: Game>(journal: &Journal<G>, at: usize, text: &str) -> Vec<(Slip, Vec<Movement>)> {
    let Ok(then) = journal.book_before(at) else { return Vec::new() };
    let moves = |text: &str| match journal.parse(text).ok()? {
        Verb::Act(act) => journal.moved_on(&then, &act),
        _ => None,
    };
    beside(text).into_iter().filter_map(|(slip, text)| Some((slip, moves(&text)?))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_figure_of_a_line_may_be_one_too_high_or_too_low() {
        let lines: Vec<String> = beside("red produce 2:8 450").into_iter().map(|(_, text)| text).collect();
        let one_off =
            ["red produce 1:8 450", "red produce 3:8 450", "red produce 2:7 450", "red produce 2:9 450"];
        assert_eq!(lines, one_off);
        let slip = Slip::Mistyped { typed: 0, meant: 1 };
        assert_eq!(beside("blue 0"), [(slip, "blue 1".to_owned())], "nothing is less than nothing");
    }
}
