//! Hands known card by card, if set-up decided so: entering, playing and exchanging cards.

use std::collections::BTreeMap;

use super::Sponsors;
use super::say::{CATEGORIES, Category};
use crate::Done;
use crate::line::Whole;
use crate::rules::Rules;

impl Sponsors {
    /// Enters all cards that a car has in some categories.
    pub(super) fn enter_hand(&mut self, car: u8, cards: &BTreeMap<Category, Vec<Whole<0, 7>>>) -> Done {
        self.known(car)?;
        if self.is("hands", "counted") {
            return Err("hands are counted only".to_owned());
        }
        if cards.is_empty() {
            return Err("no card is told".to_owned());
        }
        for (category, values) in cards {
            if values.len() != self.cards_of(car, *category) {
                return Err(format!("car {car} has another number of {}", category.0));
            }
            let mut values: Vec<i64> = values.iter().map(|value| value.0).collect();
            values.sort_unstable();
            self.hands.insert((car, *category), values);
        }
        Ok(())
    }

    fn cards_of(&self, car: u8, category: Category) -> usize {
        usize::try_from(self.has(self.place_of(car), category.0)).unwrap_or(0)
    }

    fn known_cards(&self, car: u8, category: Category) -> &[i64] {
        self.hands.get(&(car, category)).map_or(&[], Vec::as_slice)
    }

    /// Refuses while a card of the car is unknown.
    pub(super) fn must_be_known(&self, car: u8) -> Done {
        let open =
            |category: &Category| self.known_cards(car, *category).len() != self.cards_of(car, *category);
        match CATEGORIES.map(Category).into_iter().find(open) {
            Some(Category(name)) if self.is("hands", "known") => {
                Err(format!("car {car} tells its {name} first"))
            }
            _ => Ok(()),
        }
    }

    /// Removes a card from a hand.
    pub(super) fn play_out(&mut self, car: u8, category: Category, value: i64) -> Done {
        if self.is("hands", "counted") {
            return Ok(());
        }
        if self.known_cards(car, category).len() != self.cards_of(car, category) {
            return Err(format!("car {car} tells its {} first", category.0));
        }
        let hand = self.hands.entry((car, category)).or_default();
        let at = hand.iter().position(|held| *held == value);
        hand.remove(at.ok_or(format!("car {car} has no {} of {value}", category.0))?);
        Ok(())
    }

    /// Makes the cards of a category unknown.
    pub(super) fn forget(&mut self, car: u8, category: Category) {
        self.hands.remove(&(car, category));
    }

    /// Two cars exchange a card. If each has only one, both values stay known.
    pub(super) fn crossed(&mut self, car: u8, with: u8, category: Category) {
        let (one, other) =
            (self.known_cards(car, category).to_vec(), self.known_cards(with, category).to_vec());
        let all = [one.len(), other.len(), self.cards_of(car, category), self.cards_of(with, category)];
        self.forget(car, category);
        self.forget(with, category);
        if all == [1; 4] {
            self.hands.insert((car, category), other);
            self.hands.insert((with, category), one);
        }
    }
}
