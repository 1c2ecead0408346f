//! Everything that lies on the table or that people there must remember, at one moment of the game.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use super::questions::{CATEGORIES, MOST, QUESTIONS, circles_word, disks_word, section_word};
use crate::audit::Done;
use crate::audit::held::Held;
use crate::audit::json::{flag, list, object, part, seat};
use crate::audit::printed::Printed;
use crate::audit::rulings::Rulings;

/// The steps of a year; the first five come once for each category.
pub(super) const SELECTIVE: u8 = 1;
pub(super) const REQUIRED: u8 = 2;
pub(super) const CARDS: u8 = 3;
pub(super) const COMPETITION: u8 = 4;
pub(super) const MAJORITY: u8 = 5;
pub(super) const TRENDS: u8 = 6;
pub(super) const CAR_OF_THE_YEAR: u8 = 7;
pub(super) const NEW_YEAR: u8 = 8;

/// The table at one moment.
#[derive(Clone, Debug)]
pub(in crate::audit) struct Table {
    pub(super) seats: u8,
    pub(super) first: u8,
    pub(super) printed: Arc<Printed>,
    pub(super) rulings: Rulings,
    pub(super) held: Held,
    pub(super) year: i64,
    /// The place of the category in the year.
    pub(super) category: usize,
    pub(super) step: u8,
    pub(super) over: bool,
    /// The turn-order track; empty until the markers lie there.
    pub(super) order: Vec<u8>,
    pub(super) lane: Vec<u8>,
    /// Whose turn it is, as a place on the track: the first from there on that has something to decide.
    pub(super) next: usize,
    /// Who has which company sheet.
    pub(super) company: BTreeMap<u8, i64>,
    /// The sheets that went bankrupt, in the order in which they did.
    pub(super) discarded: Vec<i64>,
    /// The sections in which a player has placed selective disks, since the step began.
    pub(super) used: BTreeMap<u8, Vec<i64>>,
    /// The sections with an own disk that a player's trend cards named, since Trends last began.
    pub(super) trended: BTreeMap<u8, Vec<String>>,
    /// The disks counted for the tie-break.
    pub(super) counted: BTreeMap<u8, i64>,
}

impl Table {
    /// The table before markers and company sheets.
    pub(super) fn lay_out(header: &Value, setup: &Value, printed: Arc<Printed>) -> Result<Self, String> {
        let list = list(header.get("seats").ok_or("the header names no seats")?)?;
        let seats = u8::try_from(list.len()).ok().filter(|count| (2..=6).contains(count));
        let seats = seats.ok_or_else(|| format!("{} players; the box is for 2 to 6", list.len()))?;
        let setup = object(setup, &["first", "drawn"])?;
        flag(setup, "drawn")?;
        let first = seat(part(setup, "first")?, seats)?;
        let order = if seats == 2 { vec![first, 3 - first] } else { Vec::new() };
        let mut table = Self {
            seats,
            first,
            printed,
            rulings: Rulings::written(QUESTIONS, header)?,
            held: Held::default(),
            year: 1,
            category: 0,
            step: SELECTIVE,
            over: false,
            order,
            lane: Vec::new(),
            next: 0,
            company: BTreeMap::new(),
            discarded: Vec::new(),
            used: BTreeMap::new(),
            trended: BTreeMap::new(),
            counted: BTreeMap::new(),
        };
        for seat in 1..=seats {
            let at = format!("p{seat}");
            table.shift("bank", &at, &disks_word(seat), 10)?;
            table.shift("bank", &at, "cards", 4)?;
        }
        if let Some(position) = header.get("position").filter(|position| !position.is_null()) {
            table.correct(position)?;
        }
        Ok(table)
    }

    /// Moves things; the bank gives without end, and so does the world outside.
    pub(super) fn shift(&mut self, from: &str, to: &str, thing: &str, number: i64) -> Done {
        self.held.shift(from, to, thing, number, &["bank", "outside"])
    }

    /// Moves disks of a player.
    pub(super) fn disks(&mut self, seat: u8, from: &str, to: &str, number: i64) -> Done {
        self.shift(from, to, &disks_word(seat), number)
    }

    /// How many disks of a player lie at a place.
    pub(super) fn disks_at(&self, seat: u8, place: &str) -> i64 {
        self.held.of(place, &disks_word(seat))
    }

    /// How many disks a player has in the selective pool.
    pub(super) fn pool(&self, seat: u8) -> i64 {
        self.disks_at(seat, &format!("p{seat}"))
    }

    /// How many cards a player holds.
    pub(super) fn cards(&self, seat: u8) -> i64 {
        self.held.of(&format!("p{seat}"), "cards")
    }

    /// Disks from the supply: what is asked for, or what is left where disks are counted.
    pub(super) fn supply(&mut self, seat: u8, to: &str, number: i64) -> Done {
        let mut number = number;
        if self.rulings.is("supply-short", "as-many") {
            let left = self.printed.whole("box disks count")? - self.out(seat);
            number = number.min(left.max(0));
        }
        self.disks(seat, "bank", to, number)
    }

    /// How many disks of a player have been handed out and not come back to the supply.
    pub(super) fn out(&self, seat: u8) -> i64 {
        -self.disks_at(seat, "bank")
    }

    /// The disks of a player on the circles of the company sheet.
    pub(super) fn on_sheet(&self, seat: u8) -> i64 {
        (0..CATEGORIES.len()).map(|category| self.disks_at(seat, &circles_word(category))).sum()
    }

    /// The words of all sections a category may have.
    pub(super) fn sections(category: usize) -> Vec<String> {
        (1..=MOST).map(|section| section_word(category, section)).collect()
    }

    /// The word of a section that the box has.
    pub(super) fn section(&self, category: usize, section: i64) -> Result<String, String> {
        let word = CATEGORIES.get(category).copied().unwrap_or_default();
        let count = self.printed.whole(&format!("sections {word} count"))?;
        if section > count {
            return Err(format!("{word} has {count} sections, and {section} is named"));
        }
        Ok(section_word(category, section))
    }

    /// Who has disks at any of these places, with how many in all.
    pub(super) fn owners(&self, places: &[String]) -> Vec<(u8, i64)> {
        let count = |seat: u8| places.iter().map(|place| self.disks_at(seat, place)).sum();
        (1..=self.seats).map(|seat| (seat, count(seat))).filter(|(_, disks)| *disks > 0).collect()
    }
}
