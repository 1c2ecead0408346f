//! The worked examples of the rule page, by phase: each is a position and the act that it explains.

use crate::engine::Worked;

/// Characters.
pub(super) const PHASE_2: [Worked; 1] =
    [Worked::new(3, &["drawn", "red choose ford", "blue choose durant"], "blue durant 1")];

/// Actions.
pub(super) const PHASE_3: [Worked; 2] = [
    Worked::new(3, &["correct bank > red 7 cubes, phase 1 3"], "red build 4 1"),
    Worked::new(
        3,
        &["drawn", "red choose howard", "blue choose durant", "blue durant 1", "green choose ford"],
        "green build 3 2",
    ),
];

/// Distributors.
pub(super) const PHASE_5: [Worked; 1] = [Worked::new(
    4,
    &[
        "correct yellow > space 1 2 cars yellow, yellow > space 2 1 cars yellow, \
         red > space 3 2 cars red, red > space 5 2 cars red, blue > space 4 2 cars blue, \
         green > space 6 2 cars green, green > space 9 2 cars green",
        "correct yellow > band 2 3 distributors yellow, red > band 2 4 distributors red, \
         blue > band 2 2 distributors blue, green > band 1 2 distributors green, \
         green > band 2 1 distributors green, phase 2 5, order yellow red blue green",
        "yellow sell 1 mid",
        "red sell 3 mid",
        "blue sell 4 mid",
        "green sell 6 premium",
        "yellow sell 1 mid",
        "red sell 3 mid",
        "blue sell 4 mid",
        "green sell 6 premium",
        "yellow sell 2 mid",
        "red sell 5 mid",
    ],
    "red sell 5 mid",
)];

/// Executive decisions.
pub(super) const PHASE_6: [Worked; 1] = [Worked::new(
    3,
    &["correct red > space 3 2 tiles red, red > space 3 1 parts red, bank > red 7 losses, phase 1 6"],
    "red close 3",
)];

/// Demand sales.
pub(super) const PHASE_7: [Worked; 2] = [
    Worked::new(
        4,
        &[
            "correct yellow > space 12 1 tiles yellow, red > space 9 1 tiles red, \
             green > space 4 1 tiles green, blue > space 1 1 tiles blue, \
             yellow > space 12 5 cars yellow, red > space 9 5 cars red, \
             green > space 4 5 cars green, blue > space 1 5 cars blue, phase 1 6",
            "red bonus 9",
            "blue pass",
            "green pass",
            "yellow pass",
            "red pass",
            "reveal 2 2 2 2",
        ],
        "sale",
    ),
    Worked::new(5, &["correct phase 2 7"], "reveal 52 44 32 53 22"),
];

/// Losses.
pub(super) const PHASE_8: [Worked; 3] = [
    Worked::new(
        4,
        &["correct yellow > space 12 1 tiles yellow, red > space 9 2 tiles red, \
           bank > space 4 1 closed, blue > space 1 1 tiles blue, phase 1 8"],
        "losses",
    ),
    Worked::new(3, &["correct bank > red 7 losses, phase 3 8", "red loan", "red loan"], "losses"),
    Worked::new(3, &["correct bank > red 7 losses, phase 3 8, red is chrysler"], "losses"),
];
