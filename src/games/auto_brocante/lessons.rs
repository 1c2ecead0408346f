//! The phases of Auto-Brocante in order, and its rules that users can look up.

use crate::games::auto_brocante::worked;
use crate::{entries, lessons};

lessons! { "auto-brocante";
    1 "phase-1": "setup", "cars"; open; worked &worked::PHASE_1;
    2 "phase-2": "minimum"; open "min-price", "min-short"; worked &worked::PHASE_2;
    3 "phase-3": "cards", "sell-cards", "buy-cards", "approach", "force", "damage", "insurance",
        "option-b", "option-d"; open "insured-car", "unrepaired", "haggle-fails", "short-of-cash",
        "recovered", "fly-by-night", "claim-cash"; worked &worked::PHASE_3;
    4 "phase-4": "business", "hood"; open; worked &worked::PHASE_4;
    5 "phase-5": "turn"; open "stuck"; worked &[];
    6 "phase-6": "end"; open; worked &[];
}

entries! { "auto-brocante";
    "setup", "turn", "minimum", "cards", "sell-cards", "buy-cards", "approach", "force",
    "damage", "insurance", "business", "hood", "end", "cars", "option-b", "option-d"
}
