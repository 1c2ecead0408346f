//! Set-up of a session of any game, and the header made of it.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::value::RawValue;

use crate::engine::board::WrittenBoard;
use crate::engine::{FORMAT, First, Seats};
use crate::msg;
use crate::preset::{Playthrough, PresetStore};
use crate::session::{Contents, GameSession, HeaderFault, Session};
use crate::words::{Line, keys, unreadable};

/// What is decided at set-up. See [`crate::engine::Header`] for the fields.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    pub id: String,
    pub date: String,
    /// The players in seating order. A player named after a colour of the game gets that colour.
    pub names: Vec<String>,
    pub preset: String,
    pub board: WrittenBoard,
    pub rulings: BTreeMap<String, String>,
    pub kept: Vec<String>,
    pub seed: Option<u64>,
    pub first: First,
    /// The position if the session begins in the middle of a game: a correction, see [`crate::session::Table::position`].
    pub position: Option<Box<RawValue>>,
}

/// Why a session does not begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotBegun {
    /// The seats or the kept units are invalid.
    Line(Line),
    /// The header is refused.
    Header(HeaderFault),
}

impl NotBegun {
    /// What is wrong.
    pub fn line(&self) -> Line {
        match self {
            Self::Line(line) => line.clone(),
            Self::Header(fault) => fault.line(),
        }
    }

    /// What helps.
    pub fn suggestion(&self) -> Option<Line> {
        match self {
            Self::Line(_) => None,
            Self::Header(fault) => fault.suggestion(),
        }
    }
}

#[derive(Serialize)]
struct Written<'a> {
    steward: u32,
    game: &'static str,
    rules: u32,
    id: &'a str,
    date: &'a str,
    seats: &'a Seats,
    preset: &'a str,
    board: &'a WrittenBoard,
    rulings: &'a BTreeMap<String, String>,
    kept: &'a [String],
    #[serde(skip_serializing_if = "Option::is_none")]
    seed: Option<u64>,
    setup: First,
    #[serde(skip_serializing_if = "Option::is_none")]
    position: Option<&'a RawValue>,
}

impl Opening {
    /// The set-up of a playthrough in notation.
    ///
    /// # Errors
    /// Refuses an unknown board, and a first player who does not exist.
    pub fn of(whole: &Playthrough, contents: &Contents) -> Result<Self, NotBegun> {
        let board = PresetStore::board(None, contents.game, &contents.schema, &whole.preset);
        let mut opening = Self {
            names: whole.players.clone(),
            preset: whole.preset.clone(),
            board: board.map_err(|unusable| NotBegun::Line(unusable.line()))?,
            rulings: whole.rulings.iter().cloned().collect(),
            ..Self::default()
        };
        if let Some(name) = &whole.first {
            let unknown = || NotBegun::Line(msg!(keys::engine::SEATS_NO_NAME, name = name.as_str()));
            let seats = opening.seats(contents).map_err(NotBegun::Line)?;
            opening.first.seat = seats.find(name).ok_or_else(unknown)?;
        }
        Ok(opening)
    }

    /// The players with their colours.
    ///
    /// # Errors
    /// Says which name is empty or used twice, or that there are too many for the game.
    pub fn seats(&self, contents: &Contents) -> Result<Seats, Line> {
        let names: Vec<&str> = self.names.iter().map(|name| name.trim()).collect();
        Seats::named(&names, contents.colours).map_err(|why| msg!(keys::engine::SEATS_WRONG, why = why))
    }

    /// Begins the session, in memory.
    ///
    /// # Errors
    /// Says what does not fit the game.
    pub fn begin(&self, contents: &Contents) -> Result<Session, NotBegun> {
        let seats = self.seats(contents).map_err(NotBegun::Line)?;
        let kept: Vec<String> = self.kept.iter().map(|unit| (contents.english)(unit, &seats)).collect();
        for (unit, typed) in kept.iter().zip(&self.kept) {
            if !contents.units.iter().any(|kind| kind.word == unit) {
                let known: Vec<&str> = contents.units.iter().map(|kind| kind.word).collect();
                let known = (contents.typed)(&known.join(", "), &seats);
                let line = msg!(keys::session::KEPT_UNKNOWN, unit = typed.as_str(), known = known);
                return Err(NotBegun::Line(line));
            }
        }
        let written = Written {
            steward: FORMAT,
            game: contents.game,
            rules: contents.rules,
            id: &self.id,
            date: &self.date,
            seats: &seats,
            preset: &self.preset,
            board: &self.board,
            rulings: &self.rulings,
            kept: &kept,
            seed: self.seed,
            setup: self.first,
            position: self.position.as_deref(),
        };
        let header = serde_json::to_string(&written)
            .map_err(|why| NotBegun::Header(HeaderFault::Unreadable(unreadable(&why))))?;
        Session::begin(&header).map_err(NotBegun::Header)
    }
}
