//! Questions to ask before a line is entered: amounts that no banknotes or pieces add up to, and doubts from the rules.

use crate::engine::{Movement, Reply, Unit};
use crate::msg;
use crate::session::Session;
use crate::words::Line;
use crate::words::keys::discrepancy as k;

/// The question about an amount that the pieces cannot add up to, with the nearest possible amounts; `None`
/// if they can. `values` are the values of the pieces; if it is empty, nothing is asked.
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

/// The questions about a line before it is entered: doubts from the rules, and typed amounts that the pieces
/// cannot add up to. `pieces` returns the values of the banknotes or pieces of a unit.
pub fn doubts(table: &Session, reply: &Reply, pieces: &dyn Fn(Unit) -> Vec<i64>) -> Vec<Line> {
    let Ok(done) = reply else { return Vec::new() };
    let text = table.write(&done.verb);
    let typed =
        |amount: i64| text.split(|c: char| !c.is_ascii_digit()).any(|word| word.parse() == Ok(amount));
    let movements = done.movements().iter().filter(|movement| typed(movement.amount));
    let doubt =
        |movement: &Movement| uncountable(table, movement.unit, movement.amount, &pieces(movement.unit));
    // The doubts from the rules come first: they matter more, and there may only be room for one.
    done.act()
        .into_iter()
        .flat_map(|act| table.book().doubts(table.setting(), act))
        .chain(movements.filter_map(doubt))
        .collect()
}
