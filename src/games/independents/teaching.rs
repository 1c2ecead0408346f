//! Teaching The Last of the Independents: the introduction before the first turn.

use crate::engine::{Chapter, Lesson, RuleEntry, Teaching};
use crate::games::independents::board::BoardValues;
use crate::games::independents::{Category, Independents, View, lessons};
use crate::msg;
use crate::words::keys::talk as t;

impl Teaching for Independents {
    const LESSONS: &'static [Lesson] = lessons::LESSONS;
    const ENTRIES: &'static [RuleEntry] = lessons::ENTRIES;

    fn talk(view: View<'_>) -> Vec<Chapter> {
        let sections = |category: Category| {
            let count = BoardValues::of(view).sections(category).ok()?;
            Some(msg!(t::INDEPENDENTS_SECTIONS, category = category.key(), count))
        };
        vec![
            Chapter::new(t::WANT, msg!(t::INDEPENDENTS_WANT, names = view.setting.everybody()), &["car"]),
            Chapter::turn(t::INDEPENDENTS_TURN, lessons::LESSONS),
            Chapter::new(
                t::INDEPENDENTS_FIGHT_TITLE,
                t::INDEPENDENTS_FIGHT,
                &["models", "engineering", "promotions"],
            )
            .and(sections(Category::Models)),
            Chapter::new(t::INDEPENDENTS_YEAR_TITLE, t::INDEPENDENTS_YEAR, &["company", "pool"]),
            Chapter::new(t::WRONG, t::INDEPENDENTS_WRONG, &[]),
        ]
    }
}
