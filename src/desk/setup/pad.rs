//! Keys for the cell under the cursor, for whoever has the mouse: the words that may stand there, or digits.

use egui::{Ui, vec2};

use crate::desk::Speech;
use crate::desk::kit;
use crate::desk::setup::sheet::Sheet;
use crate::engine::board::{CellKind, Value};
use crate::words::keys::shelf as k;

/// What is pressed.
enum Pressed {
    Digit(char),
    Delete,
    Word(&'static str),
    Next,
}

impl Sheet {
    pub(super) fn pad_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let at = self.cells.at();
        let kind = at.and_then(|at| self.kind(at));
        let mut pressed = None;
        ui.horizontal(|ui| {
            ui.set_min_height(kit::PRESS);
            let key = |words: String| kit::Button::plain(words).size(vec2(kit::PRESS, kit::PRESS));
            match kind {
                Some(CellKind::Whole { .. }) => {
                    for digit in '0'..='9' {
                        if key(String::from(digit)).show(ui).clicked() {
                            pressed = Some(Pressed::Digit(digit));
                        }
                    }
                    if key(speech.word(k::SHEET_DELETE)).show(ui).clicked() {
                        pressed = Some(Pressed::Delete);
                    }
                }
                Some(CellKind::Word(_)) => {
                    for (word, name) in at.map(|at| self.answers(at)).unwrap_or_default() {
                        if key(speech.word(name)).show(ui).clicked() {
                            pressed = Some(Pressed::Word(word));
                        }
                    }
                }
                Some(CellKind::Name) | None => {}
            }
            if at.is_some() && key(speech.word(k::SHEET_NEXT)).show(ui).clicked() {
                pressed = Some(Pressed::Next);
            }
        });
        let Some((slot, pressed)) = at.zip(pressed) else { return };
        match pressed {
            Pressed::Digit(digit) => self.cells.press(speech, Some(digit)),
            Pressed::Delete => self.cells.press(speech, None),
            Pressed::Word(word) => self.cells.put(speech, slot, &Value::Text(word.to_owned())),
            Pressed::Next => self.cells.leave(speech, slot, 1),
        }
    }
}
