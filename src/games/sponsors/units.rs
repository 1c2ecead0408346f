//! What Les Sponsors counts, where it may be, and the figures that the rule text fixes.

use crate::engine::ledger::{PlaceKind, Supply, UnitKind};
use crate::engine::{Holder, Unit};
use crate::games::sponsors::{Category, Sponsor};
use crate::words::keys::sponsors as k;

/// The money that every car begins with, in millions (Préparation).
pub const START_MONEY: i64 = 5;
/// How many sponsor cards a car may hold (Case S).
pub const SPONSORS_IN_HAND: i64 = 3;
/// The price of three sponsor cards of different colours, in millions (Les cartes sponsor).
pub const THREE_COLOURS: i64 = 7;
/// The price of three sponsor cards of one colour, in millions (Les cartes sponsor).
pub const THREE_ALIKE: i64 = 10;
/// The price of any other sponsor card, in millions (Les cartes sponsor).
pub const EACH_SPONSOR: i64 = 1;
/// How many energy tokens a car may hold (Fin de la 1re phase).
pub const TOKENS: i64 = 10;
/// How many balls a spin may add (Utilisation de la roulette).
pub const ADDED_BALLS: u8 = 4;
/// How many squares a slipstream gives (Déplacement des voitures).
pub const SLIPSTREAM: u8 = 2;
/// How many squares a move must have for the slipstream (Déplacement des voitures).
pub const SLIPSTREAM_FROM: u8 = 2;
/// The highest value of a workshop card (1re place).
pub const HIGHEST_CARD: u8 = 7;
/// How many squares the violet ball moves a car on a violet square (Utilisation de la roulette).
pub const VIOLET_SQUARES: u8 = 3;
/// The points by place at the finish (Fin de la course).
pub const POINTS: [i64; 4] = [4, 3, 2, 1];
/// How many cards of one category two cars may exchange before the race (À 2 joueurs).
pub const EXCHANGES: u8 = 2;

/// In millions.
pub const MONEY: Unit = Unit::common(0);
pub const ENERGY: Unit = Unit::common(1);
/// Points of the race.
pub const SCORE: Unit = Unit::common(2);

pub const fn sponsors(colour: Sponsor) -> Unit {
    Unit::common(3 + colour as u8)
}

pub const fn cards(category: Category) -> Unit {
    Unit::common(6 + category as u8)
}

/// The holder for the second car of a seat, with two players.
pub const fn second(number: u8) -> Holder {
    Holder::Place(0, number)
}

/// The workshop cards face down on the board.
pub const STOCK: Holder = Holder::Place(1, 1);
/// The sponsor cards that can be drawn.
pub const PILE: Holder = Holder::Place(2, 1);
/// The sponsor cards sold and put aside (ruling `sponsor-sold`).
pub const SOLD: Holder = Holder::Place(3, 1);
/// The workshop cards played in the race.
pub const PLAYED: Holder = Holder::Place(4, 1);
/// The workshop cards removed with three players.
pub const REMOVED: Holder = Holder::Place(5, 1);

/// The units of the game, in the order of the constants above.
pub const UNITS: &[UnitKind] = &[
    UnitKind::pieces("millions", k::UNIT_MILLIONS, k::AMOUNT_MILLIONS, Supply::Endless),
    UnitKind::pieces("energy", k::UNIT_ENERGY, k::AMOUNT_ENERGY, Supply::Endless),
    UnitKind::pieces("points", k::UNIT_POINTS, k::AMOUNT_POINTS, Supply::Endless),
    UnitKind::pieces("sponsor-blue", k::UNIT_SPONSOR_BLUE, k::AMOUNT_SPONSOR_BLUE, Supply::Endless),
    UnitKind::pieces("sponsor-red", k::UNIT_SPONSOR_RED, k::AMOUNT_SPONSOR_RED, Supply::Endless),
    UnitKind::pieces("sponsor-yellow", k::UNIT_SPONSOR_YELLOW, k::AMOUNT_SPONSOR_YELLOW, Supply::Endless),
    UnitKind::pieces("tyres", k::UNIT_TYRES, k::AMOUNT_TYRES, Supply::Endless),
    UnitKind::pieces("mechanics", k::UNIT_MECHANICS, k::AMOUNT_MECHANICS, Supply::Endless),
    UnitKind::pieces("body", k::UNIT_BODY, k::AMOUNT_BODY, Supply::Endless),
    UnitKind::pieces("chassis", k::UNIT_CHASSIS, k::AMOUNT_CHASSIS, Supply::Endless),
    UnitKind::pieces("driver", k::UNIT_DRIVER, k::AMOUNT_DRIVER, Supply::Endless),
    UnitKind::pieces("engine", k::UNIT_ENGINE, k::AMOUNT_ENGINE, Supply::Endless),
    UnitKind::pieces("engineer", k::UNIT_ENGINEER, k::AMOUNT_ENGINEER, Supply::Endless),
    UnitKind::pieces("tests", k::UNIT_TESTS, k::AMOUNT_TESTS, Supply::Endless),
];

/// The places of the game, in the order of the constants above.
pub const PLACES: &[PlaceKind] = &[
    PlaceKind { word: "second", name: k::SECOND, count: 2 },
    PlaceKind { word: "stock", name: k::STOCK, count: 1 },
    PlaceKind { word: "pile", name: k::PILE, count: 1 },
    PlaceKind { word: "sold", name: k::SOLD, count: 1 },
    PlaceKind { word: "played", name: k::PLAYED, count: 1 },
    PlaceKind { word: "removed", name: k::REMOVED, count: 1 },
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn units_stand_where_the_rules_look_for_them() {
        let word = |unit: Unit| UNITS.get(usize::from(unit.kind)).map_or("", |kind| kind.word);
        for category in Category::ALL {
            assert_eq!(word(cards(category)), category.word());
        }
        for colour in Sponsor::ALL {
            assert_eq!(word(sponsors(colour)), format!("sponsor-{}", colour.word()));
        }
        assert_eq!([MONEY, ENERGY, SCORE].map(word), ["millions", "energy", "points"]);
    }
}
