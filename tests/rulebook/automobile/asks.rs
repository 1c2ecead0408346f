//! Board values: each is asked for by the acts that need it, and by no other.

use super::table::Table;

/// The cells that a line asks for until it is entered, each answered with this value.
fn asked(table: &mut Table, line: &str, value: &str) -> Vec<String> {
    let mut cells = Vec::new();
    while let Some(cell) = table.question(line) {
        let answer = match cell.rsplit_once(' ') {
            Some((_, "class")) => "mid",
            _ => value,
        };
        table.play(&format!("read {cell} {answer}"));
        cells.push(cell);
    }
    cells
}

/// A table of three without board values, with this position.
fn nothing_read(position: &str) -> Table {
    let mut table = Table::unread(3, &[]);
    table.play(position);
    table
}

#[test]
fn building_and_closing_ask_for_the_cost_of_the_space() {
    let mut table = nothing_read("correct phase 1 3");
    assert_eq!(asked(&mut table, "red build 2 1", "300"), ["space 2 cost"]);
    let mut table = nothing_read("correct red > space 9 1 tiles red, phase 1 3");
    assert_eq!(asked(&mut table, "red close 9", "300"), ["space 9 cost"]);
    let mut table = nothing_read("correct red > space 9 1 parts red, red > space 9 1 tiles red, phase 1 3");
    assert_eq!(asked(&mut table, "red cubes", "300"), [""; 0]);
}

#[test]
fn producing_asks_for_the_class_the_limits_of_that_many_tiles_and_the_cost_of_a_car() {
    let mut table = nothing_read("correct red > space 5 2 tiles red, phase 1 3");
    let cells = ["space 5 class", "production mid 2 least", "production mid 2 most", "space 5 car"];
    assert_eq!(asked(&mut table, "red produce 5:4", "4"), cells);
}

#[test]
fn choosing_asks_for_howards_cubes_and_nobody_elses() {
    let mut table = nothing_read("drawn");
    assert_eq!(asked(&mut table, "red choose ford", "1"), [""; 0]);
    assert_eq!(asked(&mut table, "blue choose howard", "0"), ["character howard cubes"]);
}

#[test]
fn the_last_choice_asks_for_the_places_of_those_that_were_chosen() {
    let mut table = nothing_read("drawn\nred choose sloan\nblue choose ford");
    let places = ["character sloan place", "character ford place", "character chrysler place"];
    assert_eq!(asked(&mut table, "green choose chrysler", "1"), places);
}

#[test]
fn the_boxes_of_a_row_are_asked_for_by_turn() {
    let position =
        "correct red > space 5 2 cars red, red > band 2 1 distributors red\nread space 5 class mid";
    for (turn, groups) in [(1, 1), (2, 2), (3, 3), (4, 3)] {
        let mut table = nothing_read(position);
        table.play(&format!("correct phase {turn} 5"));
        let cells: Vec<String> = (1..=groups).map(|from| format!("boxes mid from-{from}")).collect();
        assert_eq!(asked(&mut table, "red sell 5 mid", "2"), cells, "turn {turn}");
    }
}

#[test]
fn a_sale_asks_for_the_reduced_price_of_mid_cars_only() {
    for (class, cells) in [("mid", vec!["price mid reduced"]), ("low", Vec::new())] {
        let mut table = nothing_read(&format!("read space 5 class {class}"));
        table.play("correct red > space 5 2 cars red, bank > space 5 1 reduced, phase 2 7\nreveal 22 22 22");
        assert_eq!(asked(&mut table, "sale", "110"), cells, "{class}");
    }
}

#[test]
fn the_rate_of_a_loss_point_is_asked_for_in_turns_2_and_3_only() {
    for turn in 1..=4 {
        let mut table = nothing_read(&format!("correct bank > red 5 losses, phase {turn} 8"));
        let cells = if turn == 2 || turn == 3 { vec![format!("rate {turn} dollars")] } else { Vec::new() };
        assert_eq!(asked(&mut table, "losses", "20"), cells);
    }
}
