//! Help in the user's language, with clap. The texts come from messages named after commands and arguments.
//! Also errors for arguments that cannot be parsed.

use std::ffi::OsString;
use std::fs::File;
use std::io;
use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Arg, ArgAction, CommandFactory, ValueEnum};
use clap_complete::Shell;
use clap_mangen::Man;
use clap_mangen::roff::{Roff, bold, roman};

use crate::console::args::Typed;
use crate::console::out::{Console, Exit, Fault};
use crate::export::Paper;
use crate::manual::{ManualPage, PAGES};
use crate::msg;
use crate::words::keys::{console as k, manual};
use crate::words::{self, Key, Language, Line, render, render_named};

/// Takes `--lang` with a known language out of the arguments, before clap parses them: help and errors need the language, and clap's
/// `help` takes no options.
pub(super) fn language(typed: &mut Vec<OsString>) -> Option<Language> {
    let end = typed.iter().position(|word| word == "--").unwrap_or(typed.len());
    let known = |word: Option<&OsString>| Language::from_code(word?.to_str()?);
    let found = (1..end).find_map(|at| {
        let word = typed.get(at)?.to_str()?;
        match word.strip_prefix("--lang=") {
            Some(code) => Some((at..=at, Language::from_code(code)?)),
            None if word == "--lang" => Some((at..=at + 1, known(typed.get(at + 1))?)),
            None => None,
        }
    });
    let (place, language) = found?;
    typed.drain(place);
    Some(language)
}

/// The clap command with help in a language. Clap adds its own `help` command when it is built.
fn command(language: Language) -> clap::Command {
    let flag = |name: &'static str, letter, action| Arg::new(name).short(letter).long(name).action(action);
    let whole = Typed::command().arg(flag("help", 'h', ArgAction::Help).global(true)).arg(flag(
        "version",
        'V',
        ArgAction::Version,
    ));
    localised(whole, "", language)
}

/// The command after clap has built it. Only then does clap's `help` exist, so that its texts can be replaced.
pub(super) fn built(language: Language) -> clap::Command {
    let mut whole = command(language);
    whole.build();
    whole.mut_subcommand("help", |help| localised(help, "-help", language))
}

/// Sets the texts of a command and its subcommands. Messages are named like `console-about-ask-sale`, `console-help-sheet` (or
/// `console-help-sale-sheet` if the argument differs there), `console-value-sheet`, `console-examples-ask-sale`.
fn localised(command: clap::Command, path: &str, language: Language) -> clap::Command {
    let words = |key: Key| render(&key.into(), language);
    let name = command.get_name().to_owned();
    let mut place = 0;
    let mut foot = String::new();
    if let Some(examples) = text(&format!("examples{path}"), language) {
        foot =
            examples.lines().fold(words(k::HEADING_EXAMPLES), |foot, example| format!("{foot}\n  {example}"));
    }
    if path.is_empty() {
        foot = format!("{foot}\n\n{}", words(k::DATA));
    }
    let usage = words(k::HEADING_USAGE);
    let command = command
        .allow_negative_numbers(true)
        .subcommand_help_heading(words(k::HEADING_COMMANDS))
        .subcommand_value_name(words(k::VALUE_COMMAND))
        .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"))
        .after_help(foot)
        .mut_args(|arg| {
            let id = arg.get_id().as_str().replace('_', "-");
            let help = text(&format!("help-{name}-{id}"), language);
            let help = help.or_else(|| text(&format!("help-{id}"), language)).unwrap_or_default();
            let value = |value: &clap::builder::Str| {
                text(&format!("value-{}", value.to_lowercase()), language)
                    .unwrap_or_else(|| value.to_string())
            };
            let values: Vec<String> = arg.get_value_names().unwrap_or_default().iter().map(value).collect();
            let heading = if arg.is_positional() { k::HEADING_ARGUMENTS } else { k::HEADING_OPTIONS };
            let arg = arg.help(help).help_heading(words(heading));
            // Positional arguments are listed in order, not by name.
            place += 1;
            let arg = if arg.is_positional() { arg.display_order(place) } else { arg };
            if values.is_empty() { arg } else { arg.value_names(values) }
        })
        .mut_subcommands(|below| {
            let path = format!("{path}-{}", below.get_name());
            localised(below, &path, language)
        });
    match text(&format!("about{path}"), language) {
        Some(about) => command.about(about),
        None => command,
    }
}

/// A help text. Lists the possible values of an argument if the text refers to them.
fn text(name: &str, language: Language) -> Option<String> {
    let papers = Paper::ALL.map(Paper::word);
    let mut endings = Paper::ALL.map(Paper::ending).to_vec();
    endings.sort_unstable();
    endings.dedup();
    let lists = [
        ("languages", words::Arg::either(Language::ALL.iter().map(|known| known.code()))),
        ("shells", words::Arg::either(Shell::value_variants().iter().map(ToString::to_string))),
        ("papers", words::Arg::either(papers)),
        ("endings", words::Arg::either(endings)),
    ];
    render_named(&format!("console-{name}"), &lists, language)
}

/// Shows a page of the manual, or the list of pages.
pub(super) fn manual(page: Option<&str>, console: &mut Console) -> Result<(), Fault> {
    let Some(word) = page else {
        for page in PAGES {
            let title = page.title(console.language);
            console.text(&format!("{:14}  {title}", page.word));
        }
        return Ok(());
    };
    let page = ManualPage::of(word).ok_or_else(|| {
        let known: Vec<&str> = PAGES.iter().map(|page| page.word).collect();
        let suggestion = msg!(manual::PAGES, known = known.join(", "));
        Fault::request(msg!(manual::NO_PAGE, page = word)).suggestion(suggestion)
    })?;
    console.page(&page.without_pictures(console.language));
    Ok(())
}

/// Writes a man page for the program and for each command to a folder, in the games section.
pub(super) fn man(folder: &Path, console: &Console) -> Result<(), Fault> {
    let mut whole = command(console.language).disable_help_subcommand(true);
    whole.build();
    man_pages(&whole, folder, &exit_statuses(console.language)).map_err(|why| {
        let folder = folder.display().to_string();
        Fault::request(msg!(k::NO_PAGES, folder = folder, why = why.to_string()))
    })
}

fn man_pages(command: &clap::Command, folder: &Path, statuses: &Roff) -> io::Result<()> {
    for below in command.get_subcommands().filter(|below| !below.is_hide_set()) {
        man_pages(below, folder, statuses)?;
    }
    let source = concat!("steward ", env!("CARGO_PKG_VERSION"));
    let page = Man::new(command.clone()).section("6").source(source);
    let mut file = File::create(folder.join(page.get_filename()))?;
    page.render(&mut file)?;
    statuses.to_writer(&mut file)
}

/// The exit status section at the end of each man page.
fn exit_statuses(language: Language) -> Roff {
    let mut section = Roff::new();
    section.control("SH", [render(&k::HEADING_EXIT.into(), language).as_str()]);
    for (status, meaning) in [
        (0, k::EXIT_DONE),
        (Exit::Wrong as u8, k::EXIT_WRONG),
        (Exit::Request as u8, k::EXIT_REQUEST),
        (Exit::Unsure as u8, k::EXIT_UNSURE),
    ] {
        section.control("TP", []);
        section.text([bold(status.to_string())]).text([roman(render(&meaning.into(), language))]);
    }
    section
}

pub(super) fn completions(shell: Shell, console: &mut Console) {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut built(console.language), "steward", &mut script);
    console.page(&String::from_utf8_lossy(&script));
}

/// The names of the visible commands.
pub(super) fn names() -> Vec<String> {
    let whole = Typed::command();
    let shown = whole.get_subcommands().filter(|sub| !sub.is_hide_set());
    shown.map(|sub| sub.get_name().to_owned()).collect()
}

/// The error for a word that is neither a file nor a command.
pub(super) fn no_file(word: &str) -> Fault {
    Fault::request(msg!(k::NO_FILE, file = word)).suggestion(near(word).unwrap_or_else(|| k::WAY_FILE.into()))
}

/// The command that was probably intended.
fn near(word: &str) -> Option<Line> {
    let far = names().into_iter().map(|name| (strsim::osa_distance(word, &name), name));
    let (_, name) = far.filter(|(far, name)| *far <= name.len().div_ceil(3)).min_by_key(|(far, _)| *far)?;
    Some(msg!(k::DID_YOU_MEAN, meant = format!("steward {name}")))
}

/// Shows help if it was requested, or a parse error in one line.
pub(super) fn refused(error: &clap::Error, typed: &[OsString], console: &mut Console) -> Result<(), Fault> {
    let named = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => text.clone(),
        Some(ContextValue::Strings(all)) => all.join(", "),
        _ => String::new(),
    };
    let mut arg = named(ContextKind::InvalidArg);
    let mut suggestion = None;
    let why = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            console.page(&error.render().to_string());
            return Ok(());
        }
        ErrorKind::UnknownArgument | ErrorKind::InvalidSubcommand => {
            let word = match error.kind() {
                ErrorKind::UnknownArgument => mistyped(typed, console),
                _ => Some(named(ContextKind::InvalidSubcommand)),
            };
            if let Some(word) = word {
                suggestion = near(&word);
                arg = word;
            }
            msg!(k::ARG_UNKNOWN, arg = arg)
        }
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => {
            match named(ContextKind::InvalidValue).as_str() {
                "" => msg!(k::ARG_EMPTY, arg = arg),
                value => msg!(k::ARG_VALUE, arg = arg, value = value),
            }
        }
        ErrorKind::TooFewValues | ErrorKind::WrongNumberOfValues | ErrorKind::NoEquals => {
            msg!(k::ARG_EMPTY, arg = arg)
        }
        ErrorKind::TooManyValues => msg!(k::ARG_UNKNOWN, arg = named(ContextKind::InvalidValue)),
        ErrorKind::ArgumentConflict => match named(ContextKind::PriorArg) {
            prior if prior.is_empty() || prior == arg => msg!(k::ARG_TWICE, arg = arg),
            prior => msg!(k::ARG_CONFLICT, arg = arg, other = prior),
        },
        ErrorKind::MissingRequiredArgument => msg!(k::ARG_MISSING, arg = arg),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            k::ARG_COMMAND.into()
        }
        ErrorKind::InvalidUtf8 => k::ARG_NOT_TEXT.into(),
        _ => k::ARG_UNREAD.into(),
    };
    let meant = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::SuggestedValue];
    let meant = meant.into_iter().map(named).find(|meant| !meant.is_empty());
    let meant = meant.map(|meant| msg!(k::DID_YOU_MEAN, meant = meant));
    let help = || msg!(k::ARG_HELP, command = asked(typed));
    Err(Fault::request(why).suggestion(suggestion.or(meant).unwrap_or_else(help)))
}

/// The first word, if it is not an option, a command or a file.
fn mistyped(typed: &[OsString], console: &Console) -> Option<String> {
    let word = typed.get(1)?.to_str()?;
    let known =
        Typed::command().find_subcommand(word).is_some() || console.disk().stamp(Path::new(word)).is_ok();
    (!known && !word.starts_with('-')).then(|| word.to_owned())
}

/// The longest command path among the arguments.
fn asked(typed: &[OsString]) -> String {
    let (mut path, whole) = ("steward".to_owned(), Typed::command());
    let mut here = &whole;
    for word in typed.iter().skip(1).filter_map(|word| word.to_str()) {
        if let Some(below) = here.find_subcommand(word) {
            path = format!("{path} {word}");
            here = below;
        }
    }
    path
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Calls a function with each command and its path, such as `-ask-sale`.
    fn each(command: &clap::Command, path: &str, of: &mut dyn FnMut(&clap::Command, &str)) {
        of(command, path);
        for below in command.get_subcommands() {
            each(below, &format!("{path}-{}", below.get_name()), of);
        }
    }

    #[test]
    fn every_command_and_every_argument_is_described_in_every_language() {
        for language in Language::ALL {
            let whole = command(*language);
            whole.clone().debug_assert();
            each(&whole, "", &mut |command, path| {
                assert!(command.get_about().is_some(), "{path} is not described");
                for arg in command.get_arguments() {
                    let help = arg.get_help().map(ToString::to_string).unwrap_or_default();
                    assert!(!help.is_empty(), "{path}: {} is not described", arg.get_id());
                    let values =
                        if arg.get_action().takes_values() { arg.get_possible_values() } else { Vec::new() };
                    for value in values {
                        let listed = value.get_name_and_aliases().any(|word| help.contains(word));
                        assert!(listed, "{path}, {}: {} is not listed", arg.get_id(), value.get_name());
                    }
                }
            });
        }
    }

    #[test]
    fn every_text_of_help_belongs_to_a_command_or_an_argument() {
        let mut known = BTreeSet::from(["about-help".to_owned(), "examples-help".to_owned()]);
        each(&Typed::command(), "", &mut |command, path| {
            known.extend([format!("about{path}"), format!("examples{path}")]);
            for arg in command.get_arguments() {
                let id = arg.get_id().as_str().replace('_', "-");
                known.extend([format!("help-{}-{id}", command.get_name()), format!("help-{id}")]);
                let names = arg.get_value_names().unwrap_or_default();
                known.extend(names.iter().map(|name| format!("value-{}", name.to_lowercase())));
            }
        });
        known.extend(["help-help", "help-version", "value-command"].map(str::to_owned));
        let messages = include_str!("../../i18n/en/console.ftl").lines();
        let names =
            messages.filter_map(|line| line.strip_prefix("console-")?.split_once(" =").map(|(name, _)| name));
        let of_help = |name: &&str| {
            ["about", "examples", "help-", "value-"].iter().any(|start| name.starts_with(start))
        };
        let unused: Vec<&str> = names.filter(of_help).filter(|name| !known.contains(*name)).collect();
        assert_eq!(unused, [""; 0]);
    }

    #[test]
    fn every_command_shows_examples_and_each_is_read() {
        for language in Language::ALL {
            each(&command(*language), "", &mut |_, path| {
                let examples = text(&format!("examples{path}"), *language).unwrap_or_default();
                assert!(!examples.is_empty(), "{path} shows no example");
                for example in examples.lines() {
                    let mut quoted = false;
                    let words = example.split(|letter| {
                        quoted ^= letter == '"';
                        letter == ' ' && !quoted
                    });
                    let words: Vec<String> = words.map(|word| word.replace('"', "")).collect();
                    let read = built(Language::ENGLISH).try_get_matches_from(words);
                    let fine =
                        read.as_ref().map_or_else(|why| why.kind() == ErrorKind::DisplayHelp, |_| true);
                    assert!(fine && example.starts_with("steward"), "{example}: {read:?}");
                }
            });
        }
    }

    #[test]
    fn the_language_is_taken_wherever_it_stands() {
        let taken = |typed: &str| {
            let mut typed: Vec<OsString> = typed.split(' ').map(OsString::from).collect();
            (language(&mut typed), typed.join(std::ffi::OsStr::new(" ")).into_string().unwrap())
        };
        assert_eq!(
            taken("steward help act --lang fr"),
            (Some(Language::FRENCH), "steward help act".to_owned())
        );
        assert_eq!(taken("steward --lang=en replay"), (Some(Language::ENGLISH), "steward replay".to_owned()));
        for kept in ["steward --lang", "steward --lang xx", "steward act f -- --lang fr"] {
            assert_eq!(taken(kept), (None, kept.to_owned()));
        }
    }
}
