//! The names of the board's tables, and of their columns and rows.

use crate::titles;

titles! { "automobile";
    tables: "space", "production", "boxes", "price", "rate", "character", "tiles";
    columns: "name", "class", "cost", "car", "least", "most", "from-1", "from-2", "from-3",
        "reduced", "dollars", "place", "cubes", "count";
    rows: "ford" = "character-ford", "kettering" = "character-kettering",
        "sloan" = "character-sloan", "howard" = "character-howard",
        "durant" = "character-durant", "chrysler" = "character-chrysler";
}
