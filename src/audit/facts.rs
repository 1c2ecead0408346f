//! Lines that change nothing: they must only make sense at this table.

use serde_json::Value;

use crate::audit::Done;
use crate::audit::json::{list, object, part, seat, text, whole};

/// Checks a remark, a count, a name, a break or a leaving.
pub(crate) fn fact(verb: &str, body: &Value, seats: u8, counts: impl Fn(&str, &str) -> bool) -> Done {
    match verb {
        "rename" => {
            let map = object(body, &["seat", "name", "colour"])?;
            seat(part(map, "seat")?, seats)?;
            let name = text(part(map, "name")?)?;
            if name.trim().is_empty() { Err("a player needs a name".to_owned()) } else { Ok(()) }
        }
        "leaves" => seat(part(object(body, &["seat", "note"])?, "seat")?, seats).map(|_| ()),
        "note" => text(part(object(body, &["text", "about"])?, "text")?).map(|_| ()),
        "count" => list(body)?.iter().try_for_each(|counted| match list(counted)? {
            [place, thing, many] => {
                if !counts(text(place)?, text(thing)?) {
                    return Err(format!("{counted} is nothing that is counted here"));
                }
                whole(many, 0, i64::MAX).map(|_| ())
            }
            _ => Err(format!("{counted} should be a place, a thing and how many")),
        }),
        _ => text(body).map(|_| ()),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_fact_about_another_table_is_refused() {
        let fact = |verb, body: &Value, seats| fact(verb, body, seats, |place, _| place == "space 7");
        assert!(fact("leaves", &json!({"seat": "p4"}), 3).is_err());
        assert!(fact("leaves", &json!({"seat": "p4"}), 4).is_ok());
        assert!(fact("count", &json!([["space 7", "cars p1", -1]]), 3).is_err());
        assert!(fact("count", &json!([["space 7", "cars p1", 1]]), 3).is_ok());
        assert!(fact("count", &json!([["space 8", "cars p1", 1]]), 3).is_err());
        assert!(fact("note", &json!({"about": 3}), 3).is_err());
    }
}
