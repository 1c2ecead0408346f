//! The points that the rules of Automobile leave open, each with its default first.

use crate::engine::ruling::{RulingForm, RulingOption};
use crate::words::keys::automobile as k;

pub const RULINGS: &[RulingForm] = &[
    RulingForm::new(
        "closed-leads",
        k::RULING_CLOSED_LEADS,
        &[("yes", k::RULING_CLOSED_LEADS_YES), ("no", k::RULING_CLOSED_LEADS_NO)],
    )
    .in_french("fermée-compte", &["oui", "non"]),
    RulingForm::new(
        "closed-rebuild",
        k::RULING_CLOSED_REBUILD,
        &[("no", k::RULING_CLOSED_REBUILD_NO), ("yes", k::RULING_CLOSED_REBUILD_YES)],
    )
    .in_french("fermée-rebâtie", &["non", "oui"]),
    RulingForm::new(
        "closed-cars",
        k::RULING_CLOSED_CARS,
        &[("stay", k::RULING_CLOSED_CARS_STAY), ("loss", k::RULING_CLOSED_CARS_LOSS)],
    )
    .in_french("voitures-fermée", &["restent", "perte"]),
    RulingForm::new(
        "parts-alone",
        k::RULING_PARTS_ALONE,
        &[("no", k::RULING_PARTS_ALONE_NO), ("yes", k::RULING_PARTS_ALONE_YES)],
    )
    .in_french("pièces-seules", &["non", "oui"]),
    RulingForm::new(
        "durant-time",
        k::RULING_DURANT_TIME,
        &[("at-once", k::RULING_DURANT_TIME_AT_ONCE), ("after-all", k::RULING_DURANT_TIME_AFTER_ALL)],
    )
    .in_french("durant-quand", &["aussitôt", "après-tous"]),
    RulingForm::new(
        "howard-premium",
        k::RULING_HOWARD_PREMIUM,
        &[("yes", k::RULING_HOWARD_PREMIUM_YES), ("no", k::RULING_HOWARD_PREMIUM_NO)],
    )
    .in_french("howard-luxe", &["oui", "non"]),
    RulingForm::new(
        "howard-short",
        k::RULING_HOWARD_SHORT,
        &[("nothing", k::RULING_HOWARD_SHORT_NOTHING), ("loss", k::RULING_HOWARD_SHORT_LOSS)],
    )
    .in_french("howard-manque", &["rien", "perte"]),
    RulingForm::new(
        "leave-out",
        k::RULING_LEAVE_OUT,
        &[("yes", k::RULING_LEAVE_OUT_YES), ("no", k::RULING_LEAVE_OUT_NO)],
    )
    .in_french("laisser-de-côté", &["oui", "non"]),
    RulingForm::new(
        "short-of-cash",
        k::RULING_SHORT_OF_CASH,
        &[
            ("debt", k::RULING_SHORT_OF_CASH_DEBT),
            ("close", k::RULING_SHORT_OF_CASH_CLOSE),
            ("table", k::RULING_SHORT_OF_CASH_TABLE),
        ],
    )
    .in_french("à-court", &["dette", "ferme", "table"]),
    RulingForm::new(
        "parts-count",
        k::RULING_PARTS_COUNT,
        &[("no", k::RULING_PARTS_COUNT_NO), ("yes", k::RULING_PARTS_COUNT_YES)],
    )
    .in_french("pièces-comptent", &["non", "oui"]),
    RulingForm::new(
        "ford-same",
        k::RULING_FORD_SAME,
        &[("yes", k::RULING_FORD_SAME_YES), ("no", k::RULING_FORD_SAME_NO)],
    )
    .in_french("ford-même-case", &["oui", "non"]),
    RulingForm::new(
        "durant-cannot",
        k::RULING_DURANT_CANNOT,
        &[("keeps", k::RULING_DURANT_CANNOT_KEEPS), ("no-durant", k::RULING_DURANT_CANNOT_NO_DURANT)],
    )
    .in_french("durant-impossible", &["garde", "sans-durant"]),
    RulingForm::new(
        "loan-late",
        k::RULING_LOAN_LATE,
        &[("every", k::RULING_LOAN_LATE_EVERY), ("before", k::RULING_LOAN_LATE_BEFORE)],
    )
    .in_french("prêt-tardif", &["tous", "avant"]),
    RulingForm::new(
        "cars-short",
        k::RULING_CARS_SHORT,
        &[("none", k::RULING_CARS_SHORT_NONE), ("what-is-left", k::RULING_CARS_SHORT_WHAT_IS_LEFT)],
    )
    .in_french("voitures-manquent", &["aucune", "le-reste"]),
    RulingForm::new(
        "marker-where",
        k::RULING_MARKER_WHERE,
        &[("empty-too", k::RULING_MARKER_WHERE_EMPTY_TOO), ("with-cars", k::RULING_MARKER_WHERE_WITH_CARS)],
    )
    .in_french("marqueur-où", &["vides-aussi", "avec-voitures"]),
    RulingForm::new(
        "marker-closed",
        k::RULING_MARKER_CLOSED,
        &[("stay", k::RULING_MARKER_CLOSED_STAY), ("back", k::RULING_MARKER_CLOSED_BACK)],
    )
    .in_french("marqueur-fermée", &["reste", "retour"]),
    RulingForm::new(
        "pass-final",
        k::RULING_PASS_FINAL,
        &[("no", k::RULING_PASS_FINAL_NO), ("yes", k::RULING_PASS_FINAL_YES)],
    )
    .in_french("passe-définitif", &["non", "oui"]),
    RulingForm::new(
        "tie",
        k::RULING_TIE,
        &[("shared", k::RULING_TIE_SHARED), ("losses", k::RULING_TIE_LOSSES)],
    )
    .in_french("égalité", &["partagée", "pertes"]),
    RulingForm::new(
        "first-choice",
        k::RULING_FIRST_CHOICE,
        &[("clockwise", k::RULING_FIRST_CHOICE_CLOCKWISE), ("bid", k::RULING_FIRST_CHOICE_BID)],
    )
    .in_french("premier-choix", &["horaire", "enchère"]),
];

const fn ruling_option(word: &str, option: &str) -> RulingOption {
    RulingOption::of(RULINGS, word, option)
}

/// A closed space no longer leads for the skip cost.
pub const CLOSED_LEADS_NO: RulingOption = ruling_option("closed-leads", "no");
/// Anyone may build on a closed space.
pub const CLOSED_REBUILD_YES: RulingOption = ruling_option("closed-rebuild", "yes");
/// Cars on a space that closes are losses at once.
pub const CLOSED_CARS_LOSS: RulingOption = ruling_option("closed-cars", "loss");
/// A parts factory may stand without a factory tile.
pub const PARTS_ALONE_YES: RulingOption = ruling_option("parts-alone", "yes");
/// Durant builds after all have chosen.
pub const DURANT_AFTER_ALL: RulingOption = ruling_option("durant-time", "after-all");
/// Howard sells no premium cars.
pub const HOWARD_PREMIUM_NO: RulingOption = ruling_option("howard-premium", "no");
/// Each car that Howard cannot sell is a loss point.
pub const HOWARD_SHORT_LOSS: RulingOption = ruling_option("howard-short", "loss");
/// No space of the player may be left out when producing.
pub const LEAVE_OUT_NO: RulingOption = ruling_option("leave-out", "no");
/// A player who cannot pay closes a space.
pub const SHORT_CLOSE: RulingOption = ruling_option("short-of-cash", "close");
/// A player who cannot pay closes a space or carries a debt, as the table decides.
pub const SHORT_TABLE: RulingOption = ruling_option("short-of-cash", "table");
/// The parts factory counts as a tile when producing.
pub const PARTS_COUNT_YES: RulingOption = ruling_option("parts-count", "yes");
/// Ford's piece may not go on the space built by the same action.
pub const FORD_SAME_NO: RulingOption = ruling_option("ford-same", "no");
/// A player who cannot build may not choose Durant.
pub const DURANT_CANNOT_NO: RulingOption = ruling_option("durant-cannot", "no-durant");
/// Only loans held when the loss phase began bear interest in it.
pub const LOAN_LATE_BEFORE: RulingOption = ruling_option("loan-late", "before");
/// A space may make less than its minimum when no car is left in hand.
pub const CARS_SHORT_LEFT: RulingOption = ruling_option("cars-short", "what-is-left");
/// Executive markers go only on spaces with cars.
pub const MARKER_WITH_CARS: RulingOption = ruling_option("marker-where", "with-cars");
/// Markers of a space that closes go back unused.
pub const MARKER_CLOSED_BACK: RulingOption = ruling_option("marker-closed", "back");
/// A player who has passed may decide again while others still decide.
pub const PASS_AGAIN: RulingOption = ruling_option("pass-final", "yes");
/// Of equal fortunes, the one with fewer loss points wins.
pub const TIE_LOSSES: RulingOption = ruling_option("tie", "losses");
/// The first choice of characters goes to the highest bid.
pub const FIRST_CHOICE_BID: RulingOption = ruling_option("first-choice", "bid");
