//! Every input of the window stands under an id of its own, so that it stays the same one whatever comes and goes.

use crate::source::source;

/// Where the ids are given.
const HELPER: &str = "src/desk/kit/input.rs";

#[test]
fn every_input_of_the_window_stands_under_an_id_of_its_own() {
    let mut faults = Vec::new();
    for file in source().iter().filter(|file| file.room() == "desk" && file.path != HELPER) {
        let code: String = file.code().into_iter().map(|(_, line)| line).collect::<Vec<_>>().join("\n");
        let count = |words: &[&str]| words.iter().map(|word| code.matches(word).count()).sum::<usize>();
        let made = count(&["TextEdit::singleline(", "TextEdit::multiline(", "DragValue::new("]);
        let named =
            count(&["text_field(", "known_field(", "number_field(", "sheet_text(", "sheet_number(", ".id("]);
        let named = named - count(&[".id()"]);
        if made > named {
            faults.push(format!("{}: {made} inputs, {named} of them under an id of their own", file.path));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
