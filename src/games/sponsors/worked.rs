//! The worked examples of the rule page, by phase: each is a position and the act that it explains.

use crate::engine::Worked;

const ENERGY: &str = "correct phase 4, bank > red 4 energy, bank > blue 4 energy, \
                      bank > green 4 energy, bank > yellow 4 energy";

/// Workshop.
pub(super) const PHASE_2: [Worked; 3] = [
    Worked::new(
        4,
        &[
            "dealt",
            "correct pile 1 > red 1 sponsor-blue, pile 1 > red 1 sponsor-red, \
             pile 1 > red 1 sponsor-yellow",
        ],
        "red sell blue red yellow",
    ),
    Worked::new(4, &["dealt", "correct pile 1 > red 3 sponsor-red"], "red sell red red red"),
    Worked::new(4, &["dealt"], "red roll 6 5"),
];

/// Last sales and energy.
pub(super) const PHASE_3: [Worked; 1] =
    [Worked::new(4, &["dealt", "correct phase 3, bank > red 8 millions"], "red energy 10")];

/// Race.
pub(super) const PHASE_5: [Worked; 2] = [
    Worked::new(
        4,
        &[
            "dealt",
            ENERGY,
            "grid red blue green yellow",
            "red play engine 6",
            "red stop 1 plain",
            "blue play engine 3",
            "blue stop 2 green",
            "blue stop 2 plain behind",
        ],
        "blue stop 2 plain",
    ),
    Worked::new(4, &["dealt", ENERGY, "grid red blue green yellow"], "red spin 2 engine"),
];
