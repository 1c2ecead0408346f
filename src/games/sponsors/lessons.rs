//! Teaching Les Sponsors: its phases in order, and the talk before the first turn.

use crate::engine::{Chapter, Lesson, RuleEntry, Teaching};
use crate::games::sponsors::board::BoardValues;
use crate::games::sponsors::{Act, Category, Energy, Sponsors, View, energy, entries, worked};
use crate::lessons;
use crate::msg;
use crate::words::Line;
use crate::words::keys::{sponsors as k, talk as t};

lessons! { "sponsors";
    1 "phase-1": "setup", "three"; open; worked &[];
    2 "phase-2": "order", "sponsors", "die", "squares", "sponsor-square"; open "e-stock",
        "e-no-owner", "sponsor-sold"; worked &worked::PHASE_2;
    3 "phase-3": "energy"; open; worked &worked::PHASE_3;
    4 "phase-4": "sides", "grid"; open "exchange-2"; worked &[];
    5 "phase-5": "race", "cards", "roulette", "violet", "moves", "finish"; open "race-order",
        "green-place", "slip-count", "green-chain", "slip-short", "pushed-green", "pushed-slip",
        "slip-pushed-turn", "spun-off-ball", "rejoin", "spun-violet", "places-left", "stuck-card",
        "tie"; worked &worked::PHASE_5;
}

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
