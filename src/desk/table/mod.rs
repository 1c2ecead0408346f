//! The table: phases along the top, seats and units on the left, what happens now in the middle with the
//! entry line below it, the timeline on the right, echo and seal at the bottom.

mod acts;
mod answer;
mod anytime;
mod arbiter;
mod aside;
mod away;
mod beside;
mod choices;
mod coach;
mod completion;
mod count;
mod course;
mod differs;
mod echo;
mod ending;
mod entry;
mod following;
mod forms;
mod hands;
mod hold;
mod home;
mod looking;
mod now;
mod payout;
mod people;
pub mod plain;
mod position;
mod question;
mod refusing;
mod remind;
mod right;
mod road;
mod seal;
mod seats;
mod seen;
mod spoken;
mod stacked;
mod steady;
mod story;
mod stuck;
mod subject;
mod taking_back;
mod timeline;
mod trial_balance;
mod view;
mod weigh;
mod whatif;
mod why;

use std::collections::{BTreeMap, BTreeSet};

use egui::{Align, CentralPanel, Layout, Panel, RichText, Ui};

use crate::desk::games::{self, Pages, Tab};
use crate::desk::kit::{self, Palette};
use crate::desk::{Command, Speech};
use crate::engine::board::WrittenBoard;
use crate::preset::Pieces;
use crate::record::Record;
use crate::session::{GameSession, Session, Table, WhatIf};
use crate::words::{Line, keys};

pub use arbiter::Lay;
pub use choices::refused;
pub use coach::{Coach, Level};
pub use echo::Echo;
pub use forms::Form;
use hands::{Hand, hands};
pub use hold::Unticked;
pub use seen::Seen;
pub use story::{Item, Story};
pub use subject::Subject;
pub use view::view_ui;
pub use whatif::WhatIfCommand;

/// The game that lies on the table: of the record, or played on in memory.
fn on_table<'a>(record: &'a Record<Session>, what_if: Option<&'a WhatIf>) -> &'a Session {
    what_if.map_or_else(|| record.session(), WhatIf::session)
}

/// A game in progress.
#[derive(Debug)]
pub struct TablePage {
    record: Record<Session>,
    seen: Seen,
    coach: Coach,
    choices: choices::Choices,
    entry: entry::EntryLine,
    tab: Tab,
    pages: Pages,
    all_rows: bool,
    rows: timeline::Rows,
    aside: aside::Aside,
    echo: Option<Echo>,
    pieces: BTreeMap<String, Pieces>,
    calls: payout::Calls,
    trouble: Option<(Line, Option<Line>)>,
    looking: Option<looking::Looking>,
    why: why::Why,
    steady: steady::Steady,
    form: Option<forms::Filled>,
    /// The line that is to be taken back, once somebody says so.
    taking_back: Option<u32>,
    anytime: bool,
    waiting: Vec<String>,
    arbiter: arbiter::Arbiter,
    ending: ending::Ending,
    reminders: remind::Reminders,
    /// The game played on in memory.
    what_if: Option<WhatIf>,
    /// What was read off the box and is not kept yet.
    read: WrittenBoard,
    following: Option<following::Following>,
}

impl TablePage {
    /// Lays out a record.
    pub fn new(record: Record<Session>) -> Self {
        let table = record.table();
        let (seen, echo) = (Seen::of(table), Echo::of(table, table.lines()));
        let mut page = Self {
            record,
            seen,
            coach: Coach::default(),
            choices: choices::Choices::default(),
            entry: entry::EntryLine::ready(),
            tab: Tab::default(),
            pages: Pages::default(),
            all_rows: false,
            rows: timeline::Rows::default(),
            aside: aside::Aside::default(),
            echo,
            pieces: BTreeMap::new(),
            calls: payout::Calls::default(),
            trouble: None,
            looking: None,
            why: why::Why::default(),
            steady: steady::Steady::default(),
            form: None,
            taking_back: None,
            anytime: false,
            waiting: Vec::new(),
            arbiter: arbiter::Arbiter::default(),
            ending: ending::Ending::default(),
            reminders: remind::Reminders::default(),
            what_if: None,
            read: WrittenBoard::new(),
            following: None,
        };
        page.open_page();
        if page.seen.open > 0 {
            page.execute(Command::Lay(Some(Lay::Differs)));
        }
        page
    }

    /// The game to be looked at: the one of the record, or the one played on in memory.
    pub fn table(&self) -> &dyn Table {
        on_table(&self.record, self.what_if.as_ref()).table()
    }

    /// Which reminders are switched off.
    pub fn set_quiet(&mut self, quiet: &BTreeSet<String>) {
        self.reminders.set_quiet(quiet);
    }

    /// The title of the page: the box and the file.
    pub fn title(&self, speech: Speech) -> String {
        speech.word(self.table().contents().title)
    }

    /// Opens the page that a phase begins with; the end begins with who has won.
    fn open_page(&mut self) {
        self.tab = match self.seen.stage.over {
            Some(_) => Tab::Choices,
            None => games::first(on_table(&self.record, self.what_if.as_ref())),
        };
    }

    /// Draws the turn and its road, in the bar above the table.
    pub fn road_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let stage = match &self.looking {
            Some(looking) => looking.stage(),
            None => &self.seen.stage,
        };
        let turn = RichText::new(speech.say(&stage.turn_line())).color(Palette::of(ui).faint);
        ui.label(turn);
        road::road_ui(ui, speech, stage, &mut self.coach);
    }

    /// Draws the table.
    pub fn show(&mut self, ui: &mut Ui, speech: Speech, commands: &mut Vec<Command>) {
        self.arrivals();
        let stage = self.seen.stage.word();
        self.seen.refresh(on_table(&self.record, self.what_if.as_ref()).table());
        if self.seen.stage.word() != stage {
            self.coach.follow();
            self.open_page();
        }
        let before = commands.len();
        self.steady.see(ui, self.seen.version());
        let saved = self.record.saved();
        let table = on_table(&self.record, self.what_if.as_ref()).table();
        self.choices.refresh(ui, speech, table, &self.seen);
        if let Some(what_if) = &self.what_if {
            Panel::top("what-if").frame(egui::Frame::NONE).resizable(false).show(ui, |ui| {
                whatif::band_ui(ui, speech, what_if, commands);
            });
            whatif::edge(ui);
        }
        if self.what_if.is_none() {
            stuck::stuck_ui(ui, speech, &saved, &self.record, commands);
        }
        kit::on_ground(Panel::bottom("seal")).resizable(false).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            let (echo, pieces) = (self.echo.as_ref(), payout::money(table, &self.pieces));
            echo::echo_ui(ui, speech, table, echo, pieces, self.trouble.as_ref(), commands);
            ui.horizontal(|ui| {
                match self.what_if {
                    Some(_) => {
                        let text = speech.word(keys::what_if::ONLY_MEMORY);
                        ui.label(RichText::new(text).small().color(Palette::of(ui).amber));
                    }
                    None => {
                        let sealed = seal::Sealed {
                            balanced: self.seen.balanced,
                            outside: self.seen.outside,
                            saved: &saved,
                            read_only: self.record.read_only().is_some(),
                            unfinished: self.record.unfinished(),
                        };
                        seal::seal_ui(ui, speech, &sealed, commands);
                    }
                }
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    let open = if self.what_if.is_none() { self.seen.open } else { 0 };
                    self.arbiter.bar_ui(ui, speech, table, open, commands);
                });
            });
        });
        let room = ui.ctx().content_rect().size();
        if room.x >= kit::SIDE_BY_SIDE.x && room.y >= kit::SIDE_BY_SIDE.y {
            let width = seats::width(ui, table);
            kit::on_sheet(ui, Panel::left("seats"))
                .exact_size(width)
                .resizable(false)
                .show(ui, |ui| self.seats_ui(ui, speech, commands));
            self.beside_ui(ui, speech, commands);
            kit::central(ui).show(ui, |ui| self.middle_ui(ui, speech, commands));
            // What is said to the entry line comes and goes; room is made for the page alone.
            if self.looking.is_none() && self.entry.answer().is_none() {
                self.aside.make_room(ui);
            }
        } else {
            self.stacked_ui(ui, speech, commands);
        }
        let table = on_table(&self.record, self.what_if.as_ref()).table();
        let laid = arbiter::Around {
            what_if: self.what_if.as_ref(),
            record: &self.record,
            seen: &self.seen,
            reminders: &mut self.reminders,
        };
        self.arbiter.show(ui, speech, table, laid, commands);
        if self.why.subject().is_some() {
            why::why_ui(ui, speech, table, &mut self.why, commands);
        }
        if let Some(form) = &mut self.form {
            forms::form_ui(ui, speech, table, form, commands);
        }
        let asked = self.taking_back.take();
        self.taking_back =
            asked.filter(|line| taking_back::taking_back_ui(ui, speech, table, *line, commands));
        self.steady.guard(ui, before, commands);
    }

    /// Who holds what, and below it the coach or who pays whom.
    fn seats_ui(&mut self, ui: &mut Ui, speech: Speech, commands: &mut Vec<Command>) {
        let table = on_table(&self.record, self.what_if.as_ref()).table();
        let lying = match &self.looking {
            Some(looking) => seats::Lying::then(&looking.glance),
            None => seats::Lying::now(table, &self.seen),
        };
        // What changes hands is real: nothing of it is asked for by a game in memory, or while looking back.
        let real = self.looking.is_none() && self.what_if.is_none();
        let calls = (real.then_some(&mut self.calls), payout::money(table, &self.pieces));
        let seen = self.looking.is_none().then_some(&self.seen);
        self.coach.give_room(ui.available_height() - seats::height(table, &self.seen, self.all_rows));
        beside::beside_ui(ui, speech, (table, seen), lying.stage(), &mut self.coach, calls, commands);
        seats::seats_ui(ui, speech, table, lying, &self.seen, &mut self.all_rows, commands);
    }

    /// The timeline beside the page, or what stays of it where the page needs the room.
    fn beside_ui(&mut self, ui: &mut Ui, speech: Speech, commands: &mut Vec<Command>) {
        let window = ui.ctx().content_rect().size();
        let moment = aside::Moment { version: self.seen.version(), tab: self.tab, window };
        if self.aside.stepped(moment) && self.looking.is_none() {
            let table = on_table(&self.record, self.what_if.as_ref()).table();
            let strip =
                kit::on_sheet(ui, Panel::right("timeline-aside")).exact_size(kit::STRIP).resizable(false);
            strip.show(ui, |ui| self.aside.strip_ui(ui, speech, table, commands));
            return;
        }
        let wide = kit::timeline(ui);
        let (fixed, most) = (kit::narrow(ui), wide * 2.0);
        // The width chosen in a wide window is not the one of a narrow one.
        let called = if fixed { timeline::NARROW } else { timeline::PANEL };
        let timeline =
            kit::on_sheet(ui, Panel::right(called)).default_size(wide).max_size(most).resizable(!fixed);
        let timeline = if fixed { timeline.exact_size(wide) } else { timeline };
        timeline.show(ui, |ui| self.timeline_ui(ui, speech, commands));
        timeline::name_edge(ui, speech);
    }

    fn timeline_ui(&mut self, ui: &mut Ui, speech: Speech, commands: &mut Vec<Command>) {
        let table = on_table(&self.record, self.what_if.as_ref()).table();
        let looking = self.looking.as_ref().map(|looking| looking.line);
        timeline::timeline_ui(
            ui,
            speech,
            (table, &self.seen),
            (&mut self.rows, &mut self.aside),
            looking,
            commands,
        );
    }

    /// What happens now, the page that lies open, and the entry line. Where the rules have nothing to say to the line,
    /// they say what the choice under the pointer or the keyboard would do.
    fn middle_ui(&mut self, ui: &mut Ui, speech: Speech, commands: &mut Vec<Command>) {
        let session = on_table(&self.record, self.what_if.as_ref());
        let table = session.table();
        let open = self.looking.is_none();
        let entry = kit::within(Panel::bottom("entry"));
        let answer = entry.show(ui, |ui| {
            if open {
                remind::remind_ui(ui, speech, table, &mut self.reminders, commands);
            }
            self.entry.ask_rules(table, &self.pieces);
            let hints = self.tab == Tab::Choices && self.seen.stage.over.is_none();
            let answer =
                entry::entry_ui(ui, speech, table, &self.seen, &mut self.entry, (open, hints), commands);
            answer::waiting_ui(ui, speech, &self.waiting, commands);
            let anytime = std::mem::take(&mut self.anytime);
            if open {
                anytime::anytime_ui(ui, speech, table, &self.choices, anytime, commands);
            }
            answer
        });
        let shown = if games::has(session, self.tab) { self.tab } else { Tab::Choices };
        let answer = answer.inner.filter(|_| open && shown == Tab::Choices);
        if let Some(looking) = &self.looking {
            let banner = Panel::top("looking").frame(egui::Frame::NONE).resizable(false);
            banner.show(ui, |ui| looking::banner_ui(ui, speech, looking.line, commands));
        }
        CentralPanel::no_frame().show(ui, |ui| {
            kit::lie_close(ui);
            let looking = self.looking.as_ref().map(|looking| looking.line);
            let stage = self.looking.as_ref().map_or(&self.seen.stage, looking::Looking::stage);
            let over = looking.is_none() && stage.over.is_some();
            let won = if over { self.ending.won(table) } else { None };
            let tab = now::head_ui(ui, speech, session, (stage, won.as_ref()), &mut self.tab, commands);
            match (&self.looking, tab) {
                (Some(at), Tab::Choices | Tab::Sheet) => looking::looking_ui(ui, speech, table, at, commands),
                (None, Tab::Choices) if stage.over.is_some() => {
                    ending::ending_ui(ui, speech, table, &mut self.ending, commands);
                }
                (None, Tab::Choices) => {
                    let below = ui.available_height() - kit::CHOICES;
                    if below >= kit::PICTURE && games::has(session, Tab::Board) {
                        kit::within(Panel::bottom("board")).exact_size(below).show(ui, |ui| {
                            games::page_ui(ui, speech, session, Tab::Board, &mut self.pages, None, commands);
                        });
                    }
                    choices::choices_ui(ui, speech, table, &mut self.choices, commands);
                }
                (_, tab) => games::page_ui(ui, speech, session, tab, &mut self.pages, looking, commands),
            }
        });
        if let Some(free) = answer {
            choices::hint_ui(ui, free, &self.choices);
        }
    }
}
