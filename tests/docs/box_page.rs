//! `docs/automobile.md` names every unit, place, printed cell and open point of the box, and no other.

use std::collections::BTreeSet;

use steward::engine::Rules;
use steward::games::automobile::{Automobile, Character, Class};

use crate::docs::page::{rows, text};

const PAGE: &str = "docs/automobile.md";

#[test]
fn the_page_names_every_unit_and_place() {
    let named: Vec<String> =
        rows(PAGE, "What is counted").into_iter().filter_map(|row| row.into_iter().next()).collect();
    assert_eq!(named, Automobile::UNITS.iter().map(|unit| unit.word).collect::<Vec<_>>());
    for place in Automobile::PLACES {
        assert!(text(PAGE).contains(&format!("`{}`", place.word)), "{}", place.word);
    }
}

#[test]
fn the_page_names_every_printed_cell() {
    let named: BTreeSet<String> =
        rows(PAGE, "What is printed").into_iter().flatten().filter(|word| word.contains(' ')).collect();
    let general = |word: &str| match word {
        "mid" | "premium" | "low" if Class::ALL.iter().any(|class| class.word() == word) => {
            "CLASS".to_owned()
        }
        word if word.parse::<u8>().is_ok() => "N".to_owned(),
        word if Character::ALL.iter().any(|character| character.word() == word) => "NAME".to_owned(),
        word => word.to_owned(),
    };
    let form = Automobile::schema();
    let there: BTreeSet<String> = form
        .cells()
        .map(|(_, cell)| match cell.table {
            "price" => cell.word(),
            _ => cell.word().split(' ').map(general).collect::<Vec<_>>().join(" "),
        })
        .collect();
    assert_eq!(named, there);
}
