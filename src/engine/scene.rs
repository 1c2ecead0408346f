//! A board as it lies: its places with what stands on them, the roads between them, and what each verb shows where. A box
//! says what is where, in words and figures; whoever draws it knows where a place lies on the screen, and no rule.

use crate::engine::board::{Board, CellId as BoardSlot, Value};
use crate::engine::worksheet::Class;
use crate::engine::{Colour, Derivation, Holder, Rules, Seat, View};
use crate::words::Line;

/// The board of a box.
pub trait Scenes: Rules {
    /// The board as it lies.
    fn scene(_view: View<'_, Self>) -> Option<Scene> {
        None
    }

    /// The places that an act is about, step by step: those of one step are pressed in any order, each as often as it is
    /// there; none where it is about no place.
    fn places(_view: View<'_, Self>, _act: &Self::Act) -> Vec<Vec<PlaceId>> {
        Vec::new()
    }

    /// What opens an act among the verbs, where it is one of many of a kind, as a card of a hand.
    fn behind(_view: View<'_, Self>, _act: &Self::Act) -> Option<Line> {
        None
    }

    /// What stands on the key of an act that is one of a few of a kind, as a character.
    fn face(_view: View<'_, Self>, _act: &Self::Act) -> Option<Face> {
        None
    }

    /// The letter that a verb has on a chart of the box at this moment.
    fn letter(_view: View<'_, Self>, _verb: &str) -> Option<char> {
        None
    }

    /// What a verb shows at places while it is chosen, whether it can be done there or not.
    fn figures(_view: View<'_, Self>, _verb: &str) -> Vec<(PlaceId, Vec<Mark>)> {
        Vec::new()
    }

    /// Why a place that was pressed first can do nothing now, and what may be done for that or leads there; nothing where that
    /// says itself.
    fn idle(_view: View<'_, Self>, _place: PlaceId) -> Option<Idle<Self::Act>> {
        None
    }

    /// A board that is being read, as far as it has been, where values are pointed at on it.
    fn printed(_board: &Board) -> Option<Scene> {
        None
    }

    /// What a press on a place says of the cell that is asked for; nothing where the cell names no place.
    ///
    /// # Errors
    /// Says why the cell cannot hold that place.
    fn pointed(_board: &Board, _asked: BoardSlot, _place: PlaceId) -> Option<Result<Value, Line>> {
        None
    }

    /// The printed values that every game of the box needs, as far as it has been read: an empty sheet where each is asked
    /// when it is needed.
    fn setup_sheet(board: &Board) -> crate::engine::SetupSheet;

    /// What stands on the button of a verb beside its word.
    fn sign(_verb: &str) -> Option<Glyph> {
        None
    }
}

/// A place of a board: of which kind in the words of its box, which one, and whose where each player has one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlaceId {
    /// Of which kind.
    pub kind: &'static str,
    /// Which one.
    pub number: u8,
    /// Whose.
    pub seat: Option<Seat>,
}

impl PlaceId {
    /// A place that is there once.
    pub const fn new(kind: &'static str, number: u8) -> Self {
        Self { kind, number, seat: None }
    }

    /// A place of a player.
    pub const fn of(kind: &'static str, number: u8, seat: Seat) -> Self {
        Self { kind, number, seat: Some(seat) }
    }
}

/// What stands on the key of an act, where those beside it are of its kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// What it is called there.
    pub name: Line,
    /// What it is for, in a few words.
    pub gives: Line,
}

/// A place where no act is done now.
#[derive(Clone, Debug, PartialEq)]
pub struct Idle<A> {
    /// Why not.
    pub why: Vec<Line>,
    /// What may be done for that, or leads there.
    pub acts: Vec<A>,
}

/// A board with what lies on it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// Its places, in the order in which they are read.
    pub places: Vec<Place>,
    /// Which places a road joins.
    pub roads: Vec<(PlaceId, PlaceId)>,
    /// What lies beside it for the phase, in words.
    pub tray: Vec<Line>,
}

impl Scene {
    /// A place of it.
    pub fn place(&self, id: PlaceId) -> Option<&Place> {
        self.places.iter().find(|place| place.id == id)
    }

    /// The same board with what would lie on it besides after something else, marked as drafted.
    #[must_use]
    pub fn drafted(mut self, after: &Self) -> Self {
        for place in &mut self.places {
            let then = after.place(place.id).map(|after| after.pieces.as_slice()).unwrap_or_default();
            let more = then.iter().filter_map(|piece| {
                let same = |other: &&Piece| (other.glyph, other.owner) == (piece.glyph, piece.owner);
                let lying = place.pieces.iter().find(same).map_or(0, |other| other.count);
                let more = piece.count.checked_sub(lying).filter(|more| *more > 0)?;
                Some(Piece { count: more, how: How::Drafted, ..piece.clone() })
            });
            let more: Vec<Piece> = more.collect();
            place.pieces.extend(more);
        }
        self
    }
}

/// A place of a board with what stands on it.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// Which one.
    pub id: PlaceId,
    /// What is printed in its corner.
    pub number: Option<Line>,
    /// What it is called there.
    pub name: Option<Line>,
    /// The number by which it is found, where something else stands large on it.
    pub counted: Option<Line>,
    /// What is printed on it.
    pub sign: Option<Glyph>,
    /// The place that it lies beside, where another board has it elsewhere.
    pub near: Option<PlaceId>,
    /// The place that a press on it leads to.
    pub to: Option<PlaceId>,
    /// Its class, where it has one.
    pub class: Option<Class>,
    /// Whose it is now.
    pub owner: Option<Seat>,
    /// The colour of its edge, where it has one of its own.
    pub tint: Option<Colour>,
    /// How it lies there.
    pub tone: Tone,
    /// Whether the others are measured by it.
    pub leads: bool,
    /// A row of boxes of which each takes one piece.
    pub boxes: Vec<Slot>,
    /// What lies there.
    pub pieces: Vec<Piece>,
    /// What it shows while no verb is chosen.
    pub marks: Vec<Mark>,
    /// All of it in words, the most telling first.
    pub description: Vec<Line>,
    /// The accounts that lie there.
    pub accounts: Vec<Holder>,
}

impl Place {
    /// An empty place.
    pub fn new(id: PlaceId) -> Self {
        Self {
            id,
            number: None,
            name: None,
            counted: None,
            sign: None,
            near: None,
            to: None,
            class: None,
            owner: None,
            tint: None,
            tone: Tone::Free,
            leads: false,
            boxes: Vec::new(),
            pieces: Vec::new(),
            marks: Vec::new(),
            description: Vec::new(),
            accounts: Vec::new(),
        }
    }
}

/// How a place lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Nobody has it.
    Free,
    /// Somebody has it.
    Held,
    /// It is closed.
    Closed,
    /// It is to be filled.
    Wanted,
}

/// A box of a row that takes one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// Not in use yet.
    Later,
    /// Open.
    Open,
    /// Taken by a player.
    Taken(Seat),
}

/// Pieces of one kind that lie somewhere.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// What they look like.
    pub glyph: Glyph,
    /// Whose they are.
    pub owner: Option<Seat>,
    /// How many.
    pub count: i64,
    /// How they lie there.
    pub how: How,
}

impl Piece {
    /// Pieces that lie there.
    pub const fn new(glyph: Glyph, owner: Option<Seat>, count: i64) -> Self {
        Self { glyph, owner, count, how: How::Lying }
    }
}

/// How a piece lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// As it lies on the table.
    Lying,
    /// It would, after what is being drafted.
    Drafted,
}

/// What a piece or a verb looks like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Glyph {
    /// A factory.
    Factory,
    /// A factory that is closed.
    Closed,
    /// A parts factory.
    Parts,
    /// A car.
    Car,
    /// A shop.
    Shop,
    /// A cube.
    Cube,
    /// Two cubes.
    Cubes,
    /// A loss point.
    Loss,
    /// One more sale.
    More,
    /// A lower price.
    Less,
    /// The sign of its player.
    Seat,
    /// The sign of a colour.
    Sign(Colour),
    /// A disk.
    Disk,
    /// A card.
    Card,
    /// Money.
    Money,
    /// Where cars begin.
    Go,
    /// The next move is doubled.
    Nitro,
    /// A tyre is flat.
    Puncture,
    /// The next move goes back.
    Reverse,
    /// A garage.
    Garage,
    /// Another player's car is moved.
    Push,
    /// Something is shared out.
    Share,
    /// Two things change places.
    Swap,
    /// A star.
    Star,
    /// An insurance policy.
    Policy,
}

/// What a place shows in a few letters.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// Its place in an order, from 1.
    Order(usize),
    /// A figure that leads.
    Figure(Derivation, Option<Glyph>),
    /// A figure that is out of reach.
    Faint(Derivation, Option<Glyph>),
    /// A word.
    Word(Line),
}

impl Mark {
    /// The figure that it shows.
    pub fn figure(&self) -> Option<&Derivation> {
        match self {
            Self::Figure(figure, _) | Self::Faint(figure, _) => Some(figure),
            Self::Order(_) | Self::Word(_) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lying(count: i64) -> Scene {
        let place = Place {
            pieces: vec![Piece::new(Glyph::Factory, None, count)],
            ..Place::new(PlaceId::new("space", 1))
        };
        Scene { places: vec![place], ..Scene::default() }
    }

    #[test]
    fn what_would_lie_there_more_is_drafted_and_what_lies_there_is_not() {
        let drafted = lying(1).drafted(&lying(3));
        let pieces: Vec<_> = drafted.places[0].pieces.iter().map(|piece| (piece.count, piece.how)).collect();
        assert_eq!(pieces, [(1, How::Lying), (2, How::Drafted)]);
        assert_eq!(lying(3).drafted(&lying(1)), lying(3), "what would be taken away lies there still");
    }
}
