//! What help shows beside the words of commands: which belong together, and how each is typed.

use clap::ValueEnum;
use clap_complete::Shell;

use crate::export::Paper;
use crate::say;
use crate::words::keys::console as k;
use crate::words::{Arg, Key, Language, Line, render};
use Example::{Alike, Each};

/// Commands by what they are for, in the order in which they are shown.
pub(super) const GROUPS: [(Key, &[&str]); 5] = [
    (k::GROUP_PLAY, &["new", "demo", "act", "preview", "what-if", "worksheet"]),
    (k::GROUP_LOOK, &["replay", "choices", "explain", "question", "ask", "manual", "help"]),
    (k::GROUP_RIGHT, &["amend", "count"]),
    (k::GROUP_SHARE, &["export", "group", "board"]),
    (k::GROUP_CHECK, &["check"]),
];

/// What is said of an argument, with the values that its parser knows.
pub(super) fn listed(key: Key) -> Line {
    match key {
        k::HELP_LANG => say!(key, known = Arg::either(Language::ALL.iter().map(|known| known.code()))),
        k::HELP_SHELL => {
            say!(key, known = Arg::either(Shell::value_variants().iter().map(ToString::to_string)))
        }
        k::HELP_PAPER => {
            let mut endings = Paper::ALL.map(Paper::ending).to_vec();
            endings.sort_unstable();
            endings.dedup();
            say!(key, papers = Arg::either(Paper::ALL.map(Paper::word)), endings = Arg::either(endings))
        }
        _ => key.into(),
    }
}

/// How a command is typed.
enum Example {
    /// Alike in every language.
    Alike(&'static str),
    /// In English and in French.
    Each(&'static str, &'static str),
}

/// How a command is typed, in the words of notation that a reader types.
pub(super) fn examples(path: &str, language: Language) -> impl Iterator<Item = &'static str> {
    typed(path).iter().map(move |example| match example {
        Each(_, french) if language == Language::FRENCH => *french,
        Each(english, _) | Alike(english) => *english,
    })
}

/// What stands below the help on a command: how it is typed; on the program itself, where its own data lie.
pub(super) fn foot(path: &str, language: Language) -> String {
    let words = |key: Key| render(&key.into(), language);
    let examples: String = examples(path, language).map(|example| format!("\n  {example}")).collect();
    let data = if path == "steward" { format!("\n\n{}", words(k::HELP_DATA)) } else { String::new() };
    format!("{}{examples}{data}", words(k::HELP_EXAMPLES))
}

fn typed(path: &str) -> &'static [Example] {
    match path {
        "steward" => &[
            Alike("steward"),
            Each("steward evening.steward", "steward soirée.steward"),
            Alike("steward help act"),
        ],
        "steward replay" => &[
            Each("steward replay evening.steward", "steward replay soirée.steward"),
            Each("steward replay demo.steward --at 12", "steward replay démo.steward --at 12"),
        ],
        "steward check" => &[Each("steward check evening.steward", "steward check soirée.steward")],
        "steward explain" => &[Each("steward explain demo.steward 12", "steward explain démo.steward 12")],
        "steward ask" => &[Alike("steward ask skip 2"), Alike("steward ask deal 3")],
        "steward ask skip" => &[Alike("steward ask skip 2")],
        "steward ask deal" => &[Alike("steward ask deal 3")],
        "steward ask payout" => &[Alike("steward ask payout --turn 3 --losses 7 --loans 1 --sloan")],
        "steward ask sale" => &[Each("steward ask sale sale.json", "steward ask sale ventes.json")],
        "steward ask losses" => &[Each("steward ask losses losses.json", "steward ask losses pertes.json")],
        "steward new" => &[
            Each(
                "steward new automobile --players Anne,Bruno,Chloé --preset unread -o evening.steward",
                "steward new automobile --players Anne,Bruno,Chloé --preset unread -o soirée.steward",
            ),
            Each(
                "steward new autotock --players Anne,Bruno --first Bruno -o evening.steward",
                "steward new autotock --players Anne,Bruno --first Bruno -o soirée.steward",
            ),
        ],
        "steward act" => &[
            Each("steward act evening.steward drawn", "steward act soirée.steward pioché"),
            Each(
                "steward act evening.steward \"note 1: a tile fell on the table\"",
                "steward act soirée.steward \"note 1: une tuile est tombée sur la table\"",
            ),
            Each("steward act evening.steward undo", "steward act soirée.steward annule"),
        ],
        "steward preview" => &[Each(
            "steward preview evening.steward \"red loan\"",
            "steward preview soirée.steward \"rouge emprunte\"",
        )],
        "steward amend" => &[
            Each(
                "steward amend demo.steward 45 replace \"blue produce 7:4\"",
                "steward amend démo.steward 45 remplace \"bleu produit 7:4\"",
            ),
            Each(
                "steward amend demo.steward 12 strike --mend --was table",
                "steward amend démo.steward 12 raye --mend --was table",
            ),
        ],
        "steward count" => &[Each(
            "steward count evening.steward Red=1250 \"Red=3 cubes\"",
            "steward count soirée.steward Rouge=1250 \"Rouge=3 cubes\"",
        )],
        "steward what-if" => &[Each(
            "steward what-if evening.steward \"red loan\" \"blue loan\"",
            "steward what-if soirée.steward \"rouge emprunte\" \"bleu emprunte\"",
        )],
        "steward choices" => &[
            Each("steward choices evening.steward --all", "steward choices soirée.steward --all"),
            Each("steward choices evening.steward --json", "steward choices soirée.steward --json"),
        ],
        "steward worksheet" => &[Each(
            "steward worksheet evening.steward --fill \"red 7=3\"",
            "steward worksheet soirée.steward --fill \"rouge 7=3\"",
        )],
        "steward question" => &[Each("steward question demo.steward 12", "steward question démo.steward 12")],
        "steward demo" => {
            &[Each("steward demo automobile -o demo.steward", "steward demo automobile -o démo.steward")]
        }
        "steward export" => &[
            Each(
                "steward export evening.steward -o evening.html",
                "steward export soirée.steward -o soirée.html",
            ),
            Each(
                "steward export evening.steward --paper ledger -o evening.csv",
                "steward export soirée.steward --paper ledger -o soirée.csv",
            ),
        ],
        "steward group" => &[Each("steward group evenings", "steward group soirées")],
        "steward board" | "steward board list" => &[Alike("steward board list automobile")],
        "steward board sheet" => &[Alike("steward board sheet sponsors")],
        "steward board export" => &[Each(
            "steward board export automobile own -o boards.json",
            "steward board export automobile own -o plateaux.json",
        )],
        "steward board import" => &[Each(
            "steward board import boards.json --as ours",
            "steward board import plateaux.json --as nous",
        )],
        "steward manual" => &[Alike("steward manual"), Alike("steward manual automobile")],
        "steward help" => &[Alike("steward help act"), Alike("steward help ask sale")],
        "steward man" => &[Alike("steward man share/man/man1")],
        "steward completions" => &[Alike("steward completions bash")],
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
        "GAME" => k::VALUE_GAME,
        "EDIT" => k::VALUE_EDIT,
        "SHEET" => k::VALUE_SHEET,
        "SPACES" => k::VALUE_SPACES,
        "PLAYERS" => k::VALUE_PLAYERS,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::console::help::command;

    /// What the help of a command leaves out of the values that its arguments can have.
    fn untold(command: &clap::Command) -> Vec<String> {
        let of_arg = |arg: &clap::Arg| {
            let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
            let values = if arg.get_action().takes_values() { arg.get_possible_values() } else { Vec::new() };
            let told = |value: &clap::builder::PossibleValue| {
                value.get_name_and_aliases().any(|word| help.contains(word))
            };
            let missing = values.iter().filter(|value| !told(value));
            missing.map(|value| format!("{}: {}", arg.get_id(), value.get_name())).collect::<Vec<_>>()
        };
        command.get_arguments().flat_map(of_arg).chain(command.get_subcommands().flat_map(untold)).collect()
    }

    #[test]
    fn help_names_every_value_that_an_argument_can_have() {
        for language in Language::ALL {
            assert_eq!(untold(&command(*language)), [""; 0], "{language}");
            for paper in Paper::ALL {
                let said = render(&listed(k::HELP_PAPER), *language);
                assert!(said.contains(paper.word()) && said.contains(paper.ending()), "{language}: {said}");
            }
        }
    }
}
