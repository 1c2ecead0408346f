//! The names of the board's tables, and of their columns and rows.

use crate::engine::board::Titles;
use crate::words::keys::automobile as k;

pub const TITLES: Titles = Titles {
    tables: &[
        ("space", k::TABLE_SPACE),
        ("production", k::TABLE_PRODUCTION),
        ("boxes", k::TABLE_BOXES),
        ("price", k::TABLE_PRICE),
        ("rate", k::TABLE_RATE),
        ("character", k::TABLE_CHARACTER),
        ("tiles", k::TABLE_TILES),
    ],
    columns: &[
        ("name", k::COLUMN_NAME),
        ("class", k::COLUMN_CLASS),
        ("cost", k::COLUMN_COST),
        ("car", k::COLUMN_CAR),
        ("least", k::COLUMN_LEAST),
        ("most", k::COLUMN_MOST),
        ("from-1", k::COLUMN_FROM_1),
        ("from-2", k::COLUMN_FROM_2),
        ("from-3", k::COLUMN_FROM_3),
        ("reduced", k::COLUMN_REDUCED),
        ("dollars", k::COLUMN_DOLLARS),
        ("place", k::COLUMN_PLACE),
        ("cubes", k::COLUMN_CUBES),
        ("count", k::COLUMN_COUNT),
    ],
    rows: &[
        ("ford", k::CHARACTER_FORD),
        ("kettering", k::CHARACTER_KETTERING),
        ("sloan", k::CHARACTER_SLOAN),
        ("howard", k::CHARACTER_HOWARD),
        ("durant", k::CHARACTER_DURANT),
        ("chrysler", k::CHARACTER_CHRYSLER),
    ],
};
