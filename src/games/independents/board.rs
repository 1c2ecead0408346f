//! The numbers that are printed in the game but not in its rule text: the cells that hold them, and the questions
//! that the rules ask about sections, company sheets and disks.

use crate::engine::board::{Board, CellId, CellKind, Cells, Legend, Printed};
use crate::engine::{Refusal, Rejection, Setting, Told};
use crate::games::independents::View;
use crate::games::independents::units::CIRCLES;
use crate::games::independents::{Category, Company, Section, Spot};
use crate::words::keys::{independents as k, sheets};
use crate::words::{Arg, Line};
use crate::{board_values, msg, schema, titles};

const COUNTS: u16 = 0;
const NAMES: u16 = COUNTS + 3;
const COMPANIES: u16 = NAMES + 3 * Section::COUNT as u16;
const PER_COMPANY: u16 = 4;
pub const SHEETS_COUNT: CellId = CellId(SHEETS);
const SHEETS: u16 = COMPANIES + PER_COMPANY * Company::COUNT as u16;
const DISKS: u16 = SHEETS + 1;

titles! { "independents";
    tables: "sections", "models" = "category-models", "engineering" = "category-engineering",
        "promotions" = "category-promotions", "company", "box";
    columns: "count", "name", "models" = "category-models",
        "engineering" = "category-engineering", "promotions" = "category-promotions";
    rows: "companies", "disks", "models" = "category-models",
        "engineering" = "category-engineering", "promotions" = "category-promotions";
}

schema!(Legend { together: &["company"], ..TITLES });

fn cells(cells: &mut Cells) {
    for category in Category::ALL {
        let question = msg!(k::ASK_SECTIONS, category = category.key());
        cells.row("sections", category.word()).put("count", question, CellKind::whole(1, Section::COUNT));
    }
    for category in Category::ALL {
        for section in Section::all() {
            let question = msg!(k::ASK_SECTION_NAME, n = section.number(), category = category.key());
            cells.row(category.word(), section).put("name", question, CellKind::Name);
        }
    }
    for company in Company::all() {
        let (n, mut row) = (company.number(), cells.row("company", company));
        row.put("name", msg!(k::ASK_COMPANY_NAME, n), CellKind::Name);
        for category in Category::ALL {
            let question = msg!(k::ASK_COMPANY_CIRCLES, n, category = category.key());
            row.put(category.word(), question, CellKind::whole(0, CIRCLES));
        }
    }
    cells.row("box", "companies").put("count", k::ASK_COMPANIES, CellKind::whole(1, Company::COUNT));
    cells.row("box", "disks").put("count", k::ASK_DISKS, CellKind::whole(0, 1000));
}

pub const fn sections(category: Category) -> CellId {
    CellId(COUNTS + category as u16)
}

const fn section_name(spot: Spot) -> CellId {
    let category = spot.category as u16 * Section::COUNT as u16;
    CellId(NAMES + category + spot.section.number() as u16 - 1)
}

/// The cell of a company, by column: 0 name, then the circles of each category.
const fn company_slot(company: Company, column: u16) -> CellId {
    CellId(COMPANIES + (company.number() as u16 - 1) * PER_COMPANY + column)
}

board_values!();

impl BoardValues<'_> {
    /// Names a section: its printed name if known, otherwise its number.
    pub fn section(self, spot: Spot) -> Line {
        let n = spot.section.number();
        match self.0.name(section_name(spot)) {
            Some(name) => msg!(k::SECTION_NAMED, name, n),
            None => msg!(k::SECTION, n),
        }
    }

    pub fn known_section(self, spot: Spot) -> Option<Line> {
        self.0.name(section_name(spot)).map(|name| msg!(sheets::NAMED, name))
    }

    /// Names a section with its category, for texts about several categories.
    pub fn spot(self, spot: Spot) -> Line {
        msg!(k::SPOT, category = spot.category.key(), section = self.section(spot))
    }

    /// Names a company: its printed name if known, otherwise its number.
    pub fn company(self, company: Company) -> Line {
        let n = company.number();
        match self.0.name(company_slot(company, 0)) {
            Some(name) => msg!(k::COMPANY_NAMED, name, n),
            None => msg!(k::COMPANY, n),
        }
    }

    pub fn known_company(self, company: Company) -> Option<Line> {
        self.0.name(company_slot(company, 0)).map(|name| msg!(sheets::NAMED, name))
    }

    pub fn sections(self, category: Category) -> Result<i64, Rejection> {
        Ok(self.0.whole(sections(category))?.0)
    }

    /// How many company sheets there are.
    pub fn companies(self) -> Result<i64, Rejection> {
        Ok(self.0.whole(SHEETS_COUNT)?.0)
    }

    /// How many disks of each colour there are.
    pub fn disks(self) -> Result<Printed<i64>, Rejection> {
        self.0.whole(CellId(DISKS))
    }

    /// The circles of a company in each category.
    ///
    /// # Errors
    /// Asks for missing values; refuses circles that do not add up to ten.
    pub fn circles(self, company: Company) -> Result<[Printed<i64>; 3], Rejection> {
        let of = |category: Category| self.0.whole(company_slot(company, u16::from(category.number())));
        let circles = [of(Category::Models)?, of(Category::Engineering)?, of(Category::Promotions)?];
        let sum: i64 = circles.iter().map(|printed| printed.0).sum();
        if sum == CIRCLES {
            return Ok(circles);
        }
        let why = msg!(k::CIRCLES_WRONG, company = self.company(company), sum, circles = CIRCLES);
        let read = circles.map(|printed| printed.0);
        let suggestion =
            msg!(k::CIRCLES_WRONG_SUGGESTION, models = read[0], engineering = read[1], promotions = read[2]);
        let slots = Category::ALL.map(|category| company_slot(company, u16::from(category.number())));
        Err(Refusal::new(why, k::RULE_SETUP).suggestion(suggestion).misread(slots).into())
    }
}

/// Why the value of a cell cannot be right: fewer sheets than players, or company circles that do not add up to ten.
pub fn disagrees(board: &Board, players: usize, cell: CellId) -> Option<Line> {
    let values = BoardValues::on(board);
    if cell == SHEETS_COUNT {
        let sheets =
            values.companies().ok().filter(|sheets| usize::try_from(*sheets).is_ok_and(|n| n < players))?;
        return Some(msg!(k::TOO_FEW_SHEETS, sheets, players));
    }
    let company =
        Company::all().find(|company| (1..PER_COMPANY).any(|at| cell == company_slot(*company, at)))?;
    match values.circles(company) {
        Err(Rejection::Refused(refusal)) => Some(refusal.why),
        _ => None,
    }
}

impl Told for Company {
    fn told(&self, setting: &Setting) -> Arg {
        BoardValues::on(&setting.board).company(*self).into()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::Cell;

    #[test]
    fn cell_ids_match_the_schema() {
        let schema = schema();
        let word = |slot| schema.cell(slot).map(Cell::word).unwrap_or_default();
        let third = Section::try_from(3).unwrap();
        let twelfth = Company::try_from(12).unwrap();
        assert_eq!(word(CellId(COUNTS + 2)), "sections promotions count");
        assert_eq!(word(section_name(Spot::new(Category::Engineering, third))), "engineering 3 name");
        assert_eq!(word(company_slot(twelfth, 0)), "company 12 name");
        assert_eq!(word(company_slot(twelfth, 3)), "company 12 promotions");
        assert_eq!(
            (word(CellId(SHEETS)), word(CellId(DISKS))),
            ("box companies count".into(), "box disks count".into())
        );
    }
}
