//! Teaching The Last of the Independents: its phases in order, and the talk before the first turn.

use crate::engine::{Chapter, Lesson, RuleEntry, Teaching};
use crate::games::independents::board::BoardValues;
use crate::games::independents::{Category, Independents, View, entries, worked};
use crate::lessons;
use crate::msg;
use crate::words::keys::talk as t;

lessons! { "independents";
    1 "step-1": "order", "selective"; open "no-disks"; worked &[];
    2 "step-2": "required"; open; worked &worked::STEP_2;
    3 "step-3": "cards"; open "supply-short"; worked &[];
    4 "step-4": "competition"; open; worked &worked::STEP_4;
    5 "step-5": "majority"; open; worked &worked::STEP_5;
    6 "step-6": "trend"; open "trend-cards", "trend-source", "trend-stack"; worked &[];
    7 "step-7": "car"; open; worked &[];
    8 "step-8": "new-year", "end"; open "unspent", "years"; worked &worked::STEP_8;
}

impl Teaching for Independents {
    const LESSONS: &'static [Lesson] = &LESSONS;
    const ENTRIES: &'static [RuleEntry] = entries::ENTRIES;

    fn talk(view: View<'_>) -> Vec<Chapter> {
        let sections = |category: Category| {
            let count = BoardValues::of(view).sections(category).ok()?;
            Some(msg!(t::INDEPENDENTS_SECTIONS, category = category.key(), count = count))
        };
        vec![
            Chapter::new(t::WANT, msg!(t::INDEPENDENTS_WANT, names = view.setting.everybody()), &["car"]),
            Chapter::turn(t::INDEPENDENTS_TURN, &LESSONS),
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
