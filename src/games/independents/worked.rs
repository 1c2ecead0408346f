//! The worked examples of the rule page, by phase: each is a position and the act that it explains.

use crate::engine::Worked;

/// Required disks.
pub(super) const STEP_2: [Worked; 1] = [Worked::new(
    4,
    &[
        "order blue green yellow",
        "red company 1",
        "blue company 2",
        "green company 3",
        "yellow company 4",
        "red place 1:1",
        "blue place 1:1",
        "green pass",
        "yellow place 2:1",
        "red pass",
        "blue place 3:1",
        "yellow pass",
        "blue pass",
    ],
    "green required 1:1",
)];

/// Competition.
pub(super) const STEP_4: [Worked; 2] = [
    Worked::new(
        2,
        &["red company 1", "blue company 2", "correct bank > models 1 6 disks red, phase 1 models 4"],
        "settle",
    ),
    Worked::new(
        3,
        &[
            "order blue green",
            "red company 1",
            "blue company 2",
            "green company 3",
            "correct bank > models 1 4 disks red, bank > models 1 3 disks blue, \
             bank > models 1 1 disks green, phase 1 models 4",
        ],
        "draw 1 blue",
    ),
];

/// Majority.
pub(super) const STEP_5: [Worked; 1] = [Worked::new(
    3,
    &[
        "order blue green",
        "red company 1",
        "blue company 2",
        "green company 3",
        "correct phase 1 models 5",
        "correct bank > models 1 1 disks red, bank > models 2 1 disks red, \
         bank > models 3 1 disks red, bank > models 4 1 disks blue, bank > models 5 1 disks blue, \
         bank > models 6 1 disks green",
    ],
    "majority",
)];

/// New year.
pub(super) const STEP_8: [Worked; 2] = [
    Worked::new(
        2,
        &[
            "red company 2",
            "blue company 3",
            "correct red > bank 10 disks red, sheet 1 > bank 4 disks red, sheet 2 > bank 3 disks red",
            "correct sheet 3 > bank 3 disks red, phase 1 promotions 8",
            "correct bank > sheet 1 3 disks red, bank > return 1 15 disks red",
        ],
        "year",
    ),
    Worked::new(
        2,
        &[
            "red company 2",
            "blue company 3",
            "correct red > bank 10 disks red, sheet 1 > bank 4 disks red, sheet 2 > bank 3 disks red",
            "correct sheet 3 > bank 3 disks red, phase 1 promotions 8",
            "correct bank > sheet 1 4 disks red, bank > return 1 5 disks red",
        ],
        "year",
    ),
];
