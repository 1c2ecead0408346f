//! The phases of Les Sponsors in order, and its rules that users can look up.

use crate::games::sponsors::worked;
use crate::{entries, lessons};

lessons! { "sponsors";
    1 "phase-1": "setup", "three"; open; worked &[];
    2 "phase-2": "order", "sponsors", "die", "squares", "sponsor-square"; open "e-stock",
        "e-no-owner", "sponsor-sold"; worked &worked::PHASE_2;
    3 "phase-3": "energy"; open; worked &worked::PHASE_3;
    4 "phase-4": "sides", "grid"; open "exchange-2"; worked &[];
    5 "phase-5": "race", "cards", "roulette", "violet", "moves", "finish"; open "race-order",
        "green-place", "slip-count", "green-chain", "slip-short", "pushed-green", "pushed-slip",
        "slip-pushed-turn", "spun-off-ball", "rejoin", "spun-violet", "places-left", "stuck-card",
        "tie"; worked &worked::PHASE_5;
}

entries! { "sponsors";
    "setup", "order", "die", "squares", "sponsor-square", "sponsors", "energy", "three", "sides",
    "grid", "race", "cards", "roulette", "violet", "moves", "finish"
}
