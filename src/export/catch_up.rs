//! A card for who was away: half a page of where the game stands and what the player paid and received since an entry,
//! then every entry that it comes from.

use maud::{Markup, html};

use crate::engine::{Halt, Seat, Standing};
use crate::export::page::{amount, head, page, section, unit_name};
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
    let title = copy.words(say!(k::CATCH_UP_TITLE, game = table.contents().title));
    let header = html! {
        p {
            strong { (table.seats().name(seat)) } " · "
            (copy.words(say!(k::SINCE, n = since.to_string(), count = away.made())))
            @if away.undone() > 0 { " · " (copy.words(say!(k::UNDONE_SINCE, count = away.undone()))) }
        }
    };
    let body = html! {
        (section(&copy.words(k::IN_SHORT), &in_short(copy, &away)?))
        div class="details" {
            (section(&copy.words(k::BECAUSE), &told(copy, &away)))
            (section(&copy.words(k::MEANWHILE), &told_of_others(copy, &away)))
        }
    };
    Ok(page(copy, &title, &header, &body))
}

/// So many things that were decided are named at most.
const DECIDED: usize = 6;

/// Half a page: where the game stands, what the player has, how everybody stands, and what was decided or put right.
fn in_short(copy: &Copy<'_>, away: &Away) -> Result<Markup, Halt> {
    let table = copy.table;
    let stage = table.stage();
    let decided = |entry: &&Missed| {
        let verb = table.line(entry.n).map_or("", |row| row.verb);
        entry.undone || matches!(verb, "ruling" | "correct" | "amend")
    };
    let decided: Vec<&Missed> = away.missed.iter().filter(decided).take(DECIDED).collect();
    let now = say!(k::PLACED, turn = stage.phase_named(stage.turn, stage.phase), now = stage.now.clone());
    let places = places(copy, away)?;
    Ok(html! {
        p { strong { (copy.sentence(stage.over.unwrap_or(now))) } }
        (sums(copy, away))
        (places)
        @if !decided.is_empty() {
            h3 { (copy.words(k::DECIDED_MEANWHILE)) }
            table { (entry_head(copy)) @for entry in decided { tr { td class="n" { (entry.n) } td { (sentence(copy, entry)) } } } }
        }
    })
}

/// How everybody stood, and stands, as if the game ended then and now; nothing where that cannot be reckoned.
fn places(copy: &Copy<'_>, away: &Away) -> Result<Markup, Halt> {
    let table = copy.table;
    let (Ok(then), Ok(now)) = (table.look(away.since)?.standings, table.standings()) else {
        return Ok(html! {});
    };
    let told = |standing: &Standing| {
        copy.words(say!(
            k::PLACE_OF,
            rank = standing.rank,
            score = standing.score.measure.of(standing.score.total)
        ))
    };
    let before = |seat| then.iter().find(|one| one.seat == seat).map(told).unwrap_or_default();
    Ok(html! {
        table {
            (head(&[
                (copy.words(if table.stage().over.is_some() { k::RESULT } else { k::STANDING }), ""),
                (copy.sentence(k::THEN), "figure"),
                (copy.sentence(k::NOW), "figure"),
            ]))
            @for standing in &now {
                tr {
                    td { (table.seats().name(standing.seat)) }
                    td class="figure" { (before(standing.seat)) }
                    td class="figure" { (told(standing)) }
                }
            }
        }
    })
}

/// Unit by unit: then, paid, received, now.
fn sums(copy: &Copy<'_>, away: &Away) -> Markup {
    html! {
        @if away.passed.is_empty() {
            p { (copy.sentence(k::NOTHING_MOVED)) }
        } @else {
            table {
                thead { tr {
                    th scope="col" { (copy.words(k::HAS)) }
                    @for title in [k::THEN, k::PAID, k::RECEIVED, k::NOW] {
                        th scope="col" class="figure" { (copy.sentence(title)) }
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
            (entry_head(copy))
            @for (entry, postings) in away.missed.iter().map(|one| (one, one.of_seat(away.seat).collect::<Vec<_>>())) {
                @if !postings.is_empty() {
                    tr {
                        td class="n" { (entry.n) }
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
            (entry_head(copy))
            @for entry in away.missed.iter().filter(|entry| entry.of_seat(away.seat).next().is_none()) {
                tr {
                    td class="n" { (entry.n) }
                    td { (sentence(copy, entry)) }
                }
            }
        }
    }
}

fn entry_head(copy: &Copy<'_>) -> Markup {
    head(&[(copy.words(k::NUMBER), "n"), (copy.words(k::WHAT), "")])
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
