//! What is taught of Tow Truck: a lesson for each phase, and its rules paragraph by paragraph.

use crate::engine::{Lesson, RuleEntry};
use crate::words::keys::tow_truck as k;

/// In the order of the phases.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson::new([k::LESSON_1_WHO, k::LESSON_1_NOW, k::LESSON_1_NEXT, k::LESSON_1_FORGOTTEN]),
    Lesson::new([k::LESSON_2_WHO, k::LESSON_2_NOW, k::LESSON_2_NEXT, k::LESSON_2_FORGOTTEN]),
];

/// In the order of the rules.
pub(super) const ENTRIES: &[RuleEntry] = &[
    RuleEntry { title: k::RULE_SET_UP, told: k::ENTRY_SET_UP },
    RuleEntry { title: k::RULE_CALLS, told: k::ENTRY_CALLS },
    RuleEntry { title: k::RULE_TOW, told: k::ENTRY_TOW },
    RuleEntry { title: k::RULE_END, told: k::ENTRY_END },
];
