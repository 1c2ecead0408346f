//! Looks through everything for what fits a text: by notation, or by words in both languages.

use std::cmp::Reverse;

use crate::desk::Speech;
use crate::desk::find::{Asked, Asking, Found, Here};
use crate::desk::lookup::{LookUp, answers, plain};
use crate::desk::shortcuts::{self, Shortcut};
use crate::desk::table::{Item, Seen, plain as words};
use crate::engine::Offer;
use crate::session::Table;
use crate::words::Language;

/// How many acts, actions, players, entries and rules are listed.
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
        acts.map(|(table, seen)| by_notation(speech, table, seen, asked)).unwrap_or_default();
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
    let mut named = actions(speech, here.table.is_some(), typed, &words);
    named.extend(here.table.iter().flat_map(|(table, _)| players(*table, &words)));
    let (mut rest, named): (Vec<Found>, Vec<Found>) =
        named.into_iter().partition(|found| found.is_called(typed));
    if found.is_empty()
        && let Some((table, seen)) = acts
    {
        // What is called just that comes before what only mentions it.
        found = std::mem::take(&mut rest);
        found.extend(by_words(speech, table, seen, &words));
    }
    rest.extend(named);
    let entries = here.table.map(|(table, seen)| entries(speech, table, seen, &words)).unwrap_or_default();
    if asked.rules {
        return rules.into_iter().chain(found).chain(rest).chain(entries).collect();
    }
    found.into_iter().chain(rest).chain(rules).chain(entries).collect()
}

/// The acts that go on as a text begins, with or without whoever acts: in the language of whoever types, or as records
/// have them; those that are legal as they stand first.
fn by_notation(speech: Speech, table: &dyn Table, seen: &Seen, asked: &Asked) -> Vec<Found> {
    let typed = asked.text.trim_start().to_lowercase();
    let fits = |act: &str| {
        let without = act.split_once(' ').map_or("", |(_, rest)| rest);
        let goes_on = |act: &str| act.starts_with(&typed) && !(asked.readable && act == typed.trim_end());
        goes_on(act) || goes_on(without)
    };
    let offers = seen.open_offers().filter(|(_, offer)| offer.is_possible() || !offer.fields.is_empty());
    let acts = offers.filter_map(|(at, offer)| {
        let own = speech.typed(table, &offer.act);
        let act = if fits(&own) { Some(own) } else { fits(&offer.act).then(|| offer.act.clone()) };
        let more = !offer.fields.is_empty();
        act.map(|act| match more {
            true => (2, Found::Form(at, to_fill_in(speech, table, (at, offer)), act)),
            false => (u8::from(offer.answer.is_err()), Found::Act(act)),
        })
    });
    let mut acts: Vec<(u8, Found)> = acts.collect();
    acts.sort_by_key(|(more, _)| *more);
    acts.into_iter().take(ACTS).map(|(_, found)| found).collect()
}

/// What an act is called whose numbers are to be filled in: its verb, and what tells it from others of the same verb.
fn to_fill_in(speech: Speech, table: &dyn Table, (at, offer): (usize, &Offer<String>)) -> [String; 2] {
    [words::to_fill_in(speech, table, &offer.act), words::offered(speech, table, at, offer)]
}

/// The acts whose sentence has the words.
fn by_words(speech: Speech, table: &dyn Table, seen: &Seen, asked: &[Vec<String>]) -> Vec<Found> {
    let named = |act: &str| plain(&words::to_fill_in(speech, table, act));
    let forms = seen.open_offers().filter(|(_, offer)| !offer.fields.is_empty());
    let forms = forms.filter(|(_, offer)| answers(&named(&offer.act), "", asked).is_some());
    let forms = forms.map(|(at, offer)| {
        Found::Form(at, to_fill_in(speech, table, (at, offer)), speech.typed(table, &offer.act))
    });
    let forms: Vec<Found> = forms.take(ACTS).collect();
    let offers = seen.open_offers().filter(|(_, offer)| offer.answer.is_ok() && offer.fields.is_empty());
    let told = |act: &str| plain(&words::told(speech, table, act));
    let asked: Vec<Vec<String>> = asked.iter().map(|same| same.iter().take(1).cloned().collect()).collect();
    let acts = offers.filter(|(_, offer)| answers(&told(&offer.act), "", &asked).is_some());
    let acts = acts.map(|(_, offer)| Found::Act(speech.typed(table, &offer.act)));
    acts.chain(forms).take(ACTS).collect()
}

/// What can be asked of the desk under a name with the words, whatever language it is in; the best first.
fn actions(speech: Speech, at_table: bool, typed: &str, asked: &[Vec<String>]) -> Vec<Found> {
    let typed = plain(typed);
    let named = |row: Shortcut| {
        let action = row.action.filter(|_| at_table || !row.at_table)?;
        let names = Language::ALL.iter().map(|language| plain(&Speech::new(*language).word(row.name)));
        let names: Vec<String> = names.collect();
        let whole = names.iter().any(|name| name.trim() == typed.trim());
        let name = speech.word(row.name);
        let best = answers(&plain(&name), &names.join(" "), asked)?;
        let asking = Asking { name, key: row.keys.first().copied(), action, whole };
        Some(((whole, best), Found::Command(asking)))
    };
    let mut found: Vec<((bool, u32), Found)> = shortcuts::all().into_iter().filter_map(named).collect();
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
