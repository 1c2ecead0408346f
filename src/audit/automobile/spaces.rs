//! Spaces of the track as acts name them.

use serde_json::Value;

use crate::audit::json::{count, list, whole};

/// A space of the track.
pub(super) fn space(value: &Value) -> Result<u8, String> {
    whole(value, 1, 26).map(|number| u8::try_from(number).unwrap_or_default())
}

/// Spaces with a number of cars each, such as `[[7, 2], [9, 1]]`.
pub(super) fn cars(value: &Value) -> Result<Vec<(u8, i64)>, String> {
    list(value)?
        .iter()
        .map(|pair| match list(pair)? {
            [at, number] => Ok((space(at)?, count(number)?)),
            _ => Err(format!("{pair} should be a space and a number of cars")),
        })
        .collect()
}
