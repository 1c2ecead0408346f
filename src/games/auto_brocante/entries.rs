//! The rule search entries of Auto-Brocante, one for each paragraph, in the order of the rules.

use crate::entries;

entries! { "auto-brocante";
    "setup", "turn", "minimum", "cards", "sell-cards", "buy-cards", "approach", "force",
    "damage", "insurance", "business", "hood", "end", "cars", "option-b", "option-d"
}
