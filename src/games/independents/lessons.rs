//! Teaching The Last of the Independents: its phases in order, and the talk before the first turn.

use crate::engine::{Chapter, Lesson, RuleEntry, Teaching};
use crate::games::independents::board::BoardValues;
use crate::games::independents::{Category, Independents, View, entries, worked};
use crate::msg;
use crate::words::keys::{coach as c, independents as k, talk as t};

pub(super) const LESSONS: [Lesson; 8] = [
    Lesson::new(
        k::STEP_1,
        [c::INDEPENDENTS_1_WHO, c::INDEPENDENTS_1_WHY, c::INDEPENDENTS_1_NOW, c::INDEPENDENTS_1_FORGOTTEN],
    )
    .ruled(&[k::RULE_ORDER, k::RULE_SELECTIVE], &["no-disks"]),
    Lesson::new(
        k::STEP_2,
        [c::INDEPENDENTS_2_WHO, c::INDEPENDENTS_2_WHY, c::INDEPENDENTS_2_NOW, c::INDEPENDENTS_2_FORGOTTEN],
    )
    .ruled(&[k::RULE_REQUIRED], &[])
    .worked(&worked::STEP_2),
    Lesson::new(
        k::STEP_3,
        [c::INDEPENDENTS_3_WHO, c::INDEPENDENTS_3_WHY, c::INDEPENDENTS_3_NOW, c::INDEPENDENTS_3_FORGOTTEN],
    )
    .ruled(&[k::RULE_CARDS], &["supply-short"]),
    Lesson::new(
        k::STEP_4,
        [c::INDEPENDENTS_4_WHO, c::INDEPENDENTS_4_WHY, c::INDEPENDENTS_4_NOW, c::INDEPENDENTS_4_FORGOTTEN],
    )
    .ruled(&[k::RULE_COMPETITION], &[])
    .worked(&worked::STEP_4),
    Lesson::new(
        k::STEP_5,
        [c::INDEPENDENTS_5_WHO, c::INDEPENDENTS_5_WHY, c::INDEPENDENTS_5_NOW, c::INDEPENDENTS_5_FORGOTTEN],
    )
    .ruled(&[k::RULE_MAJORITY], &[])
    .worked(&worked::STEP_5),
    Lesson::new(
        k::STEP_6,
        [c::INDEPENDENTS_6_WHO, c::INDEPENDENTS_6_WHY, c::INDEPENDENTS_6_NOW, c::INDEPENDENTS_6_FORGOTTEN],
    )
    .ruled(&[k::RULE_TREND], &["trend-cards", "trend-source", "trend-stack"]),
    Lesson::new(
        k::STEP_7,
        [c::INDEPENDENTS_7_WHO, c::INDEPENDENTS_7_WHY, c::INDEPENDENTS_7_NOW, c::INDEPENDENTS_7_FORGOTTEN],
    )
    .ruled(&[k::RULE_CAR], &[]),
    Lesson::new(
        k::STEP_8,
        [c::INDEPENDENTS_8_WHO, c::INDEPENDENTS_8_WHY, c::INDEPENDENTS_8_NOW, c::INDEPENDENTS_8_FORGOTTEN],
    )
    .ruled(&[k::RULE_NEW_YEAR, k::RULE_END], &["unspent", "years"])
    .worked(&worked::STEP_8),
];

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
