//! The points that the rules of The Last of the Independents leave open, each with its default first.

use crate::engine::ruling::{RulingForm, Until, Verdict};
use crate::games::independents::Look;
use crate::words::Key;
use crate::words::keys::independents as k;

const fn form(word: &'static str, question: Key, options: &'static [(&'static str, Key)]) -> RulingForm {
    RulingForm { word, question, options, until: Until::TheEnd }
}

/// The open points, in the order of the verdicts below.
pub const RULINGS: &[RulingForm] = &[
    form(
        "years",
        k::RULING_YEARS,
        &[
            ("3", k::RULING_YEARS_3),
            ("1", k::RULING_YEARS_1),
            ("2", k::RULING_YEARS_2),
            ("4", k::RULING_YEARS_4),
            ("5", k::RULING_YEARS_5),
            ("open", k::RULING_YEARS_OPEN),
        ],
    ),
    form("unspent", k::RULING_UNSPENT, &[("kept", k::RULING_UNSPENT_KEPT), ("lost", k::RULING_UNSPENT_LOST)]),
    form(
        "trend-cards",
        k::RULING_TREND_CARDS,
        &[("any", k::RULING_TREND_CARDS_ANY), ("one", k::RULING_TREND_CARDS_ONE)],
    ),
    form(
        "no-disks",
        k::RULING_NO_DISKS,
        &[("next-turn", k::RULING_NO_DISKS_NEXT_TURN), ("at-once", k::RULING_NO_DISKS_AT_ONCE)],
    ),
    form(
        "trend-source",
        k::RULING_TREND_SOURCE,
        &[("supply", k::RULING_TREND_SOURCE_SUPPLY), ("return-pool", k::RULING_TREND_SOURCE_RETURN_POOL)],
    ),
    form(
        "supply-short",
        k::RULING_SUPPLY_SHORT,
        &[("unlimited", k::RULING_SUPPLY_SHORT_UNLIMITED), ("as-many", k::RULING_SUPPLY_SHORT_AS_MANY)],
    ),
    form(
        "trend-stack",
        k::RULING_TREND_STACK,
        &[("each", k::RULING_TREND_STACK_EACH), ("once", k::RULING_TREND_STACK_ONCE)],
    ),
];

/// Which of the questions says how many years are played.
const YEARS: u8 = 0;
/// The table says which year is the last.
pub const YEARS_OPEN: Verdict = Verdict::new(YEARS, 5);
/// Selective disks left at New Year are lost.
pub const UNSPENT_LOST: Verdict = Verdict::new(1, 1);
/// One trend card a player.
pub const TREND_CARDS_ONE: Verdict = Verdict::new(2, 1);
/// Who can place nothing goes to the passing lane at once.
pub const NO_DISKS_AT_ONCE: Verdict = Verdict::new(3, 1);
/// Trend disks come from the own return pool.
pub const TREND_FROM_RETURN: Verdict = Verdict::new(4, 1);
/// The supply gives no more disks than there are.
pub const SUPPLY_AS_MANY: Verdict = Verdict::new(5, 1);
/// A section gets one trend disk of a player a year.
pub const TREND_ONCE: Verdict = Verdict::new(6, 1);

/// The ruling on how many years are played, and how many; nothing while the table has not said.
pub fn years(view: Look<'_>) -> (Verdict, Option<u8>) {
    let verdict = Verdict::new(YEARS, view.book.rulings.option(YEARS));
    let word = RULINGS.first().and_then(|form| form.options.get(usize::from(verdict.option)));
    (verdict, word.and_then(|(word, _)| word.parse().ok()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::ruling::Rulings;

    #[test]
    fn every_verdict_names_the_option_it_means() {
        let pairs = [
            (YEARS_OPEN, "years", "open"),
            (UNSPENT_LOST, "unspent", "lost"),
            (TREND_CARDS_ONE, "trend-cards", "one"),
            (NO_DISKS_AT_ONCE, "no-disks", "at-once"),
            (TREND_FROM_RETURN, "trend-source", "return-pool"),
            (SUPPLY_AS_MANY, "supply-short", "as-many"),
            (TREND_ONCE, "trend-stack", "once"),
        ];
        for (verdict, id, option) in pairs {
            let mut rulings = Rulings::defaults(RULINGS);
            assert!(!rulings.is(verdict), "{id} {option}");
            rulings.decide(id, option).unwrap();
            assert!(rulings.is(verdict), "{id} {option}");
        }
        assert_eq!(RULINGS.len(), pairs.len());
    }
}
