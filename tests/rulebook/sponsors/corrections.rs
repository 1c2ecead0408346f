//! What the referee puts right beyond the ledger, and lines that are not understood.

use steward::words::keys::sponsors as k;

use super::table::Table;

#[test]
fn the_table_can_be_stood_anywhere() {
    let mut table = Table::of(4);
    table.play("correct phase 2 7, next green, red at 9");
    assert_eq!((table.stage().as_str(), table.beside("next").as_str()), ("7.2", "3"));
    assert_eq!(table.beside("square 1"), "9");
    table.play("correct phase 5 3, order blue red yellow green, red on violet, blue off");
    assert_eq!((table.stage().as_str(), table.beside("order").as_str()), ("3.5", "2 1 4 3"));
    assert_eq!((table.beside("on 1").as_str(), table.beside("off").as_str()), ("violet", "2"));
    table.play("correct blue back, next red\nred play engine 3");
    assert_eq!(table.beside("to-play"), "4 3");
    table.play("correct finished blue");
    assert_eq!((table.beside("finished").as_str(), table.beside("order").as_str()), ("2", "1 4 3"));
    table.play("correct phase 1\ndealt");
}

#[test]
fn a_fix_that_cannot_be_is_refused() {
    let mut table = Table::race("");
    table.refused("correct phase 6", k::FIX_PHASE, k::FIX_WAY_OUT);
    table.refused("correct phase 2 0", k::FIX_PHASE, k::FIX_WAY_OUT);
    table.refused("correct red at 49", k::FIX_SQUARE, k::FIX_WAY_OUT);
    table.refused("correct order red blue", k::FIX_ORDER, k::FIX_WAY_OUT);
    table.refused("correct order red blue red blue", k::FIX_ORDER, k::FIX_WAY_OUT);
    table.refused("correct finished red blue green", k::FIX_FINISHED, k::FIX_WAY_OUT);
    table.refused("correct finished red red", k::FIX_FINISHED, k::FIX_WAY_OUT);
    table.play("red play engine 7\nred finish");
    table.refused("correct red off", k::FIX_NOT_RACING, k::FIX_WAY_OUT);
    table.refused("correct next red", k::FIX_NOT_RACING, k::FIX_WAY_OUT);
    Table::under(4, "").play("correct phase 3").refused("correct next red", k::FIX_NEXT, k::FIX_WAY_OUT);
}

#[test]
fn a_line_that_is_not_understood_says_how_it_is_written() {
    let table = Table::of(4);
    for (line, why) in [
        ("orange roll 3", k::NOTATION_WHO),
        ("red", k::NOTATION_VERBS),
        ("red jump 3", k::NOTATION_VERB),
        ("red buy wings", k::NOTATION_CATEGORY),
        ("red sponsor green", k::NOTATION_SPONSOR),
        ("red stop 1 blue", k::NOTATION_SQUARE),
        ("red roll many", k::NOTATION_NUMBER),
        ("red stop 1 plain sideways", k::NOTATION_HOW),
        ("red force blue", k::NOTATION_HOW),
        ("dealt again", k::NOTATION_HOW),
        ("ball red blue", k::NOTATION_HOW),
    ] {
        assert_eq!(table.0.parse(line).unwrap_err().key, why, "{line}");
    }
}
