//! The lessons of The Last of the Independents, step by step.

use crate::engine::Lesson;
use crate::words::keys::coach as k;

/// In the order of the phases.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson::new([
        k::INDEPENDENTS_1_WHO,
        k::INDEPENDENTS_1_NOW,
        k::INDEPENDENTS_1_NEXT,
        k::INDEPENDENTS_1_FORGOTTEN,
    ]),
    Lesson::new([
        k::INDEPENDENTS_2_WHO,
        k::INDEPENDENTS_2_NOW,
        k::INDEPENDENTS_2_NEXT,
        k::INDEPENDENTS_2_FORGOTTEN,
    ]),
    Lesson::new([
        k::INDEPENDENTS_3_WHO,
        k::INDEPENDENTS_3_NOW,
        k::INDEPENDENTS_3_NEXT,
        k::INDEPENDENTS_3_FORGOTTEN,
    ]),
    Lesson::new([
        k::INDEPENDENTS_4_WHO,
        k::INDEPENDENTS_4_NOW,
        k::INDEPENDENTS_4_NEXT,
        k::INDEPENDENTS_4_FORGOTTEN,
    ]),
    Lesson::new([
        k::INDEPENDENTS_5_WHO,
        k::INDEPENDENTS_5_NOW,
        k::INDEPENDENTS_5_NEXT,
        k::INDEPENDENTS_5_FORGOTTEN,
    ]),
    Lesson::new([
        k::INDEPENDENTS_6_WHO,
        k::INDEPENDENTS_6_NOW,
        k::INDEPENDENTS_6_NEXT,
        k::INDEPENDENTS_6_FORGOTTEN,
    ]),
    Lesson::new([
        k::INDEPENDENTS_7_WHO,
        k::INDEPENDENTS_7_NOW,
        k::INDEPENDENTS_7_NEXT,
        k::INDEPENDENTS_7_FORGOTTEN,
    ]),
    Lesson::new([
        k::INDEPENDENTS_8_WHO,
        k::INDEPENDENTS_8_NOW,
        k::INDEPENDENTS_8_NEXT,
        k::INDEPENDENTS_8_FORGOTTEN,
    ]),
];
