//! A printed value that is asked for while the board is in sight: what it asks about is lit, and where it asks for a place, a
//! press on that answers it.

use egui::{Label, RichText, Ui};

use crate::desk::kit::Palette;
use crate::desk::scene::Lights;
use crate::desk::table::{TablePage, on_table};
use crate::desk::{Action, Speech};
use crate::engine::board::Value;
use crate::engine::{MissingValue, PlaceId, Rejection};
use crate::words::keys;

impl TablePage {
    /// The printed value that is asked for, with the act that waits for it where that lies on the card.
    fn asked_now(&self) -> Option<(MissingValue, Option<String>)> {
        match self.entry.answer() {
            Some((Err(Rejection::Missing(missing)), _)) => {
                Some((missing.as_ref().clone(), Some(self.entry.act().to_owned())))
            }
            Some(_) => None,
            None => Some((self.choices.asked_there()?, None)),
        }
    }

    /// The line that answers the question with a place of the board; nothing where the place says nothing of it.
    fn answer_of(&self, missing: &MissingValue, place: PlaceId) -> Option<String> {
        let table = on_table(&self.record, self.apart.as_ref());
        let board = table.board();
        let cell = board.schema().cell(missing.cell)?.word();
        match (table.info().pointed)(board, missing.cell, place)?.ok()? {
            Value::Whole(number) => Some(format!("read {cell} {number}")),
            Value::Text(word) => Some(format!("read {cell} {word}")),
        }
    }

    /// Lights the places that answer the question, or the one that it is about.
    pub(super) fn light_asked(&self, lights: &mut Lights) {
        let Some((missing, _)) = self.asked_now() else { return };
        let table = on_table(&self.record, self.apart.as_ref());
        let answers = |place: &PlaceId| self.answer_of(&missing, *place).is_some();
        let answers: Vec<PlaceId> = self.scene.places().filter(answers).collect();
        if answers.is_empty() {
            let about = (table.info().setup_sheet)(table.board()).place(missing.cell);
            lights.open = about.into_iter().collect();
        } else {
            lights.show(answers.into_iter());
        }
    }

    /// Answers the question by a place that was pressed; says whether it is an answer.
    pub(super) fn answered_there(&self, place: PlaceId, actions: &mut Vec<Action>) -> bool {
        let asked = self.asked_now();
        let read = asked.and_then(|(missing, act)| Some(Action::Read(self.answer_of(&missing, place)?, act)));
        let answered = read.is_some();
        actions.extend(read);
        answered
    }

    /// Says that the question is answered on the board too, where it is.
    pub(super) fn on_board_ui(&self, ui: &mut Ui, speech: Speech) {
        let Some((missing, _)) = self.asked_now() else { return };
        if self.scene.places().any(|place| self.answer_of(&missing, place).is_some()) {
            let said = RichText::new(speech.word(keys::reading::ON_BOARD)).small();
            ui.add(Label::new(said.color(Palette::of(ui).faint)).wrap());
        }
    }
}
