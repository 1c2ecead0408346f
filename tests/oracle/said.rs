//! Everything that a position says, in both languages.

use std::fmt::Write;

use steward::engine::{Effect, Halt, MissingValue, Offer};
use steward::session::{Table, standing_line, telling};
use steward::words::{Language, Line, render};

/// What has to be read first, where that is why something was not entered.
pub fn asked(halt: &Halt) -> Option<&MissingValue> {
    match halt {
        Halt::Missing(missing) => Some(missing),
        Halt::Refused(_) | Halt::Unreadable(_) => None,
    }
}

/// What a position says: where the game stands, what the last line did and why, what lies beside the ledger, and every choice
/// with its answer.
pub fn position(table: &dyn Table) -> String {
    let mut text = String::new();
    let last = table.line(table.lines()).map(|row| row.text).unwrap_or_default();
    writeln!(text, "= {} {last}", table.lines()).unwrap();
    stage(&mut text, table);
    for (word, value) in table.beside() {
        writeln!(text, "beside {word}: {value}").unwrap();
    }
    for debt in table.debts() {
        writeln!(text, "owes {:?}", debt.written(table.chart())).unwrap();
        both(&mut text, "for", &debt.cause);
    }
    if let Some(told) = table.told_line(table.lines()) {
        both(&mut text, "told", &told);
    }
    effect(&mut text, table, &table.explain(table.lines()).unwrap());
    table.decided(table.lines()).iter().for_each(|line| both(&mut text, "decided", line));
    let mut offers = table.offers();
    offers.sort_by(|one, other| one.act.cmp(&other.act));
    offers.iter().for_each(|one| offer(&mut text, table, one));
    text
}

fn both(text: &mut String, what: &str, line: &Line) {
    for language in [Language::ENGLISH, Language::FRENCH] {
        writeln!(text, "  {what}: {}", render(line, language)).unwrap();
    }
}

fn stage(text: &mut String, table: &dyn Table) {
    let stage = table.stage();
    let whose: Vec<usize> = stage.whose.iter().map(|seat| seat.index()).collect();
    writeln!(text, "{}.{} {:?} {whose:?}", stage.turn, stage.phase, stage.round).unwrap();
    both(text, "now", &stage.now);
    stage.over.iter().for_each(|over| both(text, "over", over));
    match table.standings() {
        Ok(standings) => {
            for standing in &standings {
                both(text, "standing", &standing_line(table, standing));
                telling::figure_terms(&standing.score).iter().for_each(|term| both(text, "term", term));
            }
        }
        Err(halt) => both(text, "standing", &halt.line()),
    }
}

fn effect(text: &mut String, table: &dyn Table, effect: &Effect) {
    for movement in &effect.movements {
        writeln!(text, "  moves {:?}", movement.written(table.chart())).unwrap();
    }
    for posting in &effect.postings {
        both(text, "posts", &telling::posting_line(table, posting));
        telling::posting_terms(table, posting).iter().for_each(|term| both(text, "term", term));
    }
    for finding in &effect.findings {
        both(text, "finds", &telling::figure_line(finding));
        telling::figure_terms(finding).iter().for_each(|term| both(text, "term", term));
    }
}

fn offer(text: &mut String, table: &dyn Table, offer: &Offer<String>) {
    writeln!(text, "- {} {}", offer.act, offer.reveals_secret).unwrap();
    if let Some(told) = table.told(&offer.act) {
        both(text, "told", &told);
    }
    for field in &offer.fields {
        writeln!(text, "  {}..{} {} {:?}", field.least, field.most, field.may_be_zero, field.begins).unwrap();
        both(text, "field", &field.label);
    }
    match &offer.answer {
        Ok(movements) => {
            for movement in movements {
                writeln!(text, "  moves {:?}", movement.written(table.chart())).unwrap();
            }
        }
        Err(Halt::Refused(refusal)) => {
            both(text, "refused", &refusal.why);
            both(text, "rule", &refusal.rule.into());
            refusal.way_out.iter().for_each(|way_out| both(text, "way out", way_out));
        }
        Err(halt) => both(text, "asks", halt.why()),
    }
}
