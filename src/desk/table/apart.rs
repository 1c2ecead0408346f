//! Sessions shown in place of the record's: a what-if, or a past moment where an entry is replaced.

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

#[derive(Debug)]
pub enum Apart {
    /// A what-if in memory.
    WhatIf(Box<WhatIf>),
    /// A past moment where an entry is replaced or inserted.
    Instead(Box<Instead>),
}

impl Apart {
    pub fn session(&self) -> &Session {
        match self {
            Self::WhatIf(what_if) => what_if.session(),
            Self::Instead(instead) => &instead.session,
        }
    }

    pub const fn what_if(&self) -> Option<&WhatIf> {
        if let Self::WhatIf(what_if) = self { Some(what_if) } else { None }
    }
}

/// A past moment where an entry is being replaced, or another inserted before it.
#[derive(Debug)]
pub struct Instead {
    right: Right,
    at: StepId,
    doing: Doing,
    /// The verb of the entry as it is.
    stands: Option<Verb>,
    /// The other edits of the amend, already applied to this moment.
    others: Vec<Edit>,
    /// The session before the entry.
    session: Session,
    /// The what-if that contains this moment.
    within: Option<Box<WhatIf>>,
    /// The moment shown before, to return to.
    looked: Option<u32>,
}

impl Instead {
    pub(super) const fn at(&self) -> StepId {
        self.at
    }

    /// Whether the verb equals the entry that it would replace.
    pub(super) fn equals_old(&self, verb: &Verb) -> bool {
        self.doing == Doing::Replace && self.stands.as_ref() == Some(verb)
    }
}

impl TablePage {
    /// Shows the table before an entry, to replace the entry or insert another.
    pub(super) fn say_instead(&mut self, right: Right, at: StepId, doing: Doing) {
        let table = self.table();
        // Applies the other edits of the amend. The entry's own edit is what the user enters here.
        let others = right.edits(table).and_then(Result::ok).unwrap_or_default();
        let others: Vec<Edit> = if at == right.step() { Vec::new() } else { others };
        let session = match table.before(at, &others) {
            Ok(session) => session,
            // If the other edits break something, the panel explains it.
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
        self.reset_view();
        if let Some(verb) = again {
            self.take_in(Event::SayAgain(verb));
        }
    }

    /// Whether an entry is being replaced or inserted.
    pub(super) const fn says_instead(&self) -> bool {
        matches!(self.apart, Some(Apart::Instead(_)))
    }

    /// Returns to the current session if an entry is being replaced.
    pub(super) fn leave_instead(&mut self) {
        if self.says_instead() {
            self.instead(InsteadCommand::Drop);
        }
    }

    /// Executes a command for replacing an entry, from the table or from the panel that shows its changes.
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
                self.reset_view();
                self.take_in(Event::LookAt(instead.looked));
                self.say_instead(instead.right, at, doing);
            }
            InsteadCommand::Only(doing) => self.said_instead(Instead { doing, ..instead }, Vec::new()),
            InsteadCommand::Drop => {
                self.apart = instead.within.map(Apart::WhatIf);
                self.reset_view();
                self.take_in(Event::LookAt(instead.looked));
            }
        }
    }

    /// Handles an entry made at the past moment: a step replaces the entry or comes before it, anything else goes into the record. Returns whether it
    /// was accepted.
    pub(super) fn enter_instead(&mut self, verb: Verb) -> bool {
        let Some(Apart::Instead(mut instead)) = self.apart.take() else { return false };
        match verb {
            Verb::Back(_) => {
                self.apart = instead.within.map(Apart::WhatIf);
                self.reset_view();
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

    /// Shows what the new entry changes.
    fn said_instead(&mut self, instead: Instead, said: Vec<Verb>) {
        let Instead { mut right, at, doing, within, .. } = instead;
        right.say(at, doing, said);
        self.apart = within.map(Apart::WhatIf);
        self.reset_view();
        self.panels.open_right(right);
    }
}

/// Draws the bar while an entry is being replaced, with the other ways to correct it.
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
            // In a narrow window the text needs the room.
            if ui.button(if kit::narrow(ui) { name.small() } else { name }).clicked() {
                actions.push(Action::Instead(command));
            }
        }
    });
}
