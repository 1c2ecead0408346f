//! The rule search entries of The Last of the Independents, one for each paragraph, in the order of the rules.

use crate::entries;

entries! { "independents";
    "setup", "order", "selective", "required", "cards", "competition", "majority", "trend",
    "car", "new-year", "end"
}
