//! Everything that lies on the table or that people there must remember, at one moment of the game.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use super::questions::QUESTIONS;
use crate::audit::Done;
use crate::audit::held::Held;
use crate::audit::json::{flag, list, object, part, seat};
use crate::audit::printed::Printed;
use crate::audit::rulings::Rulings;

/// How many cars there are.
pub(super) const CARS: u8 = 24;

/// The phases: the deal, the minimum, the option, business, the card, the final count.
pub(super) const MINIMUM: u8 = 2;
pub(super) const OPTION: u8 = 3;
pub(super) const BUSINESS: u8 = 4;
pub(super) const CARD: u8 = 5;
pub(super) const COUNT: u8 = 6;

/// Where a car is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum At {
    Bank,
    Lot(u8),
    Graveyard,
    Stolen(u8),
}

/// What one player owes another, or the bank.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Debt {
    pub(super) from: u8,
    pub(super) to: String,
    pub(super) amount: i64,
}

/// The table at one moment.
#[derive(Clone, Debug)]
pub(in crate::audit) struct Table {
    pub(super) seats: u8,
    pub(super) first: u8,
    pub(super) printed: Arc<Printed>,
    pub(super) rulings: Rulings,
    /// The version of the rules that the record was begun with.
    pub(super) rules: u64,
    pub(super) held: Held,
    pub(super) debts: Vec<Debt>,
    pub(super) at: BTreeMap<u8, At>,
    pub(super) values: BTreeMap<u8, i64>,
    /// Values seen in Blue Books, by dealer and car.
    pub(super) seen: BTreeMap<(u8, u8), i64>,
    pub(super) round: i64,
    pub(super) turn: u8,
    /// The phase that was begun; what it has come to is asked of `now`.
    pub(super) phase: u8,
    pub(super) over: bool,
    /// The cars that a lot must have at the start of the turn.
    pub(super) minimum: i64,
    /// Cards played in this turn, those for the minimum included.
    pub(super) played: i64,
}

impl Table {
    /// The table before the cars are dealt.
    pub(super) fn lay_out(header: &Value, setup: &Value, printed: Arc<Printed>) -> Result<Self, String> {
        let list = list(header.get("seats").ok_or("the header names no seats")?)?;
        let seats = u8::try_from(list.len()).ok().filter(|count| (3..=5).contains(count));
        let seats = seats.ok_or_else(|| format!("{} players; Auto-Brocante is for 3 to 5", list.len()))?;
        let setup = object(setup, &["first", "drawn"])?;
        flag(setup, "drawn")?;
        let first = seat(part(setup, "first")?, seats)?;
        let mut table = Self {
            seats,
            first,
            printed,
            rulings: Rulings::written(QUESTIONS, header)?,
            rules: header.get("rules").and_then(Value::as_u64).unwrap_or_default(),
            held: Held::default(),
            debts: Vec::new(),
            at: (1..=CARS).map(|car| (car, At::Bank)).collect(),
            values: BTreeMap::new(),
            seen: BTreeMap::new(),
            round: 1,
            turn: first,
            phase: 1,
            over: false,
            minimum: 0,
            played: 0,
        };
        for (thing, number) in [("cars", 24), ("cards", 45), ("policies", 10)] {
            table.held.unpack("bank", thing, number);
        }
        for seat in 1..=seats {
            let at = format!("p{seat}");
            for (thing, number) in [("dollars", 25_000), ("policies", 1), ("cards", 5)] {
                table.shift("bank", &at, thing, number)?;
            }
        }
        if let Some(position) = header.get("position").filter(|position| !position.is_null()) {
            table.correct(position)?;
        }
        Ok(table)
    }

    /// Moves things. The bank has dollars without end; the world outside has everything.
    pub(super) fn shift(&mut self, from: &str, to: &str, thing: &str, number: i64) -> Done {
        let endless: &[&str] = if thing == "dollars" { &["bank", "outside"] } else { &["outside"] };
        self.held.shift(from, to, thing, number, endless)
    }

    /// The cars dealt, in the order of the table.
    pub(super) fn deal(&mut self, lots: &[Vec<u8>]) -> Done {
        if self.phase != 1 {
            return Err("the cars are dealt already".to_owned());
        }
        let each = 7 - usize::from(self.seats);
        if lots.len() != usize::from(self.seats) || lots.iter().any(|lot| lot.len() != each) {
            return Err(format!("each dealer gets {each} cars"));
        }
        for (seat, lot) in (1..).zip(lots) {
            for car in lot {
                if self.place(*car)? != At::Bank {
                    return Err(format!("car {car} is dealt twice"));
                }
                self.drive(*car, At::Lot(seat))?;
            }
        }
        self.begin_turn(self.first);
        Ok(())
    }

    /// The phase in the words of a record.
    pub(super) fn phase_word(&self) -> String {
        if self.over { "over".to_owned() } else { format!("{}.{}", self.round, self.now()) }
    }
}
