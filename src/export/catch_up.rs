//! A card for who was away: what the player paid and received since an entry, and every entry that it comes from.

use std::collections::{BTreeMap, BTreeSet};

use maud::{Markup, html};

use crate::engine::{Halt, Holder, Posting, Seat, Unit};
use crate::export::Copy;
use crate::export::page::{amount, page, unit_name};
use crate::say;
use crate::session::{Glance, Table, telling};
use crate::words::keys::export as k;

/// An entry since then: one that was made, or one from before that was undone.
#[derive(Clone, Debug)]
struct Since {
    n: u32,
    undone: bool,
    postings: Vec<Posting>,
}

impl Since {
    fn of(table: &dyn Table, n: u32, undone: bool) -> Result<Self, Halt> {
        let mut postings = table.explain(n)?.postings;
        if undone {
            postings.iter_mut().for_each(|posting| posting.movement = posting.movement.reversed());
        }
        Ok(Self { n, undone, postings })
    }

    fn of_seat(&self, seat: Seat) -> impl Iterator<Item = &Posting> {
        let holder = Holder::Seat(seat);
        self.postings.iter().filter(move |one| one.movement.from == holder || one.movement.to == holder)
    }
}

/// What a player paid and received of each unit.
#[derive(Clone, Copy, Debug, Default)]
struct Passed {
    paid: i64,
    received: i64,
}

/// The card of a player since an entry; 0 is the set-up.
///
/// # Errors
/// Refuses an entry that is not there.
pub fn catch_up(copy: &Copy<'_>, seat: Seat, since: u32) -> Result<String, Halt> {
    let table = copy.table;
    let then = table.look(since)?;
    let all = entries(table, since)?;
    let made = all.iter().filter(|entry| !entry.undone).count();
    let undone = all.len().saturating_sub(made);
    let title = copy.words(say!(k::CATCH_UP_TITLE, game = table.title()));
    let stage = table.stage();
    let body = html! {
        h1 { (title) }
        p {
            strong { (table.seats().name(seat)) } " · "
            (copy.words(say!(k::SINCE, n = since.to_string(), count = made)))
            @if undone > 0 { " · " (copy.words(say!(k::UNDONE_SINCE, count = undone))) }
        }
        p { (copy.sentence(stage.over.unwrap_or(stage.now))) }
        (sums(copy, seat, &then, &all))
        h2 { (copy.words(k::BECAUSE)) }
        (told(copy, seat, &all))
        h2 { (copy.words(k::MEANWHILE)) }
        (told_of_others(copy, seat, &all))
    };
    Ok(page(copy, &title, &body))
}

/// What was undone since, newest first, and then what was made, in order.
fn entries(table: &dyn Table, since: u32) -> Result<Vec<Since>, Halt> {
    let mut before = BTreeSet::new();
    let mut at = since;
    while let Some(row) = table.line(at) {
        before.insert(at);
        at = row.on;
    }
    let gone = before.iter().rev().filter(|n| table.line(**n).is_some_and(|row| !row.live));
    let new = table.chain().iter().filter(|n| !before.contains(n));
    let gone = gone.map(|n| Since::of(table, *n, true));
    gone.chain(new.map(|n| Since::of(table, *n, false))).collect()
}

/// Unit by unit: then, paid, received, now.
fn sums(copy: &Copy<'_>, seat: Seat, then: &Glance, all: &[Since]) -> Markup {
    let mut passed: BTreeMap<Unit, Passed> = BTreeMap::new();
    for posting in all.iter().flat_map(|entry| entry.of_seat(seat)) {
        let one = passed.entry(posting.movement.unit).or_default();
        let sum = if posting.movement.from == Holder::Seat(seat) { &mut one.paid } else { &mut one.received };
        *sum = sum.saturating_add(posting.movement.amount);
    }
    html! {
        @if passed.is_empty() {
            p { (copy.sentence(k::NOTHING_MOVED)) }
        } @else {
            table {
                thead { tr {
                    th {}
                    @for title in [k::THEN, k::PAID, k::RECEIVED, k::NOW] {
                        th class="figure" { (copy.sentence(title)) }
                    }
                } }
                @for (unit, Passed { paid, received }) in passed {
                    @let [before, after] = [&then.ledger, copy.table.ledger()].map(|book| book.balance(Holder::Seat(seat), unit));
                    tr {
                        td { (unit_name(copy, unit)) }
                        @for figure in [before, paid, received, after] {
                            td class="figure" { (amount(copy, unit, figure)) }
                        }
                    }
                }
            }
        }
    }
}

/// The entries that moved something of the player, each movement with its reason.
fn told(copy: &Copy<'_>, seat: Seat, all: &[Since]) -> Markup {
    html! {
        table {
            @for (entry, postings) in all.iter().map(|entry| (entry, entry.of_seat(seat).collect::<Vec<_>>())) {
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
fn told_of_others(copy: &Copy<'_>, seat: Seat, all: &[Since]) -> Markup {
    html! {
        table {
            @for entry in all.iter().filter(|entry| entry.of_seat(seat).next().is_none()) {
                tr {
                    td class="n" { (copy.number(i64::from(entry.n))) }
                    td { (sentence(copy, entry)) }
                }
            }
        }
    }
}

/// What was entered, in plain words.
fn sentence(copy: &Copy<'_>, entry: &Since) -> Markup {
    let written = || copy.table.line(entry.n).map(|row| row.text).unwrap_or_default();
    let told = copy.table.told_line(entry.n).map_or_else(written, |line| copy.sentence(line));
    html! {
        div class="told" { (told) }
        @if entry.undone { em { (copy.words(k::UNDONE)) } }
    }
}
