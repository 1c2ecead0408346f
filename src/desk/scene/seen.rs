//! A board in the words of its reader: made once, and again only when something was entered, drafted, chosen, or another line
//! is looked back at.

use std::ops::Deref;

use crate::desk::Speech;
use crate::desk::kit::ClassSign;
use crate::desk::scene::{Looked, in_tray};
use crate::engine::scene::{Mark, Place};
use crate::engine::{Derivation, PlaceId, Scene};
use crate::session::Session;
use crate::words::{Language, Line};

/// A board ready to be painted.
#[derive(Debug)]
pub struct Drawn {
    /// Its places, in the order in which they are read.
    pub places: Vec<DrawnPlace>,
    /// Which of them a road joins.
    pub roads: Vec<(PlaceId, PlaceId)>,
    /// What lies beside it.
    pub tray: String,
    /// Which of its places lie ready for the phase, and not on the board itself.
    pub ready: Vec<PlaceId>,
}

/// What a board was made of: the version of the game, the line looked back at, the language, the draft, the verb,
/// whether it shows nothing that is reckoned.
pub type Of = (u32, Option<u32>, Language, Option<String>, Option<String>, bool);

impl Drawn {
    /// A scene in words, with what a verb shows on it.
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

    /// A place of it.
    pub fn place(&self, id: PlaceId) -> Option<&DrawnPlace> {
        self.places.iter().find(|place| place.id == id)
    }
}

/// A place ready to be painted: its texts hide those of the scene.
#[derive(Debug)]
pub struct DrawnPlace {
    place: Place,
    pub number: String,
    pub name: String,
    pub counted: String,
    pub class: Option<ClassSign>,
    /// All of it in words.
    pub words: String,
    /// What a press opens.
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

/// Looks at the board of a table.
pub fn look(seen: &mut Option<(Of, Drawn)>, speech: Speech, table: &Session, looked: Looked<'_>) {
    let verb = looked.lights.verb();
    let (draft, verb) = (looked.draft.map(str::to_owned), verb.map(str::to_owned));
    let of = (table.lines(), looked.at, speech.language, draft, verb, looked.lights.unmarked);
    if seen.as_ref().is_some_and(|(seen, _)| *seen == of) {
        return;
    }
    let drafted = of.3.as_deref().filter(|_| of.1.is_none()).and_then(|draft| table.scene_after(draft));
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
