//! The lessons of Auto-Brocante, phase by phase.

use crate::engine::Lesson;
use crate::words::keys::coach as k;

/// In the order of the phases.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson::new([
        k::AUTO_BROCANTE_1_WHO,
        k::AUTO_BROCANTE_1_NOW,
        k::AUTO_BROCANTE_1_NEXT,
        k::AUTO_BROCANTE_1_FORGOTTEN,
    ]),
    Lesson::new([
        k::AUTO_BROCANTE_2_WHO,
        k::AUTO_BROCANTE_2_NOW,
        k::AUTO_BROCANTE_2_NEXT,
        k::AUTO_BROCANTE_2_FORGOTTEN,
    ]),
    Lesson::new([
        k::AUTO_BROCANTE_3_WHO,
        k::AUTO_BROCANTE_3_NOW,
        k::AUTO_BROCANTE_3_NEXT,
        k::AUTO_BROCANTE_3_FORGOTTEN,
    ]),
    Lesson::new([
        k::AUTO_BROCANTE_4_WHO,
        k::AUTO_BROCANTE_4_NOW,
        k::AUTO_BROCANTE_4_NEXT,
        k::AUTO_BROCANTE_4_FORGOTTEN,
    ]),
    Lesson::new([
        k::AUTO_BROCANTE_5_WHO,
        k::AUTO_BROCANTE_5_NOW,
        k::AUTO_BROCANTE_5_NEXT,
        k::AUTO_BROCANTE_5_FORGOTTEN,
    ]),
    Lesson::new([
        k::AUTO_BROCANTE_6_WHO,
        k::AUTO_BROCANTE_6_NOW,
        k::AUTO_BROCANTE_6_NEXT,
        k::AUTO_BROCANTE_6_FORGOTTEN,
    ]),
];
