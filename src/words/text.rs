//! Renders messages, the only place where sentences are produced. A missing message is shown as its key.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

use super::keys::words as shared;
use super::language::Language;
use super::letters::plain;
use super::line::{Arg, Key, Line};
use super::locale::Locale;

/// The deepest nesting of messages; deeper ones are shown as their keys.
const DEEPEST: usize = 16;
/// The longest name rendered, in characters.
const LONGEST_NAME: usize = 200;

/// Renders a message in a language. If the message or an argument is missing, renders the key as [`Line`]'s `Display` does.
///
/// To select on an amount of money, pass it as a number too, because `Money` reaches its message as text.
pub fn render(line: &Line, language: Language) -> String {
    match Locale::of(language) {
        Some(locale) => write_line(line, locale, 0),
        None => line.to_string(),
    }
}

/// Renders a message whose id is built at run time; `None` if it does not exist.
pub fn render_named(id: &str, args: &[(&'static str, Arg)], language: Language) -> Option<String> {
    let locale = Locale::of(language)?;
    let args = args.iter().map(|(name, arg)| (*name, value(arg, locale, 0))).collect();
    locale.message(id, &args)
}

/// Formats a whole number: `1,450`, `1 450`.
pub fn number(number: i64, language: Language) -> String {
    match Locale::of(language) {
        Some(locale) => locale.figures().write(number),
        None => number.to_string(),
    }
}

fn write_line(line: &Line, locale: &Locale, depth: usize) -> String {
    if depth > DEEPEST {
        return line.key.id().to_owned();
    }
    let args = line.args.iter().map(|(name, arg)| (*name, value(arg, locale, depth))).collect();
    locale.message(line.key.id(), &args).unwrap_or_else(|| line.to_string())
}

fn value<'a>(arg: &'a Arg, locale: &Locale, depth: usize) -> FluentValue<'a> {
    match arg {
        Arg::Number(number) => locale.number(*number),
        Arg::Money(amount) => FluentValue::from(money(*amount, locale)),
        Arg::Name(name) => FluentValue::String(harmless(name)),
        // A line of notation may be typed again, so it is never shortened.
        Arg::Typed(forms) => FluentValue::String(plain(locale.typed(forms))),
        Arg::Line(line) => FluentValue::from(write_line(line, locale, depth + 1)),
        Arg::List(lines) => FluentValue::from(join(lines, locale, depth + 1)),
    }
}

fn money(amount: i64, locale: &Locale) -> String {
    let key = if amount < 0 { shared::MONEY_BELOW_ZERO } else { shared::MONEY };
    let figures = locale.figures().write(amount.unsigned_abs());
    shared_message(key, &[("amount", &figures)], locale)
}

fn join(lines: &[Line], locale: &Locale, depth: usize) -> String {
    let mut items = lines.iter().map(|line| write_line(line, locale, depth));
    let Some(mut start) = items.next() else { return shared_message(shared::LIST_NONE, &[], locale) };
    let Some(last) = items.next_back() else { return start };
    let key = if items.len() == 0 { shared::LIST_PAIR } else { shared::LIST_LAST };
    for next in items {
        start = shared_message(shared::LIST_MORE, &[("start", &start), ("next", &next)], locale);
    }
    shared_message(key, &[("start", &start), ("last", &last)], locale)
}

/// A message from `words.ftl`, or its key with the arguments if it is missing.
fn shared_message(key: Key, args: &[(&'static str, &str)], locale: &Locale) -> String {
    let values = args.iter().map(|(name, text)| (*name, FluentValue::from(*text))).collect();
    locale.message(key.id(), &values).unwrap_or_else(|| {
        args.iter().fold(Line::new(key), |line, (name, text)| line.with(name, *text)).to_string()
    })
}

/// A name without anything that affects the surrounding text: control characters, direction changes, line breaks or excessive length.
fn harmless(name: &str) -> Cow<'_, str> {
    match name.char_indices().nth(LONGEST_NAME) {
        Some((end, _)) => Cow::Owned(format!("{}…", plain(name.get(..end).unwrap_or_default()))),
        None => plain(name),
    }
}

#[cfg(test)]
mod tests;
