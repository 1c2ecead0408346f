//! A reference card in large print: the phases with who acts, what to do and what is often forgotten; the
//! effects of squares and cards; the house rules; the board values.

use std::collections::BTreeMap;

use maud::{Markup, html};

use crate::engine::board::{BoardSchema, Cell, CellKind, Printed, Source, Value};
use crate::export::Copy;
use crate::export::page::{head, page, section};
use crate::msg;
use crate::words::keys::{coach, export as k};

pub fn reference(copy: &Copy<'_>) -> String {
    let title = copy.words(msg!(k::REFERENCE_TITLE, game = copy.table.info().title));
    let front = html! { (phases(copy)) (paragraphs(copy)) };
    let back = html! { (rulings(copy)) (printed(copy)) };
    page(copy, &title, &html! {}, &sides(&front, &back))
}

/// Puts everything on one side if it fits, otherwise on two.
fn sides(front: &Markup, back: &Markup) -> Markup {
    let both = html! { (front) (back) };
    match (letters(&both), letters(front), letters(back)) {
        (Some(size), _, _) => side(size, "card", &both),
        (None, Some(front_size), Some(back_size)) => {
            html! { (side(front_size, "card", front)) (side(back_size, "card break", back)) }
        }
        (None, _, _) => side(LEAST, "card", &both),
    }
}

/// A side of the card in a given font size.
fn side(points: usize, class: &str, body: &Markup) -> Markup {
    html! { div class=(class) style=(format!("font-size:{points}pt")) { (body) } }
}

/// The smallest legible font size across a table and the largest useful one, in points.
const LEAST: usize = 9;
const GREATEST: usize = 12;

/// The capacity of an A4 or Letter page, in characters of one point.
const ROOM: usize = 440_000;
/// The space that a table row, a row across the page and a heading need besides their text, in characters.
const ROW: usize = 40;
const ROW_ACROSS: usize = 100;
const HEADING: usize = 150;

/// The largest font size at which the content fits on a page; `None` if it does not fit even at the smallest.
fn letters(body: &Markup) -> Option<usize> {
    let text =
        body.0.split('<').map(|part| part.split_once('>').map_or("", |(_, text)| text).chars().count());
    let count = |tag: &str| body.0.matches(tag).count();
    let across: usize = body.0.split("printed-wide").skip(1).map(|wide| wide.matches("<tr").count()).sum();
    let rows = (count("<tr") - across) * ROW + across * ROW_ACROSS;
    let weight = text.sum::<usize>() + rows + count("<h2") * HEADING;
    (LEAST..=GREATEST).rev().find(|points| weight * points * points <= ROOM)
}

fn phases(copy: &Copy<'_>) -> Markup {
    let names = copy.table.stage().phases;
    html! {
        table {
            (head(&[
                (copy.words(k::NUMBER), "n"),
                (copy.words(k::PHASE), ""),
                (copy.words(coach::WHO), ""),
                (copy.words(coach::NOW), ""),
                (copy.words(coach::FORGOTTEN), ""),
            ]))
            @for ((n, name), lesson) in (1u8..).zip(names).zip(copy.table.info().lessons) {
                tr {
                    td class="n" { (n) }
                    td class="phase" { (copy.sentence(*name)) }
                    td class="who" { (copy.sentence(lesson.who)) }
                    td { (copy.sentence(lesson.now)) }
                    td { em { (copy.sentence(lesson.forgotten)) } }
                }
            }
        }
    }
}

/// The effects of squares, cards and actions, by paragraph.
fn paragraphs(copy: &Copy<'_>) -> Markup {
    let body = html! {
        div class="paragraphs" {
            @for entry in copy.table.info().entries {
                p { strong { (copy.sentence(entry.title)) ". " } (copy.sentence(entry.description)) }
            }
        }
    };
    section(&copy.words(k::WHAT_DOES), &body)
}

/// The options in force for the open points of the rules.
fn rulings(copy: &Copy<'_>) -> Markup {
    let rulings = &copy.table.book().rulings;
    let options = (0u8..).zip(rulings.forms);
    let chosen = options.filter_map(|(at, form)| {
        let (_, option) = form.options.get(usize::from(rulings.option(at)))?;
        Some((form.question, *option))
    });
    let body = html! {
        div class="rulings" {
            @for (question, option) in chosen {
                p { (copy.sentence(question)) " " strong { (copy.sentence(option)) } }
            }
        }
    };
    section(&copy.words(k::PLAYED_HERE), &body)
}

/// The values of a row by column.
type Row<'a> = BTreeMap<&'static str, (&'a Cell, &'a Printed)>;

/// The largest number of values per row, or of longer rows, for a table in a narrow column; larger tables span the page.
const NARROW: usize = 2;
const FEW: usize = 4;

/// The largest number of rows that are not split between columns.
const SHORT: usize = 8;

/// The known board values. Assumed values are marked.
fn printed(copy: &Copy<'_>) -> Markup {
    let board = copy.table.board();
    let schema = board.schema();
    let mut tables: Vec<(&'static str, Vec<(&str, Row<'_>)>)> = Vec::new();
    for (id, cell) in schema.cells().filter(|(_, cell)| is_cost(cell)) {
        let Some(value) = board.value(id) else { continue };
        if tables.last().is_none_or(|(table, _)| *table != cell.table) {
            tables.push((cell.table, Vec::new()));
        }
        let Some((_, rows)) = tables.last_mut() else { continue };
        let known = rows.iter().position(|(row, _)| *row == cell.row);
        let at = known.unwrap_or_else(|| {
            rows.push((cell.row.as_str(), Row::new()));
            rows.len() - 1
        });
        if let Some((_, row)) = rows.get_mut(at) {
            row.insert(cell.column, (cell, value));
        }
    }
    let invented = tables.iter().flat_map(|(_, rows)| rows).flat_map(|(_, row)| row.values());
    let invented = invented.into_iter().any(|(_, Printed(_, source))| *source == Source::Assumed);
    let wide = |(_, rows): &(&str, Vec<(&str, Row<'_>)>)| {
        rows.len() > FEW && rows.iter().any(|(_, row)| row.len() > NARROW)
    };
    let none = tables.is_empty();
    let (wide, narrow): (Vec<_>, Vec<_>) = tables.into_iter().partition(wide);
    let mark = if invented { format!(" (* {})", copy.words(k::INVENTED)) } else { String::new() };
    let body = html! {
            div class="printed" {
                @for (table, rows) in &narrow { (values(copy, schema, table, rows)) }
            }
            @for (table, rows) in &wide {
                div class="printed-wide" { (values(copy, schema, table, rows)) }
            }
    };
    html! { @if !none { (section(&format!("{}{mark}", copy.words(k::PRINTED_HERE)), &body)) } }
}

/// Whether the value is a number, which players look up while playing.
fn is_cost(cell: &Cell) -> bool {
    matches!(cell.kind, CellKind::Whole { .. })
}

/// A table of board values with its title and rows.
fn values(copy: &Copy<'_>, schema: &BoardSchema, table: &'static str, rows: &[(&str, Row<'_>)]) -> Markup {
    let mut columns: Vec<&'static str> = Vec::new();
    for column in rows.iter().flat_map(|(_, row)| row.keys()) {
        if !columns.contains(column) {
            columns.push(column);
        }
    }
    let title = |found: Option<crate::words::Key>, word: &str| {
        found.map_or_else(|| word.to_owned(), |key| copy.sentence(key))
    };
    html! {
        table class=[(rows.len() <= SHORT).then_some("short")] {
            thead { tr {
                th scope="col" { (title(schema.table(table), table)) }
                @for column in &columns { th scope="col" class="figure" { (title(schema.column(column), column)) } }
            } }
            @for (row, cells) in rows {
                tr {
                    td { (name(copy, schema, row)) }
                    @for column in &columns {
                        td class="figure" { @if let Some((_, printed)) = cells.get(column) { (value(copy, printed)) } }
                    }
                }
            }
        }
    }
}

fn name(copy: &Copy<'_>, schema: &BoardSchema, row: &str) -> String {
    schema.row(row).map_or_else(|| row.to_owned(), |key| copy.words(key))
}

fn value(copy: &Copy<'_>, Printed(value, source): &Printed) -> String {
    let mark = if *source == Source::Assumed { "*" } else { "" };
    match value {
        Value::Whole(number) => format!("{}{mark}", copy.number(*number)),
        Value::Text(text) => format!("{text}{mark}"),
    }
}
