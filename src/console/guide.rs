//! What help shows beside the words of commands: which belong together, and how each is typed.

use crate::words::keys::console as k;
use crate::words::{Key, Language};

/// Commands by what they are for, in the order in which they are shown.
pub(super) const GROUPS: [(Key, &[&str]); 5] = [
    (k::GROUP_PLAY, &["new", "demo", "act", "preview", "what-if", "worksheet"]),
    (k::GROUP_LOOK, &["replay", "choices", "explain", "question", "branches", "ask", "manual", "help"]),
    (k::GROUP_RIGHT, &["amend", "count"]),
    (k::GROUP_SHARE, &["export", "group", "board"]),
    (k::GROUP_CHECK, &["check", "verify-draws"]),
];

/// How a command is typed, in the words of notation that a reader types.
pub(super) fn examples(path: &str, language: Language) -> &'static [&'static str] {
    match language {
        Language::FRENCH => french(path),
        _ => english(path),
    }
}

fn english(path: &str) -> &'static [&'static str] {
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

fn french(path: &str) -> &'static [&'static str] {
    match path {
        "steward" => &["steward", "steward soirée.steward", "steward help act"],
        "steward replay" => &["steward replay soirée.steward", "steward replay soirée.steward --at 12"],
        "steward check" => &["steward check soirée.steward --audit"],
        "steward verify-draws" => &["steward verify-draws soirée.steward"],
        "steward explain" => &["steward explain soirée.steward 12"],
        "steward ask" => &["steward ask skip 2", "steward ask deal 3"],
        "steward ask skip" => &["steward ask skip 2"],
        "steward ask deal" => &["steward ask deal 3"],
        "steward ask bag" => &["steward ask bag 4 3 1"],
        "steward ask payout" => &["steward ask payout --turn 3 --losses 7 --loans 1 --sloan"],
        "steward ask sale" => &["steward ask sale ventes.json"],
        "steward ask losses" => &["steward ask losses pertes.json"],
        "steward ask move" => &["steward ask move valet rouge=10 bleu=12 vert=20 --players 4"],
        "steward ask seven" => &["steward ask seven 2"],
        "steward ask sponsors" => &["steward ask sponsors rouge rouge bleu"],
        "steward ask roulette" => &["steward ask roulette --cars 4 --extra 2"],
        "steward ask hood" => &["steward ask hood --asked 6000 --book 8000"],
        "steward new" => &[
            "steward new automobile --players Anne,Bruno,Chloé -o soirée.steward",
            "steward new autotock --players Anne,Bruno --first Bruno -o soirée.steward",
        ],
        "steward act" => &[
            "steward act soirée.steward \"rouge construit 7 2\"",
            "steward act soirée.steward annule",
            "steward act soirée.steward \"note 12: la tuile était à l’envers\"",
        ],
        "steward preview" => &["steward preview soirée.steward \"rouge construit 7 2\""],
        "steward amend" => &[
            "steward amend soirée.steward 12 remplace \"rouge construit 7 1\"",
            "steward amend soirée.steward 12 raye --was table",
        ],
        "steward count" => &["steward count soirée.steward Rouge=1250 \"Rouge=3 cubes\""],
        "steward what-if" => &["steward what-if soirée.steward \"rouge construit 7 2\" \"bleu passe\""],
        "steward choices" => {
            &["steward choices soirée.steward --all", "steward choices soirée.steward --json"]
        }
        "steward worksheet" => &["steward worksheet soirée.steward --fill \"rouge 7=3\""],
        "steward question" => &["steward question soirée.steward 12"],
        "steward branches" => &["steward branches soirée.steward"],
        "steward demo" => &["steward demo automobile -o démo.steward"],
        "steward export" => &[
            "steward export soirée.steward -o soirée.html",
            "steward export soirée.steward --paper ledger -o soirée.csv",
        ],
        "steward group" => &["steward group soirées"],
        "steward board" | "steward board list" => &["steward board list automobile"],
        "steward board sheet" => &["steward board sheet sponsors"],
        "steward board export" => &["steward board export automobile own -o plateaux.json"],
        "steward board import" => &["steward board import plateaux.json --as nous"],
        "steward manual" => &["steward manual", "steward manual automobile"],
        "steward help" => &["steward help act", "steward help ask sale"],
        "steward man" => &["steward man share/man/man1"],
        "steward completions" => &["steward completions bash"],
        _ => &[],
    }
}

/// What stands in the place of a value, where a language has a word of its own for it.
pub(super) fn placeholder(name: &str) -> Option<Key> {
    Some(match name {
        "FILE" => k::VALUE_FILE,
        "FOLDER" => k::VALUE_FOLDER,
        "LINE" => k::VALUE_LINE,
        "NAME" => k::VALUE_NAME,
        "NAME,…" => k::VALUE_NAMES,
        "NAME=AMOUNT" => k::VALUE_AMOUNT,
        "FIELD=N" => k::VALUE_FIELD,
        "OUT" => k::VALUE_OUT,
        "TEXT" => k::VALUE_TEXT,
        "UNIT" => k::VALUE_UNIT,
        "WHAT" => k::VALUE_WHAT,
        "WHO" => k::VALUE_WHO,
        "WORD" => k::VALUE_WORD,
        "COMMAND" => k::VALUE_COMMAND,
        "DISKS" => k::VALUE_DISKS,
        _ => return None,
    })
}
