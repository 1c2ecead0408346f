//! The one place where what was asked of the desk is done.

use std::path::{Path, PathBuf};

use egui::{OpenUrl, Ui, gui_zoom};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

use crate::desk::command::Zooming;
use crate::desk::deal::DealCommand;
use crate::desk::errand::Errand;
use crate::desk::fetch::{Wanted, new_name};
use crate::desk::files::{BOARD, FileWindow, Question, RECORD};
use crate::desk::leaving::Door;
use crate::desk::manual::Manual;
use crate::desk::notice::Notice;
use crate::desk::room::whole;
use crate::desk::scene::motion;
use crate::desk::setup::SetupPage;
use crate::desk::table::TablePage;
use crate::desk::taking::{Taken, Taking, Untaken};
use crate::desk::{Command, Desk, Left, Page, Place, kit};
use crate::preset::Unusable;
use crate::record::{Fault, Saved};
use crate::say;
use crate::words::keys::{self, home};

/// What has a meaning of its own in an address, but for what parts the folders and the letter of a drive.
const IN_PATHS: &AsciiSet =
    &NON_ALPHANUMERIC.remove(b'/').remove(b':').remove(b'-').remove(b'_').remove(b'.');

/// A copy that was saved.
#[derive(Debug)]
pub struct Copied {
    /// The file that was written.
    path: PathBuf,
    /// Whether the game goes on in it, because it cannot be written where it was.
    go_on: bool,
}

impl Desk {
    pub(super) fn execute(&mut self, ui: &Ui, command: Command) {
        if leaves(&command) && matches!(self.saved(), Saved::Not(..)) {
            self.door = Some(Door::To(Box::new(command)));
            return;
        }
        self.go(ui, command);
    }

    /// Does what was asked, whatever is not safe.
    pub(super) fn go(&mut self, ui: &Ui, command: Command) {
        match command {
            Command::Shelf => {
                self.turn_to(Page::Shelf);
                self.library.look(ui, &self.prefs.recent);
            }
            Command::NewGame(game) => {
                if let Some(setup) = SetupPage::new(ui, game, &self.prefs, &self.room) {
                    self.turn_to(Page::Setup(Box::new(setup)));
                }
            }
            Command::Speak(language) => self.prefs.language = Some(language),
            Command::Night(night) => {
                self.prefs.night = Some(night);
                ui.ctx().set_theme(if night { egui::Theme::Dark } else { egui::Theme::Light });
            }
            Command::Moves(moves) => {
                self.prefs.moves = Some(moves);
                motion::set(ui.ctx(), moves);
            }
            Command::Keys => self.keys_open = !self.keys_open,
            Command::View => self.view_open = !self.view_open,
            Command::ViewBoard => {
                if self.view_open {
                    self.second.turn();
                }
                self.view_open = true;
            }
            Command::Break => self.pause = !self.pause,
            Command::Manual => {
                self.manual = match self.manual {
                    Some(_) => None,
                    None => Some(match &self.page {
                        Page::Table(table) => Manual::of(table.table().contents().game),
                        _ => Manual::default(),
                    }),
                };
            }
            // What lies over the page keeps its keys.
            Command::Find { .. } | Command::NextPart { .. }
                if ui.memory(|memory| memory.top_modal_layer().is_some()) => {}
            Command::Find { rules } => match &mut self.page {
                Page::Table(table) => table.find(rules),
                _ => self.field.open(rules),
            },
            Command::NextPart { back } => {
                if let Page::Table(table) = &self.page {
                    kit::go_round(ui, table.parts(), back);
                }
            }
            Command::Zoom(Zooming::Larger) => gui_zoom::zoom_in(ui.ctx()),
            Command::Zoom(Zooming::Smaller) => gui_zoom::zoom_out(ui.ctx()),
            Command::Zoom(Zooming::Usual) => self.prefs.zoom = None,
            Command::Quit => ui.send_viewport_cmd(egui::ViewportCommand::Close),
            Command::Coach(level) => {
                self.prefs.coach = level;
                if let Page::Table(table) = &mut self.page {
                    table.set_coach(level);
                }
            }
            Command::Lesson(game) => {
                self.put_demo_away();
                self.fetch(ui, Wanted::Lesson(game));
            }
            Command::Forget(path) => self.prefs.recent.retain(|other| *other != path),
            Command::Open(path) => {
                let path = whole(path);
                if !self.is_open(&path) || self.fetch.is_some() {
                    self.fetch(ui, Wanted::Record(path));
                }
            }
            Command::Backups => {
                let backups = self.room.backups();
                self.library.turn_backups(|| backups.map(|backups| backups.list()).unwrap_or_default());
            }
            Command::Restore(path) => self.fetch(ui, Wanted::Restored(path)),
            Command::SaveGood(path) => self.fetch(ui, Wanted::Good(path)),
            Command::Begin(header) => self.fetch(ui, Wanted::New(header)),
            Command::BeginAt(header, path) => self.fetch(ui, Wanted::NewAt(header, whole(path))),
            Command::Demo(game) => {
                self.put_demo_away();
                self.fetch(ui, Wanted::Demo(game));
            }
            Command::BrowseOpen => self.browse(ui, None),
            Command::BrowseBoard => {
                let speech = self.speech();
                let question = Question {
                    copy: None,
                    header: None,
                    title: speech.word(keys::shared::IMPORT_TITLE),
                    kind: speech.word(keys::shared::KIND),
                    ending: BOARD,
                    folder: self.room.records.clone(),
                };
                self.file.get_or_insert_with(|| FileWindow::ask(ui.ctx(), question, self.room.pick));
            }
            Command::ImportBoard(path) => {
                if let Page::Setup(setup) = &mut self.page {
                    setup.import(ui.ctx(), path);
                }
            }
            Command::Tell(notice) => self.notice = Some(*notice),
            Command::Group => {
                self.group.look(ui.ctx(), &self.room, &self.prefs.recent);
                self.turn_to(Page::Group);
            }
            Command::BrowseCopy => {
                let name = match &self.page {
                    Page::Table(table) => table.record().path().file_stem(),
                    _ => None,
                };
                let name = name.map(|stem| format!("{}-2.steward", stem.to_string_lossy()));
                if name.is_some() {
                    self.browse(ui, name);
                }
            }
            Command::Copy(path) => self.copy(ui, whole(path)),
            Command::TakeHome(paper) => self.take_home(ui, move |taking| taking.write(paper)),
            Command::Number(number) => self.number(number),
            Command::TakeCard(seat, since) => {
                self.take_home(ui, move |taking| taking.write_card(seat, since))
            }
            Command::WriteHere => {
                if let Page::Table(table) = &self.page {
                    let path = table.record().path().to_owned();
                    self.fetch(ui, Wanted::Record(path));
                }
            }
            Command::Deal => self.turn_to(Page::Deal),
            Command::Dealt(step) => {
                self.deal.take(step);
                if let DealCommand::Players(_) = step {
                    self.prefs.deal_players = self.deal.players();
                }
            }
            Command::Remind(habit, on) => {
                match on {
                    true => self.prefs.quiet.remove(&habit),
                    false => self.prefs.quiet.insert(habit),
                };
                if let Page::Table(table) = &mut self.page {
                    table.set_quiet(&self.prefs.quiet);
                }
            }
            Command::Check => {
                self.check.turned_to(self.room.shelf());
                self.turn_to(Page::Check);
            }
            Command::Checked(step) => self.check.take(step),
            // What is asked of the table.
            command @ (Command::Enter(..)
            | Command::Draft(..)
            | Command::Undo
            | Command::Redo
            | Command::BackTo(..)
            | Command::RedoMyLast
            | Command::TakeBack
            | Command::Look(..)
            | Command::LookBy(..)
            | Command::Read(..)
            | Command::Reread(..)
            | Command::Lay(..)
            | Command::PutRight
            | Command::Ask
            | Command::WhatIf(..)
            | Command::Amend { .. }
            | Command::Settle(..)
            | Command::AllRows
            | Command::Teach(..)
            | Command::Anytime
            | Command::Why(..)
            | Command::CloseWhy
            | Command::Wait(..)
            | Command::Unwait(..)
            | Command::Retry) => {
                if let Page::Table(table) = &mut self.page {
                    table.execute(command);
                }
                self.keep_read();
            }
        }
    }

    /// Whether this record is written here.
    fn is_open(&self, path: &Path) -> bool {
        let written =
            |table: &TablePage| table.record().path() == path && table.record().read_only().is_none();
        matches!(&self.page, Page::Table(table) if written(table))
    }

    /// A demo or a lesson that lies on the table makes room for the next.
    fn put_demo_away(&mut self) {
        if matches!(&self.page, Page::Table(table) if self.room.is_demo(table.record().path())) {
            self.turn_to(Page::Shelf);
        }
    }

    fn browse(&mut self, ui: &Ui, copy: Option<String>) {
        if self.file.is_some() {
            return;
        }
        let speech = self.speech();
        let folder = match &self.page {
            Page::Table(table) => table.record().path().parent().map(Path::to_owned),
            _ => self.prefs.recent.first().and_then(|path| path.parent()).map(Path::to_owned),
        };
        let title = match copy {
            Some(_) => keys::shelf::COPY_TITLE,
            None => keys::shelf::OPEN_TITLE,
        };
        let question = Question {
            copy,
            header: None,
            title: speech.word(title),
            kind: speech.word(keys::shelf::RECORDS),
            ending: RECORD,
            folder: folder.unwrap_or_else(|| self.room.records.clone()),
        };
        self.file = Some(FileWindow::ask(ui.ctx(), question, self.room.pick));
    }

    /// Asks where a new game may lie that could not begin where such games go.
    pub(super) fn look_for_a_place(&mut self, ui: &Ui, header: String) {
        let speech = self.speech();
        let folder = if self.room.records.as_os_str().is_empty() {
            std::env::temp_dir()
        } else {
            self.room.records.clone()
        };
        let question = Question {
            copy: Some(format!("{}.{RECORD}", new_name(&header))),
            header: Some(header),
            title: speech.word(keys::shelf::PLACE_TITLE),
            kind: speech.word(keys::shelf::RECORDS),
            ending: RECORD,
            folder,
        };
        self.file = Some(FileWindow::ask(ui.ctx(), question, self.room.pick));
    }

    /// Saves a copy on a thread. Where the record cannot be written any more, the game goes on in the copy.
    fn copy(&mut self, ui: &Ui, path: PathBuf) {
        let go_on = !matches!(self.saved(), Saved::All | Saved::Writing(_));
        let Page::Table(table) = &self.page else { return };
        let go_on = go_on || table.record().read_only().is_some();
        let copy = table.record().to_copy();
        let saved = move || copy.save(&path).map(|()| Copied { path, go_on });
        self.copying = Some(Errand::run(ui.ctx(), saved));
    }

    fn take_home(&mut self, ui: &Ui, write: impl FnOnce(&Taking) -> Result<Taken, Untaken> + Send + 'static) {
        let Page::Table(table) = &self.page else { return };
        let bgg = self.room.shelf().and_then(|shelf| shelf.number(table.record().table().contents().game));
        let taking = Taking::of(table.record(), self.speech().language, bgg);
        self.taking = Some(Errand::run(ui.ctx(), move || write(&taking)));
    }

    /// Keeps the number of the box on the table, given once.
    fn number(&mut self, number: Option<u32>) {
        let Page::Table(table) = &mut self.page else { return };
        let shelf = self.room.shelf().ok_or(Unusable::NoFolder);
        match shelf.and_then(|shelf| shelf.keep_number(table.record().table().contents().game, number)) {
            Ok(()) => table.set_number(number),
            Err(why) => self.notice = Some(Notice::trouble(why.line(), why.way_out())),
        }
    }

    /// Says where it lies; what is to be printed opens in the browser.
    pub(super) fn taken(&mut self, ui: &Ui, taken: Result<Taken, Untaken>) {
        self.notice = Some(match taken {
            Ok(Taken { what, path, prints }) => {
                if prints {
                    ui.ctx().open_url(OpenUrl::new_tab(address(&path)));
                }
                Notice::news(say!(home::TAKEN, paper = what, file = path.display().to_string()))
            }
            Err(Untaken { folder, why }) => {
                let what = say!(home::UNTAKEN, folder = folder.display().to_string(), why = why);
                Notice::trouble(what, Some(home::UNTAKEN_WAY_OUT.into()))
            }
        });
    }

    pub(super) fn copied(&mut self, ui: &Ui, copied: Result<Copied, Fault>) {
        match copied {
            Ok(Copied { path, go_on: true }) => {
                if let Page::Table(table) = &self.page {
                    self.prefs.put_down(Left { place: Place::Table(path.clone()), ..table.left() });
                }
                self.fetch(ui, Wanted::Record(path));
            }
            Ok(Copied { path, .. }) => {
                let file = path.display().to_string();
                self.notice = Some(Notice::news(say!(keys::shelf::COPIED, file = file)));
            }
            Err(fault) => self.notice = Some(Notice::fault(&fault)),
        }
    }
}

/// Where a browser finds a file of this machine.
fn address(path: &Path) -> String {
    let path = path.to_string_lossy().replace('\\', "/");
    let path = utf8_percent_encode(path.trim_start_matches('/'), IN_PATHS);
    format!("file:///{path}")
}

/// Whether it leads away from the page that lies open.
fn leaves(command: &Command) -> bool {
    matches!(
        command,
        Command::Shelf
            | Command::NewGame(_)
            | Command::Begin(_)
            | Command::BeginAt(..)
            | Command::Open(_)
            | Command::SaveGood(_)
            | Command::Restore(_)
            | Command::Demo(_)
            | Command::Lesson(_)
            | Command::Deal
            | Command::Check
            | Command::Group
    )
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
