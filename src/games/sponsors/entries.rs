//! The rule search entries of Les Sponsors, one for each paragraph, in the order of the rules.

use crate::entries;

entries! { "sponsors";
    "setup", "order", "die", "squares", "sponsor-square", "sponsors", "energy", "three", "sides",
    "grid", "race", "cards", "roulette", "violet", "moves", "finish"
}
