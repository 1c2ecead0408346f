//! Board values: each is asked for by exactly the acts that need it.

use steward::games::automobile::Act;
use steward::words::keys::{automobile as k, engine};

use super::table::Table;

/// The cells that a line asks for before it is entered, each answered with this value.
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
fn a_value_that_contradicts_another_or_the_rule_text_is_refused_where_it_is_read() {
    let mut table = nothing_read("read production mid 1 least 4");
    let refused = |table: &mut Table, line: &str| table.enter(line).unwrap_err().why().key;
    assert_eq!(refused(&mut table, "read production mid 1 most 3"), engine::BOARD_NOT_BOTH);
    table.play("read production mid 1 most 4\nread production low 1 least 5\nread production mid 2 most 3");
    assert_eq!(refused(&mut table, "read production mid 2 least 4"), engine::BOARD_NOT_BOTH);
    for beyond in ["price mid reduced 151", "rate 2 dollars 9", "rate 3 dollars 41"] {
        assert_eq!(refused(&mut table, &format!("read {beyond}")), engine::BOARD_NOT_WHOLE, "{beyond}");
    }
}

#[test]
fn a_car_that_costs_more_than_it_sells_for_is_questioned_where_it_is_made() {
    for (cost, doubts) in [(100, vec![]), (101, vec![k::DOUBT_COST])] {
        let mut table = nothing_read("correct red > space 5 2 tiles red, phase 1 3\nread space 5 class low");
        table.play(&format!("read production low 2 least 1\nread space 5 car {cost}"));
        let asked: Vec<_> = table.doubts("red produce 5:2").iter().map(|doubt| doubt.key).collect();
        assert_eq!(asked, doubts, "{cost}");
    }
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
    let places = ["character sloan place", "character ford place"];
    assert_eq!(
        asked(&mut table, "green choose chrysler", "1"),
        places,
        "every place that is left is behind them"
    );
    let mut table = nothing_read("drawn\nred choose sloan\nblue choose ford\nread character sloan place 3");
    table.play("read character ford place 1");
    assert_eq!(asked(&mut table, "green choose chrysler", "6"), ["character chrysler place"]);
}

#[test]
fn the_last_place_of_the_six_is_not_asked_for() {
    let mut table = nothing_read("drawn\nred choose sloan\nblue choose ford");
    for (character, place) in [("ford", 1), ("kettering", 2), ("howard", 4), ("durant", 5), ("chrysler", 6)] {
        table.play(&format!("read character {character} place {place}"));
    }
    assert_eq!(asked(&mut table, "green choose chrysler", "1"), [""; 0]);
}

#[test]
fn the_boxes_of_a_row_are_asked_for_by_turn() {
    let position =
        "correct red > space 5 2 cars red, red > band 2 1 distributors red\nread space 5 class mid";
    for (turn, groups) in [(1, 1), (2, 2), (3, 3), (4, 3)] {
        let cells: Vec<String> = (1..=groups).map(|from| format!("boxes mid from-{from}")).collect();
        let (last, before) = cells.split_last().unwrap();
        let mut table = nothing_read(position);
        table.play(&format!("correct phase {turn} 5"));
        assert_eq!(table.asks("red sell 5 mid"), cells[0], "turn {turn}");
        before.iter().for_each(|cell| _ = table.play(&format!("read {cell} 0")));
        assert_eq!(asked(&mut table, "red sell 5 mid", "2"), [last.as_str()], "turn {turn}");
        let mut table = nothing_read(position);
        table.play(&format!("correct phase {turn} 5"));
        assert_eq!(asked(&mut table, "red sell 5 mid", "2"), cells[..1], "turn {turn}: those are enough");
    }
}

#[test]
fn a_distributor_before_unread_boxes_may_sell_and_the_phase_is_over_once_they_are_read() {
    let cars = "red > space 5 1 cars red, red > band 3 1 distributors red";
    let mut table =
        nothing_read(&format!("correct blue is howard, blue > space 7 2 cars blue, {cars}, phase 1 4"));
    table.play("read space 5 class low\nread space 7 class mid");
    assert_eq!(asked(&mut table, "blue howard 7 7", "0"), [""; 0], "the phase after it is not Howard's");
    assert_eq!(table.asks("red sell 5 low"), "boxes low from-1");
    assert!(table.view().choices().iter().any(|choice| matches!(choice.act, Act::Sell(_))), "it is offered");
    table.play("read boxes low from-1 0");
    assert_eq!(table.stage(), "1.6");
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
