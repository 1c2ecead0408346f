//! Two sheets for the table itself: how to lay it out again after a break, and an empty ledger to go on by hand.

use maud::{DOCTYPE, Markup, html};

use crate::engine::{Holder, Measure, Seat, SheetLine, Unit};
use crate::export::Copy;
use crate::export::page::{amount, head, page, section, top, unit_name, units_of, when};
use crate::say;
use crate::words::keys::export as k;

/// How many empty rows a page of the ledger has.
const ROWS: usize = 22;
/// How many columns of units an upright page has room for; more lie across, with fewer rows.
const NARROW: usize = 12;
const WIDE_ROWS: usize = 13;
/// How many rows the title takes from the first page.
const HEADED: usize = 2;

/// What lies where, to rebuild the table after a break.
pub fn state(copy: &Copy<'_>) -> String {
    let body = html! { div class="tight" { (laid(copy)) } };
    page(copy, &copy.words(say!(k::STATE_TITLE, game = copy.table.contents().title)), &when(copy), &body)
}

/// How the table lies, then an empty ledger for each player: all that is needed to go on without a screen.
pub fn by_hand(copy: &Copy<'_>) -> String {
    let body = html! {
        div class="tight" { (laid(copy)) }
        p class="under" { (copy.sentence(k::BY_HAND_HOW)) }
        div class="break" { (rows(copy)) }
    };
    page(copy, &copy.words(say!(k::STATE_TITLE, game = copy.table.contents().title)), &when(copy), &body)
}

fn laid(copy: &Copy<'_>) -> Markup {
    let table = copy.table;
    let stage = table.stage();
    let phase = usize::from(stage.phase).checked_sub(1).and_then(|at| stage.phases.get(at));
    html! {
        p {
            strong {
                (copy.sentence(say!(
                    k::STAGE,
                    turn = stage.turn,
                    phase = stage.phase,
                    name = phase.copied().unwrap_or(table.contents().title),
                )))
            }
        }
        p { (copy.sentence(stage.over.clone().unwrap_or(stage.now))) }
        p class="under" { (copy.sentence(k::AGAIN_HOW)) }
        @let (secret, open): (Vec<SheetLine>, Vec<SheetLine>) = table.sheet().into_iter().partition(|line| line.secret);
        (section(&copy.words(k::LIES), &said(copy, &open)))
        @if !secret.is_empty() {
            (section(&copy.words(k::SECRET), &said(copy, &secret)))
        }
        @if !copy.fingerprint.is_empty() {
            p class="under" { (copy.sentence(say!(k::FINGERPRINT, mark = copy.fingerprint))) }
        }
    }
}

/// Each line as it is said, and as it is typed in.
fn said(copy: &Copy<'_>, lines: &[SheetLine]) -> Markup {
    html! {
        table class="again" {
            (head(&[(copy.words(k::HAS), ""), (copy.words(k::TYPED), "")]))
            @for line in lines {
                tr { td { (copy.sentence(line.told.clone())) } td { code { (copy.typed(&line.text)) } } }
            }
        }
    }
}

/// An empty ledger for each player, to go on by hand: a column for each unit they hold, and what they have now above.
pub fn blank(copy: &Copy<'_>) -> String {
    let title = copy.words(say!(k::BLANK_TITLE, game = copy.table.contents().title));
    html! {
        (DOCTYPE)
        html lang=(copy.language.code()) { (top(&title)) body { main { (rows(copy)) } } }
    }
    .into_string()
}

/// A page for each player; the title stands on the first of them, above its table.
fn rows(copy: &Copy<'_>) -> Markup {
    let table = copy.table;
    html! {
        @for seat in table.seats().iter() {
            @let units = units_of(copy, seat);
            @let (class, rows) = if units.len() > NARROW { ("wide", WIDE_ROWS) } else { ("ledger", ROWS) };
            @let first = seat.index() == 0;
            section class=(class) aria-label=(table.seats().name(seat)) {
                @if first {
                    header {
                        h1 { (copy.words(say!(k::BLANK_TITLE, game = table.contents().title))) }
                        p class="under" { (copy.sentence(k::BLANK_HOW)) }
                    }
                }
                h2 { (table.seats().name(seat)) }
                (empty(copy, &units, (seat, if first { rows - HEADED } else { rows })))
            }
        }
    }
}

/// The table of a player: what is now, and rows to write in.
fn empty(copy: &Copy<'_>, units: &[Unit], (seat, rows): (Seat, usize)) -> Markup {
    let table = copy.table;
    let money = |unit: &Unit| table.chart().measure(*unit) == Measure::Money;
    html! {
        table class="blank" {
            colgroup {
                col class="turn"; col;
                @for unit in units { col class=(if money(unit) { "money" } else { "count" }); }
            }
            thead { tr {
                th scope="col" { (copy.words(table.stage().called)) }
                th scope="col" { (copy.words(k::WHAT)) }
                @for unit in units { th scope="col" { span { (unit_name(copy, *unit)) } } }
            } }
            tr {
                td { (table.stage().turn) }
                td { (copy.words(k::NOW)) }
                @for unit in units { td class="figure" { (amount(copy, *unit, table.balance(Holder::Seat(seat), *unit))) } }
            }
            @for _ in 0..rows { tr { td {} td {} @for _ in units { td {} } } }
        }
    }
}
