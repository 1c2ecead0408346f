//! The page of the phase checks: the phases along the top, the form at the left, the answer and the keypad at the right.

use egui::{Button, ComboBox, Grid, Rect, Response, RichText, ScrollArea, TextEdit, Ui, vec2};

use crate::ask::AskError;
use crate::desk::check::form::{Cell, Choices, Form};
use crate::desk::check::{CheckAction, CheckKind, CheckPage, List, answer};
use crate::desk::kit::{self, Pad, Palette, icon_button, icons, text_field};
use crate::desk::{Action, Speech};
use crate::msg;
use crate::words::{Key, keys, parse_entered};

/// The width of the form.
const FORM: f32 = 600.0;
/// The share of the height for the form, if it lies above the answer.
const ABOVE: f32 = 0.5;
/// The widths of a number, and of a choice or a name.
const NUMBER: f32 = 58.0;
const NAME: f32 = 108.0;

pub fn check_ui(ui: &mut Ui, speech: Speech, page: &mut CheckPage, actions: &mut Vec<Action>) {
    kit::column(ui, kit::SHEETS, |ui| {
        kit::on_ground(egui::Panel::top("check-kinds")).resizable(false).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().button_padding.x = kit::GAP;
                for kind in CheckKind::ALL {
                    let text = RichText::new(speech.word(kind.name())).size(kit::BODY);
                    if ui.add(Button::selectable(kind == page.kind, text)).clicked() {
                        actions.push(Action::Checked(CheckAction::To(kind)));
                    }
                }
            });
        });
        let (form, size) = match kit::slim(ui) {
            true => (egui::Panel::top("check-form"), ui.available_height() * ABOVE),
            false => (egui::Panel::left("check-form"), FORM),
        };
        kit::on_sheet(ui, form).resizable(false).exact_size(size).show(ui, |ui| {
            kit::enter_moves_on(ui, |ui| form_ui(ui, speech, page, actions));
        });
        kit::central(ui).show(ui, |ui| {
            let whole = ui.max_rect();
            let (above, below) = whole.split_top_bottom_at_y(whole.bottom() - kit::pad(ui).y - kit::GAP);
            answer_ui(&mut ui.new_child(egui::UiBuilder::new().max_rect(above)), speech, page, actions);
            let pad = Rect::from_min_max(below.max - kit::pad(ui), below.max);
            page.pad.keys_ui(ui, speech, pad, &[]);
        });
    });
}

/// Draws the answer to the current values.
fn answer_ui(ui: &mut Ui, speech: Speech, page: &mut CheckPage, actions: &mut Vec<Action>) {
    let (kind, sheet) = (page.kind, page.sheet());
    if sheet.answered.as_ref().is_none_or(|(form, _)| *form != sheet.form) {
        let answer = match sheet.form.wrong() {
            Some(wrong) => Err(AskError::new(wrong)),
            None => kind.ask(&sheet.form),
        };
        sheet.answered = Some((sheet.form.clone(), answer));
    }
    if let Some((_, answer)) = &sheet.answered {
        answer::answer_ui(ui, speech, answer, sheet.opened, actions);
    }
}

/// Draws the form.
fn form_ui(ui: &mut Ui, speech: Speech, page: &mut CheckPage, actions: &mut Vec<Action>) {
    let (kind, mut pad) = (page.kind, std::mem::take(&mut page.pad));
    let sheet = page.sheet();
    example_ui(ui, speech, sheet.form == kind.example(), actions);
    let fresh = sheet.fresh.take();
    let before = sheet.form.clone();
    let mut cells = Cells { speech, form: &before, pad: &mut pad };
    ScrollArea::new([kit::slim(ui), true]).id_salt("form").auto_shrink(false).show(ui, |ui| {
        Grid::new(("fields", kind)).num_columns(2).spacing([kit::WIDE, kit::NEAR]).show(ui, |ui| {
            for (name, cell) in &mut sheet.form.fields {
                let name = speech.word(*name);
                ui.label(name.as_str());
                cells.field_ui(ui, &name, cell);
                ui.end_row();
            }
        });
        for table in &mut sheet.form.tables {
            kit::part(ui);
            let last = table.rows.len() - 1;
            let columns = table.columns.len() + 1;
            Grid::new((kind, table.list)).num_columns(columns).spacing([kit::GAP, kit::NEAR]).show(
                ui,
                |ui| {
                    for column in table.columns {
                        let name = RichText::new(speech.word(*column)).small();
                        ui.label(name.color(Palette::of(ui).faint));
                    }
                    ui.end_row();
                    for (at, row) in table.rows.iter_mut().enumerate() {
                        for (place, (column, cell)) in table.columns.iter().zip(row).enumerate() {
                            let name = speech.say(&msg!(keys::check::CELL, what = *column, row = at + 1));
                            let shown = cells.cell_ui(ui, &name, cell);
                            if place == 0 && at == last && fresh == Some(table.list) {
                                shown.request_focus();
                            }
                        }
                        let out = speech.say(&msg!(list_words(table.list)[1], row = at + 1));
                        if icon_button(ui, icons::ICON_CLOSE, out).clicked() {
                            actions.push(Action::Checked(CheckAction::Remove(table.list, at)));
                        }
                        ui.end_row();
                    }
                },
            );
            let name = speech.word(list_words(table.list)[0]);
            if ui.button((icons::ICON_ADD.rich_text(), name.as_str())).accessible_name(name).clicked() {
                actions.push(Action::Checked(CheckAction::Add(table.list)));
            }
        }
    });
    page.pad = pad;
}

/// The labels of the buttons that add and remove a row.
const fn list_words(list: List) -> [Key; 2] {
    match list {
        List::Spaces => [keys::check::ADD_SPACE, keys::check::REMOVE_SPACE],
        List::Players => [keys::check::ADD_PLAYER, keys::check::REMOVE_PLAYER],
    }
}

/// What drawing a cell needs. Each cell has an accessible name.
struct Cells<'a> {
    speech: Speech,
    form: &'a Form,
    pad: &'a mut Pad,
}

impl Cells<'_> {
    /// Draws a field above the tables: a number has a stepper, a choice shows all its options.
    fn field_ui(&mut self, ui: &mut Ui, name: &str, cell: &mut Cell) {
        match cell {
            Cell::Choice(at, choices) => {
                ui.horizontal(|ui| {
                    for (place, word) in self.form.words(self.speech, *choices).into_iter().enumerate() {
                        ui.selectable_value(at, place, word);
                    }
                });
            }
            Cell::Number { text, least, most, printed: false } => {
                let now = parse_entered(text).ok().flatten();
                let steps = kit::steps(now, (*least, *most), false, 1);
                let speech = self.speech;
                let number = |ui: &mut Ui| self.cell_ui(ui, name, cell);
                if let (Some(stepped), _) = kit::stepper(ui, speech, name, steps, number)
                    && let Cell::Number { text, .. } = cell
                {
                    *text = stepped.to_string();
                }
            }
            _ => _ = self.cell_ui(ui, name, cell),
        }
    }

    /// Draws a cell of a table.
    fn cell_ui(&mut self, ui: &mut Ui, name: &str, cell: &mut Cell) -> Response {
        let wrong = cell.wrong();
        match cell {
            Cell::Number { text, .. } => {
                let id = ui.scope_id().with(("cell", name));
                let field =
                    self.pad.field_ui(ui, id, vec2(NUMBER, kit::press(ui)), text).accessible_name(name);
                if let Some(said) = kit::as_number(ui, &field, text) {
                    *text = said;
                }
                if let Some(why) = wrong {
                    kit::mark_wrong(ui, &field, &self.speech.sentence(&why));
                }
                field
            }
            Cell::Name(text) => {
                let edit = TextEdit::singleline(text).char_limit(24);
                ui.add_sized(vec2(NAME, kit::press(ui)), text_field(name, edit)).accessible_name(name)
            }
            Cell::Choice(at, choices) => self.choice_ui(ui, name, at, *choices),
        }
    }

    fn choice_ui(&self, ui: &mut Ui, name: &str, at: &mut usize, choices: Choices) -> Response {
        let words = self.form.words(self.speech, choices);
        let now = words.get(*at).cloned().unwrap_or_default();
        ui.name_inputs(name, |ui| {
            let list = ComboBox::from_id_salt(name).width(NAME).selected_text(now);
            let list = list.show_ui(ui, |ui| {
                words.into_iter().enumerate().any(|(place, word)| {
                    let chosen = ui.selectable_value(at, place, word).clicked();
                    if chosen {
                        ui.close();
                    }
                    chosen
                })
            });
            if list.inner == Some(true) {
                list.response.request_focus();
            }
            list.response
        })
    }
}

/// Says that the values are an example, or offers to restore it.
fn example_ui(ui: &mut Ui, speech: Speech, example: bool, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let (text, colour) = match example {
        true => (keys::check::EXAMPLE, palette.amber),
        false => (keys::check::YOURS, palette.faint),
    };
    let text = RichText::new(speech.word(text)).color(colour);
    let alone = kit::phone(ui).then(|| ui.label(text.clone()));
    ui.horizontal(|ui| {
        if alone.is_none() {
            ui.label(text);
        }
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            let name = speech.word(keys::check::BACK_TO_EXAMPLE);
            let back = Button::new((icons::ICON_RESTART_ALT.rich_text(), name.as_str()));
            if kit::add_lit(ui, !example, back).accessible_name(name).clicked() {
                actions.push(Action::Checked(CheckAction::Example));
            }
        });
    });
    kit::part(ui);
}
