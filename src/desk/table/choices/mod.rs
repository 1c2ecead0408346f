//! The choices of whoever acts: first the verb, then where or what, then the pieces. A list that has just changed
//! takes no press of the mouse for a moment, so that no button changes its meaning under a finger.

mod aside;
mod button;
mod filling;
mod forced;
mod hint;
mod list;
mod reach;
pub(super) mod shared;
mod there;
mod tiles;
mod verbs;

use std::collections::HashMap;

use egui::{PointerButton, Pos2, Response, Ui};

use crate::desk::kit;
use crate::desk::table::{Seen, Subject};
use crate::desk::{Action, Speech};
use crate::engine::scene::Idle;
use crate::engine::{AnyAct, Effect, Ledger, PlaceId};
use crate::session::Session;
use crate::words::{Language, Line};

pub use aside::verbs_ui;
pub(super) use button::price_ui;
pub use filling::Filling;
pub use list::choices_ui;
pub use reach::{Pressed, why_idle};
use tiles::tiles_ui;
pub use verbs::{OfferedChoice, State, Verb, refused, verbs};

/// The choices and how far somebody has come in choosing.
#[derive(Clone, Debug, Default)]
pub struct Choices {
    of: Option<(u32, Language)>,
    verbs: Vec<Verb>,
    /// What the rules leave no choice about, one act after the other.
    forced: Vec<(AnyAct, Effect)>,
    chosen: Option<usize>,
    /// Whether that verb was chosen by what was pressed on the board.
    followed: bool,
    /// What was opened among the verbs, where it opens many of a kind.
    opened: Option<String>,
    words: Vec<String>,
    filling: Option<Filling>,
    /// The places that each of the offers is about, step by step.
    reached: Vec<Vec<Vec<PlaceId>>>,
    /// The places that were pressed on the board.
    pressed: Vec<PlaceId>,
    /// Why the place that was pressed can do nothing, and the acts for that.
    idle: Option<Idle>,
    /// Whether the board gets the keyboard.
    to_board: bool,
    /// The numbers typed for a choice that was left.
    kept: Vec<(Line, i64)>,
    /// Words of notation as they are shown.
    labels: HashMap<String, (String, String)>,
    /// When the list last changed, in seconds of the window.
    since: f64,
    /// Where the pointer was when its own press changed the list.
    under: Option<Pos2>,
    /// How high all of it is.
    high: f32,
    /// Whether the verbs have stepped aside for what is asked.
    aside: aside::Aside,
    /// Whether a sheet lies over the board.
    covered: bool,
    /// Whether those that are not possible now are shown too.
    shut: bool,
    /// Whether the first choice of the list gets the keyboard.
    focus: bool,
    /// Whether the first choice that fits what was pressed gets it.
    to_fitting: bool,
    /// Whether somebody is led, who sees what a press on the board comes to before it is done.
    led: bool,
    /// The verb that a lesson points at, with the places of the act that it means.
    pointed: Option<(String, Vec<PlaceId>)>,
    /// What is said of the choice under the pointer or the keyboard, and whether it may be done.
    hint: Option<(String, bool)>,
}

impl Choices {
    /// Looks at the choices again if something was entered since, or another language is spoken. What was chosen stays
    /// where a printed value was read for it.
    pub fn refresh(&mut self, ui: &Ui, speech: Speech, table: &Session, seen: &Seen) {
        let of = Some((seen.version(), speech.language));
        if self.of == of {
            return;
        }
        self.of = of;
        let read = table.line(table.lines()).is_some_and(|row| row.verb == "read");
        let chosen = self.chosen.and_then(|at| self.verbs.get(at)).filter(|_| read);
        let chosen = chosen.map(|verb| (verb.actor, verb.word.clone()));
        let (followed, pressed) = (self.followed, if read { self.pressed.clone() } else { Vec::new() });
        self.verbs = verbs::verbs(speech, table, seen);
        (self.since, self.under) = (ui.input(|input| input.time), None);
        (self.chosen, self.opened, self.filling, self.hint) = (None, None, None, None);
        self.followed = false;
        self.forced = table.book().forced(table.setting());
        self.reached = seen.offers.iter().map(|offer| offer.places.clone()).collect();
        self.let_go();
        self.shut = false;
        self.words.clear();
        self.kept.clear();
        self.labels.clear();
        if let Some((actor, word)) = chosen {
            let same = |verb: &Verb| verb.actor == actor && verb.word == word;
            (self.chosen, self.followed) = (self.verbs.iter().position(same), followed);
        }
        if self.any_open(&pressed) {
            self.pressed = pressed;
        }
    }

    /// Points at the verb of an act, and at its places; `led` as whoever is led sees what a press comes to first.
    pub fn point(&mut self, table: &Session, seen: &Seen, (led, act): (bool, Option<&str>)) {
        self.led = led;
        self.pointed = act.and_then(|act| {
            let act = table.read_act(act)?;
            let at = seen.offers.iter().position(|offer| offer.act == act);
            let places = at.and_then(|at| self.reached.get(at)).into_iter().flatten().flatten();
            Some((act.syntax()?.word.to_owned(), places.copied().collect()))
        });
    }

    /// A word of notation as it is shown, and of which kind it is.
    fn label(&mut self, speech: Speech, table: &Session, word: &str) -> (String, String) {
        let label = self.labels.entry(word.to_owned());
        label.or_insert_with(|| verbs::word_label(speech, table, word)).clone()
    }

    /// What would lie where after what is filled in, where it is legal; and the act.
    pub fn drafted(&self) -> Option<(&Ledger, &str)> {
        let (ledger, text) = self.filling.as_ref()?.drafted.as_ref()?;
        Some((ledger, text))
    }

    /// Whether the board gets the keyboard now.
    pub fn sends_to_board(&mut self) -> bool {
        std::mem::take(&mut self.to_board)
    }

    /// The verb that is chosen, in notation.
    pub fn chosen_verb(&self) -> Option<&str> {
        self.verb().and_then(|at| self.verbs.get(at)).map(|verb| verb.word.as_str())
    }

    /// The places that were pressed on the board.
    pub fn pressed_places(&self) -> &[PlaceId] {
        &self.pressed
    }

    /// Whether a verb is among the choices of the moment.
    pub fn offers(&self, word: &str) -> bool {
        self.verbs.iter().any(|verb| verb.word == word)
    }

    /// Whether somebody has begun to choose.
    pub fn begun(&self) -> bool {
        self.chosen.is_some()
            || self.opened.is_some()
            || !self.words.is_empty()
            || self.filling.is_some()
            || !self.pressed.is_empty()
    }

    /// Whether numbers of an act are filled in.
    pub const fn fills(&self) -> bool {
        self.filling.is_some()
    }

    /// What stands in the place of the choices is so high, with so much below what scrolls.
    pub fn stands<R>(&mut self, ui: &Ui, drawn: &egui::scroll_area::ScrollAreaOutput<R>, below: f32) {
        self.reaches(ui, drawn.inner_rect.top() + drawn.content_size.y + below);
    }

    /// The same, for what does not scroll and ends there.
    pub fn reaches(&mut self, ui: &Ui, bottom: f32) {
        let high = bottom - ui.max_rect().top();
        if (high - self.high).abs() > 0.5 {
            self.high = high;
            kit::again(ui, "there is more or less to choose from");
        }
    }

    /// Whether a sheet lies over the board, where nothing can be pressed then.
    pub fn cover(&mut self, ui: &Ui, covered: bool) {
        if std::mem::replace(&mut self.covered, covered) != covered {
            kit::again(ui, "the board is in sight again, or not any more");
        }
    }

    /// Whether a sheet lies over the board.
    pub const fn covered(&self) -> bool {
        self.covered
    }

    /// Whether the only verb there is needs no choosing.
    fn alone(&self) -> bool {
        matches!(self.acts().as_slice(), [only] if self.verb() == Some(*only))
    }

    /// Verbs of the present act that need no opening, with their places; somebody else’s only where it can be done.
    fn acts(&self) -> Vec<usize> {
        let here = |verb: &Verb| verb.behind.is_none() && (!verb.of_another || verb.open());
        let all = self.verbs.iter().enumerate();
        all.filter(|(_, verb)| here(verb)).map(|(at, _)| at).collect()
    }

    /// What opens verbs of a kind, each once.
    fn opens(&self) -> Vec<String> {
        let mut all: Vec<String> = self.verbs.iter().filter_map(|verb| verb.behind.clone()).collect();
        all.dedup();
        all
    }

    /// The verb that was chosen; the only one there is needs no choosing.
    fn verb(&self) -> Option<usize> {
        match self.acts().as_slice() {
            [only]
                if self.opens().is_empty()
                    && self.verbs.get(*only).is_some_and(|verb| verb.choices.len() > 1) =>
            {
                Some(*only)
            }
            _ => self.chosen,
        }
    }

    /// Whether a press counts: not by a key held down, and not by the mouse on a list that has just changed, unless the
    /// press before changed it and the hand has moved on since.
    fn pressed(&self, ui: &Ui, response: &Response) -> bool {
        if !response.clicked() {
            return false;
        }
        let held = ui.input(|input| {
            let held =
                |event: &egui::Event| matches!(event, egui::Event::Key { pressed: true, repeat: true, .. });
            input.events.iter().any(held)
        });
        !held && (self.steady(ui) || !response.clicked_by(PointerButton::Primary))
    }

    /// Whether the hand has seen what it presses: the list stands since a moment, or the hand has moved on since it changed it.
    fn steady(&self, ui: &Ui) -> bool {
        let (now, pointer) = ui.input(|input| (input.time, input.pointer.interact_pos()));
        let moved = self.under.zip(pointer).is_some_and(|(then, now)| then.distance(now) > kit::MOVED);
        now - self.since >= kit::STEADY || moved
    }

    /// Goes somewhere in the list.
    fn go(&mut self, ui: &Ui, response: &Response, chosen: Option<usize>, words: Vec<String>) {
        self.typed();
        let opened = chosen.and_then(|at| self.verbs.get(at)).and_then(|verb| verb.behind.clone());
        (self.chosen, self.followed, self.opened) = (chosen, false, opened);
        (self.words, self.filling, self.hint) = (words, None, None);
        self.changed(ui);
        self.focus = !response.clicked_by(PointerButton::Primary);
    }

    /// Lays the form of a choice with numbers to be filled in, as a press on it would.
    pub fn lay_form(&mut self, ui: &Ui, at: usize) {
        let all = self.verbs.iter().enumerate();
        let mut all = all.flat_map(|(verb, of)| of.choices.iter().map(move |choice| (verb, choice)));
        let Some((verb, choice)) = all.find(|(_, choice)| choice.at == at) else { return };
        let choice = choice.clone();
        let typed = self.typed();
        self.let_go();
        self.opened = self.verbs.get(verb).and_then(|verb| verb.behind.clone());
        (self.chosen, self.followed, self.hint) = (Some(verb), false, None);
        self.words.clear();
        self.filling = Some(Filling::of(&choice, &typed));
        self.changed(ui);
        self.focus = true;
    }

    /// The only thing that may be done now.
    pub fn only(&self) -> Option<&OfferedChoice> {
        let all = self.verbs.iter().flat_map(|verb| &verb.choices);
        let mut legal = all.filter(|choice| choice.state == State::Legal);
        legal.next().filter(|_| legal.next().is_none())
    }

    /// The only act of the moment, where it needs no choosing and nothing is filled in: its verb.
    fn sole(&self) -> Option<(usize, &Verb)> {
        let [at] = self.acts()[..] else { return None };
        let verb = self.verbs.get(at).filter(|verb| !self.on_board(verb) && self.opens().is_empty())?;
        let whole =
            matches!(verb.choices.as_slice(), [only] if only.fields.is_empty() && only.state == State::Legal);
        whole.then_some((at, verb))
    }

    /// The numbers that somebody has typed: they stay where the next choice asks for the same.
    fn typed(&mut self) -> Vec<(Line, i64)> {
        if let Some(filling) = &self.filling {
            let now = filling.typed();
            self.kept.retain(|(label, _)| now.iter().all(|(other, _)| other != label));
            self.kept.extend(now);
        }
        self.kept.clone()
    }

    /// What a press that says all of an act asks for.
    fn done(&self, text: String) -> Action {
        if self.led { Action::Draft(text) } else { Action::Enter(text) }
    }

    /// One step back.
    pub fn step_back(&mut self, ui: &Ui) {
        if !self.pressed.is_empty() {
            self.let_go();
            if std::mem::take(&mut self.followed) {
                self.chosen = None;
            }
        } else if self.words.pop().is_none() {
            (self.chosen, self.opened) = (None, None);
        }
        self.typed();
        self.filling = None;
        self.changed(ui);
    }

    /// The hand has changed the list itself.
    fn changed(&mut self, ui: &Ui) {
        (self.since, self.under) = ui.input(|input| (input.time, input.pointer.interact_pos()));
        self.to_fitting = false;
    }

    /// Takes a choice.
    fn take(
        &mut self,
        ui: &Ui,
        response: &Response,
        at: usize,
        choice: &OfferedChoice,
        actions: &mut Vec<Action>,
    ) {
        self.focus = !response.clicked_by(PointerButton::Primary);
        if !choice.fields.is_empty() {
            let words = self.words.clone();
            let typed = self.typed();
            self.go(ui, response, Some(at), words);
            self.filling = Some(Filling::of(choice, &typed));
            // What is typed after a press is meant for the first number.
            self.focus = true;
            return;
        }
        let text = choice.text.clone();
        actions.push(match choice.state {
            State::Legal if !self.pressed.is_empty() => self.done(text),
            State::Legal => Action::Enter(text),
            State::Unread(_) => Action::Draft(text),
            State::Refused(_) => Action::Why(Subject::Offer(text)),
        });
    }
}
