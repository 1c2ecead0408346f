//! Every figure on a screen can be explained: at each entry of each demo, balances, results, bills and
//! movements are the sums of their terms, and every line renders in both languages.

use steward::engine::{Basis, Derivation, Holder, Measure, Posting, Rejection};
use steward::session::{Session, description};
use steward::words::{Language, Line, render};

use crate::playthroughs::{begun, filed};

/// Collects faults, each with its position.
fn opens(lines: &[Line], at: &str) {
    for line in lines {
        for language in Language::ALL {
            let text = render(line, *language);
            assert!(!text.trim().is_empty() && !text.contains('{'), "{at}: {text:?}");
            assert!(!text.contains(line.key.id()), "{at}: {text:?} is no sentence");
        }
    }
}

fn figure(table: &Session, figure: &Derivation, at: &str) {
    assert!(figure.adds_up(), "{at}: {figure:#?}");
    assert!(figure.total == 0 || !figure.terms.is_empty(), "{at}: {} has no terms", figure.what);
    opens(&[description::figure_line(figure), Line::new(figure.rule)], at);
    opens(&description::figure_terms(figure), at);
    let chart = table.chart();
    let basis = figure.terms.iter().filter_map(|term| term.basis);
    for basis in basis {
        let leads = match basis {
            Basis::Account(holder, unit) => chart.knows(holder, unit),
            Basis::Entry(step) => step.line <= table.lines(),
        };
        assert!(leads, "{at}: a term leads nowhere");
    }
}

fn posting(table: &Session, posting: &Posting, at: &str) {
    let terms = posting.terms.iter().filter(|term| term.applied);
    let sum: i64 = terms.map(|term| term.amount).sum();
    assert_eq!(sum, posting.movement.amount, "{at}: {posting:#?}");
    opens(&[description::posting_line(table, posting), Line::new(posting.why.rule)], at);
    opens(&description::term_lines(&posting.terms, table.chart().measure(posting.movement.unit)), at);
}

/// Checks everything that can be shown after an entry.
fn everything_opens(table: &Session, n: u32) {
    let seen = table.view_at(n).unwrap();
    let at = format!("{} {n}", table.info().game);
    let effect = table.explain(n).unwrap();
    effect.postings.iter().for_each(|one| posting(table, one, &at));
    effect.findings.iter().for_each(|one| figure(table, one, &at));
    assert_eq!(effect.postings.len(), effect.movements.len(), "{at}: a movement without a derivation");
    for standing in seen.standings.iter().flatten() {
        figure(table, &standing.score, &at);
    }
    let chart = table.chart();
    for holder in chart.holders().into_iter().filter(|holder| *holder != Holder::Outside) {
        for unit in chart.units() {
            let balance = seen.book.ledger.balance(holder, unit);
            let shown = table.at(n).unwrap().explain_balance(holder, unit);
            assert_eq!(shown.total, balance, "{at}: {holder:?} {unit:?}");
            if balance != 0 {
                figure(table, &shown, &at);
            }
        }
    }
}

/// Checks what is only shown of the current position: bills, refused choices with suggestions, reminders.
fn choices_open(table: &Session, n: u32) {
    let at = format!("{} {n}", table.info().game);
    for seat in table.seats().iter() {
        if let Ok(Some(bill)) = table.book().bill(table.setting(), seat) {
            assert_eq!(bill.measure, Measure::Money);
            figure(table, &bill, &at);
        }
    }
    for offer in table.offers() {
        if let Err(Rejection::Refused(refusal)) = &offer.answer {
            assert!(refusal.suggestion.is_some(), "{at}: a refused choice has no way out");
            opens(std::slice::from_ref(&refusal.why), &at);
            refusal.suggestion.iter().for_each(|suggestion| opens(std::slice::from_ref(suggestion), &at));
        }
    }
    for reminder in table.book().reminders(table.setting()) {
        assert!(table.info().reminders.iter().any(|form| form.word == reminder.word));
        assert!(table.preview_act(&reminder.act).is_ok(), "{at}: {reminder:?}");
        opens(&[reminder.what], &at);
    }
}

#[test]
fn every_figure_of_every_demo_can_be_explained_at_every_entry() {
    for game in steward::session::words() {
        let demo = filed(game).into_iter().find(|filed| filed.name == "demo").unwrap();
        let mut session = begun(&demo.whole);
        for line in &demo.whole.lines {
            session.enter_text(&line.text, "").unwrap();
            let table = &session;
            everything_opens(table, table.lines());
            choices_open(table, table.lines());
        }
    }
}
