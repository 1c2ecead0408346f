//! Errors of JSON parsing in the user's language.

use serde_json::error::Category;

use crate::msg;
use crate::words::keys::record as k;
use crate::words::{Key, Line};

/// Describes an error of the JSON parser without its position, in the parser's own words if there is no message for it.
pub fn unreadable(why: &serde_json::Error) -> Line {
    match why.classify() {
        Category::Eof => return k::JSON_CUT.into(),
        Category::Syntax => return msg!(k::JSON_NONE, n = why.column()),
        Category::Data | Category::Io => {}
    }
    let text = why.to_string();
    let text = text.rsplit_once(" at line ").map_or(text.as_str(), |(text, _)| text);
    describe(text).unwrap_or_else(|| msg!(k::AS_READ, why = text))
}

/// Describes an error in the data. All serde parsers use the same wording, with names in backticks.
fn describe(text: &str) -> Option<Line> {
    if let Some(kinds) = text.strip_prefix("invalid type: ").or_else(|| text.strip_prefix("invalid value: "))
    {
        let (found, expected) = kinds.split_once(", expected ")?;
        return Some(msg!(k::JSON_KIND, found = kind(found), expected = kind(expected)));
    }
    // Errors that serde reports without naming a field.
    if ["data did not match", "invalid length", "duplicate field"].iter().any(|own| text.starts_with(own)) {
        return Some(k::JSON_OTHER.into());
    }
    const SAID: [(&str, Key); 3] = [
        ("unknown field ", k::JSON_FIELD),
        ("missing field ", k::JSON_MISSING),
        ("unknown variant ", k::JSON_WORD),
    ];
    let (_, key) = SAID.into_iter().find(|(begins, _)| text.starts_with(begins))?;
    let mut names = text.split('`').skip(1).step_by(2);
    let name = names.next()?;
    let known = names.collect::<Vec<_>>().join(", ");
    Some(match key {
        k::JSON_MISSING => msg!(key, name = name),
        k::JSON_FIELD if known.is_empty() => msg!(k::JSON_NO_FIELD, name = name),
        _ => msg!(key, name = name, known = known),
    })
}

/// Describes a kind of value, with the value if the parser gives it.
fn kind(serde: &str) -> Line {
    let (kind, value) = serde.split_once(' ').unwrap_or((serde, ""));
    let value = value.trim_start_matches("point ").trim_matches(['`', '"']);
    match (kind, value) {
        ("a", "string") => k::JSON_TEXT.into(),
        ("a", "boolean") => k::JSON_YES_NO.into(),
        ("string", text) => msg!(k::JSON_THIS_TEXT, text = text),
        ("integer" | "floating", number) => msg!(k::JSON_THIS_NUMBER, n = number),
        ("boolean", value) => msg!(k::JSON_THIS, value = value),
        ("map" | "struct" | "newtype", _) | ("an", "object") => k::JSON_OBJECT.into(),
        ("sequence" | "tuple", _) | ("a", "sequence") => k::JSON_LIST.into(),
        ("unit" | "null", _) => k::JSON_NOTHING.into(),
        ("u8" | "u16", _) => k::JSON_NUMBER.into(),
        ("u32" | "u64" | "usize" | "i64" | "nonzero", _) => k::JSON_WHOLE.into(),
        _ => k::JSON_SOMETHING.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Deserialize;

    #[derive(Deserialize)]
    #[serde(deny_unknown_fields)]
    struct Build {
        space: u8,
    }

    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Act {
        Build(Build),
        Pass,
    }

    fn said(text: &str) -> Line {
        match serde_json::from_str(text) {
            Ok(Act::Build(Build { space })) => panic!("it builds on {space}"),
            Ok(Act::Pass) => panic!("it passes"),
            Err(why) => unreadable(&why),
        }
    }

    #[test]
    fn unknown_names_are_listed_with_known_ones() {
        let field = said(r#"{"build":{"spce":2}}"#);
        assert_eq!(field, msg!(k::JSON_FIELD, name = "spce", known = "space"));
        assert_eq!(said(r#"{"bulid":{}}"#), msg!(k::JSON_WORD, name = "bulid", known = "build, pass"));
        assert_eq!(said(r#"{"build":{}}"#), msg!(k::JSON_MISSING, name = "space"));
    }

    #[test]
    fn truncated_json_differs_from_invalid_json() {
        assert_eq!(said(r#"{"build":"#).key, k::JSON_CUT);
        assert_eq!(said("hello").key, k::JSON_NONE);
    }

    #[test]
    fn a_value_of_the_wrong_kind_is_named_with_the_kind_that_belongs_there() {
        let described = |text| crate::words::render(&said(text), crate::words::Language::ENGLISH);
        assert_eq!(
            described(r#"{"build":{"space":"x"}}"#),
            "the text “x” was found where a small whole number belongs"
        );
        assert_eq!(
            described(r#"{"build":{"space":300}}"#),
            "the number 300 was found where a small whole number belongs"
        );
        assert_eq!(described(r#"{"build":7}"#), "the number 7 was found where an object belongs");
        assert_eq!(described(r#"{"pass":{"space":1}}"#), "an object was found where nothing belongs");
        assert_eq!(described(r#""build""#), "nothing was found where an object belongs");
        assert_eq!(
            described(r#"{"build":{"space":1.5}}"#),
            "the number 1.5 was found where a small whole number belongs"
        );
    }

    #[test]
    fn an_unexpected_field_is_named() {
        #[derive(Debug, Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Empty {}
        let why = serde_json::from_str::<Empty>(r#"{"x":1}"#).expect_err("there is no x");
        assert_eq!(unreadable(&why), msg!(k::JSON_NO_FIELD, name = "x"));
    }
}
