//! Teaching Les Sponsors: the introduction before the first turn, and doubts.

use crate::engine::{Chapter, Lesson, RuleEntry, Teaching};
use crate::games::sponsors::board::BoardValues;
use crate::games::sponsors::{Act, Category, Energy, Sponsors, View, energy, lessons};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{sponsors as k, talk as t};

impl Teaching for Sponsors {
    const LESSONS: &'static [Lesson] = lessons::LESSONS;
    const ENTRIES: &'static [RuleEntry] = lessons::ENTRIES;

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
            Chapter::turn(t::SPONSORS_TURN, lessons::LESSONS),
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
