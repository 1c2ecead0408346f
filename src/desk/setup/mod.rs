//! The set-up page of a new session: players, starting player, board values, units kept by Steward, and house rules. It works for any game from
//! its `GameInfo`.

mod begin;
pub mod boards;
mod cell;
mod cells;
mod kept;
mod lattice;
mod list;
mod plan;
mod pointing;
mod printed;
mod rulings;
mod seats;
mod share;
mod sheet;
mod writing;

use std::collections::BTreeSet;
use std::path::PathBuf;

use egui::{Key, Modifiers, ScrollArea, Ui, UiBuilder};

use crate::desk::errand::{Errand, Looked};
use crate::desk::kit::{self, at_rest};
use crate::desk::table::EarlyTalk;
use crate::desk::{Action, Prefs, Room, Speech};
use crate::engine::GameInfo;
use crate::engine::board::{Source, WrittenBoard};
use crate::msg;
use crate::preset::{OWN, PRACTICE, PresetStore, UNREAD, Unusable};
use crate::words::{Line, keys};

pub use plan::Plan;

/// The width of the page.
const WIDTH: f32 = kit::PAGE;
/// The height of the bottom of the page, and in a slim window, where its buttons lie on two lines below the hint.
const FOOT: f32 = kit::MAIN_BUTTON + kit::GAP * 3.0;
const HIGH_FOOT: f32 = FOOT + kit::MAIN_BUTTON + kit::GAP + kit::LEDGER_ROW;

#[derive(Debug)]
pub struct SetupPage {
    contents: &'static GameInfo,
    /// The frame in which the page was opened, so that it starts at its top.
    opened: u64,
    plan: Plan,
    practice: Option<WrittenBoard>,
    own: Own,
    /// The dates on which values of the user's boards were last entered.
    days: boards::Days,
    /// The name of an additional board.
    named: String,
    shelf: Option<PresetStore>,
    records: PathBuf,
    sheet: Option<sheet::Sheet>,
    /// The boards with unsaved values.
    unwritten: BTreeSet<String>,
    /// The board that is being written.
    writing: Option<(Errand<Result<(), Unusable>>, String)>,
    /// The header of the session to start after everything is written.
    begins: Option<String>,
    checked: Option<Checked>,
    focus: Option<Focus>,
    /// The import or export of board data.
    sharing: Option<share::Sharing>,
    /// The rules talk before the session starts.
    talk: Option<EarlyTalk>,
}

/// The user's own boards.
#[derive(Debug)]
enum Own {
    Reading(Errand<(boards::Own, boards::Days)>),
    Read(boards::Own),
}

/// The result of the plan, computed again when it changes.
#[derive(Debug)]
struct Checked {
    speech: Speech,
    plan: Plan,
    answer: Result<String, Line>,
    /// The number of entered values and of all values, if they can be typed.
    read: Option<(usize, usize)>,
}

/// The input that is to take the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Focus {
    Name(usize),
    Begin,
}

impl SetupPage {
    /// The set-up of a game with the group's last plan; `None` for an unknown game.
    pub fn new(ctx: &egui::Context, game: &str, prefs: &Prefs, room: &Room) -> Option<Self> {
        let contents = crate::session::game(game)?;
        let plan = prefs.plans.get(game).cloned().unwrap_or_default().fitting(contents);
        let shelf = room.shelf();
        let own = match shelf.clone() {
            Some(shelf) => {
                let (game, form) = (contents.game, contents.schema().clone());
                Own::Reading(Errand::run(ctx, move || {
                    let own = boards::read_own(&shelf, game, &form);
                    let days = boards::days(&shelf, game, &own);
                    (own, days)
                }))
            }
            None => Own::Read(boards::Own::new()),
        };
        let nameless = plan.seats.iter().position(|player| player.name.trim().is_empty());
        Some(Self {
            opened: ctx.cumulative_frame_nr(),
            practice: boards::practice(contents),
            plan,
            own,
            days: boards::Days::new(),
            named: String::new(),
            shelf,
            records: room.records.clone(),
            sheet: None,
            unwritten: BTreeSet::new(),
            writing: None,
            begins: None,
            checked: None,
            focus: Some(nameless.map_or(Focus::Begin, Focus::Name)),
            sharing: None,
            talk: None,
            contents,
        })
    }

    /// The id of the game.
    pub fn game(&self) -> &'static str {
        self.contents.game
    }

    pub fn title(&self, speech: Speech) -> String {
        let name = if self.sheet.is_some() { keys::shelf::SHEET_TITLE } else { keys::shelf::SETUP_TITLE };
        speech.say(&msg!(name, game = self.contents.title))
    }

    pub fn show(&mut self, ui: &mut Ui, speech: Speech, prefs: &mut Prefs, actions: &mut Vec<Action>) {
        self.arrivals();
        self.write(ui.ctx(), actions);
        if let Some(notice) = self.shared() {
            actions.push(Action::Tell(Box::new(notice)));
        }
        self.check(speech);
        if let Some(talk) = &mut self.talk {
            if !talk.show(ui, speech, actions) {
                (self.talk, self.focus) = (None, Some(Focus::Begin));
            }
            return;
        }
        // The bottom is drawn last, for the Tab order.
        let whole = ui.available_rect_before_wrap();
        let high = if kit::slim(ui) { HIGH_FOOT } else { FOOT };
        let (page, foot) = whole.split_top_bottom_at_y(whole.bottom() - high);
        let at = |place| UiBuilder::new().max_rect(place);
        let on_sheet = self.sheet.is_some();
        if on_sheet {
            ui.scope_builder(at(page).id_salt("sheet"), |ui| self.sheet_ui(ui, speech));
        } else {
            ui.scope_builder(at(page), |ui| {
                kit::on_ground_central().show(ui, |ui| {
                    let height = ui.available_height();
                    kit::centred(ui, WIDTH, |ui| self.columns_ui(ui, speech, prefs, height, actions));
                });
            });
        }
        // Its buttons align with the page above.
        ui.scope_builder(at(foot).id_salt("foot"), |ui| {
            kit::on_ground_central().show(ui, |ui| {
                let width = if on_sheet { ui.available_width() } else { WIDTH };
                kit::centred(ui, width, |ui| self.begin_ui(ui, speech));
            });
        });
        self.sharing_ui(ui, speech);
        self.remember(prefs);
        if !on_sheet && at_rest(ui) && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            actions.push(Action::PresetStore);
        }
    }

    /// Keeps the plan for the next session.
    fn remember(&self, prefs: &mut Prefs) {
        let game = self.contents.game;
        if prefs.plans.get(game) != Some(&self.plan) {
            prefs.plans.insert(game.to_owned(), self.plan.clone());
        }
    }

    /// Opens the set-up sheet of the chosen board, or of the user's own board if none is chosen; or closes it.
    fn turn_sheet(&mut self) {
        if self.sheet.take().is_some() {
            self.focus = Some(Focus::Begin);
            return;
        }
        if self.plan.board == UNREAD {
            self.plan.board = OWN.to_owned();
        }
        let read = self.read_of(&self.plan.board).cloned();
        self.sheet = read.map(|read| sheet::Sheet::new(self.contents, &self.plan.board, read));
    }

    fn sheet_ui(&mut self, ui: &mut Ui, speech: Speech) {
        let Some(mut sheet) = self.sheet.take() else { return };
        let stays = sheet.show(ui, speech, self.days.get(sheet.name()).map(String::as_str));
        self.note(sheet.name(), sheet.cells.board());
        if sheet.cells.past() || !stays {
            self.focus = Some(Focus::Begin);
            ui.request_repaint();
        }
        self.sheet = Some(sheet).filter(|_| stays);
    }

    fn columns_ui(
        &mut self,
        ui: &mut Ui,
        speech: Speech,
        prefs: &Prefs,
        height: f32,
        actions: &mut Vec<Action>,
    ) {
        let opened = self.opened;
        if kit::slim(ui) {
            let page = ScrollArea::vertical().id_salt(("page", opened)).auto_shrink(false);
            page.show(ui, |ui| {
                ui.spacing_mut().item_spacing.y = kit::GAP;
                low_sheet_ui(ui, |ui| self.people_ui(ui, speech, prefs));
                low_sheet_ui(ui, |ui| self.things_ui(ui, speech, actions));
            });
            return;
        }
        let width = (ui.available_width() - kit::SPACE) / 2.0;
        ui.horizontal_top(|ui| {
            sheet_ui(ui, ("people", opened), width, height, |ui| self.people_ui(ui, speech, prefs));
            ui.add_space(kit::SPACE - kit::GAP);
            sheet_ui(ui, ("things", opened), width, height, |ui| self.things_ui(ui, speech, actions));
        });
    }

    /// Draws the players and the starting player.
    fn people_ui(&mut self, ui: &mut Ui, speech: Speech, prefs: &Prefs) {
        self.seats_ui(ui, speech, prefs);
        ui.add_space(kit::SPACE);
        self.first_ui(ui, speech);
    }

    /// Draws the variants, the board values, the units kept by Steward and the house rules.
    fn things_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        self.ways_ui(ui, speech);
        self.printed_ui(ui, speech, actions);
        ui.add_space(kit::SPACE);
        self.kept_ui(ui, speech);
        ui.add_space(kit::GAP);
        self.rulings_ui(ui, speech);
    }

    fn arrivals(&mut self) {
        if let Own::Reading(errand) = &self.own {
            match errand.look() {
                Looked::Found((own, days)) => {
                    let read =
                        |board: &WrittenBoard| board.values().any(|printed| printed.1 == Source::Board);
                    let kept = |board: &Result<WrittenBoard, _>| board.as_ref().is_ok_and(read);
                    // Uses the values of earlier sessions, so that they are not asked again.
                    if self.plan.board == UNREAD && own.get(OWN).is_some_and(kept) {
                        self.plan.board = OWN.to_owned();
                    }
                    (self.own, self.days) = (Own::Read(own), days);
                }
                Looked::Over => self.own = Own::Read(boards::Own::new()),
                Looked::NotYet => return,
            }
            self.checked = None;
        }
    }

    /// The chosen board values, or why there are none yet.
    fn board(&self) -> Result<WrittenBoard, Line> {
        match (self.plan.board.as_str(), &self.own) {
            (PRACTICE, _) => Ok(self.practice.clone().unwrap_or_default()),
            (UNREAD, _) => Ok(self.contents.schema().with_given(WrittenBoard::new())),
            (name, Own::Read(own)) => {
                let gone = || Err(msg!(keys::preset::MISSING, preset = name));
                own.get(name).cloned().unwrap_or_else(gone)
            }
            (_, Own::Reading(_)) => Err(Line::new(keys::shelf::OWN_READING)),
        }
    }

    fn check(&mut self, speech: Speech) {
        let same = |checked: &Checked| (checked.speech, &checked.plan) == (speech, &self.plan);
        if self.checked.as_ref().is_some_and(same) {
            return;
        }
        let answer = self.board().and_then(|board| {
            let header = self.plan.header(self.contents, &board, speech);
            self.plan.check(&header, speech).map(|()| header)
        });
        let board = if self.plan.board == UNREAD { OWN } else { &self.plan.board };
        let read = self.read_of(board).map(|board| self.contents.read_of(board));
        let read = read.filter(|(_, cells)| *cells > 0);
        self.checked = Some(Checked { speech, plan: self.plan.clone(), answer, read });
    }
}

/// Draws a sheet as high as its contents.
fn low_sheet_ui(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    kit::sheet(ui).show(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.vertical(add);
    });
}

/// Draws a sheet of the page that scrolls by itself.
fn sheet_ui(ui: &mut Ui, salt: (&str, u64), width: f32, height: f32, add: impl FnOnce(&mut Ui)) {
    kit::sheet(ui).show(ui, |ui| {
        let size = egui::vec2(width - kit::GROUP, height - kit::GROUP - kit::NEAR);
        ui.set_min_size(size);
        ui.set_max_size(size);
        ScrollArea::vertical().id_salt(salt).auto_shrink(false).show(ui, |ui| ui.vertical(add));
    });
}
