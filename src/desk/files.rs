//! Asks for a file: with the system's file dialog, which may fail to open, and with a text field for the path.

use std::future::Future;
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::Thread;

use egui::{Key, Response, RichText, TextEdit, Ui};

use crate::desk::errand::{Errand, Looked};
use crate::desk::kit::{self, Palette, dialog, text_field};
use crate::desk::{Action, Speech};
use crate::words::keys;

/// The extension of records.
pub const RECORD: &str = "steward";

/// The extensions of board data: Steward's own, and tables from a spreadsheet or a text.
pub const BOARDS: &[&str] = &["json", "tsv", "csv", "txt"];

/// A chosen path, or none if the dialog was cancelled.
pub type PathFuture = Pin<Box<dyn Future<Output = Option<PathBuf>> + Send>>;

/// The parameters of the file dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileQuestion {
    /// The proposed name of a file to write; `None` to open a file.
    pub copy: Option<String>,
    /// The header of a new session to be created in the file.
    pub header: Option<String>,
    pub title: String,
    /// The name of the kind of file.
    pub kind: String,
    /// Its extensions.
    pub endings: &'static [&'static str],
    /// The initial folder.
    pub folder: PathBuf,
}

/// Opens the system's file dialog.
pub fn of_machine(question: &FileQuestion) -> PathFuture {
    let window = rfd::AsyncFileDialog::new()
        .set_title(question.title.as_str())
        .set_directory(&question.folder)
        .add_filter(question.kind.as_str(), question.endings);
    match &question.copy {
        Some(name) => {
            let chosen = window.set_file_name(name.as_str()).save_file();
            Box::pin(async move { chosen.await.map(|file| file.path().to_owned()) })
        }
        None => {
            let chosen = window.pick_file();
            Box::pin(async move { chosen.await.map(|file| file.path().to_owned()) })
        }
    }
}

/// An open question for a file.
#[derive(Debug)]
pub struct FileWindow {
    question: FileQuestion,
    typed: String,
    chosen: Errand<Option<PathBuf>>,
    waiting: bool,
}

impl FileWindow {
    /// Opens the system's file dialog.
    pub fn ask(ctx: &egui::Context, question: FileQuestion, pick: fn(&FileQuestion) -> PathFuture) -> Self {
        let future = pick(&question);
        let chosen = Errand::run(ctx, move || wait_for(future));
        let typed = question.folder.join(question.copy.clone().unwrap_or_default());
        let typed = typed.display().to_string();
        Self { question, typed, chosen, waiting: true }
    }

    /// Draws the field for the path. Returns whether the question stays open.
    pub fn show(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) -> bool {
        match self.chosen.look() {
            Looked::Found(Some(path)) => {
                actions.push(self.action(path));
                return false;
            }
            // The result does not tell whether the dialog was closed or never opened.
            Looked::Found(None) | Looked::Over => self.waiting = false,
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
        let FileQuestion { copy, header, endings, .. } = &self.question;
        let whole =
            if copy.is_some() && path.extension().is_none() { path.with_extension(RECORD) } else { path };
        match (copy, header) {
            (None, _) if *endings == BOARDS => Action::ImportBoard(whole),
            (None, _) => Action::Open(whole),
            (Some(_), Some(header)) => Action::BeginAt(header.clone(), whole),
            (Some(_), None) => Action::Copy(whole),
        }
    }
}

/// Wakes a waiting thread.
struct Bell(Thread);

impl Wake for Bell {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Blocks the thread until a future is ready.
fn wait_for<T>(mut future: Pin<Box<dyn Future<Output = T> + Send>>) -> T {
    let waker = Waker::from(Arc::new(Bell(std::thread::current())));
    let mut context = Context::from_waker(&waker);
    loop {
        match future.as_mut().poll(&mut context) {
            Poll::Ready(found) => return found,
            Poll::Pending => std::thread::park(),
        }
    }
}
