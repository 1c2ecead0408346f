//! The panels over the board, one at a time.

use std::collections::BTreeMap;

use egui::{Button, RichText, Ui};
use egui_material_icons::MaterialIcon;

use crate::desk::kit::{Palette, consume_escape, icons, wide_sheet};
use crate::desk::table::count::{self, Count};
use crate::desk::table::differs::{self, Differs};
use crate::desk::table::home::{self, Home};
use crate::desk::table::people::{self, People};
use crate::desk::table::player::{self, PlayerPage};
use crate::desk::table::position::{self, Position};
use crate::desk::table::question::{self, Question};
use crate::desk::table::remind::{self, Reminders};
use crate::desk::table::right::{self, HandList, Printed, Right};
use crate::desk::table::teach::{self, PhasePage};
use crate::desk::table::trial_balance::{self, TrialBalancePage};
use crate::desk::table::{Panel, Seen, whatif};
use crate::desk::{Action, Speech};
use crate::engine::Movement;
use crate::engine::ledger::Written;
use crate::msg;
use crate::preset::Pieces;
use crate::record::Record;
use crate::session::{Session, WhatIf};
use crate::words::{Line, keys};

#[derive(Debug)]
enum OpenPanel {
    Right(Box<Right>),
    Printed(Box<Printed>),
    Hand,
    Count(Box<Count>),
    Question(Box<Question>),
    Compare,
    TrialBalance(Option<Box<TrialBalancePage>>),
    Reminders,
    People(People),
    Position(Box<Position>),
    Home(Home),
    Player(PlayerPage),
    Differs(Differs),
    Phase(Box<PhasePage>),
    Where,
}

impl OpenPanel {
    fn title(&self, speech: Speech, table: &Session) -> String {
        let key = match self {
            Self::Right(right) => return right.title(speech, table),
            Self::Question(question) => return question.title(speech, table),
            Self::Player(page) => return page.title(table),
            Self::Phase(page) => return page.title(speech, table),
            Self::Where => keys::coach::WHERE,
            Self::Printed(_) => keys::reading::TITLE,
            Self::Hand => keys::right::HAND_BACK,
            Self::Count(_) => keys::count::TITLE,
            Self::Compare => keys::what_if::COMPARED,
            Self::TrialBalance(_) => keys::trial_balance::TITLE,
            Self::Reminders => keys::remind::TITLE,
            Self::People(_) => keys::people::TITLE,
            Self::Position(position) => position.title(),
            Self::Home(_) => keys::home::TITLE,
            Self::Differs(_) => keys::differs::TITLE,
        };
        speech.word(key)
    }
}

/// What panels need besides the session.
#[derive(Debug)]
pub struct PanelContext<'a> {
    pub what_if: Option<&'a WhatIf>,
    /// The record, for exports.
    pub record: &'a Record,
    pub seen: &'a Seen,
    pub reminders: &'a mut Reminders,
}

/// The open panel, and what is kept of closed ones.
#[derive(Debug, Default)]
pub struct PanelHost {
    open: Option<OpenPanel>,
    /// The count that was left unfinished.
    count: Option<Box<Count>>,
    hand: HandList,
    number: Option<u32>,
}

impl PanelHost {
    /// Sets the game's number at BoardGameGeek, and updates the export panel.
    pub fn set_number(&mut self, number: Option<u32>) {
        self.number = number;
        if matches!(self.open, Some(OpenPanel::Home(_))) {
            self.open = Some(OpenPanel::Home(Home::of(number)));
        }
    }

    /// Opens a panel, or closes the open one.
    ///
    /// # Errors
    /// Says why the panel cannot be opened now, with a suggestion.
    pub fn open(
        &mut self,
        table: &Session,
        pieces: &BTreeMap<String, Pieces>,
        panel: Option<Panel>,
    ) -> Result<(), (Line, Option<Line>)> {
        self.put_away();
        let Some(panel) = panel else { return Ok(()) };
        self.open = Some(match panel {
            Panel::Right(line) => OpenPanel::Right(Box::new(Right::of(table, line)?)),
            Panel::Printed(likely) => OpenPanel::Printed(Box::new(Printed::of(likely))),
            Panel::Hand => OpenPanel::Hand,
            Panel::HandOver(moves) => {
                self.hand.add(table, &moves, None);
                OpenPanel::Hand
            }
            Panel::Count => {
                let left = self.count.take().map(|count| Box::new(count.gone_on_with()));
                OpenPanel::Count(left.unwrap_or_else(|| Box::new(Count::of(pieces.clone()))))
            }
            Panel::Question(line) => OpenPanel::Question(Box::new(Question::of(table, line)?)),
            Panel::Compare => OpenPanel::Compare,
            Panel::TrialBalance => OpenPanel::TrialBalance(None),
            Panel::Reminders => OpenPanel::Reminders,
            Panel::People => OpenPanel::People(People::of(table)),
            Panel::Position => OpenPanel::Position(Box::new(Position::of(table))),
            Panel::Lying(places) => OpenPanel::Position(Box::new(Position::on(table, places))),
            Panel::Home => OpenPanel::Home(Home::of(self.number)),
            Panel::Player(seat) => OpenPanel::Player(PlayerPage::of(seat)),
            Panel::Differs => OpenPanel::Differs(Differs::of(table)),
            Panel::Phase(phase) => OpenPanel::Phase(Box::new(PhasePage::of(phase))),
            Panel::Where => OpenPanel::Where,
            // These are forms on the card.
            Panel::Form(_) | Panel::Ruling(..) => return Ok(()),
        });
        Ok(())
    }

    /// Whether a panel is open, after handling Escape, which closes it.
    pub fn handle_escape(&mut self, ui: &Ui) -> bool {
        if self.open.is_some() && consume_escape(ui) {
            self.put_away();
        }
        self.open.is_some()
    }

    pub const fn is_open(&self) -> bool {
        self.open.is_some()
    }

    /// Opens the panel with the changes of an amend.
    pub fn open_right(&mut self, right: Right) {
        self.open = Some(OpenPanel::Right(Box::new(right)));
    }

    /// Takes that amend back for another edit.
    pub fn take_right(&mut self) -> Option<Right> {
        match self.open.take() {
            Some(OpenPanel::Right(right)) => Some(*right),
            other => {
                self.open = other;
                None
            }
        }
    }

    /// Closes the panel. An unfinished count continues when it is opened again.
    pub fn put_away(&mut self) {
        if let Some(OpenPanel::Count(count)) = self.open.take() {
            self.count = Some(count);
        }
    }

    /// Opens the list of things to hand back after an amend or a corrected board value.
    pub fn amended(&mut self, table: &Session, moves: &[Movement], amend: Option<u32>) {
        let any = self.hand.add(table, moves, amend);
        self.open = any.then_some(OpenPanel::Hand);
    }

    /// The list of things to hand back, to be saved.
    pub fn kept(&self, table: &Session) -> Vec<(Written, bool, Option<u32>)> {
        self.hand.kept(table)
    }

    /// Restores that list.
    pub fn take_up(&mut self, table: &Session, kept: &[(Written, bool, Option<u32>)]) {
        self.hand.take_up(table, kept);
    }

    pub fn show(
        &mut self,
        ui: &mut Ui,
        speech: Speech,
        table: &Session,
        around: PanelContext<'_>,
        actions: &mut Vec<Action>,
    ) {
        let Some(open) = &mut self.open else { return };
        let hand = &mut self.hand;
        let title = open.title(speech, table);
        let first = (title.as_str(), speech.word(keys::desk::CLOSE));
        let away = wide_sheet(ui, first, |ui| match open {
            OpenPanel::Right(right) => right::right_ui(ui, speech, table, right, actions),
            OpenPanel::Printed(printed) => right::printed_ui(ui, speech, table, printed, actions),
            OpenPanel::Hand => right::hand_ui(ui, speech, table, hand, actions),
            OpenPanel::Count(count) => count::count_ui(ui, speech, table, count, actions),
            OpenPanel::Question(asked) => question::question_ui(ui, speech, table, asked, actions),
            OpenPanel::Compare => {
                if let Some(what_if) = around.what_if {
                    whatif::compare_ui(ui, speech, what_if, around.seen, actions);
                }
            }
            OpenPanel::TrialBalance(page) => {
                let page = page.get_or_insert_with(|| Box::new(TrialBalancePage::of(table)));
                trial_balance::trial_balance_ui(ui, speech, table, page, actions);
            }
            OpenPanel::Reminders => remind::reminders_ui(ui, speech, table, around.reminders, actions),
            OpenPanel::People(people) => people::people_ui(ui, speech, table, people, actions),
            OpenPanel::Position(position) => position::position_ui(ui, speech, table, position, actions),
            OpenPanel::Home(home) => home::home_ui(ui, speech, around.record, home, actions),
            OpenPanel::Player(page) => player::player_ui(ui, speech, table, around.seen, page, actions),
            OpenPanel::Differs(found) => differs::differs_ui(ui, speech, around.record, found, actions),
            OpenPanel::Phase(page) => teach::phase_ui(ui, speech, table, page, actions),
            OpenPanel::Where => teach::where_ui(ui, speech, (table, around.seen), actions),
        });
        if away {
            actions.push(Action::Panel(None));
        }
        if hand.left(table) == 0 {
            self.open.take_if(|open| matches!(open, OpenPanel::Hand));
        }
    }

    /// Draws what waits: things to hand back, and `open` entries to resolve.
    pub fn waits_ui(
        &self,
        ui: &mut Ui,
        speech: Speech,
        table: &Session,
        open: usize,
        actions: &mut Vec<Action>,
    ) {
        let palette = Palette::of(ui);
        let mut waits = |ui: &mut Ui, icon: MaterialIcon, what: Line, panel: Panel| {
            let text = speech.say(&what);
            let atoms =
                (icon.rich_text().color(palette.amber), RichText::new(text.as_str()).color(palette.amber));
            if ui.add(Button::new(atoms)).accessible_name(text).clicked() {
                actions.push(Action::Panel(Some(panel)));
            }
        };
        let left = self.hand.left(table);
        if left > 0 {
            let what = msg!(keys::right::HAND_WAITS, count = left);
            waits(ui, icons::ICON_SWAP_HORIZ, what, Panel::Hand);
        }
        if open > 0 {
            waits(ui, icons::ICON_HISTORY, msg!(keys::differs::WAITS, count = open), Panel::Differs);
        }
    }
}
