//! The phases of The Last of the Independents in order, and its rules that users can look up.

use crate::games::independents::worked;
use crate::{entries, lessons};

lessons! { "independents";
    1 "step-1": "order", "selective"; open "no-disks"; worked &[];
    2 "step-2": "required"; open; worked &worked::STEP_2;
    3 "step-3": "cards"; open "supply-short"; worked &[];
    4 "step-4": "competition"; open; worked &worked::STEP_4;
    5 "step-5": "majority"; open; worked &worked::STEP_5;
    6 "step-6": "trend"; open "trend-cards", "trend-source", "trend-stack"; worked &[];
    7 "step-7": "car"; open; worked &[];
    8 "step-8": "new-year", "end"; open "unspent", "years"; worked &worked::STEP_8;
}

entries! { "independents";
    "setup", "order", "selective", "required", "cards", "competition", "majority", "trend",
    "car", "new-year", "end"
}
