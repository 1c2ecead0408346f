//! The lessons of Automobile, phase by phase.

use crate::engine::Lesson;
use crate::words::keys::coach as k;

/// In the order of the phases.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson::new([k::AUTOMOBILE_1_WHO, k::AUTOMOBILE_1_NOW, k::AUTOMOBILE_1_NEXT, k::AUTOMOBILE_1_FORGOTTEN]),
    Lesson::new([k::AUTOMOBILE_2_WHO, k::AUTOMOBILE_2_NOW, k::AUTOMOBILE_2_NEXT, k::AUTOMOBILE_2_FORGOTTEN]),
    Lesson::new([k::AUTOMOBILE_3_WHO, k::AUTOMOBILE_3_NOW, k::AUTOMOBILE_3_NEXT, k::AUTOMOBILE_3_FORGOTTEN]),
    Lesson::new([k::AUTOMOBILE_4_WHO, k::AUTOMOBILE_4_NOW, k::AUTOMOBILE_4_NEXT, k::AUTOMOBILE_4_FORGOTTEN]),
    Lesson::new([k::AUTOMOBILE_5_WHO, k::AUTOMOBILE_5_NOW, k::AUTOMOBILE_5_NEXT, k::AUTOMOBILE_5_FORGOTTEN]),
    Lesson::new([k::AUTOMOBILE_6_WHO, k::AUTOMOBILE_6_NOW, k::AUTOMOBILE_6_NEXT, k::AUTOMOBILE_6_FORGOTTEN]),
    Lesson::new([k::AUTOMOBILE_7_WHO, k::AUTOMOBILE_7_NOW, k::AUTOMOBILE_7_NEXT, k::AUTOMOBILE_7_FORGOTTEN]),
    Lesson::new([k::AUTOMOBILE_8_WHO, k::AUTOMOBILE_8_NOW, k::AUTOMOBILE_8_NEXT, k::AUTOMOBILE_8_FORGOTTEN]),
    Lesson::new([k::AUTOMOBILE_9_WHO, k::AUTOMOBILE_9_NOW, k::AUTOMOBILE_9_NEXT, k::AUTOMOBILE_9_FORGOTTEN]),
];
