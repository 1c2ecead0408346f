//! `docs/automobile.md` names every unit, place, printed cell and open point of the box, and no other.

use std::collections::BTreeSet;

use steward::engine::Game;
use steward::games::automobile::{Automobile, Character, Class};

use crate::page::text;

const PAGE: &str = "docs/automobile.md";

/// What stands between grave accents in the rows of the table under a heading, row by row.
fn rows(heading: &str) -> Vec<Vec<String>> {
    let page = text(PAGE);
    let part =
        page.split("\n## ").find(|part| part.starts_with(heading)).unwrap_or_else(|| panic!("{heading}"));
    let rows = part.lines().filter(|row| row.starts_with("| `"));
    rows.map(|row| row.split('`').skip(1).step_by(2).map(str::to_owned).collect()).collect()
}

#[test]
fn the_page_names_every_unit_and_place() {
    let named: Vec<String> =
        rows("What is counted").into_iter().filter_map(|row| row.into_iter().next()).collect();
    assert_eq!(named, Automobile::UNITS.iter().map(|unit| unit.word).collect::<Vec<_>>());
    for place in Automobile::PLACES {
        assert!(text(PAGE).contains(&format!("`{}`", place.word)), "{}", place.word);
    }
}

#[test]
fn the_page_names_every_printed_cell() {
    let named: BTreeSet<String> =
        rows("What is printed").into_iter().flatten().filter(|word| word.contains(' ')).collect();
    let general = |word: &str| match word {
        "mid" | "premium" | "low" if Class::ALL.iter().any(|class| class.word() == word) => {
            "CLASS".to_owned()
        }
        word if word.parse::<u8>().is_ok() => "N".to_owned(),
        word if Character::ALL.iter().any(|character| character.word() == word) => "NAME".to_owned(),
        word => word.to_owned(),
    };
    let form = Automobile::form();
    let there: BTreeSet<String> = form
        .cells()
        .map(|(_, cell)| match cell.table {
            "price" => cell.word(),
            _ => cell.word().split(' ').map(general).collect::<Vec<_>>().join(" "),
        })
        .collect();
    assert_eq!(named, there);
}

#[test]
fn the_page_names_every_open_point_with_its_options_the_default_first() {
    let there: Vec<Vec<String>> = Automobile::RULINGS
        .iter()
        .map(|form| {
            let options = form.options.iter().map(|(word, _)| *word);
            std::iter::once(form.word).chain(options).map(str::to_owned).collect()
        })
        .collect();
    assert_eq!(rows("Open points"), there);
}
