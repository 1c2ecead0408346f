//! The names of the board's tables, and of their columns and rows.

use crate::titles;

titles! { "automobile";
    tables: "space", "production", "boxes", "price", "rate", "character", "tiles";
    columns: "name", "class", "cost", "car", "least", "most", "from-1", "from-2", "from-3",
        "reduced", "dollars", "place", "cubes", "count";
    rows: "ford" = "character-ford", "kettering" = "character-kettering",
        "sloan" = "character-sloan", "howard" = "character-howard",
        "durant" = "character-durant", "chrysler" = "character-chrysler",
        "premium 1" = "row-premium-1", "premium 2" = "row-premium-2", "premium 3" = "row-premium-3",
        "mid 1" = "row-mid-1", "mid 2" = "row-mid-2", "mid 3" = "row-mid-3",
        "low 1" = "row-low-1", "low 2" = "row-low-2", "low 3" = "row-low-3";
}
