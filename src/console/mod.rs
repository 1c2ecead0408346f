//! The command line, with a file for each command. Like the window, it queries a session and knows no rules.
//! Answers go to standard output; errors go to standard error, in one line with a suggestion.

mod act;
mod amend;
mod args;
mod ask;
mod board;
mod check;
mod choices;
mod count;
mod explain;
mod export;
mod files;
mod group;
mod help;
mod new;
mod out;
mod quick;
mod replay;
mod what_if;

use std::ffi::OsString;
use std::io::ErrorKind;
use std::path::Path;
use std::process::ExitCode;

use clap::FromArgMatches;

use crate::msg;
use crate::record::Reports;
use crate::words::{Language, keys};
use args::{Command, Typed};
pub use out::Machine;
use out::{Console, Fault};

/// Opens the window with a record, or with the home page, in the requested language.
pub type OpenWindow = fn(Option<&Path>, Option<Language>) -> Window;

/// A library that the window needs, and the packages that contain it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Library {
    pub name: &'static str,
    pub debian: &'static str,
    pub fedora: &'static str,
}

/// The result of opening the window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Window {
    /// It was closed.
    Closed,
    /// There is no display; holds the system's error.
    NoScreen(String),
    /// A library of the desktop is not installed.
    NoLibrary(Library),
    /// The program was built without the window.
    NotBuilt,
}

/// Runs a command and returns the exit code; see [`run_on`].
pub fn run(typed: impl IntoIterator<Item = OsString>, window: OpenWindow) -> ExitCode {
    if let Some(reports) = Reports::of_user() {
        reports.watch();
    }
    run_on(Machine::this(), typed, window).into()
}

/// Runs a command in an environment and returns the exit code: 0 for success; 1 if the record or the books are wrong, or the disk
/// failed; 2 for a bad request; 3 if something was or may have been entered but could not be shown.
pub fn run_on(machine: Machine, typed: impl IntoIterator<Item = OsString>, window: OpenWindow) -> u8 {
    let mut typed: Vec<OsString> = typed.into_iter().collect();
    let language = help::language(&mut typed);
    let window = |file: Option<&Path>| window(file, language);
    let mut console = Console::new(language.unwrap_or_else(Language::from_system), machine);
    let read = help::built(console.language).try_get_matches_from(&typed);
    let done = match read.and_then(|matches| Typed::from_arg_matches(&matches)) {
        Ok(typed) => obey(typed, window, &mut console),
        Err(error) => help::refused(&error, &typed, &mut console),
    };
    console.end(done)
}

fn obey(typed: Typed, window: impl Fn(Option<&Path>) -> Window, console: &mut Console) -> Result<(), Fault> {
    // A known language has already been removed.
    if let Some(code) = typed.lang {
        let known: Vec<&str> = Language::ALL.iter().map(|language| language.code()).collect();
        let why = msg!(keys::console::NO_LANGUAGE, code = code);
        return Err(Fault::request(why).suggestion(msg!(keys::console::LANGUAGES, known = known.join(", "))));
    }
    match typed.command {
        None => open_window(typed.file.as_deref(), window, console),
        Some(_) if typed.file.is_some() => {
            Err(Fault::from(keys::console::FILE_FIRST).suggestion(keys::console::FILE_FIRST_SUGGESTION))
        }
        Some(Command::Replay(args)) => replay::run(&args, console),
        Some(Command::Check(args)) => check::run(&args, console),
        Some(Command::Explain { file, entry }) => explain::run(&file, entry, console),
        Some(Command::Ask(args)) => ask::run(&args, console),
        Some(Command::New(args)) => new::run(&args, console),
        Some(Command::Act(args)) => act::run(&args, console),
        Some(Command::Preview { file, line }) => act::preview(&file, &line, console),
        Some(Command::Amend(args)) => amend::run(&args, console),
        Some(Command::Count(args)) => count::run(&args, console),
        Some(Command::WhatIf(args)) => what_if::run(&args, console),
        Some(Command::Choices(args)) => choices::run(&args, console),
        Some(Command::Demo(args)) => new::demo(&args, console),
        Some(Command::Export(args)) => export::run(&args, console),
        Some(Command::Group(args)) => group::run(&args, console),
        Some(Command::Board(args)) => board::run(&args, console),
        Some(Command::Manual { page }) => help::manual(page.as_deref(), console),
        Some(Command::Man { folder }) => help::man(&folder, console),
        Some(Command::Completions { shell }) => {
            help::completions(shell, console);
            Ok(())
        }
    }
}

/// Opens the window. If there is none, shows a record or the demo game and what to do next. A file that does not exist is an error.
fn open_window(
    file: Option<&Path>,
    window: impl Fn(Option<&Path>) -> Window,
    console: &mut Console,
) -> Result<(), Fault> {
    let missing =
        |file: &&Path| matches!(console.disk().stamp(file), Err(why) if why.kind() == ErrorKind::NotFound);
    if let Some(file) = file.filter(missing) {
        return Err(help::no_file(&file.to_string_lossy()));
    }
    match window(file) {
        Window::Closed => Ok(()),
        Window::NoScreen(why) => Err(Fault::request(msg!(keys::console::NO_SCREEN, why = why))
            .suggestion(keys::console::NO_SCREEN_SUGGESTION)),
        Window::NoLibrary(Library { name, debian, fedora }) => {
            let why = msg!(keys::console::NO_LIBRARY, library = name);
            Err(Fault::request(why).suggestion(msg!(
                keys::console::NO_LIBRARY_SUGGESTION,
                debian = debian,
                fedora = fedora
            )))
        }
        Window::NotBuilt => {
            match file {
                Some(file) => {
                    let record = files::open_read_only(file, console)?;
                    replay::print(record.session(), None, console)?;
                }
                None => {
                    let demo = new::played(crate::session::words().next().unwrap_or_default())?;
                    console.say(keys::console::DEMO_SHOWN);
                    console.blank();
                    replay::print(&demo, None, console)?;
                }
            }
            console.blank();
            let shown = file.map_or_else(|| "FILE".to_owned(), files::quoted);
            console.say(msg!(keys::console::GO_ON, file = shown));
            Ok(())
        }
    }
}
