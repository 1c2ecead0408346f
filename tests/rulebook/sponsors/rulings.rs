//! Every option of every ruling: the same line has a different effect, and the ruling is named with its option.

use steward::games::sponsors::Sponsors;

use super::table::Table;
use crate::rulebook::table::{Scene, decided_by, every_point};

/// Four cars at the start, Red leading.
const GRID: &str = "correct phase 4, bank > red 4 energy, bank > blue 4 energy, bank > green 4 energy, \
     bank > yellow 4 energy\ngrid red blue green yellow\n";

/// Ruling, number of players, lines before, and the line.
type Row = (&'static str, usize, &'static str, &'static str);

const WORKSHOP: &[Row] = &[
    ("e-stock", 4, "correct red at 3\nred roll 1\ncorrect stock 1 > bank 2 engine", "red swap engine"),
    ("e-no-owner", 2, "correct red at 15\nred roll 1", "red force green engine"),
    ("sponsor-sold", 4, "correct pile 1 > red 1 sponsor-red", "red sell red"),
    ("two-cars-order", 2, "red roll 1\nred done", "blue roll 1"),
    ("exchange-2", 2, "correct phase 4\nred exchange green engine", "red exchange green tyres"),
    (
        "tie",
        2,
        "correct phase 4\ngrid blue red green yellow\ncorrect next blue\nblue play engine 7\nblue finish\ncorrect next red\nred play engine 7\nred finish\ncorrect next green\ngreen play engine 7",
        "green finish",
    ),
    ("sides", 4, "correct phase 4", "red exchange green engine"),
    ("hands", 4, "", "red hand engine 5"),
    ("price", 4, "correct red at 24\nred roll 1", "red buy tyres"),
];

/// The scenes of the race, from the start.
const RACE: &[Row] = &[
    (
        "pushed-green",
        4,
        "red play engine 6\nred stop 1 plain\nblue spin 0\nball yellow",
        "yellow stop 4 green",
    ),
    (
        "pushed-slip",
        4,
        "red play engine 6\nred stop 1 plain\nblue spin 0\nball yellow\nyellow stop 4 green",
        "yellow stop 4 plain behind",
    ),
    ("green-place", 4, "red play engine 6\nred stop 1 plain\nblue play engine 7", "blue stop 1 green"),
    ("spun-off-ball", 4, "correct yellow off\nred spin 0 engine", "ball yellow"),
    (
        "slip-count",
        4,
        "red play engine 6\nred stop 1 plain\nblue play engine 1\nblue stop 2 green",
        "blue stop 2 plain behind",
    ),
    ("race-order", 4, "red spin 0 engine\nball green\ngreen stop 2 plain", "blue play engine 1"),
    ("rejoin", 4, "correct blue on red\nred spin 0 engine", "ball violet"),
    (
        "spun-violet",
        4,
        "correct blue on red\nred spin 0 engine\nball violet\nred stop 1 plain\ngreen stop 3 plain\nyellow stop 4 plain\ncorrect next green\ngreen spin 0",
        "ball violet",
    ),
    ("places-left", 4, "red play engine 7\nred finish", "blue pass"),
    (
        "slip-pushed-turn",
        4,
        "red play engine 6\nred stop 1 plain\nblue play engine 3\nblue stop 2 plain behind\nblue stop 2 violet\ngreen spin 0\nball violet\nred stop 1 plain",
        "blue stop 2 plain behind",
    ),
    ("stuck-card", 4, "red play engine 1\nred stop 1 plain\nblue play engine 4", "blue stop 2 plain only 0"),
    (
        "green-chain",
        4,
        "red play engine 6\nred stop 1 plain\nblue play engine 3\nblue stop 2 green",
        "blue stop 2 green",
    ),
    (
        "slip-short",
        4,
        "red play engine 6\nred stop 1 plain\nblue play engine 3",
        "blue stop 2 plain behind 1",
    ),
];

#[test]
fn every_option_of_every_ruling_changes_an_act_and_is_named() {
    every_point::<Sponsors>(WORKSHOP.iter().chain(RACE).map(|(point, ..)| *point));
    for (begin, rows) in [("", WORKSHOP), (GRID, RACE)] {
        for (point, seats, before, line) in rows {
            decided_by(&Scene { point, beside: "", line }, |rulings| {
                let mut table = Table::under(*seats, rulings);
                table.play(begin).play(before);
                table
            });
        }
    }
}
