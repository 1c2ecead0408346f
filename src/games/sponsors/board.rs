//! The numbers that are printed in the game but not in its rule text: prices, numbers of cards, the central track.

use crate::engine::board::{Board, CellId, CellKind, Cells, Legend, Printed};
use crate::engine::{Colour, Rejection};
use crate::games::sponsors::View;
use crate::games::sponsors::{Category, Kind, Sponsor};
use crate::words::keys::sponsors as k;
use crate::words::{Key, Line};
use crate::{board_values, msg, schema, titles};

/// The colours of the four zones of the central track, in the order in which cars are assigned.
pub const COLOURS: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Green, Colour::Yellow];

/// The maximum number of squares of the central track.
pub const MOST_SQUARES: u8 = 48;

const ZONES: &[(&str, Key)] = &[
    ("red", crate::words::keys::engine::COLOUR_RED),
    ("blue", crate::words::keys::engine::COLOUR_BLUE),
    ("green", crate::words::keys::engine::COLOUR_GREEN),
    ("yellow", crate::words::keys::engine::COLOUR_YELLOW),
];
const PRICES: &[(&str, Key)] = &[("one", k::PRICE_ONE), ("each", k::PRICE_EACH)];

const PRICE_KIND: u16 = 0;
const PRICE_ONE: u16 = 1;
const PRICE: u16 = 2;
const CARDS: u16 = PRICE + 8;
const SPONSORS: u16 = CARDS + 8;
const TRACK: u16 = SPONSORS + 3;
const ZONE: u16 = TRACK + 1;
const SQUARE: u16 = ZONE + 4 * 3;

titles! { "sponsors";
    tables: "price", "cards", "sponsors", "track", "zone", "square";
    columns: "kind", "millions", "count", "squares", "start", "first", "second", "zone";
    rows: "one";
}

schema!(Legend { together: &["cards", "sponsors", "zone"], ..TITLES });

fn cells(cells: &mut Cells) {
    let millions = CellKind::whole(0, 50);
    cells.row("price", "").put("kind", k::ASK_PRICE_KIND, CellKind::Word(PRICES));
    cells.row("price", "one").put("millions", k::ASK_PRICE_ONE, millions);
    for category in Category::ALL {
        let question = msg!(k::ASK_PRICE, category = category.key());
        cells.row("price", category.word()).put("millions", question, millions);
    }
    for category in Category::ALL {
        let question = msg!(k::ASK_CARDS, category = category.key());
        cells.row("cards", category.word()).put("count", question, CellKind::whole(4, 40));
    }
    for colour in Sponsor::ALL {
        let question = msg!(k::ASK_SPONSORS, colour = colour.key());
        cells.row("sponsors", colour.word()).put("count", question, CellKind::whole(1, 40));
    }
    cells.row("track", "").put("squares", k::ASK_TRACK, CellKind::whole(4, MOST_SQUARES));
    for colour in COLOURS {
        let (zone, mut row) = (colour.key(), cells.row("zone", colour.word()));
        let category = CellKind::Word(Category::WORDS);
        row.put("start", msg!(k::ASK_ZONE_START, zone), CellKind::whole(1, MOST_SQUARES));
        row.put("first", msg!(k::ASK_ZONE_FIRST, zone), category);
        row.put("second", msg!(k::ASK_ZONE_SECOND, zone), category);
    }
    for n in 1..=MOST_SQUARES {
        let mut row = cells.row("square", n);
        row.put("kind", msg!(k::ASK_SQUARE_KIND, n), CellKind::Word(Kind::WORDS));
        row.put("zone", msg!(k::ASK_SQUARE_ZONE, n), CellKind::Word(ZONES));
    }
}

board_values!();

impl BoardValues<'_> {
    fn whole(self, slot: u16) -> Result<Printed<i64>, Rejection> {
        self.0.whole(CellId(slot))
    }

    fn word(self, slot: u16) -> Result<usize, Rejection> {
        self.0.word(CellId(slot)).map(|printed| printed.0)
    }

    /// The price of a workshop card, in millions: one price for all, or one for each category.
    pub fn price(self, category: Category) -> Result<Printed<i64>, Rejection> {
        match self.word(PRICE_KIND)? {
            0 => self.whole(PRICE_ONE),
            _ => self.whole(PRICE + category as u16),
        }
    }

    /// How many workshop cards of a category there are.
    pub fn cards(self, category: Category) -> Result<Printed<i64>, Rejection> {
        self.whole(CARDS + category as u16)
    }

    /// How many sponsor cards of a colour there are.
    pub fn sponsors(self, colour: Sponsor) -> Result<Printed<i64>, Rejection> {
        self.whole(SPONSORS + colour as u16)
    }

    /// How many squares the central track has.
    pub fn squares(self) -> Result<u8, Rejection> {
        Ok(u8::try_from(self.whole(TRACK)?.0).unwrap_or(MOST_SQUARES))
    }

    /// The square A of a zone, where its pawn starts.
    pub fn start(self, zone: Colour) -> Result<u8, Rejection> {
        Ok(u8::try_from(self.whole(zone_slot(zone, 0))?.0).unwrap_or(1))
    }

    /// The two categories of a zone.
    pub fn categories(self, zone: Colour) -> Result<[Category; 2], Rejection> {
        Ok([self.category(zone, 1)?, self.category(zone, 2)?])
    }

    fn category(self, zone: Colour, column: u16) -> Result<Category, Rejection> {
        let at = self.word(zone_slot(zone, column))?;
        Ok(Category::ALL.get(at).copied().unwrap_or(Category::Tyres))
    }

    /// Whether a category is sold in a zone. Asks for a board value only if the known categories cannot decide it.
    pub fn sells(self, zone: Colour, category: Category) -> Result<bool, Rejection> {
        let known =
            [1, 2].into_iter().any(|column| self.category(zone, column).is_ok_and(|sold| sold == category));
        Ok(known || self.categories(zone)?.contains(&category))
    }

    /// The kind of a square of the central track. The first square of a zone is an A unless another kind was entered.
    pub fn kind(self, square: u8) -> Result<Kind, Rejection> {
        match self.word(square_slot(square, 0)) {
            Ok(at) => Ok(Kind::ALL.get(at).copied().unwrap_or(Kind::A)),
            Err(asked) => self.begins_on(square).map(|_| Kind::A).ok_or(asked),
        }
    }

    /// The zone of a square of the central track.
    pub fn zone(self, square: u8) -> Result<Colour, Rejection> {
        match self.word(square_slot(square, 1)) {
            Ok(at) => Ok(COLOURS.get(at).copied().unwrap_or(Colour::Red)),
            Err(asked) => self.begins_on(square).ok_or(asked),
        }
    }

    /// The zone that starts on a square, if known.
    fn begins_on(self, square: u8) -> Option<Colour> {
        COLOURS.into_iter().find(|zone| self.start(*zone).is_ok_and(|start| start == square))
    }
}

/// Why the value of a cell cannot be right: a zone starts off the track or on the square of another zone, or sells
/// the same category twice.
pub fn disagrees(board: &Board, cell: CellId) -> Option<Line> {
    let values = BoardValues::on(board);
    let squares = values.squares().ok();
    let starts = || COLOURS.into_iter().filter_map(|zone| Some((zone, values.start(zone).ok()?)));
    let asked = |zone: &Colour| cell == CellId(zone_slot(*zone, 0));
    for (zone, start) in starts().filter(|(zone, _)| cell == CellId(TRACK) || asked(zone)) {
        if let Some(squares) = squares.filter(|squares| start > *squares) {
            return Some(msg!(k::START_OFF_TRACK, zone = zone.key(), n = start, squares));
        }
        let read = values.word(square_slot(start, 1)).ok().and_then(|at| COLOURS.get(at).copied());
        let others = starts().filter(|(other, at)| *other != zone && *at == start).map(|(other, _)| other);
        if let Some(other) = others.chain(read).find(|other| *other != zone && asked(&zone)) {
            return Some(msg!(k::START_OF_ANOTHER, zone = zone.key(), n = start, other = other.key()));
        }
    }
    let twice = |zone: &Colour| {
        let asked = [1, 2].into_iter().any(|column| cell == CellId(zone_slot(*zone, column)));
        asked && values.categories(*zone).is_ok_and(|[one, other]| one == other)
    };
    let zone = COLOURS.into_iter().find(twice)?;
    Some(msg!(k::CATEGORY_TWICE, zone = zone.key()))
}

/// Whether a cell holds the square where a zone starts.
pub fn is_start(slot: CellId) -> bool {
    COLOURS.iter().any(|zone| slot == CellId(zone_slot(*zone, 0)))
}

fn zone_slot(zone: Colour, column: u16) -> u16 {
    let at = COLOURS.iter().position(|colour| *colour == zone).unwrap_or_default();
    ZONE + u16::try_from(at).unwrap_or_default() * 3 + column
}

fn square_slot(square: u8, column: u16) -> u16 {
    SQUARE + u16::from(square.clamp(1, MOST_SQUARES) - 1) * 2 + column
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::Cell;

    #[test]
    fn cell_ids_match_the_schema() {
        let schema = schema();
        let word = |slot: u16| schema.cell(CellId(slot)).map(Cell::word).unwrap_or_default();
        assert_eq!(word(PRICE_KIND), "price kind");
        assert_eq!(word(PRICE_ONE), "price one millions");
        assert_eq!(word(PRICE), "price tyres millions");
        assert_eq!(word(CARDS + 7), "cards tests count");
        assert_eq!(word(SPONSORS + 2), "sponsors yellow count");
        assert_eq!(word(TRACK), "track squares");
        assert_eq!(word(zone_slot(Colour::Yellow, 2)), "zone yellow second");
        assert_eq!(word(square_slot(48, 1)), "square 48 zone");
        assert_eq!(schema.cells().count(), usize::from(square_slot(48, 1)) + 1);
    }
}
