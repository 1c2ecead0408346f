//! Which file: the machine's own file window, which may never come up, and beside it always a line to type the
//! path on.

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

/// How files of records end.
pub const RECORD: &str = "steward";

/// How files of board data end: those of Steward, and lists out of a spreadsheet or a text.
pub const BOARDS: &[&str] = &["json", "tsv", "csv", "txt"];

/// A path to come, or none.
pub type PathFuture = Pin<Box<dyn Future<Output = Option<PathBuf>> + Send>>;

/// What is asked of the file window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileQuestion {
    /// The name proposed for a copy or a new game; none where a file is to be opened.
    pub copy: Option<String>,
    /// The header of a new game that looks for its place.
    pub header: Option<String>,
    /// The title of the window.
    pub title: String,
    /// What such files are called there.
    pub kind: String,
    /// How they end.
    pub endings: &'static [&'static str],
    /// Where to begin.
    pub folder: PathBuf,
}

/// Asks in the file window of this machine.
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

/// A file being asked for.
#[derive(Debug)]
pub struct FileWindow {
    question: FileQuestion,
    typed: String,
    chosen: Errand<Option<PathBuf>>,
    waiting: bool,
}

impl FileWindow {
    /// Opens the file window of the system with a question.
    pub fn ask(ctx: &egui::Context, question: FileQuestion, pick: fn(&FileQuestion) -> PathFuture) -> Self {
        let future = pick(&question);
        let chosen = Errand::run(ctx, move || wait_for(future));
        let typed = question.folder.join(question.copy.clone().unwrap_or_default());
        let typed = typed.display().to_string();
        Self { question, typed, chosen, waiting: true }
    }

    /// Draws the second way; says whether it is still asked.
    pub fn show(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) -> bool {
        match self.chosen.look() {
            Looked::Found(Some(path)) => {
                actions.push(self.action(path));
                return false;
            }
            // The file window was closed, or it never came up: nothing tells the two apart.
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

/// Wakes a thread that waits.
struct Bell(Thread);

impl Wake for Bell {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Waits for what is to come, on a thread that has nothing else to do.
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
