//! What is on the table in place of the record: a game played on in memory, or a past moment at which something else is said.

use egui::{RichText, Ui};

use crate::desk::kit::{self, Palette};
use crate::desk::table::TablePage;
use crate::desk::table::right::Right;
use crate::desk::{Action, Doing, InsteadCommand, Speech};
use crate::engine::StepId;
use crate::engine::entry::{Edit, Verb};
use crate::msg;
use crate::page::Event;
use crate::session::{Session, WhatIf};
use crate::words::keys::right as k;

/// A game that is not the record's.
#[derive(Debug)]
pub enum Apart {
    /// The game played on in memory.
    WhatIf(Box<WhatIf>),
    /// A past moment at which something else is said.
    Instead(Box<Instead>),
}

impl Apart {
    /// The game.
    pub fn session(&self) -> &Session {
        match self {
            Self::WhatIf(what_if) => what_if.session(),
            Self::Instead(instead) => &instead.session,
        }
    }

    /// The game played on in memory, if it is one.
    pub const fn what_if(&self) -> Option<&WhatIf> {
        if let Self::WhatIf(what_if) = self { Some(what_if) } else { None }
    }
}

/// An entry in whose place, or before which, something else is said.
#[derive(Debug)]
pub struct Instead {
    right: Right,
    at: StepId,
    doing: Doing,
    /// What stands there.
    stands: Option<Verb>,
    /// The other edits, of which the moment is what they make of it.
    others: Vec<Edit>,
    /// The game as it was before the entry.
    session: Session,
    /// The game played on in memory that it is part of.
    within: Option<Box<WhatIf>>,
    /// The moment that was looked back at, where leaving leads.
    looked: Option<u32>,
}

impl Instead {
    /// The entry.
    pub(super) const fn at(&self) -> StepId {
        self.at
    }

    /// Whether it is what stands there already, and so nothing else.
    pub(super) fn stands_there(&self, verb: &Verb) -> bool {
        self.doing == Doing::Replace && self.stands.as_ref() == Some(verb)
    }
}

impl TablePage {
    /// Shows the page as it was before an entry, to say what was done instead.
    pub(super) fn say_instead(&mut self, right: Right, at: StepId, doing: Doing) {
        let table = self.table();
        // What the other edits make of the moment; those of the entry itself are what is said.
        let others = right.edits(table).and_then(Result::ok).unwrap_or_default();
        let others: Vec<Edit> = if at == right.step() { Vec::new() } else { others };
        let session = match table.before(at, &others) {
            Ok(session) => session,
            // What the other edits break has to be legal first: the sheet says so.
            Err(why) => {
                self.trouble = Some((why.line(), why.suggestion()));
                return self.panels.open_right(right);
            }
        };
        let stands = table.standing_body(at).cloned();
        let again = stands.clone().filter(|_| doing == Doing::Replace);
        let within = match self.apart.take() {
            Some(Apart::WhatIf(what_if)) => Some(what_if),
            Some(Apart::Instead(instead)) => instead.within,
            None => None,
        };
        let looked = self.looking.as_ref().map(|looking| looking.line);
        let instead = Instead { right, at, doing, stands, others, session, within, looked };
        self.apart = Some(Apart::Instead(Box::new(instead)));
        self.begin_again();
        if let Some(verb) = again {
            self.take_in(Event::SayAgain(verb));
        }
    }

    /// Whether something else is said in the place of an entry.
    pub(super) const fn says_instead(&self) -> bool {
        matches!(self.apart, Some(Apart::Instead(_)))
    }

    /// Back to the game as it is, if something else is said.
    pub(super) fn leave_instead(&mut self) {
        if self.says_instead() {
            self.instead(InsteadCommand::Drop);
        }
    }

    /// Does what was asked while something else is said, or from the sheet of what that changes.
    pub(super) fn instead(&mut self, command: InsteadCommand) {
        let instead = match self.apart.take() {
            Some(Apart::Instead(instead)) => *instead,
            other => {
                self.apart = other;
                let right = self.panels.take_right();
                if let (InsteadCommand::Of(at, doing), Some(right)) = (command, right) {
                    self.say_instead(right, at, doing);
                }
                return;
            }
        };
        match command {
            InsteadCommand::Of(at, doing) => {
                self.apart = instead.within.map(Apart::WhatIf);
                self.begin_again();
                self.take_in(Event::LookAt(instead.looked));
                self.say_instead(instead.right, at, doing);
            }
            InsteadCommand::Only(doing) => self.said_instead(Instead { doing, ..instead }, Vec::new()),
            InsteadCommand::Drop => {
                self.apart = instead.within.map(Apart::WhatIf);
                self.begin_again();
                self.take_in(Event::LookAt(instead.looked));
            }
        }
    }

    /// Takes in what is entered while something else is said: a step takes the place of the entry, or comes before it; what is written down
    /// beside the game goes into the record. Says whether it was taken.
    pub(super) fn enter_instead(&mut self, verb: Verb) -> bool {
        let Some(Apart::Instead(mut instead)) = self.apart.take() else { return false };
        match verb {
            Verb::Back(_) => {
                self.apart = instead.within.map(Apart::WhatIf);
                self.begin_again();
                true
            }
            step if step.is_step() => {
                self.said_instead(*instead, vec![step]);
                true
            }
            fact => {
                self.apart = instead.within.take().map(Apart::WhatIf);
                let entered = self.enter(fact);
                if let Ok(session) = self.table().before(instead.at, &instead.others) {
                    instead.session = session;
                }
                if let Some(Apart::WhatIf(what_if)) = self.apart.take() {
                    instead.within = Some(what_if);
                }
                self.apart = Some(Apart::Instead(instead));
                entered
            }
        }
    }

    /// Shows what it changes.
    fn said_instead(&mut self, instead: Instead, said: Vec<Verb>) {
        let Instead { mut right, at, doing, within, .. } = instead;
        right.say(at, doing, said);
        self.apart = within.map(Apart::WhatIf);
        self.begin_again();
        self.panels.open_right(right);
    }
}

/// Draws what the bar says while something else is said, and the other ways to put the entry right.
pub fn instead_ui(ui: &mut Ui, speech: Speech, instead: &Instead, actions: &mut Vec<Action>) {
    let palette = Palette::of(ui);
    let (right, at) = (&instead.right, instead.at);
    let asks = if instead.doing == Doing::Insert { k::WHAT_BEFORE } else { k::WHAT_INSTEAD };
    let text = speech.say(&msg!(asks, entry = at.to_string()));
    kit::mode_ui(ui, (palette.amber, palette.ground), &text, |ui| {
        let other = if instead.doing == Doing::Insert { Doing::Replace } else { Doing::Insert };
        let own = at == right.step();
        let ways = [
            (true, k::CANCEL_INSTEAD, InsteadCommand::Drop),
            (own && right.has_next(), Doing::Swap.name(), InsteadCommand::Only(Doing::Swap)),
            (own, other.name(), InsteadCommand::Of(at, other)),
            (own, Doing::Strike.name(), InsteadCommand::Only(Doing::Strike)),
        ];
        for (_, name, command) in ways.into_iter().filter(|(there, ..)| *there) {
            let name = RichText::new(speech.word(name));
            // In a narrow window the words beside the buttons have the room first.
            if ui.button(if kit::narrow(ui) { name.small() } else { name }).clicked() {
                actions.push(Action::Instead(command));
            }
        }
    });
}
