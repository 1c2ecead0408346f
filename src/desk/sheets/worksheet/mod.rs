//! A worksheet of any box, drawn: its rows with figures that open, its numbers to be filled in, and at its foot the one button
//! that enters the act it comes to.

mod cells;
mod columns;
mod form;
mod on_model;
mod rows;

use egui::scroll_area::ScrollAreaOutput;
use egui::{Key, Label, RichText, Ui, vec2};

pub use form::OpenWorksheet;
pub use on_model::{OnModel, sheet_on_model_ui};

use crate::desk::kit::{self, page};
use crate::desk::sheets::foot::{self, missing_ui, ready_ui};
use crate::desk::sheets::worksheet::columns::{HEAD_LINES, LINE};
use crate::desk::sheets::worksheet::form::Parts;
use crate::desk::table::plain;
use crate::desk::{Action, Speech};
use crate::engine::worksheet::{self, FieldId};
use crate::engine::{Draft, Offer, Worksheet};
use crate::session::Session;

/// Draws it over the board.
pub fn worksheet_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    form: &mut OpenWorksheet,
    actions: &mut Vec<Action>,
) {
    form.see(table);
    let Some(Parts { sheet, draft, typed, fresh, then, .. }) = form.parts() else { return };
    kit::within(egui::Panel::bottom("sheet-foot"))
        .show(ui, |ui| foot_ui(ui, speech, table, (sheet, draft), actions));
    egui::CentralPanel::no_frame().show(ui, |ui| {
        page(ui, egui::ScrollArea::both().id_salt("sheet"), |ui| {
            let fresh = std::mem::take(fresh);
            let desk = Desk::of((speech, table), draft, false, then, actions);
            desk.body_ui(ui, sheet, typed, fresh).into_iter().for_each(|changed| *draft = changed);
        });
    });
}

/// Whether the worksheet has the room of a card; then it is drawn there, and the board stays in sight.
pub fn fits_card(ui: &Ui, speech: Speech, table: &Session, form: &mut OpenWorksheet, high: f32) -> bool {
    form.see(table);
    if form.places().next().is_some() {
        return true;
    }
    let room = vec2(ui.available_width(), high);
    if let Some((_, fits)) = form.card.filter(|(of, _)| of.x == room.x && (of.y - room.y).abs() < kit::ROW) {
        return fits;
    }
    let fits = fits(ui, speech, table, form, room);
    form.card = Some((room, fits));
    fits
}

fn fits(ui: &Ui, speech: Speech, table: &Session, form: &mut OpenWorksheet, room: egui::Vec2) -> bool {
    let Some(Parts { sheet, draft, then, .. }) = form.parts() else { return false };
    let actions = &mut Vec::new();
    let desk = Desk::of((speech, table), draft, true, then, actions);
    let columns = desk.columns(ui, sheet);
    let taken = columns.begin() + columns.cells.iter().map(|width| width + kit::GAP).sum::<f32>();
    let rows = sheet.rows.iter().map(|row| desk.height(ui, row, &columns));
    let around = if sheet.breath.is_some() { kit::MAIN_BUTTON * 2.0 } else { 0.0 };
    let foot = kit::MAIN_BUTTON + kit::SPACE * 2.0;
    let notes = sheet.notes.len() as f32 * LINE * 2.0;
    let high = LINE * HEAD_LINES + rows.sum::<f32>() + around + foot + notes;
    let cut = sheet.rows.iter().any(|row| desk.cut(ui, row, &columns));
    sheet.helpers.is_empty() && !cut && taken <= room.x && high <= room.y
}

/// Draws it on the card that says what happens now; gives back what of it scrolls, and how high what stands below that is:
/// the button that enters the act, or the printed value that is asked before anything can be entered.
pub fn card_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    form: &mut OpenWorksheet,
    actions: &mut Vec<Action>,
) -> Option<(ScrollAreaOutput<()>, f32)> {
    let Parts { sheet, draft, typed, fresh, then, asked } = form.parts()?;
    let fresh = std::mem::take(fresh);
    let asks = form::asks(sheet);
    let below = if asks { *asked } else { book(sheet) };
    let card = egui::ScrollArea::vertical().id_salt("card").auto_shrink(false).min_scrolled_height(0.0);
    let drawn = card.max_height(ui.available_height() - below).show(ui, |ui| {
        let desk = Desk::of((speech, table), draft, true, then, actions);
        desk.body_ui(ui, sheet, typed, fresh).into_iter().for_each(|changed| *draft = changed);
        if !asks {
            in_the_way_ui(ui, speech, table, (sheet, draft), actions);
        }
    });
    if asks {
        let top = ui.cursor().top();
        asked_ui(ui, speech, table, (sheet, draft), actions);
        let high = (ui.cursor().top() - top).ceil();
        if (high - *asked).abs() > 0.5 {
            *asked = high;
            kit::again(ui, "the question about a printed value has another height");
        }
    } else {
        book_ui(ui, speech, table, (sheet, draft), actions);
    }
    Some((drawn, below))
}

/// Draws of it what enters the act, on the card, for a sheet that is larger and lies behind the board; gives back where it
/// would end if it stood right there.
pub fn behind_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    form: &mut OpenWorksheet,
    actions: &mut Vec<Action>,
) -> Option<f32> {
    let Parts { sheet, draft, .. } = form.parts()?;
    if form::asks(sheet) {
        asked_ui(ui, speech, table, (sheet, draft), actions);
        return Some(ui.cursor().top());
    }
    in_the_way_ui(ui, speech, table, (sheet, draft), actions);
    let end = ui.cursor().top() + book(sheet);
    // Where it stands when the sheet lies on the card.
    ui.add_space((ui.available_height() - book(sheet)).max(0.0));
    book_ui(ui, speech, table, (sheet, draft), actions);
    Some(end)
}

/// Asks for the printed value that the act needs, in the place of the button that enters it.
fn asked_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    sheet: (&Worksheet, &Draft),
    actions: &mut Vec<Action>,
) {
    in_the_way_ui(ui, speech, table, sheet, actions);
    foot::stays(ui);
}

/// The button that enters the act, and what is in its way.
fn foot_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    (sheet, draft): (&Worksheet, &Draft),
    actions: &mut Vec<Action>,
) {
    match &sheet.act {
        Some(Ok(offer)) => ready_ui(ui, speech, &sheet.does, ready(table, offer, (sheet, draft)), actions),
        Some(Err(missing)) => missing_ui(ui, speech, sheet.does.clone(), missing.clone()),
        None => {}
    }
}

/// What the parts of a worksheet are drawn with.
struct Desk<'a> {
    speech: Speech,
    table: &'a Session,
    draft: &'a Draft,
    /// Whether it lies on the card, with the board in sight.
    on_card: bool,
    /// The numbers of it that are typed, and whether they are empty.
    typed: Vec<(FieldId, bool)>,
    /// Whether they stand in a table with heads.
    tabled: bool,
    /// What is filled in after what was pressed or typed in this frame.
    changed: Option<Draft>,
    /// The number that is typed next.
    then: &'a mut Option<FieldId>,
    actions: &'a mut Vec<Action>,
    /// The inputs, if they are those of a model.
    model: Option<OnModel>,
}

impl<'a> Desk<'a> {
    fn of(
        (speech, table): (Speech, &'a Session),
        draft: &'a Draft,
        on_card: bool,
        then: &'a mut Option<FieldId>,
        actions: &'a mut Vec<Action>,
    ) -> Self {
        Self {
            speech,
            table,
            draft,
            on_card,
            typed: Vec::new(),
            tabled: false,
            changed: None,
            then,
            actions,
            model: None,
        }
    }

    /// Draws all of it but its foot; gives back what is filled in then, where something was.
    fn body_ui(mut self, ui: &mut Ui, sheet: &Worksheet, typed: &mut String, fresh: bool) -> Option<Draft> {
        ui.spacing_mut().item_spacing.y = 0.0;
        let entries = sheet.rows.iter().flat_map(|row| &row.cells).flat_map(worksheet::Cell::entries);
        self.typed = entries
            .filter(|entry| entry.field.begins.is_none())
            .map(|entry| (entry.id.clone(), entry.value.is_none()))
            .collect();
        self.tabled = !sheet.heads.is_empty();
        // It opens in its first number; from the head of the card, where an act has left the keyboard, Enter leads there.
        let waits =
            matches!(sheet.act, Some(Err(_))) && kit::at_rest(ui) && kit::pressed_anew(ui, Key::Enter);
        let takes = waits || fresh && ui.memory(|memory| memory.focused().is_none());
        if takes && sheet.breath.is_none() {
            *self.then = form::first(sheet);
        }
        if let Some(breath) = &sheet.breath {
            self.breath_ui(ui, breath, typed, takes);
            ui.add_space(kit::GAP);
        }
        self.parts_ui(ui, sheet);
        if self.changed.is_some() {
            ui.ctx().request_repaint();
        }
        self.changed
    }

    /// Draws its helpers, its rows, its notes, and what may be done instead.
    fn parts_ui(&mut self, ui: &mut Ui, sheet: &Worksheet) {
        if !sheet.helpers.is_empty() {
            ui.horizontal_wrapped(|ui| sheet.helpers.iter().for_each(|press| self.press_ui(ui, press)));
            ui.add_space(kit::NEAR);
        }
        self.grid_ui(ui, sheet);
        ui.add_space(kit::GAP);
        for note in &sheet.notes {
            ui.add(Label::new(RichText::new(self.speech.sentence(note)).size(kit::SMALL)).wrap());
        }
        if !sheet.alternatives.is_empty() {
            ui.horizontal_wrapped(|ui| {
                sheet.alternatives.iter().for_each(|cell| self.cell_ui(ui, cell, "", ""))
            });
            ui.add_space(kit::GAP);
        }
    }
}

/// The room of the button that enters the act of a worksheet on the card.
fn book(sheet: &Worksheet) -> f32 {
    if sheet.act.is_some() { kit::BOOK } else { 0.0 }
}

/// What is in the way of the act.
fn in_the_way_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    (sheet, draft): (&Worksheet, &Draft),
    actions: &mut Vec<Action>,
) {
    match sheet.act.as_ref().map(|act| act.as_ref().map(|offer| ready(table, offer, (sheet, draft)))) {
        Some(Ok(ready)) if ready.fault.is_some() => foot::fault_ui(ui, speech, ready, actions),
        Some(Err(missing)) => foot::lacking_ui(ui, speech, missing),
        _ => {}
    }
}

/// The same on a card: the button has all of its width, and stands at one place.
fn book_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    (sheet, draft): (&Worksheet, &Draft),
    actions: &mut Vec<Action>,
) {
    let Some(act) = &sheet.act else { return };
    let ready = act.as_ref().map(|offer| ready(table, offer, (sheet, draft)));
    let legal = ready.as_ref().is_ok_and(|ready| ready.fault.is_none());
    let moved = act.as_ref().ok().and_then(|offer| offer.answer.as_ref().ok());
    let price = moved.map_or_else(String::new, |moved| plain::on_button(speech, table, moved));
    ui.add_space(kit::NEAR);
    let button = kit::Button::booking(ui, &[speech.sentence(&sheet.does)], &price).enabled(legal).show(ui);
    if foot::accepted(ui, &button, legal)
        && let Ok(ready) = ready
    {
        actions.push(Action::Enter(ready.text));
    }
}

fn ready<'a>(table: &'a Session, offer: &'a Offer, (sheet, draft): (&Worksheet, &Draft)) -> foot::Ready<'a> {
    let begun = draft.made.is_some() || draft.filled().next().is_some();
    let waits = !begun && (sheet.breath.is_some() || form::first(sheet).is_some());
    foot::Ready { text: table.written(&offer.act), waits, fault: offer.answer.as_ref().err(), table }
}
