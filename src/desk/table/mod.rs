//! The table page: the board in the middle, the card of the current turn to its right, the players along the bottom, and the timeline as a
//! drawer over the board. The entry line is in the bar at the top.

mod acts;
mod apart;
mod card;
mod caret;
mod count;
mod course;
mod differs;
mod ending;
mod entry;
mod following;
mod hands;
mod hold;
mod home;
mod just_now;
mod looking;
mod panels;
mod payout;
mod people;
pub mod plain;
mod player;
mod players;
mod position;
mod question;
mod receipt;
mod refusing;
mod remind;
mod right;
mod road;
mod seen;
mod spoken;
mod status;
mod steady;
mod story;
mod stuck;
mod subject;
mod tabs;
mod taking_back;
mod teach;
mod timeline;
mod trial_balance;
mod view;
mod whatif;
mod why;

use std::collections::{BTreeMap, BTreeSet};

use egui::{Align, Label, Layout, Rect, RichText, Ui, UiBuilder, pos2};

use crate::desk::find::Here;
use crate::desk::kit::{self, Palette};
use crate::desk::sheets::{self, Pages, Tab};
use crate::desk::{Action, Search, Speech, scene};
use crate::engine::board::WrittenBoard;
use crate::engine::{AnyAct, Ledger};
use crate::page::Event;
use crate::platform::Watch;
use crate::preset::Pieces;
use crate::record::{CaughtUp, Record};
use crate::session::Session;
use crate::words::Line;

pub use card::take;
pub use entry::{EntryLine, entry_ui};
pub use hold::OpenPayments;
pub use just_now::Echo;
pub use seen::Seen;
pub use story::{Item, Story, reads_told};
pub use subject::{Panel, Subject};
pub use teach::EarlyTalk;
pub use view::{SecondScreen, view_ui};
pub use why::lies;

use apart::Apart;

/// The session shown: the record's, or the one shown in its place, such as a what-if.
fn shown_session<'a>(record: &'a Record, apart: Option<&'a Apart>) -> &'a Session {
    apart.map_or_else(|| record.session(), Apart::session)
}

/// The table page of a session.
#[derive(Debug)]
pub struct TablePage {
    record: Record,
    seen: Seen,
    teacher: teach::Teacher,
    card: Box<card::Card>,
    entry: EntryLine,
    /// The landmarks of the page, in reading order.
    parts: Vec<Rect>,
    /// Where the bar shows the phases of the turn.
    road: Option<Rect>,
    tab: Tab,
    pages: Pages,
    scene: scene::BoardView,
    all_rows: bool,
    /// Whether it is a demo to step through.
    demo: bool,
    rows: timeline::Rows,
    /// Whether the timeline is open.
    drawer: bool,
    echo: Option<Echo>,
    pieces: BTreeMap<String, Pieces>,
    calls: payout::Calls,
    trouble: Option<(Line, Option<Line>)>,
    looking: Option<looking::Looking>,
    why: why::Why,
    steady: steady::Steady,
    /// The line to undo after a confirmation.
    taking_back: Option<taking_back::TakingBack>,
    panels: panels::PanelHost,
    ending: ending::Ending,
    reminders: remind::Reminders,
    /// A session shown in place of the record's.
    apart: Option<Apart>,
    /// The board values that are not stored yet.
    read: WrittenBoard,
    following: Option<Watch<CaughtUp>>,
}

impl TablePage {
    pub fn new(record: Record) -> Self {
        let table = record.session();
        let (seen, echo) = (Seen::of(table), Echo::of(table, table.lines()));
        let card = card::Card::of(table);
        let mut page = Self {
            record,
            seen,
            card,
            teacher: teach::Teacher::default(),
            entry: EntryLine::default(),
            parts: Vec::new(),
            road: None,
            tab: Tab::default(),
            pages: Pages::default(),
            scene: scene::BoardView::default(),
            all_rows: false,
            demo: false,
            rows: timeline::Rows::default(),
            drawer: false,
            echo,
            pieces: BTreeMap::new(),
            calls: payout::Calls::default(),
            trouble: None,
            looking: None,
            why: why::Why::default(),
            steady: steady::Steady::default(),
            taking_back: None,
            panels: panels::PanelHost::default(),
            ending: ending::Ending::default(),
            reminders: remind::Reminders::default(),
            apart: None,
            read: WrittenBoard::new(),
            following: None,
        };
        page.open_page();
        if page.seen.open > 0 {
            page.execute(Action::Panel(Some(Panel::Differs)));
        }
        page
    }

    /// The session shown: the record's, or the one shown in its place, such as a what-if.
    pub fn table(&self) -> &Session {
        shown_session(&self.record, self.apart.as_ref())
    }

    pub fn set_demo(&mut self, demo: bool) {
        self.demo = demo;
    }

    /// Sets the reminders that are switched off.
    pub fn set_quiet(&mut self, quiet: &BTreeSet<String>) {
        self.reminders.set_quiet(quiet);
    }

    /// Focuses the entry line.
    pub fn find(&mut self, search: Search) {
        self.entry.open(search);
    }

    /// The landmarks of the page, in reading order; the bar comes last.
    pub fn parts(&self) -> Vec<Rect> {
        self.parts.iter().copied().chain(self.road).collect()
    }

    /// The title of the game.
    pub fn title(&self, speech: Speech) -> String {
        speech.word(self.table().info().title)
    }

    /// Opens the tab for the phase; at the end of the game, the results.
    fn open_page(&mut self) {
        self.tab = match self.seen.stage.over {
            Some(_) => Tab::End,
            None => {
                let table = shown_session(&self.record, self.apart.as_ref());
                match self.sheet_on_board() {
                    true => Tab::Sheet,
                    false if sheets::awaits_told(table) => Tab::Alone,
                    false => Tab::Board,
                }
            }
        };
    }

    /// Updates what was computed if the session changed. A new phase opens its own tab.
    fn see(&mut self) {
        let stage = self.seen.stage.word();
        let version = self.seen.version();
        self.seen.refresh(shown_session(&self.record, self.apart.as_ref()));
        if self.seen.version() != version {
            self.take_in(Event::Changed);
        }
        if self.seen.stage.word() != stage {
            self.open_page();
        }
    }

    /// Draws the table's part of the top bar: the turn and its phases, or the bar of a mode; then the entry line.
    pub fn bar_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        self.see();
        self.take_typed(ui, speech);
        let saved = self.record.saved();
        let status = self.apart.is_none().then(|| status::Status {
            balanced: self.seen.balanced,
            outside: self.seen.outside,
            saved: &saved,
            read_only: self.record.read_only().is_some(),
            unfinished: self.record.unfinished(),
        });
        let stuck = stuck::Stuck::of(&saved, &self.record);
        let whole = ui.available_rect_before_wrap();
        let mode = self.looking.is_some() || self.apart.is_some() || stuck.is_some() || self.demo;
        let used = self.entry.is_used();
        // Leaves room for the wide entry line: in a mode while the line is in use, so that it does not cover the buttons of the mode; in a
        // session apart from the record's always, so that its buttons do not move.
        let full = self.apart.is_some() || mode && used;
        let (road, _) = whole.split_left_right_at_x(whole.right() - kit::field(ui, full) - kit::GAP);
        self.road = None;
        ui.scope_builder(UiBuilder::new().max_rect(road), |ui| {
            if !mode && !kit::phone(ui) {
                let turn = self.seen.stage.turn_line();
                let turn = RichText::new(speech.say(&turn)).color(Palette::of(ui).faint);
                ui.add(Label::new(turn).extend());
            }
            if let Some(status) = &status {
                ui.scope(|ui| status::status_ui(ui, speech, status, actions));
            }
            match (&self.looking, &self.apart, &stuck) {
                (looking, None, None) if self.demo => {
                    let line = looking.as_ref().map(|looking| looking.line);
                    looking::demo_ui(ui, speech, line, self.table().lines(), actions);
                }
                (Some(looking), ..) => looking::banner_ui(ui, speech, looking.line, actions),
                (None, Some(Apart::WhatIf(what_if)), _) => whatif::band_ui(ui, speech, what_if, actions),
                (None, Some(Apart::Instead(instead)), _) => apart::instead_ui(ui, speech, instead, actions),
                (None, None, Some(stuck)) => stuck::stuck_ui(ui, speech, stuck, actions),
                (None, None, None) => {
                    self.road = Some(road::road_ui(ui, speech, &self.seen.stage, actions));
                }
            }
        });
        let table = shown_session(&self.record, self.apart.as_ref());
        self.teacher.listen(ui, table, actions);
        let left = whole.right() - kit::field(ui, used);
        let field = Rect::from_min_max(pos2(left, whole.top()), whole.max);
        if used {
            ui.painter().rect_filled(field.expand(kit::NEAR), kit::CORNER, Palette::of(ui).ground);
        }
        ui.scope_builder(
            UiBuilder::new().max_rect(field).layout(Layout::left_to_right(Align::Center)),
            |ui| {
                let table = shown_session(&self.record, self.apart.as_ref());
                let here = Here { table: Some((table, &self.seen)), acts: self.takes_acts(), home: None };
                entry_ui(ui, speech, here, &mut self.entry, actions);
            },
        );
        self.field_edited(ui);
    }

    pub fn show(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        self.arrivals();
        self.see();
        let before = actions.len();
        self.steady.see(ui, self.seen.version());
        let lies = self.panels.handle_escape(ui);
        self.leave_the_past(ui, lies, actions);
        let table = shown_session(&self.record, self.apart.as_ref());
        self.teacher.quiz.refresh(table);
        if matches!(self.apart, Some(Apart::WhatIf(_))) {
            whatif::edge(ui);
        }
        self.whole_page_ui(ui, speech, actions);
        let table = shown_session(&self.record, self.apart.as_ref());
        if self.why.subject().is_some() {
            why::why_ui(ui, speech, table, &mut self.why, actions);
        }
        let asked = self.taking_back.take();
        self.taking_back =
            asked.filter(|asked| taking_back::taking_back_ui(ui, speech, table, *asked, actions));
        self.steady.guard(ui, before, actions);
        self.lead_keyboard(ui);
    }

    /// Draws the rules talk, in place of the board and the card.
    fn talk_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        let table = shown_session(&self.record, self.apart.as_ref());
        teach::talk_ui(ui, speech, table, &mut self.teacher, actions);
    }

    /// Draws the open panel over the board.
    fn sheet_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        kit::compact_if_low(ui);
        let around = panels::PanelContext {
            what_if: self.apart.as_ref().and_then(Apart::what_if),
            record: &self.record,
            seen: &self.seen,
            reminders: &mut self.reminders,
        };
        let table = shown_session(&self.record, self.apart.as_ref());
        self.panels.show(ui, speech, table, around, actions);
    }

    fn players_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        let table = shown_session(&self.record, self.apart.as_ref());
        let lying = match &self.looking {
            Some(looking) => players::Lying::then(&looking.glance),
            None => players::Lying::now(table, &self.seen, self.echo.as_ref(), self.drafted()),
        };
        players::players_ui(ui, speech, table, lying, &self.seen, self.all_rows, actions);
    }

    /// Whether acts can be entered: not in the history, and not while a quiz question is open, because the offers would give it away.
    fn takes_acts(&self) -> bool {
        self.looking.is_none() && !self.teacher.quiz.asks()
    }

    /// The balances after the drafted act, and the act.
    fn drafted(&self) -> Option<(&Ledger, Option<&AnyAct>)> {
        if !self.takes_acts() {
            return None;
        }
        self.card.drafted()
    }

    fn timeline_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        let table = shown_session(&self.record, self.apart.as_ref());
        let looking = self.looking.as_ref().map(|looking| looking.line);
        timeline::timeline_ui(ui, speech, (table, &self.seen), &mut self.rows, looking, actions);
    }
}
