//! The check of a demand sale: the demand, and where cars stand.

use crate::ask::terms::automobile::Class;
use crate::ask::{Answer, AskError, SaleSheet, Selling, Wanted, sale};
use crate::desk::check::List;
use crate::desk::check::form::{Cell, Form, Table};
use crate::words::keys::check as k;

fn space(number: u8, class: Class, owner: &str, cars: u8, bonus: u8) -> Vec<Cell> {
    vec![
        Cell::space(number),
        Cell::class(class),
        Cell::name(owner),
        Cell::number(cars, 0..=99),
        Cell::number(bonus, 0..=1),
        Cell::number(0, 0..=2),
    ]
}

/// Example values.
pub fn example() -> Form {
    let wanted = [(k::WANTED_PREMIUM, 2), (k::WANTED_MID, 6), (k::WANTED_LOW, 0)];
    let wanted = wanted.map(|(name, cars)| (name, Cell::number(cars, 0..=99)));
    let spaces = vec![
        space(12, Class::Mid, "David", 2, 0),
        space(10, Class::Premium, "Alice", 3, 0),
        space(9, Class::Mid, "Alice", 4, 1),
        space(6, Class::Mid, "Chloé", 2, 0),
        space(4, Class::Mid, "Bruno", 2, 0),
    ];
    let columns = &[k::SPACE, k::CLASS, k::OWNER, k::CARS, k::BONUS, k::REDUCED];
    let tables = vec![Table { list: List::Spaces, columns, rows: spaces }];
    Form { tables, ..Form::of(wanted.into_iter().chain([(k::REDUCED_PRICE, Cell::unread())])) }
}

/// A new row.
pub fn row(form: &Form, list: List) -> Option<Vec<Cell>> {
    let owner = form.rows(list).last().and_then(|row| row.get(2)).map(Cell::as_name).unwrap_or_default();
    form.free_space().map(|free| space(free.number(), Class::Mid, &owner, 1, 0))
}

/// Asks the rules.
pub fn ask(form: &Form) -> Result<Answer, AskError> {
    let selling = |row: &Vec<Cell>| {
        let [space, class, owner, cars, bonus, reduced] = row.as_slice() else { return None };
        Some(Selling {
            space: space.as_space()?,
            class: class.as_class(),
            owner: owner.as_name(),
            cars: cars.value()?,
            bonus: bonus.value()?,
            reduced: reduced.value()?,
        })
    };
    sale(&SaleSheet {
        demand: Wanted { premium: form.value(0), mid: form.value(1), low: form.value(2) },
        spaces: form.rows(List::Spaces).iter().filter_map(selling).collect(),
        mid_reduced: form.fields.get(3).and_then(|(_, price)| price.value()),
    })
}
