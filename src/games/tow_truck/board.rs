//! What is printed on the box and not in its rules: what each wreck is worth.

use std::sync::{Arc, OnceLock};

use crate::engine::Halt;
use crate::engine::board::{BoardForm, Cell, CellId, CellKind, Printed, Titles};
use crate::games::tow_truck::{Look, Wreck};
use crate::say;
use crate::words::keys::tow_truck as k;

const TITLES: Titles = Titles {
    tables: &[("worth", k::TABLE_WORTH)],
    columns: &[("dollars", k::UNIT_DOLLARS)],
    rows: Wreck::WORDS,
};

/// The printed values that the box may ask for.
pub(super) fn form() -> Arc<BoardForm> {
    static FORM: OnceLock<Arc<BoardForm>> = OnceLock::new();
    let cell = |wreck: Wreck| Cell {
        table: "worth",
        row: wreck.word().to_owned(),
        column: "dollars",
        question: say!(k::ASK_WORTH, wreck = wreck.key()),
        kind: CellKind::Whole { least: 1, most: 100 },
    };
    Arc::clone(FORM.get_or_init(|| Arc::new(BoardForm::new(Wreck::ALL.map(cell).to_vec()).titled(TITLES))))
}

/// What a wreck is worth.
///
/// # Errors
/// Asks for the printed value where nobody has read it.
pub(super) fn worth(view: Look<'_>, wreck: Wreck) -> Result<Printed<i64>, Halt> {
    view.board().whole(CellId(wreck as u16))
}
