//! The names of the board's tables, and of their columns and rows.

use crate::titles;

titles! { "sponsors";
    tables: "price", "cards", "sponsors", "track", "zone", "square";
    columns: "kind", "millions", "count", "squares", "start", "first", "second", "zone";
    rows: "one";
}
