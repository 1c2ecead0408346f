//! The foot of a sheet: what it is about to enter, in notation with the answer of the rules, asked once; the one button
//! that accepts it, which is always there and waits until the sheet is complete; and the fields whose Enter presses it.

use egui::{AsIdSalt, Id, Key, Response, RichText, TextEdit, Ui, Widget};

use crate::desk::kit::{self, Palette, at_rest, icon_button, icons, number_field, pressed_anew, text_field};
use crate::desk::reading::{Keyboard, misread_ui, on_sheet_ui};
use crate::desk::{Action, Speech};
use crate::engine::Rejection;
use crate::msg;
use crate::session::Session;
use crate::words::{Entered, Line, keys};

/// What is about to be entered, and what is in the way.
#[derive(Clone, Debug)]
pub struct Ready<'a> {
    /// The act in notation.
    pub text: String,
    /// Whether nothing was filled in yet of what could be: what is in the way is no fault then.
    pub waits: bool,
    /// Why it cannot be entered.
    pub fault: Option<&'a Rejection>,
    /// The table, for whose board the answer may ask.
    pub table: &'a Session,
}

/// Draws what will be entered at the foot of a sheet, with the button that does it, or what is in the way: a printed
/// value is asked for right there.
pub fn ready_ui(ui: &mut Ui, speech: Speech, name: &Line, ready: Ready<'_>, actions: &mut Vec<Action>) {
    ui.horizontal(|ui| {
        let legal = ready.fault.is_none();
        let button = button_ui(ui, speech, name, legal);
        if accepted(ui, &button, legal) {
            actions.push(Action::Enter(ready.text.clone()));
        }
        if icon_button(ui, icons::ICON_EDIT_NOTE, speech.word(keys::sheets::TO_ENTRY)).clicked() {
            actions.push(Action::Write(ready.text.clone()));
        }
        fault_ui(ui, speech, ready, actions);
    });
}

/// Draws what is in the way of an act, with a box for a printed value; the act in notation where nothing is.
pub fn fault_ui(ui: &mut Ui, speech: Speech, ready: Ready<'_>, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    match ready.fault {
        None => small(ui, &speech.typed(ready.table, &ready.text), palette.faint),
        Some(Rejection::Refused(refusal)) => {
            let suggestion = refusal.suggestion.as_ref().map(|line| speech.sentence(line));
            ui.vertical(|ui| {
                let colour = if ready.waits { palette.faint } else { palette.red };
                small(ui, &speech.sentence(&refusal.why), colour);
                small(ui, &suggestion.unwrap_or_default(), palette.ink);
                misread_ui(ui, speech, &refusal.misread, actions);
            });
        }
        Some(Rejection::Missing(missing)) => {
            ui.horizontal_wrapped(|ui| {
                on_sheet_ui(ui, speech, ready.table.board(), missing, Keyboard::Leave, actions)
            });
        }
        Some(Rejection::Unreadable(why)) => small(ui, &speech.sentence(why), palette.faint),
    }
}

/// Draws the foot of a sheet that is not complete: its button, which waits, and what is missing.
pub fn missing_ui(ui: &mut Ui, speech: Speech, name: impl Into<Line>, missing: impl Into<Line>) {
    ui.horizontal(|ui| {
        let button = button_ui(ui, speech, &name.into(), false);
        accepted(ui, &button, false);
        lacking_ui(ui, speech, &missing.into());
    });
}

/// Says what is still missing on a sheet.
pub fn lacking_ui(ui: &mut Ui, speech: Speech, missing: &Line) {
    let line = msg!(keys::sheets::MISSING, what = missing.clone());
    small(ui, &speech.sentence(&line), Palette::of(ui).amber);
}

/// Draws the button of a foot, on a line as high as whatever else may stand there.
fn button_ui(ui: &mut Ui, speech: Speech, name: &Line, legal: bool) -> Response {
    ui.set_min_height(kit::PRESS + kit::GAP);
    let button = kit::Button::main(speech.sentence(name)).icon(icons::ICON_CHECK).enabled(legal);
    button.size(egui::vec2(0.0, kit::PRESS)).show(ui)
}

fn small(ui: &mut Ui, text: &str, colour: egui::Color32) {
    ui.add(egui::Label::new(RichText::new(text).small().color(colour)).wrap());
}

/// A number of a sheet: Enter in it accepts the sheet once it is complete.
pub fn sheet_number<'a>(
    what: impl AsIdSalt + 'a,
    entered: &'a mut Entered,
    begins: Option<i64>,
) -> impl Widget + 'a {
    move |ui: &mut Ui| noted(ui, number_field(what, entered, begins))
}

/// The same for a line of text.
pub fn sheet_text<'a>(what: impl AsIdSalt + 'a, edit: TextEdit<'a>) -> impl Widget + 'a {
    move |ui: &mut Ui| noted(ui, text_field(what, edit))
}

/// Enter in a field of several that are typed: it leads on from there, and accepts nothing.
pub fn leads_on(ui: &Ui) {
    ui.data_mut(|data| data.remove::<(Id, u64)>(note()));
}

/// Enter in the last of several fields that are typed: it leads to the button, and is accepted there.
pub fn leads_to_button(ui: &Ui) {
    leads_on(ui);
    let now = ui.ctx().cumulative_frame_nr();
    ui.data_mut(|data| data.insert_temp(last(), ((), now)));
}

/// Where it is noted that Enter has led to the button, and in which frame.
fn last() -> Id {
    Id::unique("typed-to-the-last-of-the-sheet")
}

/// Where it is noted that Enter was pressed in a field of the sheet: which field, and in which frame.
fn note() -> Id {
    Id::unique("entered-on-the-sheet")
}

fn noted(ui: &mut Ui, input: impl Widget) -> Response {
    let response = ui.add(input);
    if response.lost_focus() && pressed_anew(ui, Key::Enter) {
        let now = (response.id, ui.ctx().cumulative_frame_nr());
        ui.data_mut(|data| data.insert_temp(note(), now));
        ui.request_repaint();
    }
    response
}

/// Whether a sheet is accepted: by its button, or by Enter in one of its fields. An Enter where nothing has the keyboard
/// goes to the button, and one in a field of a sheet that is not complete stays there: the foot says what is missing.
pub fn accepted(ui: &Ui, button: &Response, legal: bool) -> bool {
    if led(ui) {
        button.request_focus();
        return false;
    }
    match entered(ui) {
        Some(_) if legal => return true,
        Some(field) => ui.memory_mut(|memory| memory.request_focus(field)),
        None if legal && at_rest(ui) && pressed_anew(ui, Key::Enter) => button.request_focus(),
        None => {}
    }
    button.clicked()
}

/// The same of a sheet that has no button now.
pub fn stays(ui: &Ui) {
    if let Some(field) = entered(ui) {
        ui.memory_mut(|memory| memory.request_focus(field));
    }
}

/// The field in which Enter was pressed just now.
fn entered(ui: &Ui) -> Option<Id> {
    taken(ui, note())
}

/// Whether Enter has led to the button just now.
fn led(ui: &Ui) -> bool {
    taken::<()>(ui, last()).is_some()
}

/// Takes what was noted in this frame or the one before.
fn taken<T: Copy + Send + Sync + 'static>(ui: &Ui, at: Id) -> Option<T> {
    let now = ui.ctx().cumulative_frame_nr();
    let noted: Option<(T, u64)> = ui.data_mut(|data| {
        let noted = data.get_temp(at);
        data.remove::<(T, u64)>(at);
        noted
    });
    noted.filter(|(_, frame)| now.saturating_sub(*frame) <= 1).map(|(noted, _)| noted)
}
