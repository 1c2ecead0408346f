//! The points that the rules of Autotock leave open, each with its default first, and the two ways of playing that
//! set-up chooses: in teams, and with the experts' cards.

use crate::engine::ruling::{RulingForm, Until, Verdict};
use crate::words::Key;
use crate::words::keys::autotock as k;

type Options = &'static [(&'static str, Key)];

const fn form(word: &'static str, question: Key, options: Options) -> RulingForm {
    RulingForm { word, question, options, until: Until::TheEnd }
}

const fn set_up(word: &'static str, question: Key, options: Options) -> RulingForm {
    RulingForm { word, question, options, until: Until::SetUp }
}

/// The open points, in the order of the verdicts below.
pub const RULINGS: &[RulingForm] = &[
    set_up("teams", k::RULING_TEAMS, &[("no", k::RULING_TEAMS_NO), ("yes", k::RULING_TEAMS_YES)]),
    set_up("experts", k::RULING_EXPERTS, &[("no", k::RULING_EXPERTS_NO), ("yes", k::RULING_EXPERTS_YES)]),
    set_up(
        "corners",
        k::RULING_CORNERS,
        &[("opposite", k::RULING_CORNERS_OPPOSITE), ("next", k::RULING_CORNERS_NEXT)],
    ),
    form(
        "go-protection",
        k::RULING_GO_PROTECTION,
        &[("always", k::RULING_GO_PROTECTION_ALWAYS), ("until-moved", k::RULING_GO_PROTECTION_UNTIL_MOVED)],
    ),
    form(
        "effects",
        k::RULING_EFFECTS,
        &[("stopped", k::RULING_EFFECTS_STOPPED), ("standing", k::RULING_EFFECTS_STANDING)],
    ),
    form(
        "puncture",
        k::RULING_PUNCTURE,
        &[("once", k::RULING_PUNCTURE_ONCE), ("every", k::RULING_PUNCTURE_EVERY)],
    ),
    form(
        "reverse-four",
        k::RULING_REVERSE_FOUR,
        &[("back", k::RULING_REVERSE_FOUR_BACK), ("forward", k::RULING_REVERSE_FOUR_FORWARD)],
    ),
    form(
        "reverse-seven",
        k::RULING_REVERSE_SEVEN,
        &[("share", k::RULING_REVERSE_SEVEN_SHARE), ("no", k::RULING_REVERSE_SEVEN_NO)],
    ),
    form(
        "nitro-seven",
        k::RULING_NITRO_SEVEN,
        &[("share", k::RULING_NITRO_SEVEN_SHARE), ("no", k::RULING_NITRO_SEVEN_NO)],
    ),
    form(
        "joker-own",
        k::RULING_JOKER_OWN,
        &[("yes", k::RULING_JOKER_OWN_YES), ("no", k::RULING_JOKER_OWN_NO)],
    ),
    form("swap-go", k::RULING_SWAP_GO, &[("leave", k::RULING_SWAP_GO_LEAVE), ("no", k::RULING_SWAP_GO_NO)]),
    form("full-lap", k::RULING_FULL_LAP, &[("no", k::RULING_FULL_LAP_NO), ("yes", k::RULING_FULL_LAP_YES)]),
    form(
        "puncture-debt",
        k::RULING_PUNCTURE_DEBT,
        &[("survives", k::RULING_PUNCTURE_DEBT_SURVIVES), ("dropped", k::RULING_PUNCTURE_DEBT_DROPPED)],
    ),
    form(
        "puncture-block",
        k::RULING_PUNCTURE_BLOCK,
        &[("second", k::RULING_PUNCTURE_BLOCK_SECOND), ("first", k::RULING_PUNCTURE_BLOCK_FIRST)],
    ),
    form(
        "puncture-joker",
        k::RULING_PUNCTURE_JOKER,
        &[("any", k::RULING_PUNCTURE_JOKER_ANY), ("must", k::RULING_PUNCTURE_JOKER_MUST)],
    ),
    form(
        "puncture-two",
        k::RULING_PUNCTURE_TWO,
        &[("each", k::RULING_PUNCTURE_TWO_EACH), ("one", k::RULING_PUNCTURE_TWO_ONE)],
    ),
    form(
        "garage-choice",
        k::RULING_GARAGE_CHOICE,
        &[("choose", k::RULING_GARAGE_CHOICE_CHOOSE), ("enter", k::RULING_GARAGE_CHOICE_ENTER)],
    ),
    form(
        "swap-where",
        k::RULING_SWAP_WHERE,
        &[("circuit", k::RULING_SWAP_WHERE_CIRCUIT), ("verge", k::RULING_SWAP_WHERE_VERGE)],
    ),
    form(
        "laid-card",
        k::RULING_LAID_CARD,
        &[("discard", k::RULING_LAID_CARD_DISCARD), ("back", k::RULING_LAID_CARD_BACK)],
    ),
    form(
        "nitro-four",
        k::RULING_NITRO_FOUR,
        &[("double", k::RULING_NITRO_FOUR_DOUBLE), ("four", k::RULING_NITRO_FOUR_FOUR)],
    ),
    form(
        "unused-go",
        k::RULING_UNUSED_GO,
        &[("yes", k::RULING_UNUSED_GO_YES), ("no", k::RULING_UNUSED_GO_NO)],
    ),
    form(
        "joker-two-debts",
        k::RULING_JOKER_TWO_DEBTS,
        &[("both", k::RULING_JOKER_TWO_DEBTS_BOTH), ("one", k::RULING_JOKER_TWO_DEBTS_ONE)],
    ),
    form(
        "seven-same-square",
        k::RULING_SEVEN_SAME_SQUARE,
        &[("hit", k::RULING_SEVEN_SAME_SQUARE_HIT), ("refused", k::RULING_SEVEN_SAME_SQUARE_REFUSED)],
    ),
    form(
        "pushed-effects",
        k::RULING_PUSHED_EFFECTS,
        &[("all", k::RULING_PUSHED_EFFECTS_ALL), ("none", k::RULING_PUSHED_EFFECTS_NONE)],
    ),
    form(
        "nitro-joker",
        k::RULING_NITRO_JOKER,
        &[("double", k::RULING_NITRO_JOKER_DOUBLE), ("ten", k::RULING_NITRO_JOKER_TEN)],
    ),
    form(
        "five-who",
        k::RULING_FIVE_WHO,
        &[("all", k::RULING_FIVE_WHO_ALL), ("not-partner", k::RULING_FIVE_WHO_NOT_PARTNER)],
    ),
    form(
        "eight-own",
        k::RULING_EIGHT_OWN,
        &[("yes", k::RULING_EIGHT_OWN_YES), ("no", k::RULING_EIGHT_OWN_NO)],
    ),
    form(
        "verge",
        k::RULING_VERGE,
        &[("least-0", k::RULING_VERGE_LEAST_0), ("refused", k::RULING_VERGE_REFUSED)],
    ),
    form(
        "one-eyed",
        k::RULING_ONE_EYED,
        &[("jack-too", k::RULING_ONE_EYED_JACK_TOO), ("only", k::RULING_ONE_EYED_ONLY)],
    ),
];

/// Partners sit opposite and win together.
pub const TEAMS_YES: Verdict = Verdict::new(0, 1);
/// Fives, eights and one-eyed jacks are the experts’.
pub const EXPERTS_YES: Verdict = Verdict::new(1, 1);
/// Two players sit at neighbouring corners.
pub const CORNERS_NEXT: Verdict = Verdict::new(2, 1);
/// A car on its own Go is protected only until it first moves.
pub const GO_PROTECTION_UNTIL_MOVED: Verdict = Verdict::new(3, 1);
/// Whatever stands on reverse or nitro has it, however it came there.
pub const EFFECTS_STANDING: Verdict = Verdict::new(4, 1);
/// A card is due every turn while the car stands there.
pub const PUNCTURE_EVERY: Verdict = Verdict::new(5, 1);
/// A 4 from reverse goes forward.
pub const REVERSE_FOUR_FORWARD: Verdict = Verdict::new(6, 1);
/// No 7 from reverse.
pub const REVERSE_SEVEN_NO: Verdict = Verdict::new(7, 1);
/// No 7 from nitro.
pub const NITRO_SEVEN_NO: Verdict = Verdict::new(8, 1);
/// The sweep of a joker leaves own cars alone.
pub const JOKER_OWN_NO: Verdict = Verdict::new(9, 1);
/// No swap takes a car standing on its own Go.
pub const SWAP_GO_NO: Verdict = Verdict::new(10, 1);
/// A car enters its garage after a full lap only.
pub const FULL_LAP_YES: Verdict = Verdict::new(11, 1);
/// A debt that nobody could pay goes with the deal.
pub const PUNCTURE_DEBT_DROPPED: Verdict = Verdict::new(12, 1);
/// Who is blocked after the puncture card discards no second one.
pub const PUNCTURE_BLOCK_FIRST: Verdict = Verdict::new(13, 1);
/// The joker spares the card only where it moves the punctured car.
pub const PUNCTURE_JOKER_MUST: Verdict = Verdict::new(14, 1);
/// Two punctures of one player cost one card.
pub const PUNCTURE_TWO_ONE: Verdict = Verdict::new(15, 1);
/// A car that can enter its garage must.
pub const GARAGE_CHOICE_ENTER: Verdict = Verdict::new(16, 1);
/// Cars on the verge may be swapped too.
pub const SWAP_WHERE_VERGE: Verdict = Verdict::new(17, 1);
/// A laid card that cannot be played is taken back.
pub const LAID_CARD_BACK: Verdict = Verdict::new(18, 1);
/// A 4 from nitro is 4 back.
pub const NITRO_FOUR_FOUR: Verdict = Verdict::new(19, 1);
/// Special squares are counted from the Go squares in use only.
pub const UNUSED_GO_NO: Verdict = Verdict::new(20, 1);
/// One joker settles one puncture.
pub const JOKER_TWO_DEBTS_ONE: Verdict = Verdict::new(21, 1);
/// Two shares of a 7 may not end on the same square.
pub const SEVEN_SAME_SQUARE_REFUSED: Verdict = Verdict::new(22, 1);
/// A car moved by an expert’s 5 meets no special square and no garage.
pub const PUSHED_EFFECTS_NONE: Verdict = Verdict::new(23, 1);
/// A joker from nitro is 10.
pub const NITRO_JOKER_TEN: Verdict = Verdict::new(24, 1);
/// An expert’s 5 may not move the partner’s car.
pub const FIVE_WHO_NOT_PARTNER: Verdict = Verdict::new(25, 1);
/// An expert’s 8 leaves own cars on the road.
pub const EIGHT_OWN_NO: Verdict = Verdict::new(26, 1);
/// A car off the road cannot be moved by 2 or less.
pub const VERGE_REFUSED: Verdict = Verdict::new(27, 1);
/// A one-eyed jack only swaps two cars of others.
pub const ONE_EYED_ONLY: Verdict = Verdict::new(28, 1);
