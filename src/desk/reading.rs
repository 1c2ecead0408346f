//! A printed value asked for where it is needed: the question with a box for a number or a name, with the words it may be
//! answered with, or with what is to be put in order. Nothing is chosen beforehand, and an answer is only that.

use std::collections::BTreeMap;

use egui::{Button, Id, PointerButton, Response, RichText, TextEdit, Ui, Vec2};

use crate::desk::kit::{self, Palette, figure_text, pressed_anew, text_field};
use crate::desk::table::Lay;
use crate::desk::{Action, Speech};
use crate::engine::MissingValue;
use crate::engine::board::{Board, Cell, CellId, CellKind};
use crate::msg;
use crate::words::{Key, keys};

/// Whether the box of a question may take the keyboard now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Keyboard {
    /// Somebody has asked for the question: an empty box takes it.
    Take,
    /// It stays where it is.
    Leave,
}

/// Draws the question about a printed value; gives the lines that read it, once it is answered.
pub fn reading_ui(
    ui: &mut Ui,
    speech: Speech,
    board: &Board,
    missing: &MissingValue,
    value: &mut String,
    keyboard: Keyboard,
) -> Vec<String> {
    kit::rows(ui, |ui| {
        let form = board.schema();
        let Some(cell) = form.cell(missing.cell) else { return Vec::new() };
        let read = |cell: &Cell, value: &str| format!("read {} {}", cell.word(), value.trim());
        let order = form.order(missing.cell);
        let unread = order.iter().all(|slot| board.value(*slot).is_none());
        if unread && !order.is_empty() {
            return order_ui(ui, speech, board, &order, keyboard);
        }
        let mut row = form.same_row(missing.cell);
        row.retain(|slot| board.value(*slot).is_none());
        if row.len() > 1 {
            return row_ui(ui, speech, board, &row, keyboard);
        }
        let mut lines = Vec::new();
        let name = question_ui(ui, speech.sentence(&missing.question), keyboard);
        if let CellKind::Word(_) = cell.kind {
            for (word, key) in form.answers(missing.cell) {
                if ui.button(speech.sentence(&key.into())).clicked() {
                    lines.push(read(cell, word));
                }
            }
            return lines;
        }
        if let CellKind::Whole { least, most } = cell.kind {
            if most - least < SIDE_BY_SIDE {
                ui.end_row();
                let (mut keys, mut pressed) = (Vec::new(), None);
                for number in least..=most {
                    let key = Button::new(figure_text(speech, number)).min_size(Vec2::splat(kit::PRESS));
                    let key = ui.add(key);
                    pressed = pressed.or(key.clicked().then_some(number));
                    keys.push((number, key.id));
                }
                let typed = pressed.or_else(|| kit::typed_number(ui, &keys));
                lines.extend(typed.map(|typed| read(cell, &typed.to_string())));
                return lines;
            }
            digits_ui(ui, speech, most, value);
        }
        let wide = if cell.kind == CellKind::Name { 180.0 } else { 70.0 };
        let edit = TextEdit::singleline(value).desired_width(wide);
        let field = ui.add(text_field(cell.word(), edit)).labelled_by(name.id);
        if keyboard == Keyboard::Take {
            field.request_focus();
        }
        let enter = field.lost_focus() && pressed_anew(ui, egui::Key::Enter);
        let pressed = ui.button(speech.word(keys::table::READ)).clicked();
        if (enter || pressed) && !value.trim().is_empty() {
            lines.push(read(cell, value));
            value.clear();
        }
        lines
    })
}

/// The line that reads the answer whose letter is typed, of a question that is answered by words of one letter.
pub fn typed_answer(ui: &Ui, speech: Speech, board: &Board, missing: &MissingValue) -> Option<String> {
    let cell = board.schema().cell(missing.cell)?;
    let words = board.schema().answers(missing.cell);
    let labels: Vec<String> = words.iter().map(|(_, key)| speech.sentence(&(*key).into())).collect();
    let (word, _) = words.get(kit::typed_letter(ui, &labels)?)?;
    Some(format!("read {} {word}", cell.word()))
}

/// Draws the question itself. From there Tab leads to the answers, none of which is chosen beforehand.
fn question_ui(ui: &mut Ui, question: String, keyboard: Keyboard) -> Response {
    let question = kit::resting(ui, kit::bold(question).color(Palette::of(ui).amber));
    if keyboard == Keyboard::Take {
        question.request_focus();
    }
    question
}

/// So many values are keys side by side; among more the number is stepped to or typed.
const SIDE_BY_SIDE: i64 = 13;

/// Draws a key for each digit of the number in the box, as many as it can have, and one that takes the last back: what is read
/// off a card is pressed as it is printed there.
pub(in crate::desk) fn digits_ui(ui: &mut Ui, speech: Speech, most: i64, value: &mut String) {
    let digits = (0..10).map(|digit| (digit, figure_text(speech, digit)));
    let full = value.trim().len() > most.checked_ilog10().unwrap_or_default() as usize;
    ui.end_row();
    if let Some(keyed) = kit::keypad(ui, speech, digits, full) {
        keyed.write(value);
    }
    ui.end_row();
}

/// Draws the numbers of a row that are read together, each with a key for every one that it can be; gives the lines once all
/// of them are pressed.
fn row_ui(ui: &mut Ui, speech: Speech, board: &Board, row: &[CellId], keyboard: Keyboard) -> Vec<String> {
    let form = board.schema();
    let Some(first) = row.first().and_then(|slot| form.cell(*slot)) else { return Vec::new() };
    let id = Id::unique(("row", first.word()));
    let mut pressed: BTreeMap<CellId, i64> = ui.data_mut(|data| data.get_temp(id)).unwrap_or_default();
    let word = |key: Option<Key>, word: &str| key.map_or_else(|| word.to_owned(), |key| speech.word(key));
    let table = word(form.table(first.table), first.table);
    let asked = msg!(keys::table::READ_TOGETHER, what = table, row = word(form.row(&first.row), &first.row));
    ui.spacing_mut().item_spacing.y = kit::NEAR / 2.0;
    kit::lie_close(ui);
    question_ui(ui, speech.say(&asked), keyboard);
    let name = name_ui(ui, speech, board, first);
    let mut drawn: Vec<(CellId, Vec<(i64, Id)>)> = Vec::new();
    let mut walks = false;
    for slot in row {
        let Some(cell) = form.cell(*slot) else { continue };
        let CellKind::Whole { least, most } = cell.kind else { continue };
        let column = word(form.column(cell.column), cell.column);
        ui.end_row();
        ui.label(column.as_str());
        ui.end_row();
        let mut keys = Vec::new();
        for number in least..=most {
            let text = figure_text(speech, number);
            let named = msg!(keys::table::VALUE, label = column.as_str(), value = text.as_str());
            let key = kit::Button::plain(text).named(speech.say(&named));
            let key = key.chosen(pressed.get(slot) == Some(&number)).size(Vec2::splat(kit::PRESS));
            let key = key.show(ui);
            if key.clicked() {
                walks = !key.clicked_by(PointerButton::Primary);
                pressed.insert(*slot, number);
            }
            keys.push((number, key.id));
        }
        drawn.push((*slot, keys));
    }
    // What is typed is meant for the number on whose keys the keyboard is, else for the first that is missing.
    let focused = ui.memory(|memory| memory.focused());
    let on = |(_, keys): &&(CellId, Vec<(i64, Id)>)| keys.iter().any(|(_, key)| Some(*key) == focused);
    let missing = |pressed: &BTreeMap<CellId, i64>| {
        drawn.iter().find(|(slot, keys)| !pressed.contains_key(slot) && !keys.is_empty())
    };
    if let Some((slot, keys)) = drawn.iter().find(on).or_else(|| missing(&pressed))
        && let Some(number) = kit::typed_number(ui, keys)
    {
        walks = true;
        pressed.insert(*slot, number);
    }
    let next = missing(&pressed).and_then(|(_, keys)| keys.first()).filter(|_| walks);
    if let Some((_, next)) = next {
        ui.memory_mut(|memory| memory.request_focus(*next));
    }
    let read = |slot: &CellId| Some(format!("read {} {}", form.cell(*slot)?.word(), pressed.get(slot)?));
    let lines: Option<Vec<String>> = row.iter().map(read).collect();
    let lines = lines.map(|lines| name.into_iter().chain(lines).collect::<Vec<_>>());
    let kept = if lines.is_some() { BTreeMap::new() } else { pressed };
    ui.data_mut(|data| data.insert_temp(id, kept));
    lines.unwrap_or_default()
}

/// Draws the box for the name that a row carries, where nobody has read it; gives the line that reads what stands there.
fn name_ui(ui: &mut Ui, speech: Speech, board: &Board, of: &Cell) -> Option<String> {
    let form = board.schema();
    let named = |cell: &Cell| cell.kind == CellKind::Name && cell.table == of.table && cell.row == of.row;
    let (slot, cell) = form.cells().find(|(_, cell)| named(cell))?;
    if board.value(slot).is_some() {
        return None;
    }
    let id = Id::unique(("name", cell.word()));
    let mut typed: String = ui.data_mut(|data| data.get_temp(id)).unwrap_or_default();
    ui.end_row();
    let edit = TextEdit::singleline(&mut typed).desired_width(f32::INFINITY);
    let edit = edit.hint_text(RichText::new(speech.word(keys::reading::NAME)).small());
    ui.add(text_field(cell.word(), edit)).accessible_name(speech.sentence(&cell.question));
    let read = (!typed.trim().is_empty()).then(|| format!("read {} {}", cell.word(), typed.trim()));
    ui.data_mut(|data| data.insert_temp(id, typed));
    read
}

/// Draws what is to be pressed in the order in which it is printed; gives the lines once all of it is.
fn order_ui(ui: &mut Ui, speech: Speech, board: &Board, order: &[CellId], keyboard: Keyboard) -> Vec<String> {
    let form = board.schema();
    let id = Id::unique(("order", order.first().map(|slot| slot.0)));
    let mut pressed: Vec<CellId> = ui.data_mut(|data| data.get_temp(id)).unwrap_or_default();
    let named = |slot: CellId| {
        let row = form.cell(slot).map_or("", |cell| cell.row.as_str());
        form.row(row).map_or_else(|| row.to_owned(), |key| speech.sentence(&key.into()))
    };
    let question = question_ui(ui, speech.word(keys::table::READ_ORDER), keyboard);
    ui.end_row();
    let placed = |place: usize, slot: CellId| {
        speech.say(&msg!(keys::table::READ_PLACED, n = place, what = named(slot)))
    };
    // What is pressed stays where it is.
    let wide = |slot: &CellId| kit::text_width(ui, placed(order.len(), *slot), kit::BODY);
    let wide = order.iter().map(wide).fold(0.0, f32::max) + ui.spacing().button_padding.x * 2.0;
    let (mut free, mut walks) = (None, false);
    for slot in order {
        let place = pressed.iter().position(|other| other == slot).map(|at| at + 1);
        let name = match place {
            Some(place) => placed(place, *slot),
            None => named(*slot),
        };
        let button = Button::new(name).min_size(Vec2::new(wide, kit::PRESS));
        let button = kit::add_lit(ui, place.is_none(), button);
        if button.clicked() {
            walks = !button.clicked_by(PointerButton::Primary);
            pressed.push(*slot);
        } else if place.is_none() {
            free = free.or(Some(button.id));
        }
    }
    // What was pressed by a key can be pressed no more: the keyboard goes to what is left.
    if let Some(next) = free.filter(|_| walks) {
        ui.memory_mut(|memory| memory.request_focus(next));
    }
    let again = Button::new(RichText::new(speech.word(keys::table::READ_AGAIN)).small());
    let again = kit::add_lit(ui, !pressed.is_empty(), again);
    if again.clicked() {
        pressed.clear();
        // It waits now, and hands the keyboard back.
        if !again.clicked_by(PointerButton::Primary) {
            question.request_focus();
        }
    }
    let mut lines = Vec::new();
    if pressed.len() == order.len() {
        let cells = pressed.iter().filter_map(|slot| form.cell(*slot));
        lines = (1u8..).zip(cells).map(|(place, cell)| format!("read {} {place}", cell.word())).collect();
        pressed.clear();
    }
    ui.data_mut(|data| data.insert_temp(id, pressed));
    lines
}

/// Draws below a refusal what reads again the values that may be misread, where any may be.
pub fn misread_ui(ui: &mut Ui, speech: Speech, misread: &[CellId], actions: &mut Vec<Action>) {
    if misread.is_empty() {
        return;
    }
    let words = speech.say(&msg!(keys::reading::MISREAD, count = misread.len()));
    let size = Vec2::new(ui.available_width(), kit::PRESS);
    if kit::Button::plain(words).size(size).show(ui).clicked() {
        actions.push(Action::Lay(Some(Lay::Printed(misread.to_vec()))));
    }
}

/// Draws the question on a sheet or a card, which waits for the answer with everything that was filled in.
pub fn on_sheet_ui(
    ui: &mut Ui,
    speech: Speech,
    board: &Board,
    missing: &MissingValue,
    keyboard: Keyboard,
    actions: &mut Vec<Action>,
) {
    let id = Id::unique(("reading", missing.cell.0));
    let mut value: String = ui.data_mut(|data| data.get_temp(id)).unwrap_or_default();
    let lines = reading_ui(ui, speech, board, missing, &mut value, keyboard);
    ui.data_mut(|data| data.insert_temp(id, value));
    actions.extend(lines.into_iter().map(|line| Action::Read(line, None)));
}
