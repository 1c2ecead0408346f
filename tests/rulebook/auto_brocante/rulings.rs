//! Every option of every ruling: the same line has a different effect, and the ruling is named with its option.

use steward::games::auto_brocante::AutoBrocante;

use super::table::Table;
use crate::rulebook::table::{Scene, decided_by, every_point};

/// Red has no car, five are left in the bank (13 to 17), and Red's turn begins.
const BARE: &str = "correct car 1 graveyard, car 2 graveyard, car 3 graveyard, car 4 graveyard, car 18 graveyard, \
     car 19 graveyard, car 20 graveyard, car 21 graveyard, car 22 graveyard, car 23 graveyard, \
     car 24 graveyard, next red";

/// No car is on a lot, and no player can afford one from the bank.
const STUCK: &str = "correct red > bank 24900 dollars, blue > bank 24900 dollars, green > bank 24900 dollars, \
     car 1 graveyard, car 2 graveyard, car 3 graveyard, car 4 graveyard, car 5 graveyard, car 6 graveyard, \
     car 7 graveyard, car 8 graveyard, car 9 graveyard, car 10 graveyard, car 11 graveyard, car 12 graveyard, next red";

/// Ruling, lines before, and the line.
const SCENES: &[(&str, &str, &str)] = &[
    ("insured-car", "", "red fire 10 claim comprehensive"),
    ("unrepaired", "", "red collision 5"),
    ("haggle-fails", "", "red approach 5 walks"),
    ("short-of-cash", "correct red > bank 21500 dollars", "red buy 13 fixed"),
    ("min-price", BARE, "red buy 14 fixed"),
    ("min-short", "BARE\ncorrect red > bank 24000 dollars", "red buy 13 fixed"),
    ("recovered", "", "red theft 5"),
    ("fly-by-night", "read policy fly-by-night covers theft", "red theft 10 claim fly-by-night"),
    ("stuck", STUCK, "final red -, blue -, green -"),
    ("claim-cash", "correct red > bank 20000 dollars", "red fire 10 claim fire"),
];

#[test]
fn every_option_of_every_ruling_changes_an_act_and_is_named() {
    every_point::<AutoBrocante>(SCENES.iter().map(|(point, ..)| *point));
    for (point, before, line) in SCENES {
        decided_by(&Scene { point, beside: "", line }, |rulings| {
            let mut table = Table::under(rulings);
            table.play(&before.replace("BARE", BARE));
            table
        });
    }
}
