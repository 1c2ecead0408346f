//! The names of the board's tables, and of their columns and rows.

use crate::titles;

titles! { "independents";
    tables: "sections", "models" = "category-models", "engineering" = "category-engineering",
        "promotions" = "category-promotions", "company", "box";
    columns: "count", "name", "models" = "category-models",
        "engineering" = "category-engineering", "promotions" = "category-promotions";
    rows: "companies", "disks", "models" = "category-models",
        "engineering" = "category-engineering", "promotions" = "category-promotions";
}
