//! How words of notation and whole acts are shown among others of their kind.

use crate::engine::board::{CellKind, Value};
use crate::engine::{Holder, Offer, Session};
use crate::msg;
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

/// What tells acts apart: their descriptions without what is the same in all of them.
pub(super) fn told_apart(acts: &[Line]) -> Vec<Line> {
    let Some(first) = acts.first() else { return Vec::new() };
    let alike = acts.iter().all(|line| line.key == first.key && line.args.len() == first.args.len());
    let differs = |at: usize| acts.iter().any(|line| line.args.get(at) != first.args.get(at));
    let mut open = (0..first.args.len()).filter(|at| differs(*at));
    if let (true, Some(at), None) = (alike, open.next(), open.next()) {
        let nested = acts.iter().map(|line| match line.args.get(at) {
            Some((_, Arg::Line(line))) => Some(line.as_ref().clone()),
            _ => None,
        });
        if let Some(nested) = nested.collect::<Option<Vec<Line>>>() {
            return told_apart(&nested);
        }
    }
    acts.to_vec()
}

/// Where an act leads, in a few words: where the pieces of whoever acts land, and whose others it moves.
pub(super) fn leads_to(session: &Session, offer: &Offer) -> Vec<Line> {
    let own = offer.act.seat(session.seats());
    let moved = offer.answer.as_ref().map(Vec::as_slice).unwrap_or_default();
    let on_board = |holder| matches!(holder, Holder::Place(..));
    let mut all = Vec::new();
    for movement in moved {
        let Some(owner) = movement.unit.colour() else { continue };
        if Some(owner) == own {
            if on_board(movement.from) && on_board(movement.to) {
                all.push(msg!(keys::page::LANDS, at = session.holder_line(movement.to)));
            }
        } else {
            all.push(msg!(keys::page::TOUCHES, name = session.seats().name(owner)));
        }
    }
    all
}
