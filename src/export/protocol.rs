//! The protocol of a game, to be printed and signed: who played and under which rulings, what every turn brought,
//! every payment with its reason, and the final count term by term.

use maud::{Markup, html};

use crate::engine::{Holder, Seat, Seed, Unit};
use crate::export::Copy;
use crate::export::chart::course;
use crate::export::page::{amount, ink, page, terms, unit_name, units_of, when};
use crate::export::play::colour;
use crate::say;
use crate::session::{Glance, Row, telling, told_row};
use crate::words::keys::export as k;
use crate::words::plain;

/// The protocol as one page.
pub fn protocol(copy: &Copy<'_>) -> String {
    let table = copy.table;
    let title = copy.words(table.title());
    let body = html! {
        h1 { (title) }
        (when(copy))
        (players(copy))
        (set_up(copy))
        (turns(copy))
        (entries(copy))
        (remarks(copy))
        (result(copy))
        (signatures(copy))
    };
    page(copy, &title, &body)
}

/// A name behind its colour.
fn name(copy: &Copy<'_>, seat: Seat) -> Markup {
    html! { span class="seat" style=(format!("background:{}", ink(copy, seat))) {} (copy.table.seats().name(seat)) }
}

fn players(copy: &Copy<'_>) -> Markup {
    let table = copy.table;
    html! {
        h2 { (copy.words(k::PLAYERS)) }
        table {
            @for seat in table.seats().iter() {
                tr { td { (name(copy, seat)) } td { (colour(copy, seat)) } }
            }
        }
    }
}

fn set_up(copy: &Copy<'_>) -> Markup {
    let table = copy.table;
    let facts = table.facts();
    let seed = match facts.seed {
        Some(Seed::Open(seed)) => copy.sentence(say!(k::SEED_OPEN, seed = seed.to_string())),
        Some(Seed::Sealed(hash)) => copy.sentence(say!(k::SEED_SEALED, hash = hash.as_str())),
        None => copy.sentence(k::SEED_NONE),
    };
    let rulings = table.rulings();
    html! {
        h2 { (copy.words(k::SET_UP)) }
        p { (copy.sentence(say!(k::PRESET, name = facts.preset, version = facts.rules))) }
        p { (seed) }
        @if !copy.start_mark.is_empty() {
            p { (copy.sentence(say!(k::START_MARK, mark = copy.start_mark))) }
        }
        table {
            @for (at, form) in (0u8..).zip(rulings.forms()) {
                @if let Some((_, option)) = form.options.get(usize::from(rulings.option(at))) {
                    tr { td { (copy.sentence(form.question)) } td { (copy.sentence(*option)) } }
                }
            }
        }
    }
}

/// What each turn brought: the last entry of each turn, and what everybody held then.
fn turns(copy: &Copy<'_>) -> Markup {
    let table = copy.table;
    let mut ends: Vec<Glance> = Vec::new();
    for n in table.chain() {
        let Ok(glance) = table.look(*n) else { continue };
        match ends.last_mut() {
            Some(last) if last.stage.turn == glance.stage.turn => *last = glance,
            _ => ends.push(glance),
        }
    }
    let money: Vec<Unit> = table
        .chart()
        .units()
        .into_iter()
        .filter(|unit| table.chart().unit(*unit).is_some_and(|kind| kind.money))
        .collect();
    html! {
        h2 { (copy.words(k::TURNS)) }
        @for seat in table.seats().iter() {
            @let units: Vec<Unit> = moved(copy, seat, &ends);
            h3 { (name(copy, seat)) }
            table {
                thead { tr {
                    th { (copy.words(copy.table.stage().called)) }
                    @for unit in &units { th class="figure" { (unit_name(copy, *unit)) } }
                } }
                @for glance in &ends {
                    tr {
                        td { (copy.number(i64::from(glance.stage.turn))) }
                        @for unit in &units {
                            td class="figure" { (amount(copy, *unit, glance.ledger.balance(Holder::Seat(seat), *unit))) }
                        }
                    }
                }
            }
        }
        @for unit in money {
            h3 { (unit_name(copy, unit)) }
            (course(copy, unit))
        }
    }
}

/// The units a player ever held something of at the end of a turn.
fn moved(copy: &Copy<'_>, seat: Seat, ends: &[Glance]) -> Vec<Unit> {
    let held = |unit: &Unit| ends.iter().any(|glance| glance.ledger.balance(Holder::Seat(seat), *unit) != 0);
    units_of(copy, seat).into_iter().filter(held).collect()
}

fn entries(copy: &Copy<'_>) -> Markup {
    let table = copy.table;
    html! {
        h2 class="break" { (copy.words(k::LEDGER)) }
        table {
            @for n in std::iter::once(0).chain(table.chain().iter().copied()) {
                (entry(copy, n))
            }
        }
    }
}

fn entry(copy: &Copy<'_>, n: u32) -> Markup {
    let table = copy.table;
    let line = table.line(n);
    let by_hand = line.as_ref().is_some_and(|line| matches!(line.verb, "correct" | "amend"));
    let told = match &line {
        Some(line) => copy.sentence(told_row(table, line)),
        None => copy.words(k::SET_UP),
    };
    let effect = table.explain(n).unwrap_or_default();
    html! {
        tr class=(if by_hand { "correction" } else { "entry" }) {
            td class="n" { (copy.number(i64::from(n))) }
            td {
                div class="told" { (told) }
                @if by_hand { " " em { (copy.words(k::BY_HAND)) } }
                @for posting in &effect.postings {
                    div {
                        (copy.sentence(telling::posting_line(table, posting)))
                        @if posting.terms.len() > 1 {
                            (terms(copy, &posting.terms, table.chart().measure(posting.movement.unit)))
                        }
                    }
                }
                @for figure in &effect.findings {
                    div {
                        (copy.sentence(telling::figure_line(figure)))
                        (terms(copy, &figure.terms, figure.measure))
                    }
                }
            }
            td class="notation" { @if let Some(Row { text, .. }) = &line { code { (plain(text)) } } }
        }
    }
}

/// Notes, counts, breaks: what was entered without moving anything.
fn remarks(copy: &Copy<'_>) -> Markup {
    let table = copy.table;
    let facts: Vec<Row<'_>> = (1..=table.lines())
        .filter_map(|n| table.line(n))
        .filter(|line| line.live && !table.chain().contains(&line.n) && line.verb != "back")
        .collect();
    html! {
        @if !facts.is_empty() {
            h2 { (copy.words(k::REMARKS)) }
            table {
                @for line in &facts {
                    tr {
                        td class="n" { (copy.number(i64::from(line.n))) }
                        td { (copy.sentence(told_row(table, line))) }
                        td class="notation" { code { (plain(&line.text)) } }
                    }
                }
            }
        }
    }
}

fn result(copy: &Copy<'_>) -> Markup {
    let table = copy.table;
    let stage = table.stage();
    let over = stage.over.is_some();
    html! {
        h2 { (copy.words(if over { k::RESULT } else { k::RESULT_SO_FAR })) }
        p { (copy.sentence(stage.over.unwrap_or(stage.now))) }
        @for debt in table.debts() {
            p {
                (copy.sentence(say!(
                    k::DEBT,
                    seat = table.holder_line(Holder::Seat(debt.from)),
                    to = table.holder_line(debt.to),
                    amount = table.amount_line(debt.unit, debt.amount),
                    cause = debt.cause.clone(),
                )))
            }
        }
        @for standing in table.standings().unwrap_or_default() {
            h3 {
                (copy.number(i64::try_from(standing.rank).unwrap_or(0))) ". " (name(copy, standing.seat)) ": "
                (copy.words(say!(k::FIGURE, amount = standing.score.measure.of(standing.score.total))))
            }
            (terms(copy, &standing.score.terms, standing.score.measure))
        }
    }
}

fn signatures(copy: &Copy<'_>) -> Markup {
    html! {
        div class="sign" {
            @for seat in copy.table.seats().iter() { div { (name(copy, seat)) } }
        }
        @if !copy.fingerprint.is_empty() {
            p class="under" { (copy.sentence(say!(k::FINGERPRINT, mark = copy.fingerprint))) }
        }
    }
}
