//! The worked examples of the rule page, by phase: each is a position and the act that it explains.

use crate::engine::Worked;

const DEAL: &str = "deal red 1 2 3 4, blue 5 6 7 8, green 9 10 11 12";

/// Cars dealt.
pub(super) const PHASE_1: [Worked; 1] = [Worked::new(3, &[], DEAL)];

/// Minimum.
pub(super) const PHASE_2: [Worked; 1] = [Worked::new(
    3,
    &[
        DEAL,
        "correct car 1 graveyard, car 2 graveyard, car 3 graveyard, car 4 graveyard, \
         car 18 graveyard, car 19 graveyard, car 20 graveyard, car 21 graveyard, car 22 graveyard, \
         car 23 graveyard, car 24 graveyard, next red",
        "red buy 13 card",
    ],
    "red buy 14 card",
)];

/// Option.
pub(super) const PHASE_3: [Worked; 2] = [
    Worked::new(3, &[DEAL], "red fire 10 claim comprehensive"),
    Worked::new(3, &[DEAL, "red none", "red draw"], "blue collision 3 repaired"),
];

/// Business.
pub(super) const PHASE_4: [Worked; 3] = [
    Worked::new(3, &[DEAL, "red none"], "red business 1 blue asked 6000 value 8000"),
    Worked::new(
        3,
        &["deal red 6 2 3 4, blue 5 1 7 8, green 9 10 11 12", "red none"],
        "red business 6 blue asked 6000 value 6000",
    ),
    Worked::new(3, &[DEAL, "red none"], "red business 1 blue asked 5000 value junk"),
];
