//! Hands of which every card is known, where set-up decided so: what is told, what is played, what changes cars.

use serde_json::Value;

use super::questions::{CATEGORIES, category};
use super::table::Table;
use crate::audit::Done;
use crate::audit::json::{list, object, whole};

impl Table {
    /// A player tells all cards of some categories.
    pub(super) fn hand(&mut self, car: u8, cards: &Value) -> Done {
        if self.rulings.is("hands", "counted") {
            return Err("hands are counted only".to_owned());
        }
        let told = object(cards, &CATEGORIES)?;
        if told.is_empty() {
            return Err("no card is told".to_owned());
        }
        for (word, values) in told {
            let category = category(word)?;
            let values = list(values)?.iter().map(|value| whole(value, 0, 7));
            let mut values = values.collect::<Result<Vec<i64>, _>>()?;
            if values.len() != self.cards_of(car, category) {
                return Err(format!("car {car} has another number of {category}"));
            }
            values.sort_unstable();
            self.hands.insert((car, category), values);
        }
        Ok(())
    }

    fn cards_of(&self, car: u8, category: &'static str) -> usize {
        usize::try_from(self.held.of(&self.place_of(car), category)).unwrap_or(0)
    }

    fn told(&self, car: u8, category: &'static str) -> &[i64] {
        self.hands.get(&(car, category)).map_or(&[], Vec::as_slice)
    }

    /// Refuses to go on while a card of a car is not told.
    pub(super) fn must_be_told(&self, car: u8) -> Done {
        let open = |name: &&'static str| self.told(car, name).len() != self.cards_of(car, name);
        match CATEGORIES.iter().find(|name| open(name)) {
            Some(name) if self.rulings.is("hands", "known") => {
                Err(format!("car {car} tells its {name} first"))
            }
            _ => Ok(()),
        }
    }

    /// A card leaves a hand.
    pub(super) fn play_out(&mut self, car: u8, category: &'static str, value: i64) -> Done {
        if self.rulings.is("hands", "counted") {
            return Ok(());
        }
        if self.told(car, category).len() != self.cards_of(car, category) {
            return Err(format!("car {car} tells its {category} first"));
        }
        let hand = self.hands.entry((car, category)).or_default();
        let at = hand.iter().position(|held| *held == value);
        hand.remove(at.ok_or(format!("car {car} has no {category} of {value}"))?);
        Ok(())
    }

    /// Nobody knows any more what a car has of a category.
    pub(super) fn untell(&mut self, car: u8, category: &'static str) {
        self.hands.remove(&(car, category));
    }

    /// Two cars give each other a card: what two single cards were is known of both.
    pub(super) fn crossed(&mut self, car: u8, with: u8, category: &'static str) {
        let (one, other) = (self.told(car, category).to_vec(), self.told(with, category).to_vec());
        let all = [one.len(), other.len(), self.cards_of(car, category), self.cards_of(with, category)];
        self.untell(car, category);
        self.untell(with, category);
        if all == [1; 4] {
            self.hands.insert((car, category), other);
            self.hands.insert((with, category), one);
        }
    }
}
