//! The phases of Automobile in order, and its rules that users can look up.

use crate::games::automobile::worked;
use crate::{entries, lessons};

lessons! { "automobile";
    1 "phase-1": "demand-tiles"; open; worked &[];
    2 "phase-2": "characters", "ford", "sloan", "durant", "chrysler"; open "durant-time",
        "durant-cannot", "first-choice"; worked &worked::PHASE_2;
    3 "phase-3": "build", "skip", "parts", "place", "cubes", "produce", "close", "loan"; open
        "closed-leads", "closed-rebuild", "closed-cars", "parts-alone", "parts-count",
        "ford-same", "leave-out", "cars-short"; worked &worked::PHASE_3;
    4 "phase-4": "howard"; open "howard-premium", "howard-short"; worked &[];
    5 "phase-5": "distributors"; open; worked &worked::PHASE_5;
    6 "phase-6": "decisions"; open "marker-where", "marker-closed", "pass-final"; worked
        &worked::PHASE_6;
    7 "phase-7": "demand", "sale"; open; worked &worked::PHASE_7;
    8 "phase-8": "losses"; open "short-of-cash", "loan-late"; worked &worked::PHASE_8;
    9 "phase-9": "end-turn", "end"; open "tie"; worked &[];
}

entries! { "automobile";
    "setup", "demand-tiles", "characters", "ford", "sloan", "durant", "chrysler", "build",
    "skip", "parts", "place", "cubes", "produce", "close", "loan", "howard", "distributors",
    "decisions", "demand", "sale", "losses", "end-turn", "end"
}
