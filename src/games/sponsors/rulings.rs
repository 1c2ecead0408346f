//! The points that the rules leave open and the variants chosen at set-up, each with its default first.

use crate::engine::ruling::{RulingForm, RulingOption};
use crate::words::keys::sponsors as k;

pub const RULINGS: &[RulingForm] = &[
    RulingForm::new(
        "pushed-green",
        k::RULING_PUSHED_GREEN,
        &[("yes", k::RULING_PUSHED_GREEN_YES), ("no", k::RULING_PUSHED_GREEN_NO)],
    )
    .in_french("poussée-verte", &["oui", "non"]),
    RulingForm::new(
        "pushed-slip",
        k::RULING_PUSHED_SLIP,
        &[("yes", k::RULING_PUSHED_SLIP_YES), ("never", k::RULING_PUSHED_SLIP_NEVER)],
    )
    .in_french("poussée-aspiration", &["oui", "jamais"]),
    RulingForm::new(
        "green-place",
        k::RULING_GREEN_PLACE,
        &[("after", k::RULING_GREEN_PLACE_AFTER), ("start", k::RULING_GREEN_PLACE_START)],
    )
    .in_french("place-verte", &["après", "début"]),
    RulingForm::new(
        "spun-off-ball",
        k::RULING_SPUN_OFF_BALL,
        &[("stays", k::RULING_SPUN_OFF_BALL_STAYS), ("moves", k::RULING_SPUN_OFF_BALL_MOVES)],
    )
    .in_french("bille-sortie", &["reste", "avance"]),
    RulingForm::new(
        "slip-count",
        k::RULING_SLIP_COUNT,
        &[("both", k::RULING_SLIP_COUNT_BOTH), ("base", k::RULING_SLIP_COUNT_BASE)],
    )
    .in_french("aspiration-compte", &["deux", "base"]),
    RulingForm::new(
        "race-order",
        k::RULING_RACE_ORDER,
        &[("fixed", k::RULING_RACE_ORDER_FIXED), ("foremost", k::RULING_RACE_ORDER_FOREMOST)],
    )
    .in_french("ordre-de-course", &["fixe", "première"]),
    RulingForm::new(
        "e-stock",
        k::RULING_E_STOCK,
        &[("top", k::RULING_E_STOCK_TOP), ("table", k::RULING_E_STOCK_TABLE)],
    )
    .in_french("e-réserve", &["dessus", "table"]),
    RulingForm::new(
        "e-no-owner",
        k::RULING_E_NO_OWNER,
        &[("nothing", k::RULING_E_NO_OWNER_NOTHING), ("own-cars", k::RULING_E_NO_OWNER_OWN_CARS)],
    )
    .in_french("e-sans-autre", &["rien", "ses-voitures"]),
    RulingForm::new(
        "sponsor-sold",
        k::RULING_SPONSOR_SOLD,
        &[("pile", k::RULING_SPONSOR_SOLD_PILE), ("aside", k::RULING_SPONSOR_SOLD_ASIDE)],
    )
    .in_french("sponsor-vendu", &["pioche", "de-côté"]),
    RulingForm::new(
        "rejoin",
        k::RULING_REJOIN,
        &[("next", k::RULING_REJOIN_NEXT), ("whole-turn", k::RULING_REJOIN_WHOLE_TURN)],
    )
    .in_french("revenir", &["suivant", "tour-entier"]),
    RulingForm::new(
        "spun-violet",
        k::RULING_SPUN_VIOLET,
        &[("stays", k::RULING_SPUN_VIOLET_STAYS), ("on-return", k::RULING_SPUN_VIOLET_ON_RETURN)],
    )
    .in_french("sortie-violette", &["reste", "au-retour"]),
    RulingForm::new(
        "places-left",
        k::RULING_PLACES_LEFT,
        &[("racing", k::RULING_PLACES_LEFT_RACING), ("all", k::RULING_PLACES_LEFT_ALL)],
    )
    .in_french("places", &["en-course", "toutes"]),
    RulingForm::new(
        "slip-pushed-turn",
        k::RULING_SLIP_PUSHED_TURN,
        &[("each-turn", k::RULING_SLIP_PUSHED_TURN_EACH_TURN), ("round", k::RULING_SLIP_PUSHED_TURN_ROUND)],
    )
    .in_french("aspiration-par-tour", &["chaque-tour", "tour-de-course"]),
    RulingForm::new(
        "stuck-card",
        k::RULING_STUCK_CARD,
        &[("no", k::RULING_STUCK_CARD_NO), ("yes", k::RULING_STUCK_CARD_YES)],
    )
    .in_french("carte-bloquée", &["non", "oui"]),
    RulingForm::new(
        "green-chain",
        k::RULING_GREEN_CHAIN,
        &[("one", k::RULING_GREEN_CHAIN_ONE), ("every", k::RULING_GREEN_CHAIN_EVERY)],
    )
    .in_french("vertes-en-chaîne", &["une", "chaque"]),
    RulingForm::new(
        "slip-short",
        k::RULING_SLIP_SHORT,
        &[("one", k::RULING_SLIP_SHORT_ONE), ("none", k::RULING_SLIP_SHORT_NONE)],
    )
    .in_french("aspiration-courte", &["une", "aucune"]),
    RulingForm::at_set_up(
        "two-cars-order",
        k::RULING_TWO_CARS_ORDER,
        &[("alternate", k::RULING_TWO_CARS_ORDER_ALTERNATE), ("together", k::RULING_TWO_CARS_ORDER_TOGETHER)],
    )
    .in_french("ordre-deux-voitures", &["alterné", "ensemble"])
    .for_players(2, 2),
    RulingForm::new(
        "exchange-2",
        k::RULING_EXCHANGE_2,
        &[("two", k::RULING_EXCHANGE_2_TWO), ("one", k::RULING_EXCHANGE_2_ONE)],
    )
    .in_french("échanges-2", &["deux", "un"]),
    RulingForm::new(
        "tie",
        k::RULING_TIE,
        &[("winner", k::RULING_TIE_WINNER), ("shared", k::RULING_TIE_SHARED)],
    )
    .in_french("égalité", &["première", "partagée"]),
    RulingForm::at_set_up(
        "sides",
        k::RULING_SIDES,
        &[
            ("alone", k::RULING_SIDES_ALONE),
            ("opposite", k::RULING_SIDES_OPPOSITE),
            ("neighbours", k::RULING_SIDES_NEIGHBOURS),
        ],
    )
    .in_french("camps", &["seul", "opposés", "voisins"])
    .for_players(4, 4),
    RulingForm::at_set_up(
        "price",
        k::RULING_PRICE,
        &[("printed", k::RULING_PRICE_PRINTED), ("cashier", k::RULING_PRICE_CASHIER)],
    )
    .in_french("prix", &["imprimé", "caissier"]),
    RulingForm::at_set_up(
        "hands",
        k::RULING_HANDS,
        &[("counted", k::RULING_HANDS_COUNTED), ("known", k::RULING_HANDS_KNOWN)],
    )
    .in_french("mains", &["comptées", "connues"]),
];

const fn ruling_option(word: &str, option: &str) -> RulingOption {
    RulingOption::of(RULINGS, word, option)
}

/// A car moved by another's ball or by the violet one takes no green bonus.
pub const PUSHED_GREEN_NO: RulingOption = ruling_option("pushed-green", "no");
/// A car moved by another's ball or by the violet one takes no slipstream.
pub const PUSHED_SLIP_NEVER: RulingOption = ruling_option("pushed-slip", "never");
/// The green bonus goes by the place at the start of the race turn.
pub const GREEN_PLACE_START: RulingOption = ruling_option("green-place", "start");
/// A car off the track moves when its ball is drawn.
pub const SPUN_OFF_BALL_MOVES: RulingOption = ruling_option("spun-off-ball", "moves");
/// Only the squares of the base move count for the slipstream.
pub const SLIP_COUNT_BASE: RulingOption = ruling_option("slip-count", "base");
/// The foremost car yet to play is always the next.
pub const RACE_ORDER_FOREMOST: RulingOption = ruling_option("race-order", "foremost");
/// The old card is put down before the new one is taken.
pub const E_STOCK_TABLE: RulingOption = ruling_option("e-stock", "table");
/// Two players: the zone of a player's other car exchanges between the player's cars.
pub const E_NO_OWNER_OWN: RulingOption = ruling_option("e-no-owner", "own-cars");
/// Sold sponsor cards are put aside until the pile is empty.
pub const SPONSOR_SOLD_ASIDE: RulingOption = ruling_option("sponsor-sold", "aside");
/// A car off the track misses the whole next race turn.
pub const REJOIN_WHOLE: RulingOption = ruling_option("rejoin", "whole-turn");
/// A violet ball moves a car off the track by 1 when it returns.
pub const SPUN_VIOLET_RETURN: RulingOption = ruling_option("spun-violet", "on-return");
/// Finished cars keep their places.
pub const PLACES_LEFT_ALL: RulingOption = ruling_option("places-left", "all");
/// One slipstream for each car in a race turn.
pub const SLIP_ROUND: RulingOption = ruling_option("slip-pushed-turn", "round");
/// A car that cannot move may play a card, which is lost.
pub const STUCK_CARD_YES: RulingOption = ruling_option("stuck-card", "yes");
/// Every green square counts.
pub const GREEN_CHAIN_EVERY: RulingOption = ruling_option("green-chain", "every");
/// No slipstream when only one square is free.
pub const SLIP_SHORT_NONE: RulingOption = ruling_option("slip-short", "none");
/// Two players: the cars of a player are side by side round the board.
pub const CARS_TOGETHER: RulingOption = ruling_option("two-cars-order", "together");
/// One exchange between two cars before the race.
pub const EXCHANGE_ONE: RulingOption = ruling_option("exchange-2", "one");
/// Equal points share the place.
pub const TIE_SHARED: RulingOption = ruling_option("tie", "shared");
/// Four players: partners sit opposite each other.
pub const SIDES_OPPOSITE: RulingOption = ruling_option("sides", "opposite");
/// Four players: the first two sit together and the last two.
pub const SIDES_NEIGHBOURS: RulingOption = ruling_option("sides", "neighbours");
/// The table types what was paid for each card.
pub const CASHIER: RulingOption = ruling_option("price", "cashier");
/// The book knows every workshop card in every hand.
pub const HANDS_KNOWN: RulingOption = ruling_option("hands", "known");
