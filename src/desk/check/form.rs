//! A form of fields and tables, independent of what is asked.

use std::ops::RangeInclusive;

use crate::ask::terms::automobile::{Character, Class, Space};
use crate::desk::Speech;
use crate::desk::check::List;
use crate::msg;
use crate::words::keys::{check as k, sheets, table};
use crate::words::{Key, Line, misread, parse_entered};

#[derive(Clone, Debug, PartialEq)]
pub enum Cell {
    /// A whole number as typed, with its bounds. One that is printed on the board may be empty.
    Number { text: String, least: i64, most: i64, printed: bool },
    /// The name of a player, as typed.
    Name(String),
    /// One of several options, by index.
    Choice(usize, Choices),
}

/// The options of a choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Choices {
    Classes,
    /// No character, or one that discards points before paying.
    Discarding,
    /// No owner, or a player of the form.
    Owners,
}

/// The characters that discard points before paying.
const DISCARDING: [Option<Character>; 3] = [None, Some(Character::Sloan), Some(Character::Chrysler)];

impl Cell {
    pub fn number<N: Copy + TryInto<i64>>(number: N, bounds: RangeInclusive<N>) -> Self {
        let [number, least, most] =
            [number, *bounds.start(), *bounds.end()].map(|it| it.try_into().unwrap_or(i64::MAX));
        Self::Number { text: number.to_string(), least, most, printed: false }
    }

    /// A number printed on the board, not entered yet.
    pub fn unread() -> Self {
        Self::Number { text: String::new(), least: 0, most: 1000, printed: true }
    }

    pub fn space(number: u8) -> Self {
        Self::number(number, 1..=Space::COUNT)
    }

    pub fn name(name: &str) -> Self {
        Self::Name(name.to_owned())
    }

    pub fn class(class: Class) -> Self {
        Self::Choice(
            Class::ALL.iter().position(|other| *other == class).unwrap_or_default(),
            Choices::Classes,
        )
    }

    /// A character that discards points, or none.
    pub fn discarding(character: Option<Character>) -> Self {
        let at = DISCARDING.iter().position(|other| *other == character);
        Self::Choice(at.unwrap_or_default(), Choices::Discarding)
    }

    pub fn value<N: TryFrom<i64>>(&self) -> Option<N> {
        let Self::Number { text, .. } = self else { return None };
        N::try_from(parse_entered(text).ok()??).ok()
    }

    pub fn as_space(&self) -> Option<Space> {
        Space::new(self.value()?)
    }

    pub fn as_class(&self) -> Class {
        Class::ALL.get(self.place()).copied().unwrap_or(Class::Mid)
    }

    pub fn as_discarding(&self) -> Option<Character> {
        DISCARDING.get(self.place()).copied().flatten()
    }

    pub fn as_name(&self) -> String {
        if let Self::Name(name) = self { name.clone() } else { String::new() }
    }

    /// The index of the chosen option.
    pub fn place(&self) -> usize {
        if let Self::Choice(at, _) = self { *at } else { 0 }
    }

    /// Why the value is not valid.
    pub fn wrong(&self) -> Option<Line> {
        let Self::Number { text, least, most, printed } = self else { return None };
        match parse_entered(text) {
            Err(text) => Some(misread(&text)),
            Ok(Some(number)) if (*least..=*most).contains(&number) => None,
            Ok(None) if *printed => None,
            Ok(_) => Some(msg!(sheets::FROM_TO, least = *least, most = *most)),
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    pub list: List,
    pub columns: &'static [Key],
    pub rows: Vec<Vec<Cell>>,
}

#[derive(Clone, Debug, PartialEq)]
pub struct Form {
    /// The fields above the tables, with their names.
    pub fields: Vec<(Key, Cell)>,
    pub tables: Vec<Table>,
}

impl Form {
    pub fn of(fields: impl IntoIterator<Item = (Key, Cell)>) -> Self {
        Self { fields: fields.into_iter().collect(), tables: Vec::new() }
    }

    /// The number in a field.
    pub fn value<N: TryFrom<i64> + Default>(&self, at: usize) -> N {
        self.fields.get(at).and_then(|(_, cell)| cell.value()).unwrap_or_default()
    }

    /// The rows of a table.
    pub fn rows(&self, list: List) -> &[Vec<Cell>] {
        self.tables.iter().find(|table| table.list == list).map_or(&[], |table| &table.rows)
    }

    /// The first error of the form.
    pub fn wrong(&self) -> Option<Line> {
        let fields = self.fields.iter().map(|(name, cell)| (name, cell));
        let cells = self
            .tables
            .iter()
            .flat_map(|table| table.rows.iter().flat_map(|row| table.columns.iter().zip(row)));
        fields
            .chain(cells)
            .find_map(|(name, cell)| Some(msg!(table::NAMED, name = *name, what = cell.wrong()?)))
    }

    /// The oldest space that no row uses.
    pub fn free_space(&self) -> Option<Space> {
        let taken = |space: &Space| {
            self.rows(List::Spaces).iter().any(|row| row.first().and_then(Cell::as_space) == Some(*space))
        };
        Space::all().find(|space| !taken(space))
    }

    /// Removes a row. Removing a player also removes the player's other rows.
    pub fn remove(&mut self, list: List, at: usize) {
        if list == List::Players && self.rows(list).len() == 1 {
            return;
        }
        for table in &mut self.tables {
            if table.list == list {
                table.rows.remove(at);
            } else if list == List::Players {
                table.rows.retain(|row| !row.contains(&Cell::Choice(at + 1, Choices::Owners)));
                for cell in table.rows.iter_mut().flatten() {
                    if let Cell::Choice(owner, Choices::Owners) = cell {
                        *owner -= usize::from(*owner > at + 1);
                    }
                }
            }
        }
    }

    /// The labels of the options.
    pub fn words(&self, speech: Speech, choices: Choices) -> Vec<String> {
        match choices {
            Choices::Classes => Class::ALL.map(|class| speech.word(class.key())).to_vec(),
            Choices::Discarding => {
                let word = |character: Option<Character>| character.map_or(k::NOBODY, Character::key);
                DISCARDING.map(|character| speech.word(word(character))).to_vec()
            }
            Choices::Owners => {
                let names = self.rows(List::Players).iter().filter_map(|row| row.first());
                std::iter::once(speech.word(k::CLOSED)).chain(names.map(Cell::as_name)).collect()
            }
        }
    }
}
