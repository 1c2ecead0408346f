//! The worked examples of the rule page.

use serde_json::{Value, json};

use super::Independents;
use super::places::{CATEGORIES, RETURN};
use super::steps::{COMPETITION, MAJORITY, NEW_YEAR, REQUIRED, SELECTIVE};
use crate::fixture::{board, perform, table as laid_out};
use crate::rules::Rules;

/// A game at the first selective step; all sheets have 4, 3 and 3 circles.
fn table(seats: u8) -> Independents {
    let mut cells = board(&[("box companies count", json!(12))]);
    for (category, circles) in CATEGORIES.into_iter().zip([4, 3, 3]) {
        cells[format!("sections {} count", category.word())] = json!([6, "board"]);
        for company in 1..=12 {
            cells[format!("company {company} {}", category.word())] = json!([circles, "board"]);
        }
    }
    let mut table = laid_out(usize::from(seats), cells);
    if seats > 2 {
        let then: Vec<String> = (2..=seats).map(|seat| format!("p{seat}")).collect();
        act(&mut table, json!({"order": {"then": then}}));
    }
    for seat in 1..=seats {
        act(&mut table, json!({"company": {"seat": format!("p{seat}"), "company": seat}}));
    }
    table
}

fn act(table: &mut Independents, act: Value) {
    perform(table, act).unwrap();
}

/// A game at the start of competition, with these disks in a section of Models.
fn competition(laid: &[(u8, i64)]) -> Independents {
    let mut table = table(3);
    for (seat, disks) in laid {
        table.move_disks(*seat, "bank", "models 1", *disks).unwrap();
    }
    table.begin(COMPETITION);
    table
}

#[test]
fn alone_with_six_disks_one_stays_and_five_return() {
    let mut table = competition(&[(1, 6)]);
    act(&mut table, json!("settle"));
    assert_eq!((table.disks_at(1, "models 1"), table.disks_at(1, RETURN)), (1, 5));
    assert_eq!((table.out(1), table.step), (26, MAJORITY));
}

#[test]
fn losers_of_a_draw_lose_half_rounded_down() {
    let mut table = competition(&[(1, 4), (2, 3), (3, 1)]);
    act(&mut table, json!({"draw": {"section": 1, "drawn": "p2"}}));
    let at = |place: &str| [1, 2, 3].map(|seat| table.disks_at(seat, place));
    assert_eq!((at("models 1"), at(RETURN)), ([0, 1, 0], [2, 2, 1]));
    assert_eq!([1, 2, 3].map(|seat| table.out(seat)), [22, 23, 21]);
}

fn majority(won: [i64; 3]) -> [i64; 3] {
    let mut table = table(3);
    let mut section = 1;
    for (seat, sections) in (1..).zip(won) {
        for _ in 0..sections {
            table.move_disks(seat, "bank", format!("models {section}"), 1).unwrap();
            section += 1;
        }
    }
    table.begin(COMPETITION);
    act(&mut table, json!("majority"));
    [1, 2, 3].map(|seat| table.has(format!("p{seat}"), "tokens"))
}

#[test]
fn most_sections_won_are_a_token_for_each() {
    assert_eq!(majority([3, 2, 1]), [1, 0, 0]);
    assert_eq!(majority([2, 2, 1]), [1, 1, 0]);
    assert_eq!(majority([0, 0, 0]), [0, 0, 0]);
}

/// Plays a New Year with this many disks on the sheet and in the return pool, and none elsewhere.
fn new_year(saved: i64, returned: i64) -> Independents {
    let mut table = table(2);
    for place in ["p1", "sheet 1", "sheet 2", "sheet 3"] {
        let disks = table.disks_at(1, place);
        table.move_disks(1, place, "bank", disks).unwrap();
    }
    table.move_disks(1, "bank", "sheet 1", saved).unwrap();
    table.move_disks(1, "bank", RETURN, returned).unwrap();
    table.shift("bank", "p1", "tokens", 1).unwrap();
    table.begin(NEW_YEAR);
    act(&mut table, json!({"year": {}}));
    table
}

#[test]
fn three_saved_and_fifteen_returned_are_a_success_with_eight() {
    let table = new_year(3, 15);
    assert_eq!((table.on_sheet(1), table.pool(1), table.cards(1)), (10, 8, 8));
    assert_eq!(table.has("p1", "tokens"), 1);
}

#[test]
fn twelve_disks_are_a_subsidy_of_four() {
    let table = new_year(3, 9);
    assert_eq!((table.on_sheet(1), table.pool(1), table.out(1)), (10, 6, 16));
}

#[test]
fn nine_disks_of_ten_are_a_bankruptcy() {
    let mut table = new_year(4, 5);
    assert_eq!((table.on_sheet(1), table.pool(1), table.cards(1)), (0, 6, 4));
    assert_eq!((table.has("p1", "tokens"), table.discarded.clone()), (0, vec![1]));
    assert!(perform(&mut table, json!({"company": {"seat": "p1", "company": 1}})).is_err());
    act(&mut table, json!({"company": {"seat": "p1", "company": 5}}));
    assert_eq!((table.on_sheet(1), table.step, table.turn()), (10, SELECTIVE, Some(1)));
}

#[test]
fn the_order_of_passing_is_the_order_of_the_required_disks() {
    let mut table = table(4);
    let mut section = 1;
    for wanted in [3, 1, 4, 2] {
        while let Some(seat) = table.turn().filter(|seat| *seat != wanted) {
            let place = json!({"place": {"seat": format!("p{seat}"), "disks": [section, 1]}});
            section = section % 6 + 1;
            act(&mut table, place);
        }
        act(&mut table, json!({"pass": {"seat": format!("p{wanted}")}}));
    }
    assert_eq!((table.step, table.order.clone(), table.turn()), (REQUIRED, vec![3, 1, 4, 2], Some(3)));
}
