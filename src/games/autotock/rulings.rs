//! The points that the rules of Autotock leave open, each with its default first, and the variants chosen at set-up:
//! teams, the experts' cards, and corners.

use crate::rulings;

rulings! { "autotock";
    at_set_up "teams" / "équipes" (4, 4): "no" / "non", "yes" / "oui" = TEAMS_YES;
    at_set_up "experts" / "experts": "no" / "non", "yes" / "oui" = EXPERTS_YES;
    at_set_up "corners" / "coins" (2, 2): "opposite" / "opposés", "next" / "voisins" = CORNERS_NEXT;
    "go-protection" / "protection-go":
        "always" / "toujours", "until-moved" / "avant-départ" = GO_PROTECTION_UNTIL_MOVED;
    "effects" / "effets": "stopped" / "arrêtée", "standing" / "présente" = EFFECTS_STANDING;
    "puncture" / "crevaison": "once" / "une-fois", "every" / "chaque-tour" = PUNCTURE_EVERY;
    "reverse-four" / "quatre-à-reculons":
        "back" / "recule", "forward" / "avance" = REVERSE_FOUR_FORWARD;
    "reverse-seven" / "sept-à-reculons": "share" / "partage", "no" / "non" = REVERSE_SEVEN_NO;
    "nitro-seven" / "sept-nitro": "share" / "partage", "no" / "non" = NITRO_SEVEN_NO;
    "joker-own" / "joker-siennes": "yes" / "oui", "no" / "non" = JOKER_OWN_NO;
    "swap-go" / "échange-go": "leave" / "partir", "no" / "non" = SWAP_GO_NO;
    "full-lap" / "tour-complet": "no" / "non", "yes" / "oui" = FULL_LAP_YES;
    "puncture-debt" / "crevaison-due":
        "survives" / "reste", "dropped" / "effacée" = PUNCTURE_DEBT_DROPPED;
    "puncture-block" / "crevaison-bloquée":
        "second" / "deuxième", "first" / "première" = PUNCTURE_BLOCK_FIRST;
    "puncture-joker" / "crevaison-joker": "any" / "tout", "must" / "doit" = PUNCTURE_JOKER_MUST;
    "puncture-two" / "deux-crevaisons": "each" / "chacune", "one" / "une" = PUNCTURE_TWO_ONE;
    "garage-choice" / "choix-garage": "choose" / "choisit", "enter" / "entre" = GARAGE_CHOICE_ENTER;
    "swap-where" / "échange-où": "circuit" / "circuit", "verge" / "accotement" = SWAP_WHERE_VERGE;
    "laid-card" / "carte-posée": "discard" / "jetée", "back" / "reprise" = LAID_CARD_BACK;
    "nitro-four" / "quatre-nitro": "double" / "double", "four" / "quatre" = NITRO_FOUR_FOUR;
    "unused-go" / "go-inutilisés" (2, 3): "yes" / "oui", "no" / "non" = UNUSED_GO_NO;
    "joker-two-debts" / "joker-deux-dettes": "both" / "deux", "one" / "une" = JOKER_TWO_DEBTS_ONE;
    "seven-same-square" / "sept-même-case":
        "hit" / "heurte", "refused" / "refusé" = SEVEN_SAME_SQUARE_REFUSED;
    "pushed-effects" / "poussée-effets": "all" / "tous", "none" / "aucun" = PUSHED_EFFECTS_NONE;
    "nitro-joker" / "joker-nitro": "double" / "double", "ten" / "dix" = NITRO_JOKER_TEN;
    "five-who" / "cinq-qui":
        "all" / "tous", "not-partner" / "sauf-coéquipier" = FIVE_WHO_NOT_PARTNER;
    "eight-own" / "huit-siennes": "yes" / "oui", "no" / "non" = EIGHT_OWN_NO;
    "verge" / "accotement": "least-0" / "au-moins-0", "refused" / "refusé" = VERGE_REFUSED;
    "one-eyed" / "borgne": "jack-too" / "valet-aussi", "only" / "seulement" = ONE_EYED_ONLY;
}
