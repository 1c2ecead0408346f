//! The state sheet: a position written as text and restored from it.

use std::collections::BTreeMap;

use steward::engine::GameInfo;
use steward::engine::correction::Correction;
use steward::engine::entry::Verb;
use steward::engine::{Acts, Game, Header, Holder, Movement, Session};

use crate::laws::walk;
use crate::off_ledger::off_ledger;
use crate::playthroughs;

/// Checks that two sessions are the same for continuing play.
fn same<G: Game>(one: &Session, other: &Session, about: &str) {
    let ((lies, beside, stage, choices), expected) = (table::<G>(one), table::<G>(other));
    assert_eq!((lies, beside, stage), (expected.0, expected.1, expected.2), "{}: {about}", G::ID);
    assert_eq!(choices, expected.3, "{}: {about}", G::ID);
}

/// The parts of a position that must be unchanged in a restored session.
fn table<G: Game>(journal: &Session) -> (Vec<String>, BTreeMap<String, String>, String, Vec<String>) {
    let seats = &journal.setting().seats;
    let ledger = &journal.book().ledger;
    let mut lies = Vec::new();
    for holder in ledger.chart().holders() {
        for unit in ledger.chart().units() {
            lies.push(format!("{holder:?} {unit:?} {}", ledger.balance(holder, unit)));
        }
    }
    lies.extend(journal.book().debts.iter().map(|debt| debt.written(ledger.chart()).to_string()));
    let choices =
        journal.view::<G>().unwrap().choices().iter().map(|choice| choice.act.write(seats)).collect();
    (lies, off_ledger(journal), format!("{:?}", journal.stage()), choices)
}

fn laid_out_again<G: Game>(journal: &Session, backwards: bool) -> Session {
    let mut lines: Vec<String> = journal.sheet().into_iter().map(|line| line.text).collect();
    if backwards {
        lines.reverse();
        for line in &mut lines {
            *line = line.rsplit(", ").collect::<Vec<_>>().join(", ");
        }
    }
    let sheet = lines.join("\n");
    // House rules, board values and names are not part of a sheet; setup uses the current ones.
    let rulings = journal.book().rulings.written().into_iter();
    let mut header = Header {
        seats: journal.setting().seats.clone(),
        board: journal.setting().board.written(),
        rulings: rulings.map(|(id, option)| (id.to_owned(), option.to_owned())).collect(),
        position: None,
        ..journal.header().clone()
    };
    let begun = Session::begin(GameInfo::of::<G>(), header.clone()).unwrap();
    header.position = Some(begun.position(&sheet).unwrap_or_else(|rejection| panic!("{rejection}\n{sheet}")));
    let again = Session::begin(GameInfo::of::<G>(), header)
        .unwrap_or_else(|rejection| panic!("{rejection}\n{sheet}"));
    same::<G>(&again, journal, &sheet);
    again
}

/// Moves a piece of each unit out of the game and one back to the bank, wherever a correction may.
fn moved_away<G: Game>(journal: &Session) {
    let ledger = &journal.book().ledger;
    for unit in ledger.chart().units() {
        let holders = ledger.chart().holders();
        let mut held = holders.iter().filter(|holder| ledger.balance(**holder, unit) > 0);
        let Some(from) = held.find(|holder| **holder != Holder::Outside) else { continue };
        for to in [Holder::Outside, Holder::Bank] {
            let moved = Movement { from: *from, to, unit, amount: 1 }.written(ledger.chart());
            let mut moving = journal.clone();
            if moving.enter(Verb::Correct(Correction::moving(vec![moved], "")), String::new()).is_ok() {
                laid_out_again::<G>(&moving, false);
            }
        }
    }
}

struct Sheets;

impl crate::laws::Visitor for Sheets {
    fn game<G: Game>(&mut self) {
        for seats in G::SEATS {
            for seed in 0..2 {
                let mut dice = walk::dice(seed);
                let mut header = walk::header::<G>(seats, walk::practice::<G>(), &mut dice);
                if seed % 2 == 1 {
                    walk::any_rulings::<G>(&mut header, &mut dice);
                }
                let mut journal = Session::begin(GameInfo::of::<G>(), header).unwrap();
                while !walk::over(&journal) && walk::step::<G>(&mut journal, &mut dice).is_some() {
                    laid_out_again::<G>(&journal, journal.head() % 2 == 1);
                    if journal.head().is_multiple_of(8) {
                        moved_away::<G>(&journal);
                    }
                }
            }
        }
    }
}

#[test]
fn a_state_sheet_restores_every_position_with_its_lines_in_any_order() {
    crate::laws::visit(&mut Sheets);
}

/// The golden games, each entry replayed twice: from the start, and from the state sheet of the entry before.
struct Golden;

impl crate::laws::Visitor for Golden {
    fn game<G: Game>(&mut self) {
        for whole in playthroughs::every(G::ID) {
            let mut journal: Session = playthroughs::journal::<G>(&whole);
            let mut again = laid_out_again::<G>(&journal, false);
            for line in &whole.lines {
                let verb = journal.parse(&line.text).unwrap();
                let back = matches!(verb, Verb::Back(_) | Verb::Amend(_));
                journal.enter(verb.clone(), String::new()).unwrap();
                if back {
                    again = laid_out_again::<G>(&journal, false);
                    continue;
                }
                again.enter(verb, String::new()).unwrap_or_else(|why| panic!("{}: {why}", line.text));
                same::<G>(&again, &journal, &line.text);
                again = laid_out_again::<G>(&again, journal.head() % 2 == 1);
            }
        }
    }
}

#[test]
fn a_golden_game_goes_on_from_the_sheet_of_each_of_its_entries_and_from_the_sheets_of_those() {
    crate::laws::visit(&mut Golden);
}
