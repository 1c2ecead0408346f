//! The fields of the small forms: whole numbers, choices, names, tables with rows. Each has a name for whoever
//! cannot see it.

use std::ops::RangeInclusive;

use egui::{Checkbox, ComboBox, Grid, Response, RichText, TextEdit, Ui, Vec2, emath::Numeric, vec2};

use crate::desk::Action;
use crate::desk::check::form::Pen;
use crate::desk::check::{CheckAction, List};
use crate::desk::kit::{self, Palette, icon_button, icons, number_field, text_field};
use crate::msg;
use crate::words::{Entered, Key, keys, misread, parse_entered};

/// The width of a number in a table.
pub const NUMBER: f32 = 58.0;
/// The width of a choice or a name in a table.
pub const ID: f32 = 108.0;

/// A field in a table: what its column is called, and its row from zero.
#[derive(Clone, Copy, Debug)]
pub struct Cell(pub Key, pub usize);

impl Cell {
    fn name(self, pen: &Pen<'_>) -> String {
        pen.speech.say(&msg!(keys::check::CELL, what = self.0, row = self.1 + 1))
    }
}

/// A whole number in a table.
pub fn number<N: Numeric>(
    ui: &mut Ui,
    pen: &mut Pen<'_>,
    cell: Cell,
    value: &mut N,
    range: RangeInclusive<N>,
) -> Response {
    let named = cell.name(pen);
    typed_ui(ui, pen, named.clone(), vec2(NUMBER, kit::PRESS), value, range).accessible_name(named)
}

/// A number field. While its content is not a number of its range, the form has no answer.
fn typed_ui<N: Numeric>(
    ui: &mut Ui,
    pen: &mut Pen<'_>,
    what: String,
    size: Vec2,
    value: &mut N,
    range: RangeInclusive<N>,
) -> Response {
    let id = ui.scope_id().with(("misread", what.as_str()));
    let was = value.to_f64();
    let kept: Option<(f64, String)> = ui.data(|data| data.get_temp(id));
    let kept = kept.filter(|(of, _)| *of == was);
    let mut entered: Entered = kept.map_or(Ok(Some(was as i64)), |(_, text)| match parse_entered(&text) {
        Ok(Some(number)) => Ok(Some(number)),
        _ => Err(text),
    });
    let field = ui.add_sized(size, number_field(what, &mut entered, None));
    let number = entered.clone().ok().flatten();
    let (least, most) = (range.start().to_f64() as i64, range.end().to_f64() as i64);
    let text = match (&entered, number) {
        (Err(text), _) => text.clone(),
        (Ok(_), number) => number.map(|number| number.to_string()).unwrap_or_default(),
    };
    match number.filter(|number| (least..=most).contains(number)) {
        Some(number) => {
            *value = N::from_f64(number as f64);
            ui.data_mut(|data| data.remove::<(f64, String)>(id));
        }
        None => {
            let why = match number {
                Some(_) => msg!(keys::sheets::FROM_TO, least = least, most = most),
                None => misread(&text),
            };
            kit::mark_wrong(ui, &field, &pen.speech.sentence(&why));
            pen.misread = Some(why);
            ui.data_mut(|data| data.insert_temp(id, (was, text)));
        }
    }
    field
}

/// A whole number with a button for one less and one for one more.
pub fn stepper<N: Numeric>(
    ui: &mut Ui,
    pen: &mut Pen<'_>,
    what: Key,
    value: &mut N,
    range: RangeInclusive<N>,
) {
    let name = pen.speech.word(what);
    let now = value.to_f64();
    ui.horizontal(|ui| {
        // As tall as the field beside it, so that both stand on one line.
        ui.set_min_height(kit::PRESS);
        ui.label(name.clone());
    });
    let to = |step: f64| range.contains(&N::from_f64(now + step)).then(|| N::from_f64(now + step));
    let steps = [(now > range.start().to_f64()).then(|| to(-1.0)).flatten(), to(1.0)];
    let size = vec2(NUMBER * 1.4, kit::step_height(ui));
    let (speech, typed) = (pen.speech, range.clone());
    let field =
        |ui: &mut Ui| typed_ui(ui, pen, what.id().to_owned(), size, value, typed).accessible_name(name);
    if let (Some(stepped), _) = kit::stepper(ui, speech, what, steps, field) {
        *value = stepped;
    }
}

/// A value that is printed on the board: used only once somebody has read it there.
pub fn printed(ui: &mut Ui, pen: &mut Pen<'_>, what: Key, read: &mut bool, value: &mut i64) {
    let name = pen.speech.word(what);
    ui.add(Checkbox::new(read, name.clone()));
    ui.add_enabled_ui(*read, |ui| {
        let size = vec2(NUMBER * 1.4, kit::PRESS);
        typed_ui(ui, pen, what.id().to_owned(), size, value, 0..=1000).accessible_name(name);
    });
}

/// A name.
pub fn name(ui: &mut Ui, pen: &Pen<'_>, cell: Cell, text: &mut String) -> Response {
    let edit = TextEdit::singleline(text).char_limit(24);
    let named = cell.name(pen);
    ui.add_sized(vec2(ID, kit::PRESS), text_field(named.clone(), edit)).accessible_name(named)
}

/// A choice in a table.
pub fn choice<T: PartialEq + Clone>(
    ui: &mut Ui,
    pen: &Pen<'_>,
    cell: Cell,
    value: &mut T,
    choices: &[(T, String)],
) {
    let now = choices.iter().find(|(choice, _)| choice == value).map(|(_, text)| text.clone());
    ui.name_inputs(cell.name(pen), |ui| {
        ComboBox::from_id_salt((cell.0.id(), cell.1))
            .width(ID)
            .selected_text(now.unwrap_or_default())
            .show_ui(ui, |ui| {
                for (choice, text) in choices {
                    ui.selectable_value(value, choice.clone(), text.as_str());
                }
            });
    });
}

/// A table: headed columns, one line for each row with a button that takes it out, and a button for one more.
pub fn table(
    ui: &mut Ui,
    pen: &mut Pen<'_>,
    list: List,
    columns: &[Key],
    rows: usize,
    mut row_ui: impl FnMut(&mut Ui, &mut Pen<'_>, usize) -> Response,
) {
    let palette = Palette::of(ui);
    let (add, remove) = match list {
        List::Spaces => (keys::check::ADD_SPACE, keys::check::REMOVE_SPACE),
        List::Players => (keys::check::ADD_PLAYER, keys::check::REMOVE_PLAYER),
    };
    Grid::new(("check", list)).num_columns(columns.len() + 1).spacing([kit::GAP, kit::NEAR]).show(ui, |ui| {
        for column in columns {
            ui.label(RichText::new(pen.speech.word(*column)).small().color(palette.faint));
        }
        ui.end_row();
        for row in 0..rows {
            let first = row_ui(ui, pen, row);
            if pen.fresh == Some(list) && row + 1 == rows {
                first.request_focus();
            }
            let out = pen.speech.say(&msg!(remove, row = row + 1));
            if icon_button(ui, icons::ICON_CLOSE, out).clicked() {
                pen.actions.push(Action::Checked(CheckAction::Remove(list, row)));
            }
            ui.end_row();
        }
    });
    let name = pen.speech.word(add);
    if ui.button((icons::ICON_ADD.rich_text(), name.as_str())).accessible_name(name).clicked() {
        pen.actions.push(Action::Checked(CheckAction::Add(list)));
    }
}
