//! Worksheets: each adds up at every position, and a legal one books what it shows.

use std::collections::BTreeSet;

use steward::engine::GameInfo;
use steward::engine::worksheet::{Cell, FieldId, Press, Row};
use steward::engine::{Draft, Game, Session, Worksheet};

use crate::laws::walk;

/// All cells, nested ones included.
fn cells(rows: &[Row]) -> Vec<&Cell> {
    fn within<'a>(cell: &'a Cell, all: &mut Vec<&'a Cell>) {
        match cell {
            Cell::Several(cells) => cells.iter().for_each(|cell| within(cell, all)),
            cell => all.push(cell),
        }
    }
    let mut all = Vec::new();
    rows.iter().flat_map(|row| &row.cells).for_each(|cell| within(cell, &mut all));
    all
}

/// Checks a worksheet at this position and returns its buttons.
fn checked(journal: &Session, sheet: &Worksheet) -> Vec<Press> {
    let mut fields: BTreeSet<&FieldId> = BTreeSet::new();
    let mut presses: Vec<Press> = sheet.helpers.clone();
    for row in &sheet.rows {
        assert!(row.cells.len() < sheet.heads.len().max(2), "a column without a head: {row:?}");
    }
    for cell in cells(&sheet.rows) {
        match cell {
            Cell::Figure(figure, _) => assert!(figure.adds_up(), "{figure:?}"),
            Cell::Balance(holder, unit, count) => {
                assert_eq!(journal.book().ledger.balance(*holder, *unit), *count, "{holder:?} {unit:?}");
            }
            Cell::Field(entry) => {
                assert!(fields.insert(&entry.id), "two numbers are called {:?}", entry.id);
                assert!(entry.field.least <= entry.field.most, "{entry:?}");
            }
            Cell::Typed(id, ..) => assert!(fields.insert(id), "two numbers are called {id:?}"),
            Cell::Press(press) => presses.push(press.clone()),
            Cell::Act(_, _, offer) => {
                assert_eq!(
                    journal.preview_act(&offer.act).map(|outcome| outcome.effect.movements),
                    offer.answer
                )
            }
            _ => {}
        }
    }
    if let Some(digit_run) = &sheet.digit_run {
        assert!(digit_run.fields.iter().all(|id| fields.contains(id)), "{:?}", digit_run.fields);
    }
    presses
}

struct Worksheets(usize);

impl crate::laws::Visitor for Worksheets {
    fn game<G: Game>(&mut self) {
        for seats in G::SEATS {
            let mut dice = walk::dice(7);
            let mut header = walk::header::<G>(seats, walk::practice::<G>(), &mut dice);
            walk::any_rulings::<G>(&mut header, &mut dice);
            let mut journal = Session::begin(GameInfo::of::<G>(), header).unwrap();
            loop {
                if let Some(sheet) = journal.book().worksheet(journal.setting(), &Draft::default()) {
                    self.0 += 1;
                    for draft in checked(&journal, &sheet).into_iter().filter_map(|press| press.makes) {
                        let then = journal.book().worksheet(journal.setting(), &draft).unwrap();
                        checked(&journal, &then);
                    }
                    if let Some(Ok(offer)) = &sheet.act {
                        assert_eq!(
                            journal.preview_act(&offer.act).map(|outcome| outcome.effect.movements),
                            offer.answer,
                            "{:?}",
                            offer.act
                        );
                    }
                }
                if walk::over(&journal) || walk::step::<G>(&mut journal, &mut dice).is_none() {
                    break;
                }
            }
        }
    }
}

#[test]
fn every_worksheet_adds_up_and_its_presses_lead_to_another() {
    let mut worksheets = Worksheets(0);
    crate::laws::visit(&mut worksheets);
    assert!(worksheets.0 > 100, "{} worksheets", worksheets.0);
}
