//! The turn written by hand from `docs/record.md` alone.

use super::compare::replay;

#[test]
fn the_reference_agrees_with_the_turn_written_by_hand() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../docs/by-hand.steward");
    let text = std::fs::read_to_string(path).unwrap();
    let mut lines = text.lines().map(str::to_owned);
    let header = lines.next().unwrap();
    replay(&header, lines);
}
