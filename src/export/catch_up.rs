//! A card for who was away: what the player paid and received since an entry, and every entry that it comes from.

use maud::{Markup, html};

use crate::engine::{Halt, Seat};
use crate::export::page::{amount, page, unit_name};
use crate::export::{Away, Copy, Missed, Passed};
use crate::say;
use crate::session::{telling, told_row};
use crate::words::keys::export as k;

/// The card of a player since an entry; 0 is the set-up.
///
/// # Errors
/// Refuses an entry that is not there.
pub fn catch_up(copy: &Copy<'_>, seat: Seat, since: u32) -> Result<String, Halt> {
    let table = copy.table;
    let away = Away::of(table, seat, since)?;
    let title = copy.words(say!(k::CATCH_UP_TITLE, game = table.title()));
    let stage = table.stage();
    let body = html! {
        h1 { (title) }
        p {
            strong { (table.seats().name(seat)) } " · "
            (copy.words(say!(k::SINCE, n = since.to_string(), count = away.made())))
            @if away.undone() > 0 { " · " (copy.words(say!(k::UNDONE_SINCE, count = away.undone()))) }
        }
        p { (copy.sentence(stage.over.unwrap_or(stage.now))) }
        (sums(copy, &away))
        h2 { (copy.words(k::BECAUSE)) }
        (told(copy, &away))
        h2 { (copy.words(k::MEANWHILE)) }
        (told_of_others(copy, &away))
    };
    Ok(page(copy, &title, &body))
}

/// Unit by unit: then, paid, received, now.
fn sums(copy: &Copy<'_>, away: &Away) -> Markup {
    html! {
        @if away.passed.is_empty() {
            p { (copy.sentence(k::NOTHING_MOVED)) }
        } @else {
            table {
                thead { tr {
                    th {}
                    @for title in [k::THEN, k::PAID, k::RECEIVED, k::NOW] {
                        th class="figure" { (copy.sentence(title)) }
                    }
                } }
                @for Passed { unit, then, paid, received, now } in &away.passed {
                    tr {
                        td { (unit_name(copy, *unit)) }
                        @for figure in [then, paid, received, now] {
                            td class="figure" { (amount(copy, *unit, *figure)) }
                        }
                    }
                }
            }
        }
    }
}

/// The entries that moved something of the player, each movement with its reason.
fn told(copy: &Copy<'_>, away: &Away) -> Markup {
    html! {
        table {
            @for (entry, postings) in away.missed.iter().map(|one| (one, one.of_seat(away.seat).collect::<Vec<_>>())) {
                @if !postings.is_empty() {
                    tr {
                        td class="n" { (copy.number(i64::from(entry.n))) }
                        td {
                            (sentence(copy, entry))
                            @for posting in postings {
                                div { (copy.sentence(telling::posting_line(copy.table, posting))) }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The entries that moved nothing of the player.
fn told_of_others(copy: &Copy<'_>, away: &Away) -> Markup {
    html! {
        table {
            @for entry in away.missed.iter().filter(|entry| entry.of_seat(away.seat).next().is_none()) {
                tr {
                    td class="n" { (copy.number(i64::from(entry.n))) }
                    td { (sentence(copy, entry)) }
                }
            }
        }
    }
}

/// What was entered, in plain words.
fn sentence(copy: &Copy<'_>, entry: &Missed) -> Markup {
    let row = copy.table.line(entry.n);
    let told = row.map(|row| copy.sentence(told_row(copy.table, &row))).unwrap_or_default();
    html! {
        div class="told" { (told) }
        @if entry.undone { em { (copy.words(k::UNDONE)) } }
    }
}
