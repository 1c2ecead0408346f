//! Every option of every ruling: the same line has a different effect, and the ruling is named with its option.

use steward::games::autotock::Autotock;

use super::table::Table;
use crate::rulebook::table::{Scene, decided_by, every_point};

/// Ruling, number of players, other rulings, cars as in [`Table::put`], lines before, and the line.
type Row = (&'static str, usize, &'static str, &'static str, &'static str, &'static str);

const ROWS: &[Row] = &[
    ("teams", 4, "", "red g1, red g2, red g3, green 20", "", "red move 2 20"),
    ("experts", 2, "", "red 10, blue 13", "", "red move 8 10"),
    ("corners", 2, "", "", "red discard", "blue out ace"),
    ("go-protection", 3, "", "red 10, blue 12", "", "red move 2 10"),
    ("effects", 3, "", "red 33", "", "red move 6 33"),
    (
        "puncture",
        2,
        "",
        "",
        "correct red > square 25 1 cars red\nred move 5 25\nblue discard\nred puncture\nred discard\nblue discard",
        "red puncture",
    ),
    ("reverse-four", 3, "", "red 33 stopped", "", "red move 4 33"),
    ("reverse-seven", 3, "", "red 33 stopped, red 20", "", "red seven 33:3 20:4"),
    ("nitro-seven", 3, "", "red 15 stopped, red 20", "", "red seven 15:3 20:4"),
    ("joker-own", 2, "", "red 10, red 12", "", "red move joker 10"),
    ("swap-go", 2, "", "red 48, blue 40", "", "red swap jack 48 blue 40"),
    ("full-lap", 2, "", "", "red out ace\nblue discard\nred move 4 48\nblue discard", "red park 5 44"),
    (
        "puncture-debt",
        2,
        "",
        "red 25",
        "red move 5 25\nblue discard\ncorrect red > pile 1 5 cards, blue > pile 1 5 cards",
        "deal",
    ),
    ("puncture-block", 2, "", "red 25", "red move 5 25\nblue discard\nred puncture", "red discard"),
    ("puncture-joker", 2, "", "red 25, red 40", "red move 5 25\nblue discard", "red move joker 40"),
    ("puncture-two", 2, "", "red 27, red 14", "red seven 27:3 14:4\nblue discard", "red puncture"),
    ("garage-choice", 2, "", "red 44, blue 10", "", "red move 6 44"),
    ("swap-where", 2, "", "red 10, blue v40", "", "red swap jack 10 blue v40"),
    ("laid-card", 2, "", "", "", "red laid 8"),
    ("nitro-four", 3, "", "red 15 stopped", "", "red move 4 15"),
    ("unused-go", 2, "", "red 21 stopped", "", "red move 2 21"),
    ("joker-two-debts", 2, "", "red 27, red 14", "red seven 27:3 14:4\nblue discard", "red move joker 30"),
    ("seven-same-square", 2, "", "red 10, red 13", "", "red seven 10:5 13:2"),
    ("pushed-effects", 3, "experts yes", "blue 25", "", "red push blue 25"),
    ("nitro-joker", 2, "", "red 3 stopped, blue 15", "", "red move joker 3"),
    ("five-who", 4, "teams yes, experts yes", "green 40", "", "red push green 40"),
    ("eight-own", 2, "experts yes", "red 10, red 12", "", "red move 8 10"),
    ("verge", 2, "experts yes", "red v25", "", "red move 2 v25"),
    ("one-eyed", 3, "experts yes", "red 10, blue 30", "", "red move one-eyed 10"),
];

#[test]
fn every_option_of_every_ruling_changes_an_act_and_is_named() {
    every_point::<Autotock>(ROWS.iter().map(|(point, ..)| *point));
    for (point, seats, beside, cars, before, line) in ROWS {
        let scene = Scene { point, beside, line };
        decided_by(&scene, |rulings| {
            let mut table = Table::under(*seats, rulings);
            if !cars.is_empty() {
                table.put(cars);
            }
            table.play(before);
            table
        });
    }
}
