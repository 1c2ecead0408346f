//! The names of the board's tables, and of their columns and rows.

use crate::engine::board::Titles;
use crate::words::keys::independents as k;

pub const TITLES: Titles = Titles {
    tables: &[
        ("sections", k::TABLE_SECTIONS),
        ("models", k::CATEGORY_MODELS),
        ("engineering", k::CATEGORY_ENGINEERING),
        ("promotions", k::CATEGORY_PROMOTIONS),
        ("company", k::TABLE_COMPANY),
        ("box", k::TABLE_BOX),
    ],
    columns: &[
        ("count", k::COLUMN_COUNT),
        ("name", k::COLUMN_NAME),
        ("models", k::CATEGORY_MODELS),
        ("engineering", k::CATEGORY_ENGINEERING),
        ("promotions", k::CATEGORY_PROMOTIONS),
    ],
    rows: &[
        ("companies", k::ROW_COMPANIES),
        ("disks", k::ROW_DISKS),
        ("models", k::CATEGORY_MODELS),
        ("engineering", k::CATEGORY_ENGINEERING),
        ("promotions", k::CATEGORY_PROMOTIONS),
    ],
};
