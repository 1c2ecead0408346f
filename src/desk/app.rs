//! The window's state: the open page, the pending actions, and drawing.

use std::path::PathBuf;
use std::time::Duration;

use egui::Ui;

use crate::desk::check::{CheckPage, check_ui};
use crate::desk::deal::{DealPage, deal_ui};
use crate::desk::errand::{Errand, Looked};
use crate::desk::fetch::{Fetch, Wanted};
use crate::desk::files::FileWindow;
use crate::desk::group::{GroupPage, group_ui};
use crate::desk::kit::{self, focus_ring};
use crate::desk::leaving::{Departure, Door, leave_ui};
use crate::desk::manual::Manual;
use crate::desk::notice::Notice;
use crate::desk::room::Room;
use crate::desk::setup::SetupPage;
use crate::desk::shelf::Library;
use crate::desk::table::{EntryLine, SecondScreen, TablePage};
use crate::desk::taking::{Taken, Untaken};
use crate::desk::zoom::Zoom;
use crate::desk::{Action, Left, Prefs, Speech, frame, shelf, shortcuts};
use crate::platform::{self, Awake, BROWSER, Task};
use crate::record::{Backups, Fault, Saved, set_open};
use crate::words::keys;

/// The open page.
#[derive(Debug)]
pub enum Page {
    /// The Home page: the games and recent sessions.
    PresetStore,
    Setup(Box<SetupPage>),
    /// A session in progress.
    Table(Box<TablePage>),
    Deal,
    /// The phase checks, which need no session.
    Check,
    /// The results of the group.
    Group,
}

impl Page {
    pub fn title(&self, speech: Speech) -> String {
        match self {
            Self::PresetStore => speech.word(keys::desk::STEWARD),
            Self::Setup(setup) => setup.title(speech),
            Self::Table(table) => table.title(speech),
            Self::Deal => speech.word(keys::deal::TITLE),
            Self::Check => speech.word(keys::check::TITLE),
            Self::Group => speech.word(keys::group::TITLE),
        }
    }
}

#[derive(Debug)]
pub struct Desk {
    pub(super) page: Page,
    /// The number of lines of the open session that are outside the browser, or were there when it was opened.
    pub(super) outside: u32,
    /// Whether the page has not been drawn yet.
    turned: bool,
    pub(super) deal: DealPage,
    pub(super) check: CheckPage,
    pub(super) group: GroupPage,
    pub(super) room: Room,
    pub(super) prefs: Prefs,
    /// The preferences as last saved.
    pub(super) stored: Prefs,
    actions: Vec<Action>,
    /// The saved state of the table that is being opened.
    pub(super) resume: Option<Left>,
    pub(super) notice: Option<Notice>,
    /// A notice about a crash of the last run.
    failure: Option<Notice>,
    pub(super) keys_open: bool,
    pub(super) view_open: bool,
    pub(super) second: SecondScreen,
    pub(super) pause: bool,
    /// The entry line of pages other than the table.
    pub(super) field: EntryLine,
    pub(super) manual: Option<Manual>,
    pub(super) library: Library,
    /// The session that is to be removed from the list after a confirmation.
    pub(super) forgetting: Option<PathBuf>,
    pub(super) file: Option<FileWindow>,
    pub(super) fetch: Option<Fetch>,
    /// The record to load next.
    pub(super) next: Option<Wanted>,
    pub(super) copying: Option<Errand<Result<super::doing::Copied, Fault>>>,
    pub(super) taking: Option<Errand<Result<Taken, Untaken>>>,
    /// The background work that closes a record.
    pub(super) away: Option<Task>,
    pub(super) door: Option<Door>,
    /// Whether the window may close.
    free: bool,
    zoom: Zoom,
    /// How long the first frame waits for the record given at the start.
    pub(super) patience: Duration,
    awake: Option<Awake>,
}

impl Desk {
    /// A window on the home page, or on the page that was open when it closed.
    pub fn new(prefs: Prefs) -> Self {
        Self::in_room(prefs, Room::of_user())
    }

    /// The same with its own environment, for tests.
    pub fn in_room(prefs: Prefs, room: Room) -> Self {
        let left = prefs.left.clone();
        let failure = room.reports().and_then(|reports| reports.take_unreported());
        let deal = if left.deal.begun() { left.deal.clone() } else { DealPage::new(prefs.deal_players) };
        Self {
            page: Page::PresetStore,
            outside: 0,
            turned: true,
            deal,
            check: CheckPage::default(),
            group: GroupPage::default(),
            patience: room.patience,
            room,
            stored: prefs.clone(),
            prefs,
            actions: left.action().into_iter().collect(),
            resume: Some(left),
            notice: None,
            failure: failure.map(|report| Notice::failure(&report)),
            keys_open: false,
            view_open: false,
            second: SecondScreen::default(),
            pause: false,
            field: EntryLine::default(),
            manual: None,
            library: Library::default(),
            forgetting: None,
            file: None,
            fetch: None,
            next: None,
            copying: None,
            taking: None,
            away: None,
            door: None,
            free: false,
            zoom: Zoom::default(),
            awake: None,
        }
    }

    /// Opens a record at the start, instead of the last page.
    #[must_use]
    pub fn on(mut self, path: PathBuf) -> Self {
        self.actions = vec![Action::Open(path)];
        self
    }

    /// Queues an action.
    pub fn give(&mut self, action: Action) {
        self.actions.push(action);
    }

    pub fn page(&self) -> &Page {
        &self.page
    }

    pub fn prefs(&self) -> &Prefs {
        &self.prefs
    }

    /// The number of lines of the open record.
    pub(super) fn lines(&self) -> u32 {
        if let Page::Table(table) = &self.page { table.record().session().lines() } else { 0 }
    }

    /// Whether anything is loading, saving or scanning in the background.
    pub fn busy(&self) -> bool {
        self.on_its_way()
            || self.copying.is_some()
            || self.taking.is_some()
            || self.library.busy()
            || self.group.busy()
            || matches!(&self.page, Page::Setup(setup) if setup.busy())
    }

    /// Whether another page is loading.
    pub(super) fn on_its_way(&self) -> bool {
        self.fetch.is_some() || !self.actions.is_empty()
    }

    pub fn speech(&self) -> Speech {
        Speech::new(self.prefs.language())
    }

    /// Draws a frame, then executes its actions.
    pub fn show(&mut self, ui: &mut Ui) {
        self.zoom.open(ui);
        self.zoom.fit(ui, &mut self.prefs.zoom);
        if !self.patience.is_zero() {
            // The record given at the start is opened before the first frame is painted.
            for action in std::mem::take(&mut self.actions) {
                self.execute(ui, action);
            }
        }
        self.arrivals(ui);
        kit::ground(ui);
        if std::mem::take(&mut self.turned) {
            // The first frame only measures panels, so it is discarded and laid out again.
            kit::again(ui, "another page");
        }
        self.dropped_files(ui);
        let lines = self.lines();
        let mut actions = std::mem::take(&mut self.actions);
        shortcuts::pressed(ui, matches!(self.page, Page::Table(_)), &mut actions);
        let speech = self.speech();
        let fetching = self.fetch.as_ref().map(|fetch| fetch.name.as_str());
        kit::on_ground(egui::Panel::top("desk")).resizable(false).show(ui, |ui| {
            let saved = (self.prefs.recent.as_slice(), &self.library);
            frame::top_ui(ui, speech, (&mut self.page, &mut self.field), saved, fetching, &mut actions)
        });
        // A notice waits while a page is loading, because a new page clears it.
        if self.notice.is_none() && self.fetch.is_none() {
            self.notice = self.room.news();
        }
        self.notices_ui(ui, speech, &mut actions);
        match frame::too_small(ui, &self.page) {
            None => self.page_ui(ui, speech, &mut actions),
            Some(whole) => {
                egui::ScrollArea::both().id_salt("page").auto_shrink(false).show(ui, |ui| {
                    let (rect, _) = ui.allocate_exact_size(whole, egui::Sense::hover());
                    let place = egui::UiBuilder::new().max_rect(rect).id_salt("page");
                    ui.scope_builder(place, |ui| self.page_ui(ui, speech, &mut actions));
                });
            }
        }
        self.over(ui, speech, &mut actions);
        if let Some(mut file) = self.file.take()
            && file.show(ui, speech, &mut actions)
        {
            self.file = Some(file);
        }
        self.doors(ui, speech, &mut actions);
        kit::stay_where_entered(ui);
        kit::give_back(ui);
        kit::keypad_of_fingers(ui, speech);
        focus_ring(ui);
        kit::note_nowhere(ui);
        // Board values are stored before another page replaces this one.
        for action in actions {
            self.keep_read();
            self.execute(ui, action);
        }
        self.keep_read();
        // A new entry removes the message about what was done before it.
        if !self.turned && self.lines() > lines {
            self.notice.take_if(|notice| notice.is_news());
        }
        self.remember();
        let at_table = matches!(self.page, Page::Table(_)) && self.room.awake;
        if at_table != self.awake.is_some() {
            self.awake = at_table.then(|| Awake::new(self.page.title(speech)));
        }
    }

    /// Draws the notices as a layer at the foot of the page, just above the players, so that nothing moves.
    fn notices_ui(&mut self, ui: &Ui, speech: Speech, actions: &mut Vec<Action>) {
        let foot = egui::Area::new(egui::Id::unique("notices")).order(egui::Order::Middle);
        let window = ui.ctx().content_rect();
        let phone = kit::phone(ui);
        let players = match &self.page {
            Page::Table(page) if !phone => page.places(ui, window).players.height(),
            _ => 0.0,
        };
        let foot = foot.anchor(egui::Align2::LEFT_BOTTOM, egui::vec2(kit::GAP, -kit::GAP - players));
        let width = window.width() - if phone { kit::GAP * 2.0 } else { kit::now(ui) + kit::GROUP };
        let mut said = [&mut self.failure, &mut self.notice];
        if said.iter().all(|notice| notice.is_none()) {
            return;
        }
        foot.show(ui.ctx(), |ui| {
            ui.set_max_width(width);
            for notice in &mut said {
                notice.take_if(|notice| !notice.show(ui, speech, actions));
            }
        });
    }

    fn page_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        if matches!(self.page, Page::Deal | Page::Check | Page::Group) && kit::consume_escape(ui) {
            actions.push(Action::PresetStore);
        }
        match &mut self.page {
            Page::PresetStore => {
                self.library.refresh(ui, &self.prefs.recent);
                egui::CentralPanel::default()
                    .show(ui, |ui| shelf::shelf_ui(ui, speech, &self.prefs, &self.library, actions));
                self.forgetting.take_if(|path| !shelf::forget_ui(ui, speech, path, actions));
            }
            Page::Setup(setup) => setup.show(ui, speech, &mut self.prefs, actions),
            Page::Table(table) => table.show(ui, speech, actions),
            Page::Deal => deal_ui(ui, speech, &mut self.deal, actions),
            Page::Check => check_ui(ui, speech, &mut self.check, actions),
            Page::Group => {
                egui::CentralPanel::default().show(ui, |ui| group_ui(ui, speech, &mut self.group, actions));
            }
        }
    }

    /// Handles the results of background tasks.
    fn arrivals(&mut self, ui: &Ui) {
        self.library.arrivals();
        self.group.arrivals();
        self.fetched(ui);
        match self.copying.as_ref().map(Errand::look) {
            Some(Looked::Found(copied)) => {
                self.copying = None;
                self.copied(ui, copied);
            }
            Some(Looked::Over) => self.copying = None,
            Some(Looked::NotYet) | None => {}
        }
        match self.taking.as_ref().map(Errand::look) {
            Some(Looked::Found(taken)) => {
                self.taking = None;
                self.taken(ui, taken);
            }
            Some(Looked::Over) => self.taking = None,
            Some(Looked::NotYet) | None => {}
        }
    }

    /// Opens a page. The record of the previous page is closed in the background, because closing waits for the disk.
    pub(super) fn turn_to(&mut self, page: Page) {
        self.notice = None;
        set_open(match &page {
            Page::Table(table) => Some(table.record().path()),
            _ => None,
        });
        self.turned = true;
        let more = BROWSER && self.lines() > self.outside;
        let before = std::mem::replace(&mut self.page, page);
        self.keep_downloaded();
        if let Page::Table(table) = before {
            if more && !self.room.is_demo(table.record().path()) {
                self.notice = Some(Notice::download(table.record().path().to_owned()));
            }
            if !self.room.is_demo(table.record().path()) {
                self.prefs.put_down(table.left());
            }
            let room = self.room.clone();
            self.put(move || room.back_up(table.record(), Backups::put_away));
        }
    }

    /// Whether everything on the page is saved.
    pub(super) fn saved(&mut self) -> Saved {
        match &mut self.page {
            Page::Table(table) => table.saved(),
            _ => Saved::All,
        }
    }

    /// While something is not saved, asks before the window closes or the page changes.
    fn doors(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        let closing = ui.input(|input| input.viewport().close_requested());
        if closing && !self.free && self.saved() != Saved::All {
            ui.send_viewport_cmd(egui::ViewportCommand::CancelClose);
            self.door = Some(Door::Out);
        }
        let Some(door) = self.door.clone() else { return };
        let saved = self.saved();
        match (leave_ui(ui, speech, &saved, actions), door) {
            (Departure::Wait, _) => {}
            (Departure::Stay, _) => self.door = None,
            (Departure::Go, Door::Out) => {
                self.door = None;
                self.free = true;
                ui.send_viewport_cmd(egui::ViewportCommand::Close);
            }
            (Departure::Go, Door::To(action)) => {
                self.door = None;
                self.go(ui, *action);
            }
        }
    }

    fn dropped_files(&mut self, ui: &Ui) {
        let dropped = ui.input(|input| input.raw.dropped_files.first().and_then(platform::dropped));
        if let Some(path) = dropped.or_else(platform::arrived) {
            self.give(Action::Open(path));
        }
    }
}
