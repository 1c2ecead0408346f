//! The points that the rules of The Last of the Independents leave open, each with its default first.

use crate::engine::ruling::{RulingForm, RulingOption};
use crate::games::independents::View;
use crate::words::keys::independents as k;

pub const RULINGS: &[RulingForm] = &[
    RulingForm::new(
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
    )
    .in_french("années", &["3", "1", "2", "4", "5", "ouvert"]),
    RulingForm::new(
        "unspent",
        k::RULING_UNSPENT,
        &[("kept", k::RULING_UNSPENT_KEPT), ("lost", k::RULING_UNSPENT_LOST)],
    )
    .in_french("non-dépensés", &["gardés", "perdus"]),
    RulingForm::new(
        "trend-cards",
        k::RULING_TREND_CARDS,
        &[("any", k::RULING_TREND_CARDS_ANY), ("one", k::RULING_TREND_CARDS_ONE)],
    )
    .in_french("cartes-tendance", &["plusieurs", "une"]),
    RulingForm::new(
        "no-disks",
        k::RULING_NO_DISKS,
        &[("next-turn", k::RULING_NO_DISKS_NEXT_TURN), ("at-once", k::RULING_NO_DISKS_AT_ONCE)],
    )
    .in_french("sans-disques", &["prochain-tour", "aussitôt"]),
    RulingForm::new(
        "trend-source",
        k::RULING_TREND_SOURCE,
        &[("supply", k::RULING_TREND_SOURCE_SUPPLY), ("return-pool", k::RULING_TREND_SOURCE_RETURN_POOL)],
    )
    .in_french("source-tendance", &["réserve", "fonds-de-retour"]),
    RulingForm::new(
        "supply-short",
        k::RULING_SUPPLY_SHORT,
        &[("unlimited", k::RULING_SUPPLY_SHORT_UNLIMITED), ("as-many", k::RULING_SUPPLY_SHORT_AS_MANY)],
    )
    .in_french("réserve-à-court", &["illimitée", "limitée"]),
    RulingForm::new(
        "trend-stack",
        k::RULING_TREND_STACK,
        &[("each", k::RULING_TREND_STACK_EACH), ("once", k::RULING_TREND_STACK_ONCE)],
    )
    .in_french("tendance-double", &["chacune", "une-fois"]),
];

const fn ruling_option(word: &str, option: &str) -> RulingOption {
    RulingOption::of(RULINGS, word, option)
}

/// The table says which year is the last.
pub const YEARS_OPEN: RulingOption = ruling_option("years", "open");
/// Selective disks left at new year are lost.
pub const UNSPENT_LOST: RulingOption = ruling_option("unspent", "lost");
/// One trend card a player.
pub const TREND_CARDS_ONE: RulingOption = ruling_option("trend-cards", "one");
/// A player who can place nothing goes to the passing lane at once.
pub const NO_DISKS_AT_ONCE: RulingOption = ruling_option("no-disks", "at-once");
/// Trend disks come from the player's own return pool.
pub const TREND_FROM_RETURN: RulingOption = ruling_option("trend-source", "return-pool");
/// The supply gives no more disks than there are.
pub const SUPPLY_AS_MANY: RulingOption = ruling_option("supply-short", "as-many");
/// A section gets one trend disk per player and year.
pub const TREND_ONCE: RulingOption = ruling_option("trend-stack", "once");

/// How many years are played; `None` if the table decides later.
pub fn years(view: View<'_>) -> Option<u32> {
    let years = YEARS_OPEN.ruling;
    let option = view.book.rulings.option(years);
    let word = RULINGS.first().and_then(|form| form.options.get(usize::from(option)));
    word.and_then(|(word, _)| word.parse().ok())
}
