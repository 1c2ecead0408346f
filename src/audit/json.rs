//! Reads the parts of a line. A word too many or too few is a fault, not a default.

use serde_json::{Map, Value};

use crate::audit::Done;

/// The parts of an object that may only have these names.
pub(crate) fn object<'a>(value: &'a Value, names: &[&str]) -> Result<&'a Map<String, Value>, String> {
    let map =
        value.as_object().ok_or_else(|| format!("{value} should have the parts {}", names.join(", ")))?;
    match map.keys().find(|name| !names.contains(&name.as_str())) {
        Some(name) => Err(format!("there is no part {name:?}, only {}", names.join(", "))),
        None => Ok(map),
    }
}

/// One part that must be there.
pub(crate) fn part<'a>(map: &'a Map<String, Value>, name: &str) -> Result<&'a Value, String> {
    map.get(name).ok_or_else(|| format!("the part {name:?} is missing"))
}

/// The one name and the one value of an object such as `{"build": {..}}`, or a bare word.
pub(crate) fn tagged(value: &Value) -> Result<(&str, &Value), String> {
    if let Some(word) = value.as_str() {
        return Ok((word, &Value::Null));
    }
    let map = value.as_object().filter(|map| map.len() == 1);
    let pair = map.and_then(|map| map.iter().next());
    pair.map(|(name, body)| (name.as_str(), body))
        .ok_or_else(|| format!("{value} should be one thing with a name"))
}

/// A word that stands alone must bring nothing along.
pub(crate) fn nothing(value: &Value) -> Done {
    if value.is_null() { Ok(()) } else { Err(format!("{value} is too much here")) }
}

/// A whole number within bounds, both included.
pub(crate) fn whole(value: &Value, least: i64, most: i64) -> Result<i64, String> {
    value
        .as_i64()
        .filter(|number| (least..=most).contains(number))
        .ok_or_else(|| format!("{value} should be a whole number from {least} to {most}"))
}

/// A small number of things.
pub(crate) fn count(value: &Value) -> Result<i64, String> {
    whole(value, 0, i64::from(u8::MAX))
}

/// The text of a value.
pub(crate) fn text(value: &Value) -> Result<&str, String> {
    value.as_str().ok_or_else(|| format!("{value} should be text"))
}

/// Yes or no; no where it is not said.
pub(crate) fn flag(map: &Map<String, Value>, name: &str) -> Result<bool, String> {
    match map.get(name) {
        None => Ok(false),
        Some(value) => value.as_bool().ok_or_else(|| format!("{value} should be true or false")),
    }
}

/// A list.
pub(crate) fn list(value: &Value) -> Result<&[Value], String> {
    value.as_array().map(Vec::as_slice).ok_or_else(|| format!("{value} should be a list"))
}

/// A list that may be left out.
pub(crate) fn list_if_any<'a>(map: &'a Map<String, Value>, name: &str) -> Result<&'a [Value], String> {
    map.get(name).map_or(Ok(&[]), list)
}

/// A seat of a table of so many, such as `p2`.
pub(crate) fn seat(value: &Value, seats: u8) -> Result<u8, String> {
    let number =
        value.as_str().and_then(|word| word.strip_prefix('p')).and_then(|number| number.parse().ok());
    number
        .filter(|seat| (1..=seats).contains(seat))
        .ok_or_else(|| format!("{value} is no seat of this table of {seats}"))
}
