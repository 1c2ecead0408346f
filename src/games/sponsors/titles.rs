//! The names of the board's tables, and of their columns and rows.

use crate::engine::board::Titles;
use crate::words::keys::sponsors as k;

pub const TITLES: Titles = Titles {
    tables: &[
        ("price", k::TABLE_PRICE),
        ("cards", k::TABLE_CARDS),
        ("sponsors", k::TABLE_SPONSORS),
        ("track", k::TABLE_TRACK),
        ("zone", k::TABLE_ZONE),
        ("square", k::TABLE_SQUARE),
    ],
    columns: &[
        ("kind", k::COLUMN_KIND),
        ("millions", k::COLUMN_MILLIONS),
        ("count", k::COLUMN_COUNT),
        ("squares", k::COLUMN_SQUARES),
        ("start", k::COLUMN_START),
        ("first", k::COLUMN_FIRST),
        ("second", k::COLUMN_SECOND),
        ("zone", k::COLUMN_ZONE),
    ],
    rows: &[("one", k::ROW_ONE)],
};
