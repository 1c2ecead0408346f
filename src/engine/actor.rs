//! The subject of a line of notation: a player, or one of a player's hands.

use crate::engine::vocabulary::{begins, french_word, same};
use crate::engine::{Seat, Seats};
use crate::msg;
use crate::words::{Arg, Line, keys};

/// The subject of a line of notation.
pub trait Actor: Copy + PartialEq {
    /// Parses the subject from a word.
    fn parse(word: &str, seats: &Seats) -> Option<Self>;

    /// Its word in notation.
    fn word(self, seats: &Seats) -> String;

    /// All possible subjects, in order.
    fn all(seats: &Seats) -> Vec<Self>;

    /// The words of all possible subjects.
    fn words(seats: &Seats) -> Vec<String> {
        Self::all(seats).into_iter().map(|actor| actor.word(seats)).collect()
    }

    /// The seat it belongs to.
    fn seat(self, seats: &Seats) -> Seat;
}

impl Actor for Seat {
    fn parse(word: &str, seats: &Seats) -> Option<Self> {
        seats.find(word)
    }

    fn word(self, seats: &Seats) -> String {
        seats.word(self)
    }

    fn all(seats: &Seats) -> Vec<Self> {
        seats.iter().collect()
    }

    fn seat(self, _: &Seats) -> Seat {
        self
    }
}

/// Finds the actor a word stands for: by its colour in either language, by name, or by the first letters of either.
///
/// # Errors
/// Lists the candidates when the word is ambiguous.
pub(super) fn find_actor<A: Actor>(word: &str, seats: &Seats) -> Result<Option<A>, Line> {
    let all = A::all(seats);
    if let Some(actor) = all.iter().find(|actor| actor.word(seats).eq_ignore_ascii_case(word)) {
        return Ok(Some(*actor));
    }
    let called = |actor: &A| {
        let (colour, name) = (actor.word(seats), seats.name(actor.seat(seats)));
        let own = all.iter().filter(|other| other.seat(seats) == actor.seat(seats)).count() == 1;
        [french_word(&colour).to_owned(), colour, if own { name } else { String::new() }]
    };
    let by = |fits: &dyn Fn(&String) -> bool| -> Vec<A> {
        all.iter().copied().filter(|actor| called(actor).iter().any(fits)).collect()
    };
    let whole = by(&|name| same(name, word));
    let found = if whole.is_empty() { by(&|name| begins(name, word)) } else { whole };
    match found[..] {
        [] => Ok(A::parse(word, seats)),
        [actor] => Ok(Some(actor)),
        _ => {
            let who = found.iter().map(|actor| seats.name(actor.seat(seats)));
            Err(msg!(keys::engine::NOTATION_AMBIGUOUS, word = word, who = Arg::either(who)))
        }
    }
}
