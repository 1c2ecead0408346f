//! The worked examples of the rule page, by phase: each is a position and the act that it explains.

use crate::engine::Worked;

pub(super) const PHASE_1: [Worked; 1] = [Worked::new(2, &[], "deal")];

/// Puncture cards.
pub(super) const PHASE_2: [Worked; 1] = [Worked::new(
    2,
    &[
        "deal",
        "correct red > square 25 1 cars red, red > square 40 1 cars red",
        "red move 5 25",
        "blue discard",
    ],
    "red puncture",
)];

/// Playing a card.
pub(super) const PHASE_3: [Worked; 3] = [
    Worked::new(
        2,
        &[
            "deal",
            "correct red > square 10 1 cars red, blue > square 13 1 cars blue, \
             blue > square 16 1 cars blue",
        ],
        "red move 9 10",
    ),
    Worked::new(
        2,
        &[
            "deal",
            "correct red > square 10 1 cars red, red > square 20 1 cars red, \
             red > square 28 1 cars red",
        ],
        "red seven 10:4 20:2 28:1",
    ),
    Worked::new(
        3,
        &["deal", "correct red > square 10 1 cars red, blue > square 12 1 cars blue"],
        "red move ace 10",
    ),
];
