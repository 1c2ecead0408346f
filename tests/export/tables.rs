//! The exported ledger and book give the same balances as the session.

use std::collections::BTreeMap;

use serde_json::Value;
use steward::export::Paper;
use steward::session::Session;

use crate::export::{demo, named, written};

type Balances = BTreeMap<(String, String), i64>;

fn balances(table: &Session) -> Balances {
    let chart = table.chart();
    let mut all = Balances::new();
    for holder in chart.holders() {
        for unit in chart.units() {
            all.insert(
                (chart.holder_word(holder).to_owned(), chart.unit_word(unit).to_owned()),
                table.balance(holder, unit),
            );
        }
    }
    all.retain(|_, amount| *amount != 0);
    all
}

/// The balances computed from the opening balances and every row of the ledger.
fn reckoned(session: &Session, text: &str) -> Balances {
    let chart = session.chart();
    let open = steward::engine::Ledger::open(std::sync::Arc::clone(chart));
    let mut all = Balances::new();
    for holder in chart.holders() {
        for unit in chart.units() {
            all.insert(
                (chart.holder_word(holder).to_owned(), chart.unit_word(unit).to_owned()),
                open.balance(holder, unit),
            );
        }
    }
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let headings = reader.headers().unwrap().clone();
    assert_eq!(
        &headings,
        ["Entry", "Time", "Line", "From", "To", "Thing", "Amount", "For", "In words", "From whom", "To whom"]
            .as_slice()
    );
    for row in reader.records() {
        let row = row.unwrap();
        let amount: i64 = row[6].parse().unwrap();
        *all.entry((row[3].to_owned(), row[5].to_owned())).or_default() -= amount;
        *all.entry((row[4].to_owned(), row[5].to_owned())).or_default() += amount;
    }
    all.retain(|_, amount| *amount != 0);
    all
}

#[test]
fn the_ledger_read_back_row_by_row_comes_to_the_balances_of_every_box() {
    for game in steward::session::words() {
        let session = demo(game);
        let text = written(&session, Paper::Ledger);
        assert!(text.starts_with('\u{FEFF}'), "a spreadsheet knows the letters");
        assert_eq!(reckoned(&session, &text), balances(&session), "{game}");
    }
}

#[test]
fn the_ledger_names_the_players() {
    let text = written(&named("Anne"), Paper::Ledger);
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    let rows: Vec<csv::StringRecord> = reader.records().map(Result::unwrap).collect();
    let fine = rows.iter().find(|row| row[2].contains("change")).unwrap();
    assert_eq!((&fine[9], &fine[10]), ("Bruno", "the bank"), "{fine:?}");
}

#[test]
fn no_cell_of_the_ledger_runs_as_a_formula() {
    let text = written(&named("=HYPERLINK(1)"), Paper::Ledger);
    let mut reader = csv::Reader::from_reader(text.as_bytes());
    for row in reader.records() {
        for (at, cell) in row.unwrap().iter().enumerate() {
            let begins = cell.chars().next().unwrap_or(' ');
            assert!(at == 6 || !"=+-@\t\r".contains(begins), "{cell}");
        }
    }
}

#[test]
fn the_book_has_the_balances_and_every_sum_in_it_adds_up() {
    for game in steward::session::words() {
        let session = demo(game);
        let book: Value = serde_json::from_str(&written(&session, Paper::Book)).unwrap();
        let mut there = Balances::new();
        for (holder, units) in book["balances"].as_object().unwrap() {
            for (unit, amount) in units.as_object().unwrap() {
                there.insert((holder.clone(), unit.clone()), amount.as_i64().unwrap());
            }
        }
        assert_eq!(there, balances(&session), "{game}");
        for entry in book["entries"].as_array().unwrap() {
            for movement in entry["movements"].as_array().unwrap() {
                let terms = movement["terms"].as_array().unwrap();
                let sum: i64 = terms
                    .iter()
                    .filter(|term| term["applied"] == true)
                    .map(|term| term["amount"].as_i64().unwrap())
                    .sum();
                assert_eq!(movement["amount"].as_i64(), Some(sum), "{game}: {movement}");
            }
        }
    }
}
