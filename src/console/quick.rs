//! What can be typed behind `steward ask`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

/// A quick answer without a game.
#[derive(Debug, Args)]
pub(super) struct Ask {
    #[command(subcommand)]
    pub(super) question: Quick,
    #[arg(long, global = true)]
    pub(super) json: bool,
}

/// A question without a game.
#[derive(Debug, Subcommand)]
#[command(disable_help_subcommand = true)]
pub(super) enum Quick {
    Skip {
        spaces: u8,
    },
    Deal {
        players: usize,
    },
    Bag {
        #[arg(required = true, value_name = "DISKS")]
        disks: Vec<u32>,
    },
    Payout(Payout),
    Sale {
        sheet: PathBuf,
    },
    Losses {
        sheet: PathBuf,
    },
    Sponsors {
        cards: Vec<String>,
    },
    Roulette(Roulette),
    Move(Move),
    Hood(Hood),
    Seven {
        cars: Option<u8>,
    },
}

/// What a card can do on a circuit.
#[derive(Debug, Args)]
pub(super) struct Move {
    pub(super) card: String,
    #[arg(required = true, value_name = "CARS")]
    pub(super) on: Vec<String>,
    #[arg(long, value_name = "WHO")]
    pub(super) who: Option<String>,
    #[arg(long = "players", value_name = "N", default_value_t = 4, hide_default_value = true)]
    pub(super) seats: usize,
    #[arg(long, value_name = "NAME", default_value = crate::preset::PRACTICE, hide_default_value = true)]
    pub(super) preset: String,
    #[arg(long = "ruling", value_name = "POINT=OPTION")]
    pub(super) rulings: Vec<String>,
}

/// A lifted hood.
#[derive(Debug, Args)]
pub(super) struct Hood {
    #[arg(long, value_name = "DOLLARS")]
    pub(super) asked: u32,
    #[arg(long, value_name = "DOLLARS")]
    pub(super) book: u32,
}

/// One player's loss phase.
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

/// The balls of a spin.
#[derive(Debug, Args)]
pub(super) struct Roulette {
    #[arg(long, value_name = "N")]
    pub(super) cars: u8,
    #[arg(long, value_name = "N", default_value_t = 0, hide_default_value = true)]
    pub(super) extra: u8,
}
