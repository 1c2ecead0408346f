//! The units of Les Sponsors, the places that can hold them, and the numbers that the rule text fixes.

use crate::engine::ledger::{PlaceKind, Supply};
use crate::engine::{Holder, Unit};
use crate::games::sponsors::{Category, Sponsor};
use crate::units;
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
/// How many squares a car must have moved to get a slipstream (Déplacement des voitures).
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
/// Points scored in the race.
pub const SCORE: Unit = Unit::common(2);

pub const fn sponsors(colour: Sponsor) -> Unit {
    Unit::common(3 + colour as u8)
}

pub const fn cards(category: Category) -> Unit {
    Unit::common(6 + category as u8)
}

/// The holder for a player's second car, with two players.
pub const fn second(number: u8) -> Holder {
    Holder::Place(0, number)
}

/// The workshop cards face down on the board.
pub const STOCK: Holder = Holder::Place(1, 1);
/// The pile of sponsor cards.
pub const PILE: Holder = Holder::Place(2, 1);
/// Sold sponsor cards that were put aside (ruling `sponsor-sold`).
pub const SOLD: Holder = Holder::Place(3, 1);
/// Workshop cards played in the race.
pub const PLAYED: Holder = Holder::Place(4, 1);
/// Workshop cards removed with three players.
pub const REMOVED: Holder = Holder::Place(5, 1);

units! { "sponsors";
    "millions": Supply::Endless;
    "energy": Supply::Endless;
    "points": Supply::Endless;
    "sponsor-blue": Supply::Endless;
    "sponsor-red": Supply::Endless;
    "sponsor-yellow": Supply::Endless;
    "tyres": Supply::Endless;
    "mechanics": Supply::Endless;
    "body": Supply::Endless;
    "chassis": Supply::Endless;
    "driver": Supply::Endless;
    "engine": Supply::Endless;
    "engineer": Supply::Endless;
    "tests": Supply::Endless;
}

/// The places that can hold units, in the order of the constants above.
pub const PLACES: &[PlaceKind] = &[
    PlaceKind::new("second", k::SECOND, 2),
    PlaceKind::new("stock", k::STOCK, 1),
    PlaceKind::new("pile", k::PILE, 1),
    PlaceKind::new("sold", k::SOLD, 1),
    PlaceKind::new("played", k::PLAYED, 1),
    PlaceKind::new("removed", k::REMOVED, 1),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unit_constants_match_the_unit_list() {
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
