//! The set-up sheet of The Last of the Independents: its sections, its disks, its companies.

use crate::engine::SetupSheet;
use crate::engine::board::{Board, Cell};
use crate::engine::scene::{Place, PlaceId, Scene};
use crate::games::independents::board::BoardValues;
use crate::games::independents::scene::section;
use crate::games::independents::{Category, Company, Section, Spot};
use crate::msg;
use crate::words::keys::{desk, independents as k};

/// The set-up sheet. Companies appear when the number of sheets is known.
pub fn setup_sheet(board: &Board) -> SetupSheet {
    let schema = board.schema();
    let companies = BoardValues::on(board).companies().unwrap_or_default();
    SetupSheet::default()
        .with(schema, "sections", k::LOOK_SECTIONS, |_| true)
        .with(schema, "box", k::LOOK_BOX, |_| true)
        .with(schema, "company", k::LOOK_COMPANY, |cell| cell.row.parse().is_ok_and(|n: i64| n <= companies))
        .drawn(schema, drawing(board), place)
}

/// The place of a company sheet, by its number.
fn sheet(number: u8) -> PlaceId {
    PlaceId::new("sheet", number)
}

/// The categories with their sections, and the company sheets below them, as far as their numbers are known.
fn drawing(board: &Board) -> Scene {
    let printing = BoardValues::on(board);
    let mut places = Vec::new();
    for category in Category::ALL {
        places.push(Place {
            name: Some(category.key().into()),
            description: vec![category.key().into()],
            ..Place::new(PlaceId::new("category", category.number()))
        });
        let there = printing.sections(category).unwrap_or_default();
        let sections = Section::all().filter(|section| i64::from(section.number()) <= there);
        places.extend(sections.map(|number| {
            let spot = Spot::new(category, number);
            Place {
                name: printing.known_section(spot),
                number: Some(msg!(desk::FIGURE, figure = number.number())),
                description: vec![printing.spot(spot)],
                ..Place::new(section(spot))
            }
        }));
    }
    let there = printing.companies().unwrap_or_default();
    let companies = Company::all().filter(|company| i64::from(company.number()) <= there);
    places.extend(companies.map(|company| Place {
        number: Some(msg!(desk::FIGURE, figure = company.number())),
        name: printing.known_company(company),
        description: vec![printing.company(company)],
        ..Place::new(sheet(company.number()))
    }));
    Scene { places, ..Scene::default() }
}

/// The place on the drawing where a cell is filled in.
fn place(cell: &Cell) -> Option<PlaceId> {
    match cell.table {
        "sections" => {
            let category = Category::ALL.into_iter().find(|category| category.word() == cell.row)?;
            Some(PlaceId::new("category", category.number()))
        }
        "company" => cell.row.parse().ok().map(sheet),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::independents::board::schema;
    use crate::preset::{Preset, practice};

    #[test]
    fn sheet_asks_for_companies_once_their_number_is_known() {
        assert_eq!(setup_sheet(&Board::empty(schema())).groups.len(), 2);
        let text = practice("independents").unwrap();
        let read = Preset::parse(text).unwrap().board(&schema(), text).unwrap();
        let board = Board::from_written(schema(), &read).unwrap();
        let sheet = setup_sheet(&board);
        let companies = BoardValues::on(&board).companies().unwrap();
        let cells = sheet.groups.last().map(|group| group.cells.len() as i64);
        assert_eq!(cells, Some(companies * 4), "a name and three kinds of circles each");
    }
}
