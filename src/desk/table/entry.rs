//! The entry line: one line of notation, completed from the choices, answered before it is entered.

use std::collections::BTreeMap;

use egui::{EventFilter, Id, Key, Modifiers, TextEdit, Ui};

use crate::desk::kit::{self, at_rest, icon_button, icons, pressed_anew, size_for_line};
use crate::desk::table::Seen;
use crate::desk::table::completion::{self, Completion};
use crate::desk::{Command, Speech};
use crate::engine::Halt;
use crate::preset::Pieces;
use crate::session::{Reply, Table, guard};
use crate::words::{Line, keys};

/// The answer of the rules to a text at a version of the book.
#[derive(Clone, Debug)]
struct Answered {
    of: (String, u32),
    reply: Reply,
    beside: Beside,
}

/// What is said beside the answer.
#[derive(Clone, Debug, Default)]
pub(super) struct Beside {
    /// Amounts that no pieces of the box give.
    pub(super) doubts: Vec<Line>,
    /// The open points by which the rules refuse.
    pub(super) ruled: Vec<Line>,
    /// The act that is legal where this one is refused.
    pub(super) instead: Option<String>,
}

/// What is typed on the entry line, with the answer of the rules to it.
#[derive(Clone, Debug, Default)]
pub struct EntryLine {
    /// The text.
    pub(super) text: String,
    /// The printed value typed for a question.
    pub(super) value: String,
    /// What completes it.
    pub(super) completion: Completion,
    answered: Option<Answered>,
    focus: bool,
    /// Whether the box of a question that comes up now takes the keyboard.
    pub(super) ask: bool,
    /// Whether the caret goes to the end of a text that was put there.
    end: bool,
}

impl EntryLine {
    /// An empty line that takes what is typed first.
    pub fn ready() -> Self {
        Self { focus: true, ..Self::default() }
    }

    /// Writes a draft on the line.
    pub fn draft(&mut self, text: String) {
        self.show_again(text);
        self.focus = true;
    }

    /// Writes an act on the line whose question was answered: it waits there, and the box of the next question takes
    /// the keyboard.
    pub fn show_again(&mut self, text: String) {
        self.value.clear();
        self.text = text;
        self.completion.typed();
        (self.ask, self.end) = (true, true);
    }

    /// Gives the line the keyboard.
    pub fn focus(&mut self) {
        self.focus = true;
    }

    /// Wipes the line.
    pub fn clear(&mut self) {
        self.text.clear();
        self.value.clear();
        self.answered = None;
    }

    /// Asks the rules what they say to the text, once for each text and version.
    pub(super) fn ask_rules(&mut self, table: &dyn Table, pieces: &BTreeMap<String, Pieces>) {
        let of = (self.text.clone(), table.version());
        if self.text.trim().is_empty() {
            self.answered = None;
        } else if self.answered.as_ref().is_none_or(|answered| answered.of != of) {
            let reply = table.preview(self.text.trim());
            let values = |unit| {
                let kind = table.chart().unit(unit).and_then(|kind| pieces.get(kind.word));
                kind.map_or_else(Vec::new, |pieces| pieces.values.clone())
            };
            let doubts = guard::doubts(table, &reply, &values);
            let (ruled, instead) = match reply {
                Err(Halt::Refused(_)) => (table.decides(self.text.trim()), table.instead(self.text.trim())),
                _ => Default::default(),
            };
            self.answered = Some(Answered { of, reply, beside: Beside { doubts, ruled, instead } });
        }
    }

    /// Whether something is written on it.
    pub fn is_used(&self) -> bool {
        !self.text.is_empty()
    }

    /// What the rules say to the text, and what is to be questioned in it.
    pub(super) fn answer(&self) -> Option<(&Reply, &Beside)> {
        self.answered.as_ref().map(|answered| (&answered.reply, &answered.beside))
    }
}

/// What the line is known by, wherever it stands.
fn field() -> Id {
    Id::unique("entry-line")
}

/// Draws the entry line with what completes it.
pub fn entry_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    seen: &Seen,
    line: &mut EntryLine,
    open: bool,
    commands: &mut Vec<Command>,
) {
    ui.add_enabled_ui(open, |ui| {
        let fitting = line.completion.fitting(seen, &line.text);
        line_ui(ui, speech, (table, seen), line, &fitting, commands);
    });
}

fn line_ui(
    ui: &mut Ui,
    speech: Speech,
    (table, seen): (&dyn Table, &Seen),
    line: &mut EntryLine,
    fitting: &[String],
    commands: &mut Vec<Command>,
) {
    let id = field();
    // While something lies over the table, its keys are not the line's.
    let focused = ui.memory(|memory| memory.has_focus(id) && memory.top_modal_layer().is_none());
    let listed = focused && !fitting.is_empty();
    let (mut taken, mut enter) = (None, false);
    if focused {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if listed && pressed(Key::ArrowDown) {
            line.completion.down(fitting.len());
        }
        if listed && pressed(Key::ArrowUp) {
            line.completion.up(fitting.len());
        }
        if listed && pressed(Key::Tab) {
            taken = line.completion.tab(&line.text, fitting);
        }
        let anew = pressed_anew(ui, Key::Enter);
        if pressed(Key::Enter) && anew {
            taken = line.completion.chosen(fitting).or(taken);
            enter = taken.is_none();
        }
        // One thing at a time: the list, then what is typed, then the line itself.
        if pressed(Key::Escape) {
            match (listed, line.text.is_empty()) {
                (true, _) => line.completion.close(&line.text),
                (false, false) => line.clear(),
                (false, true) => ui.memory_mut(|memory| memory.surrender_focus(id)),
            }
        }
    }
    // Tab completes while there is something to complete, and otherwise goes on to the next control.
    let filter = EventFilter { tab: listed, escape: true, horizontal_arrows: true, vertical_arrows: true };
    let used = line.is_used();
    let width = ui.available_width() - if used { kit::PRESS + kit::GAP } else { 0.0 };
    let fits = |act: &str| size_for_line(ui, act, kit::BODY, width - kit::GROUP) == kit::BODY;
    let example = seen.example(fits).filter(|act| fits(act)).unwrap_or_default();
    let edit = TextEdit::singleline(&mut line.text)
        .id(id)
        .event_filter(filter)
        .hint_text(example)
        .align(egui::Align2::LEFT_CENTER)
        .desired_width(width);
    let output = edit.show(ui);
    let response = output.response.response.accessible_name(speech.word(keys::desk::ENTRY));
    if response.changed() {
        line.completion.typed();
        line.value.clear();
        line.ask = false;
    }
    let taken = taken.or(completion::list_ui(ui, speech, table, &response, line, fitting));
    if let Some(text) = taken {
        line.text = text;
        line.completion.typed();
        (line.focus, line.end) = (true, true);
    }
    if std::mem::take(&mut line.end) {
        let end = egui::text::CCursor::new(line.text.chars().count());
        let mut state = output.state;
        state.cursor.set_char_range(Some(egui::text::CCursorRange::one(end)));
        state.store(ui.ctx(), id);
    }
    if std::mem::take(&mut line.focus) {
        response.request_focus();
    }
    let name = speech.word(keys::table::LINE_ENTER);
    enter |= used && icon_button(ui, icons::ICON_KEYBOARD_RETURN, name).clicked();
    if enter && !line.text.trim().is_empty() {
        match line.answer() {
            // What is missing is asked right below.
            Some((Err(Halt::Missing(_)), _)) => line.ask = true,
            _ => commands.push(Command::Enter(line.text.trim().to_owned())),
        }
        response.request_focus();
    } else if !line.text.trim().is_empty() && at_rest(ui) && pressed_anew(ui, Key::Enter) {
        response.request_focus();
    }
}
