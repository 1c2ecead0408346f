//! The protocol of a game, to print and sign: players, rulings, the results of each turn, every payment with
//! its reason, and the final scoring with its terms.

use maud::{Markup, html};

use crate::engine::entry::Verb;
use crate::engine::{Effect, Glance, Holder, Seat, Unit};
use crate::export::Copy;
use crate::export::page::{amount, head, ink, page, section, terms, unit_name, units_of, when};
use crate::export::play::colour;
use crate::msg;
use crate::session::{TimelineRow, describe_row, description, partners, what_decided, won};
use crate::words::keys::{engine, export as k};
use crate::words::{Line, plain};

pub fn protocol(copy: &Copy<'_>) -> String {
    let table = copy.table;
    let title = copy.words(table.info().title);
    let body = html! {
        (players(copy))
        (set_up(copy))
        (turns(copy))
        (entries(copy))
        (remarks(copy))
        (result(copy))
        (signatures(copy))
    };
    page(copy, &title, &when(copy), &body)
}

/// A player's name with a mark in the player's colour.
fn name(copy: &Copy<'_>, seat: Seat) -> Markup {
    html! { span class="seat" style=(format!("background:{}", ink(copy, seat))) {} (copy.table.seats().name(seat)) }
}

fn players(copy: &Copy<'_>) -> Markup {
    let table = copy.table;
    let body = html! {
        table {
            (head(&[(copy.words(k::PLAYER), ""), (copy.words(k::COLOUR), "")]))
            @for seat in table.seats().iter() {
                tr { td { (name(copy, seat)) (with(copy, seat)) } td { (colour(copy, seat)) } }
            }
        }
    };
    section(&copy.words(k::PLAYERS), &body)
}

/// The other players in a player's team, to append to the name.
fn with(copy: &Copy<'_>, seat: Seat) -> String {
    let names: Vec<Line> = partners(copy.table, seat)
        .into_iter()
        .map(|other| msg!(engine::DESCRIBE, text = copy.table.seats().name(other)))
        .collect();
    if names.is_empty() { String::new() } else { format!(" {}", copy.words(msg!(k::WITH, others = names))) }
}

fn set_up(copy: &Copy<'_>) -> Markup {
    let table = copy.table;
    let facts = table.header();
    let seed = match facts.seed {
        Some(seed) => copy.sentence(msg!(k::SEED, seed = seed.to_string())),
        None => copy.sentence(k::SEED_NONE),
    };
    let rulings = &table.book().rulings;
    let body = html! {
        p { (copy.sentence(msg!(k::PRESET, name = facts.preset.as_str(), version = facts.rules))) }
        p { (seed) }
        table class="halves" {
            (head(&[(copy.words(k::QUESTION), ""), (copy.words(k::PLAYED), "")]))
            @for (at, form) in (0u8..).zip(rulings.forms) {
                @if let Some((_, option)) = form.options.get(usize::from(rulings.option(at))) {
                    tr { td { (copy.sentence(form.question)) } td { (copy.sentence(*option)) } }
                }
            }
        }
    };
    section(&copy.words(k::SET_UP), &body)
}

/// With more columns than this, the headings are vertical.
const UPRIGHT: usize = 9;

/// The table of turns: the holdings of each player at the end of each turn.
fn turns(copy: &Copy<'_>) -> Markup {
    let table = copy.table;
    let ends = table.stretches(&|one, next| one.turn == next.turn);
    let ends: Vec<Glance> = ends.into_iter().map(|(_, glance)| glance).collect();
    let columns = columns(copy, &ends);
    let called = copy.words(copy.table.stage().label);
    let body = html! {
        @for seat in table.seats().iter() {
            @let all = units_of(copy, seat);
            @let units: Vec<Unit> = columns.iter().filter_map(|at| all.get(*at).copied()).collect();
            @let names = units.iter().map(|unit| (unit_name(copy, *unit), "figure"));
            h3 { (name(copy, seat)) }
            table class=(if columns.len() > UPRIGHT { "turns upright" } else { "turns" }) {
                (head(&std::iter::once((called.clone(), "")).chain(names).collect::<Vec<_>>()))
                @for glance in &ends {
                    tr {
                        td { (copy.number(i64::from(glance.stage.turn))) }
                        @for unit in &units {
                            td class="figure" { (amount(copy, *unit, glance.book.ledger.balance(Holder::Seat(seat), *unit))) }
                        }
                    }
                }
            }
        }
    };
    section(&copy.words(k::TURNS), &body)
}

/// The columns of these tables, the same for all players: the indices of the units that any player had at the end of some turn.
fn columns(copy: &Copy<'_>, ends: &[Glance]) -> Vec<usize> {
    let all: Vec<(Seat, Vec<Unit>)> =
        copy.table.seats().iter().map(|seat| (seat, units_of(copy, seat))).collect();
    let held = |seat: &Seat, unit: &Unit| {
        ends.iter().any(|glance| glance.book.ledger.balance(Holder::Seat(*seat), *unit) != 0)
    };
    let most = all.iter().map(|(_, units)| units.len()).max().unwrap_or(0);
    let somebody =
        |at: &usize| all.iter().any(|(seat, units)| units.get(*at).is_some_and(|unit| held(seat, unit)));
    (0..most).filter(somebody).collect()
}

fn entries(copy: &Copy<'_>) -> Markup {
    let table = copy.table;
    let next = table.chain().iter().copied().chain([table.lines() + 1]);
    let rows = copy.effects(|n, effect| entry(copy, n, effect)).into_iter();
    let body = html! {
        table class="entries" {
            (entry_head(copy))
            @for ((n, row), next) in rows.zip(next) {
                (row)
                (gap(copy, n, next))
            }
        }
    };
    section(&copy.words(k::LEDGER), &body)
}

fn entry_head(copy: &Copy<'_>) -> Markup {
    head(&[(copy.words(k::NUMBER), "n"), (copy.words(k::WHAT), ""), (copy.words(k::TYPED), "notation")])
}

/// The numbers between two entries in force: undone entries, and notes, which are listed below.
fn gap(copy: &Copy<'_>, before: u32, after: u32) -> Markup {
    let rows = || (before + 1..after).filter_map(|n| copy.table.line(n));
    let undone: Vec<u32> = rows().filter(|row| !row.live || row.verb.is_back()).map(|row| row.n).collect();
    let facts: Vec<u32> = rows().filter(|row| row.live && !row.verb.is_back()).map(|row| row.n).collect();
    let gaps = [(undone, k::GAP_UNDONE), (facts, k::GAP_FACTS)];
    html! {
        @for (numbers, key) in gaps.iter().filter(|(numbers, _)| !numbers.is_empty()) {
            tr class="gap" {
                td class="n" { (ranges(numbers)) }
                td colspan="2" { (copy.sentence(*key)) }
            }
        }
    }
}

/// Formats ascending numbers, consecutive ones as ranges: `3, 5–7`.
fn ranges(numbers: &[u32]) -> String {
    let mut runs: Vec<(u32, u32)> = Vec::new();
    for n in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == *n => *last = *n,
            _ => runs.push((*n, *n)),
        }
    }
    let run = |(first, last): &(u32, u32)| match first == last {
        true => first.to_string(),
        false => format!("{first}–{last}"),
    };
    runs.iter().map(run).collect::<Vec<_>>().join(", ")
}

fn entry(copy: &Copy<'_>, n: u32, effect: &Effect) -> Markup {
    let table = copy.table;
    let line = table.line(n);
    let by_hand = line.as_ref().is_some_and(|line| matches!(line.verb, Verb::Correct(_) | Verb::Amend(_)));
    let text = match &line {
        Some(line) => copy.sentence(describe_row(table, line)),
        None => copy.words(k::SET_UP),
    };
    html! {
        tr class=(if by_hand { "correction" } else { "entry" }) {
            td class="n" { (n) }
            td {
                div class="told" { (text) }
                @if by_hand { " " em { (copy.words(k::BY_HAND)) } }
                @for posting in &effect.postings {
                    div {
                        (copy.sentence(description::posting_line(table, posting)))
                        @if posting.terms.len() > 1 {
                            (terms(copy, &posting.terms, table.chart().measure(posting.movement.unit)))
                        }
                    }
                }
                @for figure in &effect.findings {
                    div {
                        (copy.sentence(description::figure_line(figure)))
                        (terms(copy, &figure.terms, figure.measure))
                    }
                }
            }
            td class="notation" { @if let Some(TimelineRow { text, .. }) = &line { code { (plain(&copy.typed(text))) } } }
        }
    }
}

/// Notes, counts, breaks and other entries without movements.
fn remarks(copy: &Copy<'_>) -> Markup {
    let table = copy.table;
    let facts: Vec<TimelineRow<'_>> = (1..=table.lines())
        .filter_map(|n| table.line(n))
        .filter(|line| line.live && table.chain().binary_search(&line.n).is_err() && !line.verb.is_back())
        .collect();
    let body = html! {
        table class="entries" {
            (entry_head(copy))
            @for line in &facts {
                tr {
                    td class="n" { (line.n) }
                    td { (copy.sentence(describe_row(table, line))) }
                    td class="notation" { code { (plain(&copy.typed(&line.text))) } }
                }
            }
        }
    };
    html! { @if !facts.is_empty() { (section(&copy.words(k::REMARKS), &body)) } }
}

fn result(copy: &Copy<'_>) -> Markup {
    let table = copy.table;
    let stage = table.stage();
    let over = stage.over.is_some();
    let standings = table.standings().unwrap_or_default();
    let body = html! {
        p { (copy.sentence(stage.over.unwrap_or(stage.prompt))) }
        @if let Some(won) = won(table, &standings).filter(|_| over) { p { strong { (copy.sentence(won)) } } }
        @for debt in &table.book().debts {
            p { (copy.sentence(description::debt_line(table, debt))) }
        }
        @for standing in &standings {
            h3 {
                (standing.rank) ". " (name(copy, standing.seat)) (with(copy, standing.seat)) ": "
                (copy.words(msg!(k::FIGURE, amount = standing.score.measure.of(standing.score.total))))
            }
            @if let Some(decided) = what_decided(table, standing) { p { (copy.sentence(decided)) } }
            (terms(copy, &standing.score.terms, standing.score.measure))
        }
    };
    section(&copy.words(if over { k::RESULT } else { k::RESULT_SO_FAR }), &body)
}

fn signatures(copy: &Copy<'_>) -> Markup {
    html! {
        footer {
            div class="sign" {
                @for seat in copy.table.seats().iter() { div { (name(copy, seat)) } }
            }
            @if !copy.fingerprint.is_empty() {
                p class="under" { (copy.sentence(msg!(k::FINGERPRINT, mark = copy.fingerprint))) }
            }
        }
    }
}
