//! The phases of Autotock in order, and its rules that users can look up.

use crate::games::autotock::worked;
use crate::{entries, lessons};

lessons! { "autotock";
    1 "phase-1": "deals"; open; worked &worked::PHASE_1;
    2 "phase-2": "puncture"; open "puncture", "puncture-debt", "puncture-block", "puncture-joker",
        "puncture-two", "joker-two-debts"; worked &worked::PHASE_2;
    3 "phase-3": "turns", "out", "go", "reverse" = "reverse", "nitro" = "nitro", "garage",
        "collision", "blocked", "general", "cards", "seven", "jacks", "joker", "experts", "win";
        open "go-protection", "effects", "reverse-four", "reverse-seven", "nitro-seven",
        "nitro-four", "nitro-joker", "joker-own", "swap-go", "swap-where", "full-lap",
        "garage-choice", "laid-card", "unused-go", "seven-same-square", "pushed-effects",
        "five-who", "eight-own", "verge", "one-eyed"; worked &worked::PHASE_3;
}

entries! { "autotock";
    "deals", "turns", "out", "go", "puncture", "reverse" = "reverse", "nitro" = "nitro",
    "garage", "collision", "blocked", "general", "cards", "seven", "jacks", "joker", "experts",
    "win"
}
