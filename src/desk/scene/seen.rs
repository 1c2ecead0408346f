//! A board with all its texts, computed again only after an entry, a draft, a choice of a verb or a move in the history.

use std::ops::Deref;

use crate::desk::Speech;
use crate::desk::kit::ClassSign;
use crate::desk::scene::{Looked, in_tray};
use crate::engine::scene::{Mark, Place};
use crate::engine::{AnyAct, Derivation, PlaceId, Scene};
use crate::session::Session;
use crate::words::{Language, Line};

/// A board ready to be painted.
#[derive(Debug)]
pub struct Drawn {
    /// Its places in reading order.
    pub places: Vec<DrawnPlace>,
    /// The pairs of places that are joined by a road.
    pub roads: Vec<(PlaceId, PlaceId)>,
    /// The description of what is next to the board.
    pub tray: String,
    /// The places in the tray, not on the board itself.
    pub ready: Vec<PlaceId>,
}

/// What a board was computed from: the version of the book, the history line, the language, the draft, the verb, and whether figures are hidden.
pub type Of = (u32, Option<u32>, Language, Option<AnyAct>, Option<String>, bool);

impl Drawn {
    /// A scene with its texts, and with the figures that a verb shows.
    pub fn of(speech: Speech, scene: Scene, figures: &[(PlaceId, Vec<Mark>)]) -> Self {
        let shown = |place: Place| {
            let marks = figures.iter().find(|(id, _)| *id == place.id).map(|(_, marks)| marks.clone());
            drawn(speech, place, marks)
        };
        let tray: Vec<String> = scene.tray.iter().map(|line| speech.sentence(line)).collect();
        Self {
            places: scene.places.into_iter().map(shown).collect(),
            roads: scene.roads,
            tray: tray.join(" · "),
            ready: Vec::new(),
        }
    }

    pub fn place(&self, id: PlaceId) -> Option<&DrawnPlace> {
        self.places.iter().find(|place| place.id == id)
    }
}

/// A place ready to be painted. Its texts hide those of the scene.
#[derive(Debug)]
pub struct DrawnPlace {
    place: Place,
    pub number: String,
    pub name: String,
    pub counted: String,
    pub class: Option<ClassSign>,
    /// Its complete description.
    pub words: String,
    /// The figures that a click explains.
    pub figures: Vec<Derivation>,
}

impl Deref for DrawnPlace {
    type Target = Place;

    fn deref(&self) -> &Place {
        &self.place
    }
}

/// The board now, or right after a line.
fn then(table: &Session, at: Option<u32>) -> Option<Scene> {
    match at {
        Some(line) => table.standing_after(line).ok()?.scene(),
        None => table.scene(),
    }
}

/// Computes the board again if anything changed.
pub fn look(seen: &mut Option<(Of, Drawn)>, speech: Speech, table: &Session, looked: Looked<'_>) {
    let verb = looked.lights.verb();
    let (draft, verb) = (looked.draft.cloned(), verb.map(str::to_owned));
    let of = (table.lines(), looked.at, speech.language, draft, verb, looked.lights.unmarked);
    if seen.as_ref().is_some_and(|(seen, _)| *seen == of) {
        return;
    }
    let drafted = of.3.as_ref().filter(|_| of.1.is_none()).and_then(|draft| table.scene_after(draft));
    let Some(mut scene) = drafted.or_else(|| then(table, of.1)) else {
        *seen = None;
        return;
    };
    if of.5 {
        scene.places.iter_mut().for_each(|place| place.marks.clear());
        scene.tray.clear();
    }
    let figures =
        of.4.as_deref()
            .filter(|_| of.1.is_none())
            .map(|verb| table.book().figures(table.setting(), verb))
            .unwrap_or_default();
    let mut drawn = Drawn::of(speech, scene, &figures);
    let places = drawn.places.iter().map(|place| place.id);
    drawn.ready = places.filter(|place| in_tray(table.info().game, *place)).collect();
    *seen = Some((of, drawn));
}

fn drawn(speech: Speech, mut place: Place, verb: Option<Vec<Mark>>) -> DrawnPlace {
    if let Some(marks) = verb {
        place.marks = marks;
    }
    let figures: Vec<Derivation> = place.marks.iter().filter_map(Mark::figure).cloned().collect();
    let description = place.description.iter().chain(figures.iter().map(|figure| &figure.what));
    let words: Vec<String> = description.map(|line| speech.sentence(line)).collect();
    let say = |line: &Option<Line>| line.as_ref().map(|line| speech.say(line)).unwrap_or_default();
    DrawnPlace {
        number: say(&place.number),
        name: place.name.as_ref().map(|name| speech.sentence(name)).unwrap_or_default(),
        counted: say(&place.counted),
        class: place.class.as_ref().map(|class| ClassSign::of(speech, class)),
        words: words.join(" · "),
        figures,
        place,
    }
}
