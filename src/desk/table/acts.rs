//! Executes the actions of the table page after the frame is drawn.

use crate::desk::sheets::Tab;
use crate::desk::table::apart::Apart;
use crate::desk::table::right::Right;
use crate::desk::table::taking_back::{TakingBack, left_behind};
use crate::desk::table::{Echo, Panel, Seen, Subject, TablePage, card, shown_session};
use crate::desk::{Action, Doing, InsteadCommand, Teach, WhatIfCommand};
use crate::engine::board::{CellId, Printed, Source, WrittenBoard};
use crate::engine::entry::AmendPolicy;
use crate::engine::entry::Edit;
use crate::engine::entry::{Amendment, BoardValue, Verb};
use crate::engine::{AnyAct, Rejection, Resolution, StepId};
use crate::page::{Detail, Event, InputId, Lasting, Referee};
use crate::record::Trouble;
use crate::session::{Session, WhatIf};
use crate::words::keys;

impl TablePage {
    pub fn execute(&mut self, action: Action) {
        match action {
            // A changed board value that would change past entries is previewed first.
            Action::Enter(verb) if self.corrects_board_value(&verb) => self.take_in(Event::SayAgain(verb)),
            // An act with a value that the board does not list is only drafted, so that the players see the warning and confirm it.
            Action::Enter(Verb::Act(act)) if is_unlisted(self.table(), &act) => {
                self.take_in(Event::Draft(act));
            }
            Action::Enter(verb) => {
                let act = verb.act().is_some();
                if self.enter(verb) && act {
                    self.take_in(Event::Booked);
                }
            }
            Action::Draft(act) => self.take_in(Event::Draft(act)),
            Action::Undo => self.undo(),
            Action::Redo => self.take_in(Event::Redo),
            Action::BackTo(line) => {
                self.taking_back = None;
                self.enter(Verb::Back(line));
            }
            Action::AskBackTo(line) => {
                // A line that only records a fact, such as a board value, is never the head: this goes back to the act before it.
                let line = self.table().head_after(line).unwrap_or(line);
                match left_behind(self.table(), line).len() {
                    0 | 1 => self.execute(Action::BackTo(line)),
                    _ => self.taking_back = Some(TakingBack::To(line)),
                }
            }
            // If the last line is a board value, the form of that value opens again.
            Action::RedoMyLast if let Some(cell) = self.read_last() => self.execute(Action::ReadAgain(cell)),
            Action::RedoMyLast if self.says_instead() => self.execute(Action::PutRight),
            Action::RedoMyLast => {
                let head = self.table().head();
                self.taking_back = (head > 0).then_some(TakingBack::Last(head));
            }
            Action::TakeBack => self.take_back(),
            Action::Look(line) => self.take_in(Event::LookAt(line)),
            Action::LookBy(steps) => self.take_in(Event::LookBy(steps)),
            Action::Why(subject) => {
                let at = self.looking.as_ref().map(|looking| looking.line);
                self.why.open(subject, at);
            }
            Action::CloseWhy => self.why.close(),
            Action::Anytime if self.takes_acts() => {
                self.card.anytime().into_iter().for_each(|verb| self.take_in(Event::Choose(verb)));
            }
            Action::Anytime => {}
            Action::Panel(panel) => self.open_panel(panel),
            Action::ReadAgain(cell) => {
                self.panels.put_away();
                self.take_in(Event::Open(Referee::Read(cell)));
            }
            Action::Teach(asked) => self.teach(asked),
            Action::Timeline => self.drawer = !self.drawer,
            Action::AllRows => self.all_rows = !self.all_rows,
            // While an entry is being replaced, starts the replacement again, unless another entry is explained or looked at.
            Action::PutRight
                if let Some(Apart::Instead(instead)) = &self.apart
                    && (self.open_entry().or(self.looking.as_ref().map(|looking| looking.line)))
                        .is_none_or(|line| StepId::line(line) == instead.at()) =>
            {
                self.instead(InsteadCommand::Of(instead.at(), Doing::Replace));
            }
            Action::PutRight => {
                let line = self.selected_entry();
                self.leave_instead();
                self.open_panel(Some(Panel::Right(line)));
            }
            Action::Ask => {
                let line = self.selected_entry();
                self.open_panel(Some(Panel::Question(line)));
            }
            Action::WhatIf(step) => self.what_if(step),
            Action::Instead(command) => self.instead(command),
            Action::Amend { edits: Ok(edits), was, reason } => self.amend(&edits, was, &reason),
            Action::Amend { edits: Err(why), .. } => self.trouble = Some((why.line(), why.suggestion())),
            Action::Settle(way, reason) => self.settle(way, &reason),
            Action::Retry => {
                self.record.retry();
            }
            // `Desk::execute` handles the other actions.
            _ => {}
        }
    }

    /// The entry whose explanation is open.
    fn open_entry(&self) -> Option<u32> {
        if let Some(Subject::Entry(line)) = self.why.subject() { Some(*line) } else { None }
    }

    /// The entry to act on: the open one, otherwise the one shown in the history, otherwise the last one. Closes the explanation.
    fn selected_entry(&mut self) -> u32 {
        let open = self.open_entry();
        self.why.close();
        let looked_at = self.looking.as_ref().map(|looking| looking.line);
        open.or(looked_at).unwrap_or_else(|| self.table().head())
    }

    /// The board value of the last line, if it is one.
    fn read_last(&self) -> Option<CellId> {
        self.table().read_by(self.table().lines())
    }

    /// Undoes the last act. If a board value was entered since, its form opens instead; a second undo then undoes the act.
    fn undo(&mut self) {
        let read = self.table().read_by(self.table().lines());
        let anew = |card: &card::Card| read.is_some_and(|cell| card.reads(cell));
        let there = anew(&self.card);
        match read.filter(|_| !there) {
            Some(cell) => {
                self.execute(Action::ReadAgain(cell));
                self.trouble = Some((keys::reading::NOT_UNDONE.into(), None));
            }
            // If the last line is a note or another fact, a dialog first shows which act would be undone.
            None if !there
                && self.wrote_last()
                && let Some(to) = self.table().undo_target() =>
            {
                self.taking_back = Some(TakingBack::To(to));
            }
            None => {
                self.take_in(Event::Undo);
                if there {
                    self.take_in(Event::Booked);
                }
            }
        }
    }

    /// Whether the last line is a fact, which undo keeps.
    fn wrote_last(&self) -> bool {
        let table = self.table();
        table.entry(table.lines()).is_some_and(|entry| entry.verb.is_fact())
    }

    /// Undoes the last act and drafts it for editing.
    fn take_back(&mut self) {
        self.taking_back = None;
        let Some(row) = self.table().line(self.table().head()) else { return };
        let (to, verb, masked, text) = (row.on, row.verb.clone(), row.masked, row.text);
        if self.enter(Verb::Back(to)) && !masked {
            match verb {
                Verb::Act(act) => self.take_in(Event::Draft(act)),
                _ => self.write_in_field(&text),
            }
        }
    }

    /// Whether an entry changes a board value that was entered before.
    pub(super) fn corrects_board_value(&self, verb: &Verb) -> bool {
        let Verb::Observe(value) = verb else { return false };
        self.table().preview_board_value(value).is_ok_and(|changes| changes.is_some())
    }

    /// Enters a corrected board value and lists what must be handed over. Returns whether it was entered.
    pub(super) fn put_right(&mut self, value: BoardValue, lasting: Lasting) -> bool {
        let moves = self.table().preview_board_value(&value).ok().flatten().map(|amended| amended.put_right);
        let moves = moves.unwrap_or_default();
        let kept = self.read.clone();
        if !self.enter(Verb::Observe(value)) {
            return false;
        }
        if lasting == Lasting::ThisGame {
            self.read = kept;
        }
        let real = self.apart.is_none();
        let table = shown_session(&self.record, self.apart.as_ref());
        self.panels.amended(table, if real { &moves } else { &[] }, None);
        true
    }

    /// Takes the board values that are not stored yet.
    pub fn take_read(&mut self) -> WrittenBoard {
        std::mem::take(&mut self.read)
    }

    /// Collects the board values entered since `before`.
    fn note_read(&mut self, before: &WrittenBoard) {
        let new = |(word, printed): &(String, Printed)| {
            before.get(word) != Some(printed) && printed.1 == Source::Board
        };
        self.read.extend(self.record.session().board().written().into_iter().filter(new));
    }

    /// Opens a panel. If it cannot be opened, the reason is shown in place of the last entry.
    fn open_panel(&mut self, panel: Option<Panel>) {
        if matches!(panel, Some(Panel::Form(_))) && self.looking.is_some() {
            return;
        }
        self.drawer &= panel.is_none();
        if let Some(Panel::Player(seat)) = panel
            && self.fill_in_player(seat)
        {
            return;
        }
        // These panels need the current position, so the replacement of an entry is abandoned first.
        if matches!(
            panel,
            Some(
                Panel::Count
                    | Panel::Position
                    | Panel::Lying(_)
                    | Panel::Question(_)
                    | Panel::Differs
                    | Panel::HandOver(_)
            )
        ) {
            self.leave_instead();
        }
        if let Some(Panel::Right(line)) = panel
            && self.table().standing_body(StepId::line(line)).is_some()
        {
            match Right::of(self.table(), line) {
                Ok(right) => self.say_instead(right, StepId::line(line), Doing::Replace),
                Err(why) => self.trouble = Some(why),
            }
            return;
        }
        if self.open_form(panel.as_ref()) {
            self.panels.put_away();
            return;
        }
        let table = shown_session(&self.record, self.apart.as_ref());
        self.trouble = self.panels.open(table, &self.pieces, panel).err();
    }

    /// Opens a panel's form on the card. Returns whether it has one.
    fn open_form(&mut self, panel: Option<&Panel>) -> bool {
        let table = shown_session(&self.record, self.apart.as_ref());
        match panel {
            Some(Panel::Form(referee)) => self.take_in(Event::Open(*referee)),
            Some(Panel::Ruling(by, reason)) => {
                self.take_in(Event::Open(Referee::Ruling));
                for (detail, text) in [(Detail::By, by), (Detail::Reason, reason)] {
                    self.take_in(Event::GoTo(InputId::Detail(detail)));
                    self.take_in(Event::Text(text.clone()));
                }
                self.take_in(Event::GoTo(InputId::Detail(Detail::Question)));
            }
            Some(Panel::Printed(likely)) if let [cell] = likely.as_slice() => {
                self.take_in(Event::Open(Referee::Read(*cell)));
            }
            Some(Panel::Right(line)) if let Some(cell) = table.read_by(*line) => {
                self.take_in(Event::Open(Referee::Read(cell)));
            }
            _ => return false,
        }
        true
    }

    /// Passes a request to the teacher. The rules talk and the quiz need the board tab.
    fn teach(&mut self, asked: Teach) {
        if matches!(asked, Teach::Talk(Some(_)) | Teach::TryIt(true)) {
            self.panels.put_away();
            // A quiz question may be answered on the board.
            self.tab = Tab::Board;
        }
        let table = shown_session(&self.record, self.apart.as_ref());
        self.teacher.ask(table, &self.seen.stage, asked);
    }

    /// Amends past entries.
    fn amend(&mut self, edits: &[Edit], was: AmendPolicy, reason: &str) {
        self.leave_instead();
        let amendment = Amendment { reason: reason.to_owned(), ..Amendment::of(edits.to_vec(), was) };
        let moves = self.table().preview_amend(&amendment).map(|amended| amended.put_right);
        let amended = match &mut self.apart {
            Some(Apart::WhatIf(what_if)) => {
                what_if.enter_verb(Verb::Amend(amendment)).map_err(Trouble::Rejected)
            }
            _ => self.record.amend(edits, was, reason),
        };
        match amended {
            Ok(line) | Err(Trouble::NotSaved { n: line, .. }) => {
                self.trouble = None;
                self.entered(line);
                let real = self.apart.is_none();
                let moves = moves.ok().filter(|_| was == AmendPolicy::Table && real).unwrap_or_default();
                let table = shown_session(&self.record, self.apart.as_ref());
                self.panels.amended(table, &moves, Some(table.head()));
            }
            Err(trouble) => self.trouble = Some((trouble.line(), trouble.suggestion())),
        }
    }

    /// Resolves the entries whose effect has changed.
    fn settle(&mut self, way: Resolution, reason: &str) {
        self.panels.put_away();
        match self.record.resolve(way, reason) {
            Ok(line) | Err(Trouble::NotSaved { n: line, .. }) => {
                self.trouble = None;
                self.entered(line);
            }
            Err(trouble) => self.trouble = Some((trouble.line(), trouble.suggestion())),
        }
    }

    /// Starts a what-if, keeps its entries or drops it.
    fn what_if(&mut self, step: WhatIfCommand) {
        let what_if = self.apart.as_ref().and_then(Apart::what_if);
        match (step, what_if) {
            (WhatIfCommand::Begin, None) if self.apart.is_some() => {}
            (WhatIfCommand::Begin, None) => {
                self.apart = Some(Apart::WhatIf(Box::new(WhatIf::begin(self.record.session()))));
                self.reset_view();
            }
            (WhatIfCommand::Begin, Some(_)) => self.open_panel(Some(Panel::Compare)),
            (WhatIfCommand::Keep, Some(what_if)) => {
                let kept = what_if.keep().map_err(|unkept| (unkept.line(), Some(unkept.suggestion())));
                let kept = kept.and_then(|texts| match self.record.enter_all(&texts) {
                    Ok(line) | Err(Trouble::NotSaved { n: line, .. }) => Ok(line),
                    Err(trouble) => Err((trouble.line(), trouble.suggestion())),
                });
                match kept {
                    Ok(line) => {
                        self.apart = None;
                        self.reset_view();
                        self.entered(line);
                    }
                    Err(trouble) => self.trouble = Some(trouble),
                }
            }
            (WhatIfCommand::Drop, Some(_)) => {
                self.apart = None;
                self.reset_view();
            }
            (WhatIfCommand::Keep | WhatIfCommand::Drop, None) => {}
        }
    }

    /// Recomputes everything that depends on the session shown. Called whenever another session is shown.
    pub(super) fn reset_view(&mut self) {
        let table = shown_session(&self.record, self.apart.as_ref());
        self.seen = Seen::of(table);
        self.echo = match (&self.apart, table.effective_log().steps.last()) {
            // The last entry before the one that is replaced.
            (Some(Apart::Instead(_)), last) => last.and_then(|step| Echo::of(table, step.id.line)),
            _ => Echo::of(table, table.lines()),
        };
        (self.looking, self.trouble) = (None, None);
        (self.rows, self.pages) = Default::default();
        self.card = card::Card::of(shown_session(&self.record, self.apart.as_ref()));
        self.why.close();
        self.entry.clear();
        self.reminders.forget();
        self.panels.put_away();
        self.open_page();
    }

    /// Enters a verb. Returns whether it was accepted.
    pub(super) fn enter(&mut self, verb: Verb) -> bool {
        let reads = self.apart.is_none() && matches!(verb, Verb::Observe(_));
        let before = reads.then(|| self.record.session().board().written());
        let entered = match &mut self.apart {
            Some(Apart::Instead(instead)) if instead.equals_old(&verb) => {
                Err(Trouble::Rejected(Rejection::Unreadable(keys::right::SAME_AS_BEFORE.into())))
            }
            Some(Apart::Instead(_)) => return self.enter_instead(verb),
            Some(Apart::WhatIf(what_if)) => what_if.enter_verb(verb).map_err(Trouble::Rejected),
            None => self.record.enter_verb(verb),
        };
        match entered {
            Ok(_) | Err(Trouble::NotSaved { .. }) => self.trouble = None,
            Err(trouble) => {
                self.trouble = Some((trouble.line(), trouble.suggestion()));
                return false;
            }
        }
        if let Some(before) = before {
            self.note_read(&before);
        }
        let line = self.table().lines();
        self.entered(line);
        true
    }

    fn entered(&mut self, line: u32) {
        if self.looking.is_some() {
            self.take_in(Event::LookAt(None));
        }
        let table = shown_session(&self.record, self.apart.as_ref());
        let row = table.line(line);
        // A fact does not clear what is being typed.
        if !row.is_some_and(|row| row.verb.is_fact()) {
            self.entry.clear();
            if self.card.has_open_field() {
                self.take_in(Event::Field(None));
            }
        }
        let table = shown_session(&self.record, self.apart.as_ref());
        self.echo = Echo::of(table, line);
        if self.apart.is_none() {
            self.calls.add(table, line);
        }
    }
}

/// Whether an act is legal with a value that the board does not list.
fn is_unlisted(table: &Session, act: &AnyAct) -> bool {
    !table.book().unlisted(table.setting(), act).is_empty()
}
