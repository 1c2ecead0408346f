//! Help in the language of the user, and what is said to arguments that cannot be read.

use std::ffi::OsString;
use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, CommandFactory};

use crate::console::args::Typed;
use crate::console::fault::Fault;
use crate::console::guide::{GROUPS, foot, listed, placeholder};
use crate::console::out::Console;
use crate::say;
use crate::words::keys::{console as k, group, manual, shared};
use crate::words::{Key, Language, Line, render};

/// The language that was asked for. It is wanted before anything else is read.
pub(super) fn language(typed: &[OsString]) -> Option<Language> {
    let mut words = typed.iter().skip(1).filter_map(|word| word.to_str());
    while let Some(word) = words.next() {
        let code = if word == "--lang" { words.next() } else { word.strip_prefix("--lang=") };
        if let Some(language) = code.and_then(Language::from_code) {
            return Some(language);
        }
    }
    None
}

/// Everything that can be typed, with help in a language.
pub(super) fn command(language: Language) -> clap::Command {
    localised(Typed::command(), "steward", language)
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .action(ArgAction::Help)
                .global(true)
                .help(render(&k::HELP_HELP.into(), language))
                .help_heading(render(&k::HELP_OPTIONS.into(), language)),
        )
        .arg(
            Arg::new("version")
                .short('V')
                .long("version")
                .action(ArgAction::Version)
                .help(render(&k::HELP_VERSION.into(), language))
                .help_heading(render(&k::HELP_OPTIONS.into(), language)),
        )
}

/// The same as it is shown: commands by what they are for, and how each is typed.
pub(super) fn shown(language: Language) -> clap::Command {
    let whole = command(language);
    let words = |key: Key| render(&key.into(), language);
    let mut groups = String::new();
    for (name, commands) in GROUPS {
        groups.push_str(&format!("{}:\n", words(name)));
        for command in commands.iter().filter_map(|name| whole.find_subcommand(name)) {
            let about = command.get_about().map(ToString::to_string).unwrap_or_default();
            groups.push_str(&format!("  {:<14}{about}\n", command.get_name()));
        }
        groups.push('\n');
    }
    let usage = words(k::HELP_USAGE);
    let names: Vec<String> = whole.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    names
        .into_iter()
        .fold(whole, |whole, name| whole.mut_subcommand(name, |sub| sub.hide(true)))
        .help_template(format!(
            "{{about-with-newline}}\n{usage} {{usage}}\n\n{groups}{{all-args}}{{after-help}}"
        ))
}

/// Help on the command of these words, or on all of it.
pub(super) fn of(words: &[String], console: &mut Console) -> Result<(), Fault> {
    let typed: Vec<OsString> = ["steward"]
        .into_iter()
        .chain(words.iter().map(String::as_str))
        .chain(["--help"])
        .map(Into::into)
        .collect();
    let known =
        about(&["steward"].into_iter().chain(words.iter().map(String::as_str)).collect::<Vec<_>>().join(" "))
            .is_some();
    match shown(console.language).try_get_matches_from(&typed) {
        Err(error) if error.kind() == ErrorKind::DisplayHelp && known => refused(&error, &typed, console),
        _ => Err(no_command(&words.join(" "), console)),
    }
}

/// Neither a file nor a command.
pub(super) fn no_file(word: &str, console: &Console) -> Fault {
    let fault = Fault::request(say!(k::NO_FILE, file = word));
    fault.way_out(near(word, console).unwrap_or_else(|| k::WAY_FILE.into()))
}

fn no_command(word: &str, console: &Console) -> Fault {
    let fault = Fault::request(say!(k::ARG_UNKNOWN, arg = word));
    fault.way_out(near(word, console).unwrap_or_else(|| say!(k::ARG_HELP, command = "steward")))
}

/// The command that was meant by a word that is none.
fn near(word: &str, console: &Console) -> Option<Line> {
    let whole = command(console.language);
    let names = whole.get_subcommands().filter(|sub| !sub.is_hide_set()).map(clap::Command::get_name);
    let far = names.map(|name| (strsim::osa_distance(word, name), name));
    let (_, name) = far.filter(|(far, name)| *far <= name.len().div_ceil(3)).min_by_key(|(far, _)| *far)?;
    Some(say!(k::DID_YOU_MEAN, meant = format!("steward {name}")))
}

fn localised(command: clap::Command, path: &str, language: Language) -> clap::Command {
    let words = |key: Key| render(&key.into(), language);
    let usage = words(k::HELP_USAGE);
    let mut place = 0;
    let mut command = command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .allow_negative_numbers(true)
        .subcommand_help_heading(words(k::HELP_COMMANDS))
        .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
        .subcommand_value_name(words(k::VALUE_COMMAND))
        .after_help(foot(path, language))
        .mut_args(|arg| {
            let heading = if arg.is_positional() { k::HELP_ARGUMENTS } else { k::HELP_OPTIONS };
            let named: Vec<String> = arg
                .get_value_names()
                .unwrap_or_default()
                .iter()
                .map(|name| placeholder(name).map_or_else(|| name.to_string(), words))
                .collect();
            let arg = arg.help_heading(words(heading));
            // What is told by its place is explained in that order, and not by its name.
            place += 1;
            let arg = if arg.is_positional() { arg.display_order(place) } else { arg };
            let arg = if named.is_empty() { arg } else { arg.value_names(named) };
            match described(path, arg.get_id().as_str()) {
                Some(key) => arg.help(render(&listed(key), language)),
                None => arg,
            }
        });
    if let Some(key) = about(path) {
        command = command.about(words(key));
    }
    let names: Vec<String> = command.get_subcommands().map(|sub| sub.get_name().to_owned()).collect();
    for name in names {
        let below = format!("{path} {name}");
        command = command.mut_subcommand(name, |sub| localised(sub, &below, language));
    }
    command
}

/// What a command does.
fn about(path: &str) -> Option<Key> {
    Some(match path {
        "steward" => k::ABOUT,
        "steward replay" => k::ABOUT_REPLAY,
        "steward check" => k::ABOUT_CHECK,
        "steward explain" => k::ABOUT_EXPLAIN,
        "steward ask" => k::ABOUT_ASK,
        "steward ask skip" => k::ABOUT_ASK_SKIP,
        "steward ask deal" => k::ABOUT_ASK_DEAL,
        "steward ask payout" => k::ABOUT_ASK_PAYOUT,
        "steward ask sale" => k::ABOUT_ASK_SALE,
        "steward ask losses" => k::ABOUT_ASK_LOSSES,
        "steward new" => k::ABOUT_NEW,
        "steward act" => k::ABOUT_ACT,
        "steward preview" => k::ABOUT_PREVIEW,
        "steward amend" => k::ABOUT_AMEND,
        "steward count" => k::ABOUT_COUNT,
        "steward what-if" => k::ABOUT_WHAT_IF,
        "steward choices" => k::ABOUT_CHOICES,
        "steward worksheet" => k::ABOUT_WORKSHEET,
        "steward question" => k::ABOUT_QUESTION,
        "steward demo" => k::ABOUT_DEMO,
        "steward export" => k::ABOUT_EXPORT,
        "steward group" => group::ABOUT,
        "steward board" => shared::ABOUT,
        "steward board list" => shared::ABOUT_LIST,
        "steward board sheet" => shared::ABOUT_SHEET,
        "steward board export" => shared::ABOUT_EXPORT,
        "steward board import" => shared::ABOUT_IMPORT,
        "steward manual" => manual::ABOUT,
        "steward help" => k::ABOUT_HELP,
        "steward man" => k::ABOUT_MAN,
        "steward completions" => k::ABOUT_COMPLETIONS,
        _ => return None,
    })
}

/// What an argument stands for.
fn described(path: &str, id: &str) -> Option<Key> {
    Some(match id {
        "file" => k::HELP_FILE,
        "lang" => k::HELP_LANG,
        "at" => k::HELP_AT,
        "json" => k::HELP_JSON,
        "as_played" => k::HELP_AS_PLAYED,
        "by_rule" => k::HELP_BY_RULE,
        "n" | "entry" => k::HELP_ENTRY,
        "spaces" => k::HELP_SPACES,
        "fill" => k::HELP_FILL,
        "sheet" => k::HELP_SHEET,
        "turn" => k::HELP_TURN,
        "losses" => k::HELP_LOSSES,
        "loans" => k::HELP_LOANS,
        "sloan" => k::HELP_SLOAN,
        "chrysler" => k::HELP_CHRYSLER,
        "rate" => k::HELP_RATE,
        "game" => k::HELP_GAME,
        "players" if path == "steward ask deal" => k::HELP_DEAL_PLAYERS,
        "players" => k::HELP_PLAYERS,
        "preset" => k::HELP_PRESET,
        "seed" => k::HELP_SEED,
        "first" => k::HELP_FIRST,
        "position" => k::HELP_POSITION,
        "rulings" => k::HELP_RULINGS,
        "keep" if path == "steward what-if" => k::HELP_KEEP_ACTS,
        "keep" => k::HELP_KEEP,
        "all" => k::HELP_ALL,
        "without" => k::HELP_WITHOUT,
        "mend" => k::HELP_MEND,
        "after" => k::HELP_AFTER,
        "output" => k::HELP_OUTPUT,
        "paper" => k::HELP_PAPER,
        "about" => k::HELP_ABOUT,
        "folder" => k::HELP_FOLDER,
        "shell" => k::HELP_SHELL,
        "bgg" => k::HELP_BGG,
        "lines" => k::HELP_LINES,
        "line" => k::HELP_LINE,
        "edit" => k::HELP_EDIT,
        "was" => k::HELP_WAS,
        "reason" => k::HELP_REASON,
        "counts" => k::HELP_COUNTS,
        "page" => manual::HELP_PAGE,
        "places" => group::HELP_PLACES,
        "board" => shared::HELP_BOARD,
        "boards" => shared::HELP_FILE,
        "edition" => shared::HELP_EDITION,
        "by" => shared::HELP_BY,
        "date" => shared::HELP_DATE,
        "named" => shared::HELP_AS,
        "replace" => shared::HELP_REPLACE,
        _ => return None,
    })
}

/// Shows help where it was asked for; says in one line what could not be read.
pub(super) fn refused(error: &clap::Error, typed: &[OsString], console: &mut Console) -> Result<(), Fault> {
    let named = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(all)) => all.join(", "),
        _ => String::new(),
    };
    let arg = named(ContextKind::InvalidArg);
    let why = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            console.page(&error.render().to_string());
            return Ok(());
        }
        ErrorKind::UnknownArgument => match mistyped(typed, console) {
            Some(word) => return Err(no_command(&word, console)),
            None => say!(k::ARG_UNKNOWN, arg = arg),
        },
        ErrorKind::InvalidSubcommand => say!(k::ARG_UNKNOWN, arg = named(ContextKind::InvalidSubcommand)),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            match named(ContextKind::InvalidValue).as_str() {
                "" => say!(k::ARG_EMPTY, arg = arg),
                value => say!(k::ARG_VALUE, arg = arg, value = value),
            }
        }
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            say!(k::ARG_EMPTY, arg = arg)
        }
        ErrorKind::TooManyValues => say!(k::ARG_UNKNOWN, arg = named(ContextKind::InvalidValue)),
        ErrorKind::ArgumentConflict => match named(ContextKind::PriorArg) {
            prior if prior.is_empty() || prior == arg => say!(k::ARG_TWICE, arg = arg),
            prior => say!(k::ARG_CONFLICT, arg = arg, other = prior),
        },
        ErrorKind::MissingRequiredArgument => say!(k::ARG_MISSING, arg = arg),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            k::ARG_COMMAND.into()
        }
        ErrorKind::InvalidUtf8 => k::ARG_NOT_TEXT.into(),
        _ => k::ARG_UNREAD.into(),
    };
    let meant = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let meant = meant.into_iter().map(named).find(|meant| !meant.is_empty());
    Err(Fault::request(why).way_out(match meant {
        Some(meant) => say!(k::DID_YOU_MEAN, meant = meant),
        None => say!(k::ARG_HELP, command = asked(typed)),
    }))
}

/// The first word where it is neither an option, a command nor a file.
fn mistyped(typed: &[OsString], console: &Console) -> Option<String> {
    let word = typed.get(1)?.to_str()?.to_owned();
    let known = about(&format!("steward {word}")).is_some() || console.disk().stamp(Path::new(&word)).is_ok();
    (!known && !word.starts_with('-')).then_some(word)
}

/// The command that was typed, as far as it is one.
fn asked(typed: &[OsString]) -> String {
    let mut path = "steward".to_owned();
    for word in typed.iter().skip(1).filter_map(|word| word.to_str()) {
        let below = format!("{path} {word}");
        if about(&below).is_some() {
            path = below;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::console::guide::examples;

    fn described_all(command: &clap::Command, path: &str) {
        assert!(about(path).is_some(), "{path} is not described");
        for arg in command.get_arguments() {
            let id = arg.get_id().as_str();
            let known = described(path, id).is_some() || matches!(id, "help" | "version");
            assert!(known, "{path}: {id} is not described");
        }
        command.get_subcommands().for_each(|sub| described_all(sub, &format!("{path} {}", sub.get_name())));
    }

    #[test]
    fn every_command_and_every_argument_is_described_in_every_language() {
        for language in Language::ALL {
            let command = command(*language);
            command.clone().debug_assert();
            described_all(&command, "steward");
        }
    }

    #[test]
    fn every_command_is_in_one_group_and_every_example_is_read() {
        let whole = command(Language::ENGLISH);
        let shown = whole.get_subcommands().filter(|sub| !sub.is_hide_set()).map(clap::Command::get_name);
        let mut shown: Vec<&str> = shown.collect();
        let mut grouped: Vec<&str> = GROUPS.iter().flat_map(|(_, names)| *names).copied().collect();
        shown.sort_unstable();
        grouped.sort_unstable();
        assert_eq!(grouped, shown);
        read_all(&whole, "steward");
    }

    fn read_all(whole: &clap::Command, path: &str) {
        assert!(examples(path, Language::ENGLISH).next().is_some(), "{path} shows no example");
        for example in Language::ALL.iter().flat_map(|language| examples(path, *language)) {
            let mut quoted = false;
            let words = example.split(|letter| {
                quoted ^= letter == '"';
                letter == ' ' && !quoted
            });
            let words: Vec<String> = words.map(|word| word.replace('"', "")).collect();
            assert!(example.starts_with(path.trim_end_matches(" list")), "{path}: {example}");
            let read = command(Language::ENGLISH).try_get_matches_from(words);
            assert!(read.is_ok(), "{example}: {read:?}");
        }
        whole.get_subcommands().for_each(|sub| read_all(sub, &format!("{path} {}", sub.get_name())));
    }

    #[test]
    fn the_language_is_found_wherever_it_stands() {
        let typed = |words: &[&str]| language(&words.iter().map(OsString::from).collect::<Vec<_>>());
        assert_eq!(typed(&["steward", "replay", "x", "--lang", "fr"]), Some(Language::FRENCH));
        assert_eq!(typed(&["steward", "--lang=en", "replay"]), Some(Language::ENGLISH));
        assert_eq!(typed(&["steward", "--lang"]), None);
    }
}
