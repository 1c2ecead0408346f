//! Hands as private input, if they are known card by card: each player enters and sees only the cards of their own
//! cars.

use std::collections::BTreeMap;

use crate::engine::worksheet::{FieldId, NumberEntry};
use crate::engine::worksheet::{HiddenAct, PrivateInput, PrivateTurn, Secret, SecretRow};
use crate::engine::{Actor, Draft, Field};
use crate::games::sponsors::hands::{cars_with_unknown_cards, known_cards, unknown_cards};
use crate::games::sponsors::rulings::HANDS_KNOWN;
use crate::games::sponsors::sides::{cars, name, owner};
use crate::games::sponsors::units::HIGHEST_CARD;
use crate::games::sponsors::{Act, Car, Category, EnterHand, Phase, View, to_act};
use crate::msg;
use crate::words::Line;
use crate::words::keys::{desk, racing as k, sponsors as rules};

/// The private input, from the deal to the end of the race; `None` unless hands are known card by card.
pub fn private_input(view: View<'_>, draft: &Draft) -> Option<PrivateInput> {
    let state = view.state();
    if !view.is(HANDS_KNOWN) || state.phase == Phase::Deal || state.over {
        return None;
    }
    let people = cars(view.seats()).map(|car| behind(view, car, draft)).collect();
    Some(PrivateInput { description: k::HANDS.into(), awaited: awaited(view), people, act: None })
}

/// Whether play waits for a hand: of the car to act in the workshop, or of any car before the race.
fn awaited(view: View<'_>) -> bool {
    let acting = match view.state().phase {
        Phase::Workshop => to_act(view),
        Phase::BeforeRace => cars_with_unknown_cards(view).next(),
        _ => None,
    };
    acting.is_some_and(|car| !unknown_cards(view, car).is_empty())
}

fn behind(view: View<'_>, car: Car, draft: &Draft) -> PrivateTurn {
    let seats = view.seats();
    let id = |category: Category, at: usize| FieldId(format!("{} {} {at}", car.word(seats), category.word()));
    let open = unknown_cards(view, car);
    let secret = |category: Category, at: usize| {
        let called = msg!(k::CARD_TO_TELL, category = category.key(), n = at + 1);
        let entry = NumberEntry::new(id(category, at), Field::new(called, 0, HIGHEST_CARD.into()), draft);
        Secret { entry, zero: None, said: None, doubt: None }
    };
    let row = |(category, count): &(Category, usize)| SecretRow {
        label: category.key().into(),
        fields: (0..*count).map(|at| secret(*category, at)).collect(),
    };
    let value = |category, at| u8::try_from(draft.value(&id(category, at))?).ok();
    let values = |(category, count): &(Category, usize)| {
        let values: Option<Vec<u8>> = (0..*count).map(|at| value(*category, at)).collect();
        Some((*category, values?))
    };
    let cards: Option<BTreeMap<Category, Vec<u8>>> = open.iter().map(values).collect();
    let act = cards.filter(|cards| !cards.is_empty()).map(|cards| Act::Hand(EnterHand { car, cards }).into());
    PrivateTurn {
        seat: owner(seats, car),
        name: name(seats, car),
        rows: open.iter().map(row).collect(),
        held: held(view, car),
        act: Some(HiddenAct { does: rules::VERB_HAND.into(), act }),
    }
}

/// The known cards of a car, and the number of squares they are worth.
fn held(view: View<'_>, car: Car) -> Vec<Line> {
    let all = Category::ALL.iter().map(|category| (category, known_cards(view, car, *category)));
    let all: Vec<(&Category, &[u8])> = all.filter(|(_, values)| !values.is_empty()).collect();
    let squares: u32 = all.iter().flat_map(|(_, values)| *values).map(|value| u32::from(*value)).sum();
    let line = |(category, values): (&Category, &[u8])| {
        let values: Vec<Line> = values.iter().map(|value| msg!(desk::FIGURE, figure = *value)).collect();
        msg!(k::HAND_OF, category = category.key(), values)
    };
    let sum = (!all.is_empty()).then(|| msg!(k::HAND_SQUARES, count = squares));
    all.into_iter().map(line).chain(sum).collect()
}
