//! All messages of a position, as keys with arguments.

use std::fmt::Write;

use steward::engine::Session;
use steward::engine::{Effect, MissingValue, Offer, Rejection};
use steward::session::{description, standing_line};
use steward::words::Line;

use crate::off_ledger::off_ledger;

/// The missing board value, if that is why an entry was rejected.
pub fn asked(rejection: &Rejection) -> Option<&MissingValue> {
    match rejection {
        Rejection::Missing(missing) => Some(missing),
        Rejection::Refused(_) | Rejection::Unreadable(_) => None,
    }
}

/// The turn status, the effect of the last line with its terms, what is off the ledger, and every offer with its preview.
pub fn position(table: &Session) -> String {
    let mut text = String::new();
    let last = table.line(table.lines()).map(|row| row.text).unwrap_or_default();
    writeln!(text, "= {} {last}", table.lines()).unwrap();
    stage(&mut text, table);
    for (word, value) in off_ledger(table) {
        writeln!(text, "beside {word}: {value}").unwrap();
    }
    for debt in &table.book().debts {
        writeln!(text, "owes {:?}", debt.written(table.chart())).unwrap();
        write_line(&mut text, "for", &debt.cause);
    }
    if let Some(description) = table.describe_line(table.lines()) {
        write_line(&mut text, "told", &description);
    }
    effect(&mut text, table, &table.explain(table.lines()).unwrap());
    description::deciding_lines(table, &table.decided(table.lines()))
        .iter()
        .for_each(|line| write_line(&mut text, "decided", line));
    let mut offers = table.offers();
    offers.sort_by_cached_key(|one| table.written(&one.act));
    offers.iter().for_each(|one| offer(&mut text, table, one));
    text
}

fn write_line(text: &mut String, what: &str, line: &Line) {
    writeln!(text, "  {what}: {line}").unwrap();
}

fn stage(text: &mut String, table: &Session) {
    let stage = table.stage();
    let whose: Vec<usize> = stage.to_act.iter().map(|seat| seat.index()).collect();
    writeln!(text, "{}.{} {:?} {whose:?}", stage.turn, stage.phase, stage.round).unwrap();
    write_line(text, "now", &stage.prompt);
    stage.over.iter().for_each(|over| write_line(text, "over", over));
    match table.standings() {
        Ok(standings) => {
            for standing in &standings {
                write_line(text, "standing", &standing_line(table, standing));
                description::figure_terms(&standing.score)
                    .iter()
                    .for_each(|term| write_line(text, "term", term));
            }
        }
        Err(rejection) => write_line(text, "standing", &rejection.line()),
    }
}

fn effect(text: &mut String, table: &Session, effect: &Effect) {
    for movement in &effect.movements {
        writeln!(text, "  moves {:?}", movement.written(table.chart())).unwrap();
    }
    for posting in &effect.postings {
        write_line(text, "posts", &description::posting_line(table, posting));
        description::posting_terms(table, posting).iter().for_each(|term| write_line(text, "term", term));
    }
    for finding in &effect.findings {
        write_line(text, "finds", &description::figure_line(finding));
        description::figure_terms(finding).iter().for_each(|term| write_line(text, "term", term));
    }
}

fn offer(text: &mut String, table: &Session, offer: &Offer) {
    writeln!(text, "- {} {}", table.written(&offer.act), offer.reveals_secret).unwrap();
    write_line(text, "told", &table.describe(&offer.act));
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
        Err(Rejection::Refused(refusal)) => {
            write_line(text, "refused", &refusal.why);
            write_line(text, "rule", &refusal.rule.into());
            refusal.suggestion.iter().for_each(|suggestion| write_line(text, "way out", suggestion));
        }
        Err(rejection) => write_line(text, "asks", rejection.why()),
    }
}
