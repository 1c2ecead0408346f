//! The choices on the board: where the chosen verb may be done, and what a press on a place means.

use egui::Ui;

use crate::desk::scene::{Lights, in_tray};
use crate::desk::table::choices::list::FULL_WIDTH;
use crate::desk::table::choices::{Choices, Filling, OfferedChoice, State, Verb};
use crate::desk::table::plain;
use crate::engine::scene::Idle;
use crate::engine::{MissingValue, Outcome, PlaceId};
use crate::session::Session;

/// What a press on the board came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pressed {
    /// This act is done: nothing else can be meant, and it moves no money.
    Sure(String),
    /// This act is to be looked at.
    Draft(String),
    /// More is to be pressed, or a verb to be chosen.
    More,
}

/// Whether places are among others, each as often as it is.
fn within(some: &[PlaceId], all: &[PlaceId]) -> bool {
    let count = |of: &[PlaceId], place| of.iter().filter(|other| **other == place).count();
    some.iter().all(|place| count(some, *place) <= count(all, *place))
}

impl Choices {
    /// The steps of a choice on the board.
    fn steps(&self, choice: &OfferedChoice) -> &[Vec<PlaceId>] {
        self.reached.get(choice.at).map(Vec::as_slice).unwrap_or_default()
    }

    fn places(&self, choice: &OfferedChoice) -> Vec<PlaceId> {
        self.steps(choice).concat()
    }

    /// Whether what has been pressed is a part of a choice.
    fn agrees(&self, choice: &OfferedChoice) -> bool {
        within(&self.pressed, &self.places(choice))
    }

    /// Whether what has been pressed is all of a choice.
    fn is_all(&self, choice: &OfferedChoice) -> bool {
        let places = self.places(choice);
        places.len() == self.pressed.len() && within(&self.pressed, &places)
    }

    /// The verbs that may be meant: the one that is chosen, else all of the moment.
    fn meant(&self) -> impl Iterator<Item = (usize, &Verb)> {
        let chosen = self.verb();
        let opened = self.opened.as_ref().filter(|_| chosen.is_none());
        let all = self.verbs.iter().enumerate();
        let all = all.filter(move |(_, verb)| opened.is_none() || verb.behind.as_ref() == opened);
        all.filter(move |(at, _)| chosen.is_none_or(|chosen| chosen == *at))
    }

    /// Whether a verb is done at places.
    pub(super) fn on_board(&self, verb: &Verb) -> bool {
        verb.choices.iter().any(|choice| !self.places(choice).is_empty())
    }

    /// Whether a verb may be done with what has been pressed.
    pub(super) fn fits(&self, verb: &Verb) -> bool {
        self.pressed.is_empty() || open(&verb.choices).any(|choice| self.agrees(choice))
    }

    /// The choices that may be meant by what has been pressed, with the place of their verb; none before anything is.
    pub(super) fn fitting(&self) -> Vec<(usize, &OfferedChoice)> {
        if self.pressed.is_empty() {
            return Vec::new();
        }
        let all = self.meant().flat_map(|(at, verb)| open(&verb.choices).map(move |choice| (at, choice)));
        all.filter(|(_, choice)| self.agrees(choice)).collect()
    }

    /// All that the chosen verb may do on the board, where that is little and nothing is to be filled in.
    pub(super) fn few(&self) -> Vec<(usize, OfferedChoice)> {
        let Some((at, verb)) = self.chosen.and_then(|at| Some((at, self.verbs.get(at)?))) else {
            return Vec::new();
        };
        let all: Vec<&OfferedChoice> = open(&verb.choices).collect();
        let few = all.len() <= FULL_WIDTH && all.iter().all(|choice| choice.fields.is_empty());
        all.into_iter().filter(|_| few).map(|choice| (at, choice.clone())).collect()
    }

    /// The printed value that is asked at the places that were pressed: several acts lie there, and each needs it before anybody
    /// can tell which is meant.
    pub fn asked_there(&self) -> Option<MissingValue> {
        let fitting = self.fitting();
        let missing = fitting.first()?.1.missing.as_ref()?;
        let all =
            fitting.iter().all(|(_, choice)| choice.missing.as_ref() == Some(missing) && self.is_all(choice));
        (all && fitting.len() > 1).then(|| missing.clone())
    }

    /// What is lit: of each choice the places of the step that comes next; the only one that is left shows all of itself.
    pub fn lights(&self) -> Lights {
        let chosen = self.verb().and_then(|at| self.verbs.get(at));
        let mut lights = Lights {
            chosen_verb: chosen.map(|verb| verb.word.clone()),
            pressed: self.pressed.clone(),
            ..Lights::default()
        };
        if self.followed {
            let all = self.verbs.iter();
            lights
                .live
                .extend(all.flat_map(|verb| open(&verb.choices)).flat_map(|choice| self.places(choice)));
        }
        for (_, verb) in self.meant() {
            for choice in &verb.choices {
                let refused = matches!(choice.state, State::Refused(_));
                if chosen.is_some() || !refused {
                    lights.live.extend(self.places(choice));
                }
                let begun = chosen.is_some() || self.opened.is_some() || !self.pressed.is_empty();
                if begun && !refused && (self.agrees(choice) || self.complete()) {
                    lights.open.extend(self.next_step(choice));
                }
            }
        }
        if let Some((verb, places)) = &self.pointed
            && lights.verb().is_none_or(|chosen| chosen == verb)
        {
            lights.open.extend(places);
        }
        lights
    }

    /// The places of the step of a choice that comes next; of a whole one all that is lit.
    fn next_step(&self, choice: &OfferedChoice) -> Vec<PlaceId> {
        let mut pressed = self.pressed.clone();
        for step in self.steps(choice) {
            let before = pressed.len();
            let mut left = step.clone();
            pressed.retain(|place| match left.iter().position(|other| other == place) {
                Some(at) => {
                    left.remove(at);
                    false
                }
                None => true,
            });
            if before - pressed.len() < step.len() {
                return step.clone();
            }
        }
        self.steps(choice).last().cloned().unwrap_or_default()
    }

    /// Whether what has been pressed is all of an act.
    fn complete(&self) -> bool {
        self.meant().flat_map(|(_, verb)| &verb.choices).any(|choice| self.is_all(choice))
    }

    /// A place is pressed.
    pub fn press(&mut self, ui: &Ui, table: &Session, place: PlaceId) -> Pressed {
        let by_mouse = ui.input(|input| input.pointer.any_click());
        let seen = self.steady(ui) || !by_mouse;
        let asked = in_tray(table.info().game, place) || self.lights().open.contains(&place);
        // A verb that was chosen by what was pressed gives way to what is pressed next.
        if std::mem::take(&mut self.followed) {
            self.chosen = None;
        }
        self.filling = None;
        let on: Vec<PlaceId> = self.pressed.iter().copied().chain([place]).collect();
        // What lies there whole and goes on is drafted until it is accepted.
        let goes_on = !self.pressed.is_empty() && self.complete() && self.any_open(&on);
        self.pressed = if self.any_open(&on) { on } else { vec![place] };
        let open = self.any_open(&self.pressed);
        self.idle = match open {
            true if self.chosen.is_none() && self.pressed.len() == 1 && self.only_ends(place) => {
                table.book().idle(table.setting(), place)
            }
            true => None,
            false => why_idle(table, place),
        };
        self.changed(ui);
        if open && self.idle.is_some() {
            return Pressed::More;
        }
        match self.drafted_there() {
            Pressed::Draft(text) if seen && asked && !goes_on && !self.led && self.is_sure(table, &text) => {
                Pressed::Sure(text)
            }
            pressed => pressed,
        }
    }

    /// Whether nothing else can be meant and it was pressed where it leads, nobody pays or gets money for it, and nothing is drawn.
    fn is_sure(&self, table: &Session, text: &str) -> bool {
        let [(_, only)] = self.fitting()[..] else { return false };
        let free =
            |outcome: &Outcome| outcome.due.is_none() && plain::money(table, outcome.movements()).is_empty();
        let leads: Vec<PlaceId> = self.steps(only).iter().take(2).flatten().copied().collect();
        // What the box says of it beforehand is to be seen.
        only.text == text
            && within(&leads, &self.pressed)
            && table.preview_text(text).is_ok_and(|outcome| {
                free(&outcome)
                    && outcome.act().is_none_or(|act| table.book().doubts(table.setting(), act).is_empty())
            })
    }

    /// A verb whose choices are all about one place needs no press there.
    pub(super) fn press_only(&mut self, verb: &Verb) {
        let mut all = open(&verb.choices).map(|choice| self.places(choice));
        let Some(first) = all.next().filter(|places| places.len() == 1) else { return };
        if self.pressed.is_empty() && all.all(|places| places == first) {
            self.pressed = first;
        }
    }

    pub(super) fn any_open(&self, places: &[PlaceId]) -> bool {
        let mut all = self.meant().flat_map(|(_, verb)| open(&verb.choices));
        all.any(|choice| within(places, &self.places(choice)))
    }

    /// Whether a place comes behind two others in every act that it is a part of.
    fn only_ends(&self, place: PlaceId) -> bool {
        let begins = |steps: &[Vec<PlaceId>]| steps.iter().take(2).flatten().any(|other| *other == place);
        let mut all = self.meant().flat_map(|(_, verb)| open(&verb.choices));
        all.all(|choice| !begins(self.steps(choice)))
    }

    /// The act that what has been pressed comes to: the one that is just that, or the only one that it is a part of. The only
    /// verb that fits is chosen.
    pub(super) fn drafted_there(&mut self) -> Pressed {
        if self.pressed.is_empty() {
            return Pressed::More;
        }
        let fitting: Vec<usize> =
            self.meant().filter(|(_, verb)| self.fits(verb)).map(|(at, _)| at).collect();
        let chosen = match fitting.as_slice() {
            [only] => Some(*only),
            [] => self.verb(),
            _ => None,
        };
        let Some(at) = chosen else { return Pressed::More };
        if self.verb() != Some(at) {
            (self.chosen, self.followed) = (Some(at), true);
        }
        let there = self.there(at);
        let fitting = self.fitting();
        let meant = match (there.first(), fitting.as_slice()) {
            (Some(first), _) => Some(*first),
            (None, [(_, only)]) => Some(*only),
            (None, _) => None,
        };
        let only = there.len() < 2;
        match meant {
            Some(choice) if choice.fields.is_empty() => Pressed::Draft(choice.text.clone()),
            Some(choice) if only => {
                self.filling = Some(Filling::of(choice, &self.kept));
                self.focus = true;
                Pressed::More
            }
            _ => Pressed::More,
        }
    }

    /// The choices of a verb at just the places that were pressed, those that may be done first.
    fn there(&self, verb: usize) -> Vec<&OfferedChoice> {
        let Some(verb) = self.verbs.get(verb) else { return Vec::new() };
        let mut all: Vec<&OfferedChoice> = verb.choices.iter().filter(|choice| self.is_all(choice)).collect();
        all.sort_by_key(|choice| match choice.state {
            State::Legal => 0,
            State::Unread(_) => 1,
            State::Refused(_) => 2,
        });
        all
    }

    /// What else may be done at the places that were pressed, in the order of the box.
    pub fn instead(&self) -> Vec<&OfferedChoice> {
        let chosen = self.verb().filter(|_| !self.pressed.is_empty());
        let mut all = chosen.map(|at| self.there(at)).unwrap_or_default();
        all.sort_by_key(|choice| choice.at);
        all.retain(|choice| !matches!(choice.state, State::Refused(_)));
        all
    }

    /// Whether a place goes on, once more, with what has been pressed.
    pub fn goes_on(&self, place: PlaceId) -> bool {
        let on: Vec<PlaceId> = self.pressed.iter().copied().chain([place]).collect();
        self.any_open(&on)
    }

    /// The keyboard goes on from a place that was pressed: to the number that is asked, to what is lit next, else to what may
    /// be meant by it.
    pub fn lead_on(&mut self) {
        let lights = self.lights();
        match self.filling {
            Some(_) => self.focus = true,
            None if lights.open.iter().any(|place| !lights.chosen(*place)) => self.to_board = true,
            None => self.to_fitting = true,
        }
    }

    /// Nothing is pressed any more.
    pub fn let_go(&mut self) {
        self.pressed.clear();
        self.idle = None;
    }
}

/// Why a place can do nothing now: what the box says of it, else what the rules refuse there.
pub fn why_idle(table: &Session, place: PlaceId) -> Option<Idle> {
    let refused = || Some(Idle { why: table.refused_there(place), acts: Vec::new() });
    table.book().idle(table.setting(), place).or_else(|| refused().filter(|idle| !idle.why.is_empty()))
}

/// The choices that are not refused.
fn open(choices: &[OfferedChoice]) -> impl Iterator<Item = &OfferedChoice> {
    choices.iter().filter(|choice| !matches!(choice.state, State::Refused(_)))
}
