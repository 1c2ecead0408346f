//! The lessons of Autotock, phase by phase.

use crate::engine::Lesson;
use crate::words::keys::coach as k;

/// In the order of the phases.
pub(super) const LESSONS: &[Lesson] = &[
    Lesson::new([k::AUTOTOCK_1_WHO, k::AUTOTOCK_1_NOW, k::AUTOTOCK_1_NEXT, k::AUTOTOCK_1_FORGOTTEN]),
    Lesson::new([k::AUTOTOCK_2_WHO, k::AUTOTOCK_2_NOW, k::AUTOTOCK_2_NEXT, k::AUTOTOCK_2_FORGOTTEN]),
    Lesson::new([k::AUTOTOCK_3_WHO, k::AUTOTOCK_3_NOW, k::AUTOTOCK_3_NEXT, k::AUTOTOCK_3_FORGOTTEN]),
];
