//! A printed value read anew: which of those that stand there was wrong, what it is instead, and what that changes. It
//! is corrected for this game alone, or for the box.

use egui::{Button, Key, Label, Modifiers, RichText, ScrollArea, TextEdit, Ui, vec2};

use crate::desk::kit::{self, Palette, figure_text, text_field};
use crate::desk::table::Lay;
use crate::desk::table::plain::refused;
use crate::desk::table::right::changes::{balances_ui, later_ui};
use crate::desk::table::right::closing::answer;
use crate::desk::table::right::mends;
use crate::desk::{Action, Lasting, Speech};
use crate::engine::board::{Board, Cell, CellId, CellKind, Source, Value};
use crate::engine::{Derivation, Holder, Rejection, StepId};
use crate::engine::{Reply, amend::Amended};
use crate::msg;
use crate::session::Session;
use crate::words::keys::{reading as k, right};

/// Printed values among which the wrong one is looked for, or the one that is read anew.
#[derive(Debug)]
pub struct Printed {
    /// Those that come first.
    likely: Vec<CellId>,
    /// What the others are searched by.
    search: String,
    /// Whether the search takes the keyboard, which it does once.
    focus: bool,
    anew: Option<Anew>,
}

/// A value being read anew.
#[derive(Debug)]
struct Anew {
    slot: CellId,
    text: String,
    focus: bool,
    found: Option<(String, u32, Reply, Option<Amended>)>,
}

impl Printed {
    /// Looks for a wrong one among the values that were read, these first; a single one is read anew at once.
    pub fn of(likely: Vec<CellId>) -> Self {
        let anew = match likely.as_slice() {
            [slot] => Some(Anew::of(*slot)),
            _ => None,
        };
        Self { likely, search: String::new(), focus: true, anew }
    }

    /// Reads a value anew that was typed on the entry line.
    pub fn typed(table: &Session, line: &str) -> Self {
        let read = reads(table.board(), line);
        let anew = read.map(|(slot, text)| Anew { text: text.to_owned(), ..Anew::of(slot) });
        Self { likely: Vec::new(), search: String::new(), focus: true, anew }
    }
}

impl Anew {
    fn of(slot: CellId) -> Self {
        Self { slot, text: String::new(), focus: true, found: None }
    }

    /// What reading this would change, asked once.
    fn find(&mut self, table: &Session, cell: &Cell) -> Option<(&str, &Reply, Option<&Amended>)> {
        let text = match self.text.trim() {
            "" => return None,
            value => format!("read {} {value}", cell.word()),
        };
        let version = table.lines();
        if self.found.as_ref().is_none_or(|(of, at, ..)| *of != text || *at != version) {
            let (reply, changes) = (table.preview_text(&text), table.preview_reading(&text));
            self.found = Some((text, version, reply, changes));
        }
        self.found.as_ref().map(|(text, _, reply, changes)| (text.as_str(), reply, changes.as_ref()))
    }
}

/// The value that a line of the record reads.
pub fn read_by(table: &Session, line: u32) -> Option<CellId> {
    let row = table.line(line).filter(|row| row.verb == "read")?;
    reads(table.board(), &row.text).map(|(slot, _)| slot)
}

/// The cell that a line in notation reads, and what it says of it.
fn reads<'a>(board: &Board, line: &'a str) -> Option<(CellId, &'a str)> {
    let (_, rest) = line.trim().split_once(' ')?;
    let mut ends = rest.match_indices(' ').map(|(at, _)| rest.split_at(at)).rev();
    ends.find_map(|(cell, value)| Some((board.schema().find(cell)?, value.trim())))
}

/// The values that are printed on these places.
pub fn printed_on(table: &Session, places: &[Holder]) -> Vec<CellId> {
    let words: Vec<String> =
        places.iter().map(|place| format!("{} ", table.chart().holder_word(*place))).collect();
    let on = |cell: &Cell| words.iter().any(|word| cell.word().starts_with(word.as_str()));
    known(table.board()).filter(|(_, cell)| on(cell)).map(|(slot, _)| slot).collect()
}

/// The values that may stand behind figures: those of the same amount. Nothing where no figure rests on a printed one.
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

/// The values that were read off the box or supposed, in order.
fn known(board: &Board) -> impl Iterator<Item = (CellId, &Cell)> {
    let read = |slot: CellId| board.value(slot).is_some_and(|printed| printed.1 != Source::Rules);
    board.schema().cells().filter(move |(slot, _)| read(*slot))
}

/// The question about a value, and how it stands.
pub fn stands(speech: Speech, board: &Board, slot: CellId) -> String {
    let question = board.schema().cell(slot).map(|cell| speech.sentence(&cell.question)).unwrap_or_default();
    speech.say(&msg!(k::STANDS, question = question, value = value(speech, board, slot)))
}

/// A value as it stands.
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

/// Draws the sheet.
pub fn printed_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    printed: &mut Printed,
    actions: &mut Vec<Action>,
) {
    let (width, height) = (ui.available_width(), kit::list(ui, 3.0));
    ui.add_space(kit::GAP);
    let mut others = false;
    match &mut printed.anew {
        Some(anew) => {
            anew_ui(ui, speech, table, anew, (width, height), actions);
            others = true;
        }
        None => {
            let pressed = list_ui(ui, speech, table, printed, height);
            actions.extend(pressed.map(Action::ReadAgain));
        }
    }
    kit::part(ui);
    ui.horizontal(|ui| {
        if ui.button(speech.word(right::CANCEL)).clicked() {
            ui.close();
        }
        if others && ui.button(speech.word(k::OTHERS)).clicked() {
            (printed.anew, printed.likely) = (None, Vec::new());
        }
    });
}

/// Draws the values; says which was pressed.
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
    // From what is typed the keyboard goes to what that has found.
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

/// Draws the value that is read anew, what that changes, and the two ways to keep it.
fn anew_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &Session,
    anew: &mut Anew,
    (width, height): (f32, f32),
    actions: &mut Vec<Action>,
) {
    let palette = Palette::of(ui);
    let Some(cell) = table.board().schema().cell(anew.slot) else { return };
    let asked = stands(speech, table.board(), anew.slot);
    ui.add(Label::new(kit::bold(asked)).wrap());
    // What is printed instead was said on the card.
    ui.label(kit::bold(anew.text.as_str()).size(kit::LEAD));
    ui.add_space(kit::GAP);
    let found = anew.find(table, cell).map(|(text, reply, changes)| (text.to_owned(), reply, changes));
    let mut ready = false;
    let text = found.as_ref().map(|(text, ..)| text.clone()).unwrap_or_default();
    ScrollArea::vertical().id_salt("changes").max_height(height - kit::ANSWER).show(ui, |ui| {
        // As high before anything is typed as with the line that says that nothing changes.
        ui.set_min_height(kit::CLOSE_ROW);
        let Some((_, reply, changes)) = found else { return };
        let broken = changes.map(|amended| amended.broken.as_slice()).unwrap_or_default();
        for (step, act, rejection) in broken {
            broken_ui(ui, speech, table, *step, act, rejection, actions);
        }
        if !broken.is_empty() {
            return;
        }
        match (reply, changes) {
            (Err(Rejection::Refused(refusal)), _) => {
                let why = RichText::new(refused(speech, refusal)).color(palette.red);
                ui.add(Label::new(why).wrap());
            }
            (Err(Rejection::Unreadable(why)), _) => {
                ui.add(Label::new(RichText::new(speech.sentence(why)).color(palette.red)).wrap());
            }
            (_, changes) => {
                ready = true;
                if let Some(amended) = changes {
                    balances_ui(ui, speech, table, amended, actions);
                    later_ui(ui, speech, table, amended, StepId::line(u32::MAX), actions);
                }
            }
        }
    });
    ui.add_space(kit::GAP);
    let width = (width - kit::GAP) / 2.0;
    ui.horizontal(|ui| {
        let ways = [
            (Lasting::ForGood, k::FOR_GOOD, k::FOR_GOOD_MEANS),
            (Lasting::ThisGame, k::THIS_GAME, k::THIS_GAME_MEANS),
        ];
        for (lasting, name, means) in ways {
            let main = lasting == Lasting::ForGood;
            let button = answer(ui, ready, main, width, speech.word(name), &speech.word(means));
            if main && std::mem::take(&mut anew.focus) {
                button.request_focus();
            }
            if button.clicked() {
                actions.push(Action::Reread(text.clone(), lasting));
            }
        }
    });
}

/// Draws an entry that would no longer be legal, and the way to put it right first.
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
    if ui.add(Button::new(name).min_size(vec2(0.0, kit::PRESS))).clicked() {
        actions.push(Action::Lay(Some(Lay::Right(step.line))));
    }
    ui.add_space(kit::GAP);
}
