//! What a press on a place of the board leads to, and where the keyboard goes after it.

use egui::Ui;

use crate::desk::Action;
use crate::desk::table::choices::Pressed;
use crate::desk::table::{TablePage, on_table};
use crate::engine::PlaceId;

impl TablePage {
    /// A place on the board was pressed, by a key or not: it is filled in on the worksheet, or a part of an act.
    pub(super) fn place_pressed(
        &mut self,
        ui: &Ui,
        (place, by_key): (PlaceId, bool),
        actions: &mut Vec<Action>,
    ) {
        let table = on_table(&self.record, self.apart.as_ref());
        if self.sheet_meant().is_some() && self.pages.form.fill(place) {
            return;
        }
        match self.choices.press(ui, table, place) {
            Pressed::Sure(text) => return actions.push(Action::Enter(text)),
            Pressed::Draft(text) => self.entry.lay(text),
            Pressed::More => self.entry.clear(),
        }
        // The only verb that fits may be one with a worksheet.
        self.pages.form.choose(self.choices.chosen_verb(), self.choices.pressed_places());
        self.pages.form.see(table);
        if self.sheet_meant().is_some_and(|verb| verb.is_some()) && !self.pages.form.fill(place) {
            self.entry.clear();
            self.pages.form.begin();
        }
        if by_key {
            self.lead_on(ui, place);
        }
    }

    /// Leads the keyboard on from a place that was pressed by a key.
    fn lead_on(&mut self, ui: &Ui, place: PlaceId) {
        if self.entry.is_used() {
            self.entry.to_button = !self.choices.goes_on(place);
        } else if self.sheet_meant().is_none() {
            self.choices.lead_on();
        }
        ui.request_repaint();
    }
}
