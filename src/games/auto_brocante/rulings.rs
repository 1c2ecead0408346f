//! The points that the rules of Auto-Brocante leave open, each with its default first.

use crate::rulings;

rulings! { "auto-brocante";
    "insured-car" / "auto-assurée": "stays" / "reste", "lost" / "perdue" = INSURED_CAR_LOST;
    "unrepaired" / "non-réparée":
        "bank" / "banque", "graveyard" / "cimetière" = UNREPAIRED_GRAVEYARD;
    "haggle-fails" / "sans-accord":
        "over" / "fini", "business" / "affaires" = HAGGLE_FAILS_BUSINESS;
    "short-of-cash" / "à-court": "refused" / "refusé", "debt" / "dette" = SHORT_DEBT;
    "min-price" / "prix-minimum": "either" / "au-choix", "list" / "liste" = MIN_LIST;
    "min-short" / "minimum-à-court": "below" / "dessous", "debt" / "dette" = MIN_DEBT;
    "recovered" / "retrouvée": "at-once" / "aussitôt", "later" / "plus-tard" = RECOVERED_LATER;
    "fly-by-night" / "sans-responsabilité":
        "nothing" / "rien", "card" / "carte" = FLY_BY_NIGHT_CARD;
    "claim-cash" / "réclamation-à-court":
        "debt" / "dette", "refused" / "refusé" = CLAIM_CASH_REFUSED;
    "stuck" / "bloqués": "may-end" / "peut-finir", "go-on" / "continue" = STUCK_GO_ON;
}
