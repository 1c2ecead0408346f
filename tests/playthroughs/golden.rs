//! Golden files: the course of a game in notation and message keys. `UPDATE_GOLDEN=1` renews them; review the diff.

use std::fmt::Write;
use std::path::Path;

use steward::engine::Glance;
use steward::engine::Session;
use steward::engine::board::Source;
use steward::engine::{Derivation, Effect, Holder, Term};

/// Compares a text with its golden file, or renews the file.
pub fn agrees(path: &Path, now: &str) {
    if std::env::var_os("UPDATE_GOLDEN").is_some_and(|value| value == "1") {
        std::fs::write(path, now).unwrap();
        return;
    }
    let then = std::fs::read_to_string(path).unwrap_or_default();
    let differs = then.lines().zip(now.lines()).position(|(then, now)| then != now);
    let at = differs.unwrap_or(then.lines().count().min(now.lines().count()));
    let line = |text: &str| text.lines().nth(at).unwrap_or("(the end)").to_owned();
    assert!(
        then == now,
        "{}:{}: the game has changed\n  then: {}\n  now:  {}\nUPDATE_GOLDEN=1 renews the file, to be reviewed as a diff",
        path.display(),
        at + 1,
        line(&then),
        line(now),
    );
}

/// The whole book explained: every entry with its movements, causes and terms.
pub fn explained(table: &Session) -> String {
    let mut text = String::from("0 set-up\n");
    write_effect(&mut text, table, &table.explain(0).unwrap());
    for n in 1..=table.lines() {
        let row = table.line(n).unwrap();
        let taken_back = if row.live { "" } else { " (taken back)" };
        writeln!(text, "{n} {}{taken_back}", row.text).unwrap();
        write_effect(&mut text, table, &table.explain(n).unwrap());
        if !row.phase.is_empty() {
            writeln!(text, "  -> {}", row.phase).unwrap();
        }
    }
    write_end(&mut text, table);
    text
}

fn write_effect(text: &mut String, table: &Session, effect: &Effect) {
    let chart = table.chart();
    for posting in &effect.postings {
        let (cause, rule) = (posting.why.cause.id(), posting.why.rule.id());
        writeln!(text, "  {}: {cause}, {rule}", posting.movement.written(chart)).unwrap();
        write_terms(text, &posting.terms);
    }
    for finding in &effect.findings {
        writeln!(text, "  {}", finding_line(finding)).unwrap();
        write_terms(text, &finding.terms);
    }
}

fn finding_line(finding: &Derivation) -> String {
    format!("{} = {}: {}", finding.what, finding.total, finding.rule.id())
}

fn write_terms(text: &mut String, terms: &[Term]) {
    for term in terms {
        let amount = match (term.applied, term.times) {
            (false, _) => "not".to_owned(),
            (true, Some((count, each))) => format!("{count} x {each} = {}", term.amount),
            (true, None) => term.amount.to_string(),
        };
        let source = match term.source {
            Source::Rules => "",
            Source::Board => ", board",
            Source::Assumed => ", assumed",
        };
        writeln!(text, "    {amount} {}{source}", term.what).unwrap();
    }
}

/// The net change of each unit for each player by turn, and the end of the game.
pub fn turns(table: &Session) -> String {
    let mut text = String::new();
    let (mut turn, mut before) = ("1", table.view_at(0).unwrap());
    for n in table.chain() {
        let phase = table.line(*n).unwrap().phase;
        let now = phase.split('.').next().unwrap_or_default();
        if now != turn {
            let after = table.view_at(*n).unwrap();
            writeln!(text, "turn {turn}").unwrap();
            write_nets(&mut text, table, &before, &after);
            (turn, before) = (now, after);
        }
    }
    assert!(table.balanced());
    write_end(&mut text, table);
    text
}

fn write_nets(text: &mut String, table: &Session, before: &Glance, after: &Glance) {
    for seat in table.seats().iter() {
        let net = |unit| {
            let of = |glance: &Glance| glance.book.ledger.balance(Holder::Seat(seat), unit);
            (of(after) - of(before), table.chart().unit_word(unit))
        };
        let nets = table.chart().units().into_iter().map(net).filter(|(net, _)| *net != 0);
        let nets: Vec<String> = nets.map(|(net, unit)| format!("{net:+} {unit}")).collect();
        writeln!(text, "  {seat}: {}", nets.join(", ")).unwrap();
    }
}

fn write_end(text: &mut String, table: &Session) {
    let stage = table.stage();
    match stage.over {
        Some(over) => writeln!(text, "over: {over}").unwrap(),
        None => writeln!(text, "not over: {}", stage.prompt).unwrap(),
    }
    for debt in &table.book().debts {
        let (to, unit) = (table.chart().holder_word(debt.to), table.chart().unit_word(debt.unit));
        writeln!(text, "  {} owes {to} {} {unit}: {}", debt.from, debt.amount, debt.cause).unwrap();
    }
    for standing in table.standings().unwrap() {
        writeln!(text, "  {}. {}: {}", standing.rank, standing.seat, standing.score.total).unwrap();
        write_terms(text, &standing.score.terms);
    }
}
