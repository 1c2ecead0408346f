//! The points that the rules of Automobile leave open, each with its default first.

use crate::engine::ruling::{RulingForm, Until, Verdict};
use crate::words::Key;
use crate::words::keys::automobile as k;

const fn form(word: &'static str, question: Key, options: &'static [(&'static str, Key)]) -> RulingForm {
    RulingForm { word, question, options, until: Until::TheEnd }
}

/// The open points, in the order of the verdicts below.
pub const RULINGS: &[RulingForm] = &[
    form(
        "closed-leads",
        k::RULING_CLOSED_LEADS,
        &[("yes", k::RULING_CLOSED_LEADS_YES), ("no", k::RULING_CLOSED_LEADS_NO)],
    ),
    form(
        "closed-rebuild",
        k::RULING_CLOSED_REBUILD,
        &[("no", k::RULING_CLOSED_REBUILD_NO), ("yes", k::RULING_CLOSED_REBUILD_YES)],
    ),
    form(
        "closed-cars",
        k::RULING_CLOSED_CARS,
        &[("stay", k::RULING_CLOSED_CARS_STAY), ("loss", k::RULING_CLOSED_CARS_LOSS)],
    ),
    form(
        "parts-alone",
        k::RULING_PARTS_ALONE,
        &[("no", k::RULING_PARTS_ALONE_NO), ("yes", k::RULING_PARTS_ALONE_YES)],
    ),
    form(
        "durant-time",
        k::RULING_DURANT_TIME,
        &[("at-once", k::RULING_DURANT_TIME_AT_ONCE), ("after-all", k::RULING_DURANT_TIME_AFTER_ALL)],
    ),
    form(
        "howard-premium",
        k::RULING_HOWARD_PREMIUM,
        &[("yes", k::RULING_HOWARD_PREMIUM_YES), ("no", k::RULING_HOWARD_PREMIUM_NO)],
    ),
    form(
        "howard-short",
        k::RULING_HOWARD_SHORT,
        &[("nothing", k::RULING_HOWARD_SHORT_NOTHING), ("loss", k::RULING_HOWARD_SHORT_LOSS)],
    ),
    form(
        "leave-out",
        k::RULING_LEAVE_OUT,
        &[("yes", k::RULING_LEAVE_OUT_YES), ("no", k::RULING_LEAVE_OUT_NO)],
    ),
    form(
        "short-of-cash",
        k::RULING_SHORT_OF_CASH,
        &[
            ("debt", k::RULING_SHORT_OF_CASH_DEBT),
            ("close", k::RULING_SHORT_OF_CASH_CLOSE),
            ("table", k::RULING_SHORT_OF_CASH_TABLE),
        ],
    ),
    form(
        "parts-count",
        k::RULING_PARTS_COUNT,
        &[("no", k::RULING_PARTS_COUNT_NO), ("yes", k::RULING_PARTS_COUNT_YES)],
    ),
    form(
        "ford-same",
        k::RULING_FORD_SAME,
        &[("yes", k::RULING_FORD_SAME_YES), ("no", k::RULING_FORD_SAME_NO)],
    ),
    form(
        "durant-cannot",
        k::RULING_DURANT_CANNOT,
        &[("keeps", k::RULING_DURANT_CANNOT_KEEPS), ("no-durant", k::RULING_DURANT_CANNOT_NO_DURANT)],
    ),
    form(
        "loan-late",
        k::RULING_LOAN_LATE,
        &[("every", k::RULING_LOAN_LATE_EVERY), ("before", k::RULING_LOAN_LATE_BEFORE)],
    ),
    form(
        "cars-short",
        k::RULING_CARS_SHORT,
        &[("none", k::RULING_CARS_SHORT_NONE), ("what-is-left", k::RULING_CARS_SHORT_WHAT_IS_LEFT)],
    ),
    form(
        "marker-where",
        k::RULING_MARKER_WHERE,
        &[("empty-too", k::RULING_MARKER_WHERE_EMPTY_TOO), ("with-cars", k::RULING_MARKER_WHERE_WITH_CARS)],
    ),
    form(
        "marker-closed",
        k::RULING_MARKER_CLOSED,
        &[("stay", k::RULING_MARKER_CLOSED_STAY), ("back", k::RULING_MARKER_CLOSED_BACK)],
    ),
    form(
        "pass-final",
        k::RULING_PASS_FINAL,
        &[("no", k::RULING_PASS_FINAL_NO), ("yes", k::RULING_PASS_FINAL_YES)],
    ),
    form("tie", k::RULING_TIE, &[("shared", k::RULING_TIE_SHARED), ("losses", k::RULING_TIE_LOSSES)]),
    form(
        "first-choice",
        k::RULING_FIRST_CHOICE,
        &[("clockwise", k::RULING_FIRST_CHOICE_CLOCKWISE), ("bid", k::RULING_FIRST_CHOICE_BID)],
    ),
];

/// A closed space no longer leads for the skip cost.
pub const CLOSED_LEADS_NO: Verdict = Verdict::new(0, 1);
/// Anyone may build on a closed space.
pub const CLOSED_REBUILD_YES: Verdict = Verdict::new(1, 1);
/// Cars on a space that closes are losses at once.
pub const CLOSED_CARS_LOSS: Verdict = Verdict::new(2, 1);
/// A parts factory may stand without a factory tile.
pub const PARTS_ALONE_YES: Verdict = Verdict::new(3, 1);
/// Durant builds after all have chosen.
pub const DURANT_AFTER_ALL: Verdict = Verdict::new(4, 1);
/// Howard sells no premium cars.
pub const HOWARD_PREMIUM_NO: Verdict = Verdict::new(5, 1);
/// Each car that Howard cannot sell is a loss point.
pub const HOWARD_SHORT_LOSS: Verdict = Verdict::new(6, 1);
/// No own space may be left out when producing.
pub const LEAVE_OUT_NO: Verdict = Verdict::new(7, 1);
/// Who cannot pay closes a space.
pub const SHORT_CLOSE: Verdict = Verdict::new(8, 1);
/// Who cannot pay closes a space or carries a debt, as the table decides.
pub const SHORT_TABLE: Verdict = Verdict::new(8, 2);
/// The parts factory counts as a tile when producing.
pub const PARTS_COUNT_YES: Verdict = Verdict::new(9, 1);
/// Ford's piece may not go on the space built by the same action.
pub const FORD_SAME_NO: Verdict = Verdict::new(10, 1);
/// Who cannot build may not choose Durant.
pub const DURANT_CANNOT_NO: Verdict = Verdict::new(11, 1);
/// Only loans held when the loss phase began bear interest in it.
pub const LOAN_LATE_BEFORE: Verdict = Verdict::new(12, 1);
/// A space may make less than its minimum when no car is left in hand.
pub const CARS_SHORT_LEFT: Verdict = Verdict::new(13, 1);
/// Executive markers only on spaces with cars.
pub const MARKER_WITH_CARS: Verdict = Verdict::new(14, 1);
/// Markers of a space that closes go back unused.
pub const MARKER_CLOSED_BACK: Verdict = Verdict::new(15, 1);
/// Who has passed may decide again while others still decide.
pub const PASS_AGAIN: Verdict = Verdict::new(16, 1);
/// Of equal fortunes the one with fewer loss points wins.
pub const TIE_LOSSES: Verdict = Verdict::new(17, 1);
/// The first choice of characters goes to the highest bid.
pub const FIRST_CHOICE_BID: Verdict = Verdict::new(18, 1);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::ruling::Rulings;

    #[test]
    fn every_verdict_names_the_option_it_means() {
        let pairs = [
            (CLOSED_LEADS_NO, "closed-leads", "no"),
            (CLOSED_REBUILD_YES, "closed-rebuild", "yes"),
            (CLOSED_CARS_LOSS, "closed-cars", "loss"),
            (PARTS_ALONE_YES, "parts-alone", "yes"),
            (DURANT_AFTER_ALL, "durant-time", "after-all"),
            (HOWARD_PREMIUM_NO, "howard-premium", "no"),
            (HOWARD_SHORT_LOSS, "howard-short", "loss"),
            (LEAVE_OUT_NO, "leave-out", "no"),
            (SHORT_CLOSE, "short-of-cash", "close"),
            (SHORT_TABLE, "short-of-cash", "table"),
            (PARTS_COUNT_YES, "parts-count", "yes"),
            (FORD_SAME_NO, "ford-same", "no"),
            (DURANT_CANNOT_NO, "durant-cannot", "no-durant"),
            (LOAN_LATE_BEFORE, "loan-late", "before"),
            (CARS_SHORT_LEFT, "cars-short", "what-is-left"),
            (MARKER_WITH_CARS, "marker-where", "with-cars"),
            (MARKER_CLOSED_BACK, "marker-closed", "back"),
            (PASS_AGAIN, "pass-final", "yes"),
            (TIE_LOSSES, "tie", "losses"),
            (FIRST_CHOICE_BID, "first-choice", "bid"),
        ];
        for (verdict, id, option) in pairs {
            let mut rulings = Rulings::defaults(RULINGS);
            assert!(!rulings.is(verdict), "{id} {option}");
            rulings.decide(id, option).unwrap();
            assert!(rulings.is(verdict), "{id} {option}");
        }
        let options: usize = RULINGS.iter().map(|form| form.options.len() - 1).sum();
        assert_eq!(options, pairs.len());
    }
}
