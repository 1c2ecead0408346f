//! Everything that lies on the table or that people there must remember, at one moment of the game.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde_json::Value;

use super::cars::{At, Mark, cars};
use super::questions::QUESTIONS;
use crate::audit::Done;
use crate::audit::held::Held;
use crate::audit::json::{flag, list, object, part, seat};
use crate::audit::printed::Printed;
use crate::audit::rulings::Rulings;

/// The cards of the deck.
const DECK: i64 = 54;

/// The table at one moment.
#[derive(Clone, Debug)]
pub(in crate::audit) struct Table {
    pub(super) seats: u8,
    /// Who plays first in the first deal.
    pub(super) first: u8,
    pub(super) printed: Arc<Printed>,
    pub(super) rulings: Rulings,
    pub(super) held: Held,
    /// What the cars carry along.
    pub(super) marks: BTreeMap<(u8, At), Mark>,
    /// Which deal is in hand, counted through the game.
    pub(super) deal: i64,
    /// Whose turn it is, or would be with a card in hand.
    pub(super) turn: u8,
    /// Whether the player whose turn it is has given the cards due for punctures.
    pub(super) settled: bool,
    /// Puncture cards owed.
    pub(super) owes: BTreeMap<u8, i64>,
}

impl Table {
    /// The table as it is laid out before anything is dealt.
    pub(super) fn lay_out(header: &Value, setup: &Value, printed: Arc<Printed>) -> Result<Self, String> {
        let list = list(header.get("seats").ok_or("the header names no seats")?)?;
        let seats = u8::try_from(list.len()).ok().filter(|count| (2..=4).contains(count));
        let seats = seats.ok_or_else(|| format!("{} players; Autotock is for 2 to 4", list.len()))?;
        let setup = object(setup, &["first", "drawn"])?;
        flag(setup, "drawn")?;
        let first = seat(part(setup, "first")?, seats)?;
        let mut table = Self {
            seats,
            first,
            printed,
            rulings: Rulings::written(QUESTIONS, header)?,
            held: Held::default(),
            marks: BTreeMap::new(),
            deal: 0,
            turn: first,
            settled: false,
            owes: BTreeMap::new(),
        };
        table.held.unpack("bank", "cards", DECK);
        for owner in 1..=seats {
            table.held.unpack(&format!("p{owner}"), &cars(owner), 3);
        }
        if let Some(position) = header.get("position").filter(|position| !position.is_null()) {
            table.correct(position)?;
        }
        Ok(table)
    }

    /// Whether four play in teams of two.
    fn in_teams(&self) -> bool {
        self.seats == 4 && self.rulings.is("teams", "yes")
    }

    /// The partner of a player in a team, who sits opposite.
    pub(super) fn partner(&self, seat: u8) -> Option<u8> {
        self.in_teams().then_some(if seat > 2 { seat - 2 } else { seat + 2 })
    }

    /// Whose cars a player plays.
    pub(super) fn plays_for(&self, seat: u8) -> u8 {
        self.partner(seat).filter(|_| self.home(seat) == 3).unwrap_or(seat)
    }

    /// Whether a player, and in a team the partner too, has all cars home.
    pub(super) fn is_over(&self) -> bool {
        let done = |seat: u8| self.home(seat) == 3;
        (1..=self.seats).any(|seat| done(seat) && self.partner(seat).is_none_or(done))
    }

    /// How many cards a player has in hand.
    pub(super) fn hand(&self, seat: u8) -> i64 {
        self.held.of(&format!("p{seat}"), "cards")
    }

    /// The next player clockwise.
    fn left_of(&self, seat: u8) -> u8 {
        seat % self.seats + 1
    }

    /// Whose turn it is: without a card in hand one is passed over. Nobody when all hands are empty.
    pub(super) fn on_turn(&self) -> Option<u8> {
        let mut seat = self.turn;
        for _ in 1..=self.seats {
            if self.hand(seat) > 0 {
                return Some(seat);
            }
            seat = self.left_of(seat);
        }
        None
    }

    /// Cards for each player, deal by deal, until the whole deck has been dealt.
    fn cycle(&self) -> &'static [i64] {
        match self.seats {
            2 => &[6, 6, 5, 5, 5],
            3 => &[5, 5, 4, 4],
            _ => &[5, 4, 4],
        }
    }

    /// Who plays first in a deal: the dealer's left neighbour, and the dealer changes when the deck has been dealt.
    pub(super) fn begins(&self, deal: i64) -> u8 {
        let deals = i64::try_from(self.cycle().len()).unwrap_or(1);
        let mut seat = self.first;
        for _ in 0..(deal - 1).div_euclid(deals) % i64::from(self.seats) {
            seat = self.left_of(seat);
        }
        seat
    }

    /// The act `deal`.
    pub(super) fn deals(&mut self) -> Done {
        if self.on_turn().is_some() {
            return Err("cards are dealt when all hands are empty".to_owned());
        }
        let in_cycle = usize::try_from(self.deal).unwrap_or(0) % self.cycle().len();
        let each = self.cycle().get(in_cycle).copied().unwrap_or(0);
        if in_cycle == 0 {
            let played = self.held.of("pile 1", "cards");
            self.held.shift("pile 1", "bank", "cards", played, &[])?;
        }
        for seat in 1..=self.seats {
            self.held.shift("bank", &format!("p{seat}"), "cards", each, &[])?;
        }
        self.deal += 1;
        (self.turn, self.settled) = (self.begins(self.deal), false);
        if self.rulings.is("puncture-debt", "dropped") {
            self.owes.clear();
        }
        Ok(())
    }

    /// A card goes from a hand to the pile.
    pub(super) fn lay_cards(&mut self, seat: u8, cards: i64) -> Done {
        self.held.shift(&format!("p{seat}"), "pile 1", "cards", cards, &[])
    }

    /// The turn is over.
    pub(super) fn turn_passes(&mut self, seat: u8) {
        (self.turn, self.settled) = (self.left_of(seat), false);
        if self.rulings.is("puncture", "every") {
            self.owes.remove(&seat);
        }
    }

    /// The phase in the words of a record: 1 the deal, 2 the puncture card, 3 the card.
    pub(super) fn phase_word(&self) -> String {
        if self.is_over() {
            return "over".to_owned();
        }
        // Cards that a correction put into a hand before anything was dealt are of the first deal.
        match self.on_turn() {
            None => format!("{}.1", self.deal + 1),
            Some(seat) if self.must_settle(seat) => format!("{}.2", self.deal.max(1)),
            Some(_) => format!("{}.3", self.deal.max(1)),
        }
    }
}
