//! Looks through everything for what fits a text: by notation, or by words in both languages.

use std::cmp::Reverse;

use crate::desk::Speech;
use crate::desk::find::{Asked, Found, Here};
use crate::desk::lookup::{LookUp, answers, plain};
use crate::desk::shortcuts::{self, Shortcut};
use crate::desk::table::{Item, Seen, plain as words};
use crate::engine::{Field, Offer};
use crate::session::Table;
use crate::words::Language;

/// How many acts, commands, players, entries and rules are listed.
const ACTS: usize = 8;
const COMMANDS: usize = 6;
const PLAYERS: usize = 3;
const ENTRIES: usize = 4;
const RULES: usize = 4;

/// Everything that fits, kind by kind.
pub(super) fn gather(speech: Speech, here: Here<'_>, asked: &Asked, lookup: &mut LookUp) -> Vec<Found> {
    let typed = asked.text.trim_start();
    let acts = here.table.filter(|_| here.acts && !typed.is_empty());
    let mut found: Vec<Found> =
        acts.map(|(table, seen)| by_notation(speech, table, seen, typed)).unwrap_or_default();
    if asked.readable || (typed.is_empty() && !asked.rules) {
        return found;
    }
    lookup.refresh(speech);
    let words = lookup.asked(typed);
    let game = here.table.map(|(table, _)| table.contents().game);
    let rules = lookup.found(&words, game).into_iter().cloned().map(Found::Rule);
    let rules: Vec<Found> = rules.take(if asked.rules { usize::MAX } else { RULES }).collect();
    if typed.is_empty() {
        return rules;
    }
    let mut rest = commands(speech, here.table.is_some(), &words);
    rest.extend(here.table.iter().flat_map(|(table, _)| players(*table, &words)));
    if found.is_empty()
        && let Some((table, seen)) = acts
    {
        // What is called like that comes before what only mentions it.
        found = std::mem::take(&mut rest);
        found.extend(by_words(speech, table, seen, &words));
    }
    if let Some((table, seen)) = here.table {
        rest.extend(entries(speech, table, seen, &words));
    }
    if asked.rules {
        return rules.into_iter().chain(found).chain(rest).collect();
    }
    found.into_iter().chain(rest).chain(rules).collect()
}

/// The acts that go on as a text begins, with or without whoever acts: in the language of whoever types, or as records
/// have them.
fn by_notation(speech: Speech, table: &dyn Table, seen: &Seen, typed: &str) -> Vec<Found> {
    let typed = typed.to_lowercase();
    let fits = |act: &str| {
        let without = act.split_once(' ').map_or("", |(_, rest)| rest);
        let goes_on = |act: &str| act.starts_with(&typed) && act != typed.trim_end();
        goes_on(act) || goes_on(without)
    };
    let offers = seen.open_offers().filter(|(_, offer)| offer.is_possible());
    let acts = offers.filter_map(|(at, offer)| {
        let act = given(table, at, offer);
        let own = speech.typed(table, &act);
        if fits(&own) { Some(own) } else { fits(&act).then_some(act) }
    });
    let mut acts: Vec<String> = acts.collect();
    acts.dedup();
    acts.into_iter().take(ACTS).map(Found::Act).collect()
}

/// What an offer says of an act: up to the first number that somebody has to give.
fn given(table: &dyn Table, at: usize, offer: &Offer<String>) -> String {
    let asked = |field: &Field| field.begins.is_none() && !field.may_be_zero;
    if !offer.fields.iter().any(asked) {
        return offer.act.clone();
    }
    let filled = |value: fn(&Field) -> i64| {
        let values: Vec<i64> = offer.fields.iter().map(value).collect();
        table.fill_offer(at, &values).unwrap_or_default()
    };
    let (least, most) = (filled(|field| field.least), filled(|field| field.most));
    let same = least.split(' ').zip(most.split(' ')).take_while(|(one, other)| one == other);
    same.map(|(word, _)| word).collect::<Vec<_>>().join(" ")
}

/// The acts whose sentence has the words.
fn by_words(speech: Speech, table: &dyn Table, seen: &Seen, asked: &[Vec<String>]) -> Vec<Found> {
    let offers = seen.open_offers().filter(|(_, offer)| offer.answer.is_ok());
    let told = |act: &str| plain(&words::told(speech, table, act));
    let asked: Vec<Vec<String>> = asked.iter().map(|same| same.iter().take(1).cloned().collect()).collect();
    let acts = offers.filter(|(_, offer)| answers(&told(&offer.act), "", &asked).is_some());
    let own = acts.map(|(at, offer)| speech.typed(table, &given(table, at, offer)));
    own.take(ACTS).map(Found::Act).collect()
}

/// What can be asked of the desk under a name with the words, whatever language it is in; the best first.
fn commands(speech: Speech, at_table: bool, asked: &[Vec<String>]) -> Vec<Found> {
    let named = |row: Shortcut| {
        let command = row.command.filter(|_| at_table || !row.at_table)?;
        let names = Language::ALL.iter().map(|language| Speech::new(*language).word(row.name));
        let names = plain(&names.collect::<Vec<_>>().join(" "));
        let own = plain(&speech.word(row.name));
        let best = answers(&own, &names, asked)?;
        Some((best, Found::Command(speech.word(row.name), row.keys.first().copied(), command)))
    };
    let mut found: Vec<(u32, Found)> = shortcuts::all().into_iter().filter_map(named).collect();
    found.sort_by_key(|(best, _)| Reverse(*best));
    found.into_iter().take(COMMANDS).map(|(_, found)| found).collect()
}

fn players(table: &dyn Table, asked: &[Vec<String>]) -> Vec<Found> {
    let named = table.seats().iter().map(|seat| (seat, table.seats().name(seat).to_owned()));
    let fits = named.filter(|(_, name)| answers(&plain(name), "", asked).is_some());
    fits.take(PLAYERS).map(|(seat, name)| Found::Player(seat, name)).collect()
}

/// Entries of the history by their words or their number, the newest first.
fn entries(speech: Speech, table: &dyn Table, seen: &Seen, asked: &[Vec<String>]) -> Vec<Found> {
    let lines = seen.story.items.iter().rev().filter_map(|item| match item {
        Item::Line(n) if *n > 0 => table.line(*n),
        _ => None,
    });
    let told = lines.map(|row| (row.n, words::told_row(speech, table, &row)));
    let fits = told.filter(|(n, told)| answers(&plain(&format!("{n} {told}")), "", asked).is_some());
    fits.take(ENTRIES).map(|(n, told)| Found::Line(n, told)).collect()
}
