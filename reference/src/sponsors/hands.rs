//! Hands of which every card is known, where set-up decided so: what is told, what is played, what changes cars.

use std::collections::BTreeMap;

use super::Sponsors;
use super::say::{CATEGORIES, Category};
use crate::Done;
use crate::line::Whole;
use crate::rules::Rules;

impl Sponsors {
    /// A player tells all cards of some categories.
    pub(super) fn describe_hand(
        &mut self,
        car: u8,
        description: &BTreeMap<Category, Vec<Whole<0, 7>>>,
    ) -> Done {
        self.known(car)?;
        if self.is("hands", "counted") {
            return Err("hands are counted only".to_owned());
        }
        if description.is_empty() {
            return Err("no card is told".to_owned());
        }
        for (category, values) in description {
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

    fn description(&self, car: u8, category: Category) -> &[i64] {
        self.hands.get(&(car, category)).map_or(&[], Vec::as_slice)
    }

    /// Refuses to go on while a card of a car is not told.
    pub(super) fn must_be_told(&self, car: u8) -> Done {
        let open =
            |category: &Category| self.description(car, *category).len() != self.cards_of(car, *category);
        match CATEGORIES.map(Category).into_iter().find(open) {
            Some(Category(name)) if self.is("hands", "known") => {
                Err(format!("car {car} tells its {name} first"))
            }
            _ => Ok(()),
        }
    }

    /// A card leaves a hand.
    pub(super) fn play_out(&mut self, car: u8, category: Category, value: i64) -> Done {
        if self.is("hands", "counted") {
            return Ok(());
        }
        if self.description(car, category).len() != self.cards_of(car, category) {
            return Err(format!("car {car} tells its {} first", category.0));
        }
        let hand = self.hands.entry((car, category)).or_default();
        let at = hand.iter().position(|held| *held == value);
        hand.remove(at.ok_or(format!("car {car} has no {} of {value}", category.0))?);
        Ok(())
    }

    /// Nobody knows any more what a car has of a category.
    pub(super) fn untell(&mut self, car: u8, category: Category) {
        self.hands.remove(&(car, category));
    }

    /// Two cars give each other a card: what two single cards were is known of both.
    pub(super) fn crossed(&mut self, car: u8, with: u8, category: Category) {
        let (one, other) =
            (self.description(car, category).to_vec(), self.description(with, category).to_vec());
        let all = [one.len(), other.len(), self.cards_of(car, category), self.cards_of(with, category)];
        self.untell(car, category);
        self.untell(with, category);
        if all == [1; 4] {
            self.hands.insert((car, category), other);
            self.hands.insert((with, category), one);
        }
    }
}
