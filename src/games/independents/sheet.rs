//! The set-up sheet of the box: its sections, its disks, its companies.

use crate::engine::SetupSheet;
use crate::engine::board::Board;
use crate::games::independents::board::Printing;
use crate::words::keys::independents as k;

/// The sheet, with the companies that the box has once their sheets are counted.
pub fn setup_sheet(board: &Board) -> SetupSheet {
    let form = board.form();
    let companies = Printing::on(board).companies().unwrap_or_default();
    SetupSheet::default()
        .with(form, "sections", k::LOOK_SECTIONS, |_| true)
        .with(form, "box", k::LOOK_BOX, |_| true)
        .with(form, "company", k::LOOK_COMPANY, |cell| cell.row.parse().is_ok_and(|n: i64| n <= companies))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::independents::board::form;
    use crate::preset::{Preset, practice};

    #[test]
    fn the_sheet_asks_for_the_companies_once_their_sheets_are_counted() {
        assert_eq!(setup_sheet(&Board::unread(form())).groups.len(), 2);
        let text = practice("independents").unwrap();
        let read = Preset::read(text).unwrap().board(&form(), text).unwrap();
        let board = Board::read(form(), &read).unwrap();
        let sheet = setup_sheet(&board);
        let companies = Printing::on(&board).companies().unwrap();
        let cells = sheet.groups.last().map(|group| group.cells.len() as i64);
        assert_eq!(cells, Some(companies * 4), "a name and three kinds of circles each");
    }
}
