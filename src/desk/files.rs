//! Asks for a file: with the system's file dialog, which may fail to open, and with a text field for the path.

use std::path::PathBuf;

use egui::{Key, Response, RichText, TextEdit, Ui};

use crate::desk::errand::{Errand, Looked};
use crate::desk::kit::{self, Palette, dialog, text_field};
use crate::desk::{Action, Speech};
use crate::platform::{BROWSER, Waiting};
use crate::words::keys;

pub use crate::platform::FileQuestion;

/// The extension of records.
pub const RECORD: &str = "steward";

/// The extensions of board data: Steward's own, and tables from a spreadsheet or a text.
pub const BOARDS: &[&str] = &["json", "tsv", "csv", "txt"];

/// A chosen path, or none if the dialog was cancelled.
pub type PathFuture = Waiting<Option<PathBuf>>;

/// An open question for a file.
#[derive(Debug)]
pub struct FileWindow {
    question: FileQuestion,
    /// The header of a new session to be created in the file.
    header: Option<String>,
    typed: String,
    chosen: Errand<Option<PathBuf>>,
    waiting: bool,
}

impl FileWindow {
    /// Opens the system's file dialog.
    pub fn ask(
        ctx: &egui::Context,
        question: FileQuestion,
        header: Option<String>,
        pick: fn(&FileQuestion) -> PathFuture,
    ) -> Self {
        let chosen = Errand::when(ctx, pick(&question));
        let typed = question.folder.join(question.copy.clone().unwrap_or_default());
        let typed = typed.display().to_string();
        Self { question, header, typed, chosen, waiting: true }
    }

    /// Draws the field for the path. Returns whether the question stays open.
    pub fn show(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) -> bool {
        match self.chosen.look() {
            Looked::Found(Some(path)) => {
                actions.push(self.action(path));
                return false;
            }
            // The result does not tell whether the dialog was closed or never opened.
            Looked::Found(None) | Looked::Over if BROWSER => return false,
            Looked::Found(None) | Looked::Over => self.waiting = false,
            Looked::NotYet if BROWSER => return true,
            Looked::NotYet => {}
        }
        let closes = dialog(ui, "file", |ui| {
            ui.set_width(kit::DIALOG);
            ui.label(RichText::new(self.question.title.as_str()).heading());
            let hint = match self.waiting {
                true => keys::shelf::FILE_WAITING,
                false => keys::shelf::FILE_NO_WINDOW,
            };
            ui.label(RichText::new(speech.word(hint)).color(Palette::of(ui).faint));
            self.typed_ui(ui, speech, actions)
        });
        !closes
    }

    fn typed_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) -> Response {
        let label = ui.label(speech.word(keys::shelf::FILE_PATH));
        let line = TextEdit::singleline(&mut self.typed).desired_width(f32::INFINITY);
        let line = ui.add(text_field("path", line)).labelled_by(label.id);
        let entered = line.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let path = PathBuf::from(self.typed.trim().trim_matches('"'));
        let named = path.file_name().is_some();
        ui.horizontal(|ui| {
            let go = match self.question.copy {
                Some(_) => keys::shelf::FILE_SAVE,
                None => keys::shelf::FILE_OPEN,
            };
            let go = kit::Button::main(speech.word(go)).enabled(named).show(ui);
            if go.clicked() || (entered && named) {
                actions.push(self.action(path));
                ui.close();
            }
            if ui.button(speech.word(keys::shelf::CANCEL)).clicked() {
                ui.close();
            }
        });
        line
    }

    fn action(&self, path: PathBuf) -> Action {
        let FileQuestion { copy, endings, .. } = &self.question;
        let whole =
            if copy.is_some() && path.extension().is_none() { path.with_extension(RECORD) } else { path };
        match (copy, &self.header) {
            (None, _) if *endings == BOARDS => Action::ImportBoard(whole),
            (None, _) => Action::Open(whole),
            (Some(_), Some(header)) => Action::BeginAt(header.clone(), whole),
            (Some(_), None) => Action::Copy(whole),
        }
    }
}
