//! Hands known card by card, where the table keeps them so (ruling `hands`): a card that was drawn is told with its
//! value, and what is played must be in the hand. What only its player may know is told behind a curtain.

use serde::{Deserialize, Serialize};

use std::collections::BTreeMap;

use crate::engine::{Command, Refusal, Rejection, Seats, Setting, Syntax, Typed};
use crate::games::sponsors::rulings::HANDS_KNOWN;
use crate::games::sponsors::sides::{cars, holder, name};
use crate::games::sponsors::units::{HIGHEST_CARD, cards};
use crate::games::sponsors::{Act, Car, Category, Play, Sponsors, Tx, UseRoulette, View};
use crate::msg;
use crate::words::Line;
use crate::words::keys::sponsors as k;

/// The values of the cards of a category that have been told of a car, lowest first.
pub fn known_cards(view: View<'_>, car: Car, category: Category) -> &[u8] {
    view.state().hands.get(&(car, category)).map_or(&[], Vec::as_slice)
}

/// How many workshop cards of a category a car has.
fn count(view: View<'_>, car: Car, category: Category) -> i64 {
    view.balance(holder(view.seats(), car), cards(category))
}

fn all_told_of(view: View<'_>, car: Car, category: Category) -> bool {
    i64::try_from(known_cards(view, car, category).len()) == Ok(count(view, car, category))
}

/// What a car may play of a category, lowest first, where hands are kept; nothing where the table types the values.
pub fn playable(view: View<'_>, car: Car, category: Category) -> Option<&[u8]> {
    view.is(HANDS_KNOWN).then(|| known_cards(view, car, category))
}

/// The categories of which a car has cards that nobody has told, and how many cards it has of each.
pub fn untold(view: View<'_>, car: Car) -> Vec<(Category, usize)> {
    if !view.is(HANDS_KNOWN) {
        return Vec::new();
    }
    let open = Category::ALL.iter().copied().filter(|category| !all_told_of(view, car, *category));
    open.map(|category| (category, usize::try_from(count(view, car, category)).unwrap_or_default())).collect()
}

/// The cars with cards that nobody has told.
pub fn silent(view: View<'_>) -> impl Iterator<Item = Car> {
    cars(view.seats()).filter(move |car| !untold(view, *car).is_empty())
}

/// Refuses to go on while a car has cards that nobody has told.
pub fn all_told(view: View<'_>, car: Car) -> Result<(), Rejection> {
    let open = untold(view, car);
    if open.is_empty() {
        return Ok(());
    }
    let named: Vec<Line> = open.iter().map(|(category, _)| Line::new(category.key())).collect();
    let why = msg!(k::UNTOLD, car = name(view.seats(), car), categories = named);
    Err(Refusal::new(why, k::RULE_CARDS).suggestion(k::UNTOLD_SUGGESTION).into())
}

/// Where hands are kept card by card: tells all cards that a car has of some categories.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TellHand {
    pub car: Car,
    /// The values of all its cards of each category named.
    pub cards: BTreeMap<Category, Vec<u8>>,
}

impl Command<Sponsors> for TellHand {
    const SYNTAX: &'static [Syntax] =
        &[Syntax::player("hand", "main", [k::VERB_HAND, k::MEANS_HAND], "red hand engine 5 3 tyres 0")];

    fn arguments(&self, _: &Seats) -> String {
        let category = |(category, values): (&Category, &Vec<u8>)| {
            values.iter().fold(category.word().to_owned(), |text, value| format!("{text} {value}"))
        };
        self.cards.iter().map(category).collect::<Vec<_>>().join(" ")
    }

    fn read(typed: &Typed<'_, Car>) -> Result<Self, Line> {
        let mut cards: BTreeMap<Category, Vec<u8>> = BTreeMap::new();
        let mut of = None;
        for word in typed.words() {
            match (word.parse::<u8>(), of) {
                (Ok(value), Some(category)) => cards.entry(category).or_default().push(value),
                _ => {
                    let named = typed.argument(word)?;
                    cards.entry(named).or_default();
                    of = Some(named);
                }
            }
        }
        if cards.is_empty() { Err(typed.how()) } else { Ok(Self { car: typed.by()?, cards }) }
    }

    fn describe(&self, setting: &Setting) -> Line {
        msg!(k::DESCRIBE_HAND, car = name(&setting.seats, self.car))
    }

    fn apply(&self, tx: &mut Tx<'_>) -> Result<(), Rejection> {
        let Self { car, cards } = self;
        let car = *car;
        let view = tx.view();
        let refused =
            |why, suggestion| Err(Refusal::new(why, k::RULE_CARDS).suggestion(Line::new(suggestion)).into());
        if !view.is(HANDS_KNOWN) {
            return refused(Line::new(k::HANDS_COUNTED), k::HANDS_COUNTED_SUGGESTION);
        }
        if cards.is_empty() {
            return refused(Line::new(k::HAND_EMPTY), k::HAND_EMPTY_SUGGESTION);
        }
        for (category, values) in cards {
            let has = count(view, car, *category);
            if i64::try_from(values.len()) != Ok(has) {
                let (car, entered) = (name(view.seats(), car), values.len());
                let why =
                    msg!(k::HAND_COUNT, car = car, category = category.key(), has = has, entered = entered);
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

/// Takes a card out of a hand; where hands are kept, it must have been told and be there.
pub fn take(tx: &mut Tx<'_>, car: Car, category: Category, value: u8) -> Result<(), Rejection> {
    if tx.view().is(HANDS_KNOWN) {
        if !all_told_of(tx.view(), car, category) {
            return all_told(tx.view(), car);
        }
        if !known_cards(tx.view(), car, category).contains(&value) {
            let car = name(tx.view().seats(), car);
            let why = msg!(k::NOT_IN_HAND, car = car, category = category.key(), value = value);
            return Err(Refusal::new(why, k::RULE_CARDS).suggestion(k::NOT_IN_HAND_SUGGESTION).into());
        }
    }
    if let Some(values) = tx.state().hands.get_mut(&(car, category))
        && let Some(at) = values.iter().position(|held| *held == value)
    {
        values.remove(at);
    }
    Ok(())
}

/// A card of a category was exchanged for one that nobody has told: the cards of that category are told anew.
pub fn forget(tx: &mut Tx<'_>, car: Car, category: Category) {
    tx.state().hands.remove(&(car, category));
}

/// Two cars exchange a card of a category: where each has one only, both know what they got.
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

/// Whether an act shows what only the player of a hand may see: as a line of the record.
pub const fn is_secret(act: &Act) -> bool {
    matches!(act, Act::Hand(TellHand { .. }))
}

/// Whether a choice shows what only the player of a hand may see, because it is possible or because it is not.
pub fn reveals_secret(view: View<'_>, act: &Act) -> bool {
    is_secret(act)
        || view.is(HANDS_KNOWN)
            && matches!(act, Act::Play(Play { .. }) | Act::Spin(UseRoulette { zero: Some(_), .. }))
}
