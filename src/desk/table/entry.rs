//! The entry line: a search field that also takes a line of notation and previews it.

use std::collections::BTreeMap;

use egui::{Event, EventFilter, Key, Modifiers, RichText, TextEdit, Ui, vec2};

use crate::desk::find::{Finder, Found, Here, list_ui};
use crate::desk::kit::{self, Palette, at_rest, icon_button, icons, may_take, pressed_anew};
use crate::desk::lookup::LookedUp;
use crate::desk::table::Panel;
use crate::desk::table::caret::{Caret, field, key_ui};
use crate::desk::{Action, Search, Speech};
use crate::engine::{Offer, Rejection, Reply};
use crate::page::meant;
use crate::preset::Pieces;
use crate::session::{Session, guard, shuts};
use crate::words::keys::find as k;
use crate::words::{Line, keys};

/// The answer of the rules to a text, for a version of the book.
#[derive(Clone, Debug)]
struct Answered {
    of: (String, u32),
    reply: Reply,
    beside: Beside,
}

/// Warnings next to the answer.
#[derive(Clone, Debug, Default)]
pub(super) struct Beside {
    /// Amounts that cannot be paid with the pieces of the game.
    pub(super) doubts: Vec<Line>,
}

#[derive(Clone, Debug, Default)]
pub struct EntryLine {
    pub(super) text: String,
    finder: Finder,
    answered: Option<Answered>,
    focus: bool,
    /// Whether the text was put there rather than typed. Typing then starts a new text.
    drafted: bool,
    /// The offer whose form is to be opened.
    form: Option<usize>,
    /// The chosen act in notation, possibly incomplete.
    picked: Option<String>,
    /// Whether Enter was pressed on the answered text.
    struck: bool,
    caret: Option<Caret>,
    /// Whether the entry line is to lose the keyboard focus.
    closes: bool,
}

impl EntryLine {
    /// Shows the text of the page model, and takes the focus if the model opened or changed it.
    pub(super) fn mirror(&mut self, text: Option<&str>, opened: bool) {
        match text {
            Some(text) if text != self.text => {
                self.text = text.to_owned();
                self.finder.typed();
                (self.focus, self.caret) = (true, Some(Caret::End));
            }
            Some(_) => self.focus |= opened,
            None => {
                self.closes |= !opened;
                self.focus = false;
                self.clear();
            }
        }
    }

    /// Requests the keyboard focus.
    pub(super) const fn take_keyboard(&mut self) {
        self.focus = true;
    }

    /// The text while the entry line is open: it has a text or the focus.
    pub(super) fn open_text(&self, ui: &Ui) -> Option<&str> {
        let open = self.is_used() || self.focus || ui.memory(|memory| memory.has_focus(field()));
        open.then_some(self.text.as_str())
    }

    /// Restores an unfinished text.
    pub fn restore(&mut self, text: String) {
        self.text = text;
        self.finder.typed();
        self.drafted = true;
        self.caret = Some(Caret::End);
    }

    /// Focuses the entry line for a search, with the old text selected.
    pub fn open(&mut self, search: Search) {
        (self.focus, self.caret) = (true, Some(Caret::All));
        self.finder.search = search;
        self.finder.typed();
    }

    /// Takes text typed while no other control has the focus. A slash only moves the focus here. Returns whether anything was typed.
    pub fn listen(&mut self, ui: &Ui) -> bool {
        let taken = ui.text_edit_focused()
            || ui.memory(|memory| memory.top_modal_layer().is_some())
            || egui::Popup::is_any_open(ui);
        if taken || ui.input(|input| input.modifiers.command) {
            return false;
        }
        let typed = |event: &Event| match event {
            Event::Text(text) => Some(text.clone()),
            _ => None,
        };
        let text: String = ui.input(|input| input.events.iter().filter_map(typed).collect());
        let leads = text.starts_with('/');
        if !leads && !text.starts_with(char::is_alphabetic) {
            return false;
        }
        ui.input_mut(|input| input.events.retain(|event| !matches!(event, Event::Text(_))));
        let text = text.strip_prefix('/').unwrap_or(&text);
        if std::mem::take(&mut self.drafted) && !text.is_empty() {
            self.clear();
        }
        self.text.push_str(text);
        self.finder.typed();
        self.focus = true;
        self.caret = Some(if text.is_empty() { Caret::All } else { Caret::End });
        true
    }

    /// Handles a chosen result: an act is drafted, anything else becomes an action.
    fn take(&mut self, found: Found, actions: &mut Vec<Action>) {
        match found {
            Found::Act(text) => self.picked = Some(text),
            // A title is selected, so that typing replaces it.
            Found::Rule(LookedUp { title, .. }) => return self.write(title, Caret::All),
            Found::Form(at, ..) => self.form = Some(at),
            Found::Command(asking) => actions.push(asking.action),
            Found::Line(n, _) => actions.push(Action::Look(Some(n))),
            Found::Game(_, path) => actions.push(Action::Open(path)),
            Found::Player(seat, _) => actions.push(Action::Panel(Some(Panel::Player(seat)))),
        }
        self.clear();
    }

    fn write(&mut self, text: String, caret: Caret) {
        self.text = text;
        self.finder.typed();
        (self.focus, self.caret) = (true, Some(caret));
    }

    /// The answer of the rules to the current text.
    fn said(&self) -> Option<&Reply> {
        let answered = self.answered.as_ref().filter(|answered| answered.of.0 == self.text);
        answered.map(|answered| &answered.reply)
    }

    /// Whether the current text is a legal act.
    fn is_complete(&self) -> bool {
        self.said().is_some_and(Result::is_ok)
    }

    /// Clears the text.
    pub fn clear(&mut self) {
        self.text.clear();
        self.answered = None;
        self.finder.typed();
    }

    /// Asks the rules about the text, once for each text and version.
    pub(super) fn ask_rules(
        &mut self,
        table: &Session,
        pieces: &BTreeMap<String, Pieces>,
        led: Option<&[Offer]>,
    ) {
        let of = (self.text.clone(), table.lines());
        if self.text.trim().is_empty() {
            self.answered = None;
        } else if self.answered.as_ref().is_none_or(|answered| answered.of != of) {
            let reply = meant(table, &self.text).and_then(|verb| table.preview(verb));
            let values = |unit| {
                let kind = table.chart().unit(unit).and_then(|kind| pieces.get(kind.word));
                kind.map_or_else(Vec::new, |pieces| pieces.values.clone())
            };
            let mut doubts = guard::doubts(table, &reply, &values);
            // The led turn also warns of acts that this one makes impossible.
            if let (Ok(outcome), Some(offers)) = (&reply, led) {
                doubts.extend(shuts(table, offers, outcome));
            }
            self.answered = Some(Answered { of, reply, beside: Beside { doubts } });
        }
    }

    /// Selects a refused text, so that it can be edited or replaced.
    pub(super) fn refused(&mut self) {
        if self.is_used() {
            (self.drafted, self.caret) = (true, Some(Caret::All));
        }
    }

    /// The offer whose form is to be opened now.
    pub(super) fn take_form(&mut self) -> Option<usize> {
        self.form.take()
    }

    /// The act that was just chosen, possibly incomplete.
    pub(super) fn take_picked(&mut self) -> Option<String> {
        self.picked.take()
    }

    /// Whether Enter was just pressed.
    pub(super) fn take_struck(&mut self) -> bool {
        std::mem::take(&mut self.struck)
    }

    pub fn is_used(&self) -> bool {
        !self.text.is_empty()
    }

    /// The answer of the rules and the warnings.
    pub(super) fn answer(&self) -> Option<(&Reply, &Beside)> {
        self.answered.as_ref().map(|answered| (&answered.reply, &answered.beside))
    }
}

/// Draws the entry line with its results. Returns whether it gave up the focus. If `here` takes no acts, it only searches.
pub fn entry_ui(
    ui: &mut Ui,
    speech: Speech,
    here: Here<'_>,
    line: &mut EntryLine,
    actions: &mut Vec<Action>,
) -> bool {
    let id = field();
    let said = line.said();
    // A rule search enters nothing.
    let enters = here.acts && line.finder.search == Search::Anything;
    let readable = enters && said.is_some_and(|said| !matches!(said, Err(Rejection::Unreadable(_))));
    let asks = enters && said.is_some_and(|said| matches!(said, Err(Rejection::Missing(_))));
    // Keys belong to a modal dialog while one is open.
    let focused = ui.memory(|memory| memory.has_focus(id) && memory.top_modal_layer().is_none());
    if focused {
        line.finder.refresh(speech, here, &line.text, readable);
    }
    let listed = focused && !line.finder.listed().is_empty();
    let completes = listed && line.finder.completes();
    let (mut taken, mut enter, mut left) = (None, false, false);
    if focused {
        let pressed = |key| ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if listed && pressed(Key::ArrowDown) {
            line.finder.down();
        }
        if listed && pressed(Key::ArrowUp) {
            line.finder.up();
        }
        if completes
            && pressed(Key::Tab)
            && let Some(text) = line.finder.tab(&line.text)
        {
            line.write(text, Caret::End);
        }
        let anew = pressed_anew(ui, Key::Enter);
        if pressed(Key::Enter) && anew {
            taken = line.finder.taken();
            // A result that is only reachable with the arrow keys is not a line to enter.
            enter = taken.is_none() && (readable || !listed);
        }
        // Escape first closes the list, then clears the text, then leaves the entry line; in the history it then returns to the current position.
        let leaves = !listed && line.text.is_empty() && here.table.is_some() && !here.acts;
        if leaves && pressed_anew(ui, Key::Escape) {
            left = true;
        } else if pressed(Key::Escape) {
            match (listed, line.text.is_empty()) {
                (_, true) => left = true,
                (true, false) => line.finder.close(&line.text),
                (false, false) => line.clear(),
            }
        }
    }
    // Tab completes the text if possible, otherwise it moves to the next control.
    let filter = EventFilter { tab: completes, escape: true, horizontal_arrows: true, vertical_arrows: true };
    let used = line.is_used();
    let button = used && enters;
    let description = line.finder.description(enters && line.is_complete(), asks).filter(|_| used && focused);
    let beside = [k::ENTER_BOOKS, k::ENTER_SHOWS, k::ENTER_DOES].map(|key| speech.word(key));
    let beside = beside.iter().map(|word| kit::text_width(ui, word, kit::SMALL)).fold(0.0, f32::max);
    let beside = if used && focused { beside + ui.spacing().item_spacing.x } else { 0.0 };
    let width = ui.available_width() - beside - if button { kit::press(ui) + kit::GAP } else { 0.0 };
    let hint = if kit::narrow(ui) { kit::SMALL } else { kit::BODY };
    let mut nothing = String::new();
    let edit = TextEdit::singleline(if used { &mut line.text } else { &mut nothing })
        .id(id)
        .event_filter(filter)
        .hint_text(RichText::new(speech.word(k::HINT)).size(hint))
        .align(egui::Align2::LEFT_CENTER)
        .desired_width(width);
    let output = edit.show(ui);
    let response = output.response.response.accessible_name(speech.word(keys::desk::ENTRY));
    if !used && !response.has_focus() && !kit::narrow(ui) {
        key_ui(ui, speech, &response);
    }
    if beside > 0.0 {
        let description = description.map(|key| speech.word(key)).unwrap_or_default();
        let size = vec2(beside - ui.spacing().item_spacing.x, kit::press(ui));
        let description = RichText::new(description).size(kit::SMALL).color(Palette::of(ui).faint);
        ui.add_sized(size, egui::Label::new(description).extend());
    }
    if response.changed() {
        if !used {
            line.text = nothing;
        }
        line.finder.typed();
        line.drafted = false;
    }
    if response.lost_focus() {
        line.finder.search = Search::Anything;
    }
    let taken = taken.or(list_ui(ui, speech, here, &response, &mut line.finder));
    if let Some(found) = taken {
        line.take(found, actions);
        left |= line.text.is_empty();
    }
    left |= std::mem::take(&mut line.closes) && response.has_focus();
    if left {
        response.surrender_focus();
    }
    if let Some(caret) = line.caret.take() {
        caret.put(&response, output.state, &line.text);
    }
    if ui.memory(|memory| memory.top_modal_layer().is_none()) && may_take(ui, &mut line.focus) {
        response.request_focus();
    }
    let name = speech.word(keys::table::LINE_ENTER);
    enter |= button && icon_button(ui, icons::ICON_KEYBOARD_RETURN, name).clicked();
    let waits = enters && !line.text.trim().is_empty();
    // If nothing has the focus, Enter enters a complete line and otherwise focuses it.
    if waits && at_rest(ui) && pressed_anew(ui, Key::Enter) {
        enter |= line.is_complete() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        if !enter {
            response.request_focus();
        }
    }
    // An act without a visible answer is not entered.
    line.struck = enter && waits && line.said().is_some();
    left
}
