//! A chance, exactly: so many in so many, and in per cent to the second decimal.

use serde_json::{Value as Json, json};

use crate::say;
use crate::words::Line;
use crate::words::keys::ask as k;

/// A chance: so many cases in so many. There is at least one case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Chance {
    cases: u32,
    of: u32,
}

impl Chance {
    pub(super) fn new(cases: u8, of: u8) -> Self {
        Self { cases: u32::from(cases), of: u32::from(of.max(1)) }
    }

    /// Hundredths of a per cent, rounded half up.
    fn hundredths(self) -> u32 {
        (self.cases * 20_000 + self.of) / (self.of * 2)
    }

    fn lowest(self) -> (u32, u32) {
        let (mut a, mut b) = (self.cases, self.of);
        while b > 0 {
            (a, b) = (b, a % b);
        }
        (self.cases / a.max(1), self.of / a.max(1))
    }

    /// The chance in words: "3/7, 42.86 %".
    pub(super) fn line(self) -> Line {
        let (cases, of) = self.lowest();
        let (whole, part) = (self.hundredths() / 100, self.hundredths() % 100);
        say!(k::CHANCE, fraction = format!("{cases}/{of}"), whole = whole, part = format!("{part:02}"))
    }

    /// The chance for programs.
    pub(super) fn json(self) -> Json {
        let (cases, of) = self.lowest();
        let percent = format!("{}.{:02}", self.hundredths() / 100, self.hundredths() % 100);
        json!({ "fraction": format!("{cases}/{of}"), "percent": percent })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chance_is_exact_and_rounded_half_up() {
        assert_eq!(Chance::new(3, 7).json(), json!({ "fraction": "3/7", "percent": "42.86" }));
        assert_eq!(Chance::new(2, 6).json(), json!({ "fraction": "1/3", "percent": "33.33" }));
        assert_eq!(Chance::new(1, 8).json(), json!({ "fraction": "1/8", "percent": "12.50" }));
        assert_eq!(Chance::new(5, 5).json(), json!({ "fraction": "1/1", "percent": "100.00" }));
    }
}
