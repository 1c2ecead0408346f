//! The check of a loss phase: the cars built and the players' losses.

use crate::ask::terms::automobile::{Character, Class, LOANS, PLAYERS, TURNS};
use crate::ask::{Answer, AskError, LossSheet, Payer, Standing, losses};
use crate::desk::check::List;
use crate::desk::check::form::{Cell, Choices, Form, Table};
use crate::words::keys::check as k;

fn player(name: &str, points: u16, loans: i64, cash: u32, character: Option<Character>) -> Vec<Cell> {
    vec![
        Cell::name(name),
        Cell::number(points, 0..=999),
        Cell::number(loans, 0..=LOANS),
        Cell::number(cash, 0..=99_999),
        Cell::discarding(character),
    ]
}

fn space(number: u8, class: Class, owner: usize) -> Vec<Cell> {
    vec![Cell::space(number), Cell::class(class), Cell::Choice(owner, Choices::Owners)]
}

/// Example values.
pub fn example() -> Form {
    let turn = (k::TURN, Cell::number(3, 1..=TURNS));
    let players = vec![
        player("Alice", 3, 2, 400, None),
        player("Bruno", 5, 0, 200, Some(Character::Sloan)),
        player("Chloé", 3, 1, 50, None),
    ];
    let spaces = vec![
        space(12, Class::Mid, 3),
        space(10, Class::Premium, 2),
        space(9, Class::Mid, 1),
        space(6, Class::Mid, 0),
        space(4, Class::Mid, 1),
    ];
    let tables = vec![
        Table {
            list: List::Players,
            columns: &[k::NAME, k::POINTS, k::LOANS, k::CASH, k::CHARACTER],
            rows: players,
        },
        Table { list: List::Spaces, columns: &[k::SPACE, k::CLASS, k::OWNER], rows: spaces },
    ];
    Form { tables, ..Form::of([turn, (k::RATE, Cell::unread())]) }
}

/// A new row.
pub fn row(form: &Form, list: List) -> Option<Vec<Cell>> {
    match list {
        List::Players => (form.rows(list).len() < PLAYERS).then(|| player("", 0, 0, 0, None)),
        List::Spaces => form.free_space().map(|free| space(free.number(), Class::Mid, 1)),
    }
}

/// Asks the rules.
pub fn ask(form: &Form) -> Result<Answer, AskError> {
    let players = form.rows(List::Players);
    let player = |row: &Vec<Cell>| {
        let [name, points, loans, cash, character] = row.as_slice() else { return None };
        Some(Payer {
            name: name.as_name(),
            points: points.value()?,
            loans: loans.value()?,
            cash: cash.value(),
            character: character.as_discarding(),
        })
    };
    let space = |row: &Vec<Cell>| {
        let [space, class, owner] = row.as_slice() else { return None };
        let owner = owner.place().checked_sub(1).and_then(|at| players.get(at)?.first());
        let owner = owner.map(Cell::as_name);
        Some(Standing { space: space.as_space()?, class: class.as_class(), owner })
    };
    losses(&LossSheet {
        turn: form.value(0),
        rate: form.fields.get(1).and_then(|(_, rate)| rate.value()),
        spaces: form.rows(List::Spaces).iter().filter_map(space).collect(),
        players: players.iter().filter_map(player).collect(),
    })
}
