//! The open questions of the page, each with its default first.

use crate::audit::rulings::Question;

/// Every question and its options.
pub(super) const QUESTIONS: &[Question] = &[
    ("closed-leads", &["yes", "no"]),
    ("closed-rebuild", &["no", "yes"]),
    ("closed-cars", &["stay", "loss"]),
    ("parts-alone", &["no", "yes"]),
    ("durant-time", &["at-once", "after-all"]),
    ("howard-premium", &["yes", "no"]),
    ("howard-short", &["nothing", "loss"]),
    ("leave-out", &["yes", "no"]),
    ("short-of-cash", &["debt", "close", "table"]),
    ("parts-count", &["no", "yes"]),
    ("ford-same", &["yes", "no"]),
    ("durant-cannot", &["keeps", "no-durant"]),
    ("loan-late", &["every", "before"]),
    ("cars-short", &["none", "what-is-left"]),
    ("marker-where", &["empty-too", "with-cars"]),
    ("marker-closed", &["stay", "back"]),
    ("pass-final", &["no", "yes"]),
    ("tie", &["shared", "losses"]),
    ("first-choice", &["clockwise", "bid"]),
];
