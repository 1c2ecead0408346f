//! The sheets over the board: one at a time.

use std::collections::BTreeMap;

use egui::{Button, RichText, Ui};
use egui_material_icons::MaterialIcon;

use crate::desk::kit::{Palette, icons, stepped_back, wide_sheet};
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
use crate::desk::table::{Seen, whatif};
use crate::desk::{Action, Speech};
use crate::engine::board::CellId;
use crate::engine::ledger::Written;
use crate::engine::{Holder, Movement, Seat};
use crate::msg;
use crate::page::Referee;
use crate::preset::Pieces;
use crate::record::Record;
use crate::session::{Session, WhatIf};
use crate::words::{Line, keys};

/// A sheet to be laid over the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Lay {
    /// A past entry to be put right.
    Right(u32),
    /// Printed values of which one was read wrongly, these first; a single one is put right on the card.
    Printed(Vec<CellId>),
    /// Who hands what back.
    Hand,
    /// Things to be handed back, whatever the book says.
    HandOver(Vec<Movement>),
    /// What people hold, counted by hand.
    Count,
    /// A question about an entry.
    Question(u32),
    /// What if, beside the game.
    Compare,
    /// The trial balance opened up.
    TrialBalance,
    /// What is about to be forgotten, and the switches.
    Reminders,
    /// Names, colours, somebody who leaves.
    People,
    /// What lies on the table, typed in.
    Position,
    /// What lies on some places, typed in.
    Lying(Vec<Holder>),
    /// What can be taken home.
    Home,
    /// Everything about a player.
    Player(Seat),
    /// The entries that do something else than they did.
    Differs,
    /// A phase: what is done in it, by which rules.
    Phase(u8),
    /// Where the game stands, for who comes back.
    Where,
    /// A form of the referee.
    Form(Referee),
    /// The form of a ruling, with who decides and why.
    Ruling(String, String),
}

/// A sheet that lies over the table.
#[derive(Debug)]
enum Laid {
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

impl Laid {
    /// What stands in its first line.
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
            Self::TrialBalance(_) => keys::sealed::TITLE,
            Self::Reminders => keys::remind::TITLE,
            Self::People(_) => keys::people::TITLE,
            Self::Position(position) => position.title(),
            Self::Home(_) => keys::home::TITLE,
            Self::Differs(_) => keys::differs::TITLE,
        };
        speech.word(key)
    }
}

/// What the table has beside its game.
#[derive(Debug)]
pub struct Around<'a> {
    /// The game played on in memory.
    pub what_if: Option<&'a WhatIf>,
    /// The record, which is what is taken home.
    pub record: &'a Record,
    /// What was seen of the table.
    pub seen: &'a Seen,
    /// The reminders.
    pub reminders: &'a mut Reminders,
}

/// What the arbiter has in hand.
#[derive(Debug, Default)]
pub struct Arbiter {
    laid: Option<Laid>,
    /// The count that was left.
    count: Option<Box<Count>>,
    hand: HandList,
    number: Option<u32>,
}

impl Arbiter {
    /// Takes up the number of the box at BoardGameGeek; what is to be taken home is made anew with it.
    pub fn set_number(&mut self, number: Option<u32>) {
        self.number = number;
        if matches!(self.laid, Some(Laid::Home(_))) {
            self.laid = Some(Laid::Home(Home::of(number)));
        }
    }

    /// Lays a sheet over the table, or puts it away.
    ///
    /// # Errors
    /// Says why there is no such sheet now, and what helps.
    pub fn lay(
        &mut self,
        table: &Session,
        pieces: &BTreeMap<String, Pieces>,
        lay: Option<Lay>,
    ) -> Result<(), (Line, Option<Line>)> {
        self.put_away();
        let Some(lay) = lay else { return Ok(()) };
        self.laid = Some(match lay {
            Lay::Right(line) => Laid::Right(Box::new(Right::of(table, line)?)),
            Lay::Printed(likely) => Laid::Printed(Box::new(Printed::of(likely))),
            Lay::Hand => Laid::Hand,
            Lay::HandOver(moves) => {
                self.hand.add(table, &moves, None);
                Laid::Hand
            }
            Lay::Count => {
                let left = self.count.take().map(|count| Box::new(count.gone_on_with()));
                Laid::Count(left.unwrap_or_else(|| Box::new(Count::of(pieces.clone()))))
            }
            Lay::Question(line) => Laid::Question(Box::new(Question::of(table, line)?)),
            Lay::Compare => Laid::Compare,
            Lay::TrialBalance => Laid::TrialBalance(None),
            Lay::Reminders => Laid::Reminders,
            Lay::People => Laid::People(People::of(table)),
            Lay::Position => Laid::Position(Box::new(Position::of(table))),
            Lay::Lying(places) => Laid::Position(Box::new(Position::on(table, places))),
            Lay::Home => Laid::Home(Home::of(self.number)),
            Lay::Player(seat) => Laid::Player(PlayerPage::of(seat)),
            Lay::Differs => Laid::Differs(Differs::of(table)),
            Lay::Phase(phase) => Laid::Phase(Box::new(PhasePage::of(phase))),
            Lay::Where => Laid::Where,
            // They stand on the card.
            Lay::Form(_) | Lay::Ruling(..) => return Ok(()),
        });
        Ok(())
    }

    /// Whether a sheet lies over the board; Esc takes it off before anything else hears it.
    pub fn lies(&mut self, ui: &Ui) -> bool {
        if self.laid.is_some() && stepped_back(ui) {
            self.put_away();
        }
        self.laid.is_some()
    }

    /// Whether a sheet lies over the board.
    pub const fn is_laid(&self) -> bool {
        self.laid.is_some()
    }

    /// Lays out what it changes that an entry is put right.
    pub fn lay_right(&mut self, right: Right) {
        self.laid = Some(Laid::Right(Box::new(right)));
    }

    /// Takes that up again, to say something else.
    pub fn take_right(&mut self) -> Option<Right> {
        match self.laid.take() {
            Some(Laid::Right(right)) => Some(*right),
            other => {
                self.laid = other;
                None
            }
        }
    }

    /// Puts the sheet away; a count is gone on with when it is laid again.
    pub fn put_away(&mut self) {
        if let Some(Laid::Count(count)) = self.laid.take() {
            self.count = Some(count);
        }
    }

    /// Something was put right, by an amend or a reading; what has to be handed back is laid out at once.
    pub fn amended(&mut self, table: &Session, moves: &[Movement], amend: Option<u32>) {
        let any = self.hand.add(table, moves, amend);
        self.laid = any.then_some(Laid::Hand);
    }

    /// What is kept of the list of what is handed back.
    pub fn kept(&self, table: &Session) -> Vec<(Written, bool, Option<u32>)> {
        self.hand.kept(table)
    }

    /// Takes up what was kept of it.
    pub fn take_up(&mut self, table: &Session, kept: &[(Written, bool, Option<u32>)]) {
        self.hand.take_up(table, kept);
    }

    /// Draws the sheet.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        speech: Speech,
        table: &Session,
        around: Around<'_>,
        actions: &mut Vec<Action>,
    ) {
        let Some(laid) = &mut self.laid else { return };
        let hand = &mut self.hand;
        let title = laid.title(speech, table);
        let first = (title.as_str(), speech.word(keys::desk::CLOSE));
        let away = wide_sheet(ui, first, |ui| match laid {
            Laid::Right(right) => right::right_ui(ui, speech, table, right, actions),
            Laid::Printed(printed) => right::printed_ui(ui, speech, table, printed, actions),
            Laid::Hand => right::hand_ui(ui, speech, table, hand, actions),
            Laid::Count(count) => count::count_ui(ui, speech, table, count, actions),
            Laid::Question(asked) => question::question_ui(ui, speech, table, asked, actions),
            Laid::Compare => {
                if let Some(what_if) = around.what_if {
                    whatif::compare_ui(ui, speech, what_if, around.seen, actions);
                }
            }
            Laid::TrialBalance(page) => {
                let page = page.get_or_insert_with(|| Box::new(TrialBalancePage::of(table)));
                trial_balance::trial_balance_ui(ui, speech, table, page, actions);
            }
            Laid::Reminders => remind::reminders_ui(ui, speech, table, around.reminders, actions),
            Laid::People(people) => people::people_ui(ui, speech, table, people, actions),
            Laid::Position(position) => position::position_ui(ui, speech, table, position, actions),
            Laid::Home(home) => home::home_ui(ui, speech, around.record, home, actions),
            Laid::Player(page) => player::player_ui(ui, speech, table, around.seen, page, actions),
            Laid::Differs(found) => differs::differs_ui(ui, speech, around.record, found, actions),
            Laid::Phase(page) => teach::phase_ui(ui, speech, table, page, actions),
            Laid::Where => teach::where_ui(ui, speech, (table, around.seen), actions),
        });
        if away {
            actions.push(Action::Lay(None));
        }
        if hand.left(table) == 0 {
            self.laid.take_if(|laid| matches!(laid, Laid::Hand));
        }
    }

    /// Draws what waits: things to be handed back, and `open` entries to be decided about.
    pub fn waits_ui(
        &self,
        ui: &mut Ui,
        speech: Speech,
        table: &Session,
        open: usize,
        actions: &mut Vec<Action>,
    ) {
        let palette = Palette::of(ui);
        let mut waits = |ui: &mut Ui, icon: MaterialIcon, what: Line, lay: Lay| {
            let text = speech.say(&what);
            let atoms =
                (icon.rich_text().color(palette.amber), RichText::new(text.as_str()).color(palette.amber));
            if ui.add(Button::new(atoms)).accessible_name(text).clicked() {
                actions.push(Action::Lay(Some(lay)));
            }
        };
        let left = self.hand.left(table);
        if left > 0 {
            let what = msg!(keys::right::HAND_WAITS, count = left);
            waits(ui, icons::ICON_SWAP_HORIZ, what, Lay::Hand);
        }
        if open > 0 {
            waits(ui, icons::ICON_HISTORY, msg!(keys::differs::WAITS, count = open), Lay::Differs);
        }
    }
}
