//! The names of the board's tables, and of their columns and rows.

use crate::titles;

titles! { "auto-brocante";
    tables: "car", "sell", "card", "policy", "value", "option";
    columns: "name", "list", "base", "plus", "price", "cards", "covers";
    rows: "buy", "take", "comprehensive" = "policy-comprehensive", "fly-by-night",
        "b" = "row-option-b";
}
