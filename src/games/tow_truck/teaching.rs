//! What is taught of Tow Truck: a lesson for each phase, and its rules paragraph by paragraph.

use crate::engine::{Chapter, Lesson, RuleEntry, Teaching};
use crate::games::tow_truck::{Look, TowTruck};
use crate::say;
use crate::words::keys::{talk, tow_truck as k};

/// In the order of the phases.
pub(super) const LESSONS: [Lesson; 2] = [
    Lesson::new(k::PHASE_CALLS, [k::LESSON_1_WHO, k::LESSON_1_WHY, k::LESSON_1_NOW, k::LESSON_1_FORGOTTEN])
        .ruled(&[k::RULE_SET_UP, k::RULE_CALLS], &[]),
    Lesson::new(k::PHASE_TOW, [k::LESSON_2_WHO, k::LESSON_2_WHY, k::LESSON_2_NOW, k::LESSON_2_FORGOTTEN])
        .ruled(&[k::RULE_TOW, k::RULE_END], &["tie"]),
];

/// In the order of the rules.
pub(super) const ENTRIES: &[RuleEntry] = &[
    RuleEntry { title: k::RULE_SET_UP, told: k::ENTRY_SET_UP },
    RuleEntry { title: k::RULE_CALLS, told: k::ENTRY_CALLS },
    RuleEntry { title: k::RULE_TOW, told: k::ENTRY_TOW },
    RuleEntry { title: k::RULE_END, told: k::ENTRY_END },
];
impl Teaching for TowTruck {
    const LESSONS: &'static [Lesson] = &LESSONS;
    const ENTRIES: &'static [RuleEntry] = ENTRIES;

    /// What the host says before the first turn.
    fn talk(view: Look<'_>) -> Vec<Chapter> {
        vec![
            Chapter::new(talk::WANT, say!(k::TALK_WANT, names = view.setting.everybody()), &[]),
            Chapter::turn(k::TALK_TURN, &LESSONS),
            Chapter::new(talk::WRONG, k::TALK_WRONG, &[]),
        ]
    }
}
