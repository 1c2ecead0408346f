//! The setup of a session, and the header made from it.

use std::collections::BTreeMap;

use crate::engine::board::WrittenBoard;
use crate::engine::correction::Correction;
use crate::engine::{FORMAT, First, GameInfo, Header, Seats};
use crate::msg;
use crate::preset::{Playthrough, PresetStore};
use crate::session::{HeaderFault, Session};
use crate::words::{Line, keys};

/// The choices made at setup. See [`crate::engine::Header`] for the fields.
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
    /// The position, for a session that begins in the middle of a game; see [`crate::session::Session::position`].
    pub position: Option<Correction>,
}

/// Why a session cannot begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotBegun {
    /// The seats or the kept units are invalid.
    Line(Line),
    /// The header is refused.
    Header(HeaderFault),
}

impl NotBegun {
    /// The message to show.
    pub fn line(&self) -> Line {
        match self {
            Self::Line(line) => line.clone(),
            Self::Header(fault) => fault.line(),
        }
    }

    /// The suggested remedy.
    pub fn suggestion(&self) -> Option<Line> {
        match self {
            Self::Line(_) => None,
            Self::Header(fault) => fault.suggestion(),
        }
    }
}

impl Opening {
    /// The setup of a playthrough in notation.
    ///
    /// # Errors
    /// Refuses an unknown board, and a first player who does not exist.
    pub fn of(whole: &Playthrough, info: &GameInfo) -> Result<Self, NotBegun> {
        let board = PresetStore::board(None, info.game, &info.schema(), &whole.preset);
        let mut opening = Self {
            names: whole.players.clone(),
            preset: whole.preset.clone(),
            board: board.map_err(|unusable| NotBegun::Line(unusable.line()))?,
            rulings: whole.rulings.iter().cloned().collect(),
            ..Self::default()
        };
        if let Some(name) = &whole.first {
            let unknown = || NotBegun::Line(msg!(keys::engine::SEATS_NO_NAME, name = name.as_str()));
            let seats = opening.seats(info).map_err(NotBegun::Line)?;
            opening.first.seat = seats.find(name).ok_or_else(unknown)?;
        }
        Ok(opening)
    }

    /// The players with their colours.
    ///
    /// # Errors
    /// Names the empty or repeated name, or reports that there are too many players for the game.
    pub fn seats(&self, info: &GameInfo) -> Result<Seats, Line> {
        let names: Vec<&str> = self.names.iter().map(|name| name.trim()).collect();
        Seats::named(&names, info.colours).map_err(|why| msg!(keys::engine::SEATS_WRONG, why = why))
    }

    /// Begins the session in memory.
    ///
    /// # Errors
    /// Reports what does not fit the game.
    pub fn begin(&self, info: &'static GameInfo) -> Result<Session, NotBegun> {
        let seats = self.seats(info).map_err(NotBegun::Line)?;
        let kept: Vec<String> = self.kept.iter().map(|unit| (info.english)(unit, &seats)).collect();
        for (unit, typed) in kept.iter().zip(&self.kept) {
            if !info.units.iter().any(|kind| kind.word == unit) {
                let known: Vec<&str> = info.units.iter().map(|kind| kind.word).collect();
                let known = (info.typed)(&known.join(", "), &seats);
                let line = msg!(keys::session::KEPT_UNKNOWN, unit = typed.as_str(), known = known);
                return Err(NotBegun::Line(line));
            }
        }
        let header = Header {
            steward: FORMAT,
            game: info.game.to_owned(),
            rules: info.rules,
            id: self.id.clone(),
            date: self.date.clone(),
            seats,
            preset: self.preset.clone(),
            board: self.board.clone(),
            rulings: self.rulings.clone(),
            kept,
            seed: self.seed,
            setup: self.first,
            position: self.position.clone(),
        };
        Session::begin(info, header).map_err(|why| NotBegun::Header(HeaderFault::Refused(why)))
    }
}
