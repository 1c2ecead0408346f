//! The state sheet: a position written as text and restored from it.

use std::collections::BTreeMap;

use steward::engine::{Acts, First, Game, Journal};

use crate::laws::walk;
use crate::off_ledger::off_ledger;

/// The parts of a position that a restored session must have unchanged.
fn table<G: Game>(journal: &Journal<G>) -> (Vec<String>, BTreeMap<String, String>, String, Vec<String>) {
    let seats = &journal.setting().seats;
    let ledger = &journal.book().ledger;
    let mut lies = Vec::new();
    for holder in ledger.chart().holders() {
        for unit in ledger.chart().units() {
            lies.push(format!("{holder:?} {unit:?} {}", ledger.balance(holder, unit)));
        }
    }
    lies.extend(journal.book().debts.iter().map(|debt| debt.written(ledger.chart()).to_string()));
    let choices = journal.choices().iter().map(|choice| choice.act.write(seats)).collect();
    (lies, off_ledger(journal), format!("{:?}", G::stage(journal.view())), choices)
}

fn check_restored<G: Game<Setup: From<First>>>(journal: &Journal<G>, backwards: bool) {
    let mut lines: Vec<String> = journal.sheet().into_iter().map(|line| line.text).collect();
    if backwards {
        lines.reverse();
        for line in &mut lines {
            *line = line.rsplit(", ").collect::<Vec<_>>().join(", ");
        }
    }
    let sheet = lines.join("\n");
    let mut header = journal.header().clone();
    header.position = None;
    let begun = Journal::begin(header.clone()).unwrap();
    header.position = Some(begun.position(&sheet).unwrap_or_else(|rejection| panic!("{rejection}\n{sheet}")));
    let again = Journal::begin(header).unwrap_or_else(|rejection| panic!("{rejection}\n{sheet}"));
    assert_eq!(table(&again), table(journal), "{sheet}");
}

struct Sheets;

impl crate::laws::Visitor for Sheets {
    fn game<G: Game<Setup: From<First>>>(&mut self) {
        for seats in G::SEATS {
            for seed in 0..2 {
                let mut dice = walk::dice(seed);
                let mut header = walk::header::<G>(seats, walk::practice::<G>(), &mut dice);
                if seed % 2 == 1 {
                    walk::any_rulings(&mut header, &mut dice);
                }
                let mut journal = Journal::begin(header).unwrap();
                while !walk::over(&journal) && walk::step(&mut journal, &mut dice).is_some() {
                    check_restored(&journal, journal.head() % 2 == 1);
                }
            }
        }
    }
}

#[test]
fn a_state_sheet_restores_every_position_with_its_lines_in_any_order() {
    crate::laws::visit(&mut Sheets);
}
