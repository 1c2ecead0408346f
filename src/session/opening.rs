//! A game about to begin: what set-up decides, for any box, and the header that comes of it.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::value::RawValue;

use crate::engine::board::WrittenBoard;
use crate::engine::{FORMAT, First, Seats};
use crate::msg;
use crate::preset::{Playthrough, PresetStore};
use crate::session::{Contents, GameSession, HeaderFault, Session};
use crate::words::{Line, keys, unreadable};

/// What set-up decides.
#[derive(Clone, Debug, Default)]
pub struct Opening {
    /// A name for the record that no other has.
    pub id: String,
    /// When it begins, with the offset of the place.
    pub date: String,
    /// Who sits where; a name that is a colour of the box takes that colour.
    pub names: Vec<String>,
    /// Where the printed values come from.
    pub preset: String,
    /// The printed values known at the start.
    pub board: WrittenBoard,
    /// Rulings that differ from the default.
    pub rulings: BTreeMap<String, String>,
    /// The words of the units that Steward keeps alone.
    pub kept: Vec<String>,
    /// The seed of its draws.
    pub seed: Option<u64>,
    /// Who begins.
    pub first: First,
    /// What lies on the table where the game is taken up in the middle: a correction, see [`crate::session::Table::position`].
    pub position: Option<Box<RawValue>>,
}

/// Why a game does not begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotBegun {
    /// The seats or the kept units are not right.
    Line(Line),
    /// The header opens no book.
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
    /// What set-up decided in a game that is written out in notation.
    ///
    /// # Errors
    /// There is no such board, or nobody of that name begins.
    pub fn of(whole: &Playthrough, contents: &Contents) -> Result<Self, NotBegun> {
        let board = PresetStore::board(None, contents.game, &contents.form, &whole.preset);
        let mut opening = Self {
            names: whole.players.clone(),
            preset: whole.preset.clone(),
            board: board.map_err(|unusable| NotBegun::Line(unusable.line()))?,
            rulings: whole.rulings.iter().cloned().collect(),
            ..Self::default()
        };
        if let Some(name) = &whole.first {
            let nobody = || NotBegun::Line(msg!(keys::engine::SEATS_NO_NAME, name = name.as_str()));
            let seats = opening.seats(contents).map_err(NotBegun::Line)?;
            opening.first.seat = seats.find(name).ok_or_else(nobody)?;
        }
        Ok(opening)
    }

    /// The players in their colours.
    ///
    /// # Errors
    /// Says which name is empty, doubled, or too many for the box.
    pub fn seats(&self, contents: &Contents) -> Result<Seats, Line> {
        let names: Vec<&str> = self.names.iter().map(|name| name.trim()).collect();
        Seats::named(&names, contents.colours).map_err(|why| msg!(keys::engine::SEATS_WRONG, why = why))
    }

    /// The game at its beginning, in memory.
    ///
    /// # Errors
    /// Says what does not fit the box.
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
