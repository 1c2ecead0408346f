//! What games of chance hardly ever come to in The Last of the Independents: nobody places anything, a supply runs
//! out, corrections in the middle of a step. The program and
//! the reference must agree there too.

use serde_json::{Map, Value, json};

use super::compare::replay;

/// Three players with company sheets of 4, 3 and 3 circles.
#[track_caller]
fn agree(rulings: Value, printed: &[(&str, i64)], lines: &str) {
    let mut board = Map::new();
    for category in ["models", "engineering", "promotions"] {
        board.insert(format!("sections {category} count"), json!([6, "board"]));
        for company in 1..=6 {
            let circles = if category == "models" { 4 } else { 3 };
            board.insert(format!("company {company} {category}"), json!([circles, "board"]));
        }
    }
    board.insert("box companies count".to_owned(), json!([6, "board"]));
    board.insert("box disks count".to_owned(), json!([40, "board"]));
    for (cell, value) in printed {
        board.insert((*cell).to_owned(), json!([value, "board"]));
    }
    let seats = ["red", "blue", "green"].map(|colour| json!({"name": colour, "colour": colour}));
    let header = json!({"steward":2, "game": "independents", "rules": 2, "seats": seats, "board": board,
        "rulings": rulings, "setup": {"first": "p1"}});
    let laid = "order blue green\nred company 1\nblue company 2\ngreen company 3";
    let lines = laid.lines().chain(lines.lines()).map(str::trim).filter(|line| !line.is_empty());
    replay(&header.to_string(), lines.map(|line| json!({ "act": line }).to_string()));
}

/// A category in which nobody does anything.
const IDLE: &str = "red pass\nblue pass\ngreen pass\nred required none\nblue required none\ngreen required none\n\
                    red pass\nblue pass\ngreen pass\nmajority\n";

#[test]
fn a_year_without_a_disk_on_the_board() {
    agree(json!({}), &[], &format!("{IDLE}{IDLE}{IDLE}red pass\nblue pass\ngreen pass\nyear\nred place 1:2"));
}

#[test]
fn players_who_have_used_every_section_or_every_disk_drop_out() {
    let at_once = json!({"no-disks": "at-once"});
    agree(
        at_once.clone(),
        &[("sections models count", 2)],
        "red place 1:1\nblue place 1:10\ngreen pass\nred place 2:1\nblue required 2:1",
    );
    agree(
        at_once,
        &[],
        "correct red > bank 10 disks red, phase 1 models 1\nred pass\nblue place 1:10\ngreen place 1:10",
    );
}

#[test]
fn a_trend_disk_from_an_empty_return_pool() {
    agree(
        json!({"trend-source": "return-pool"}),
        &[],
        "correct bank > models 1 1 disks red, bank > return 1 1 disks blue, phase 1 promotions 6\n\
         red trend models 1 models 2 engineering 1\nred pass\nblue trend models 1 models 2 models 3",
    );
}

#[test]
fn a_supply_that_runs_out() {
    let as_many = json!({"supply-short": "as-many"});
    agree(
        as_many.clone(),
        &[],
        "correct bank > red 18 disks red, outside > blue 60 disks blue, phase 1 models 3\nred card red 1 +9, blue 1 +4\n\
         blue card red 1 -1, red engineering 2 +5\ngreen card red 2 +3\nred pass\nblue pass",
    );
    agree(
        as_many.clone(),
        &[],
        "correct bank > red 60 disks red, phase 1 models 3\nred card red 1 +9\n\
         correct red > outside 55 disks red\nblue card red 1 +1",
    );
    agree(
        as_many,
        &[("box disks count", 12)],
        "correct red > bank 10 disks red, sheet 1 > bank 1 disks red, phase 1 promotions 8\n\
         year\nred company 5\nred pass",
    );
}

#[test]
fn circles_that_hold_too_many_disks() {
    agree(
        json!({}),
        &[],
        "correct bank > sheet 1 3 disks red, sheet 2 > bank 2 disks red, phase 1 promotions 8\nyear",
    );
    agree(
        json!({"years": "1"}),
        &[],
        "correct bank > sheet 1 3 disks red, red > bank 10 disks red, sheet 2 > bank 3 disks red\n\
         correct phase 1 promotions 8\nyear\ncorrect red has 5, next blue\ncorrect phase 1 models 1\nred pass",
    );
}

#[test]
fn steps_that_a_correction_leaves_without_anything_to_do() {
    agree(
        json!({}),
        &[],
        "correct bank > models 1 3 disks red, phase 1 models 4\ncorrect models 1 > bank 2 disks red\n\
         correct bank > models 1 2 disks blue\ndraw 1 blue\ncorrect bank > models 1 1 disks red\nmajority",
    );
    agree(
        json!({}),
        &[],
        "red pass\nblue pass\ngreen pass\ncorrect sheet 1 > bank 4 disks red\nblue required none\n\
         correct sheet 1 > bank 4 disks blue, sheet 1 > bank 4 disks green\ngreen required none\nred pass",
    );
    agree(
        json!({}),
        &[],
        "correct phase 1 promotions 6\ncorrect red > bank 4 cards\nblue pass\ncorrect green > bank 4 cards\n\
         green pass\nyear\nruling years 2\ncorrect phase 2 promotions 7\nyear",
    );
}

#[test]
fn the_track_the_lane_and_the_turn_put_right() {
    agree(
        json!({}),
        &[],
        "red place 1:1\ncorrect order green red blue\nred place 2:1\ncorrect lane red, next green\ngreen pass\n\
         blue pass\ncorrect next blue\nblue required none\ncorrect phase 1 promotions 6, order blue red green\n\
         correct next red\nred pass\ngreen pass",
    );
}

#[test]
fn a_sheet_that_is_put_right_is_no_longer_discarded() {
    agree(
        json!({}),
        &[],
        "correct red > bank 10 disks red, sheet 1 > bank 1 disks red, phase 1 promotions 8\nyear\n\
         correct green has 1\nred company 3\nred pass",
    );
}
