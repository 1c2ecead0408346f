//! The window, its file dialog, and keeping the screen on.

use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::Pin;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::Thread;

use eframe::AppCreator;
use egui::DroppedFileHandle;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use crate::platform::FileQuestion;
use crate::platform::native::threads::spawn;

/// The name under which the window stores its position and preferences.
const APP: &str = "steward";

/// Opens the window.
///
/// # Errors
/// Says why no window can be opened, such as a missing display.
pub fn open(app: AppCreator<'static>) -> Result<(), String> {
    let viewport = egui::ViewportBuilder::default()
        .with_app_id(APP)
        .with_title("Steward")
        .with_icon(icon())
        // Fits a common screen; on a smaller one the window is maximized.
        .with_inner_size([1880.0, 980.0])
        .with_min_inner_size([640.0, 400.0])
        .with_drag_and_drop(true);
    let options = eframe::NativeOptions { viewport, ..Default::default() };
    eframe::run_native(APP, options, app).map_err(|error| without_source(&error.to_string()))
}

/// The icon of the window; a default one if it cannot be decoded.
fn icon() -> egui::IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../../packaging/icons/128.png")).unwrap_or_default()
}

/// Removes the source location from a library's error: "os error at FILE:LINE: no display" becomes "os error: no display".
fn without_source(error: &str) -> String {
    let (before, after) = error.split_once(" at /").unwrap_or((error, ""));
    let after = after.split_once(": ").map_or(after, |(_, after)| after);
    if after.is_empty() { before.to_owned() } else { format!("{before}: {after}") }
}

/// Shows an error in a system dialog, because a program started from an icon has no terminal.
#[cfg(any(windows, target_os = "macos"))]
pub fn say_why_not(why: &str) {
    rfd::MessageDialog::new()
        .set_level(rfd::MessageLevel::Error)
        .set_title("Steward")
        .set_description(why)
        .show();
}

/// Keeps the screen on until it is dropped. Does nothing on a system that does not support it.
#[derive(Debug)]
pub struct Awake {
    _until: Sender<()>,
}

impl Awake {
    /// Keeps the screen on. Runs on a thread, because the system may take its time to answer.
    pub fn new(title: String) -> Self {
        let (until, end) = channel();
        // Without a thread the screen turns off as usual.
        let _ = spawn("awake", move || keep(title, &end));
        Self { _until: until }
    }
}

fn keep(title: String, end: &Receiver<()>) {
    let kept =
        keepawake::Builder::default().display(true).idle(true).reason(title).app_name("Steward").create();
    // Nothing is ever sent: this waits until the sender is dropped.
    let _ = end.recv();
    drop(kept);
}

/// A value that arrives later.
pub type Waiting<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// Waits for a value in the background.
pub fn when<T: 'static>(value: Waiting<T>, then: impl FnOnce(T) + Send + 'static) {
    // If no thread can be started, the value never arrives.
    let _ = spawn("waiting", move || then(wait_for(value)));
}

/// Wakes a waiting thread.
struct Bell(Thread);

impl Wake for Bell {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Blocks the thread until a value arrives.
fn wait_for<T>(mut value: Waiting<T>) -> T {
    let waker = Waker::from(Arc::new(Bell(std::thread::current())));
    let mut context = Context::from_waker(&waker);
    loop {
        match value.as_mut().poll(&mut context) {
            Poll::Ready(found) => return found,
            Poll::Pending => std::thread::park(),
        }
    }
}

/// Opens the system's file dialog. The path is `None` if the dialog was cancelled or could not be opened.
pub fn ask_file(question: &FileQuestion) -> Waiting<Option<PathBuf>> {
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

/// The path of a file that was dropped on the window.
pub fn dropped(file: &DroppedFileHandle) -> Option<PathBuf> {
    Some(file.path().to_owned())
}

/// A file that has arrived since it was dropped, on systems where that takes time.
pub fn arrived() -> Option<PathBuf> {
    None
}

/// The characters to escape in a file URL: all special ones except those that separate folders and drive letters.
const IN_PATHS: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'/').remove(b':').remove(b'-').remove(b'_').remove(b'.');

/// Whether the window is used with fingers as long as nothing is known. A desktop shows it with the first touch.
pub fn fingers() -> bool {
    false
}

/// Opens a written file in the browser, to be printed.
pub fn print(ctx: &egui::Context, path: &Path) {
    ctx.open_url(egui::OpenUrl::new_tab(address(path)));
}

/// The URL of a file.
fn address(path: &Path) -> String {
    let path = path.to_string_lossy().replace('\\', "/");
    let path = utf8_percent_encode(path.trim_start_matches('/'), IN_PATHS);
    format!("file:///{path}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_finds_a_file_whatever_it_is_called() {
        let address = address(Path::new("/anne/Jeux d’été/a #1.html"));
        assert_eq!(address, "file:///anne/Jeux%20d%E2%80%99%C3%A9t%C3%A9/a%20%231.html");
    }
}
