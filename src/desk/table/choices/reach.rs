//! The choices on the board: where the chosen verb may be done, and what a press on a place means.

use egui::Ui;

use crate::desk::scene::Lights;
use crate::desk::table::choices::{Choice, Choices, State, Verb};
use crate::engine::PlaceId;

/// What a press on the board came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Pressed {
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
    fn places(&self, choice: &Choice) -> &[PlaceId] {
        self.reached.get(choice.at).map(Vec::as_slice).unwrap_or_default()
    }

    /// The verbs that may be meant: the one that is chosen, else all of the moment.
    fn meant(&self) -> impl Iterator<Item = (usize, &Verb)> {
        let chosen = self.verb();
        let all = self.verbs.iter().enumerate().filter(|(_, verb)| !verb.anytime);
        all.filter(move |(at, _)| chosen.is_none_or(|chosen| chosen == *at))
    }

    /// Whether a verb is done at places.
    pub(super) fn on_board(&self, verb: &Verb) -> bool {
        verb.choices.iter().any(|choice| !self.places(choice).is_empty())
    }

    /// Whether a verb may be done with what has been pressed.
    pub(super) fn fits(&self, verb: &Verb) -> bool {
        let open = verb.choices.iter().filter(|choice| !matches!(choice.state, State::Refused(_)));
        self.pressed.is_empty() || open.into_iter().any(|choice| within(&self.pressed, self.places(choice)))
    }

    /// What is lit.
    pub fn lights(&self) -> Lights {
        let chosen = self.verb().and_then(|at| self.verbs.get(at));
        let mut lights = Lights {
            chosen_verb: chosen.map(|verb| verb.word.clone()),
            pressed: self.pressed.clone(),
            ..Lights::default()
        };
        for (_, verb) in self.meant() {
            for choice in &verb.choices {
                let (places, refused) = (self.places(choice), matches!(choice.state, State::Refused(_)));
                if chosen.is_some() || !refused {
                    lights.live.extend(places);
                }
                let goes_on = within(&self.pressed, places) && places.len() > self.pressed.len();
                if chosen.is_some() && !refused && (self.pressed.is_empty() || goes_on || self.complete()) {
                    lights.open.extend(places);
                }
            }
        }
        lights
    }

    /// Whether what has been pressed is all of an act.
    fn complete(&self) -> bool {
        let mut all = self.meant().flat_map(|(_, verb)| &verb.choices);
        all.any(|choice| {
            self.places(choice).len() == self.pressed.len() && within(&self.pressed, self.places(choice))
        })
    }

    /// A place is pressed.
    pub fn press(&mut self, ui: &Ui, place: PlaceId) -> Pressed {
        let on: Vec<PlaceId> = self.pressed.iter().copied().chain([place]).collect();
        self.pressed = if self.any_open(&on) { on } else { vec![place] };
        self.changed(ui);
        self.drafted_there()
    }

    fn any_open(&self, places: &[PlaceId]) -> bool {
        let mut all = self.meant().flat_map(|(_, verb)| &verb.choices);
        all.any(|choice| !matches!(choice.state, State::Refused(_)) && within(places, self.places(choice)))
    }

    /// The act that what has been pressed comes to; the only verb that fits is chosen.
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
            self.chosen = Some(at);
        }
        let draft = self.there(at).first().map(|choice| (choice.text.clone(), choice.fields.is_empty()));
        match draft {
            Some((text, true)) => Pressed::Draft(text),
            _ => Pressed::More,
        }
    }

    /// The choices of a verb at just the places that were pressed, those that may be done first.
    fn there(&self, verb: usize) -> Vec<&Choice> {
        let Some(verb) = self.verbs.get(verb) else { return Vec::new() };
        let just = |choice: &&Choice| {
            self.places(choice).len() == self.pressed.len() && within(&self.pressed, self.places(choice))
        };
        let mut all: Vec<&Choice> = verb.choices.iter().filter(just).collect();
        all.sort_by_key(|choice| match choice.state {
            State::Legal => 0,
            State::Unread(_) => 1,
            State::Refused(_) => 2,
        });
        all
    }

    /// What else may be done at the places that were pressed, in the order of the box.
    pub fn instead(&self) -> Vec<&Choice> {
        let chosen = self.verb().filter(|_| !self.pressed.is_empty());
        let mut all = chosen.map(|at| self.there(at)).unwrap_or_default();
        all.sort_by_key(|choice| choice.at);
        all.retain(|choice| !matches!(choice.state, State::Refused(_)));
        all
    }

    /// Nothing is pressed any more.
    pub fn let_go(&mut self) {
        self.pressed.clear();
    }
}
