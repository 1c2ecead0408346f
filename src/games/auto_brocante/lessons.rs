//! Teaching Auto-Brocante: its phases in order, and the talk before the first turn.

use crate::engine::{Chapter, Lesson, RuleEntry, Teaching};
use crate::games::auto_brocante::board::BoardValues;
use crate::games::auto_brocante::{Act, AutoBrocante, Car, View, attack, entries, shown, worked};
use crate::msg;
use crate::words::keys::{auto_brocante as k, coach as c, talk as t};
use crate::words::{Arg, Line};

pub(super) const LESSONS: [Lesson; 6] = [
    Lesson::new(
        k::PHASE_1,
        [
            c::AUTO_BROCANTE_1_WHO,
            c::AUTO_BROCANTE_1_WHY,
            c::AUTO_BROCANTE_1_NOW,
            c::AUTO_BROCANTE_1_FORGOTTEN,
        ],
    )
    .ruled(&[k::RULE_SETUP, k::RULE_CARS], &[])
    .worked(&worked::PHASE_1),
    Lesson::new(
        k::PHASE_2,
        [
            c::AUTO_BROCANTE_2_WHO,
            c::AUTO_BROCANTE_2_WHY,
            c::AUTO_BROCANTE_2_NOW,
            c::AUTO_BROCANTE_2_FORGOTTEN,
        ],
    )
    .ruled(&[k::RULE_MINIMUM], &["min-price", "min-short"])
    .worked(&worked::PHASE_2),
    Lesson::new(
        k::PHASE_3,
        [
            c::AUTO_BROCANTE_3_WHO,
            c::AUTO_BROCANTE_3_WHY,
            c::AUTO_BROCANTE_3_NOW,
            c::AUTO_BROCANTE_3_FORGOTTEN,
        ],
    )
    .ruled(
        &[
            k::RULE_CARDS,
            k::RULE_SELL_CARDS,
            k::RULE_BUY_CARDS,
            k::RULE_APPROACH,
            k::RULE_FORCE,
            k::RULE_DAMAGE,
            k::RULE_INSURANCE,
            k::RULE_OPTION_B,
            k::RULE_OPTION_D,
        ],
        &[
            "insured-car",
            "unrepaired",
            "haggle-fails",
            "short-of-cash",
            "recovered",
            "fly-by-night",
            "claim-cash",
        ],
    )
    .worked(&worked::PHASE_3),
    Lesson::new(
        k::PHASE_4,
        [
            c::AUTO_BROCANTE_4_WHO,
            c::AUTO_BROCANTE_4_WHY,
            c::AUTO_BROCANTE_4_NOW,
            c::AUTO_BROCANTE_4_FORGOTTEN,
        ],
    )
    .ruled(&[k::RULE_BUSINESS, k::RULE_HOOD], &[])
    .worked(&worked::PHASE_4),
    Lesson::new(
        k::PHASE_5,
        [
            c::AUTO_BROCANTE_5_WHO,
            c::AUTO_BROCANTE_5_WHY,
            c::AUTO_BROCANTE_5_NOW,
            c::AUTO_BROCANTE_5_FORGOTTEN,
        ],
    )
    .ruled(&[k::RULE_TURN], &["stuck"]),
    Lesson::new(
        k::PHASE_6,
        [
            c::AUTO_BROCANTE_6_WHO,
            c::AUTO_BROCANTE_6_WHY,
            c::AUTO_BROCANTE_6_NOW,
            c::AUTO_BROCANTE_6_FORGOTTEN,
        ],
    )
    .ruled(&[k::RULE_END], &[]),
];

impl Teaching for AutoBrocante {
    const LESSONS: &'static [Lesson] = &LESSONS;
    const ENTRIES: &'static [RuleEntry] = entries::ENTRIES;

    fn talk(view: View<'_>) -> Vec<Chapter> {
        let printing = BoardValues::of(view);
        let listed = |car: Car| {
            let price = Arg::Money(printing.known_list(car)?);
            Some(msg!(t::AUTO_BROCANTE_LIST, car = printing.car(car), price = price))
        };
        vec![
            Chapter::new(t::WANT, msg!(t::AUTO_BROCANTE_WANT, names = view.setting.everybody()), &["lot"]),
            Chapter::turn(t::AUTO_BROCANTE_TURN, &LESSONS).and(Car::all().find_map(listed)),
            Chapter::new(t::AUTO_BROCANTE_TRADE_TITLE, t::AUTO_BROCANTE_TRADE, &["car", "slot"]),
            Chapter::new(t::AUTO_BROCANTE_TRICKS_TITLE, t::AUTO_BROCANTE_TRICKS, &["pile"]),
            Chapter::new(t::WRONG, t::AUTO_BROCANTE_WRONG, &[]),
        ]
    }

    fn unlisted(view: View<'_>, act: &Act) -> Vec<Line> {
        shown::unlisted(view, act)
    }

    fn doubts(view: View<'_>, act: &Act) -> Vec<Line> {
        shown::doubts(view, act).into_iter().chain(attack::doubt(view, act)).collect()
    }
}
