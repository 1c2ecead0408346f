//! The winners, their teams, and how ties were broken.

use crate::engine::{Seat, Standing};
use crate::msg;
use crate::session::Session;
use crate::session::description::under;
use crate::words::Line;
use crate::words::keys::{engine, home, session as k};

/// The teams; empty if each player plays alone.
pub fn sides(table: &Session) -> Vec<Vec<Seat>> {
    (table.info().sides)(table.seats(), &table.book().rulings)
}

/// The other players in a player's team.
pub fn partners(table: &Session, seat: Seat) -> Vec<Seat> {
    let side = sides(table).into_iter().find(|side| side.contains(&seat)).unwrap_or_default();
    side.into_iter().filter(|other| *other != seat).collect()
}

/// Describes the winners: a player, a team, or several players who share first place.
pub fn won(table: &Session, standings: &[Standing]) -> Option<Line> {
    let first: Vec<Seat> = standings.iter().filter(|one| one.rank == 1).map(|one| one.seat).collect();
    let of_one_side = |side: &Vec<Seat>| first.iter().all(|seat| side.contains(seat));
    match first.as_slice() {
        [] => None,
        [one] => Some(msg!(home::WINS, name = table.seats().name(*one))),
        several if sides(table).iter().any(of_one_side) => {
            Some(msg!(home::WIN_TOGETHER, names = names(table, several)))
        }
        several => Some(msg!(home::SHARED, names = names(table, several))),
    }
}

/// A player's name, with the partners in the same team.
pub fn named(table: &Session, seat: Seat) -> Line {
    let name = table.seats().name(seat);
    match partners(table, seat).as_slice() {
        [] => msg!(engine::DESCRIBE, text = name),
        others => msg!(k::WITH, name = name, others = names(table, others)),
    }
}

/// How a tie was broken, and the ruling that says so.
pub fn what_decided(table: &Session, standing: &Standing) -> Option<Line> {
    let line = standing.decided.clone()?;
    Some(match standing.ruling {
        Some(form) => under(line, form, &table.book().rulings),
        None => line,
    })
}

/// A result on one line: "1. Anne: $3,000 (2 loss points against 6)".
pub fn standing_line(table: &Session, standing: &Standing) -> Line {
    let score = standing.score.measure.of(standing.score.total);
    let place = msg!(k::PLACED, rank = standing.rank, name = named(table, standing.seat), score = score);
    match &standing.decided {
        Some(decided) => msg!(k::DECIDED, place = place, decided = decided.clone()),
        None => place,
    }
}

fn names(table: &Session, seats: &[Seat]) -> Vec<Line> {
    seats.iter().map(|seat| msg!(engine::DESCRIBE, text = table.seats().name(*seat))).collect()
}
