//! Hands known card by card (ruling `hands`): the values of drawn cards are entered, and only a card in the hand can
//! be played. Values are private input, since only the player may see them.

use std::collections::BTreeMap;

use crate::engine::{Actor, Command, Filled, Part, Rejection, Rest, Seats, Told, refuse};
use crate::games::sponsors::rulings::HANDS_KNOWN;
use crate::games::sponsors::sides::{cars, holder, name};
use crate::games::sponsors::units::{HIGHEST_CARD, cards};
use crate::games::sponsors::{Car, Category, Sponsors, Tx, View};
use crate::words::Line;
use crate::words::keys::sponsors as k;
use crate::{act, msg};

/// The known values of a car's cards in a category, the lowest first.
pub fn known_cards(view: View<'_>, car: Car, category: Category) -> &[u8] {
    view.state().hands.get(&(car, category)).map_or(&[], Vec::as_slice)
}

/// How many workshop cards a car has in a category.
fn count(view: View<'_>, car: Car, category: Category) -> i64 {
    view.balance(holder(view.seats(), car), cards(category))
}

fn all_known_in(view: View<'_>, car: Car, category: Category) -> bool {
    i64::try_from(known_cards(view, car, category).len()) == Ok(count(view, car, category))
}

/// The values that a car may play in a category, the lowest first. `None` unless hands are known card by card.
pub fn playable(view: View<'_>, car: Car, category: Category) -> Option<&[u8]> {
    view.is(HANDS_KNOWN).then(|| known_cards(view, car, category))
}

/// The categories in which a car has unknown cards, with the number of its cards there.
pub fn unknown_cards(view: View<'_>, car: Car) -> Vec<(Category, usize)> {
    if !view.is(HANDS_KNOWN) {
        return Vec::new();
    }
    let open = Category::ALL.into_iter().filter(|category| !all_known_in(view, car, *category));
    open.map(|category| (category, usize::try_from(count(view, car, category)).unwrap_or_default())).collect()
}

/// The cars with unknown cards.
pub fn cars_with_unknown_cards(view: View<'_>) -> impl Iterator<Item = Car> {
    cars(view.seats()).filter(move |car| !unknown_cards(view, *car).is_empty())
}

/// Refuses while a car has unknown cards.
pub fn all_known(view: View<'_>, car: Car) -> Result<(), Rejection> {
    let open = unknown_cards(view, car);
    if open.is_empty() {
        return Ok(());
    }
    let named: Vec<Line> = open.iter().map(|(category, _)| Line::new(category.key())).collect();
    let why = msg!(k::UNTOLD, car = name(view.seats(), car), categories = named);
    refuse(why, k::RULE_CARDS, k::UNTOLD_SUGGESTION)
}

act! {
    /// When hands are known card by card: enters all cards that a car has in some categories.
    pub struct EnterHand(Sponsors, "hand" / "main", "red hand engine 5 3 tyres 0", k::VERB_HAND, k::MEANS_HAND) {
        by car: Car,
        /// The values of all its cards in each category.
        pub cards: BTreeMap<Category, Vec<u8>>,
    } => |act, setting| msg!(k::DESCRIBE_HAND, car = act.car.told(setting))
}

/// Notation for the cards: each category, then the values.
impl Part<()> for BTreeMap<Category, Vec<u8>> {
    fn take<A: Actor>((): (), rest: &mut Rest<'_, '_, A>) -> Result<Self, Line> {
        let mut cards = Self::new();
        while let Some(category) = rest.optional()? {
            let values: &mut Vec<u8> = cards.entry(category).or_default();
            while let Some(value) = rest.if_parsed() {
                values.push(value);
            }
        }
        Ok(cards)
    }

    fn put(&self, (): (), seats: &Seats, line: &mut String) {
        for (category, values) in self {
            category.put((), seats, line);
            values.put((), seats, line);
        }
    }

    fn fill(&mut self, (): (), filled: &mut Filled<'_>) {
        self.values_mut().flatten().for_each(|value| filled.count(value));
    }
}

impl Command<Sponsors> for EnterHand {
    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car, cards } = self;
        let car = *car;
        let view = tx.view();
        let refused = |why, suggestion| refuse(why, k::RULE_CARDS, suggestion);
        if !view.is(HANDS_KNOWN) {
            return refused(k::HANDS_COUNTED.into(), k::HANDS_COUNTED_SUGGESTION);
        }
        if cards.is_empty() {
            return refused(k::HAND_EMPTY.into(), k::HAND_EMPTY_SUGGESTION);
        }
        for (category, values) in cards {
            let has = count(view, car, *category);
            if i64::try_from(values.len()) != Ok(has) {
                let (car, entered) = (name(view.seats(), car), values.len());
                let why = msg!(k::HAND_COUNT, car, category = category.key(), has, entered);
                return refused(why, k::HAND_COUNT_SUGGESTION);
            }
            if let Some(value) = values.iter().find(|value| **value > HIGHEST_CARD) {
                return refused(msg!(k::HAND_VALUE, value = *value), k::HAND_VALUE_SUGGESTION);
            }
        }
        for (category, values) in cards {
            let mut values = values.clone();
            values.sort_unstable();
            tx.state().hands.insert((car, *category), values);
        }
        Ok(())
    }
}

/// Removes a card from the known cards of a hand. If hands are known card by card, the hand must have it.
pub fn take(tx: &mut Tx<'_>, car: Car, category: Category, value: u8) -> Result<(), Rejection> {
    if tx.view().is(HANDS_KNOWN) {
        if !all_known_in(tx.view(), car, category) {
            return all_known(tx.view(), car);
        }
        if !known_cards(tx.view(), car, category).contains(&value) {
            let car = name(tx.view().seats(), car);
            let why = msg!(k::NOT_IN_HAND, car, category = category.key(), value);
            return refuse(why, k::RULE_CARDS, k::NOT_IN_HAND_SUGGESTION);
        }
    }
    if let Some(values) = tx.state().hands.get_mut(&(car, category))
        && let Some(at) = values.iter().position(|held| *held == value)
    {
        values.remove(at);
    }
    Ok(())
}

/// Makes the cards of a category unknown after an exchange; they must be entered again.
pub fn forget(tx: &mut Tx<'_>, car: Car, category: Category) {
    tx.state().hands.remove(&(car, category));
}

/// Exchanges a card between two cars. If both have only one card of the category, the values stay known.
pub fn cross(tx: &mut Tx<'_>, car: Car, with: Car, category: Category) {
    let (one, other) =
        (known_cards(tx.view(), car, category).to_vec(), known_cards(tx.view(), with, category).to_vec());
    let single = |car| count(tx.view(), car, category) == 1;
    let known = single(car) && single(with) && one.len() == 1 && other.len() == 1;
    forget(tx, car, category);
    forget(tx, with, category);
    if known {
        let hands = &mut tx.state().hands;
        hands.insert((car, category), other);
        hands.insert((with, category), one);
    }
}
