//! Checks of a line before it is entered: amounts that no banknotes or pieces can make up, and doubts of the game.

use crate::engine::{Movement, Reply, Unit};
use crate::msg;
use crate::session::Session;
use crate::words::Line;
use crate::words::keys::discrepancy as k;

/// The question about an amount that these pieces cannot make up, with the nearest possible amounts; `None` if they can or if
/// `values`, those of the pieces, is empty.
pub fn uncountable(table: &Session, unit: Unit, amount: i64, values: &[i64]) -> Option<Line> {
    let smallest = values.iter().copied().filter(|value| *value > 0).min()?;
    let divides = values.iter().all(|value| value % smallest == 0);
    let over = amount % smallest;
    if !divides || over == 0 || amount < 0 {
        return None;
    }
    let below = amount - over;
    let above = below.checked_add(smallest)?;
    Some(msg!(
        k::UNCOUNTABLE,
        amount = table.amount_line(unit, amount),
        smallest = table.amount_line(unit, smallest),
        below = table.amount_line(unit, below),
        above = table.amount_line(unit, above),
    ))
}

/// The questions about a line before it is entered: typed amounts that the pieces cannot make up, and doubts of the game. `pieces`
/// gives the values of the banknotes or pieces of a unit.
pub fn doubts(table: &Session, reply: &Reply, pieces: &dyn Fn(Unit) -> Vec<i64>) -> Vec<Line> {
    let Ok(done) = reply else { return Vec::new() };
    let text = table.write(&done.verb);
    let typed =
        |amount: i64| text.split(|c: char| !c.is_ascii_digit()).any(|word| word.parse() == Ok(amount));
    let movements = done.movements().iter().filter(|movement| typed(movement.amount));
    let doubt =
        |movement: &Movement| uncountable(table, movement.unit, movement.amount, &pieces(movement.unit));
    // Those of the game weigh more, and there may be room for one.
    done.act()
        .into_iter()
        .flat_map(|act| table.book().doubts(table.setting(), act))
        .chain(movements.filter_map(doubt))
        .collect()
}
