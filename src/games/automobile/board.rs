//! The numbers that are printed on the board of Automobile but not in its rule text: the cells that hold them, and
//! the questions that the rules ask.

use crate::engine::board::{Board, CellId, CellKind, Cells, Legend, Printed, Source};
use crate::engine::{Rejection, Setting, Told};
use crate::games::automobile::View;
use crate::games::automobile::{Character, Class, Space};
use crate::words::keys::automobile as k;
use crate::words::{Arg, Line};
use crate::{board_values, msg, schema, titles};

/// The full price of a mid car (phase 7).
const MID_PRICE: i64 = 150;

const PER_SPACE: u16 = 4;
const PRODUCTION: u16 = PER_SPACE * Space::COUNT as u16;
const BOXES: u16 = PRODUCTION + 3 * 3 * 2;
const PRICE: u16 = BOXES + 3 * 3;
const RATES: u16 = PRICE + 1;
const PLACES: u16 = RATES + 2;
const HOWARD: u16 = PLACES + 6;
const TILES: u16 = HOWARD + 1;

titles! { "automobile";
    tables: "space", "production", "boxes", "price", "rate", "character", "tiles";
    columns: "name", "class", "cost", "car", "least", "most", "from-1", "from-2", "from-3",
        "reduced", "dollars", "place", "cubes", "count";
    rows: "ford" = "character-ford", "kettering" = "character-kettering",
        "sloan" = "character-sloan", "howard" = "character-howard",
        "durant" = "character-durant", "chrysler" = "character-chrysler",
        "premium 1" = "row-premium-1", "premium 2" = "row-premium-2", "premium 3" = "row-premium-3",
        "mid 1" = "row-mid-1", "mid 2" = "row-mid-2", "mid 3" = "row-mid-3",
        "low 1" = "row-low-1", "low 2" = "row-low-2", "low 3" = "row-low-3";
}

schema!(Legend { rising: &[("production", ["least", "most"])], ..TITLES });

fn cells(cells: &mut Cells) {
    let dollars = CellKind::whole(0, 10_000);
    for space in Space::all() {
        let (n, mut row) = (space.number(), cells.row("space", space));
        row.put("name", msg!(k::ASK_SPACE_NAME, n), CellKind::Name);
        row.put("class", msg!(k::ASK_SPACE_CLASS, n), CellKind::Word(Class::WORDS));
        row.put("cost", msg!(k::ASK_SPACE_COST, n), dollars);
        row.put("car", msg!(k::ASK_SPACE_CAR, n), dollars);
    }
    for class in Class::ALL {
        for tiles in 1..=3u8 {
            let mut row = cells.row("production", format!("{} {tiles}", class.word()));
            let (cars, class) = (CellKind::whole(0, 28), class.key());
            row.put("least", msg!(k::ASK_PRODUCTION_LEAST, class, tiles), cars);
            row.put("most", msg!(k::ASK_PRODUCTION_MOST, class, tiles), cars);
        }
    }
    for class in Class::ALL {
        let mut row = cells.row("boxes", class.word());
        let (boxes, class) = (CellKind::whole(0, 40), class.key());
        row.put("from-1", msg!(k::ASK_BOXES_1, class), boxes);
        row.put("from-2", msg!(k::ASK_BOXES_2, class), boxes);
        row.put("from-3", msg!(k::ASK_BOXES_3, class), boxes);
    }
    let reduced = CellKind::whole(0, MID_PRICE);
    cells.row("price", "mid").put("reduced", k::ASK_PRICE_MID_REDUCED, reduced);
    for turn in [2u8, 3] {
        // Phase 8: from 10 to 40, by the turn.
        cells.row("rate", turn).put("dollars", msg!(k::ASK_RATE, turn), CellKind::whole(10, 40));
    }
    for character in Character::ALL {
        let question = msg!(k::ASK_CHARACTER_PLACE, character = character.key());
        cells.row("character", character.word()).put("place", question, CellKind::whole(1, 6));
    }
    cells.row("character", "howard").put("cubes", k::ASK_HOWARD_CUBES, CellKind::whole(0, 10));
    for number in 2..=5u8 {
        cells.row("tiles", number).put("count", msg!(k::ASK_TILES, number), CellKind::whole(0, 16));
    }
}

/// The cell of a space, by column: 0 name, 1 class, 2 cost, 3 cost per car.
const fn space_slot(space: Space, column: u16) -> CellId {
    CellId((space.number() as u16 - 1) * PER_SPACE + column)
}

board_values!();

impl Told for Space {
    fn told(&self, setting: &Setting) -> Arg {
        BoardValues::on(&setting.board).space(*self).into()
    }
}

impl<'a> BoardValues<'a> {
    /// Names a space: its printed name if known, otherwise its number.
    pub fn space(self, space: Space) -> Line {
        match self.0.name(space_slot(space, 0)) {
            Some(name) => msg!(k::SPACE_NAMED, n = space.number(), name),
            None => msg!(k::SPACE, n = space.number()),
        }
    }

    /// The name printed on a space, if known.
    pub fn known_name(self, space: Space) -> Option<&'a str> {
        self.0.name(space_slot(space, 0))
    }

    /// The class of the cars made on a space.
    pub fn class(self, space: Space) -> Result<Class, Rejection> {
        let Printed(at, _) = self.0.word(space_slot(space, 1))?;
        Ok(Class::ALL.into_iter().nth(at).unwrap_or(Class::Mid))
    }

    pub fn known_class(self, space: Space) -> Option<Class> {
        self.class(space).ok()
    }

    /// The cost of a factory tile on a space, in dollars.
    pub fn cost(self, space: Space) -> Result<Printed<i64>, Rejection> {
        self.0.whole(space_slot(space, 2))
    }

    /// The cost of making a car on a space, in dollars, without the saving of the parts factory.
    pub fn car(self, space: Space) -> Result<Printed<i64>, Rejection> {
        self.0.whole(space_slot(space, 3))
    }

    /// The minimum and maximum number of cars that this many tiles of a class make in one action.
    pub fn production(self, class: Class, tiles: i64) -> Result<(i64, i64), Rejection> {
        let column = u16::try_from(tiles.clamp(1, 3) - 1).unwrap_or_default();
        let row = PRODUCTION + (class.index() as u16 * 3 + column) * 2;
        Ok((self.0.whole(CellId(row))?.0, self.0.whole(CellId(row + 1))?.0))
    }

    /// How many distribution boxes of a row are open in a turn (phase 5: "1-4", "2-4", "3-4").
    pub fn open_boxes(self, row: Class, turn: u8) -> Result<i64, Rejection> {
        let groups = u16::from(turn.clamp(1, 3));
        let first = BOXES + row.index() as u16 * 3;
        (first..first + groups).try_fold(0, |sum, slot| Ok(sum + self.0.whole(CellId(slot))?.0))
    }

    /// How many open distribution boxes of a row are known in a turn; there may be more.
    pub fn known_boxes(self, row: Class, turn: u8) -> i64 {
        let first = BOXES + row.index() as u16 * 3;
        let groups = first..first + u16::from(turn.clamp(1, 3));
        groups.filter_map(|slot| self.0.whole(CellId(slot)).ok()).map(|Printed(boxes, _)| boxes).sum()
    }

    /// The price of a class, full or reduced (phase 7).
    ///
    /// # Errors
    /// Asks for the reduced price of the mid class if it is not known.
    pub fn price(self, class: Class, price: Price) -> Result<Printed<i64>, Rejection> {
        match (class, price) {
            (Class::Premium, _) => Ok(Printed(200, Source::Rules)),
            (Class::Mid, Price::Full) => Ok(Printed(MID_PRICE, Source::Rules)),
            (Class::Low, Price::Full) => Ok(Printed(100, Source::Rules)),
            (Class::Low, Price::Reduced) => Ok(Printed(70, Source::Rules)),
            (Class::Mid, Price::Reduced) => self.0.whole(CellId(PRICE)),
        }
    }

    /// The dollars due per loss point in a turn (phase 8: 10 to 40).
    ///
    /// # Errors
    /// Asks for the rates of turns 2 and 3 if they are not known.
    pub fn rate(self, turn: u8) -> Result<Printed<i64>, Rejection> {
        match turn {
            0 | 1 => Ok(Printed(10, Source::Rules)),
            2 => self.0.whole(CellId(RATES)),
            3 => self.0.whole(CellId(RATES + 1)),
            _ => Ok(Printed(40, Source::Rules)),
        }
    }

    /// The position of a character, from the left.
    pub fn place(self, character: Character) -> Result<i64, Rejection> {
        Ok(self.0.whole(CellId(PLACES + character as u16))?.0)
    }

    /// The positions that no character is known to have.
    pub fn free_places(self) -> impl Iterator<Item = i64> {
        let read: Vec<i64> = Character::ALL.into_iter().filter_map(|one| self.place(one).ok()).collect();
        (1..=6).filter(move |place| !read.contains(place))
    }

    /// The cubes that come with a character (phase 2).
    ///
    /// # Errors
    /// Asks for Howard's cubes if they are not known.
    pub fn cubes(self, character: Character) -> Result<Printed<i64>, Rejection> {
        match character {
            Character::Ford | Character::Sloan | Character::Durant => Ok(Printed(1, Source::Rules)),
            Character::Kettering => Ok(Printed(3, Source::Rules)),
            Character::Chrysler => Ok(Printed(2, Source::Rules)),
            Character::Howard => self.0.whole(CellId(HOWARD)),
        }
    }

    /// How many demand tiles show a number, if known.
    pub fn known_tiles(self, number: u8) -> Option<i64> {
        let slot = CellId(TILES + u16::from(number.checked_sub(2).filter(|at| *at < 4)?));
        self.0.whole(slot).ok().map(|printed| printed.0)
    }
}

/// The price at which a car is sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Price {
    Full,
    /// The price on a space with reduced-price markers.
    Reduced,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::board::Cell;

    #[test]
    fn cell_ids_match_the_schema() {
        let schema = schema();
        let word = |slot: u16| schema.cell(CellId(slot)).map(Cell::word).unwrap_or_default();
        assert_eq!(word(PRODUCTION), "production premium 1 least");
        assert_eq!(word(BOXES), "boxes premium from-1");
        assert_eq!(word(PRICE), "price mid reduced");
        assert_eq!(word(RATES), "rate 2 dollars");
        assert_eq!(word(PLACES), "character ford place");
        assert_eq!(word(HOWARD), "character howard cubes");
        assert_eq!(word(TILES), "tiles 2 count");
        assert_eq!(schema.cells().count(), usize::from(TILES) + 4);
        let last = Space::all().next_back().unwrap();
        assert_eq!(schema.cell(space_slot(last, 3)).map(Cell::word).unwrap(), "space 26 car");
    }
}
