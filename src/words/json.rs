//! What is wrong with a text that should be JSON, in the words of whoever reads it.

use serde_json::error::Category;

use crate::say;
use crate::words::keys::record as k;
use crate::words::{Key, Line};

/// What a reader of JSON says, without the place within the text; in its own words where there are no better ones.
pub fn unreadable(why: &serde_json::Error) -> Line {
    match why.classify() {
        Category::Eof => return k::JSON_CUT.into(),
        Category::Syntax => return say!(k::JSON_NONE, n = why.column()),
        Category::Data | Category::Io => {}
    }
    let text = why.to_string();
    let text = text.rsplit_once(" at line ").map_or(text.as_str(), |(text, _)| text);
    told(text).unwrap_or_else(|| say!(k::AS_READ, why = text))
}

/// What is said of data by the way every reader made by serde says it: names stand between grave accents.
fn told(text: &str) -> Option<Line> {
    const SAID: [(&str, Key); 3] = [
        ("unknown field ", k::JSON_FIELD),
        ("missing field ", k::JSON_MISSING),
        ("unknown variant ", k::JSON_WORD),
    ];
    let (_, key) = SAID.into_iter().find(|(begins, _)| text.starts_with(begins))?;
    let mut names = text.split('`').skip(1).step_by(2);
    let name = names.next()?;
    let known = names.collect::<Vec<_>>().join(", ");
    Some(if key == k::JSON_MISSING { say!(key, name = name) } else { say!(key, name = name, known = known) })
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
    fn fields_and_words_that_are_not_there_are_named_beside_those_that_are() {
        let field = said(r#"{"build":{"spce":2}}"#);
        assert_eq!(field, say!(k::JSON_FIELD, name = "spce", known = "space"));
        assert_eq!(said(r#"{"bulid":{}}"#), say!(k::JSON_WORD, name = "bulid", known = "build, pass"));
        assert_eq!(said(r#"{"build":{}}"#), say!(k::JSON_MISSING, name = "space"));
    }

    #[test]
    fn what_ends_too_early_and_what_is_no_json_is_told_apart() {
        assert_eq!(said(r#"{"build":"#).key, k::JSON_CUT);
        assert_eq!(said("hello").key, k::JSON_NONE);
        assert_eq!(said(r#"{"build":{"space":"x"}}"#).key, k::AS_READ);
    }
}
