//! The lessons of Les Sponsors, phase by phase.

use crate::engine::Lesson;
use crate::words::keys::coach as k;

/// In the order of the phases.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson::new([k::SPONSORS_1_WHO, k::SPONSORS_1_NOW, k::SPONSORS_1_NEXT, k::SPONSORS_1_FORGOTTEN]),
    Lesson::new([k::SPONSORS_2_WHO, k::SPONSORS_2_NOW, k::SPONSORS_2_NEXT, k::SPONSORS_2_FORGOTTEN]),
    Lesson::new([k::SPONSORS_3_WHO, k::SPONSORS_3_NOW, k::SPONSORS_3_NEXT, k::SPONSORS_3_FORGOTTEN]),
    Lesson::new([k::SPONSORS_4_WHO, k::SPONSORS_4_NOW, k::SPONSORS_4_NEXT, k::SPONSORS_4_FORGOTTEN]),
    Lesson::new([k::SPONSORS_5_WHO, k::SPONSORS_5_NOW, k::SPONSORS_5_NEXT, k::SPONSORS_5_FORGOTTEN]),
];
