//! Searches acts, actions, rules, entries and players for a text: in notation, or by words in both languages.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use crate::desk::find::at_home::at_home;
use crate::desk::find::{Asked, Asking, Fit, Found, Here};
use crate::desk::lookup::{LookUp, LookedUp, answers, plain};
use crate::desk::shortcuts::{self, Shortcut};
use crate::desk::table::{Item, Seen, plain as words};
use crate::desk::{Search, Speech};
use crate::engine::Offer;
use crate::engine::worksheet::Draft;
use crate::session::Session;
use crate::words::Language;

/// The most acts, actions, players, entries and rules that are listed.
const ACTS: usize = 8;
/// The number of results that are visible without scrolling.
const SEEN: usize = 5;
const COMMANDS: usize = 6;
const PLAYERS: usize = 3;
const ENTRIES: usize = 4;
const RULES: usize = 4;

/// All results, kind by kind.
pub(super) fn gather(speech: Speech, here: Here<'_>, asked: &Asked, lookup: &mut LookUp) -> Vec<Found> {
    let typed = asked.text.trim_start();
    if typed.is_empty() && asked.search == Search::Anything {
        return Vec::new();
    }
    lookup.refresh(speech);
    let words = lookup.asked(typed);
    if asked.search == Search::Commands {
        return actions(speech, Here { home: None, ..here }, typed, &words, usize::MAX);
    }
    let acts = here.table.filter(|_| here.acts && !typed.is_empty());
    let acts = acts.map(|(table, seen)| acts_of(speech, table, seen, asked, &words)).unwrap_or_default();
    let written = acts.iter().any(|(fits, _)| *fits == Fits::Written);
    let mut found: Vec<Found> = acts.into_iter().map(|(_, found)| found).collect();
    if asked.readable {
        // The text is a line of notation. Commands of that name follow it.
        let named = actions(speech, here, typed, &words, COMMANDS);
        return in_sight(found, named.into_iter().filter(begins).collect());
    }
    let (game, by_rules) = (here.table.map(|(table, _)| table.info().game), asked.search == Search::Rules);
    // Except in a rule search, only rules of the current game are listed.
    let own = |rule: &&LookedUp| by_rules || game.is_none_or(|game| rule.game == game);
    let rules = lookup.found(&words, game).into_iter().filter(own).cloned().map(Found::Rule);
    let rules: Vec<Found> = rules.take(if by_rules { usize::MAX } else { RULES }).collect();
    if typed.is_empty() {
        return rules;
    }
    let mut named = actions(speech, here, typed, &words, COMMANDS);
    named.extend(here.table.iter().flat_map(|(table, _)| players(table, &words)));
    let (mut rest, named): (Vec<Found>, Vec<Found>) =
        named.into_iter().partition(|found| found.is_called(typed));
    if !written {
        // An exact name comes before texts that contain the words.
        found = std::mem::take(&mut rest).into_iter().chain(found).collect();
    }
    rest.extend(named);
    let entries = here.table.map(|(table, seen)| entries(speech, table, seen, &words)).unwrap_or_default();
    if by_rules {
        return rules.into_iter().chain(found).chain(rest).chain(entries).collect();
    }
    in_sight(found, rest).into_iter().chain(rules).chain(entries).collect()
}

/// Whether a command's name starts with the typed text.
fn begins(found: &Found) -> bool {
    matches!(found, Found::Command(asking) if asking.fit >= Fit::Begins)
}

/// The acts, with the matching commands placed where they are visible without scrolling, then the rest.
fn in_sight(mut acts: Vec<Found>, mut named: Vec<Found>) -> Vec<Found> {
    let called = named.iter().filter(|found| begins(found)).count().min(SEEN - 1);
    let more = acts.split_off(acts.len().min(SEEN - called));
    let after = named.split_off(called);
    acts.into_iter().chain(named).chain(more).chain(after).collect()
}

/// How well an act matches, best first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fits {
    /// Its notation starts with the text, with or without the player, in the user's language or as in a record.
    Written,
    /// Its verb starts with the text.
    Called,
    /// Its verb or its description contains the words.
    Mentions,
}

/// The matching acts: one of each verb before others of the same verb, legal ones first, in the order of the offers. Acts that only contain the
/// words are listed if there are no better ones.
fn acts_of(
    speech: Speech,
    table: &Session,
    seen: &Seen,
    asked: &Asked,
    words: &[Vec<String>],
) -> Vec<(Fits, Found)> {
    let typed = asked.text.trim_start().to_lowercase();
    let name = plain(&typed);
    let just: Vec<Vec<String>> = words.iter().map(|same| same.iter().take(1).cloned().collect()).collect();
    let goes_on = |act: &str| act.starts_with(&typed) && !(asked.readable && act == typed.trim_end());
    let written = |act: &str| with_and_without(act).into_iter().any(goes_on);
    let is_it = |act: &str| with_and_without(act).contains(&typed.trim_end());
    // Words that depend on number fields do not count as a match.
    let names = |own: &str, verb: &str, offer: &Offer| {
        let description = |description: String| plain(&format!("{description} {own} {verb}"));
        offer.is_possible()
            && answers(&description(words::act(speech, table, &offer.act)), "", &just).is_some()
            && answers(&description(words::offered(speech, table, offer)), "", &just).is_some()
    };
    let (mut found, mut verbs) = (Vec::new(), Vec::<(String, String, usize)>::new());
    for (at, offer) in seen.open_offers() {
        let form = !offer.fields.is_empty();
        let act = table.written(&offer.act);
        let (own, verb) = (speech.typed(table, &act), plain(&words::to_fill_in(speech, &offer.act)));
        let own = if !written(&own) && written(&act) { act } else { own };
        let mentions = || match form {
            true => answers(&verb, "", words).is_some() || names(&own, &verb, offer),
            false => {
                offer.answer.is_ok()
                    && answers(&plain(&words::act(speech, table, &offer.act)), "", &just).is_some()
            }
        };
        let fits = match () {
            () if !form && !offer.is_possible() => continue,
            () if written(&own) => Fits::Written,
            () if verb.starts_with(name.trim_end()) && !is_it(&own) => Fits::Called,
            () if !asked.readable && mentions() => Fits::Mentions,
            () => continue,
        };
        if !form
            && fits < Fits::Mentions
            && let Some(syntax) = offer.act.syntax()
        {
            let word = speech.typed(table, syntax.word);
            let only_verb = verb.starts_with(name.trim_end()) || word.starts_with(typed.trim_end());
            match verbs.iter_mut().find(|(_, other, _)| *other == word) {
                Some((.., count)) => *count += 1,
                None if only_verb => verbs.push((verb.clone(), word, 1)),
                None => {}
            }
        }
        let (more, act) = match form {
            true => (2, Found::Form(at, to_fill_in(speech, table, offer), own)),
            false => (u8::from(offer.answer.is_err()), Found::Act(own)),
        };
        let apart = typed_apart(&plain(&words::act(speech, table, &offer.act)), &just);
        found.push(((fits, more), verb, act, (offer.is_possible(), apart)));
    }
    let sheet = on_sheet(speech, table, &typed);
    let sheet = sheet.filter(|(_, verb, _)| !found.iter().any(|(_, other, ..)| other == verb));
    found.extend(sheet.map(|(first, verb, act)| (first, verb, act, (true, 0))));
    // The verb alone comes before several of its acts, so that Enter behind it chooses none of them.
    let alone = verbs.into_iter().filter(|(_, _, count)| *count > 1).map(|(verb, word, _)| {
        let fits = if word.starts_with(typed.trim_end()) { Fits::Written } else { Fits::Called };
        ((fits, 0), verb, Found::Act(format!("{word} ")), (true, 0))
    });
    found.splice(0..0, alone);
    let called = found.iter().any(|((fits, _), ..)| *fits < Fits::Mentions);
    found.retain(|((fits, _), ..)| !called || *fits < Fits::Mentions);
    // A verb ranks as high as its best act. Within a verb, refused acts come last; otherwise those that say the typed words together come
    // first, in the order of the offers.
    let mut best: BTreeMap<(Fits, String), u8> = BTreeMap::new();
    for ((fits, more), verb, ..) in &found {
        let least = best.entry((*fits, verb.clone())).or_insert(*more);
        *least = (*least).min(*more);
    }
    found.sort_by_cached_key(|((fits, _), verb, _, (possible, apart))| {
        (*fits, best.get(&(*fits, verb.clone())).copied(), !possible, *apart)
    });
    let verbs: Vec<String> = found.iter().map(|(_, verb, ..)| verb.clone()).collect();
    let again =
        |(at, (_, verb, ..)): &(usize, (_, String, _, _))| verbs.iter().take(*at).any(|other| other == verb);
    let (others, first): (Vec<_>, Vec<_>) = found.into_iter().enumerate().partition(again);
    let all = first.into_iter().chain(others).take(ACTS);
    all.map(|(_, ((fits, _), _, act, _))| (fits, begun(table, seen, act))).collect()
}

/// How many of the typed words do not stand beside the word typed before them: 0 if a description has "2 mid" as typed.
fn typed_apart(description: &str, typed: &[Vec<String>]) -> usize {
    let apart = |pair: &&[Vec<String>]| !description.contains(&format!(" {}", pair.concat().join(" ")));
    typed.windows(2).filter(apart).count()
}

/// A result with the known beginning of its act; the rest is to be typed.
fn begun(table: &Session, seen: &Seen, found: Found) -> Found {
    let Found::Form(at, description, own) = found else { return found };
    let known = seen.offers.get(at).and_then(|offer| {
        let (one, other) = (table.written(&offer.act), table.written(&words::with_most(table, offer)?));
        Some(one.split(' ').zip(other.split(' ')).take_while(|(one, other)| one == other).count())
    });
    let all = own.split(' ').count();
    let own = match known.filter(|known| *known < all) {
        Some(known) => own.split(' ').take(known).fold(String::new(), |begun, word| begun + word + " "),
        None => own,
    };
    Found::Form(at, description, own)
}

/// An act in notation, with and without the player.
fn with_and_without(act: &str) -> [&str; 2] {
    [act, act.split_once(' ').map_or("", |(_, without)| without)]
}

/// The beginning of the worksheet's act, to be typed on from there.
fn on_sheet(speech: Speech, table: &Session, typed: &str) -> Option<((Fits, u8), String, Found)> {
    let sheet = table.book().worksheet(table.setting(), &Draft::default())?;
    let act = sheet.act.and_then(Result::ok).map(|offer| offer.act);
    let (act, verb) = match (sheet.verb, act) {
        (Some(word), _) => (word.to_owned(), table.info().name(word)?),
        (None, act) => act.and_then(|act| Some((table.written(&act), act.syntax()?.name)))?,
    };
    let verb = plain(&words::verb_to_fill_in(speech, verb));
    let word = format!("{} ", speech.typed(table, &act).split(' ').next()?);
    let fits = match () {
        () if word.starts_with(typed) => Fits::Written,
        () if verb.starts_with(plain(typed).trim_end()) => Fits::Called,
        () => return None,
    };
    Some(((fits, 2), verb, Found::Act(word)))
}

/// The label of an act with number fields: its verb, and what distinguishes it from others.
fn to_fill_in(speech: Speech, table: &Session, offer: &Offer) -> [String; 2] {
    [words::to_fill_in(speech, &offer.act), words::offered(speech, table, offer)]
}

/// A result found by name, with its rank.
pub(super) type Named = ((Fit, u32), Found);

/// The best results, at most `most`.
pub(super) fn best(mut found: Vec<Named>, most: usize) -> Vec<Named> {
    found.sort_by_key(|(best, _)| Reverse(*best));
    found.truncate(most);
    found
}

/// The commands whose names contain the words in any language, best first.
fn actions(speech: Speech, here: Here<'_>, typed: &str, asked: &[Vec<String>], most: usize) -> Vec<Found> {
    let typed = plain(typed);
    let named = |row: Shortcut| {
        let action = row.action.filter(|_| here.table.is_some() || !row.at_table)?;
        let names = Language::ALL.iter().map(|language| plain(&Speech::new(*language).word(row.name)));
        let names: Vec<String> = names.collect();
        let fit = Fit::of(&names, &typed);
        let name = speech.word(row.name);
        let best = answers(&plain(&name), &names.join(" "), asked)?;
        let (key, description) = (row.keys.first().copied(), Some(row.description));
        let asking = Asking { name, description, key, action, fit };
        Some(((fit, best), Found::Command(asking)))
    };
    let mut found = best(shortcuts::all().into_iter().filter_map(named).collect(), most);
    if let Some(home) = here.home {
        found = at_home(speech, home, &typed, asked).into_iter().chain(found).collect();
        found = best(found, usize::MAX);
    }
    found.into_iter().map(|(_, found)| found).collect()
}

fn players(table: &Session, asked: &[Vec<String>]) -> Vec<Found> {
    let named = table.seats().iter().map(|seat| (seat, table.seats().name(seat).to_owned()));
    let fits = named.filter(|(_, name)| answers(&plain(name), "", asked).is_some());
    fits.take(PLAYERS).map(|(seat, name)| Found::Player(seat, name)).collect()
}

/// Entries of the history that match by description or number, newest first.
fn entries(speech: Speech, table: &Session, seen: &Seen, asked: &[Vec<String>]) -> Vec<Found> {
    let lines = seen.story.items.iter().rev().filter_map(|item| match item {
        Item::Line(n) if *n > 0 => table.line(*n),
        _ => None,
    });
    let description = lines.map(|row| (row.n, words::describe_row(speech, table, &row)));
    let fits = description
        .filter(|(n, description)| answers(&plain(&format!("{n} {description}")), "", asked).is_some());
    fits.take(ENTRIES).map(|(n, description)| Found::Line(n, description)).collect()
}
