//! Corrects misread board values: which one is wrong, and what a corrected one changes.

use egui::{Button, Key, Label, Modifiers, RichText, ScrollArea, TextEdit, Ui, vec2};

use crate::desk::kit::{self, Palette, figure_text, text_field};
use crate::desk::table::Panel;
use crate::desk::table::right::{handed_ui, mends};
use crate::desk::{Action, Speech};
use crate::engine::amend::Amended;
use crate::engine::board::{Board, Cell, CellId, CellKind, Source, Value};
use crate::engine::{Derivation, Holder, Rejection, StepId};
use crate::msg;
use crate::session::Session;
use crate::words::keys::{reading as k, right};

/// The list in which the user looks for the wrong board value.
#[derive(Debug)]
pub struct Printed {
    /// The likely ones, listed first.
    likely: Vec<CellId>,
    /// The search text.
    search: String,
    /// Whether the search field takes the focus, which it does once.
    focus: bool,
}

impl Printed {
    /// The list, with these values first.
    pub const fn of(likely: Vec<CellId>) -> Self {
        Self { likely, search: String::new(), focus: true }
    }
}

/// The values printed at these places.
pub fn printed_on(table: &Session, places: &[Holder]) -> Vec<CellId> {
    let words: Vec<String> =
        places.iter().map(|place| format!("{} ", table.chart().holder_word(*place))).collect();
    let on = |cell: &Cell| words.iter().any(|word| cell.word().starts_with(word.as_str()));
    known(table.board()).filter(|(_, cell)| on(cell)).map(|(slot, _)| slot).collect()
}

/// The values with the amounts of some figures. `None` if no figure depends on a board value.
pub fn printed_in(table: &Session, figures: &[Derivation]) -> Option<Vec<CellId>> {
    let terms = figures.iter().flat_map(|figure| &figure.terms).filter(|term| term.source != Source::Rules);
    let amounts: Vec<i64> =
        terms.flat_map(|term| [Some(term.amount), term.times.map(|times| times.1)]).flatten().collect();
    let same = |slot: CellId| match table.board().value(slot).map(|printed| &printed.0) {
        Some(Value::Whole(value)) => amounts.iter().any(|amount| amount.saturating_abs() == *value),
        _ => false,
    };
    let likely = known(table.board()).map(|(slot, _)| slot).filter(|slot| same(*slot)).collect();
    (!amounts.is_empty()).then_some(likely)
}

/// The values that were entered or come from a preset, in order.
fn known(board: &Board) -> impl Iterator<Item = (CellId, &Cell)> {
    let read = |slot: CellId| board.value(slot).is_some_and(|printed| printed.1 != Source::Rules);
    board.schema().cells().filter(move |(slot, _)| read(*slot))
}

/// The question of a value, with the current value.
pub fn stands(speech: Speech, board: &Board, slot: CellId) -> String {
    let question = board.schema().cell(slot).map(|cell| speech.sentence(&cell.question)).unwrap_or_default();
    speech.say(&msg!(k::STANDS, question = question, value = value(speech, board, slot)))
}

/// The text of a value.
fn value(speech: Speech, board: &Board, slot: CellId) -> String {
    let kind = board.schema().cell(slot).map(|cell| cell.kind);
    match (board.value(slot).map(|printed| &printed.0), kind) {
        (Some(Value::Whole(value)), _) => figure_text(speech, *value),
        (Some(Value::Text(text)), Some(CellKind::Word(words))) => {
            let known = words.iter().find(|(word, _)| word == text);
            known.map_or_else(|| text.clone(), |(_, key)| speech.word(*key))
        }
        (Some(Value::Text(text)), _) => text.clone(),
        (None, _) => String::new(),
    }
}

pub fn printed_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    printed: &mut Printed,
    actions: &mut Vec<Action>,
) {
    ui.add_space(kit::GAP);
    let height = kit::list(ui, 3.0);
    let pressed = list_ui(ui, speech, table, printed, height);
    actions.extend(pressed.map(Action::ReadAgain));
    kit::part(ui);
    ui.horizontal(|ui| {
        if ui.button(speech.word(right::CANCEL)).clicked() {
            ui.close();
        }
        if !printed.likely.is_empty() && ui.button(speech.word(k::OTHERS)).clicked() {
            printed.likely.clear();
        }
    });
}

/// Draws the values. Returns the pressed one.
fn list_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    printed: &mut Printed,
    height: f32,
) -> Option<CellId> {
    let board = table.board();
    let field = ui.horizontal(|ui| {
        let name = ui.label(speech.word(k::SEARCH));
        let edit = TextEdit::singleline(&mut printed.search).desired_width(240.0);
        ui.add(text_field("printed", edit)).labelled_by(name.id)
    });
    let field = field.inner;
    if std::mem::take(&mut printed.focus) {
        field.request_focus();
    }
    let typed = printed.search.trim().to_lowercase();
    let named = |(slot, _): (CellId, &Cell)| (slot, stands(speech, board, slot));
    let likely = |slot: &CellId| printed.likely.is_empty() || printed.likely.contains(slot);
    let shown = known(board).map(named).filter(|(slot, name)| match typed.as_str() {
        "" => likely(slot),
        typed => name.to_lowercase().contains(typed),
    });
    // The arrow keys and Enter lead from the search field to its results.
    let down = |ui: &Ui| ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::ArrowDown));
    let shown: Vec<(CellId, String)> = shown.collect();
    let mut leads = field.lost_focus() && kit::pressed_anew(ui, Key::Enter) || field.has_focus() && down(ui);
    let mut pressed = None;
    if leads && let [(slot, _)] = shown.as_slice() {
        pressed = Some(*slot);
    }
    ScrollArea::vertical().id_salt("printed").max_height(height).auto_shrink([false, true]).show(ui, |ui| {
        kit::one_stop_of_page(ui, "printed", |ui| {
            for (slot, name) in shown {
                let row = Button::new(name).frame_when_inactive(false).wrap().sense(kit::stop(ui));
                let row = ui.add(row);
                if leads {
                    row.request_focus();
                    leads = false;
                }
                if row.clicked() {
                    pressed = Some(slot);
                }
            }
            None
        });
    });
    kit::lead_out(ui);
    pressed
}

/// Draws a button below a refusal that corrects the values that may be misread.
pub fn misread_ui(ui: &mut Ui, speech: Speech, misread: &[CellId], actions: &mut Vec<Action>) {
    if misread.is_empty() {
        return;
    }
    let words = speech.say(&msg!(k::MISREAD, count = misread.len()));
    let size = vec2(ui.available_width(), kit::press(ui));
    if kit::Button::plain(words).size(size).show(ui).clicked() {
        actions.push(Action::Panel(Some(Panel::Printed(misread.to_vec()))));
    }
}

/// Draws what a corrected value changes: the entries that it breaks, or what is to be handed over.
pub fn rereading_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    amended: &Amended,
    actions: &mut Vec<Action>,
) {
    for (step, act, rejection) in &amended.broken {
        broken_ui(ui, speech, table, *step, act, rejection, actions);
    }
    if !amended.broken.is_empty() {
        return;
    }
    for movement in &amended.put_right {
        handed_ui(ui, speech, table, amended, movement, actions);
    }
    let faint = |text: String| RichText::new(text).small().color(Palette::of(ui).faint);
    let same = amended.put_right.is_empty().then(|| faint(speech.word(right::SAME_HANDS)));
    let later = amended.changed.iter().filter(|changed| !changed.text.is_empty()).count();
    let later = (later > 0).then(|| faint(speech.say(&msg!(right::LATER, count = later))));
    for text in same.into_iter().chain(later) {
        ui.add(Label::new(text).wrap());
    }
}

/// Draws an entry that would become illegal, with a button to amend it first.
fn broken_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    step: StepId,
    act: &str,
    why: &Rejection,
    actions: &mut Vec<Action>,
) {
    mends::entry_ui(ui, speech, table, step, act);
    let red = Palette::of(ui).red;
    ui.add(Label::new(RichText::new(speech.sentence(&why.line())).small().color(red)).wrap());
    let name = speech.say(&msg!(k::FIRST, entry = step.to_string()));
    if ui.add(Button::new(name).min_size(vec2(0.0, kit::press(ui)))).clicked() {
        actions.push(Action::Panel(Some(Panel::Right(step.line))));
    }
    ui.add_space(kit::GAP);
}
