//! Crash reports: version, location, and the last lines of the open record. The user is told about a report at the next start.

use std::backtrace::Backtrace;
use std::fmt::Write as _;
use std::io;
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use crate::clock::now;
use crate::disk::Disk;
use crate::platform::{Files, data_folder, process};

/// The number of record lines in a report.
const LINES: usize = 12;
/// The end of the file name of a report that the user has not been told about.
const NEW: &str = "new.txt";

/// The open record.
static OPEN: Mutex<Option<PathBuf>> = Mutex::new(None);

/// Sets the open record, for crash reports.
pub fn set_open(path: Option<&Path>) {
    if let Ok(mut open) = OPEN.lock() {
        *open = path.map(Path::to_owned);
    }
}

/// The folder of crash reports.
#[derive(Clone, Debug)]
pub struct Reports {
    folder: PathBuf,
}

impl Reports {
    /// The reports in the user's data folder; `None` if the system has no such folder.
    pub fn of_user() -> Option<Self> {
        data_folder().map(|folder| Self::at(&folder.join("reports")))
    }

    /// The reports in a folder.
    pub fn at(folder: &Path) -> Self {
        Self { folder: folder.to_owned() }
    }

    /// Installs a panic hook that writes a report before the usual message.
    pub fn watch(self) {
        let before = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |what| {
            before(what);
            // If the disk fails too, nothing more can be done.
            let _ = self.write(what);
        }));
    }

    fn write(&self, what: &PanicHookInfo<'_>) -> io::Result<()> {
        Files.make_folder(&self.folder)?;
        let at = now();
        let plain: String = at.chars().filter(char::is_ascii_digit).take(14).collect();
        let thread = std::thread::current();
        let name = format!("{plain}-{}-{:?}.{NEW}", process(), thread.id());
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '-' | '.');
        let path = self.folder.join(name.chars().filter(|c| plain(*c)).collect::<String>());
        let mut text = String::new();
        let (package, version) = (env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"));
        let (system, machine) = (std::env::consts::OS, std::env::consts::ARCH);
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{package} {version}, {system} {machine}, {at}");
        let _ = writeln!(text, "thread {}: {what}", thread.name().unwrap_or("?"));
        // The code that panicked may hold the lock, so this does not wait for it.
        if let Ok(open) = OPEN.try_lock()
            && let Some(record) = &*open
        {
            let _ = writeln!(text, "\n{}:\n{}", record.display(), last_lines(record));
        }
        let _ = writeln!(text, "\n{}", Backtrace::force_capture());
        Files.create(&path, text.as_bytes()).map(|_| ())
    }

    /// The latest report that the user has not been told about. Marks it and all earlier ones as reported.
    pub fn take_unreported(&self) -> Option<PathBuf> {
        let found = Files.list(&self.folder).ok()?.into_iter();
        let name = |path: &PathBuf| path.file_name().map(|name| name.to_string_lossy().into_owned());
        let mut new: Vec<PathBuf> =
            found.filter(|path| name(path).is_some_and(|name| name.ends_with(NEW))).collect();
        new.sort();
        let mut last = None;
        for path in new {
            let reported = path.with_extension("").with_extension("txt");
            let renamed = Files.read(&path).and_then(|text| Files.create(&reported, &text));
            last = Some(if renamed.and_then(|_| Files.remove(&path)).is_ok() { reported } else { path });
        }
        last
    }
}

/// The last lines of a file.
fn last_lines(path: &Path) -> String {
    let text = Files.read(path).unwrap_or_default();
    let text = String::from_utf8_lossy(&text);
    let lines: Vec<&str> = text.lines().collect();
    lines.get(lines.len().saturating_sub(LINES)..).unwrap_or_default().join("\n")
}
