//! The desk itself: which page lies open, what was asked of it, and the one place where that is done.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use egui::{RichText, Ui};

use crate::desk::table::TablePage;
use crate::desk::theme::Palette;
use crate::desk::widgets::{icon_button, icons};
use crate::desk::{Command, Prefs, Speech, shelf, shortcuts};
use crate::record::{Files, Record};
use crate::session::Session;
use crate::words::{Language, Line, keys};
use crate::{preset, say};

/// The page that lies open.
#[derive(Debug)]
pub enum Page {
    /// The boxes and the last games.
    Shelf,
    /// A game in progress.
    Table(Box<TablePage>),
}

/// The window.
#[derive(Debug)]
pub struct Desk {
    page: Page,
    prefs: Prefs,
    commands: Vec<Command>,
    notice: Option<(Line, Option<Line>)>,
    keys_open: bool,
}

impl Desk {
    /// A desk with the shelf in front, or with the game that was open when the window closed.
    pub fn new(prefs: Prefs) -> Self {
        let mut desk =
            Self { page: Page::Shelf, prefs, commands: Vec::new(), notice: None, keys_open: false };
        if let Some(last) = desk.prefs.last.clone().filter(|path| path.exists()) {
            desk.give(Command::Open(last));
        }
        desk
    }

    /// Asks something of the desk.
    pub fn give(&mut self, command: Command) {
        self.commands.push(command);
    }

    /// The page that lies open.
    pub fn page(&self) -> &Page {
        &self.page
    }

    /// The language it speaks.
    pub fn speech(&self) -> Speech {
        Speech::new(self.prefs.language())
    }

    /// Draws everything, then does what was asked.
    pub fn show(&mut self, ui: &mut Ui) {
        self.dropped_files(ui);
        let mut commands = std::mem::take(&mut self.commands);
        shortcuts::pressed(ui, shortcuts::everywhere(), &mut commands);
        if matches!(self.page, Page::Table(_)) {
            shortcuts::pressed(ui, shortcuts::table(), &mut commands);
        }
        let speech = self.speech();
        egui::Panel::top("desk").show(ui, |ui| self.top_ui(ui, speech, &mut commands));
        if let Some((line, way_out)) = self.notice.clone() {
            egui::Panel::top("notice").show(ui, |ui| self.notice_ui(ui, speech, &line, way_out.as_ref()));
        }
        match &mut self.page {
            Page::Shelf => {
                egui::CentralPanel::default()
                    .show(ui, |ui| shelf::shelf_ui(ui, speech, &self.prefs, &mut commands));
            }
            Page::Table(table) => table.show(ui, speech, &mut commands),
        }
        if self.keys_open {
            self.keys_ui(ui, speech);
        }
        for command in commands {
            self.execute(ui, command);
        }
    }

    fn top_ui(&mut self, ui: &mut Ui, speech: Speech, commands: &mut Vec<Command>) {
        ui.horizontal(|ui| {
            if icon_button(ui, icons::ICON_SHELVES, speech.word(keys::desk::SHELF)).clicked() {
                commands.push(Command::Shelf);
            }
            let title = match &self.page {
                Page::Shelf => speech.word(keys::desk::STEWARD),
                Page::Table(table) => table.title(speech),
            };
            ui.label(RichText::new(title).heading());
            ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
                if icon_button(ui, icons::ICON_KEYBOARD, speech.word(keys::desk::KEYS)).clicked() {
                    commands.push(Command::Keys);
                }
                let night = ui.visuals().dark_mode;
                let (icon, name) = match night {
                    true => (icons::ICON_LIGHT_MODE, keys::desk::BY_DAY),
                    false => (icons::ICON_DARK_MODE, keys::desk::BY_NIGHT),
                };
                if icon_button(ui, icon, speech.word(name)).clicked() {
                    commands.push(Command::Night(!night));
                }
                for language in Language::ALL.iter().rev() {
                    let chosen = *language == speech.language;
                    let name = language.name();
                    if ui
                        .selectable_label(chosen, language.code().to_uppercase())
                        .on_hover_text(name)
                        .clicked()
                    {
                        commands.push(Command::Speak(*language));
                    }
                }
            });
        });
    }

    fn notice_ui(&mut self, ui: &mut Ui, speech: Speech, line: &Line, way_out: Option<&Line>) {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(speech.sentence(line)).color(Palette::of(ui).red));
            if let Some(way_out) = way_out {
                ui.label(speech.sentence(way_out));
            }
            if ui.button(speech.word(keys::desk::CLOSE)).clicked() {
                self.notice = None;
            }
        });
    }

    fn keys_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let modal = egui::Modal::new(egui::Id::unique("keys")).show(ui, |ui| {
            ui.heading(speech.word(keys::desk::KEYS));
            egui::Grid::new("keys").num_columns(2).show(ui, |ui| {
                for shortcut in shortcuts::everywhere().into_iter().chain(shortcuts::table()) {
                    ui.label(ui.ctx().format_shortcut(&shortcut.key));
                    ui.label(speech.word(shortcut.name));
                    ui.end_row();
                }
            });
            if ui.button(speech.word(keys::desk::CLOSE)).clicked() {
                ui.close();
            }
        });
        if modal.should_close() {
            self.keys_open = false;
        }
    }

    fn dropped_files(&mut self, ui: &Ui) {
        let dropped = ui.input(|input| input.raw.dropped_files.first().map(|file| file.path().to_owned()));
        if let Some(path) = dropped {
            self.give(Command::Open(path));
        }
    }

    fn execute(&mut self, ui: &Ui, command: Command) {
        match command {
            Command::Shelf => {
                self.prefs.last = None;
                self.page = Page::Shelf;
            }
            Command::Speak(language) => self.prefs.language = Some(language),
            Command::Night(night) => {
                self.prefs.night = Some(night);
                ui.ctx().set_theme(if night { egui::Theme::Dark } else { egui::Theme::Light });
            }
            Command::Keys => self.keys_open = !self.keys_open,
            Command::Open(path) => self.open(ui, &path),
            Command::Demo(game) => self.demo(ui, game),
            Command::Begin(header) => self.begin(ui, &header),
            Command::NewGame(_)
            | Command::Deal
            | Command::Check
            | Command::BrowseOpen
            | Command::BrowseCopy
            | Command::Copy(_) => {}
            command => {
                if let Page::Table(table) = &mut self.page {
                    table.execute(command);
                }
            }
        }
    }

    fn open(&mut self, ui: &Ui, path: &Path) {
        match Record::<Session>::open_file(path) {
            Ok(record) => self.lay_out(ui, record),
            Err(fault) => self.notice = Some((fault.line(), fault.way_out())),
        }
    }

    fn lay_out(&mut self, ui: &Ui, mut record: Record<Session>) {
        let ctx = ui.ctx().clone();
        if let Err(fault) = record.write_away(Box::new(move || ctx.request_repaint())) {
            self.notice = Some((fault.line(), fault.way_out()));
        }
        self.prefs.opened(record.path().to_owned());
        let names = record.table().seats().iter().map(|seat| record.table().seats().name(seat));
        self.prefs.played(names);
        self.page = Page::Table(Box::new(TablePage::new(record)));
    }

    fn begin(&mut self, ui: &Ui, header: &str) {
        let path = fresh_path();
        match Record::<Session>::create(Arc::new(Files), &path, header) {
            Ok(record) => self.lay_out(ui, record),
            Err(fault) => self.notice = Some((fault.line(), fault.way_out())),
        }
    }

    fn demo(&mut self, _ui: &Ui, _game: &'static str) {
        let _ = preset::AUTOMOBILE_PRACTICE;
        self.notice = Some((say!(keys::desk::STEWARD), None));
    }
}

/// Where a new record goes: the documents of this user, under a name that is free.
fn fresh_path() -> PathBuf {
    let folder = directories::UserDirs::new()
        .and_then(|dirs| dirs.document_dir().map(Path::to_owned))
        .unwrap_or_else(|| PathBuf::from("."));
    let day = crate::record::now().chars().take(10).collect::<String>();
    let name = |n: u32| match n {
        1 => folder.join(format!("{day}.steward")),
        n => folder.join(format!("{day}-{n}.steward")),
    };
    (1..).map(name).find(|path| !path.exists()).unwrap_or_else(|| name(1))
}

impl eframe::App for Desk {
    fn ui(&mut self, ui: &mut Ui, _frame: &mut eframe::Frame) {
        if let Some(night) = self.prefs.night {
            ui.ctx().set_theme(if night { egui::Theme::Dark } else { egui::Theme::Light });
        }
        self.show(ui);
    }

    fn save(&mut self, storage: &mut dyn eframe::Storage) {
        self.prefs.save(storage);
    }
}
