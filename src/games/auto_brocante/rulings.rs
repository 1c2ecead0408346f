//! The points that the rules of Auto-Brocante leave open, each with its default first.

use crate::engine::ruling::{RulingForm, Until, Verdict};
use crate::words::Key;
use crate::words::keys::auto_brocante as k;

const fn form(word: &'static str, question: Key, options: &'static [(&'static str, Key)]) -> RulingForm {
    RulingForm { word, question, options, until: Until::TheEnd }
}

/// The open points, in the order of the verdicts below.
pub const RULINGS: &[RulingForm] = &[
    form(
        "insured-car",
        k::RULING_INSURED_CAR,
        &[("stays", k::RULING_INSURED_CAR_STAYS), ("lost", k::RULING_INSURED_CAR_LOST)],
    ),
    form(
        "unrepaired",
        k::RULING_UNREPAIRED,
        &[("bank", k::RULING_UNREPAIRED_BANK), ("graveyard", k::RULING_UNREPAIRED_GRAVEYARD)],
    ),
    form(
        "haggle-fails",
        k::RULING_HAGGLE_FAILS,
        &[("over", k::RULING_HAGGLE_FAILS_OVER), ("business", k::RULING_HAGGLE_FAILS_BUSINESS)],
    ),
    form(
        "short-of-cash",
        k::RULING_SHORT_OF_CASH,
        &[("refused", k::RULING_SHORT_OF_CASH_REFUSED), ("debt", k::RULING_SHORT_OF_CASH_DEBT)],
    ),
    form(
        "min-price",
        k::RULING_MIN_PRICE,
        &[("either", k::RULING_MIN_PRICE_EITHER), ("list", k::RULING_MIN_PRICE_LIST)],
    ),
    form(
        "min-short",
        k::RULING_MIN_SHORT,
        &[("below", k::RULING_MIN_SHORT_BELOW), ("debt", k::RULING_MIN_SHORT_DEBT)],
    ),
    form(
        "recovered",
        k::RULING_RECOVERED,
        &[("at-once", k::RULING_RECOVERED_AT_ONCE), ("later", k::RULING_RECOVERED_LATER)],
    ),
    form(
        "fly-by-night",
        k::RULING_FLY_BY_NIGHT,
        &[("nothing", k::RULING_FLY_BY_NIGHT_NOTHING), ("card", k::RULING_FLY_BY_NIGHT_CARD)],
    ),
    form(
        "claim-cash",
        k::RULING_CLAIM_CASH,
        &[("debt", k::RULING_CLAIM_CASH_DEBT), ("refused", k::RULING_CLAIM_CASH_REFUSED)],
    ),
];

/// A car whose list price has been claimed is lost all the same.
pub const INSURED_CAR_LOST: Verdict = Verdict::new(0, 1);
/// A car that is not repaired or recovered is out of the game.
pub const UNREPAIRED_GRAVEYARD: Verdict = Verdict::new(1, 1);
/// Who bought nothing from the dealer may still open for business.
pub const HAGGLE_FAILS_BUSINESS: Verdict = Verdict::new(2, 1);
/// What is bought beyond the cash in hand is a debt.
pub const SHORT_DEBT: Verdict = Verdict::new(3, 1);
/// Cars for the minimum are bought at their list price only.
pub const MIN_LIST: Verdict = Verdict::new(4, 1);
/// The minimum is bought all the same; what is missing is a debt.
pub const MIN_DEBT: Verdict = Verdict::new(5, 1);
/// A stolen car is recovered in a later own turn.
pub const RECOVERED_LATER: Verdict = Verdict::new(6, 1);
/// "Fly-by-night" covers what its card says.
pub const FLY_BY_NIGHT_CARD: Verdict = Verdict::new(7, 1);
/// Nobody attacks a car whose list price they could not pay.
pub const CLAIM_CASH_REFUSED: Verdict = Verdict::new(8, 1);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::ruling::Rulings;

    #[test]
    fn every_verdict_names_the_option_it_means() {
        let pairs = [
            (INSURED_CAR_LOST, "insured-car", "lost"),
            (UNREPAIRED_GRAVEYARD, "unrepaired", "graveyard"),
            (HAGGLE_FAILS_BUSINESS, "haggle-fails", "business"),
            (SHORT_DEBT, "short-of-cash", "debt"),
            (MIN_LIST, "min-price", "list"),
            (MIN_DEBT, "min-short", "debt"),
            (RECOVERED_LATER, "recovered", "later"),
            (FLY_BY_NIGHT_CARD, "fly-by-night", "card"),
            (CLAIM_CASH_REFUSED, "claim-cash", "refused"),
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
