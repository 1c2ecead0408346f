//! Seats and players. Seats are fixed during a session; the name and the colour of a player may change.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::engine::Refusal;
use crate::msg;
use crate::named;
use crate::words::keys::engine as k;
use crate::words::{Line, keys, same_name, shown, unseen};

named! {
    /// A colour of pieces. Colours are assigned in this order; each game lists the ones it has.
    Colour {
        /// Red pieces.
        Red = "red" | "rouge", k::COLOUR_RED;
        /// Blue pieces.
        Blue = "blue" | "bleu", k::COLOUR_BLUE;
        /// Green pieces.
        Green = "green" | "vert", k::COLOUR_GREEN;
        /// Yellow pieces.
        Yellow = "yellow" | "jaune", k::COLOUR_YELLOW;
        /// Black pieces.
        Black = "black" | "noir", k::COLOUR_BLACK;
        /// White pieces.
        White = "white" | "blanc", k::COLOUR_WHITE;
        /// Orange pieces.
        Orange = "orange", k::COLOUR_ORANGE;
        /// Purple pieces.
        Purple = "purple" | "violet", k::COLOUR_PURPLE;
    }
}

/// The longest name allowed, in characters.
const LONGEST: usize = 60;

/// A seat at the table, counted from zero in seating order. Records store `p1`, `p2`…, so renaming a player changes no entry.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Seat(u8);

impl Seat {
    /// The seat with this index.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// Its index, from zero.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The seats of a game with this many players, in order.
    pub fn all(count: usize) -> impl DoubleEndedIterator<Item = Seat> + Clone + ExactSizeIterator {
        (0..u8::try_from(count).unwrap_or(u8::MAX)).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "p{}", u16::from(self.0) + 1)
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.strip_prefix('p')
            .and_then(|number| number.parse::<u8>().ok())
            .and_then(|number| number.checked_sub(1))
            .map(Seat)
            .ok_or_else(|| format!("{text:?} is no seat; seats are written p1, p2…"))
    }
}

crate::as_text!(Seat, |_, wrong| wrong);

/// The first player and how they were chosen. Used as the setup of games that need no other choice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct First {
    /// The seat that begins.
    #[serde(rename = "first")]
    pub seat: Seat,
    /// Whether Steward drew the seat at random.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub drawn: bool,
}

/// A value for each seat. Reading a seat that does not exist gives the default, and setting it does nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PerSeat<T>(Vec<T>);

impl<T: Clone + Default> PerSeat<T> {
    /// The default value for each of `seats` seats.
    pub fn new(seats: usize) -> Self {
        Self(vec![T::default(); seats])
    }
}

impl<T> PerSeat<T> {
    /// The value of a seat, if the seat exists.
    pub fn get(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }

    /// A mutable reference to the value of a seat, if the seat exists.
    pub fn get_mut(&mut self, seat: Seat) -> Option<&mut T> {
        self.0.get_mut(seat.index())
    }

    /// Sets the value of a seat.
    pub fn set(&mut self, seat: Seat, value: T) {
        if let Some(place) = self.0.get_mut(seat.index()) {
            *place = value;
        }
    }

    /// All seats with their values, in seating order.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        Seat::all(self.0.len()).zip(&self.0)
    }
}

impl<T: Copy + Default> PerSeat<T> {
    /// The value of a seat, or the default if the seat does not exist.
    pub fn of(&self, seat: Seat) -> T {
        self.0.get(seat.index()).copied().unwrap_or_default()
    }
}

impl<T> FromIterator<T> for PerSeat<T> {
    fn from_iter<I: IntoIterator<Item = T>>(values: I) -> Self {
        Self(values.into_iter().collect())
    }
}

/// The player in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Player {
    /// The name as typed.
    pub name: String,
    /// The colour of the player's pieces.
    pub colour: Colour,
}

/// The players in seating order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seats(Vec<Player>);

impl Seats {
    /// Seats players by name. A player named after a free colour gets that colour; the others get the
    /// remaining ones in the order of `colours`.
    ///
    /// # Errors
    /// Names the empty or repeated name, or reports that there are more names than colours.
    pub fn named(names: &[&str], colours: &[Colour]) -> Result<Self, Line> {
        let mut free: Vec<Colour> = colours.to_vec();
        let mut wanted: Vec<Option<Colour>> = Vec::new();
        for name in names {
            let colour = name.parse().ok();
            let colour = colour.filter(|colour| free.contains(colour));
            free.retain(|other| Some(*other) != colour);
            wanted.push(colour);
        }
        let mut free = free.into_iter();
        let mut players = Vec::new();
        for (name, colour) in names.iter().zip(wanted) {
            let (count, most) = (names.len(), colours.len());
            let too_many = || msg!(keys::engine::SEATS_TOO_MANY, count, most);
            let colour = colour.or_else(|| free.next()).ok_or_else(too_many)?;
            let name = (*name).to_owned();
            players.push(Player { name, colour });
        }
        let seats = Self(players);
        seats.check()?;
        seats.plain()?;
        Ok(seats)
    }

    /// Checks that all names are present, unique and usable in notation, and that all colours are unique.
    ///
    /// # Errors
    /// Reports what is wrong with which name.
    pub fn check(&self) -> Result<(), Line> {
        for (at, player) in self.0.iter().enumerate() {
            let name = player.name.as_str();
            if name.trim().is_empty() {
                return Err(msg!(keys::engine::SEATS_NAMELESS, n = at + 1));
            }
            if name.chars().count() > LONGEST || name.contains(char::is_control) {
                return Err(msg!(keys::engine::SEATS_NAME, n = at + 1, name, most = LONGEST));
            }
            for other in self.0.iter().take(at) {
                if same_name(&other.name, name) {
                    return Err(msg!(keys::engine::SEATS_SAME_NAME, name));
                }
                if other.colour == player.colour {
                    return Err(msg!(
                        keys::engine::SEATS_SAME_COLOUR,
                        name = other.name.as_str(),
                        other_name = name,
                        colour = player.colour.key(),
                    ));
                }
            }
        }
        Ok(())
    }

    /// Refuses names with invisible characters. A record with such a name can still be opened; a replacement character is shown.
    ///
    /// # Errors
    /// Names the player and the character.
    pub fn plain(&self) -> Result<(), Line> {
        let mut players = self.0.iter().zip(1..);
        players.try_for_each(|(player, n)| plain(&player.name, n))
    }

    /// The number of players.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The seats in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + ExactSizeIterator + use<> {
        Seat::all(self.0.len())
    }

    /// All seats in order, beginning with `first`; after the last one comes the first seat.
    pub fn from(&self, first: Seat) -> impl Iterator<Item = Seat> + use<> {
        let count = self.0.len();
        (0..count).map(move |step| Seat(((first.index() + step) % count.max(1)) as u8))
    }

    /// The player in a seat.
    pub fn player(&self, seat: Seat) -> Option<&Player> {
        self.0.get(seat.index())
    }

    /// Refuses a seat that does not exist.
    ///
    /// # Errors
    /// Lists the players that exist.
    pub fn known(&self, seat: Seat) -> Result<(), Refusal> {
        if self.player(seat).is_some() {
            return Ok(());
        }
        let there: Vec<String> = self.iter().map(|seat| self.name(seat)).collect();
        let why = msg!(keys::engine::SEATS_NOBODY, place = seat.index() + 1);
        let suggestion = msg!(keys::engine::SEATS_NOBODY_SUGGESTION, there = there.join(", "));
        Err(Refusal::new(why, keys::engine::RULE_SEATS).suggestion(suggestion))
    }

    /// The player's name, or `p1`, `p2`… if the seat does not exist.
    pub fn name(&self, seat: Seat) -> String {
        self.player(seat).map_or_else(|| seat.to_string(), |player| shown(&player.name).into_owned())
    }

    /// The word of a seat in notation: its colour.
    pub fn word(&self, seat: Seat) -> String {
        self.player(seat).map_or_else(|| seat.to_string(), |player| player.colour.word().to_owned())
    }

    /// Finds a seat by its word in notation: a colour, a name in any case, or `p1`, `p2`….
    pub fn find(&self, word: &str) -> Option<Seat> {
        let seat_of = |wanted: &dyn Fn(&Player) -> bool| {
            self.iter().find(|seat| self.player(*seat).is_some_and(wanted))
        };
        let colour = word.parse();
        seat_of(&|player| colour == Ok(player.colour))
            .or_else(|| seat_of(&|player| same_name(&player.name, word)))
            .or_else(|| word.parse::<Seat>().ok().filter(|seat| seat.index() < self.0.len()))
    }

    /// Changes the name or the colour of a player.
    ///
    /// # Errors
    /// As [`Seats::check`]; the seats are unchanged on error.
    pub fn put_right(&mut self, seat: Seat, player: Player) -> Result<(), Line> {
        let mut changed = self.clone();
        if let Some(place) = changed.0.get_mut(seat.index()) {
            *place = player;
        }
        changed.check()?;
        *self = changed;
        Ok(())
    }
}

/// Refuses a name with invisible characters; `n` is the player's number, from 1.
pub(super) fn plain(name: &str, n: usize) -> Result<(), Line> {
    match unseen(name) {
        Some(letter) => {
            let letter = format!("U+{:04X}", u32::from(letter));
            Err(msg!(keys::engine::SEATS_UNSEEN, n, letter))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_that_is_a_colour_takes_that_colour() {
        let seats =
            Seats::named(&["Anne", "Red", "Bob"], &[Colour::Red, Colour::Blue, Colour::Green]).unwrap();
        assert_eq!(seats.word(Seat::new(0)), "blue");
        assert_eq!(seats.word(Seat::new(1)), "red");
        assert_eq!(seats.find("RED"), Some(Seat::new(1)));
        assert_eq!(seats.find("anne"), Some(Seat::new(0)));
        assert_eq!(seats.find("p3"), Some(Seat::new(2)));
        assert_eq!(seats.find("p4"), None);
    }

    #[test]
    fn duplicate_and_empty_names_are_refused() {
        let colours = [Colour::Red, Colour::Blue];
        assert!(Seats::named(&["Anne", "anne"], &colours).is_err());
        assert!(Seats::named(&["Anne", " "], &colours).is_err());
        assert!(Seats::named(&["A", "B", "C"], &colours).is_err());
        assert!(Seats::named(&["A", "B\nC"], &colours).is_err());
        assert!(Seats::named(&["A", &"x".repeat(61)], &colours).is_err());
        assert!(Seats::named(&["A", &"é".repeat(60)], &colours).is_ok());
    }

    #[test]
    fn invisible_characters_are_refused_in_new_names_and_shown_in_records() {
        assert!(Seats::named(&["A", "A\u{200D}"], &Colour::ALL).is_err());
        let read = r#"[{"name":"A\u202Enn","colour":"red"},{"name":"Ann","colour":"blue"}]"#;
        let seats: Seats = serde_json::from_str(read).unwrap();
        assert_eq!((seats.check(), seats.name(Seat::new(0)).as_str()), (Ok(()), "A\u{FFFD}nn"));
        let why = seats.plain().unwrap_err();
        assert_eq!(why, msg!(keys::engine::SEATS_UNSEEN, n = 1usize, letter = "U+202E"));
    }

    #[test]
    fn an_unknown_seat_lists_the_players() {
        let seats = Seats::named(&["Anne", "Bob"], &Colour::ALL).unwrap();
        assert_eq!(seats.known(Seat::new(1)), Ok(()));
        let refusal = seats.known(Seat::new(2)).unwrap_err();
        assert_eq!(refusal.why.key, keys::engine::SEATS_NOBODY);
        assert!(refusal.suggestion.unwrap().to_string().contains("Anne, Bob"));
    }

    #[test]
    fn seats_go_round_from_the_first() {
        let seats = Seats::named(&["A", "B", "C"], &Colour::ALL).unwrap();
        let order: Vec<_> = seats.from(Seat::new(1)).map(Seat::index).collect();
        assert_eq!(order, [1, 2, 0]);
    }

    #[test]
    fn a_colour_already_on_the_table_is_refused_and_changes_nothing() {
        let mut seats = Seats::named(&["A", "B"], &Colour::ALL).unwrap();
        let before = seats.clone();
        let blue = Player { name: "A".into(), colour: Colour::Blue };
        assert!(seats.put_right(Seat::new(0), blue).is_err());
        assert_eq!(seats, before);
    }
}
