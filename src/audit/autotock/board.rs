//! The circuit, as far as it is printed on the board.

use super::table::Table;

/// How many squares the circuit has.
pub(super) const CIRCUIT: i64 = 48;

/// The square next to another one in a direction, 1 or -1.
pub(super) fn next_square(square: i64, direction: i64) -> i64 {
    match square + direction {
        0 => CIRCUIT,
        past if past > CIRCUIT => 1,
        other => other,
    }
}

/// How many squares forward it is from one square to another, 0 to 47.
pub(super) fn distance(from: i64, to: i64) -> i64 {
    (to - from).rem_euclid(CIRCUIT)
}

impl Table {
    /// The corner at which a player sits.
    fn corner(&self, seat: u8) -> u8 {
        if self.seats == 2 && seat == 2 && self.rulings.is("corners", "opposite") { 3 } else { seat }
    }

    /// The Go of a player.
    pub(super) fn go(&self, seat: u8) -> Result<i64, String> {
        self.printed.whole(&format!("corner {} go", self.corner(seat)))
    }

    /// The square after which a player's garage branches off.
    pub(super) fn branch(&self, seat: u8) -> Result<i64, String> {
        self.printed.whole(&format!("corner {} branch", self.corner(seat)))
    }

    /// What a square is: a Go, or else `reverse`, `puncture` or `nitro`, in this order where two would fall on it.
    fn kind(&self, square: i64) -> Result<&'static str, String> {
        let every = self.printed.word("specials counted")? == "every";
        let mut counted = Vec::new();
        for corner in 1..=4 {
            let go = self.printed.whole(&format!("corner {corner} go"))?;
            if go == square {
                return Ok("go");
            }
            let used = (1..=self.seats).any(|seat| self.corner(seat) == corner);
            if corner == 1 || every && (used || self.rulings.is("unused-go", "yes")) {
                counted.push(go);
            }
        }
        for name in ["reverse", "puncture", "nitro"] {
            let steps = self.printed.whole(&format!("special {name} steps"))?;
            if counted.iter().any(|go| distance(*go, square) == steps.rem_euclid(CIRCUIT)) {
                return Ok(name);
            }
        }
        Ok("plain")
    }

    /// Whether a square is `nitro`, `puncture` or `reverse`.
    pub(super) fn is_special(&self, square: i64, name: &str) -> Result<bool, String> {
        Ok(self.kind(square)? == name)
    }
}
