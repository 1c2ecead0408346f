//! Enter in a panel's field moves to the next empty field. From an empty field, or if none is empty, it moves to the main button, otherwise to
//! the next field.

use egui::{Id, Key, Response, Ui};

use crate::desk::kit::pressed_anew;

/// What was drawn of a panel so far.
#[derive(Clone, Debug, Default)]
struct Drawn {
    /// Its fields in reading order, and whether they are empty.
    fields: Vec<(Id, bool)>,
    /// The field in which Enter was pressed.
    entered: Option<usize>,
    /// Its main button.
    main: Option<Id>,
}

fn drawn() -> Id {
    Id::unique("drawn of a sheet")
}

/// Draws contents and collects their fields. An outer panel continues its own list afterwards.
fn noted<R>(ui: &mut Ui, draw: impl FnOnce(&mut Ui) -> R) -> (R, Option<Drawn>) {
    let around: Option<Drawn> = ui.data_mut(|data| data.get_temp(drawn()));
    ui.data_mut(|data| data.insert_temp(drawn(), Drawn::default()));
    let inner = draw(ui);
    let own = ui.data_mut(|data| data.remove_temp(drawn()));
    if let Some(around) = around {
        ui.data_mut(|data| data.insert_temp(drawn(), around));
    }
    (inner, own)
}

/// Draws a panel in which Enter moves between fields.
pub fn enter_moves_on<R>(ui: &mut Ui, draw: impl FnOnce(&mut Ui) -> R) -> R {
    let (inner, sheet) = noted(ui, draw);
    if let Some(to) = sheet.and_then(|sheet| sheet.leads()) {
        ui.memory_mut(|memory| memory.request_focus(to));
    }
    inner
}

fn note(ui: &Ui, what: impl FnOnce(&mut Drawn)) {
    ui.data_mut(|data| {
        if let Some(mut sheet) = data.get_temp::<Drawn>(drawn()) {
            what(&mut sheet);
            data.insert_temp(drawn(), sheet);
        }
    });
}

/// Registers a field of the panel, and whether it was accepted in another way than with Enter.
pub(super) fn note_field(ui: &Ui, field: &Response, empty: bool, accepted: bool) {
    let entered = accepted || field.lost_focus() && pressed_anew(ui, Key::Enter);
    note(ui, |sheet| {
        sheet.entered = sheet.entered.or(entered.then_some(sheet.fields.len()));
        sheet.fields.push((field.id, empty));
    });
}

/// Registers the panel's main button; the first of several.
pub fn note_main(ui: &Ui, button: &Response) {
    if button.enabled() {
        note(ui, |sheet| sheet.main = sheet.main.or(Some(button.id)));
    }
}

impl Drawn {
    fn leads(&self) -> Option<Id> {
        let at = self.entered?;
        let empty = |(id, empty): &(Id, bool)| empty.then_some(*id);
        let next = || self.fields.iter().skip(at + 1).find_map(empty);
        let done = self.fields.get(at).is_some_and(|(_, empty)| *empty);
        let to = if done { self.main.or_else(next) } else { next().or(self.main) };
        to.or_else(|| self.fields.get(at + 1).map(|(id, _)| *id))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn enter_leads_to_the_next_empty_field_and_from_an_empty_one_to_the_button() {
        let id = Id::unique;
        let sheet = |entered, main| Drawn {
            fields: vec![(id("full"), false), (id("empty"), true), (id("too"), false), (id("last"), true)],
            entered: Some(entered),
            main,
        };
        let button = Some(id("button"));
        assert_eq!(sheet(0, button).leads(), Some(id("empty")));
        assert_eq!(sheet(1, button).leads(), button, "there is nothing to be written there");
        assert_eq!(sheet(2, button).leads(), Some(id("last")));
        assert_eq!(sheet(1, None).leads(), Some(id("last")), "the button cannot be pressed");
        assert_eq!(sheet(3, None).leads(), None);
    }
}
