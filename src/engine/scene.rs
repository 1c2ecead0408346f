//! Scenes: the board as data, with its places, their pieces, the roads between them, and what each verb shows
//! on them. The game defines what is on a place; the screen decides where to draw it and knows no rules.

use crate::engine::Unit;
use crate::engine::board::{Board, BoardSchema, Cell, CellId, Value};
use crate::engine::worksheet::Class;
use crate::engine::{AnyAct, Colour, Derivation, Holder, Rules, Seat, View};
use crate::words::{Key, Line};

/// How a game shows its board.
pub trait Scenes: Rules {
    /// The current board.
    fn scene(_view: View<'_, Self>) -> Option<Scene> {
        None
    }

    /// The places to press for an act, step by step. The places of one step may be pressed in any order, each
    /// as often as it is listed. Empty if the act has no places.
    fn places(_view: View<'_, Self>, _act: &Self::Act) -> Vec<Vec<PlaceId>> {
        Vec::new()
    }

    /// If many acts of one kind share a button, such as the cards in a hand: the label of that button.
    fn behind(_view: View<'_, Self>, _act: &Self::Act) -> Option<Line> {
        None
    }

    /// The label on the button of an act that is one of a few alternatives, such as a character.
    fn face(_view: View<'_, Self>, _act: &Self::Act) -> Option<Face> {
        None
    }

    /// The letter that the game's chart uses for a verb now.
    fn letter(_view: View<'_, Self>, _verb: &str) -> Option<char> {
        None
    }

    /// What to show on places while a verb is selected, including places where it is not possible.
    fn figures(_view: View<'_, Self>, _verb: &str) -> Vec<(PlaceId, Vec<Mark>)> {
        Vec::new()
    }

    /// Why a press on a place does nothing while no verb is selected, and which acts help; `None` if the reason is obvious.
    fn idle(_view: View<'_, Self>, _place: PlaceId) -> Option<Idle> {
        None
    }

    /// The value that a press on a place enters into a cell; `None` if the cell is not entered that way.
    ///
    /// # Errors
    /// Why the cell cannot have that value.
    fn pointed(_board: &Board, _asked: CellId, _place: PlaceId) -> Option<Result<Value, Line>> {
        None
    }

    /// Why the value of a cell contradicts other values or the number of players; `None` if it does not.
    fn disagrees(_board: &Board, _players: usize, _cell: CellId) -> Option<Line> {
        None
    }

    /// The board values that every session of the game needs; an empty sheet if each is asked for when needed.
    fn setup_sheet(board: &Board) -> crate::engine::SetupSheet;

    /// The symbol on the button of a verb.
    fn sign(_verb: &str) -> Option<Glyph> {
        None
    }
}

/// A place on a board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlaceId {
    /// The kind of place, a word of the game.
    pub kind: &'static str,
    /// Its number among places of its kind.
    pub number: u8,
    /// Its owner, if each player has such a place.
    pub seat: Option<Seat>,
}

impl PlaceId {
    /// A place shared by all players.
    pub const fn new(kind: &'static str, number: u8) -> Self {
        Self { kind, number, seat: None }
    }

    /// A place of which each player has one.
    pub const fn of(kind: &'static str, number: u8, seat: Seat) -> Self {
        Self { kind, number, seat: Some(seat) }
    }
}

/// The label of an act's button among its alternatives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Face {
    /// Its name on the button.
    pub name: Line,
    /// Its effect, in a few words.
    pub gives: Line,
}

/// Why a place has no act now.
#[derive(Clone, Debug, PartialEq)]
pub struct Idle {
    /// The reasons.
    pub why: Vec<Line>,
    /// Acts that help.
    pub acts: Vec<AnyAct>,
}

/// A board and what is on it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Scene {
    /// Its places in reading order.
    pub places: Vec<Place>,
    /// Pairs of places that are joined by a road.
    pub roads: Vec<(PlaceId, PlaceId)>,
    /// What is next to the board in this phase, in words.
    pub tray: Vec<Line>,
}

impl Scene {
    /// Looks up a place.
    pub fn place(&self, id: PlaceId) -> Option<&Place> {
        self.places.iter().find(|place| place.id == id)
    }

    /// Adds the pieces that `after` has in addition, marked as drafted. `after` is the board after the drafted act.
    #[must_use]
    pub fn drafted(mut self, after: &Self) -> Self {
        for place in &mut self.places {
            let then = after.place(place.id).map(|after| after.pieces.as_slice()).unwrap_or_default();
            let more = then.iter().filter_map(|piece| {
                let same = |other: &&Piece| (other.glyph, other.owner) == (piece.glyph, piece.owner);
                let placed = place.pieces.iter().find(same).map_or(0, |other| other.count);
                let more = piece.count.checked_sub(placed).filter(|more| *more > 0)?;
                Some(Piece { count: more, how: How::Drafted, ..piece.clone() })
            });
            let more: Vec<Piece> = more.collect();
            place.pieces.extend(more);
        }
        self
    }
}

/// A place of a board and what is on it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Place {
    /// Which one.
    pub id: PlaceId,
    /// The number shown in its corner.
    pub number: Option<Line>,
    /// Whether `number` is a count of what is there, not the label of the place.
    pub is_count: bool,
    /// Its name on the board.
    pub name: Option<Line>,
    /// The number by which players call it, if `number` shows something else.
    pub counted: Option<Line>,
    /// The symbol printed on it.
    pub sign: Option<Glyph>,
    /// The place it is drawn next to.
    pub near: Option<PlaceId>,
    /// The place that it leads to, such as the square that a throw reaches; it is highlighted together with this one.
    pub to: Option<PlaceId>,
    /// Its class, if any.
    pub class: Option<Class>,
    /// The player who owns it now.
    pub owner: Option<Seat>,
    /// The colour of its border, if not the default.
    pub tint: Option<Colour>,
    /// Its state.
    pub tone: Tone,
    /// Whether it stands out now, such as the most modern space or the place of the player to act.
    pub leads: bool,
    /// Its row of spaces, each for one piece.
    pub boxes: Vec<Slot>,
    /// The pieces on it.
    pub pieces: Vec<Piece>,
    /// The marks shown while no verb is selected.
    pub marks: Vec<Mark>,
    /// Its description, most important line first.
    pub description: Vec<Line>,
    /// The accounts whose balances are shown on it.
    pub accounts: Vec<Holder>,
    /// The unit that it shows of them, if it is only one.
    pub unit: Option<Unit>,
}

impl Place {
    /// A place with nothing on it.
    pub fn new(id: PlaceId) -> Self {
        Self { id, ..Self::default() }
    }
}

/// The state of a place.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Free.
    #[default]
    Free,
    /// Taken.
    Held,
    /// Closed.
    Closed,
    /// Waiting to be filled.
    Wanted,
}

/// A space for one piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// Not in use yet.
    Later,
    /// Open.
    Open,
    /// Taken by a player.
    Taken(Seat),
}

/// Pieces of one kind in one place.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// Their symbol.
    pub glyph: Glyph,
    /// The player they belong to.
    pub owner: Option<Seat>,
    /// Their number.
    pub count: i64,
    /// Whether they are placed or drafted.
    pub how: How,
}

impl Piece {
    /// Pieces that have been placed.
    pub const fn new(glyph: Glyph, owner: Option<Seat>, count: i64) -> Self {
        Self { glyph, owner, count, how: How::Placed }
    }
}

/// Whether a piece is placed or drafted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// It is on the board.
    Placed,
    /// It would be on the board after the drafted act.
    Drafted,
}

/// The symbol of a piece or a verb.
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
    /// The mark of its player.
    Seat,
    /// The mark of a colour.
    Sign(Colour),
    /// A disk.
    Disk,
    /// A card.
    Card,
    /// Money.
    Money,
    /// The start of a track.
    Go,
    /// A doubled move.
    Nitro,
    /// A flat tyre.
    Puncture,
    /// A move backwards.
    Reverse,
    /// A garage.
    Garage,
    /// A move of another player's car.
    Push,
    /// A distribution of something.
    Share,
    /// An exchange of two things.
    Swap,
    /// A star.
    Star,
    /// An insurance policy.
    Policy,
}

/// A short label on a place.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A position in an order, from 1.
    Order(usize),
    /// A figure, such as a cost.
    Figure(Derivation, Option<Glyph>),
    /// A figure of a place that is out of reach.
    Faint(Derivation, Option<Glyph>),
    /// A word.
    Word(Line),
}

impl Mark {
    /// Its figure, if it has one.
    pub fn figure(&self) -> Option<&Derivation> {
        match self {
            Self::Figure(figure, _) | Self::Faint(figure, _) => Some(figure),
            Self::Order(_) | Self::Word(_) => None,
        }
    }
}

/// The board values that a game always needs, in order of entry. Empty if each is asked for when needed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SetupSheet {
    /// Its groups.
    pub groups: Vec<SheetGroup>,
    /// A drawing of the board that shows where to look.
    pub drawing: Option<Scene>,
    /// The position of each cell in the drawing.
    pub places: Vec<(CellId, PlaceId)>,
}

/// Board values printed in one area of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetGroup {
    /// Their table.
    pub table: &'static str,
    /// Where to look and where to start counting.
    pub look: Key,
    /// Its cells.
    pub cells: Vec<CellId>,
}

impl SetupSheet {
    /// Adds a group with the cells of a table for which `applies` returns true.
    #[must_use]
    pub fn with(
        mut self,
        schema: &BoardSchema,
        table: &'static str,
        look: Key,
        applies: impl Fn(&Cell) -> bool,
    ) -> Self {
        let cells = schema.cells().filter(|(_, cell)| cell.table == table && applies(cell));
        let cells: Vec<CellId> = cells.map(|(id, _)| id).collect();
        if !cells.is_empty() {
            self.groups.push(SheetGroup { table, look, cells });
        }
        self
    }

    /// Adds a drawing, and the place of each cell on it.
    #[must_use]
    pub fn drawn(
        mut self,
        schema: &BoardSchema,
        drawing: Scene,
        at: impl Fn(&Cell) -> Option<PlaceId>,
    ) -> Self {
        let place = |cell: CellId| Some((cell, at(schema.cell(cell)?)?));
        self.places = self.cells().filter_map(place).collect();
        self.drawing = Some(drawing);
        self
    }

    /// Its cells in the order in which they are entered.
    pub fn cells(&self) -> impl Iterator<Item = CellId> {
        self.groups.iter().flat_map(|group| group.cells.iter().copied())
    }

    /// Where to find a cell, in words.
    pub fn look(&self, cell: CellId) -> Option<Key> {
        self.groups.iter().find(|group| group.cells.contains(&cell)).map(|group| group.look)
    }

    /// The place of a cell on the drawing.
    pub fn place(&self, cell: CellId) -> Option<PlaceId> {
        self.places.iter().find(|(id, _)| *id == cell).map(|(_, place)| *place)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn placed(count: i64) -> Scene {
        let place = Place {
            pieces: vec![Piece::new(Glyph::Factory, None, count)],
            ..Place::new(PlaceId::new("space", 1))
        };
        Scene { places: vec![place], ..Scene::default() }
    }

    #[test]
    fn only_additional_pieces_are_marked_drafted() {
        let drafted = placed(1).drafted(&placed(3));
        let pieces: Vec<_> = drafted.places[0].pieces.iter().map(|piece| (piece.count, piece.how)).collect();
        assert_eq!(pieces, [(1, How::Placed), (2, How::Drafted)]);
        assert_eq!(placed(3).drafted(&placed(1)), placed(3), "what would be taken away lies there still");
    }
}
