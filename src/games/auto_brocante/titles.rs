//! The names of the board's tables, and of their columns and rows.

use crate::engine::board::Titles;
use crate::words::keys::auto_brocante as k;

pub const TITLES: Titles = Titles {
    tables: &[
        ("car", k::TABLE_CAR),
        ("sell", k::TABLE_SELL),
        ("card", k::TABLE_CARD),
        ("policy", k::TABLE_POLICY),
        ("value", k::TABLE_VALUE),
        ("option", k::TABLE_OPTION),
    ],
    columns: &[
        ("name", k::COLUMN_NAME),
        ("list", k::COLUMN_LIST),
        ("base", k::COLUMN_BASE),
        ("plus", k::COLUMN_PLUS),
        ("price", k::COLUMN_PRICE),
        ("cards", k::COLUMN_CARDS),
        ("covers", k::COLUMN_COVERS),
    ],
    rows: &[
        ("buy", k::ROW_BUY),
        ("take", k::ROW_TAKE),
        ("comprehensive", k::POLICY_COMPREHENSIVE),
        ("fly-by-night", k::ROW_FLY_BY_NIGHT),
        ("b", k::ROW_OPTION_B),
    ],
};
