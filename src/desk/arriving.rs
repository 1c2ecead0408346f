//! Loads records one at a time: a request waits for the record that is loading, because two opens of one file at once would lock each other
//! out.

use egui::Ui;

use crate::desk::deal::DealPage;
use crate::desk::errand::Looked;
use crate::desk::fetch::{Fetch, Fetched, Wanted};
use crate::desk::notice::Notice;
use crate::desk::table::TablePage;
use crate::desk::{Action, Desk, Left, OpenPage, Page};
use crate::platform::{BROWSER, Task, spawn};
use crate::record::Fault;

impl Desk {
    /// Loads a record, after the one that is loading.
    pub(super) fn fetch(&mut self, ui: &Ui, wanted: Wanted) {
        match &self.fetch {
            Some(fetch) if fetch.wanted.same(&wanted) => self.next = None,
            Some(_) => self.next = Some(wanted),
            None => {
                self.notice = None;
                self.run(ui, wanted);
            }
        }
    }

    fn run(&mut self, ui: &Ui, wanted: Wanted) {
        let open = match &self.page {
            // A read-only record is opened again, because it may be writable now.
            Page::Table(table) if table.record().read_only().is_none() => {
                Some(table.record().path().to_owned())
            }
            _ => None,
        };
        self.fetch = Some(Fetch::run(ui.ctx(), self.room.clone(), wanted, open, self.away.take()));
    }

    /// Handles a loaded record.
    pub(super) fn fetched(&mut self, ui: &Ui) {
        let patience = std::mem::take(&mut self.patience);
        let Some(answer) = self.fetch.as_ref().map(|fetch| fetch.errand.wait(patience)) else { return };
        let header = match answer {
            Looked::NotYet => return,
            Looked::Found(_) | Looked::Over => self.fetch.take().and_then(|fetch| fetch.header),
        };
        let next = self.next.take();
        match answer {
            Looked::Found(Ok(Some(fetched))) if next.is_some() => self.put_back(fetched),
            Looked::Found(Ok(Some(fetched))) => self.lay_out(ui, fetched),
            Looked::Found(Err(fault)) => self.not_fetched(ui, &fault, header),
            // The record is already open, or no thread could be started.
            Looked::Found(Ok(None)) | Looked::Over | Looked::NotYet => {}
        }
        if let Some(next) = next {
            self.run(ui, next);
        }
    }

    fn not_fetched(&mut self, ui: &Ui, fault: &Fault, header: Option<String>) {
        self.notice = Some(Notice::fault(fault));
        if let Some(header) = header.filter(|_| !BROWSER && fault.elsewhere()) {
            self.look_for_a_place(ui, header);
        }
    }

    /// Closes a record that is no longer wanted, on a thread. A new session is added to the recent ones.
    fn put_back(&mut self, fetched: Fetched) {
        let path = fetched.record.path().to_owned();
        if fetched.begun {
            let demo = self.room.is_demo(&path);
            self.prefs.opened(path, demo);
        }
        self.put(move || drop(fetched));
    }

    /// Runs work in the background, after earlier work of this kind.
    pub(super) fn put(&mut self, work: impl FnOnce() + Send + 'static) {
        let before = self.away.take();
        let work = move || {
            before.into_iter().for_each(Task::join);
            work();
        };
        self.away = spawn("away", work).ok();
    }

    fn lay_out(&mut self, ui: &Ui, fetched: Fetched) {
        let Fetched { record, begun, news, lesson } = fetched;
        let demo = self.room.is_demo(record.path());
        self.prefs.opened(record.path().to_owned(), demo);
        if begun {
            let seats = record.session().seats();
            self.prefs.played(seats.iter().map(|seat| seats.name(seat)));
        }
        let mut table = TablePage::new(record);
        table.follow(ui.ctx(), self.room.every);
        table.set_quiet(&self.prefs.quiet);
        table.set_coach(self.prefs.coach);
        table.set_kept(self.room.shelf().as_ref());
        let leafs = demo && lesson.is_none();
        table.set_lesson(lesson);
        table.set_demo(leafs);
        if !demo {
            self.prefs.to_tick(&mut table);
        }
        let path = table.record().path().to_owned();
        self.turn_to(Page::Table(Box::new(table)));
        if let Some(left) = self.resume.take().filter(|left| matches!(left.place, OpenPage::Table(_))) {
            self.prefs.put_down(Left { deal: DealPage::default(), ..left });
        }
        if let (Some(left), Page::Table(table)) = (self.prefs.pick_up(&path), &mut self.page) {
            table.go_on(left);
        }
        if news.is_some() {
            self.notice = news;
        }
        if leafs {
            // A demo starts at its first entry.
            self.give(Action::Look(Some(1)));
        }
    }
}
