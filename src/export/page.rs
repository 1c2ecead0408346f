//! A printable page: one HTML file without external resources.

use maud::{DOCTYPE, Markup, PreEscaped, html};

use crate::engine::board::Source;
use crate::engine::{Colour, Measure, Seat, Term, Unit};
use crate::export::Copy;
use crate::msg;
use crate::session::description;
use crate::words::keys::export as k;

/// The style sheet. Sizes are in points because the page is meant for paper.
const STYLE: &str = include_str!("page.css");

/// A complete page with title, header and content.
pub(super) fn page(copy: &Copy<'_>, title: &str, header: &Markup, main: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(copy.language.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title) }
                style { (PreEscaped(STYLE)) }
            }
            body {
                header { h1 { (title) } (header) }
                main { (main) }
            }
        }
    };
    page.into_string()
}

pub(super) fn section(title: &str, body: &Markup) -> Markup {
    html! { section aria-label=(title) { h2 { (title) } (body) } }
}

/// The headings of a table with their CSS classes; `figure` marks a column of figures.
pub(super) fn head(titles: &[(String, &'static str)]) -> Markup {
    html! { thead { tr { @for (title, class) in titles { th scope="col" class=(class) { span { (title) } } } } } }
}

/// When the session began and how many entries are in force.
pub(super) fn when(copy: &Copy<'_>) -> Markup {
    let date = copy.when(&copy.table.header().date);
    html! {
        p class="under" {
            @if !date.is_empty() { (date) " · " }
            (copy.words(msg!(k::ENTRIES, count = copy.table.chain().len())))
        }
    }
}

/// The colour of a seat, dark enough for paper.
pub(super) fn ink(copy: &Copy<'_>, seat: Seat) -> &'static str {
    match copy.table.seats().player(seat).map(|player| player.colour) {
        Some(Colour::Red) => "#b3261e",
        Some(Colour::Blue) => "#1f4e9c",
        Some(Colour::Green) => "#2e6b34",
        Some(Colour::Yellow) => "#9a7400",
        Some(Colour::Orange) => "#b85c00",
        Some(Colour::Purple) => "#6a3d9a",
        Some(Colour::White) => "#777777",
        Some(Colour::Black) | None => "#111111",
    }
}

/// An amount of a unit, for a cell of a table.
pub(super) fn amount(copy: &Copy<'_>, unit: Unit, amount: i64) -> String {
    match copy.table.chart().measure(unit) {
        Measure::Money => copy.words(copy.table.amount_line(unit, amount)),
        _ => copy.number(amount),
    }
}

/// The terms of a sum, one per line; empty if there are none.
pub(super) fn terms(copy: &Copy<'_>, terms: &[Term], measure: Measure) -> Markup {
    let lines = description::term_lines(terms, measure);
    html! {
        @if !lines.is_empty() {
            ul class="terms" {
                @for (term, line) in terms.iter().zip(lines) {
                    li class=(kind(term)) { (copy.words(line)) }
                }
            }
        }
    }
}

fn kind(term: &Term) -> &'static str {
    match (term.applied, term.source) {
        (false, _) => "not",
        (true, Source::Assumed) => "assumed",
        (true, Source::Rules | Source::Board) => "told",
    }
}

/// The units that one player can hold: the common ones, and those in the player's colour.
pub(super) fn units_of(copy: &Copy<'_>, seat: Seat) -> Vec<Unit> {
    let units = copy.table.chart().units();
    units.into_iter().filter(|unit| unit.colour.is_none_or(|colour| colour == seat)).collect()
}

pub(super) fn unit_name(copy: &Copy<'_>, unit: Unit) -> String {
    copy.table.chart().unit(unit).map(|kind| copy.sentence(kind.name)).unwrap_or_default()
}
