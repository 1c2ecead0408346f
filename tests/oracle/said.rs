//! Everything that a position says, in message keys with their arguments.

use std::fmt::Write;

use steward::engine::{Effect, Halt, MissingValue, Offer};
use steward::session::{Table, standing_line, telling};
use steward::words::Line;

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
        write_line(&mut text, "for", &debt.cause);
    }
    if let Some(told) = table.told_line(table.lines()) {
        write_line(&mut text, "told", &told);
    }
    effect(&mut text, table, &table.explain(table.lines()).unwrap());
    table.decided(table.lines()).iter().for_each(|line| write_line(&mut text, "decided", line));
    let mut offers = table.offers();
    offers.sort_by(|one, other| one.act.cmp(&other.act));
    offers.iter().for_each(|one| offer(&mut text, table, one));
    text
}

fn write_line(text: &mut String, what: &str, line: &Line) {
    writeln!(text, "  {what}: {line}").unwrap();
}

fn stage(text: &mut String, table: &dyn Table) {
    let stage = table.stage();
    let whose: Vec<usize> = stage.whose.iter().map(|seat| seat.index()).collect();
    writeln!(text, "{}.{} {:?} {whose:?}", stage.turn, stage.phase, stage.round).unwrap();
    write_line(text, "now", &stage.now);
    stage.over.iter().for_each(|over| write_line(text, "over", over));
    match table.standings() {
        Ok(standings) => {
            for standing in &standings {
                write_line(text, "standing", &standing_line(table, standing));
                telling::figure_terms(&standing.score).iter().for_each(|term| write_line(text, "term", term));
            }
        }
        Err(halt) => write_line(text, "standing", &halt.line()),
    }
}

fn effect(text: &mut String, table: &dyn Table, effect: &Effect) {
    for movement in &effect.movements {
        writeln!(text, "  moves {:?}", movement.written(table.chart())).unwrap();
    }
    for posting in &effect.postings {
        write_line(text, "posts", &telling::posting_line(table, posting));
        telling::posting_terms(table, posting).iter().for_each(|term| write_line(text, "term", term));
    }
    for finding in &effect.findings {
        write_line(text, "finds", &telling::figure_line(finding));
        telling::figure_terms(finding).iter().for_each(|term| write_line(text, "term", term));
    }
}

fn offer(text: &mut String, table: &dyn Table, offer: &Offer<String>) {
    writeln!(text, "- {} {}", offer.act, offer.reveals_secret).unwrap();
    if let Some(told) = table.told(&offer.act) {
        write_line(text, "told", &told);
    }
    for field in &offer.fields {
        writeln!(text, "  {}..{} {} {:?}", field.least, field.most, field.may_be_zero, field.begins).unwrap();
        write_line(text, "field", &field.label);
    }
    match &offer.answer {
        Ok(movements) => {
            for movement in movements {
                writeln!(text, "  moves {:?}", movement.written(table.chart())).unwrap();
            }
        }
        Err(Halt::Refused(refusal)) => {
            write_line(text, "refused", &refusal.why);
            write_line(text, "rule", &refusal.rule.into());
            refusal.way_out.iter().for_each(|way_out| write_line(text, "way out", way_out));
        }
        Err(halt) => write_line(text, "asks", halt.why()),
    }
}
