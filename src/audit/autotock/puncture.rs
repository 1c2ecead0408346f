//! Punctures: cards that are due before the next turn.

use super::cars::At;
use super::table::Table;
use crate::audit::Done;

impl Table {
    /// How many puncture cards a player must give now.
    pub(super) fn due(&self, seat: u8) -> i64 {
        let punctures = if self.rulings.is("puncture", "every") {
            let owner = self.plays_for(seat);
            let squares =
                (1..=super::board::CIRCUIT).filter(|square| self.is_punctured(owner, At::Square(*square)));
            i64::try_from(squares.count()).unwrap_or(0)
        } else {
            self.owes.get(&seat).copied().unwrap_or(0)
        };
        if self.rulings.is("puncture-two", "one") { punctures.min(1) } else { punctures }
    }

    /// Whether a car stands on a puncture where it ended a move.
    pub(super) fn is_punctured(&self, owner: u8, at: At) -> bool {
        match at {
            At::Square(square) => {
                self.standing(owner, at) > 0
                    && self.mark(owner, at).stopped
                    && self.is_special(square, "puncture").unwrap_or(false)
            }
            _ => false,
        }
    }

    /// Whether cards are due before anything else.
    pub(super) fn must_settle(&self, seat: u8) -> bool {
        !self.settled && self.due(seat) > 0
    }

    /// A car came to stand; on a puncture somebody owes a card.
    pub(super) fn came_to(&mut self, owner: u8, at: At, debtor: u8) {
        if self.is_punctured(owner, at) && self.rulings.is("puncture", "once") {
            *self.owes.entry(debtor).or_insert(0) += 1;
        }
    }

    /// Cards are given, as far as the hand goes; what is missing stays owed.
    fn give(&mut self, seat: u8, cards: i64) -> Done {
        let given = cards.min(self.hand(seat));
        self.lay_cards(seat, given)?;
        if self.rulings.is("puncture", "once") {
            self.owes.insert(seat, cards - given);
        }
        Ok(())
    }

    /// The act `puncture`.
    pub(super) fn puncture(&mut self, seat: u8) -> Done {
        if !self.must_settle(seat) {
            return Err(format!("p{seat} owes no puncture card"));
        }
        self.give(seat, self.due(seat))?;
        (self.turn, self.settled) = (seat, true);
        if self.hand(seat) == 0 {
            self.turn_passes(seat);
        }
        Ok(())
    }

    /// What a card does about the punctures of who plays it: a joker settles them, nothing else does.
    /// `moved` is the car it moves, where it moves one.
    pub(super) fn spare(&mut self, seat: u8, card: &str, moved: Option<At>) -> Done {
        if !self.must_settle(seat) {
            return Ok(());
        }
        if card != "joker" {
            return Err(format!("p{seat} owes a puncture card first"));
        }
        let punctured = moved.is_some_and(|at| self.is_punctured(self.plays_for(seat), at));
        if self.rulings.is("puncture-joker", "must") && !punctured {
            return Err("the joker must move the car with the puncture".to_owned());
        }
        let settles = if self.rulings.is("joker-two-debts", "both") { self.due(seat) } else { 1 };
        self.give(seat, self.due(seat) - settles)
    }
}
