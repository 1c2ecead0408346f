//! Everything that lies on the table or that people there must remember, at one moment of the game.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use super::questions::{CATEGORIES, QUESTIONS, ZONES};
use crate::audit::Done;
use crate::audit::held::Held;
use crate::audit::json::{flag, list, object, part, seat, text};
use crate::audit::printed::Printed;
use crate::audit::rulings::Rulings;

/// Where a turn of the second phase stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    /// The die is not thrown.
    Throw,
    /// A 6 was thrown, and how far is not said.
    Choose,
    /// What the square allows.
    Square,
}

/// Squares that a car has still to be moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Due {
    pub(super) car: u8,
    pub(super) squares: i64,
    /// Whether a card made it, so that it must move something.
    pub(super) card: bool,
    /// Whether another's ball or the violet one made it.
    pub(super) pushed: bool,
    /// What the slipstream counts so far; none where this is a move of its own.
    pub(super) moved: Option<i64>,
    /// Whether it is a green bonus.
    pub(super) green: bool,
}

/// The table at one moment.
#[derive(Clone, Debug)]
pub(in crate::audit) struct Table {
    pub(super) seats: u8,
    pub(super) first: u8,
    /// The colour of each car, from car 1.
    pub(super) colours: Vec<String>,
    pub(super) printed: Arc<Printed>,
    pub(super) rulings: Rulings,
    pub(super) held: Held,
    pub(super) phase: u8,
    pub(super) over: bool,
    /// The round of the second phase.
    pub(super) round: i64,
    /// The race turn.
    pub(super) lap: i64,
    /// Second phase: whose turn, as a place in the order of the cars.
    pub(super) at: usize,
    pub(super) step: Step,
    /// Where a pawn stands, once it has moved.
    pub(super) pawns: BTreeMap<u8, i64>,
    /// Who has bought energy.
    pub(super) supplied: Vec<u8>,
    /// The values of workshop cards that have been told, by car and category, lowest first.
    pub(super) hands: BTreeMap<(u8, &'static str), Vec<i64>>,
    /// Exchanges before the race, by side.
    pub(super) exchanged: BTreeMap<u8, i64>,
    /// The cars still racing, the first in the lead.
    pub(super) order: Vec<u8>,
    /// The order at the start of the race turn.
    pub(super) order_then: Vec<u8>,
    /// How many had finished at the start of the race turn.
    pub(super) finished_then: usize,
    pub(super) finished: Vec<u8>,
    pub(super) to_play: Vec<u8>,
    pub(super) off: Vec<u8>,
    /// Squares owed to a car on its return.
    pub(super) owed: BTreeMap<u8, i64>,
    pub(super) on: BTreeMap<u8, String>,
    pub(super) due: Vec<Due>,
    /// Who spins, with how many balls added.
    pub(super) spin: Option<(u8, i64)>,
    pub(super) had_green: Vec<u8>,
    pub(super) had_slip: Vec<u8>,
    /// The same since the race turn began.
    pub(super) had_slip_this_lap: Vec<u8>,
}

impl Table {
    /// The table as it is laid out before anything is dealt.
    pub(super) fn lay_out(header: &Value, setup: &Value, printed: Arc<Printed>) -> Result<Self, String> {
        let list = list(header.get("seats").ok_or("the header names no seats")?)?;
        let seats = u8::try_from(list.len()).ok().filter(|count| (2..=4).contains(count));
        let seats = seats.ok_or_else(|| format!("{} players; Les Sponsors is for 2 to 4", list.len()))?;
        let setup = object(setup, &["first", "drawn"])?;
        flag(setup, "drawn")?;
        let mut colours = Vec::new();
        for player in list {
            colours.push(text(player.get("colour").ok_or("a player has no colour")?)?.to_owned());
        }
        if seats == 2 {
            let free = ZONES.iter().filter(|zone| !colours.iter().any(|taken| taken == *zone));
            let free: Vec<String> = free.map(|zone| (*zone).to_owned()).collect();
            colours.extend(free);
        }
        let mut table = Self {
            seats,
            first: seat(part(setup, "first")?, seats)?,
            colours,
            printed,
            rulings: Rulings::written(QUESTIONS, header)?,
            held: Held::default(),
            phase: 1,
            over: false,
            round: 1,
            lap: 0,
            at: 0,
            step: Step::Throw,
            pawns: BTreeMap::new(),
            supplied: Vec::new(),
            hands: BTreeMap::new(),
            exchanged: BTreeMap::new(),
            order: Vec::new(),
            order_then: Vec::new(),
            finished_then: 0,
            finished: Vec::new(),
            to_play: Vec::new(),
            off: Vec::new(),
            owed: BTreeMap::new(),
            on: BTreeMap::new(),
            due: Vec::new(),
            spin: None,
            had_green: Vec::new(),
            had_slip: Vec::new(),
            had_slip_this_lap: Vec::new(),
        };
        for car in 1..=table.cars() {
            let at = table.place_of(car);
            table.shift("bank", &at, "millions", 5)?;
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

    /// The act `dealt`: what lies in the box goes to its places.
    pub(super) fn deal(&mut self) -> Done {
        self.must_be(1, "dealing")?;
        for category in CATEGORIES {
            let count = self.printed.whole(&format!("cards {category} count"))?;
            self.shift("bank", "stock 1", category, count)?;
            if self.seats == 3 {
                self.shift("stock 1", "removed 1", category, 1)?;
            }
            for car in 1..=self.cars() {
                let to = self.place_of(car);
                self.shift("stock 1", &to, category, 1)?;
            }
        }
        for colour in super::questions::SPONSORS {
            let count = self.printed.whole(&format!("sponsors {colour} count"))?;
            self.shift("bank", "pile 1", &format!("sponsor-{colour}"), count)?;
        }
        (self.phase, self.round, self.at, self.step) = (2, 1, 0, Step::Throw);
        Ok(())
    }

    /// Refuses what belongs to another phase.
    pub(super) fn must_be(&self, phase: u8, what: &str) -> Done {
        if self.phase == phase && !self.over {
            Ok(())
        } else {
            Err(format!("{what} belongs to phase {phase}, and this is {}", self.phase_word()))
        }
    }

    /// The phase in the words of a record.
    pub(super) fn phase_word(&self) -> String {
        let turn = if self.phase == 5 { self.lap } else { self.round };
        if self.over { "over".to_owned() } else { format!("{turn}.{}", self.phase) }
    }
}
