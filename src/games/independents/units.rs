//! The units of The Last of the Independents, the places that can hold them, and the numbers that the rule text
//! fixes.

use crate::engine::ledger::{PlaceKind, Supply};
use crate::engine::{Holder, Seat, Unit};
use crate::games::independents::{Category, Section, Spot};
use crate::units;
use crate::words::keys::independents as k;

/// How many circles a company sheet has.
pub const CIRCLES: i64 = 10;
/// How many disks the selective pool has at the start of the game.
pub const SELECTIVE: i64 = 10;
/// How many cards each player gets at the start and every new year.
pub const CARDS_A_YEAR: i64 = 4;
/// How many disks left make a success. A subsidy fills up to this number, and a new company begins with it (New Year
/// Prep).
pub const SUBSIDY: i64 = 6;
/// How many sections a trend card has.
pub const TREND: usize = 3;

pub const TOKENS: Unit = Unit::common(1);
/// The game counts cards but does not know them.
pub const CARDS: Unit = Unit::common(2);

pub const fn disks(seat: Seat) -> Unit {
    Unit::of(0, seat)
}

pub const fn on(spot: Spot) -> Holder {
    Holder::Place(spot.category as u8, spot.section.number())
}

/// The circles of a category on all company sheets. The colour of the disks says whose sheet it is.
pub const fn sheet(category: Category) -> Holder {
    Holder::Place(3, category.number())
}

/// The return pools of all players. The colour of the disks says whose pool it is.
pub const RETURN: Holder = Holder::Place(4, 1);
/// The Car of the Year section.
pub const CAR: Holder = Holder::Place(5, 1);

units! { "independents";
    "disks": Supply::EndlessPerColour;
    "tokens": Supply::Endless;
    "cards": Supply::Endless;
}

/// The places on the board and on the sheets.
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
    fn place_names_match_section_notation() {
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
