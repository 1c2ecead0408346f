//! A demand sale: how many are wanted, and where cars stand.

use egui::Ui;

use crate::ask::terms::automobile::{Class, Space};
use crate::ask::{Answer, AskError, SaleSheet, Selling, Wanted, sale};
use crate::desk::check::field::{self, Cell};
use crate::desk::check::form::{CheckForm, Pen};
use crate::desk::check::{List, losses};
use crate::desk::kit;
use crate::words::keys::check as k;

/// A demand sale, as it is typed.
#[derive(Clone, Debug, PartialEq)]
pub struct SaleForm {
    sheet: SaleSheet,
    reduced: i64,
    reduced_read: bool,
}

impl CheckForm for SaleForm {
    fn example() -> Self {
        let built = [
            (12, Class::Mid, "David", 2, 0),
            (10, Class::Premium, "Alice", 3, 0),
            (9, Class::Mid, "Alice", 4, 1),
            (6, Class::Mid, "Chloé", 2, 0),
            (4, Class::Mid, "Bruno", 2, 0),
        ];
        let spaces = built
            .into_iter()
            .filter_map(|(number, class, owner, cars, bonus)| {
                let owner = owner.to_owned();
                Some(Selling { space: Space::new(number)?, class, owner, cars, bonus, reduced: 0 })
            })
            .collect();
        let sheet = SaleSheet { demand: Wanted { premium: 2, mid: 6, low: 0 }, spaces, mid_reduced: None };
        Self { sheet, reduced: 110, reduced_read: false }
    }

    fn ask(&self) -> Result<Answer, AskError> {
        sale(&SaleSheet { mid_reduced: self.reduced_read.then_some(self.reduced), ..self.sheet.clone() })
    }

    fn fields(&mut self, ui: &mut Ui, pen: &mut Pen<'_>) {
        let demand = &mut self.sheet.demand;
        egui::Grid::new("demand").num_columns(2).spacing([kit::WIDE, kit::NEAR]).show(ui, |ui| {
            field::stepper(ui, pen, k::WANTED_PREMIUM, &mut demand.premium, 0..=99);
            ui.end_row();
            field::stepper(ui, pen, k::WANTED_MID, &mut demand.mid, 0..=99);
            ui.end_row();
            field::stepper(ui, pen, k::WANTED_LOW, &mut demand.low, 0..=99);
            ui.end_row();
            field::printed(ui, pen, k::REDUCED_PRICE, &mut self.reduced_read, &mut self.reduced);
            ui.end_row();
        });
        kit::part(ui);
        let spaces = &mut self.sheet.spaces;
        let classes = losses::classes(pen);
        let columns = [k::SPACE, k::CLASS, k::OWNER, k::CARS, k::BONUS, k::REDUCED];
        field::table(ui, pen, List::Spaces, &columns, spaces.len(), |ui, pen, row| {
            let Some(selling) = spaces.get_mut(row) else { return ui.label("") };
            let first = losses::space_field(ui, pen, row, &mut selling.space);
            field::choice(ui, pen, Cell(k::CLASS, row), &mut selling.class, &classes);
            field::name(ui, pen, Cell(k::OWNER, row), &mut selling.owner);
            field::number(ui, pen, Cell(k::CARS, row), &mut selling.cars, 0..=99);
            field::number(ui, pen, Cell(k::BONUS, row), &mut selling.bonus, 0..=1);
            field::number(ui, pen, Cell(k::REDUCED, row), &mut selling.reduced, 0..=2);
            first
        });
    }

    fn add(&mut self, list: List) {
        let space = losses::free_space(self.sheet.spaces.iter().map(|selling| selling.space));
        if let (List::Spaces, Some(space)) = (list, space) {
            let owner = self.sheet.spaces.last().map(|selling| selling.owner.clone()).unwrap_or_default();
            let row = Selling { space, class: Class::Mid, owner, cars: 1, bonus: 0, reduced: 0 };
            self.sheet.spaces.push(row);
        }
    }

    fn remove(&mut self, list: List, at: usize) {
        if list == List::Spaces && at < self.sheet.spaces.len() {
            self.sheet.spaces.remove(at);
        }
    }
}
