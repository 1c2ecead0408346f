//! The names of the board's tables, and of their columns and rows.

use crate::titles;

titles! { "autotock";
    tables: "corner", "special", "specials";
    columns: "go", "branch", "steps", "counted";
    rows: "nitro" = "nitro", "puncture" = "puncture", "reverse" = "reverse";
}
