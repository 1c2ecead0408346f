//! What The Last of the Independents counts, where it may be, and the figures that the rule text fixes.

use crate::engine::ledger::{PlaceKind, Supply};
use crate::engine::{Holder, Seat, Unit};
use crate::games::independents::{Category, Section, Spot};
use crate::units;
use crate::words::keys::independents as k;

/// How many circles a company sheet has.
pub const CIRCLES: i64 = 10;
/// How many disks the selective pool has at the start of the game.
pub const SELECTIVE: i64 = 10;
/// How many cards are dealt at the start and drawn every new year.
pub const CARDS_A_YEAR: i64 = 4;
/// How many disks left over make a success; a subsidy fills up to as many, and a new company begins with them (New
/// Year Prep).
pub const SUBSIDY: i64 = 6;
/// How many sections a trend names.
pub const TREND: usize = 3;

pub const TOKENS: Unit = Unit::common(1);
/// Only their number is known.
pub const CARDS: Unit = Unit::common(2);

pub const fn disks(seat: Seat) -> Unit {
    Unit::of(0, seat)
}

/// The holder of a section.
pub const fn on(spot: Spot) -> Holder {
    Holder::Place(spot.category as u8, spot.section.number())
}

/// The holder of the circles of a category on the company sheets: each player's own by the colour of the disks.
pub const fn sheet(category: Category) -> Holder {
    Holder::Place(3, category.number())
}

/// The holder of the return pools: each player's own by the colour of the disks.
pub const RETURN: Holder = Holder::Place(4, 1);
/// The holder of the Car of the Year section.
pub const CAR: Holder = Holder::Place(5, 1);

units! { "independents";
    "disks": Supply::EndlessPerColour;
    "tokens": Supply::Endless;
    "cards": Supply::Endless;
}

/// The places of the board and of the sheets.
pub const PLACES: &[PlaceKind] = &[
    PlaceKind::new("models", k::PLACE_MODELS, Section::COUNT),
    PlaceKind::new("engineering", k::PLACE_ENGINEERING, Section::COUNT),
    PlaceKind::new("promotions", k::PLACE_PROMOTIONS, Section::COUNT),
    PlaceKind::new("sheet", k::PLACE_SHEET, 3),
    PlaceKind::new("return", k::PLACE_RETURN, 1),
    PlaceKind::new("car", k::PLACE_CAR, 1),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Chart;

    #[test]
    fn a_place_is_called_as_its_section_is_written() {
        let chart = Chart::new(UNITS, PLACES, 2);
        let third = Section::try_from(3).unwrap();
        for category in Category::ALL {
            let spot = Spot::new(category, third);
            assert_eq!(chart.holder_word(on(spot)), spot.to_string());
        }
        assert_eq!(chart.holder_word(sheet(Category::Promotions)), "sheet 3");
        assert_eq!(chart.holder_word(RETURN), "return 1");
        assert_eq!(chart.holder_word(CAR), "car 1");
    }
}
