//! The points that the rules leave open, and what set-up decides, each with its default first.

use crate::engine::ruling::{RulingForm, Until, Verdict};
use crate::words::Key;
use crate::words::keys::sponsors as k;

const fn form(
    word: &'static str,
    question: Key,
    options: &'static [(&'static str, Key)],
    until: Until,
) -> RulingForm {
    RulingForm { word, question, options, until }
}

/// The open points, in the order of the verdicts below.
pub const RULINGS: &[RulingForm] = &[
    form(
        "pushed-green",
        k::RULING_PUSHED_GREEN,
        &[("yes", k::RULING_PUSHED_GREEN_YES), ("no", k::RULING_PUSHED_GREEN_NO)],
        Until::TheEnd,
    ),
    form(
        "pushed-slip",
        k::RULING_PUSHED_SLIP,
        &[("yes", k::RULING_PUSHED_SLIP_YES), ("never", k::RULING_PUSHED_SLIP_NEVER)],
        Until::TheEnd,
    ),
    form(
        "green-place",
        k::RULING_GREEN_PLACE,
        &[("after", k::RULING_GREEN_PLACE_AFTER), ("start", k::RULING_GREEN_PLACE_START)],
        Until::TheEnd,
    ),
    form(
        "spun-off-ball",
        k::RULING_SPUN_OFF_BALL,
        &[("stays", k::RULING_SPUN_OFF_BALL_STAYS), ("moves", k::RULING_SPUN_OFF_BALL_MOVES)],
        Until::TheEnd,
    ),
    form(
        "slip-count",
        k::RULING_SLIP_COUNT,
        &[("both", k::RULING_SLIP_COUNT_BOTH), ("base", k::RULING_SLIP_COUNT_BASE)],
        Until::TheEnd,
    ),
    form(
        "race-order",
        k::RULING_RACE_ORDER,
        &[("fixed", k::RULING_RACE_ORDER_FIXED), ("foremost", k::RULING_RACE_ORDER_FOREMOST)],
        Until::TheEnd,
    ),
    form(
        "e-stock",
        k::RULING_E_STOCK,
        &[("top", k::RULING_E_STOCK_TOP), ("table", k::RULING_E_STOCK_TABLE)],
        Until::TheEnd,
    ),
    form(
        "e-no-owner",
        k::RULING_E_NO_OWNER,
        &[("nothing", k::RULING_E_NO_OWNER_NOTHING), ("own-cars", k::RULING_E_NO_OWNER_OWN_CARS)],
        Until::TheEnd,
    ),
    form(
        "sponsor-sold",
        k::RULING_SPONSOR_SOLD,
        &[("pile", k::RULING_SPONSOR_SOLD_PILE), ("aside", k::RULING_SPONSOR_SOLD_ASIDE)],
        Until::TheEnd,
    ),
    form(
        "rejoin",
        k::RULING_REJOIN,
        &[("next", k::RULING_REJOIN_NEXT), ("whole-turn", k::RULING_REJOIN_WHOLE_TURN)],
        Until::TheEnd,
    ),
    form(
        "spun-violet",
        k::RULING_SPUN_VIOLET,
        &[("stays", k::RULING_SPUN_VIOLET_STAYS), ("on-return", k::RULING_SPUN_VIOLET_ON_RETURN)],
        Until::TheEnd,
    ),
    form(
        "places-left",
        k::RULING_PLACES_LEFT,
        &[("racing", k::RULING_PLACES_LEFT_RACING), ("all", k::RULING_PLACES_LEFT_ALL)],
        Until::TheEnd,
    ),
    form(
        "slip-pushed-turn",
        k::RULING_SLIP_PUSHED_TURN,
        &[("each-turn", k::RULING_SLIP_PUSHED_TURN_EACH_TURN), ("round", k::RULING_SLIP_PUSHED_TURN_ROUND)],
        Until::TheEnd,
    ),
    form(
        "stuck-card",
        k::RULING_STUCK_CARD,
        &[("no", k::RULING_STUCK_CARD_NO), ("yes", k::RULING_STUCK_CARD_YES)],
        Until::TheEnd,
    ),
    form(
        "green-chain",
        k::RULING_GREEN_CHAIN,
        &[("one", k::RULING_GREEN_CHAIN_ONE), ("every", k::RULING_GREEN_CHAIN_EVERY)],
        Until::TheEnd,
    ),
    form(
        "slip-short",
        k::RULING_SLIP_SHORT,
        &[("one", k::RULING_SLIP_SHORT_ONE), ("none", k::RULING_SLIP_SHORT_NONE)],
        Until::TheEnd,
    ),
    form(
        "two-cars-order",
        k::RULING_TWO_CARS_ORDER,
        &[("alternate", k::RULING_TWO_CARS_ORDER_ALTERNATE), ("together", k::RULING_TWO_CARS_ORDER_TOGETHER)],
        Until::SetUp,
    ),
    form(
        "exchange-2",
        k::RULING_EXCHANGE_2,
        &[("two", k::RULING_EXCHANGE_2_TWO), ("one", k::RULING_EXCHANGE_2_ONE)],
        Until::TheEnd,
    ),
    form(
        "tie",
        k::RULING_TIE,
        &[("winner", k::RULING_TIE_WINNER), ("shared", k::RULING_TIE_SHARED)],
        Until::TheEnd,
    ),
    form(
        "sides",
        k::RULING_SIDES,
        &[
            ("alone", k::RULING_SIDES_ALONE),
            ("opposite", k::RULING_SIDES_OPPOSITE),
            ("neighbours", k::RULING_SIDES_NEIGHBOURS),
        ],
        Until::SetUp,
    ),
    form(
        "price",
        k::RULING_PRICE,
        &[("printed", k::RULING_PRICE_PRINTED), ("cashier", k::RULING_PRICE_CASHIER)],
        Until::SetUp,
    ),
];

/// A car moved by another's ball or by the violet one takes no green bonus.
pub const PUSHED_GREEN_NO: Verdict = Verdict::new(0, 1);
/// A car moved by another's ball or by the violet one takes no slipstream.
pub const PUSHED_SLIP_NEVER: Verdict = Verdict::new(1, 1);
/// The green bonus goes by the place at the start of the race turn.
pub const GREEN_PLACE_START: Verdict = Verdict::new(2, 1);
/// A car off the track moves when its ball is drawn.
pub const SPUN_OFF_BALL_MOVES: Verdict = Verdict::new(3, 1);
/// Only the squares of the base move count for the slipstream.
pub const SLIP_COUNT_BASE: Verdict = Verdict::new(4, 1);
/// The foremost car yet to play is always the next.
pub const RACE_ORDER_FOREMOST: Verdict = Verdict::new(5, 1);
/// The old card is laid down before the new one is taken.
pub const E_STOCK_TABLE: Verdict = Verdict::new(6, 1);
/// Two players: the zone of one's other car exchanges between the own cars.
pub const E_NO_OWNER_OWN: Verdict = Verdict::new(7, 1);
/// Sold sponsor cards are laid aside until the pile is empty.
pub const SPONSOR_SOLD_ASIDE: Verdict = Verdict::new(8, 1);
/// A car off the track misses the whole next race turn.
pub const REJOIN_WHOLE: Verdict = Verdict::new(9, 1);
/// A violet ball moves a car off the track by 1 when it returns.
pub const SPUN_VIOLET_RETURN: Verdict = Verdict::new(10, 1);
/// Finished cars keep their places.
pub const PLACES_LEFT_ALL: Verdict = Verdict::new(11, 1);
/// One slipstream for each car in a race turn.
pub const SLIP_ROUND: Verdict = Verdict::new(12, 1);
/// A car that cannot move may play a card, which is lost.
pub const STUCK_CARD_YES: Verdict = Verdict::new(13, 1);
/// Every green square counts.
pub const GREEN_CHAIN_EVERY: Verdict = Verdict::new(14, 1);
/// No slipstream where only one square is free.
pub const SLIP_SHORT_NONE: Verdict = Verdict::new(15, 1);
/// Two players: the cars of a player stand side by side round the board.
pub const CARS_TOGETHER: Verdict = Verdict::new(16, 1);
/// One exchange between two cars before the race.
pub const EXCHANGE_ONE: Verdict = Verdict::new(17, 1);
/// Equal points share the place.
pub const TIE_SHARED: Verdict = Verdict::new(18, 1);
/// Four players: partners sit opposite each other.
pub const SIDES_OPPOSITE: Verdict = Verdict::new(19, 1);
/// Four players: the first two sit together and the last two.
pub const SIDES_NEIGHBOURS: Verdict = Verdict::new(19, 2);
/// The table types what was paid for each card.
pub const CASHIER: Verdict = Verdict::new(20, 1);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::ruling::Rulings;

    #[test]
    fn every_verdict_names_the_option_it_means() {
        let pairs = [
            (PUSHED_GREEN_NO, "pushed-green", "no"),
            (PUSHED_SLIP_NEVER, "pushed-slip", "never"),
            (GREEN_PLACE_START, "green-place", "start"),
            (SPUN_OFF_BALL_MOVES, "spun-off-ball", "moves"),
            (SLIP_COUNT_BASE, "slip-count", "base"),
            (RACE_ORDER_FOREMOST, "race-order", "foremost"),
            (E_STOCK_TABLE, "e-stock", "table"),
            (E_NO_OWNER_OWN, "e-no-owner", "own-cars"),
            (SPONSOR_SOLD_ASIDE, "sponsor-sold", "aside"),
            (REJOIN_WHOLE, "rejoin", "whole-turn"),
            (SPUN_VIOLET_RETURN, "spun-violet", "on-return"),
            (PLACES_LEFT_ALL, "places-left", "all"),
            (SLIP_ROUND, "slip-pushed-turn", "round"),
            (STUCK_CARD_YES, "stuck-card", "yes"),
            (GREEN_CHAIN_EVERY, "green-chain", "every"),
            (SLIP_SHORT_NONE, "slip-short", "none"),
            (CARS_TOGETHER, "two-cars-order", "together"),
            (EXCHANGE_ONE, "exchange-2", "one"),
            (TIE_SHARED, "tie", "shared"),
            (SIDES_OPPOSITE, "sides", "opposite"),
            (SIDES_NEIGHBOURS, "sides", "neighbours"),
            (CASHIER, "price", "cashier"),
        ];
        for (verdict, id, option) in pairs {
            let mut rulings = Rulings::defaults(RULINGS);
            assert!(!rulings.is(verdict), "{id} {option}");
            rulings.decide(id, option).unwrap();
            assert!(rulings.is(verdict), "{id} {option}");
        }
        let options: usize = RULINGS.iter().map(|form| form.options.len() - 1).sum();
        assert_eq!(options, pairs.len());
    }
}
