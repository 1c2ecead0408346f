//! Punctures: a player whose car stops there gives a card before their next turn, unless they play a joker.

use super::Autotock;
use super::cars::At;
use super::say::Card;
use crate::Done;
use crate::rules::Rules;

impl Autotock {
    /// How many puncture cards a player must give now.
    fn due(&self, seat: u8) -> i64 {
        let mut punctures = self.owes.get(&seat).copied().unwrap_or(0);
        if self.is("puncture", "every") {
            let owner = self.plays_for(seat);
            punctures = (1..=48).map(|square| i64::from(self.is_punctured(owner, At::Square(square)))).sum();
        }
        if self.is("puncture-two", "one") { punctures.min(1) } else { punctures }
    }

    /// Whether a car is on a puncture where it ended a move.
    fn is_punctured(&self, owner: u8, at: At) -> bool {
        let At::Square(square) = at else { return false };
        self.standing(owner, at) > 0
            && self.mark(owner, at).stopped
            && self.is_special(square, "puncture").unwrap_or(false)
    }

    /// Whether the player must give cards first.
    pub(super) fn must_settle(&self, seat: u8) -> bool {
        !self.settled && self.due(seat) > 0
    }

    /// Refuses an act before the cards are given.
    pub(super) fn must_have_settled(&self, seat: u8) -> Done {
        if self.must_settle(seat) { Err(format!("p{seat} owes a puncture card first")) } else { Ok(()) }
    }

    /// Records a card owed if the car came to a puncture.
    pub(super) fn came_to(&mut self, owner: u8, at: At, debtor: u8) {
        if self.is_punctured(owner, at) && self.is("puncture", "once") {
            *self.owes.entry(debtor).or_insert(0) += 1;
        }
    }

    /// Gives cards, as many as the hand has; the rest remains owed.
    fn give(&mut self, seat: u8, cards: i64) -> Done {
        let given = cards.min(self.cards(seat));
        self.lay_cards(seat, given)?;
        if self.is("puncture", "once") {
            self.owes.insert(seat, cards - given);
        }
        Ok(())
    }

    /// Gives the cards that are due.
    pub(super) fn puncture(&mut self, seat: u8) -> Done {
        if !self.must_settle(seat) {
            return Err(format!("p{seat} owes no puncture card"));
        }
        self.give(seat, self.due(seat))?;
        (self.turn, self.settled) = (seat, true);
        if self.cards(seat) == 0 {
            self.turn_passes(seat);
        }
        Ok(())
    }

    /// Settles what is due with a joker; refuses any other card. `moved` is the car that the joker moves, if any.
    pub(super) fn spare(&mut self, seat: u8, card: Card, moved: Option<At>) -> Done {
        if !self.must_settle(seat) {
            return Ok(());
        }
        if card != Card("joker") {
            return self.must_have_settled(seat);
        }
        let punctured = moved.is_some_and(|at| self.is_punctured(self.plays_for(seat), at));
        if self.is("puncture-joker", "must") && !punctured {
            return Err("the joker must move the car with the puncture".to_owned());
        }
        let settles = if self.is("joker-two-debts", "both") { self.due(seat) } else { 1 };
        self.give(seat, self.due(seat) - settles)
    }
}
