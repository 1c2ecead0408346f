//! The points that the rules of Autotock leave open, each with its default first, and the two variants chosen at
//! set-up: teams and the experts' cards.

use crate::engine::ruling::{RulingForm, RulingOption};
use crate::words::keys::autotock as k;

pub const RULINGS: &[RulingForm] = &[
    RulingForm::at_set_up(
        "teams",
        k::RULING_TEAMS,
        &[("no", k::RULING_TEAMS_NO), ("yes", k::RULING_TEAMS_YES)],
    )
    .in_french("équipes", &["non", "oui"])
    .for_players(4, 4),
    RulingForm::at_set_up(
        "experts",
        k::RULING_EXPERTS,
        &[("no", k::RULING_EXPERTS_NO), ("yes", k::RULING_EXPERTS_YES)],
    )
    .in_french("experts", &["non", "oui"]),
    RulingForm::at_set_up(
        "corners",
        k::RULING_CORNERS,
        &[("opposite", k::RULING_CORNERS_OPPOSITE), ("next", k::RULING_CORNERS_NEXT)],
    )
    .in_french("coins", &["opposés", "voisins"])
    .for_players(2, 2),
    RulingForm::new(
        "go-protection",
        k::RULING_GO_PROTECTION,
        &[("always", k::RULING_GO_PROTECTION_ALWAYS), ("until-moved", k::RULING_GO_PROTECTION_UNTIL_MOVED)],
    )
    .in_french("protection-go", &["toujours", "avant-départ"]),
    RulingForm::new(
        "effects",
        k::RULING_EFFECTS,
        &[("stopped", k::RULING_EFFECTS_STOPPED), ("standing", k::RULING_EFFECTS_STANDING)],
    )
    .in_french("effets", &["arrêtée", "présente"]),
    RulingForm::new(
        "puncture",
        k::RULING_PUNCTURE,
        &[("once", k::RULING_PUNCTURE_ONCE), ("every", k::RULING_PUNCTURE_EVERY)],
    )
    .in_french("crevaison", &["une-fois", "chaque-tour"]),
    RulingForm::new(
        "reverse-four",
        k::RULING_REVERSE_FOUR,
        &[("back", k::RULING_REVERSE_FOUR_BACK), ("forward", k::RULING_REVERSE_FOUR_FORWARD)],
    )
    .in_french("quatre-à-reculons", &["recule", "avance"]),
    RulingForm::new(
        "reverse-seven",
        k::RULING_REVERSE_SEVEN,
        &[("share", k::RULING_REVERSE_SEVEN_SHARE), ("no", k::RULING_REVERSE_SEVEN_NO)],
    )
    .in_french("sept-à-reculons", &["partage", "non"]),
    RulingForm::new(
        "nitro-seven",
        k::RULING_NITRO_SEVEN,
        &[("share", k::RULING_NITRO_SEVEN_SHARE), ("no", k::RULING_NITRO_SEVEN_NO)],
    )
    .in_french("sept-nitro", &["partage", "non"]),
    RulingForm::new(
        "joker-own",
        k::RULING_JOKER_OWN,
        &[("yes", k::RULING_JOKER_OWN_YES), ("no", k::RULING_JOKER_OWN_NO)],
    )
    .in_french("joker-siennes", &["oui", "non"]),
    RulingForm::new(
        "swap-go",
        k::RULING_SWAP_GO,
        &[("leave", k::RULING_SWAP_GO_LEAVE), ("no", k::RULING_SWAP_GO_NO)],
    )
    .in_french("échange-go", &["partir", "non"]),
    RulingForm::new(
        "full-lap",
        k::RULING_FULL_LAP,
        &[("no", k::RULING_FULL_LAP_NO), ("yes", k::RULING_FULL_LAP_YES)],
    )
    .in_french("tour-complet", &["non", "oui"]),
    RulingForm::new(
        "puncture-debt",
        k::RULING_PUNCTURE_DEBT,
        &[("survives", k::RULING_PUNCTURE_DEBT_SURVIVES), ("dropped", k::RULING_PUNCTURE_DEBT_DROPPED)],
    )
    .in_french("crevaison-due", &["reste", "effacée"]),
    RulingForm::new(
        "puncture-block",
        k::RULING_PUNCTURE_BLOCK,
        &[("second", k::RULING_PUNCTURE_BLOCK_SECOND), ("first", k::RULING_PUNCTURE_BLOCK_FIRST)],
    )
    .in_french("crevaison-bloquée", &["deuxième", "première"]),
    RulingForm::new(
        "puncture-joker",
        k::RULING_PUNCTURE_JOKER,
        &[("any", k::RULING_PUNCTURE_JOKER_ANY), ("must", k::RULING_PUNCTURE_JOKER_MUST)],
    )
    .in_french("crevaison-joker", &["tout", "doit"]),
    RulingForm::new(
        "puncture-two",
        k::RULING_PUNCTURE_TWO,
        &[("each", k::RULING_PUNCTURE_TWO_EACH), ("one", k::RULING_PUNCTURE_TWO_ONE)],
    )
    .in_french("deux-crevaisons", &["chacune", "une"]),
    RulingForm::new(
        "garage-choice",
        k::RULING_GARAGE_CHOICE,
        &[("choose", k::RULING_GARAGE_CHOICE_CHOOSE), ("enter", k::RULING_GARAGE_CHOICE_ENTER)],
    )
    .in_french("choix-garage", &["choisit", "entre"]),
    RulingForm::new(
        "swap-where",
        k::RULING_SWAP_WHERE,
        &[("circuit", k::RULING_SWAP_WHERE_CIRCUIT), ("verge", k::RULING_SWAP_WHERE_VERGE)],
    )
    .in_french("échange-où", &["circuit", "accotement"]),
    RulingForm::new(
        "laid-card",
        k::RULING_LAID_CARD,
        &[("discard", k::RULING_LAID_CARD_DISCARD), ("back", k::RULING_LAID_CARD_BACK)],
    )
    .in_french("carte-posée", &["jetée", "reprise"]),
    RulingForm::new(
        "nitro-four",
        k::RULING_NITRO_FOUR,
        &[("double", k::RULING_NITRO_FOUR_DOUBLE), ("four", k::RULING_NITRO_FOUR_FOUR)],
    )
    .in_french("quatre-nitro", &["double", "quatre"]),
    RulingForm::new(
        "unused-go",
        k::RULING_UNUSED_GO,
        &[("yes", k::RULING_UNUSED_GO_YES), ("no", k::RULING_UNUSED_GO_NO)],
    )
    .in_french("go-inutilisés", &["oui", "non"])
    .for_players(2, 3),
    RulingForm::new(
        "joker-two-debts",
        k::RULING_JOKER_TWO_DEBTS,
        &[("both", k::RULING_JOKER_TWO_DEBTS_BOTH), ("one", k::RULING_JOKER_TWO_DEBTS_ONE)],
    )
    .in_french("joker-deux-dettes", &["deux", "une"]),
    RulingForm::new(
        "seven-same-square",
        k::RULING_SEVEN_SAME_SQUARE,
        &[("hit", k::RULING_SEVEN_SAME_SQUARE_HIT), ("refused", k::RULING_SEVEN_SAME_SQUARE_REFUSED)],
    )
    .in_french("sept-même-case", &["heurte", "refusé"]),
    RulingForm::new(
        "pushed-effects",
        k::RULING_PUSHED_EFFECTS,
        &[("all", k::RULING_PUSHED_EFFECTS_ALL), ("none", k::RULING_PUSHED_EFFECTS_NONE)],
    )
    .in_french("poussée-effets", &["tous", "aucun"]),
    RulingForm::new(
        "nitro-joker",
        k::RULING_NITRO_JOKER,
        &[("double", k::RULING_NITRO_JOKER_DOUBLE), ("ten", k::RULING_NITRO_JOKER_TEN)],
    )
    .in_french("joker-nitro", &["double", "dix"]),
    RulingForm::new(
        "five-who",
        k::RULING_FIVE_WHO,
        &[("all", k::RULING_FIVE_WHO_ALL), ("not-partner", k::RULING_FIVE_WHO_NOT_PARTNER)],
    )
    .in_french("cinq-qui", &["tous", "sauf-coéquipier"]),
    RulingForm::new(
        "eight-own",
        k::RULING_EIGHT_OWN,
        &[("yes", k::RULING_EIGHT_OWN_YES), ("no", k::RULING_EIGHT_OWN_NO)],
    )
    .in_french("huit-siennes", &["oui", "non"]),
    RulingForm::new(
        "verge",
        k::RULING_VERGE,
        &[("least-0", k::RULING_VERGE_LEAST_0), ("refused", k::RULING_VERGE_REFUSED)],
    )
    .in_french("accotement", &["au-moins-0", "refusé"]),
    RulingForm::new(
        "one-eyed",
        k::RULING_ONE_EYED,
        &[("jack-too", k::RULING_ONE_EYED_JACK_TOO), ("only", k::RULING_ONE_EYED_ONLY)],
    )
    .in_french("borgne", &["valet-aussi", "seulement"]),
];

const fn ruling_option(word: &str, option: &str) -> RulingOption {
    RulingOption::of(RULINGS, word, option)
}

/// Partners sit opposite and win together.
pub const TEAMS_YES: RulingOption = ruling_option("teams", "yes");
/// Fives, eights and one-eyed jacks are experts' cards.
pub const EXPERTS_YES: RulingOption = ruling_option("experts", "yes");
/// Two players sit at neighbouring corners.
pub const CORNERS_NEXT: RulingOption = ruling_option("corners", "next");
/// A car on its own Go is protected only until it first moves.
pub const GO_PROTECTION_UNTIL_MOVED: RulingOption = ruling_option("go-protection", "until-moved");
/// Reverse and nitro affect any car on them, however it came there.
pub const EFFECTS_STANDING: RulingOption = ruling_option("effects", "standing");
/// A card is due every turn while the car stays there.
pub const PUNCTURE_EVERY: RulingOption = ruling_option("puncture", "every");
/// A 4 from reverse goes forward.
pub const REVERSE_FOUR_FORWARD: RulingOption = ruling_option("reverse-four", "forward");
pub const REVERSE_SEVEN_NO: RulingOption = ruling_option("reverse-seven", "no");
pub const NITRO_SEVEN_NO: RulingOption = ruling_option("nitro-seven", "no");
/// A sweeping joker leaves the player's own cars alone.
pub const JOKER_OWN_NO: RulingOption = ruling_option("joker-own", "no");
/// No swap takes a car standing on its own Go.
pub const SWAP_GO_NO: RulingOption = ruling_option("swap-go", "no");
/// A car enters its garage after a full lap only.
pub const FULL_LAP_YES: RulingOption = ruling_option("full-lap", "yes");
/// A debt that could not be paid ends with the deal.
pub const PUNCTURE_DEBT_DROPPED: RulingOption = ruling_option("puncture-debt", "dropped");
/// A player blocked after the puncture card discards no second one.
pub const PUNCTURE_BLOCK_FIRST: RulingOption = ruling_option("puncture-block", "first");
/// The joker spares the card only if it moves the punctured car.
pub const PUNCTURE_JOKER_MUST: RulingOption = ruling_option("puncture-joker", "must");
/// Two punctures of one player cost one card.
pub const PUNCTURE_TWO_ONE: RulingOption = ruling_option("puncture-two", "one");
/// A car that can enter its garage must.
pub const GARAGE_CHOICE_ENTER: RulingOption = ruling_option("garage-choice", "enter");
/// Cars on the verge may be swapped too.
pub const SWAP_WHERE_VERGE: RulingOption = ruling_option("swap-where", "verge");
/// A laid card that cannot be played is taken back.
pub const LAID_CARD_BACK: RulingOption = ruling_option("laid-card", "back");
/// A 4 from nitro goes 4 back.
pub const NITRO_FOUR_FOUR: RulingOption = ruling_option("nitro-four", "four");
/// Special squares are counted only from the Go squares in use.
pub const UNUSED_GO_NO: RulingOption = ruling_option("unused-go", "no");
/// One joker settles one puncture.
pub const JOKER_TWO_DEBTS_ONE: RulingOption = ruling_option("joker-two-debts", "one");
/// Two shares of a 7 may not end on the same square.
pub const SEVEN_SAME_SQUARE_REFUSED: RulingOption = ruling_option("seven-same-square", "refused");
/// A car moved by an expert's 5 is not affected by special squares and enters no garage.
pub const PUSHED_EFFECTS_NONE: RulingOption = ruling_option("pushed-effects", "none");
pub const NITRO_JOKER_TEN: RulingOption = ruling_option("nitro-joker", "ten");
/// An expert's 5 may not move the partner's car.
pub const FIVE_WHO_NOT_PARTNER: RulingOption = ruling_option("five-who", "not-partner");
/// An expert's 8 leaves the player's own cars on the road.
pub const EIGHT_OWN_NO: RulingOption = ruling_option("eight-own", "no");
/// A car off the road cannot be moved by 2 or less.
pub const VERGE_REFUSED: RulingOption = ruling_option("verge", "refused");
/// A one-eyed jack only swaps two cars of other players.
pub const ONE_EYED_ONLY: RulingOption = ruling_option("one-eyed", "only");
