//! Typed lines: the subject, a player or one of a player's hands, and the parsing of words.

use crate::engine::vocabulary::{because, begins, french_word, same};
use crate::engine::{Begins, Filled, Seat, Seats, Syntax};
use crate::msg;
use crate::words::{Arg, Line, keys, parse_number};

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

/// Finds the actor for a word: its colour in either language, the player's name, or the first letters of either.
///
/// # Errors
/// Lists the candidates if the word is ambiguous.
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
            Err(msg!(keys::engine::NOTATION_AMBIGUOUS, word, who = Arg::either(who)))
        }
    }
}

/// A typed line, split after its verb.
#[derive(Debug)]
pub struct Typed<'a, A = Seat> {
    pub(super) by: Option<A>,
    pub(super) syntax: &'static Syntax,
    pub(super) rest: String,
    /// The text after the verb, as typed.
    pub(super) as_typed: &'a str,
    pub(super) seats: &'a Seats,
}

impl<'a, A: Actor> Typed<'a, A> {
    /// The subject of the line.
    ///
    /// # Errors
    /// Reports how such a line is written.
    pub fn by(&self) -> Result<A, Line> {
        self.by.ok_or_else(|| self.how())
    }

    /// The player, the verb and an example.
    pub(super) fn begins(&self) -> Begins {
        let hand = self.by.map(|by| (by.seat(self.seats), by.word(self.seats)));
        Begins { hand, syntax: self.syntax, example: self.example() }
    }

    /// The verb.
    pub const fn verb(&self) -> &'static str {
        self.syntax.word
    }

    /// The words after the verb, in lower case.
    pub fn words(&self) -> Vec<&str> {
        self.rest.split_whitespace().collect()
    }

    /// The text after the verb split at commas, in lower case; empty if there is none.
    pub fn parts(&self) -> Vec<&str> {
        if self.rest.trim().is_empty() {
            return Vec::new();
        }
        self.rest.split(',').map(str::trim).collect()
    }

    /// Parses a word, or the text between two commas.
    ///
    /// # Errors
    /// Names the word that was not understood and how such a line is written.
    pub fn argument<T: Argument>(&self, word: &str) -> Result<T, Line> {
        T::parse(word, self.seats).map_err(|why| self.because(why))
    }

    /// Adds how such a line is written to the reason why a word was not understood.
    pub fn because(&self, why: Line) -> Line {
        because(why, &self.example())
    }

    /// Splits the line at commas and parses the player at the start of each part, as in `red 100, blue 50`.
    ///
    /// # Errors
    /// Names the player that does not exist and how such a line is written.
    pub fn of_players(&self) -> Result<Vec<(Seat, Vec<&str>)>, Line> {
        self.parts()
            .into_iter()
            .map(|part| {
                let (who, words) = part.split_once(' ').unwrap_or((part, ""));
                let seat = find_actor(who, self.seats)?.ok_or_else(|| unknown(who))?;
                Ok((seat, words.split_whitespace().collect()))
            })
            .collect()
    }

    /// An example line for the verb, with the subject that was typed.
    pub(super) fn example(&self) -> String {
        match (self.by, self.syntax.example.split_once(' ')) {
            (Some(by), Some((_, rest))) => format!("{} {rest}", by.word(self.seats)),
            _ => self.syntax.example.to_owned(),
        }
    }

    /// The error for arguments that do not fit the verb; it shows how such a line is written.
    pub fn how(&self) -> Line {
        let verb = self.syntax.shown();
        let example = self.example();
        match self.as_typed.trim() {
            "" => msg!(keys::engine::NOTATION_MISSING, verb, example),
            rest => msg!(keys::engine::NOTATION_REST, rest, verb, example),
        }
    }
}

/// A type that is parsed from a word, or from the text between two commas, and can be written back.
pub trait Argument: Sized {
    /// Parses the word.
    ///
    /// # Errors
    /// Reports that it was not understood and what is allowed.
    fn parse(word: &str, seats: &Seats) -> Result<Self, Line>;

    /// Appends its word to a line.
    fn write(&self, seats: &Seats, line: &mut String);

    /// Fills in its count, if it has one.
    fn fill(&mut self, _filled: &mut Filled<'_>) {}

    /// Whether it is, or has, a count of zero.
    fn is_nothing(&self) -> bool {
        false
    }
}

/// The error for an unknown word.
pub fn unknown(word: &str) -> Line {
    msg!(keys::engine::NOTATION_WORD, word)
}

impl Argument for Seat {
    fn parse(word: &str, seats: &Seats) -> Result<Self, Line> {
        seats.find(word).ok_or_else(|| unknown(word))
    }

    fn write(&self, seats: &Seats, line: &mut String) {
        line.push_str(&seats.word(*self));
    }
}

/// Parses a number. Leading zeros and numbers too large for the type are errors.
fn number<N: TryFrom<i64>>(word: &str) -> Result<N, Line> {
    let number = parse_number(word)?;
    if word.len() > 1 && word.starts_with('0') || number < 0 {
        return Err(msg!(keys::words::NOT_A_NUMBER, text = word));
    }
    N::try_from(number).map_err(|_| msg!(keys::words::TOO_LARGE, text = word))
}

macro_rules! counts {
    ($($number:ty)+) => {$(impl Argument for $number {
        fn parse(word: &str, _: &Seats) -> Result<Self, Line> {
            number(word)
        }

        fn write(&self, _: &Seats, line: &mut String) {
            line.push_str(&self.to_string());
        }

        fn fill(&mut self, filled: &mut Filled<'_>) {
            filled.count(self);
        }

        fn is_nothing(&self) -> bool {
            *self == 0
        }
    })+};
}

counts!(u8 u16 u32);

/// A pair with a colon in between, such as `7:2`.
impl<A: Argument, B: Argument> Argument for (A, B) {
    fn parse(word: &str, seats: &Seats) -> Result<Self, Line> {
        let (one, other) = word.split_once(':').ok_or_else(|| unknown(word))?;
        Ok((A::parse(one, seats)?, B::parse(other, seats)?))
    }

    fn write(&self, seats: &Seats, line: &mut String) {
        self.0.write(seats, line);
        line.push(':');
        self.1.write(seats, line);
    }

    fn fill(&mut self, filled: &mut Filled<'_>) {
        self.1.fill(filled);
    }

    fn is_nothing(&self) -> bool {
        self.1.is_nothing()
    }
}
