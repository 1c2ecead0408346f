//! How words of notation and whole acts are shown among others of their kind.

use crate::engine::board::{CellKind, Value};
use crate::engine::{Holder, Movement, Seat, Session};
use crate::msg;
use crate::page::Moment;
use crate::words::{Arg, Line, keys};

/// A word of notation as it is shown: a printed place with its name, a word of the board, a player, or the word itself.
pub(super) fn label(session: &Session, word: &str) -> Line {
    let (board, seats) = (session.board(), session.seats());
    if word.parse::<u8>().is_ok() {
        let named = board.schema().cells().find(|(_, cell)| cell.row == word && cell.kind == CellKind::Name);
        return match named.and_then(|(cell, _)| board.value(cell)).map(|printed| &printed.0) {
            Some(Value::Text(name)) => msg!(keys::page::NUMBERED, number = word, name = name.as_str()),
            _ => msg!(keys::engine::DESCRIBE, text = word),
        };
    }
    let hands = || (session.info().second_hands)(seats).into_iter();
    let row = board.schema().row(word).map(Line::new);
    let player = || seats.find(word).map(|seat| msg!(keys::engine::DESCRIBE, text = seats.name(seat)));
    let hand = || hands().find(|hand| hand.colour.word() == word).map(|hand| hand.name);
    let typed = || msg!(keys::engine::DESCRIBE, text = session.typed(word));
    row.or_else(player).or_else(hand).unwrap_or_else(typed)
}

/// What tells acts apart: of descriptions that differ in some of their arguments, these alone.
pub(super) fn told_apart(acts: &[Line]) -> Vec<Vec<Line>> {
    let Some(first) = acts.first() else { return Vec::new() };
    let alike = acts.iter().all(|line| line.key == first.key && line.args.len() == first.args.len());
    let differs = |at: &usize| acts.iter().any(|line| line.args.get(*at) != first.args.get(*at));
    let open: Vec<usize> = (0..first.args.len()).filter(differs).collect();
    let argument = |line: &Line, at: usize| match line.args.get(at) {
        Some((_, Arg::Line(line))) => Some(line.as_ref().clone()),
        Some((_, Arg::Name(name))) => Some(msg!(keys::engine::DESCRIBE, text = name.as_str())),
        _ => None,
    };
    let whole = || acts.iter().map(|line| vec![line.clone()]).collect();
    if !alike || open.is_empty() {
        return whole();
    }
    let columns: Option<Vec<Vec<Vec<Line>>>> = open
        .into_iter()
        .map(|at| {
            Some(told_apart(&acts.iter().map(|line| argument(line, at)).collect::<Option<Vec<Line>>>()?))
        })
        .collect();
    let Some(columns) = columns else { return whole() };
    (0..acts.len())
        .map(|row| columns.iter().filter_map(|column| column.get(row)).flatten().cloned().collect())
        .collect()
}

/// What an act does on the board.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct OnBoard {
    /// From where to where it moves the pieces of whoever acts: "44 → 3".
    pub(super) moves: Vec<Line>,
    /// Whose other pieces it moves.
    pub(super) touches: Vec<Line>,
    /// Whether it puts a piece of another player somewhere else on the board.
    pub(super) displaces: bool,
}

/// The number printed where something is held.
pub(super) type HeldAt = Vec<(Holder, Line)>;

/// Where an act of a player has moved pieces on the board, and whose others it has moved.
pub fn moved_on_board(session: &Session, actor: Seat, movements: &[Movement]) -> Vec<Line> {
    let all = OnBoard::of(session, &Moment::held_at(session), Some(actor), movements);
    all.moves.into_iter().chain(all.touches).collect()
}

impl OnBoard {
    pub(super) fn of(session: &Session, held_at: &HeldAt, own: Option<Seat>, movements: &[Movement]) -> Self {
        let at = |holder| match held_at.iter().find(|(held, _)| *held == holder) {
            Some((_, number)) => number.clone(),
            None => session.holder_line(holder),
        };
        let mut all = Self::default();
        for Movement { from, to, unit, .. } in movements {
            let between = matches!((from, to), (Holder::Place(..), Holder::Place(..)));
            match unit.colour() {
                Some(owner) if Some(owner) == own && between => {
                    all.moves.push(msg!(keys::page::MOVES, from = at(*from), to = at(*to)));
                }
                Some(owner) if Some(owner) != own => {
                    all.touches.push(msg!(keys::page::TOUCHES, name = session.seats().name(owner)));
                    all.displaces |= between;
                }
                _ => {}
            }
        }
        all
    }
}
