//! The arguments of `steward ask`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

#[derive(Debug, Args)]
pub(super) struct Ask {
    #[command(subcommand)]
    pub(super) question: Quick,
    #[arg(long, global = true)]
    pub(super) json: bool,
}

#[derive(Debug, Subcommand)]
#[command(disable_help_subcommand = true)]
pub(super) enum Quick {
    Skip { spaces: u8 },
    Deal { players: usize },
    Payout(Payout),
    Sale { sheet: PathBuf },
    Losses { sheet: PathBuf },
}

#[derive(Debug, Args)]
pub(super) struct Payout {
    #[arg(long, value_name = "N")]
    pub(super) turn: u8,
    #[arg(long, value_name = "N")]
    pub(super) losses: i64,
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    pub(super) loans: i64,
    #[arg(long, conflicts_with = "chrysler")]
    pub(super) sloan: bool,
    #[arg(long)]
    pub(super) chrysler: bool,
    #[arg(long, value_name = "DOLLARS")]
    pub(super) rate: Option<i64>,
}
