//! Teaching Les Sponsors: its phases in order, and the talk before the first turn.

use crate::engine::{Chapter, Lesson, RuleEntry, Teaching};
use crate::games::sponsors::board::BoardValues;
use crate::games::sponsors::{Act, Category, Energy, Sponsors, View, energy, entries, worked};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{coach as c, sponsors as k, talk as t};

pub(super) const LESSONS: [Lesson; 5] = [
    Lesson::new(
        k::PHASE_1,
        [c::SPONSORS_1_WHO, c::SPONSORS_1_WHY, c::SPONSORS_1_NOW, c::SPONSORS_1_FORGOTTEN],
    )
    .ruled(&[k::RULE_SETUP, k::RULE_THREE], &[]),
    Lesson::new(
        k::PHASE_2,
        [c::SPONSORS_2_WHO, c::SPONSORS_2_WHY, c::SPONSORS_2_NOW, c::SPONSORS_2_FORGOTTEN],
    )
    .ruled(
        &[k::RULE_ORDER, k::RULE_SPONSORS, k::RULE_DIE, k::RULE_SQUARES, k::RULE_SPONSOR_SQUARE],
        &["e-stock", "e-no-owner", "sponsor-sold"],
    )
    .worked(&worked::PHASE_2),
    Lesson::new(
        k::PHASE_3,
        [c::SPONSORS_3_WHO, c::SPONSORS_3_WHY, c::SPONSORS_3_NOW, c::SPONSORS_3_FORGOTTEN],
    )
    .ruled(&[k::RULE_ENERGY], &[])
    .worked(&worked::PHASE_3),
    Lesson::new(
        k::PHASE_4,
        [c::SPONSORS_4_WHO, c::SPONSORS_4_WHY, c::SPONSORS_4_NOW, c::SPONSORS_4_FORGOTTEN],
    )
    .ruled(&[k::RULE_SIDES, k::RULE_GRID], &["exchange-2"]),
    Lesson::new(
        k::PHASE_5,
        [c::SPONSORS_5_WHO, c::SPONSORS_5_WHY, c::SPONSORS_5_NOW, c::SPONSORS_5_FORGOTTEN],
    )
    .ruled(
        &[k::RULE_RACE, k::RULE_CARDS, k::RULE_ROULETTE, k::RULE_VIOLET, k::RULE_MOVES, k::RULE_FINISH],
        &[
            "race-order",
            "green-place",
            "slip-count",
            "green-chain",
            "slip-short",
            "pushed-green",
            "pushed-slip",
            "slip-pushed-turn",
            "spun-off-ball",
            "rejoin",
            "spun-violet",
            "places-left",
            "stuck-card",
            "tie",
        ],
    )
    .worked(&worked::PHASE_5),
];

impl Teaching for Sponsors {
    const LESSONS: &'static [Lesson] = &LESSONS;
    const ENTRIES: &'static [RuleEntry] = entries::ENTRIES;

    fn talk(view: View<'_>) -> Vec<Chapter> {
        let price = |category: Category| {
            let price = BoardValues::of(view).price(category).ok()?.0;
            Some(msg!(
                t::SPONSORS_PRICE,
                category = category.key(),
                price = msg!(k::AMOUNT_MILLIONS, count = price)
            ))
        };
        vec![
            Chapter::new(
                t::WANT,
                msg!(t::SPONSORS_WANT, names = view.setting.everybody()),
                &["car", "runner"],
            ),
            Chapter::turn(t::SPONSORS_TURN, &LESSONS),
            Chapter::new(t::SPONSORS_WORKSHOP_TITLE, t::SPONSORS_WORKSHOP, &["square", "stock"])
                .and(Category::ALL.into_iter().find_map(price)),
            Chapter::new(t::SPONSORS_RACE_TITLE, t::SPONSORS_RACE, &["car", "runner"]),
            Chapter::new(t::WRONG, t::SPONSORS_WRONG, &["pile"]),
        ]
    }

    fn doubts(view: View<'_>, act: &Act) -> Vec<Line> {
        match act {
            Act::Energy(Energy { car, tokens }) => energy::doubt(view, *car, *tokens).into_iter().collect(),
            _ => Vec::new(),
        }
    }
}
