//! Executes the actions of the window.

use std::path::{Path, PathBuf};

use egui::{Ui, gui_zoom};

use crate::desk::action::Zooming;
use crate::desk::deal::DealAction;
use crate::desk::errand::Errand;
use crate::desk::fetch::{Wanted, new_name};
use crate::desk::files::{BOARDS, FileQuestion, FileWindow, RECORD};
use crate::desk::leaving::Door;
use crate::desk::manual::Manual;
use crate::desk::notice::Notice;
use crate::desk::room::whole;
use crate::desk::scene::motion;
use crate::desk::setup::SetupPage;
use crate::desk::table::TablePage;
use crate::desk::taking::{Taken, Taking, Untaken};
use crate::desk::{Action, Desk, Left, OpenPage, Page, kit};
use crate::disk::{create_free, names};
use crate::msg;
use crate::platform::{BROWSER, exports_folder, print, spare_folder};
use crate::preset::Unusable;
use crate::record::{Fault, Saved};
use crate::words::Key;
use crate::words::keys::{self, home};

/// A copy that was saved.
#[derive(Debug)]
pub struct Copied {
    path: PathBuf,
    /// Whether the session continues in the copy, because its own file cannot be written.
    go_on: bool,
}

impl Desk {
    pub(super) fn execute(&mut self, ui: &Ui, action: Action) {
        if leaves(&action) && matches!(self.saved(), Saved::Not(..)) {
            self.door = Some(Door::To(Box::new(action)));
            return;
        }
        self.go(ui, action);
    }

    /// Executes an action without asking about unsaved lines.
    pub(super) fn go(&mut self, ui: &Ui, action: Action) {
        match action {
            Action::PresetStore => {
                self.turn_to(Page::PresetStore);
                self.library.look(ui, &self.prefs.recent);
            }
            Action::NewGame(game) => {
                if let Some(setup) = SetupPage::new(ui, game, &self.prefs, &self.room) {
                    self.turn_to(Page::Setup(Box::new(setup)));
                }
            }
            Action::Another => {
                if let Page::Table(table) = &self.page {
                    self.go(ui, Action::NewGame(table.table().info().game));
                }
            }
            Action::Speak(language) => self.prefs.language = Some(language),
            Action::Night(night) => {
                self.prefs.night = Some(night);
                ui.ctx().set_theme(if night { egui::Theme::Dark } else { egui::Theme::Light });
            }
            Action::Moves(moves) => {
                self.prefs.moves = Some(moves);
                motion::set(ui.ctx(), moves);
            }
            Action::Keys => self.keys_open = !self.keys_open,
            Action::View => self.view_open = !self.view_open,
            Action::ViewBoard => {
                if self.view_open {
                    self.second.turn();
                }
                self.view_open = true;
            }
            Action::Break => self.pause = !self.pause,
            Action::Manual => {
                self.manual = match self.manual {
                    Some(_) => None,
                    None => Some(match &self.page {
                        Page::Table(table) => Manual::of(table.table().info().game),
                        _ => Manual::default(),
                    }),
                };
            }
            Action::Find(search) => match &mut self.page {
                Page::Table(table) => table.find(search),
                _ => self.field.open(search),
            },
            Action::NextPart { back } => {
                if let Page::Table(table) = &self.page {
                    kit::go_round(ui, &table.parts(), back);
                }
            }
            Action::Zoom(Zooming::Larger) => gui_zoom::zoom_in(ui.ctx()),
            Action::Zoom(Zooming::Smaller) => gui_zoom::zoom_out(ui.ctx()),
            Action::Zoom(Zooming::Usual) => self.prefs.zoom = None,
            Action::Quit => ui.send_viewport_cmd(egui::ViewportCommand::Close),
            Action::Coach(level) => {
                self.prefs.coach = level;
                if let Page::Table(table) = &mut self.page {
                    table.set_coach(level);
                }
            }
            Action::Lesson(game) => {
                self.put_demo_away();
                self.fetch(ui, Wanted::Lesson(game));
            }
            Action::AskForget(path) => self.forgetting = Some(path),
            Action::Forget(path) => self.prefs.recent.retain(|other| *other != path),
            Action::Open(path) => {
                let path = whole(path);
                if !self.is_open(&path) || self.fetch.is_some() {
                    self.fetch(ui, Wanted::Record(path));
                }
            }
            Action::Backups => {
                let backups = self.room.backups();
                self.library.turn_backups(|| backups.map(|backups| backups.list()).unwrap_or_default());
            }
            Action::Restore(path) => self.fetch(ui, Wanted::Restored(path)),
            Action::SaveGood(path) => self.fetch(ui, Wanted::Good(path)),
            Action::Begin(header) => self.fetch(ui, Wanted::New(header)),
            Action::BeginAt(header, path) => self.fetch(ui, Wanted::NewAt(header, whole(path))),
            Action::Demo(game) => {
                self.put_demo_away();
                self.fetch(ui, Wanted::Demo(game));
            }
            Action::BrowseOpen => self.browse(ui, None),
            Action::BrowseBoard => {
                let title = keys::shared::IMPORT_TITLE;
                self.ask_file(ui, title, (keys::shared::KIND, BOARDS), (None, None), None);
            }
            Action::ImportBoard(path) => {
                let speech = self.speech();
                if let Page::Setup(setup) = &mut self.page {
                    setup.import(ui.ctx(), speech, path);
                }
            }
            Action::Tell(notice) => self.notice = Some(*notice),
            Action::Group => {
                self.group.look(ui.ctx(), &self.room, &self.prefs.recent);
                self.turn_to(Page::Group);
            }
            Action::BrowseCopy => {
                let name = match &self.page {
                    Page::Table(table) => table.record().path().file_stem(),
                    _ => None,
                };
                let name = name.map(|stem| format!("{}-2.steward", stem.to_string_lossy()));
                if name.is_some() {
                    self.browse(ui, name);
                }
            }
            Action::Copy(path) => self.copy(ui, whole(path)),
            Action::Download(path) => self.download(&path),
            Action::TakeHome(paper) => self.take_home(ui, move |taking| taking.write(paper)),
            Action::Number(number) => self.number(number),
            Action::WriteHere => {
                if let Page::Table(table) = &self.page {
                    let path = table.record().path().to_owned();
                    self.fetch(ui, Wanted::Record(path));
                }
            }
            Action::Deal => self.turn_to(Page::Deal),
            Action::Dealt(step) => {
                self.deal.take(step);
                if let DealAction::Players(_) = step {
                    self.prefs.deal_players = self.deal.players();
                }
            }
            Action::Remind(habit, on) => {
                match on {
                    true => self.prefs.quiet.remove(&habit),
                    false => self.prefs.quiet.insert(habit),
                };
                if let Page::Table(table) = &mut self.page {
                    table.set_quiet(&self.prefs.quiet);
                }
            }
            Action::Check => self.turn_to(Page::Check),
            Action::Checked(step) => self.check.take(step),
            // Actions of the table.
            action => {
                if let Page::Table(table) = &mut self.page {
                    table.execute(action);
                }
            }
        }
    }

    /// Whether this record is open for writing.
    fn is_open(&self, path: &Path) -> bool {
        let written =
            |table: &TablePage| table.record().path() == path && table.record().read_only().is_none();
        matches!(&self.page, Page::Table(table) if written(table))
    }

    /// Closes a demo or a lesson to make room for another.
    fn put_demo_away(&mut self) {
        if matches!(&self.page, Page::Table(table) if self.room.is_demo(table.record().path())) {
            self.turn_to(Page::PresetStore);
        }
    }

    fn browse(&mut self, ui: &Ui, copy: Option<String>) {
        let folder = match &self.page {
            Page::Table(table) => table.record().path().parent(),
            _ => self.prefs.recent.first().and_then(|path| path.parent()),
        };
        let folder = folder.map(Path::to_owned);
        let title = if copy.is_some() { keys::shelf::COPY_TITLE } else { keys::shelf::OPEN_TITLE };
        self.ask_file(ui, title, (keys::shelf::RECORDS, &[RECORD]), (copy, None), folder);
    }

    /// Asks for a file for a new session that could not be created in the usual folder.
    pub(super) fn look_for_a_place(&mut self, ui: &Ui, header: String) {
        let folder = self.room.records.as_os_str().is_empty().then(spare_folder);
        let name = format!("{}.{RECORD}", new_name(&header));
        self.file = None;
        let (title, kind) = (keys::shelf::PLACE_TITLE, (keys::shelf::RECORDS, &[RECORD] as &[&str]));
        self.ask_file(ui, title, kind, (Some(name), Some(header)), folder);
    }

    /// Opens the file dialog for a kind of file with its extensions. `copy` is the name of a file to write, `header` that of a new session.
    fn ask_file(
        &mut self,
        ui: &Ui,
        title: Key,
        (kind, endings): (Key, &'static [&'static str]),
        (copy, header): (Option<String>, Option<String>),
        folder: Option<PathBuf>,
    ) {
        let [title, kind] = [title, kind].map(|word| self.speech().word(word));
        let folder = folder.unwrap_or_else(|| self.room.records.clone());
        let question = FileQuestion { copy, title, kind, endings, folder };
        self.file.get_or_insert_with(|| FileWindow::ask(ui.ctx(), question, header, self.room.pick));
    }

    /// Saves a copy on a thread. If the record can no longer be written, the session continues in the copy.
    fn copy(&mut self, ui: &Ui, path: PathBuf) {
        let go_on = !matches!(self.saved(), Saved::All | Saved::Writing(_));
        let Page::Table(table) = &self.page else { return };
        let go_on = go_on || table.record().read_only().is_some();
        let copy = table.record().to_copy();
        let disk = table.record().disk();
        // What was handed over to the user cannot be opened.
        let saved =
            move || copy.save(&path).map(|()| Copied { go_on: go_on && disk.stamp(&path).is_ok(), path });
        self.copying = Some(Errand::run(ui.ctx(), saved));
    }

    /// Hands the file of a session over to the user.
    fn download(&mut self, path: &Path) {
        let disk = &*self.room.disk;
        let folder = path.parent().map(exports_folder).unwrap_or(path);
        let stem = path.file_stem().unwrap_or_default().to_string_lossy();
        let given = disk.read(path).and_then(|bytes| create_free(disk, names(folder, &stem, RECORD), &bytes));
        self.notice = Some(match given {
            Ok(path) => Notice::news(msg!(keys::shelf::COPIED, file = told(&path))),
            Err(why) => Notice::fault(&Fault::unwritten(path, &why)),
        });
    }

    /// Remembers that the open session is outside the browser as it is now.
    pub(super) fn keep_downloaded(&mut self) {
        self.outside = self.lines();
    }

    fn take_home(&mut self, ui: &Ui, write: impl FnOnce(&Taking) -> Result<Taken, Untaken> + Send + 'static) {
        let Page::Table(table) = &self.page else { return };
        let bgg = self.room.shelf().and_then(|shelf| shelf.number(table.record().session().info().game));
        let taking = Taking::of(table.record(), self.speech().language, bgg);
        self.taking = Some(Errand::run(ui.ctx(), move || write(&taking)));
    }

    /// Stores the current game's number at BoardGameGeek.
    fn number(&mut self, number: Option<u32>) {
        let Page::Table(table) = &mut self.page else { return };
        let shelf = self.room.shelf().ok_or(Unusable::NoFolder);
        match shelf.and_then(|shelf| shelf.keep_number(table.record().session().info().game, number)) {
            Ok(()) => table.set_number(number),
            Err(why) => self.notice = Some(Notice::trouble(why.line(), why.suggestion())),
        }
    }

    /// Says where an export was written. A printable one opens in the browser.
    pub(super) fn taken(&mut self, ui: &Ui, taken: Result<Taken, Untaken>) {
        self.notice = Some(match taken {
            Ok(Taken { what, path, prints }) => {
                if prints {
                    print(ui.ctx(), &path);
                }
                Notice::news(msg!(home::TAKEN, paper = what, file = told(&path)))
            }
            Err(Untaken { folder, why }) => {
                let what = msg!(home::UNTAKEN, folder = folder.display().to_string(), why = why);
                Notice::trouble(what, Some(home::UNTAKEN_SUGGESTION.into()))
            }
        });
    }

    pub(super) fn copied(&mut self, ui: &Ui, copied: Result<Copied, Fault>) {
        match copied {
            Ok(Copied { path, go_on: true }) => {
                if let Page::Table(table) = &self.page {
                    self.prefs.put_down(Left { place: OpenPage::Table(path.clone()), ..table.left() });
                }
                self.fetch(ui, Wanted::Record(path));
            }
            Ok(Copied { path, .. }) => {
                self.keep_downloaded();
                self.notice = Some(Notice::news(msg!(keys::shelf::COPIED, file = told(&path))));
            }
            Err(fault) => self.notice = Some(Notice::fault(&fault)),
        }
    }
}

/// Where a file is, for the user. A page in a browser does not know it.
fn told(path: &Path) -> String {
    match path.file_name().filter(|_| BROWSER) {
        Some(name) => name.to_string_lossy().into_owned(),
        None => path.display().to_string(),
    }
}

/// Whether an action leaves the open page.
fn leaves(action: &Action) -> bool {
    matches!(
        action,
        Action::PresetStore
            | Action::NewGame(_)
            | Action::Another
            | Action::Begin(_)
            | Action::BeginAt(..)
            | Action::Open(_)
            | Action::SaveGood(_)
            | Action::Restore(_)
            | Action::Demo(_)
            | Action::Lesson(_)
            | Action::Deal
            | Action::Check
            | Action::Group
    )
}

impl Desk {
    /// The state to restore if the window closed now.
    pub(super) fn leaving(&self) -> Left {
        let left = match &self.page {
            Page::PresetStore => Left::default(),
            Page::Setup(setup) => Left { place: OpenPage::Setup(setup.game().to_owned()), ..Left::default() },
            Page::Table(table) => table.left(),
            Page::Deal => Left { place: OpenPage::Deal, ..Left::default() },
            Page::Check => Left { place: OpenPage::Check, ..Left::default() },
            Page::Group => Left { place: OpenPage::Group, ..Left::default() },
        };
        Left { deal: self.deal.clone(), ..left }
    }

    /// Remembers that state. While a page is loading, the old state is kept.
    pub(super) fn remember(&mut self) {
        if !self.on_its_way() {
            self.prefs.left = self.leaving();
            if let Page::Table(table) = &self.page
                && !self.room.is_demo(table.record().path())
            {
                self.prefs.not_ticked(table);
            }
        }
    }
}
