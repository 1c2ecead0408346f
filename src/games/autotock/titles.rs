//! The names of the board's tables, and of their columns and rows.

use crate::engine::board::Titles;
use crate::words::keys::autotock as k;

pub const TITLES: Titles = Titles {
    tables: &[("corner", k::TABLE_CORNER), ("special", k::TABLE_SPECIAL), ("specials", k::TABLE_SPECIALS)],
    columns: &[
        ("go", k::COLUMN_GO),
        ("branch", k::COLUMN_BRANCH),
        ("steps", k::COLUMN_STEPS),
        ("counted", k::COLUMN_COUNTED),
    ],
    rows: &[("nitro", k::NITRO), ("puncture", k::PUNCTURE), ("reverse", k::REVERSE)],
};
