//! How words of notation and complete acts are shown next to others of their kind.

use crate::engine::board::{CellKind, Value};
use crate::engine::{Holder, Movement, Seat, Session};
use crate::msg;
use crate::page::Moment;
use crate::words::{Arg, Line, keys};

/// The label of a word of notation: a numbered place with its name, a row of the board, a player, or the word itself.
pub(super) fn label(session: &Session, word: &str) -> Line {
    let board = session.board();
    if word.parse::<u8>().is_ok() {
        let named = board.schema().cells().find(|(_, cell)| cell.row == word && cell.kind == CellKind::Name);
        return match named.and_then(|(cell, _)| board.value(cell)).map(|printed| &printed.0) {
            Some(Value::Text(name)) => msg!(keys::page::NUMBERED, number = word, name = name.as_str()),
            _ => msg!(keys::engine::DESCRIBE, text = word),
        };
    }
    let row = board.schema().row(word).map(Line::new);
    row.unwrap_or_else(|| player_label(session, word))
}

/// The label of a word for a player or one of a player's hands; any other word as typed.
pub(super) fn player_label(session: &Session, word: &str) -> Line {
    let seats = session.seats();
    let player = || seats.find(word).map(|seat| msg!(keys::engine::DESCRIBE, text = seats.name(seat)));
    let mut hands = (session.info().second_hands)(seats).into_iter();
    let hand = hands.find(|hand| hand.colour.word() == word).map(|hand| hand.name);
    let typed = || msg!(keys::engine::DESCRIBE, text = session.typed(word));
    hand.or_else(player).unwrap_or_else(typed)
}

/// Labels that distinguish acts: if the descriptions differ only in some arguments, just these arguments.
pub(super) fn distinguishing_labels(acts: &[Line]) -> Vec<Vec<Line>> {
    let Some(first) = acts.first() else { return Vec::new() };
    let alike = acts.iter().all(|line| line.key == first.key && line.args.len() == first.args.len());
    let differs = |at: &usize| acts.iter().any(|line| line.args.get(*at) != first.args.get(*at));
    let open: Vec<usize> = (0..first.args.len()).filter(differs).collect();
    let whole = || acts.iter().map(|line| vec![line.clone()]).collect();
    if !alike || open.is_empty() {
        return whole();
    }
    let argument = |line: &Line, at: usize| line.args.get(at).map(|(_, argument)| argument.clone());
    let columns = open
        .into_iter()
        .map(|at| column(&acts.iter().filter_map(|line| argument(line, at)).collect::<Vec<_>>()));
    let Some(columns) = columns.collect::<Option<Vec<Vec<Vec<Line>>>>>() else { return whole() };
    let row = |row: usize| columns.iter().filter_map(|column| column.get(row)).flatten().cloned().collect();
    (0..acts.len()).map(row).collect()
}

/// The same for one argument. `None` if the argument makes no label by itself.
fn column(arguments: &[Arg]) -> Option<Vec<Vec<Line>>> {
    let lines =
        |argument: &Arg| if let Arg::Line(line) = argument { Some(line.as_ref().clone()) } else { None };
    let names = |argument: &Arg| match argument {
        Arg::Name(name) => Some(vec![msg!(keys::engine::DESCRIBE, text = name.as_str())]),
        _ => None,
    };
    let nested: Option<Vec<Line>> = arguments.iter().map(lines).collect();
    nested.map(|lines| distinguishing_labels(&lines)).or_else(|| arguments.iter().map(names).collect())
}

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct OnBoard {
    /// The movements from or to a numbered place: "44 → 3", or "Bruno: 3 → 44" for another player's piece.
    pub(super) moves: Vec<Line>,
    /// The owners of the pieces that it removes from the board.
    pub(super) hits: Vec<Line>,
}

/// The number printed at the place of each holder.
pub(super) type HeldAt = Vec<(Holder, Line)>;

/// Describes where an act moves pieces on the board, and whose pieces it removes.
pub fn moved_on_board(session: &Session, actor: Seat, movements: &[Movement]) -> Vec<Line> {
    let all = OnBoard::of(session, &Moment::held_at(session), actor, movements);
    all.moves.into_iter().chain(all.hits).collect()
}

impl OnBoard {
    pub(super) fn of(session: &Session, held_at: &HeldAt, own: Seat, movements: &[Movement]) -> Self {
        let number =
            |holder| held_at.iter().find(|(held, _)| *held == holder).map(|(_, number)| number.clone());
        let mut all = Self::default();
        for Movement { from, to, unit, .. } in movements {
            let numbers = [number(*from), number(*to)];
            let numbered = numbers.iter().any(Option::is_some);
            let between = matches!((from, to), (Holder::Place(..), Holder::Place(..))) && numbered;
            // A number says enough only next to another one.
            let named = || match numbers {
                [Some(from), Some(to)] => (from, to),
                _ => (session.holder_line(*from), session.holder_line(*to)),
            };
            match unit.colour {
                Some(owner) if owner == own && between => {
                    let (from, to) = named();
                    all.moves.push(msg!(keys::page::MOVES, from, to));
                }
                Some(owner) => {
                    let name = session.seats().name(owner);
                    let is_hit = matches!((from, to), (Holder::Place(..), Holder::Seat(_)))
                        && session.chart().unit(*unit).is_some_and(|kind| kind.back.is_some());
                    match between {
                        true => {
                            let (from, to) = named();
                            all.moves.push(msg!(keys::page::MOVES_OF, name, from, to));
                        }
                        false if is_hit => all.hits.push(msg!(keys::page::HITS, name = name)),
                        false => {}
                    }
                }
                _ => {}
            }
        }
        all
    }
}
