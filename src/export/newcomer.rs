//! After the evening, for whoever played for the first time: how the game went, what cost each player most, and the phases
//! once more.

use maud::{Markup, html};

use crate::engine::{Holder, Seat, Unit};
use crate::export::chart::course;
use crate::export::page::{amount, head, page, section, units_of};
use crate::export::reference::{phases, sides};
use crate::export::{Away, Copy};
use crate::say;
use crate::words::Key;
use crate::words::keys::export as k;

/// So many causes are told of each player.
const CAUSES: usize = 3;

/// The page.
pub fn newcomer(copy: &Copy<'_>) -> String {
    let title = copy.words(say!(k::NEWCOMER_TITLE, game = copy.table.contents().title));
    let first = copy.table.seats().iter().next();
    let unit = first.and_then(|seat| units_of(copy, seat).first().copied());
    let front = html! { @if let Some(unit) = unit { (course(copy, unit)) (costs(copy, unit)) } };
    page(copy, &title, &html! {}, &sides(&front, &section(&copy.words(k::PHASES_AGAIN), &phases(copy))))
}

/// A row for each player: what cost most, the dearest first.
fn costs(copy: &Copy<'_>, unit: Unit) -> Markup {
    let seats: Vec<Seat> = copy.table.seats().iter().collect();
    let body = html! {
        table {
            (head(&[(copy.words(k::PLAYER), ""), (copy.words(k::COST_MOST), "")]))
            @for seat in seats {
                tr { td { (copy.table.seats().name(seat)) } td { (dearest(copy, seat, unit).join(", ")) } }
            }
        }
    };
    section(&copy.words(k::COST_MOST), &body)
}

/// What a player paid for, with how much in all.
fn dearest(copy: &Copy<'_>, seat: Seat, unit: Unit) -> Vec<String> {
    let mut causes: Vec<(Key, i64)> = Vec::new();
    let played = Away::of(copy.table, seat, 0).map(|away| away.missed).unwrap_or_default();
    let paid = played.iter().filter(|entry| !entry.undone).flat_map(|entry| entry.of_seat(seat));
    let from = |movement: &crate::engine::Movement| {
        movement.from == Holder::Seat(seat) && movement.unit.kind() == unit.kind()
    };
    for posting in paid.filter(|posting| from(&posting.movement)) {
        match causes.iter_mut().find(|(cause, _)| *cause == posting.why.cause) {
            Some((_, sum)) => *sum += posting.movement.amount,
            None => causes.push((posting.why.cause, posting.movement.amount)),
        }
    }
    causes.sort_by_key(|(_, sum)| std::cmp::Reverse(*sum));
    let told = |(cause, sum): (Key, i64)| format!("{}: {}", copy.words(cause), amount(copy, unit, sum));
    causes.into_iter().take(CAUSES).map(told).collect()
}
