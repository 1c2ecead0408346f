//! The entry line: one line of notation, completed from the choices, answered before it is entered.

use egui::{Key, RichText, TextEdit, Ui};

use crate::desk::table::Seen;
use crate::desk::theme::Palette;
use crate::desk::{Command, Speech};
use crate::session::{Reply, Table};
use crate::words::keys;

/// What is typed on the entry line, with the answer of the rules to it.
#[derive(Clone, Debug, Default)]
pub struct EntryLine {
    text: String,
    answered: Option<(String, u32, Reply)>,
    focus: bool,
}

impl EntryLine {
    /// An empty line that takes what is typed first.
    pub fn ready() -> Self {
        Self { focus: true, ..Self::default() }
    }

    /// Writes a draft on the line.
    pub fn draft(&mut self, text: String) {
        self.text = text;
        self.focus = true;
    }

    /// Wipes the line.
    pub fn clear(&mut self) {
        self.text.clear();
        self.answered = None;
    }

    fn answer(&mut self, table: &dyn Table) -> Option<&Reply> {
        if self.text.trim().is_empty() {
            return None;
        }
        let fresh =
            |(text, version, _): &(String, u32, Reply)| *text == self.text && *version == table.version();
        if !self.answered.as_ref().is_some_and(fresh) {
            self.answered = Some((self.text.clone(), table.version(), table.preview(&self.text)));
        }
        self.answered.as_ref().map(|(_, _, reply)| reply)
    }
}

/// Draws the entry line with its answer and what completes it.
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
        ui.horizontal(|ui| {
            let name = ui.label(speech.word(keys::desk::ENTRY));
            let edit = TextEdit::singleline(&mut line.text)
                .hint_text(speech.word(keys::desk::ENTRY_HINT))
                .desired_width(f32::INFINITY);
            let response = ui.add(edit).labelled_by(name.id);
            if std::mem::take(&mut line.focus) {
                response.request_focus();
            }
            if response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter)) {
                if !line.text.trim().is_empty() {
                    commands.push(Command::Enter(line.text.trim().to_owned()));
                }
                response.request_focus();
            }
        });
        completion_ui(ui, seen, line);
        answer_ui(ui, speech, table, line, commands);
    });
}

fn completion_ui(ui: &mut Ui, seen: &Seen, line: &mut EntryLine) {
    let typed = line.text.to_lowercase();
    if typed.is_empty() {
        return;
    }
    let mut fitting: Vec<&str> = seen
        .offers
        .iter()
        .filter(|offer| !matches!(offer.answer, crate::engine::Answer::Refused(_)))
        .map(|offer| offer.act.as_str())
        .filter(|act| act.starts_with(&typed) && *act != typed)
        .collect();
    fitting.truncate(6);
    ui.horizontal_wrapped(|ui| {
        for act in fitting {
            if ui.small_button(act).clicked() {
                line.text = act.to_owned();
                line.focus = true;
            }
        }
    });
}

fn answer_ui(
    ui: &mut Ui,
    speech: Speech,
    table: &dyn Table,
    line: &mut EntryLine,
    commands: &mut Vec<Command>,
) {
    let palette = Palette::of(ui);
    let text = line.text.clone();
    match line.answer(table) {
        None => {}
        Some(Reply::Done(outcome)) => {
            let moved: Vec<String> = outcome
                .movements()
                .iter()
                .map(|movement| {
                    let unit = speech.say(&table.amount_line(movement.unit, movement.amount));
                    let from = speech.say(&table.holder_line(movement.from));
                    let to = speech.say(&table.holder_line(movement.to));
                    format!("{from} › {to}: {unit}")
                })
                .collect();
            ui.label(RichText::new(moved.join(" · ")).small().color(palette.good));
        }
        Some(Reply::Refused(refusal)) => {
            ui.label(RichText::new(speech.sentence(&refusal.why)).color(palette.red));
            if let Some(way_out) = &refusal.way_out {
                ui.label(speech.sentence(way_out));
            }
            if ui.small_button(speech.word(keys::desk::WAIT)).clicked() {
                commands.push(Command::Wait(text));
            }
        }
        Some(Reply::Ask(ask)) => {
            ui.label(RichText::new(speech.sentence(&ask.question)).color(palette.amber));
        }
        Some(Reply::NotUnderstood(why)) => {
            ui.label(RichText::new(speech.sentence(why)).color(palette.faint));
        }
    }
}

/// Draws the slip of acts that wait for their turn.
pub fn waiting_ui(ui: &mut Ui, speech: Speech, waiting: &[String], commands: &mut Vec<Command>) {
    if waiting.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(speech.word(keys::desk::WAITING));
        for (at, text) in waiting.iter().enumerate() {
            if ui.button(text).on_hover_text(speech.word(keys::desk::TAKE_OFF)).clicked() {
                commands.push(Command::Unwait(at));
            }
        }
    });
}
