//! Connects the page model to the window: passes it events, and carries out its effects.

mod body;
mod typing;

use std::collections::BTreeMap;

use egui::{Id, Popup, ScrollArea, Sense, Ui};

use crate::desk::kit::{self, next_of};
use crate::desk::sheets::Tab;
use crate::desk::table::just_now::Echo;
use crate::desk::table::looking::Looking;
use crate::desk::table::{TablePage, shown_session};
use crate::desk::{Action, Speech};
use crate::engine::amend::Amended;
use crate::engine::board::CellId;
use crate::engine::entry::Verb;
use crate::engine::{AnyAct, Holder, Ledger, Offer, Seat, Syntax};
use crate::msg;
use crate::page::{
    self, Effect, Event, Feedback, FocusTarget, InputId, InputKind, PageModel, PageView, Referee, Step,
};
use crate::preset::Pieces;
use crate::session::{Session, description, guard, shuts};
use crate::words::{Line, keys, parse_entered, render};
use typing::{Listening, listen, put_back, take_typed};

pub use typing::take;

/// The number of verb buttons in a row.
const COLUMNS: isize = 3;

/// The page model, and what is drawn from it.
#[derive(Debug)]
pub struct Card {
    page: PageModel,
    view: PageView,
    /// Warnings about the act.
    doubts: Vec<Line>,
    /// The house rules that make it illegal.
    ruled: Vec<Line>,
    /// What a corrected board value changes in past entries.
    amended: Option<Box<Amended>>,
    /// Whether the keyboard focus is to move to the model's focus.
    leads: bool,
    /// Whether a button was pressed by a key that keeps the keyboard.
    stays: bool,
    /// The widget of the last frame that has the model's focus.
    target: Option<Id>,
}

impl Card {
    pub fn of(session: &Session) -> Box<Self> {
        let mut card = Self {
            page: PageModel::of(session),
            view: PageView::default(),
            doubts: Vec::new(),
            ruled: Vec::new(),
            amended: None,
            leads: true,
            stays: false,
            target: None,
        };
        card.look(session, &BTreeMap::new(), None);
        Box::new(card)
    }

    /// Computes what is drawn. `pieces` are the game's banknotes and pieces. `led` are the offers, while the phase is explained to a
    /// player who acts; the warnings then include which of these acts become impossible.
    fn look(&mut self, session: &Session, pieces: &BTreeMap<String, Pieces>, led: Option<&[Offer]>) {
        self.view = self.page.view(session);
        self.amended = match &self.page.form.line {
            Some(Ok(Verb::Observe(value))) => session.preview_board_value(value).ok().flatten().map(Box::new),
            _ => None,
        };
        (self.doubts, self.ruled) = match &self.page.step {
            Step::Ready(outcome) => {
                let values = |unit| {
                    let kind = session.chart().unit(unit).and_then(|kind| pieces.get(kind.word));
                    kind.map_or_else(Vec::new, |pieces| pieces.values.clone())
                };
                let doubts = guard::doubts(session, &Ok(outcome.as_ref().clone()), &values);
                let shut = led.map(|offers| shuts(session, offers, outcome)).unwrap_or_default();
                (doubts.into_iter().chain(shut).collect(), Vec::new())
            }
            Step::Refused(refused) => {
                let decides = refused.act.as_ref().map(|act| session.decides(act)).unwrap_or_default();
                (Vec::new(), description::deciding_lines(session, &decides))
            }
            _ => Default::default(),
        };
    }

    /// The verb that any player may use at any time.
    pub(super) fn anytime(&self) -> Option<&'static str> {
        self.page.anytime()
    }

    /// Whether the entry line is open.
    pub(super) const fn has_open_field(&self) -> bool {
        self.page.field.is_some()
    }

    /// Whether the form for a board value is open.
    pub(super) fn reads(&self, cell: CellId) -> bool {
        self.page.draft.referee == Some(Referee::Read(cell))
    }

    /// Whether the draft and the entry line are empty.
    pub(super) fn is_at_rest(&self) -> bool {
        self.page.field.is_none() && self.page.draft.is_empty()
    }

    /// The balances after the ready act, and the act.
    pub(super) fn drafted(&self) -> Option<(&Ledger, Option<&AnyAct>)> {
        match &self.page.step {
            Step::Ready(_) if let Some(amended) = &self.amended => Some((&amended.book.ledger, None)),
            Step::Ready(outcome) => Some((&outcome.book.ledger, outcome.act())),
            _ => self.page.forced().last().map(|outcome| (&outcome.book.ledger, None)),
        }
    }

    /// Translates an event for the focused target; `None` if it has no meaning there.
    fn meant(&self, event: Event) -> Option<Event> {
        let focus = self.page.focus();
        let number = |id: &InputId| match self.page.input(id).map(|input| (&input.kind, &input.text)) {
            Some((InputKind::Number(field), text)) => Some((field.clone(), text.clone())),
            _ => None,
        };
        match (&event, focus) {
            (Event::Text(text), FocusTarget::Main | FocusTarget::List(_)) if text == " " => {
                Some(Event::Accept)
            }
            (Event::Text(text), FocusTarget::Input(id)) if text == " " && number(&id).is_some() => None,
            (Event::Arrow(by), FocusTarget::Input(id)) if let Some((field, text)) = number(&id) => {
                let [less, more] = next_of(&field, parse_entered(&text).ok().flatten());
                let to = if *by < 0 { more } else { less };
                to.map(|to| Event::SetNumber(id, to))
            }
            _ => Some(event),
        }
    }
}

impl TablePage {
    /// Applies what was typed since the last frame, in order.
    pub(super) fn take_typed(&mut self, ui: &Ui, speech: Speech) {
        let card = &mut self.card;
        card.page.language = speech.language;
        let mut typed = take_typed(ui.ctx()).into_iter();
        while let Some((event, _)) = typed.next() {
            let open = |page: &Self| page.card.page.field.is_some();
            let closed = !open(self);
            let meant = self.card.meant(event);
            meant.into_iter().for_each(|event| self.take_in(event));
            // Later keys belong to the entry line that has just opened.
            if closed && open(self) {
                put_back(ui.ctx(), typed.by_ref().map(|(_, input)| input));
            }
        }
    }

    /// Passes an event to the model and carries out its effects.
    pub(super) fn take_in(&mut self, event: Event) {
        let card = &mut self.card;
        let closed = card.page.field.is_none();
        let before = self.sheet_on_board();
        let card = &mut self.card;
        let effects = card.page.update(event, shown_session(&self.record, self.apart.as_ref()));
        let (several, first) =
            (effects.len() > 1, shown_session(&self.record, self.apart.as_ref()).lines() + 1);
        let instead = self.says_instead();
        for effect in effects {
            // A replacement of an entry is a single act. Once it is done, the remaining effects must not be entered in the current session.
            if instead && !self.says_instead() {
                break;
            }
            let answer = self.carry_out(effect);
            let failed = matches!(answer, Event::Failed(_));
            self.take_in(answer);
            if failed {
                break;
            }
        }
        if several {
            let table = shown_session(&self.record, self.apart.as_ref());
            self.echo = Echo::of_all(table, first, table.lines());
        }
        let refused =
            |page: &PageModel| page.field.is_some() && matches!(page.said, Some(Feedback::Failed(_)));
        if refused(&self.card.page) {
            self.entry.refused();
        }
        let card = &mut self.card;
        (card.leads, card.target) = (!std::mem::take(&mut card.stays), None);
        let table = shown_session(&self.record, self.apart.as_ref());
        let led = self.teacher.leads(table, &self.seen.stage).then_some(self.seen.offers.as_slice());
        card.look(table, &self.pieces, led);
        let looks_at = card.page.looks_at();
        if looks_at != self.looking.as_ref().map(|looking| looking.line) {
            self.looking = looks_at.and_then(|line| Looking::at(table, line));
            if self.looking.is_some() {
                self.panels.put_away();
            }
        }
        self.entry.mirror(card.page.field.as_deref(), closed);
        match (before, self.sheet_on_board()) {
            (false, true) => self.tab = Tab::Sheet,
            (true, false) if self.tab == Tab::Sheet => self.tab = Tab::Board,
            _ => {}
        }
    }

    /// Carries out an effect, and returns the resulting event.
    fn carry_out(&mut self, effect: Effect) -> Event {
        if let Effect::Draw(act) = &effect
            && let Some(outcome) = self.record.drawn(act).filter(|_| self.apart.is_none())
        {
            return Event::Drawn(act.clone(), outcome);
        }
        let verbs = match effect {
            // A correction that changes past entries is previewed first.
            Effect::Enter(verb) if self.corrects_board_value(&verb) => return Event::SayAgain(verb),
            Effect::PutRight(value, lasting) => {
                let entered = self.put_right(value, lasting);
                let why = self.trouble.clone().filter(|_| !entered);
                return why.map_or(Event::Booked, |(why, _)| Event::Failed(why));
            }
            Effect::Enter(verb) => vec![verb],
            Effect::Keep(values) => values.into_iter().map(Verb::Observe).collect(),
            // The outcome is not passed on, because entering the act draws the same outcome again.
            Effect::Draw(act) | Effect::EnterDrawn(act, _) => vec![Verb::Act(act)],
        };
        let form = self.card.page.draft.referee.is_some();
        let act = form || verbs.iter().any(|verb| verb.act().is_some());
        if verbs.into_iter().all(|verb| self.enter(verb)) {
            return if act { Event::Booked } else { Event::Changed };
        }
        self.trouble.take().map_or(Event::Changed, |(why, _)| Event::Failed(why))
    }

    /// Whether a dialog or a panel covers the page.
    fn is_covered(&self, ui: &Ui) -> bool {
        let over = ui.memory(|memory| memory.top_modal_layer().is_some()) || Popup::is_any_open(ui);
        let laid = self.panels.is_open() || self.teacher.chapter().is_some() || self.why.subject().is_some();
        over || laid || self.teacher.quiz.asks()
    }

    /// Moves the keyboard focus to the model's focus, and sets which keys the page handles.
    pub(super) fn lead_keyboard(&mut self, ui: &Ui) {
        let covered = self.is_covered(ui);
        if !covered {
            kit::give_back(ui);
        }
        let card = &mut self.card;
        let focused = |ui: &Ui| ui.memory(|memory| memory.focused());
        let (focus, now) = (card.page.focus(), focused(ui));
        if covered {
            return listen(ui.ctx(), Listening::default());
        }
        if focus == FocusTarget::Field && now.is_none() {
            self.entry.take_keyboard();
            ui.request_repaint();
        }
        // The target was drawn in this frame, so it can take the focus now.
        if let Some(target) = card.target.filter(|_| focus != FocusTarget::Field)
            && (std::mem::take(&mut card.leads) || now.is_none())
            && now != Some(target)
        {
            ui.memory_mut(|memory| memory.request_focus(target));
        }
        let now = focused(ui);
        let own = now.is_none() || now == card.target;
        let input = |id: &InputId| card.page.input(id).map(|input| &input.kind);
        let rows = match &focus {
            FocusTarget::List(_) if card.page.form.rows.is_empty() => Some(COLUMNS),
            FocusTarget::List(_) | FocusTarget::History => Some(1),
            FocusTarget::Input(id) if !matches!(input(id), Some(InputKind::Text)) => Some(1),
            _ => None,
        };
        // Tab moves between the inputs; before the first and after the last one it moves on through the page.
        let stops = card.page.tab_stops();
        let at = stops.iter().position(|stop| focus == FocusTarget::Input(stop.clone()));
        let [back, on] = [at != Some(0), at.is_none_or(|at| at + 1 < stops.len())];
        let tab = [back, on].map(|way| way && own && !stops.is_empty());
        let listening = Listening {
            text: own || !ui.text_edit_focused(),
            keys: own,
            tab,
            back: own && !card.page.draft.is_empty(),
            rows,
        };
        listen(ui.ctx(), listening);
    }
}

impl TablePage {
    /// Fills in a player if a form of the referee asks for one. Returns whether it did.
    pub(super) fn fill_in_player(&mut self, seat: Seat) -> bool {
        let (card, table) = (&self.card, self.table());
        let FocusTarget::Input(id @ InputId::Detail(_)) = card.page.focus() else { return false };
        let choice = card.page.input(&id).map(|input| &input.kind);
        let Some(InputKind::Choice(words)) = choice else { return false };
        let named = [table.seats().word(seat), table.chart().holder_word(Holder::Seat(seat)).to_owned()];
        let said = words.iter().find(|word| named.contains(&word.word)).map(|word| word.word.clone());
        if let Some(word) = said.clone() {
            self.take_in(Event::Say(id, word));
        }
        said.is_some()
    }

    /// Writes a line of notation into the entry line, in the language of the page.
    pub(super) fn write_in_field(&mut self, text: &str) {
        let card = &self.card;
        let typed = msg!(keys::engine::DESCRIBE, text = self.table().typed(text));
        let text = render(&typed, card.page.language);
        self.take_in(Event::Field(Some(text)));
    }

    /// Tells the model about edits of the entry line, or that it was left.
    pub(super) fn field_edited(&mut self, ui: &Ui) {
        let card = &self.card;
        let (text, known) = (self.entry.open_text(ui).map(str::to_owned), card.page.field.clone());
        if let Some(found) = self.entry.take_form() {
            let event = self.seen.offers.get(found).map(|offer| Event::Draft(offer.act.clone()));
            return event.into_iter().for_each(|event| self.take_in(event));
        }
        if let Some(picked) = self.entry.take_picked() {
            return match self.picked(&picked) {
                Some(event) => self.take_in(event),
                None => self.write_in_field(&picked),
            };
        }
        if text != known {
            // If the user moved the focus elsewhere, it stays there.
            let left = text.is_none() && ui.memory(|memory| memory.focused().is_some());
            let typed = card.page.typed().cloned().filter(|_| left);
            self.take_in(typed.map_or(Event::Field(text), |act| Event::SayAgain(Verb::Act(act))));
            self.card.leads &= !left;
        }
        if self.entry.take_struck() {
            self.take_in(Event::Accept);
        }
    }

    /// The event for a chosen act or verb.
    fn picked(&self, text: &str) -> Option<Event> {
        if let Ok(Verb::Act(act)) = page::meant(self.table(), text) {
            return Some(Event::Draft(act));
        }
        let typed = |word: &str| msg!(keys::engine::DESCRIBE, text = self.table().typed(word));
        let is_it = |verb: &&Syntax| render(&typed(verb.word), self.card.page.language) == text.trim();
        let verbs = (self.table().info().syntaxes)();
        verbs.into_iter().find(is_it).map(|verb| Event::Choose(verb.word))
    }

    /// Draws the page. In a window that is too small, the whole page scrolls.
    pub(super) fn whole_page_ui(&mut self, ui: &mut Ui, speech: Speech, actions: &mut Vec<Action>) {
        let room = ui.available_rect_before_wrap();
        let whole = self.places(ui, room).whole();
        if whole.height().floor() <= room.height() {
            return self.page_ui(ui, speech, room, actions);
        }
        ScrollArea::vertical().id_salt("small-window").auto_shrink(false).show(ui, |ui| {
            let room = ui.allocate_exact_size(whole.size(), Sense::hover()).0;
            self.page_ui(ui, speech, room, actions);
        });
    }
}
