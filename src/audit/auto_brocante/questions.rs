//! The open questions of the page, each with its default first.

use crate::audit::rulings::Question;

/// Every question and its options.
pub(super) const QUESTIONS: &[Question] = &[
    ("insured-car", &["stays", "lost"]),
    ("unrepaired", &["bank", "graveyard"]),
    ("haggle-fails", &["over", "business"]),
    ("short-of-cash", &["refused", "debt"]),
    ("min-price", &["either", "list"]),
    ("min-short", &["below", "debt"]),
    ("recovered", &["at-once", "later"]),
    ("fly-by-night", &["nothing", "card"]),
    ("claim-cash", &["debt", "refused"]),
    ("stuck", &["may-end", "go-on"]),
];
