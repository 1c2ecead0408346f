//! Autotock on every circuit that can be printed: where the Go squares and branches are, what is counted from where.

use rand::seq::SliceRandom;
use steward::engine::board::{Printed, Source, Value, WrittenBoard};
use steward::games::autotock::Autotock;

use super::walk::{self, Dice, RngExt};

/// A circuit of chance. Half of the garages branch off on the square before their Go, as on the practice board.
fn circuit(dice: &mut Dice) -> WrittenBoard {
    let mut squares: Vec<i64> = (1..=48).collect();
    squares.shuffle(dice);
    squares.truncate(4);
    squares.sort_unstable();
    squares.rotate_left(dice.random_range(0..4));
    let mut cells: Vec<(String, Value)> = Vec::new();
    for (corner, go) in (1..).zip(squares) {
        let before = (go + 46) % 48 + 1;
        let branch = if dice.random_bool(0.5) { before } else { dice.random_range(1..=48) };
        cells.push((format!("corner {corner} go"), Value::Whole(go)));
        cells.push((format!("corner {corner} branch"), Value::Whole(branch)));
    }
    for special in ["nitro", "puncture", "reverse"] {
        cells.push((format!("special {special} steps"), Value::Whole(dice.random_range(1..=20))));
    }
    let counted = if dice.random_bool(0.7) { "every" } else { "once" };
    cells.push(("specials counted".to_owned(), Value::Text(counted.to_owned())));
    cells.into_iter().map(|(cell, value)| (cell, Printed(value, Source::Board))).collect()
}

#[test]
fn games_of_autotock_agree_on_any_circuit() {
    for seed in 2000..2100 {
        let board = circuit(&mut walk::dice(seed));
        super::audited_game::<Autotock>(board, seed);
    }
}
