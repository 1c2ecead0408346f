//! The rule search entries of Autotock, one for each paragraph, in the order of the rules.

use crate::entries;

entries! { "autotock";
    "deals", "turns", "out", "go", "puncture", "reverse" = "reverse", "nitro" = "nitro",
    "garage", "collision", "blocked", "general", "cards", "seven", "jacks", "joker", "experts",
    "win"
}
