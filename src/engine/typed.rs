//! A line that was typed, from its verb on, and what its words may mean.

use crate::engine::actor::meant;
use crate::engine::{Actor, Seat, Seats, Syntax};
use crate::msg;
use crate::words::{Line, keys};

/// A line that was typed, from its verb on.
#[derive(Debug)]
pub struct Typed<'a, A = Seat> {
    pub(super) by: Option<A>,
    pub(super) syntax: &'static Syntax,
    pub(super) rest: String,
    /// What stands behind the verb, as it was typed.
    pub(super) as_typed: &'a str,
    pub(super) seats: &'a Seats,
}

impl<'a, A: Actor> Typed<'a, A> {
    /// Who stands before the verb.
    ///
    /// # Errors
    /// Says how such a line is written.
    pub fn by(&self) -> Result<A, Line> {
        self.by.ok_or_else(|| self.how())
    }

    /// Which verb.
    pub const fn verb(&self) -> &'static str {
        self.syntax.word
    }

    /// The words behind the verb, in small letters.
    pub fn words(&self) -> Vec<&str> {
        self.rest.split_whitespace().collect()
    }

    /// The words behind the verb, in small letters, between commas; none where nothing stands there.
    pub fn parts(&self) -> Vec<&str> {
        if self.rest.trim().is_empty() {
            return Vec::new();
        }
        self.rest.split(',').map(str::trim).collect()
    }

    /// Nothing may stand behind the verb.
    ///
    /// # Errors
    /// Says how such a line is written.
    pub fn alone<C>(&self, act: C) -> Result<C, Line> {
        if self.rest.trim().is_empty() { Ok(act) } else { Err(self.how()) }
    }

    /// What one word means, or what stands between two commas.
    ///
    /// # Errors
    /// Says which word was not understood, and how such a line is written.
    pub fn argument<T: Argument>(&self, word: &str) -> Result<T, Line> {
        T::read(word, self.seats).map_err(|why| self.because(why))
    }

    /// Why a word was not understood, and how such a line is written.
    pub fn because(&self, why: Line) -> Line {
        msg!(keys::engine::NOTATION_ARGUMENT, why = why, example = self.example())
    }

    /// What each word behind the verb means.
    ///
    /// # Errors
    /// Says which word was not understood, and how such a line is written.
    pub fn each<T: Argument>(&self) -> Result<Vec<T>, Line> {
        self.words().into_iter().map(|word| self.argument(word)).collect()
    }

    /// What the one word means that may stand behind the verb.
    ///
    /// # Errors
    /// Says that it was not understood, or how such a line is written.
    pub fn at_most_one<T: Argument>(&self) -> Result<Option<T>, Line> {
        match self.words()[..] {
            [] => Ok(None),
            [word] => self.argument(word).map(Some),
            _ => Err(self.how()),
        }
    }

    /// What stands between commas, each behind whose it is: `red 100, blue 50`.
    ///
    /// # Errors
    /// Says which player is nobody here, and how such a line is written.
    pub fn of_players(&self) -> Result<Vec<(Seat, Vec<&str>)>, Line> {
        self.parts()
            .into_iter()
            .map(|part| {
                let (who, words) = part.split_once(' ').unwrap_or((part, ""));
                let seat = meant(who, self.seats)?.ok_or_else(|| unknown(who))?;
                Ok((seat, words.split_whitespace().collect()))
            })
            .collect()
    }

    /// One value for each seat, typed as `red …, blue …`; nothing is said of those who are not named.
    ///
    /// # Errors
    /// Says how such a line is written, also where a player is named twice.
    pub fn per_seat<T: Clone + Default>(
        &self,
        read: impl Fn(&[&str]) -> Result<T, Line>,
    ) -> Result<Vec<T>, Line> {
        let mut values: Vec<Option<T>> = vec![None; self.seats.count()];
        for (seat, words) in self.of_players()? {
            let place = values.get_mut(seat.index()).ok_or_else(|| self.how())?;
            if place.replace(read(&words)?).is_some() {
                return Err(self.how());
            }
        }
        if values.iter().all(Option::is_none) {
            return Err(self.how());
        }
        Ok(values.into_iter().map(Option::unwrap_or_default).collect())
    }

    /// A line that shows the verb, of the player who stands before it.
    pub(super) fn example(&self) -> String {
        match (self.by, self.syntax.example.split_once(' ')) {
            (Some(by), Some((_, rest))) => format!("{} {rest}", by.word(self.seats)),
            _ => self.syntax.example.to_owned(),
        }
    }

    /// What does not fit behind the verb, and how such a line is written.
    pub fn how(&self) -> Line {
        let verb = self.syntax.shown();
        let example = self.example();
        match self.as_typed.trim() {
            "" => msg!(keys::engine::NOTATION_MISSING, verb = verb, example = example),
            rest => msg!(keys::engine::NOTATION_REST, rest = rest, verb = verb, example = example),
        }
    }
}

/// What one word of a line may mean, or what stands between two commas.
pub trait Argument: Sized {
    /// What the word means.
    ///
    /// # Errors
    /// Says that it means nothing here, and what would.
    fn read(word: &str, seats: &Seats) -> Result<Self, Line>;
}

/// A word that means nothing here.
pub fn unknown(word: &str) -> Line {
    msg!(keys::engine::NOTATION_WORD, word = word)
}

impl Argument for Seat {
    fn read(word: &str, seats: &Seats) -> Result<Self, Line> {
        seats.find(word).ok_or_else(|| unknown(word))
    }
}

/// A word that is no number, or a larger one than there ever is; how large that would be is nothing of the game.
fn no_number(word: &str) -> Line {
    let whole = !word.is_empty() && word.chars().all(|c| c.is_ascii_digit());
    let key = if whole { keys::engine::NOTATION_LARGE } else { keys::engine::NOTATION_NUMBER };
    msg!(key, word = word)
}

impl Argument for u8 {
    fn read(word: &str, _: &Seats) -> Result<Self, Line> {
        word.parse().map_err(|_| no_number(word))
    }
}

impl Argument for u32 {
    fn read(word: &str, _: &Seats) -> Result<Self, Line> {
        word.parse().map_err(|_| no_number(word))
    }
}

/// Two of them with a colon between: `7:2`.
impl<A: Argument, B: Argument> Argument for (A, B) {
    fn read(word: &str, seats: &Seats) -> Result<Self, Line> {
        let (one, other) = word.split_once(':').ok_or_else(|| unknown(word))?;
        Ok((A::read(one, seats)?, B::read(other, seats)?))
    }
}
