//! Lines become text: the only place where a sentence is written. Whatever is missing shows as the line's keys,
//! never as a crash.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

use super::keys::words as shared;
use super::language::Language;
use super::letters::plain;
use super::line::{Arg, Key, Line};
use super::voice::Voice;

/// How many lines may stand inside one another; deeper ones show their key.
const DEEPEST: usize = 16;
/// How many characters of a name are written.
const LONGEST_NAME: usize = 200;

/// Writes a line in a language. A line whose message or argument is missing is written in keys, as
/// [`Line`]'s `Display` does.
///
/// To select upon an amount, give it as a number too: `Money` comes into its message as text.
pub fn render(line: &Line, language: Language) -> String {
    match Voice::of(language) {
        Some(voice) => write_line(line, voice, 0),
        None => line.to_string(),
    }
}

/// Writes the message whose name is put together at run time; none where there is no such message.
pub fn render_named(id: &str, args: &[(&'static str, Arg)], language: Language) -> Option<String> {
    let voice = Voice::of(language)?;
    let args = args.iter().map(|(name, arg)| (*name, value(arg, voice, 0))).collect();
    voice.say(id, &args)
}

/// Writes a whole number in a language: `1,450`, `1 450`.
pub fn number(number: i64, language: Language) -> String {
    match Voice::of(language) {
        Some(voice) => voice.figures().write(number),
        None => number.to_string(),
    }
}

fn write_line(line: &Line, voice: &Voice, depth: usize) -> String {
    if depth > DEEPEST {
        return line.key.id().to_owned();
    }
    let args = line.args.iter().map(|(name, arg)| (*name, value(arg, voice, depth))).collect();
    voice.say(line.key.id(), &args).unwrap_or_else(|| line.to_string())
}

fn value<'a>(arg: &'a Arg, voice: &Voice, depth: usize) -> FluentValue<'a> {
    match arg {
        Arg::Number(number) => voice.number(*number),
        Arg::Money(amount) => FluentValue::from(money(*amount, voice)),
        Arg::Name(name) => FluentValue::String(harmless(name)),
        Arg::Typed(forms) => FluentValue::String(harmless(voice.typed(forms))),
        Arg::Line(line) => FluentValue::from(write_line(line, voice, depth + 1)),
        Arg::List(lines) => FluentValue::from(join(lines, voice, depth + 1)),
    }
}

fn money(amount: i64, voice: &Voice) -> String {
    let key = if amount < 0 { shared::MONEY_BELOW_ZERO } else { shared::MONEY };
    let figures = voice.figures().write(amount.unsigned_abs());
    shared_message(key, &[("amount", &figures)], voice)
}

fn join(lines: &[Line], voice: &Voice, depth: usize) -> String {
    let mut items = lines.iter().map(|line| write_line(line, voice, depth));
    let Some(mut start) = items.next() else { return shared_message(shared::LIST_NONE, &[], voice) };
    let Some(last) = items.next_back() else { return start };
    let key = if items.len() == 0 { shared::LIST_PAIR } else { shared::LIST_LAST };
    for next in items {
        start = shared_message(shared::LIST_MORE, &[("start", &start), ("next", &next)], voice);
    }
    shared_message(key, &[("start", &start), ("last", &last)], voice)
}

/// A message of `words.ftl`, or its key with what it should have held.
fn shared_message(key: Key, args: &[(&'static str, &str)], voice: &Voice) -> String {
    let values = args.iter().map(|(name, text)| (*name, FluentValue::from(*text))).collect();
    voice.say(key.id(), &values).unwrap_or_else(|| {
        args.iter().fold(Line::new(key), |line, (name, text)| line.with(name, *text)).to_string()
    })
}

/// A name that cannot disturb the text around it: no control characters, nothing that turns the direction of
/// writing, no line breaks, not too long.
fn harmless(name: &str) -> Cow<'_, str> {
    match name.char_indices().nth(LONGEST_NAME) {
        Some((end, _)) => Cow::Owned(format!("{}…", plain(name.get(..end).unwrap_or_default()))),
        None => plain(name),
    }
}

#[cfg(test)]
mod tests;
