//! A board in the words of its reader: made once, and again only when something was entered, drafted, chosen, or another line
//! is looked back at.

use crate::desk::Speech;
use crate::desk::kit::ClassSign;
use crate::desk::scene::{Looked, in_tray};
use crate::engine::scene::{Mark, Piece, Place, Slot, Tone};
use crate::engine::{Colour, Derivation, Glyph, Holder, PlaceId, Scene, Seat};
use crate::session::Table;
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

/// A place ready to be painted.
#[derive(Debug)]
pub struct DrawnPlace {
    /// Which one.
    pub id: PlaceId,
    /// What is printed in its corner.
    pub number: String,
    /// What it is called there.
    pub name: String,
    /// The number by which it is found.
    pub counted: String,
    /// What is printed on it.
    pub sign: Option<Glyph>,
    /// The place that it lies beside.
    pub near: Option<PlaceId>,
    /// The place that a press on it leads to.
    pub to: Option<PlaceId>,
    /// Its class.
    pub class: Option<ClassSign>,
    /// Whose it is.
    pub owner: Option<Seat>,
    /// The colour of its edge.
    pub tint: Option<Colour>,
    /// How it lies there.
    pub tone: Tone,
    /// Whether the others are measured by it.
    pub leads: bool,
    /// Its row of boxes.
    pub boxes: Vec<Slot>,
    /// What lies there.
    pub pieces: Vec<Piece>,
    /// What it shows.
    pub marks: Vec<Mark>,
    /// All of it in words.
    pub words: String,
    /// What a press opens.
    pub figures: Vec<Derivation>,
    /// The accounts that lie there.
    pub accounts: Vec<Holder>,
}

/// Looks at the board of a table.
pub fn look(seen: &mut Option<(Of, Drawn)>, speech: Speech, table: &dyn Table, looked: Looked<'_>) {
    let verb = looked.lights.verb();
    let (draft, verb) = (looked.draft.map(str::to_owned), verb.map(str::to_owned));
    let of = (table.version(), looked.at, speech.language, draft, verb, looked.lights.unmarked);
    if seen.as_ref().is_some_and(|(seen, _)| *seen == of) {
        return;
    }
    let drafted = of.3.as_deref().filter(|_| of.1.is_none()).and_then(|draft| table.scene_after(draft));
    let Some(mut scene) = drafted.or_else(|| table.scene(of.1)) else {
        *seen = None;
        return;
    };
    if of.5 {
        scene.places.iter_mut().for_each(|place| place.marks.clear());
        scene.tray.clear();
    }
    let figures =
        of.4.as_deref().filter(|_| of.1.is_none()).map(|verb| table.figures(verb)).unwrap_or_default();
    let mut drawn = Drawn::of(speech, scene, &figures);
    let places = drawn.places.iter().map(|place| place.id);
    drawn.ready = places.filter(|place| in_tray(table.contents().game, *place)).collect();
    *seen = Some((of, drawn));
}

fn drawn(speech: Speech, place: Place, verb: Option<Vec<Mark>>) -> DrawnPlace {
    let Place {
        id,
        number,
        name,
        counted,
        sign,
        near,
        to,
        class,
        owner,
        tint,
        tone,
        leads,
        boxes,
        pieces,
        marks,
        description,
        accounts,
    } = place;
    let marks = verb.unwrap_or(marks);
    let figures: Vec<Derivation> = marks.iter().filter_map(Mark::figure).cloned().collect();
    let description = description.iter().chain(figures.iter().map(|figure| &figure.what));
    let words: Vec<String> = description.map(|line| speech.sentence(line)).collect();
    let say = |line: Option<Line>| line.map(|line| speech.say(&line)).unwrap_or_default();
    DrawnPlace {
        id,
        number: say(number),
        name: name.map(|name| speech.sentence(&name)).unwrap_or_default(),
        counted: say(counted),
        sign,
        near,
        to,
        class: class.map(|class| ClassSign::of(speech, &class)),
        owner,
        tint,
        tone,
        leads,
        boxes,
        pieces,
        marks,
        words: words.join(" · "),
        figures,
        accounts,
    }
}
