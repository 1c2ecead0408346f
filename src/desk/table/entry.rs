//! The one field: it finds everything and takes a line of notation, which is answered before it is entered.

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

/// The answer of the rules to a text at a version of the book.
#[derive(Clone, Debug)]
struct Answered {
    of: (String, u32),
    reply: Reply,
    beside: Beside,
}

/// What is said beside the answer.
#[derive(Clone, Debug, Default)]
pub(super) struct Beside {
    /// Amounts that no pieces of the box give.
    pub(super) doubts: Vec<Line>,
}

/// What is typed in the field, with the answer of the rules to it.
#[derive(Clone, Debug, Default)]
pub struct EntryLine {
    /// The text.
    pub(super) text: String,
    finder: Finder,
    answered: Option<Answered>,
    focus: bool,
    /// Whether the text was put there and not typed: what is typed at rest begins anew.
    drafted: bool,
    /// The offer whose form is to be laid.
    form: Option<usize>,
    /// The act that was picked, in notation, or its beginning.
    picked: Option<String>,
    /// Whether Enter was struck on it as it was answered.
    struck: bool,
    /// Where the caret goes in a text that stands there.
    caret: Option<Caret>,
    /// Whether the keyboard is to leave it.
    closes: bool,
}

impl EntryLine {
    /// Shows what the model has in the field, and gives it the keyboard where it was opened or written in by the model.
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

    /// Gives the field the keyboard back.
    pub(super) const fn take_keyboard(&mut self) {
        self.focus = true;
    }

    /// What stands in the field while it is open: written there, or with the keyboard.
    pub(super) fn open_text(&self, ui: &Ui) -> Option<&str> {
        let open = self.is_used() || self.focus || ui.memory(|memory| memory.has_focus(field()));
        open.then_some(self.text.as_str())
    }

    /// Writes what somebody has left there, in whatever language.
    pub fn restore(&mut self, text: String) {
        self.text = text;
        self.finder.typed();
        self.drafted = true;
        self.caret = Some(Caret::End);
    }

    /// Gives the field the keyboard to look for something. What is typed stands in place of an old line.
    pub fn open(&mut self, search: Search) {
        (self.focus, self.caret) = (true, Some(Caret::All));
        self.finder.search = search;
        self.finder.typed();
    }

    /// Takes what is typed while nothing else takes it: a letter is the first of a text, a stroke only leads here. Says
    /// whether there was any.
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

    /// Takes what was found: an act is drafted, anything else is asked for.
    fn take(&mut self, found: Found, actions: &mut Vec<Action>) {
        match found {
            Found::Act(text) => self.picked = Some(text),
            // A title is no beginning of anything: what is typed next stands in its place.
            Found::Rule(LookedUp { title, .. }) => return self.write(title, Caret::All),
            Found::Form(at, ..) => self.form = Some(at),
            Found::Command(asking) => actions.push(asking.action),
            Found::Line(n, _) => actions.push(Action::Look(Some(n))),
            Found::Game(_, path) => actions.push(Action::Open(path)),
            Found::Player(seat, _) => actions.push(Action::Panel(Some(Panel::Player(seat)))),
        }
        self.clear();
    }

    /// Writes a text on the line.
    fn write(&mut self, text: String, caret: Caret) {
        self.text = text;
        self.finder.typed();
        (self.focus, self.caret) = (true, Some(caret));
    }

    /// What the rules have said to it as it stands there.
    fn said(&self) -> Option<&Reply> {
        let answered = self.answered.as_ref().filter(|answered| answered.of.0 == self.text);
        answered.map(|answered| &answered.reply)
    }

    /// Whether the rules have said yes to it.
    fn is_complete(&self) -> bool {
        self.said().is_some_and(Result::is_ok)
    }

    /// Wipes the line.
    pub fn clear(&mut self) {
        self.text.clear();
        self.answered = None;
        self.finder.typed();
    }

    /// Asks the rules what they say to the text, once for each text and version.
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
            // Who is led is told what an act leaves out of reach.
            if let (Ok(outcome), Some(offers)) = (&reply, led) {
                doubts.extend(shuts(table, offers, outcome));
            }
            self.answered = Some(Answered { of, reply, beside: Beside { doubts } });
        }
    }

    /// What was refused stays to be amended; another line is typed in its place.
    pub(super) fn refused(&mut self) {
        if self.is_used() {
            (self.drafted, self.caret) = (true, Some(Caret::All));
        }
    }

    /// The offer whose form is to be laid now.
    pub(super) fn take_form(&mut self) -> Option<usize> {
        self.form.take()
    }

    /// The act that was picked just now, or its beginning.
    pub(super) fn take_picked(&mut self) -> Option<String> {
        self.picked.take()
    }

    /// Whether Enter was struck on it just now.
    pub(super) fn take_struck(&mut self) -> bool {
        std::mem::take(&mut self.struck)
    }

    /// Whether something is meant by it, written there or drafted on the card.
    pub fn is_used(&self) -> bool {
        !self.text.is_empty()
    }

    /// What the rules say to the text, and what is to be questioned in it.
    pub(super) fn answer(&self) -> Option<(&Reply, &Beside)> {
        self.answered.as_ref().map(|answered| (&answered.reply, &answered.beside))
    }
}

/// Draws the field with what it finds; says whether the keyboard has left it and is nowhere else yet. While `here` takes no
/// acts, it finds everything else.
pub fn entry_ui(
    ui: &mut Ui,
    speech: Speech,
    here: Here<'_>,
    line: &mut EntryLine,
    actions: &mut Vec<Action>,
) -> bool {
    let id = field();
    let said = line.said();
    // Whoever looks a rule up enters nothing.
    let enters = here.acts && line.finder.search == Search::Anything;
    let readable = enters && said.is_some_and(|said| !matches!(said, Err(Rejection::Unreadable(_))));
    let asks = enters && said.is_some_and(|said| matches!(said, Err(Rejection::Missing(_))));
    // While something lies over the page, its keys are not the field's.
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
            // What only the arrows choose is no line that could be entered either.
            enter = taken.is_none() && (readable || !listed);
        }
        // One thing at a time: the list, then what is typed, then the field itself; from there the table leaves the past.
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
    // Tab completes while there is something to complete, and otherwise goes on to the next control.
    let filter = EventFilter { tab: completes, escape: true, horizontal_arrows: true, vertical_arrows: true };
    let used = line.is_used();
    let button = used && enters;
    let description = line.finder.description(enters && line.is_complete(), asks).filter(|_| used && focused);
    let beside = [k::ENTER_BOOKS, k::ENTER_SHOWS, k::ENTER_DOES].map(|key| speech.word(key));
    let beside = beside.iter().map(|word| kit::text_width(ui, word, kit::SMALL)).fold(0.0, f32::max);
    let beside = if used && focused { beside + ui.spacing().item_spacing.x } else { 0.0 };
    let width = ui.available_width() - beside - if button { kit::PRESS + kit::GAP } else { 0.0 };
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
        let size = vec2(beside - ui.spacing().item_spacing.x, kit::PRESS);
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
    // At rest Enter books what stands there complete; anything else is gone to.
    if waits && at_rest(ui) && pressed_anew(ui, Key::Enter) {
        enter |= line.is_complete() && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        if !enter {
            response.request_focus();
        }
    }
    // What nobody has seen the answer to is not entered.
    line.struck = enter && waits && line.said().is_some();
    left
}
