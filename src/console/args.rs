//! The arguments of `steward`. Help texts are in the message files; see `help`.

use std::path::PathBuf;

use clap::{Args, Parser, Subcommand, ValueEnum};
use clap_complete::Shell;

use crate::console::quick::Ask;
use crate::engine::entry::AmendPolicy;

/// The arguments of `steward`.
#[derive(Debug, Parser)]
#[command(name = "steward", version, disable_help_flag = true, disable_version_flag = true)]
pub(super) struct Typed {
    #[command(subcommand)]
    pub(super) command: Option<Command>,
    pub(super) file: Option<PathBuf>,
    #[arg(long, global = true, value_name = "CODE")]
    pub(super) lang: Option<String>,
}

#[derive(Debug, Subcommand)]
pub(super) enum Command {
    Replay(Replay),
    Check(Check),
    Explain {
        file: PathBuf,
        #[arg(value_name = "N")]
        entry: u32,
    },
    Ask(Ask),
    New(New),
    Act(Act),
    Preview {
        file: PathBuf,
        line: String,
    },
    Amend(Amend),
    Count(Count),
    WhatIf(WhatIf),
    Choices(Choices),
    Demo(Demo),
    Export(Export),
    Group(Group),
    Board(Board),
    Manual {
        page: Option<String>,
    },
    #[command(hide = true)]
    Man {
        #[arg(value_name = "FOLDER")]
        folder: PathBuf,
    },
    #[command(hide = true)]
    Completions {
        #[arg(hide_possible_values = true)]
        shell: Shell,
    },
}

#[derive(Debug, Args)]
pub(super) struct Replay {
    pub(super) file: PathBuf,
    #[arg(long, value_name = "N")]
    pub(super) at: Option<u32>,
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Debug, Args)]
pub(super) struct Check {
    pub(super) file: PathBuf,
    #[arg(long)]
    pub(super) as_played: bool,
    #[arg(long, conflicts_with = "as_played")]
    pub(super) by_rule: bool,
}

#[derive(Debug, Args)]
pub(super) struct New {
    pub(super) game: String,
    #[arg(long, value_delimiter = ',', required = true, value_name = "NAMES")]
    pub(super) players: Vec<String>,
    #[arg(long, value_name = "NAME", default_value = crate::preset::PRACTICE, hide_default_value = true)]
    pub(super) preset: String,
    #[arg(long, value_name = "N")]
    pub(super) seed: Option<u64>,
    #[arg(long, value_name = "NAME")]
    pub(super) first: Option<String>,
    #[arg(long = "ruling", value_name = "ID=OPTION")]
    pub(super) rulings: Vec<String>,
    #[arg(long, value_name = "UNIT")]
    pub(super) keep: Vec<String>,
    #[arg(long, value_name = "FILE")]
    pub(super) position: Option<PathBuf>,
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: PathBuf,
}

#[derive(Debug, Args)]
pub(super) struct Act {
    pub(super) file: PathBuf,
    #[arg(required = true, value_name = "LINE")]
    pub(super) lines: Vec<String>,
    #[arg(long)]
    pub(super) sure: bool,
    #[arg(long, value_name = "N")]
    pub(super) after: Option<u32>,
}

#[derive(Debug, Args)]
pub(super) struct Amend {
    pub(super) file: PathBuf,
    #[arg(value_name = "N")]
    pub(super) entry: String,
    #[arg(hide_possible_values = true)]
    pub(super) edit: Edit,
    pub(super) line: Option<String>,
    #[arg(long, value_name = "WHO", default_value = "book", hide_default_value = true)]
    #[arg(hide_possible_values = true)]
    pub(super) was: Was,
    #[arg(long, value_name = "TEXT", default_value = "", hide_default_value = true)]
    pub(super) reason: String,
    #[arg(long)]
    pub(super) mend: bool,
    #[arg(long, value_name = "N")]
    pub(super) after: Option<u32>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Edit {
    #[value(alias = "remplace")]
    Replace,
    #[value(alias = "raye")]
    Strike,
    #[value(alias = "insère")]
    Insert,
    #[value(alias = "permute")]
    Swap,
}

/// What was wrong.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Was {
    Book,
    Table,
    Stand,
}

impl From<Was> for AmendPolicy {
    fn from(was: Was) -> Self {
        match was {
            Was::Book => Self::Book,
            Was::Table => Self::Table,
            Was::Stand => Self::Stand,
        }
    }
}

#[derive(Debug, Args)]
pub(super) struct Count {
    pub(super) file: PathBuf,
    #[arg(required = true, value_name = "AMOUNT")]
    pub(super) counts: Vec<String>,
    #[arg(long, value_name = "N")]
    pub(super) after: Option<u32>,
}

#[derive(Debug, Args)]
pub(super) struct WhatIf {
    pub(super) file: PathBuf,
    #[arg(required = true, value_name = "LINE")]
    pub(super) lines: Vec<String>,
    #[arg(long)]
    pub(super) keep: bool,
}

#[derive(Debug, Args)]
pub(super) struct Choices {
    pub(super) file: PathBuf,
    #[arg(long)]
    pub(super) all: bool,
    #[arg(long, value_name = "WORD", value_delimiter = ',')]
    pub(super) without: Vec<String>,
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Debug, Args)]
pub(super) struct Demo {
    pub(super) game: String,
    #[arg(short, long, value_name = "FILE")]
    pub(super) output: PathBuf,
}

#[derive(Debug, Args)]
pub(super) struct Export {
    pub(super) file: PathBuf,
    #[arg(short, long, value_name = "OUT")]
    pub(super) output: PathBuf,
    #[arg(long, value_name = "WHAT")]
    pub(super) paper: Option<String>,
    #[arg(long, value_name = "N")]
    pub(super) bgg: Option<u32>,
}

#[derive(Debug, Args)]
pub(super) struct Group {
    #[arg(required = true, value_name = "FOLDER")]
    pub(super) places: Vec<PathBuf>,
    #[arg(long)]
    pub(super) json: bool,
}

#[derive(Debug, Args)]
pub(super) struct Board {
    #[command(subcommand)]
    pub(super) what: Boards,
}

#[derive(Debug, Subcommand)]
#[command(disable_help_subcommand = true)]
pub(super) enum Boards {
    List {
        game: Option<String>,
    },
    Sheet {
        game: String,
        #[arg(value_name = "NAME")]
        board: Option<String>,
    },
    Export(BoardOut),
    Import(BoardIn),
}

#[derive(Debug, Args)]
pub(super) struct BoardOut {
    pub(super) game: String,
    #[arg(value_name = "NAME")]
    pub(super) board: String,
    #[arg(short, long, value_name = "OUT")]
    pub(super) output: PathBuf,
    #[arg(long, value_name = "TEXT")]
    pub(super) edition: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub(super) by: Option<String>,
    #[arg(long, value_name = "DATE")]
    pub(super) date: Option<String>,
}

#[derive(Debug, Args)]
pub(super) struct BoardIn {
    #[arg(value_name = "FILE")]
    pub(super) boards: PathBuf,
    #[arg(long = "as", value_name = "NAME")]
    pub(super) named: Option<String>,
    #[arg(long)]
    pub(super) replace: bool,
}
