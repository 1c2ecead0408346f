//! Deals and turns: how many cards each player gets, who goes first, whose turn it is, and whose cars a player moves.

use super::Autotock;
use crate::Done;
use crate::rules::{Rules, hand};

impl Autotock {
    /// The number of cards for each player, deal by deal, until the whole deck has been dealt.
    fn cycle(&self) -> &'static [i64] {
        match self.book.seats {
            2 => &[6, 6, 5, 5, 5],
            3 => &[5, 5, 4, 4],
            _ => &[5, 4, 4],
        }
    }

    /// The player who goes first in a deal: the dealer's left neighbour. The dealer changes when the whole deck has
    /// been dealt.
    fn begins(&self, deal: i64) -> u8 {
        let deals = i64::try_from(self.cycle().len()).unwrap_or(1);
        let mut seat = self.book.first;
        for _ in 0..(deal - 1) / deals % i64::from(self.book.seats) {
            seat = self.left_of(seat);
        }
        seat
    }

    /// Deals the cards. Before the first deal of a cycle, the played cards are shuffled back in.
    pub(super) fn deals(&mut self) -> Done {
        if self.on_turn().is_some() {
            return Err("cards are dealt when all hands are empty".to_owned());
        }
        let in_cycle = usize::try_from(self.deal).unwrap_or(0) % self.cycle().len();
        let each = self.cycle().get(in_cycle).copied().unwrap_or(0);
        if in_cycle == 0 {
            self.shift_all("pile 1", "bank", "cards")?;
        }
        for seat in self.everybody() {
            self.shift("bank", hand(seat), "cards", each)?;
        }
        self.deal += 1;
        (self.turn, self.settled) = (self.begins(self.deal), false);
        if self.is("puncture-debt", "dropped") {
            self.owes.clear();
        }
        Ok(())
    }

    pub(super) fn cards(&self, seat: u8) -> i64 {
        self.has(hand(seat), "cards")
    }

    /// Moves cards from a hand to the pile.
    pub(super) fn lay_cards(&mut self, seat: u8, cards: i64) -> Done {
        self.shift(hand(seat), "pile 1", "cards", cards)
    }

    /// Whose turn it is: the next player with cards. `None` if all hands are empty.
    pub(super) fn on_turn(&self) -> Option<u8> {
        let mut seat = self.turn;
        for _ in self.everybody() {
            if self.cards(seat) > 0 {
                return Some(seat);
            }
            seat = self.left_of(seat);
        }
        None
    }

    /// Ends a player's turn.
    pub(super) fn turn_passes(&mut self, seat: u8) {
        (self.turn, self.settled) = (self.left_of(seat), false);
        if self.is("puncture", "every") {
            self.owes.remove(&seat);
        }
    }

    /// The partner of a player, who sits opposite, if four play in teams.
    pub(super) fn partner(&self, seat: u8) -> Option<u8> {
        let in_teams = self.book.seats == 4 && self.is("teams", "yes");
        in_teams.then_some(if seat > 2 { seat - 2 } else { seat + 2 })
    }

    /// The player whose cars a player moves.
    pub(super) fn plays_for(&self, seat: u8) -> u8 {
        self.partner(seat).filter(|_| self.home(seat) == 3).unwrap_or(seat)
    }
}
