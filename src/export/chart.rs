//! Lines over the course of a game, drawn as SVG: what each player held after each entry.

use maud::{Markup, html};

use crate::engine::{Holder, Measure, Seat, Unit};
use crate::export::Copy;
use crate::export::page::{ink, unit_name};
use crate::say;
use crate::session::Glance;
use crate::words::keys::export as k;

/// The drawing in its own measure; the page scales it.
const WIDTH: i64 = 720;
const HEIGHT: i64 = 240;
const LEFT: i64 = 60;
const BELOW: i64 = 20;
/// How many turns are written below it at most.
const TURNS: usize = 8;

/// One line for each player: what they held of a unit after each entry that stands.
pub(super) fn course(copy: &Copy<'_>, unit: Unit) -> Markup {
    let table = copy.table;
    let lines: Vec<u32> = std::iter::once(0).chain(table.chain().iter().copied()).collect();
    let seen: Vec<_> = lines.iter().filter_map(|n| table.look(*n).ok()).collect();
    let of = |seat: Seat| -> Vec<i64> {
        seen.iter().map(|glance| glance.ledger.balance(Holder::Seat(seat), unit)).collect()
    };
    let all: Vec<(Seat, Vec<i64>)> = table.seats().iter().map(|seat| (seat, of(seat))).collect();
    let most = all.iter().flat_map(|(_, amounts)| amounts).copied().max().unwrap_or(0).max(1);
    let steps = i64::try_from(seen.len()).unwrap_or(i64::MAX).saturating_sub(1).max(1);
    let x = |at: usize| {
        let at = i64::try_from(at).unwrap_or(0);
        LEFT + (WIDTH - LEFT) * at / steps
    };
    let y = |amount: i64| HEIGHT - BELOW - (HEIGHT - 2 * BELOW) * amount.clamp(0, most) / most;
    let figure = |amount: i64| match table.chart().measure(unit) {
        Measure::Money => copy.words(table.amount_line(unit, amount)),
        _ => copy.number(amount),
    };
    let turns = turns(&seen);
    let stage = copy.table.stage();
    let label = copy.sentence(say!(k::CHART, unit = unit_name(copy, unit)));
    html! {
        figure {
        figcaption { (label) }
        svg viewBox=(format!("0 0 {WIDTH} {HEIGHT}")) role="img" aria-label=(label) class="course" {
            @for amount in [0, most / 2, most] {
                line x1=(LEFT) x2=(WIDTH) y1=(y(amount)) y2=(y(amount)) class="rule" {}
                text x=(LEFT - 6) y=(y(amount) + 4) text-anchor="end" { (figure(amount)) }
            }
            @for (at, turn) in &turns {
                line x1=(x(*at)) x2=(x(*at)) y1=(BELOW) y2=(HEIGHT - BELOW + 4) class="rule" {}
                text x=(x(*at)) y=(HEIGHT - 4) text-anchor="start" {
                    (copy.words(stage.turn_named(*turn)))
                }
            }
            @for (seat, amounts) in &all {
                @let points: Vec<String> =
                    amounts.iter().enumerate().map(|(at, amount)| format!("{},{}", x(at), y(*amount))).collect();
                polyline points=(points.join(" ")) fill="none" stroke=(ink(copy, *seat)) stroke-width="2"
                    stroke-dasharray=(dashes(*seat)) {}
            }
        }
        p class="legend" {
            @for (seat, _) in &all {
                span {
                    svg viewBox="0 0 40 8" class="key" aria-hidden="true" {
                        line x1="0" x2="40" y1="4" y2="4" stroke=(ink(copy, *seat)) stroke-width="3"
                            stroke-dasharray=(dashes(*seat)) {}
                    }
                    " " (table.seats().name(*seat)) " "
                }
            }
        }
        }
    }
}

/// Where turns begin, as many as there is room to write below the drawing.
fn turns(seen: &[Glance]) -> Vec<(usize, u32)> {
    let mut begun: Vec<(usize, u32)> = Vec::new();
    for (at, glance) in seen.iter().enumerate() {
        if begun.last().is_none_or(|(_, turn)| *turn < glance.stage.turn) {
            begun.push((at, glance.stage.turn));
        }
    }
    let every = begun.len().div_ceil(TURNS).max(1);
    begun.into_iter().step_by(every).collect()
}

/// Lines differ by their dashes too, for a printer without colours.
fn dashes(seat: Seat) -> &'static str {
    match seat.index() {
        0 => "none",
        1 => "10 4",
        2 => "3 3",
        3 => "12 3 3 3",
        4 => "1 4",
        _ => "16 6",
    }
}
