//! The points that the rules of The Last of the Independents leave open, each with its default first.

use crate::games::independents::View;
use crate::rulings;

rulings! { "independents";
    "years" / "années":
        "3" / "3", "1" / "1", "2" / "2", "4" / "4", "5" / "5", "open" / "ouvert" = YEARS_OPEN;
    "unspent" / "non-dépensés": "kept" / "gardés", "lost" / "perdus" = UNSPENT_LOST;
    "trend-cards" / "cartes-tendance": "any" / "plusieurs", "one" / "une" = TREND_CARDS_ONE;
    "no-disks" / "sans-disques":
        "next-turn" / "prochain-tour", "at-once" / "aussitôt" = NO_DISKS_AT_ONCE;
    "trend-source" / "source-tendance":
        "supply" / "réserve", "return-pool" / "fonds-de-retour" = TREND_FROM_RETURN;
    "supply-short" / "réserve-à-court":
        "unlimited" / "illimitée", "as-many" / "limitée" = SUPPLY_AS_MANY;
    "trend-stack" / "tendance-double": "each" / "chacune", "once" / "une-fois" = TREND_ONCE;
}

/// How many years the game lasts; `None` if the table decides during the game.
pub fn years(view: View<'_>) -> Option<u32> {
    let years = YEARS_OPEN.ruling;
    let option = view.book.rulings.option(years);
    let word = RULINGS.first().and_then(|form| form.options.get(usize::from(option)));
    word.and_then(|(word, _)| word.parse().ok())
}
