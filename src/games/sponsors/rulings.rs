//! The points that the rules leave open and the variants chosen at set-up, each with its default first.

use crate::rulings;

rulings! { "sponsors";
    "pushed-green" / "poussée-verte": "yes" / "oui", "no" / "non" = PUSHED_GREEN_NO;
    "pushed-slip" / "poussée-aspiration": "yes" / "oui", "never" / "jamais" = PUSHED_SLIP_NEVER;
    "green-place" / "place-verte": "after" / "après", "start" / "début" = GREEN_PLACE_START;
    "spun-off-ball" / "bille-sortie": "stays" / "reste", "moves" / "avance" = SPUN_OFF_BALL_MOVES;
    "slip-count" / "aspiration-compte": "both" / "deux", "base" / "base" = SLIP_COUNT_BASE;
    "race-order" / "ordre-de-course":
        "fixed" / "fixe", "foremost" / "première" = RACE_ORDER_FOREMOST;
    "e-stock" / "e-réserve": "top" / "dessus", "table" / "table" = E_STOCK_TABLE;
    "e-no-owner" / "e-sans-autre": "nothing" / "rien", "own-cars" / "ses-voitures" = E_NO_OWNER_OWN;
    "sponsor-sold" / "sponsor-vendu": "pile" / "pioche", "aside" / "de-côté" = SPONSOR_SOLD_ASIDE;
    "rejoin" / "revenir": "next" / "suivant", "whole-turn" / "tour-entier" = REJOIN_WHOLE;
    "spun-violet" / "sortie-violette":
        "stays" / "reste", "on-return" / "au-retour" = SPUN_VIOLET_RETURN;
    "places-left" / "places": "racing" / "en-course", "all" / "toutes" = PLACES_LEFT_ALL;
    "slip-pushed-turn" / "aspiration-par-tour":
        "each-turn" / "chaque-tour", "round" / "tour-de-course" = SLIP_ROUND;
    "stuck-card" / "carte-bloquée": "no" / "non", "yes" / "oui" = STUCK_CARD_YES;
    "green-chain" / "vertes-en-chaîne": "one" / "une", "every" / "chaque" = GREEN_CHAIN_EVERY;
    "slip-short" / "aspiration-courte": "one" / "une", "none" / "aucune" = SLIP_SHORT_NONE;
    at_set_up "two-cars-order" / "ordre-deux-voitures" (2, 2):
        "alternate" / "alterné", "together" / "ensemble" = CARS_TOGETHER;
    "exchange-2" / "échanges-2": "two" / "deux", "one" / "un" = EXCHANGE_ONE;
    "tie" / "égalité": "winner" / "première", "shared" / "partagée" = TIE_SHARED;
    at_set_up "sides" / "camps" (4, 4):
        "alone" / "seul", "opposite" / "opposés" = SIDES_OPPOSITE,
        "neighbours" / "voisins" = SIDES_NEIGHBOURS;
    at_set_up "price" / "prix": "printed" / "imprimé", "cashier" / "caissier" = CASHIER;
    at_set_up "hands" / "mains": "counted" / "comptées", "known" / "connues" = HANDS_KNOWN;
}
