//! What a fault of the program leaves behind: a report with the version, where it was, and the last lines of the record
//! that lay open. Whoever starts the program next is told where it lies.

use std::backtrace::Backtrace;
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use crate::clock::now;
use crate::disk::data_folder;

/// How many last lines of a record are in a report.
const LINES: usize = 12;
/// How a report ends that nobody has been told of.
const NEW: &str = "new.txt";

/// The record that lies open.
static OPEN: Mutex<Option<PathBuf>> = Mutex::new(None);

/// Says which record lies open, so that a report has its last lines.
pub fn lies_open(path: Option<&Path>) {
    if let Ok(mut open) = OPEN.lock() {
        *open = path.map(Path::to_owned);
    }
}

/// Where reports lie.
#[derive(Clone, Debug)]
pub struct Reports {
    folder: PathBuf,
}

impl Reports {
    /// The reports in the user's data folder; none where the machine has no such folder.
    pub fn of_user() -> Option<Self> {
        data_folder().map(|folder| Self::at(&folder.join("reports")))
    }

    /// Reports in this folder.
    pub fn at(folder: &Path) -> Self {
        Self { folder: folder.to_owned() }
    }

    /// Writes a report whenever the program fails from now on, beside what is said of it anyway.
    pub fn watch(self) {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |what| {
            before(what);
            // A disk that fails as well leaves nothing else to be done.
            let _ = self.write(what);
        }));
    }

    fn write(&self, what: &PanicHookInfo<'_>) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let at = now();
        let plain: String = at.chars().filter(char::is_ascii_digit).take(14).collect();
        let thread = std::thread::current();
        let name = format!("{plain}-{}-{:?}.{NEW}", std::process::id(), thread.id());
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.');
        let path = self.folder.join(name.chars().filter(|c| plain(*c)).collect::<String>());
        let mut text = String::new();
        let (package, version) = (env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
        let (system, machine) = (std::env::consts::OS, std::env::consts::ARCH);
        // Writing to a string does not fail.
        let _ = writeln!(text, "{package} {version}, {system} {machine}, {at}");
        let _ = writeln!(text, "thread {}: {what}", thread.name().unwrap_or("?"));
        // Whoever failed may hold the lock.
        if let Ok(open) = OPEN.try_lock()
            && let Some(record) = &*open
        {
            let _ = writeln!(text, "\n{}:\n{}", record.display(), last_lines(record));
        }
        let _ = writeln!(text, "\n{}", Backtrace::force_capture());
        fs::write(path, text)
    }

    /// The last report that nobody has been told of. From then on it counts as told, and those before it too.
    pub fn untold(&self) -> Option<PathBuf> {
        let found = fs::read_dir(&self.folder).ok()?.flatten().map(|entry| entry.path());
        let name = |path: &PathBuf| path.file_name().map(|name| name.to_string_lossy().into_owned());
        let mut new: Vec<PathBuf> =
            found.filter(|path| name(path).is_some_and(|name| name.ends_with(NEW))).collect();
        new.sort();
        let mut last = None;
        for path in new {
            let description = path.with_extension("").with_extension("txt");
            last = Some(if fs::rename(&path, &description).is_ok() { description } else { path });
        }
        last
    }
}

/// The last lines of a file.
fn last_lines(path: &Path) -> String {
    let text = fs::read(path).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let lines: Vec<&str> = text.lines().collect();
    lines.get(lines.len().saturating_sub(LINES)..).unwrap_or_default().join("\n")
}
