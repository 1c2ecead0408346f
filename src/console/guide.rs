//! What help shows beside the words of commands: which belong together, and how each is typed.

use crate::words::Key;
use crate::words::keys::console as k;

/// Commands by what they are for, in the order in which they are shown.
pub(super) const GROUPS: [(Key, &[&str]); 5] = [
    (k::GROUP_PLAY, &["new", "demo", "act", "preview", "what-if", "worksheet"]),
    (k::GROUP_LOOK, &["replay", "choices", "explain", "question", "branches", "ask", "manual", "help"]),
    (k::GROUP_RIGHT, &["amend", "count"]),
    (k::GROUP_SHARE, &["export", "group", "board"]),
    (k::GROUP_CHECK, &["check", "verify-draws"]),
];

/// How a command is typed.
pub(super) fn examples(path: &str) -> &'static [&'static str] {
    match path {
        "steward" => &["steward", "steward evening.steward", "steward help act"],
        "steward replay" => &["steward replay evening.steward", "steward replay evening.steward --at 12"],
        "steward check" => &["steward check evening.steward --audit"],
        "steward verify-draws" => &["steward verify-draws evening.steward"],
        "steward explain" => &["steward explain evening.steward 12"],
        "steward ask" => &["steward ask skip 2", "steward ask deal 3"],
        "steward ask skip" => &["steward ask skip 2"],
        "steward ask deal" => &["steward ask deal 3"],
        "steward ask bag" => &["steward ask bag 4 3 1"],
        "steward ask payout" => &["steward ask payout --turn 3 --losses 7 --loans 1 --sloan"],
        "steward ask sale" => &["steward ask sale sale.json"],
        "steward ask losses" => &["steward ask losses losses.json"],
        "steward ask move" => &["steward ask move jack red=10 blue=12 green=20 --players 4"],
        "steward ask seven" => &["steward ask seven 2"],
        "steward ask sponsors" => &["steward ask sponsors red red blue"],
        "steward ask roulette" => &["steward ask roulette --cars 4 --extra 2"],
        "steward ask hood" => &["steward ask hood --asked 6000 --book 8000"],
        "steward new" => &[
            "steward new automobile --players Anne,Bruno,Chloé -o evening.steward",
            "steward new autotock --players Anne,Bruno --first Bruno -o evening.steward",
        ],
        "steward act" => &[
            "steward act evening.steward \"red build 7 2\"",
            "steward act evening.steward undo",
            "steward act evening.steward \"note 12: the tile was the wrong way round\"",
        ],
        "steward preview" => &["steward preview evening.steward \"red build 7 2\""],
        "steward amend" => &[
            "steward amend evening.steward 12 replace \"red build 7 1\"",
            "steward amend evening.steward 12 strike --was table",
        ],
        "steward count" => &["steward count evening.steward Red=1250 \"Red=3 cubes\""],
        "steward what-if" => &["steward what-if evening.steward \"red build 7 2\" \"blue pass\""],
        "steward choices" => {
            &["steward choices evening.steward --all", "steward choices evening.steward --json"]
        }
        "steward worksheet" => &["steward worksheet evening.steward --fill \"red 7=3\""],
        "steward question" => &["steward question evening.steward 12"],
        "steward branches" => &["steward branches evening.steward"],
        "steward demo" => &["steward demo automobile -o demo.steward"],
        "steward export" => &[
            "steward export evening.steward -o evening.html",
            "steward export evening.steward --paper ledger -o evening.csv",
        ],
        "steward group" => &["steward group evenings"],
        "steward board" | "steward board list" => &["steward board list automobile"],
        "steward board sheet" => &["steward board sheet sponsors"],
        "steward board export" => &["steward board export automobile own -o boards.json"],
        "steward board import" => &["steward board import boards.json --as ours"],
        "steward manual" => &["steward manual", "steward manual automobile"],
        "steward help" => &["steward help act", "steward help ask sale"],
        "steward man" => &["steward man share/man/man1"],
        "steward completions" => &["steward completions bash"],
        _ => &[],
    }
}
