//! The rule search entries of Automobile, one for each paragraph, in the order of the rules.

use crate::entries;

entries! { "automobile";
    "setup", "demand-tiles", "characters", "ford", "sloan", "durant", "chrysler", "build",
    "skip", "parts", "place", "cubes", "produce", "close", "loan", "howard", "distributors",
    "decisions", "demand", "sale", "losses", "end-turn", "end"
}
