//! Characters that are invisible or change the direction of the surrounding text. New names may not contain
//! them; in existing text they are replaced by a visible character.

use std::borrow::Cow;

/// The replacement for such a character.
const SHOWN: char = '\u{FFFD}';

/// Whether a character affects the surrounding text: a control character, or a change of direction.
pub(crate) fn disturbs(c: char) -> bool {
    c.is_control()
        || matches!(c, '\u{061C}' | '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{2028}'..='\u{202E}')
        || matches!(c, '\u{2060}'..='\u{206F}' | '\u{FEFF}' | '\u{FFF9}'..='\u{FFFB}')
}

/// Replaces all such characters.
pub(crate) fn plain(text: &str) -> Cow<'_, str> {
    marked(text, |_, c| disturbs(c))
}

/// The first invisible character of a name. Names that differ only in such a character would look the same.
pub fn unseen(name: &str) -> Option<char> {
    let before = std::iter::once(None).chain(name.chars().map(Some));
    before.zip(name.chars()).find(|(before, c)| hidden(*before, *c)).map(|(_, c)| c)
}

/// Replaces the invisible characters of a name.
pub(crate) fn shown(name: &str) -> Cow<'_, str> {
    marked(name, hidden)
}

/// Whether a character is invisible. A joiner between two emoji is not, since it combines them.
fn hidden(before: Option<char>, c: char) -> bool {
    match c {
        '\u{200C}' | '\u{200D}' => {
            before.is_none_or(|before| before.is_alphanumeric() || before.is_whitespace())
        }
        // Variation selectors after an emoji or a letter are allowed.
        '\u{FE00}'..='\u{FE0F}' | '\u{E0100}'..='\u{E01EF}' => before
            .is_none_or(|before| before < '\u{2E80}' && before.is_alphabetic() || before.is_whitespace()),
        '\u{00AD}' | '\u{034F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' => true,
        '\u{180B}'..='\u{180F}' | '\u{2800}' | '\u{3164}' | '\u{FFA0}' | '\u{FFF0}'..='\u{FFF8}' => true,
        '\u{1BCA0}'..='\u{1BCA3}' | '\u{1D173}'..='\u{1D17A}' | '\u{E0000}'..='\u{E0FFF}' => true,
        c => disturbs(c),
    }
}

fn marked(text: &str, hides: impl Fn(Option<char>, char) -> bool) -> Cow<'_, str> {
    let mut before = None;
    let mark = |c: char| if hides(before.replace(c), c) { SHOWN } else { c };
    let shown: String = text.chars().map(mark).collect();
    if shown == text { Cow::Borrowed(text) } else { Cow::Owned(shown) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_are_found() {
        for letter in
            ['\u{202E}', '\u{200B}', '\u{200D}', '\u{2066}', '\u{AD}', '\u{FEFF}', '\u{3164}', '\u{E0041}']
                .into_iter()
                .chain(['\u{FE0F}', '\u{E0100}', '\u{17B4}', '\u{180B}', '\u{1D173}'])
        {
            let name = format!("An{letter}ne");
            assert_eq!((unseen(&name), &*shown(&name)), (Some(letter), "An\u{FFFD}ne"), "{letter:?}");
        }
        for name in ["Anne", "Zoé", "عمر", "👩‍🔧", "❤️", "1️⃣", "葛\u{E0100}城", "O’Brien", "Jean-Luc"]
        {
            assert_eq!((unseen(name), &*shown(name)), (None, name));
        }
    }
}
