//! The points that the rules of Auto-Brocante leave open, each with its default first.

use crate::engine::ruling::{RulingForm, RulingOption};
use crate::words::keys::auto_brocante as k;

pub const RULINGS: &[RulingForm] = &[
    RulingForm::new(
        "insured-car",
        k::RULING_INSURED_CAR,
        &[("stays", k::RULING_INSURED_CAR_STAYS), ("lost", k::RULING_INSURED_CAR_LOST)],
    )
    .in_french("auto-assurée", &["reste", "perdue"]),
    RulingForm::new(
        "unrepaired",
        k::RULING_UNREPAIRED,
        &[("bank", k::RULING_UNREPAIRED_BANK), ("graveyard", k::RULING_UNREPAIRED_GRAVEYARD)],
    )
    .in_french("non-réparée", &["banque", "cimetière"]),
    RulingForm::new(
        "haggle-fails",
        k::RULING_HAGGLE_FAILS,
        &[("over", k::RULING_HAGGLE_FAILS_OVER), ("business", k::RULING_HAGGLE_FAILS_BUSINESS)],
    )
    .in_french("sans-accord", &["fini", "affaires"]),
    RulingForm::new(
        "short-of-cash",
        k::RULING_SHORT_OF_CASH,
        &[("refused", k::RULING_SHORT_OF_CASH_REFUSED), ("debt", k::RULING_SHORT_OF_CASH_DEBT)],
    )
    .in_french("à-court", &["refusé", "dette"]),
    RulingForm::new(
        "min-price",
        k::RULING_MIN_PRICE,
        &[("either", k::RULING_MIN_PRICE_EITHER), ("list", k::RULING_MIN_PRICE_LIST)],
    )
    .in_french("prix-minimum", &["au-choix", "liste"]),
    RulingForm::new(
        "min-short",
        k::RULING_MIN_SHORT,
        &[("below", k::RULING_MIN_SHORT_BELOW), ("debt", k::RULING_MIN_SHORT_DEBT)],
    )
    .in_french("minimum-à-court", &["dessous", "dette"]),
    RulingForm::new(
        "recovered",
        k::RULING_RECOVERED,
        &[("at-once", k::RULING_RECOVERED_AT_ONCE), ("later", k::RULING_RECOVERED_LATER)],
    )
    .in_french("retrouvée", &["aussitôt", "plus-tard"]),
    RulingForm::new(
        "fly-by-night",
        k::RULING_FLY_BY_NIGHT,
        &[("nothing", k::RULING_FLY_BY_NIGHT_NOTHING), ("card", k::RULING_FLY_BY_NIGHT_CARD)],
    )
    .in_french("sans-responsabilité", &["rien", "carte"]),
    RulingForm::new(
        "claim-cash",
        k::RULING_CLAIM_CASH,
        &[("debt", k::RULING_CLAIM_CASH_DEBT), ("refused", k::RULING_CLAIM_CASH_REFUSED)],
    )
    .in_french("réclamation-à-court", &["dette", "refusé"]),
    RulingForm::new(
        "stuck",
        k::RULING_STUCK,
        &[("may-end", k::RULING_STUCK_MAY_END), ("go-on", k::RULING_STUCK_GO_ON)],
    )
    .in_french("bloqués", &["peut-finir", "continue"]),
];

const fn ruling_option(word: &str, option: &str) -> RulingOption {
    RulingOption::of(RULINGS, word, option)
}

/// A car whose list price has been claimed is lost all the same.
pub const INSURED_CAR_LOST: RulingOption = ruling_option("insured-car", "lost");
/// A car that is not repaired or recovered is out of the game.
pub const UNREPAIRED_GRAVEYARD: RulingOption = ruling_option("unrepaired", "graveyard");
/// A dealer whose deal failed may still open for business.
pub const HAGGLE_FAILS_BUSINESS: RulingOption = ruling_option("haggle-fails", "business");
/// A purchase beyond the cash in hand becomes a debt.
pub const SHORT_DEBT: RulingOption = ruling_option("short-of-cash", "debt");
/// Cars for the minimum are bought at their list price only.
pub const MIN_LIST: RulingOption = ruling_option("min-price", "list");
/// The minimum is bought all the same; the missing amount is a debt.
pub const MIN_DEBT: RulingOption = ruling_option("min-short", "debt");
/// A stolen car is recovered in a later turn of its owner.
pub const RECOVERED_LATER: RulingOption = ruling_option("recovered", "later");
/// "Fly-by-night" covers what its card says.
pub const FLY_BY_NIGHT_CARD: RulingOption = ruling_option("fly-by-night", "card");
/// A game in which no dealer can ever get a car is not counted.
pub const STUCK_GO_ON: RulingOption = ruling_option("stuck", "go-on");
/// A dealer may not attack a car whose list price they could not pay.
pub const CLAIM_CASH_REFUSED: RulingOption = ruling_option("claim-cash", "refused");
