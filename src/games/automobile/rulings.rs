//! The points that the rules of Automobile leave open, each with its default first.

use crate::rulings;

rulings! { "automobile";
    "closed-leads" / "fermée-compte": "yes" / "oui", "no" / "non" = CLOSED_LEADS_NO;
    "closed-rebuild" / "fermée-rebâtie": "no" / "non", "yes" / "oui" = CLOSED_REBUILD_YES;
    "closed-cars" / "voitures-fermée": "stay" / "restent", "loss" / "perte" = CLOSED_CARS_LOSS;
    "parts-alone" / "pièces-seules": "no" / "non", "yes" / "oui" = PARTS_ALONE_YES;
    "durant-time" / "durant-quand":
        "at-once" / "aussitôt", "after-all" / "après-tous" = DURANT_AFTER_ALL;
    "howard-premium" / "howard-luxe": "yes" / "oui", "no" / "non" = HOWARD_PREMIUM_NO;
    "howard-short" / "howard-manque": "nothing" / "rien", "loss" / "perte" = HOWARD_SHORT_LOSS;
    "leave-out" / "laisser-de-côté": "yes" / "oui", "no" / "non" = LEAVE_OUT_NO;
    "short-of-cash" / "à-court":
        "debt" / "dette", "close" / "ferme" = SHORT_CLOSE, "table" / "table" = SHORT_TABLE;
    "parts-count" / "pièces-comptent": "no" / "non", "yes" / "oui" = PARTS_COUNT_YES;
    "ford-same" / "ford-même-case": "yes" / "oui", "no" / "non" = FORD_SAME_NO;
    "durant-cannot" / "durant-impossible":
        "keeps" / "garde", "no-durant" / "sans-durant" = DURANT_CANNOT_NO;
    "loan-late" / "prêt-tardif": "every" / "tous", "before" / "avant" = LOAN_LATE_BEFORE;
    "cars-short" / "voitures-manquent":
        "none" / "aucune", "what-is-left" / "le-reste" = CARS_SHORT_LEFT;
    "marker-where" / "marqueur-où":
        "empty-too" / "vides-aussi", "with-cars" / "avec-voitures" = MARKER_WITH_CARS;
    "marker-closed" / "marqueur-fermée": "stay" / "reste", "back" / "retour" = MARKER_CLOSED_BACK;
    "pass-final" / "passe-définitif": "no" / "non", "yes" / "oui" = PASS_AGAIN;
    "tie" / "égalité": "shared" / "partagée", "losses" / "pertes" = TIE_LOSSES;
    "first-choice" / "premier-choix": "clockwise" / "horaire", "bid" / "enchère" = FIRST_CHOICE_BID;
}
